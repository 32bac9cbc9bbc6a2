#include "speech/output/reader/reader.hpp"
#include "tests/speech/output/reader/listener.hpp"
#include "tests/support/catch.hpp"

#include <signal.h>

#include <condition_variable>
#include <future>
#include <mutex>

using namespace speech::output;
using listening::Listener;
using speech::announce::Urgency;
using speech::phrases::Runs;

namespace {

const std::string announcements = "object:announcement ";
const std::string notifications = "object:state-changed:showing ";

/// Speaks, and waits for what comes of it.
class Speaking {
public:
    Speaking()
        : output_(reader::open([this] {
            const std::lock_guard lock(mutex_);
            is_awake_ = true;
            wake_.notify_one();
        })) {}

    std::uint64_t speak(const Runs& runs, Urgency urgency) {
        output_->speak({++spoken_}, runs, urgency);
        return spoken_;
    }
    std::uint64_t speak(const std::string& words, Urgency urgency) { return speak({{{"en"}, words}}, urgency); }
    void hush() { output_->hush(); }

    Report next_report() {
        while (true) {
            if (auto report = output_->poll()) return *report;
            std::unique_lock lock(mutex_);
            wake_.wait(lock, [this] { return is_awake_; });
            is_awake_ = false;
        }
    }

private:
    std::mutex mutex_;
    std::condition_variable wake_;
    bool is_awake_ = false;
    std::uint64_t spoken_ = 0;
    std::unique_ptr<SpeechOutput> output_;
};

Failing failing(const Report& report) {
    REQUIRE(std::holds_alternative<Died>(report));
    return std::get<Died>(report).failing;
}

} // namespace

TEST_CASE("Where no screen reader listens none can speak, and one that comes later can") {
    {
        Speaking speaking;
        CHECK(failing(speaking.next_report()) == Failing::NotThere);
    }
    Listener listener(notifications);
    Speaking speaking;
    CHECK(speaking.next_report() == Report{Ready{}});
}

TEST_CASE(
    "What is spoken reaches a screen reader as a notification, each with its own text, and is counted to its end") {
    Listener listener(notifications);
    Speaking speaking;
    CHECK(speaking.next_report() == Report{Ready{}});
    speaking.speak({{{"en"}, "Your move:"}, {{"de"}, "Springer Felix drei"}, {{"en"}, "."}}, Urgency::News);
    CHECK(speaking.next_report() == Report{Ended{{1}}});
    speaking.speak("اسب به اف سه", Urgency::News);
    CHECK(speaking.next_report() == Report{Ended{{2}}});
    speaking.speak("اسب به اف سه", Urgency::News);
    CHECK(speaking.next_report() == Report{Ended{{3}}});
    for (const std::string text : {"Your move: Springer Felix drei.", "اسب به اف سه", "اسب به اف سه"})
        CHECK(listener.heard_until(notifications + text).size() == 1);
}

TEST_CASE("One who listens for announcements is told nothing twice") {
    Listener listener(announcements + notifications);
    Speaking speaking;
    CHECK(speaking.next_report() == Report{Ready{}});
    speaking.speak("Check.", Urgency::News);
    CHECK(speaking.next_report() == Report{Ended{{1}}});
    speaking.speak("Mate.", Urgency::News);
    CHECK(listener.heard_until(announcements + "Check.").size() == 1);
    CHECK(listener.heard_until(announcements + "Mate.").size() == 1);
}

TEST_CASE("An answer and an alarm interrupt, as a key does, before they are told; news does not") {
    Listener listener(announcements);
    Speaking speaking;
    CHECK(speaking.next_report() == Report{Ready{}});
    speaking.speak("News.", Urgency::News);
    CHECK(listener.heard_until(announcements + "News.") == std::vector<std::string>{announcements + "News."});
    for (const Urgency urgency : {Urgency::Answer, Urgency::Alarm}) {
        speaking.speak("At once.", urgency);
        const auto heard = listener.heard_until(announcements + "At once.");
        CHECK(heard == std::vector<std::string>{"key", announcements + "At once."});
    }
    speaking.hush();
    CHECK(listener.heard_until("key").size() == 1);
}

TEST_CASE("Of what is asked for faster than it can be told, the last is told, and only its end is reported") {
    Listener listener(announcements);
    Speaking speaking;
    CHECK(speaking.next_report() == Report{Ready{}});
    std::uint64_t last = 0;
    for (int square = 1; square <= 50; ++square) last = speaking.speak(std::to_string(square), Urgency::Answer);
    CHECK(listener.heard_until(announcements + "50").size() < 100);
    CHECK(speaking.next_report() == Report{Ended{{last}}});
}

TEST_CASE("A screen reader that ends in the middle of a sentence is missed at once") {
    Listener listener(notifications);
    Speaking speaking;
    CHECK(speaking.next_report() == Report{Ready{}});
    speaking.speak("A sentence that nobody will hear to its end, because it is so long that it cannot be.",
                   Urgency::News);
    listener.send(SIGKILL);
    CHECK(failing(speaking.next_report()) == Failing::Gone);
}

TEST_CASE("A screen reader that gives no sign of life is given up, and is told nothing more") {
    Listener listener(notifications);
    Speaking speaking;
    CHECK(speaking.next_report() == Report{Ready{}});
    listener.send(SIGSTOP);
    const std::string long_sentence(200, 'm');
    speaking.speak(long_sentence, Urgency::News);
    CHECK(failing(speaking.next_report()) == Failing::Stuck);
    speaking.speak("Are you there?", Urgency::Answer);
    listener.send(SIGCONT);
    Speaking again;
    CHECK(again.next_report() == Report{Ready{}});
    again.speak("Welcome back.", Urgency::News);
    const auto heard = listener.heard_until(notifications + "Welcome back.");
    CHECK(heard == std::vector<std::string>{notifications + long_sentence, notifications + "Welcome back."});
}

namespace {

const std::string focus = "object:state-changed:focused ";

reader::Seen seen(const std::string& caption) {
    return {.title = "Klangbrett", .language = "en", .caption = {caption}, .is_active = true, .is_spoken = true};
}

reader::Seen at_list(std::size_t row, const std::string& caption) {
    reader::Seen made = seen(caption);
    made.list = reader::SeenList{"Main menu", {{"New game", "en"}, {"Eva vier", "de"}, {"Quit", "en"}}, row};
    return made;
}

reader::Seen at_board(std::size_t square, const std::string& caption) {
    reader::Seen made = seen(caption);
    made.board = reader::SeenBoard{"Board", {"a", "b", "c"}, {"2", "1"}, {}, square};
    for (std::size_t place = 0; place < 6; ++place)
        made.board->squares.push_back({{"square " + std::to_string(place), "de"}, place + 40});
    made.board->squares.back().words = {"white pawn Cäsar eins", "en", {{"en", 10}, {"de", 22}}};
    return made;
}

reader::Seen at_line(const std::string& text) {
    reader::Seen made = seen(text);
    made.line = reader::SeenLine{"Your move", text, false};
    return made;
}

/// The tree, once all that was shown has come to it.
std::string tree(Speaking& speaking, Listener& listener) {
    speaking.speak("Done", Urgency::News);
    listener.heard_until(notifications + "Done");
    return listening::output_of("tree.py");
}

} // namespace

TEST_CASE("A sentence that has more than what comes into focus is told, and the focus comes without a word") {
    Listener listener(focus + notifications);
    reader::show(at_list(0, "Welcome"));
    Speaking speaking;
    CHECK(speaking.next_report() == Report{Ready{}});
    speaking.speak("Eva vier, 2 of 3", Urgency::News);
    reader::show(at_list(1, "Eva vier, 2 of 3"));
    CHECK(listener.heard_until(notifications + "Eva vier, 2 of 3").size() <=
          2); // the window may just have been gone to
    CHECK(tree(speaking, listener).find("list item 'Eva vier' (focusable) (focused)") != std::string::npos);
}

TEST_CASE("A sentence that is what comes into focus is told by that, and by that alone, whichever is heard of first") {
    Listener listener(focus + notifications);
    reader::show(at_list(0, "Welcome"));
    Speaking speaking;
    CHECK(speaking.next_report() == Report{Ready{}});
    reader::show(at_list(1, "Eva vier"));
    const auto first = speaking.speak("Eva vier", Urgency::News);
    CHECK(speaking.next_report() == Report{Ended{{first}}});
    speaking.speak("And on", Urgency::News);
    auto heard = listener.heard_until(notifications + "And on");
    heard.erase(heard.begin(), heard.end() - 2);
    CHECK(heard == std::vector<std::string>{focus + "Eva vier", notifications + "And on"});

    speaking.speak("Quit", Urgency::News);
    CHECK(listener.heard_until(notifications + "Quit").size() == 1);
    reader::show(at_list(2, "Quit"));
    speaking.speak("Over", Urgency::News);
    CHECK(listener.heard_until(notifications + "Over").size() == 1);
}

TEST_CASE("The window that is gone to tells what has the focus, and nothing while another voice speaks") {
    Listener listener(focus + notifications);
    Speaking speaking;
    CHECK(speaking.next_report() == Report{Ready{}});
    reader::Seen now = at_list(1, "Eva vier");
    now.is_active = false;
    reader::show(now);
    reader::show(at_list(1, "Eva vier"));
    CHECK(listener.heard_until(focus + "Eva vier").size() == 1);

    now.is_spoken = false;
    reader::show(now);
    now.is_active = true;
    reader::show(now);
    now.list->focus = 2;
    now.caption = {"Quit"};
    reader::show(now);
    const std::string unfocused = tree(speaking, listener);
    CHECK(unfocused.find("(focused)") == std::string::npos);
    CHECK(unfocused.find("list item 'Quit' (focusable) (selectable) (selected)") != std::string::npos);
}

TEST_CASE("A list is found with its rows, their places and languages, and what they do") {
    Listener listener(notifications);
    Speaking speaking;
    CHECK(speaking.next_report() == Report{Ready{}});
    reader::show(at_list(1, "Welcome"));
    CHECK(
        tree(speaking, listener)
            .find("    list box 'Main menu' [Selection] lang=en chosen=['Eva vier']\n"
                  "      list item 'New game' (focusable) (selectable) [Action Text] lang=en 1/3 does=activate\n"
                  "      list item 'Eva vier' (focusable) (focused) (selectable) (selected) [Action Text] lang=de 2/3 "
                  "does=activate\n"
                  "      list item 'Quit' (focusable) (selectable) [Action Text] lang=en 3/3 does=activate\n"
                  "    label 'Welcome' (focusable) [Text] lang=en\n") != std::string::npos);
    reader::show(seen("Nothing but this"));
    const std::string without = tree(speaking, listener);
    CHECK(without.find("list box") == std::string::npos);
    CHECK(without.find("label 'Nothing but this' (focusable) (focused)") != std::string::npos);
}

TEST_CASE("A board is found as a table of squares, each with its row and column") {
    Listener listener(notifications);
    Speaking speaking;
    CHECK(speaking.next_report() == Report{Ready{}});
    reader::show(at_board(4, "Welcome"));
    const std::string found = tree(speaking, listener);
    CHECK(found.find("    table 'Board' (focusable) [Selection Table] lang=en 2 x 3 abc 21 chosen=['square 4']\n"
                     "      table cell 'square 0' (focusable) (selectable) [Action TableCell Text] lang=de at 0, 0 "
                     "does=activate\n") != std::string::npos);
    CHECK(found.find(
              "table cell 'square 4' (focusable) (focused) (selectable) (selected) [Action TableCell Text] lang=de "
              "at 1, 1 does=activate\n") != std::string::npos);
}

TEST_CASE("A text in several languages tells which part is in which") {
    Listener listener(notifications);
    Speaking speaking;
    CHECK(speaking.next_report() == Report{Ready{}});
    reader::show(at_board(4, "Welcome"));
    CHECK(tree(speaking, listener)
              .find("table cell 'white pawn Cäsar eins' (focusable) (selectable) [Action TableCell "
                    "Text] en:white pawn|de:Cäsar eins lang=en at 1, 2") != std::string::npos);
}

TEST_CASE("A line that is typed is found with its caret, and its characters are told as they come and go") {
    Listener listener("object:text-changed object:text-caret-moved " + notifications);
    Speaking speaking;
    CHECK(speaking.next_report() == Report{Ready{}});
    reader::show(at_line(""));
    reader::show(at_line("ä"));
    reader::show(at_line("ö"));
    reader::show(at_line("öx"));
    CHECK(listener.heard_until("object:text-caret-moved 2") ==
          std::vector<std::string>{"object:text-changed:insert ä", "object:text-caret-moved 1",
                                   "object:text-changed:delete ä", "object:text-changed:insert ö",
                                   "object:text-caret-moved 1", "object:text-changed:insert x",
                                   "object:text-caret-moved 2"});
    CHECK(tree(speaking, listener)
              .find("    text 'Your move' (editable) (focusable) (focused) (single-line) [EditableText Text] "
                    "lang=en text='öx' caret=2\n") != std::string::npos);
}

TEST_CASE("What is in sight is found where it is, from the outside and by what is at a point") {
    Listener listener(notifications);
    Speaking speaking;
    CHECK(speaking.next_report() == Report{Ready{}});
    reader::Seen now = at_list(1, "Welcome");
    now.board = at_board(0, "").board;
    now.place = {100, 50, 640, 480};
    now.caption.place = {10, 400, 300, 40};
    now.board->place = {0, 0, 240, 160};
    for (int square = 0; square < 6; ++square)
        now.board->squares[static_cast<std::size_t>(square)].place = {square % 3 * 80, square / 3 * 80, 80, 80};
    now.list->place = {20, 20, 100, 60}; // over the board
    now.list->row_places = {std::nullopt, reader::Extents{20, 20, 100, 30}, reader::Extents{20, 50, 100, 30}};
    reader::show(now);
    tree(speaking, listener);
    const std::string places = listening::output_of("places.py");
    INFO(places);
    for (const std::string expected : {"frame 'Klangbrett' at 0 0 640 480 from 100 50 found='Klangbrett' inside\n",
                                       "table cell 'square 2' at 160 0 80 80 from 100 50 found='square 2' inside\n",
                                       "table cell 'square 0' at 0 0 80 80 from 100 50 found='Eva vier' inside\n",
                                       "list item 'Eva vier' at 20 20 100 30 from 100 50 found='Eva vier' inside\n",
                                       "label 'Welcome' at 10 400 300 40 from 100 50 found='Welcome' inside\n"})
        CHECK(places.find(expected) != std::string::npos);
    CHECK(places.find("'New game'") == std::string::npos);
}

TEST_CASE("A row that has a scale is found with its value and what there may be") {
    Listener listener(notifications);
    Speaking speaking;
    CHECK(speaking.next_report() == Report{Ready{}});
    reader::Seen now = at_list(0, "Welcome");
    now.list->scales = {std::nullopt, reader::Scale{40, 0, 100, 5}, std::nullopt};
    reader::show(now);
    const std::string found = tree(speaking, listener);
    CHECK(found.find("'New game' (focusable) (focused) (selectable) (selected) [Action Text]") != std::string::npos);
    CHECK(found.find("[Action Text Value] lang=de 2/3 does=activate value=40 of 0..100 by 5") != std::string::npos);
    now.list->scales[1]->now = 45;
    reader::show(now);
    CHECK(tree(speaking, listener).find("value=45 of 0..100 by 5") != std::string::npos);
    now.list->scales = {};
    reader::show(now);
    CHECK(tree(speaking, listener).find("Value") == std::string::npos);
}

TEST_CASE("Every text is found by its lines, words and characters") {
    Listener listener(notifications);
    Speaking speaking;
    CHECK(speaking.next_report() == Report{Ready{}});
    reader::Seen now = at_board(0, "Your  move, Zoë");
    now.beside_board = {{"White"}, {"1. e4 e5\n2. Nf3"}};
    reader::show(now);
    tree(speaking, listener);
    CHECK(listening::output_of("words.py 'Your  move, Zoë'") == "Your  |move, |Zoë\nfirst='Your  ' second='move, '\n");
    CHECK(listening::output_of("words.py '1. e4 e5\n2. Nf3'") == "1. |e4 |e5\n2. |Nf3\nfirst='1. ' second='e4 '\n");
    CHECK(listening::output_of("words.py 'white pawn Cäsar eins'") ==
          "white |pawn |Cäsar |eins\nfirst='white ' second='pawn '\n");
    now.beside_board = {{"White"}};
    reader::show(now);
    CHECK(tree(speaking, listener).find("1. e4") == std::string::npos);
}

TEST_CASE("What a screen reader's user asks for can be taken, by whoever serves them") {
    Listener listener(notifications);
    Speaking speaking;
    CHECK(speaking.next_report() == Report{Ready{}});
    CHECK(reader::is_followed());
    reader::Seen both = at_list(0, "Welcome");
    both.board = at_board(0, "").board;
    reader::show(both);
    tree(speaking, listener);
    std::promise<void> woken;
    reader::serve([&woken] { woken.set_value(); });
    CHECK_FALSE(reader::next_request());
    listening::output_of("act.py Quit");
    woken.get_future().wait();
    CHECK(reader::next_request() == reader::Request{reader::RowAsked{2}});
    woken = {};
    listening::output_of("act.py 'square 3'");
    woken.get_future().wait();
    CHECK(reader::next_request() == reader::Request{reader::SquareAsked{43}});

    both.list->scales = {std::nullopt, std::nullopt, reader::Scale{2, 0, 4, 1}};
    both.line = reader::SeenLine{"Your move", "Zoë", false};
    reader::show(both);
    tree(speaking, listener);
    const auto asked = [&woken](const std::string& act) {
        woken = {};
        listening::output_of("act.py " + act);
        woken.get_future().wait();
        return reader::next_request();
    };
    CHECK(asked("Quit reach") == reader::Request{reader::RowReached{2}});
    CHECK(asked("'square 3' reach") == reader::Request{reader::SquareReached{43}});
    CHECK(asked("Quit set 3.2") == reader::Request{reader::RowSet{2, 3}});
    CHECK(asked("Quit set 99") == reader::Request{reader::RowSet{2, 4}});
    CHECK(asked("'Your move' write 'Nf3 ö'") == reader::Request{reader::LineEdited{0, 3, "Nf3 ö"}});
    CHECK(asked("'Your move' insert 2 öä") == reader::Request{reader::LineEdited{2, 2, "öä"}});
    CHECK(asked("'Your move' delete 1 9") == reader::Request{reader::LineEdited{1, 3, ""}});
    reader::serve(nullptr);
    listening::output_of("act.py Quit");
    CHECK_FALSE(reader::next_request());
}
