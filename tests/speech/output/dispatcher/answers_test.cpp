// What speech-dispatcher writes, made into answers.
#include "speech/output/dispatcher/address.hpp"
#include "speech/output/dispatcher/answers.hpp"

#include "tests/support/catch.hpp"

#include <algorithm>

using namespace speech::output::dispatcher;

namespace {

std::vector<Heard> heard(std::string_view bytes, std::size_t at_a_time) {
    Answers answers;
    std::vector<Heard> all;
    for (std::size_t place = 0; place < bytes.size(); place += at_a_time) {
        answers.feed(bytes.substr(place, at_a_time));
        while (auto one = answers.next()) all.push_back(std::move(*one));
    }
    return all;
}

bool is_refused(std::string_view bytes) {
    const auto all = heard(bytes, bytes.size());
    return !all.empty() && std::holds_alternative<NotUnderstood>(all.back());
}

} // namespace

TEST_CASE("Answers and notifications are understood, however their bytes are cut") {
    const std::size_t at_a_time = GENERATE(1U, 2U, 3U, 7U, 1000U);
    const std::string bytes = "208 OK CLIENT NAME SET\r\n"
                              "225-21\r\n225 OK MESSAGE QUEUED\r\n"
                              "701-21\r\n701-10\r\n701 BEGIN\r\n"
                              "700-21\r\n700-10\r\n700-here\r\n700 INDEX MARK\r\n"
                              "702-21\r\n702-10\r\n702 END\r\n"
                              "703-22\r\n703-10\r\n703 CANCELED\r\n"
                              "799-22\r\n799-10\r\n799 OF A LATER VERSION\r\n"
                              "500 ERR INVALID COMMAND\n";
    const std::vector<Heard> expected{Answer{208, {}, "OK CLIENT NAME SET"}, Answer{225, {"21"}, "OK MESSAGE QUEUED"},
                                      Notification{Notice::Begin, {21}},     Notification{Notice::IndexMark, {21}},
                                      Notification{Notice::End, {21}},       Notification{Notice::Cancel, {22}},
                                      Notification{Notice::Other, {22}},     Answer{500, {}, "ERR INVALID COMMAND"}};
    CHECK(heard(bytes, at_a_time) == expected);
}

TEST_CASE("What is no line of SSIP is not understood, nor anything after it") {
    for (const char* bytes :
         {"\r\n", "hello\r\n", "225\r\n", "2 5 OK\r\n", "225+1\r\n", "999 OK\r\n", "099 OK\r\n", "\xFF\xFE\x80\r\n",
          "225-1\r\n226 OK\r\n", "225-1\r\n702-1\r\n", "702 END\r\n", "702-\r\n702 END\r\n", "702-x\r\n702 END\r\n",
          "702--1\r\n702 END\r\n", "702-99999999999999999999999\r\n702 END\r\n", "702-1 \r\n702 END\r\n"}) {
        INFO(bytes);
        CHECK(is_refused(bytes));
        CHECK(is_refused(std::string(bytes) + "208 OK\r\n"));
    }
    CHECK(is_refused(std::string_view("20\0 OK\r\n", 8)));
}

TEST_CASE("An answer that never ends is not kept for ever") {
    CHECK(is_refused("208 " + std::string(Answers::longest_line, 'a')));
    std::string lines;
    for (std::size_t line = 0; line <= Answers::most_lines; ++line) lines += "249-voice\r\n";
    CHECK(is_refused(lines));
}

TEST_CASE("The answer to a text is its number") {
    CHECK(message_of({225, {"7"}, "OK MESSAGE QUEUED"}) == MessageId{7});
    CHECK(message_of({225, {}, "OK MESSAGE QUEUED"}) == std::nullopt);
    CHECK(message_of({225, {"seven"}, "OK MESSAGE QUEUED"}) == std::nullopt);
    CHECK(message_of({230, {"7"}, "OK RECEIVING DATA"}) == std::nullopt);
}

TEST_CASE("The daemon is looked for where SPEECHD_ADDRESS names it") {
    const auto read = [](std::string_view text) { return read_address(text, "/run/user/1"); };
    const std::variant<Address, BadAddress> usual = Address{UnixSocket{"/run/user/1/speech-dispatcher/speechd.sock"}};
    CHECK(read("") == usual);
    CHECK(read("unix_socket") == usual);
    CHECK(read("unix_socket:") == usual);
    CHECK(read("unix_socket:/tmp/a:b") == std::variant<Address, BadAddress>(Address{UnixSocket{"/tmp/a:b"}}));
    CHECK(read("inet_socket") == std::variant<Address, BadAddress>(Address{InternetSocket{"127.0.0.1", "6560"}}));
    CHECK(read("inet_socket:there") == std::variant<Address, BadAddress>(Address{InternetSocket{"there", "6560"}}));
    CHECK(read("inet_socket:there:1") == std::variant<Address, BadAddress>(Address{InternetSocket{"there", "1"}}));
    CHECK(read(":") == std::variant<Address, BadAddress>(BadAddress{":"}));
    CHECK(read("/run/socket") == std::variant<Address, BadAddress>(BadAddress{"/run/socket"}));
}
