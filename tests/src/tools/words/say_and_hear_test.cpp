// The subcommands `say` and `hear`, run as a script runs them.
#include "tests/speech/hearing/vosk/brought.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/folder.hpp"
#include "tests/support/program.hpp"

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>

using tests::Ran;
using tests::run;
using tests::run_with;

TEST_CASE("say prints one line for each announcement, every run with its language") {
    const Ran ran = run("say Nf3 d5 e4 dxe4");
    CHECK(ran.output == "de:Springer Felix drei\nde:David fünf\nde:Eva vier\nde:David schlägt Eva vier\n");
    CHECK(ran.status == 0);
}

TEST_CASE("say takes moves in any words, and speaks in any vocabulary and form") {
    CHECK(run("say 'springer felix drei' e5").output == "de:Springer Felix drei\nde:Eva fünf\n");
    CHECK(run("say --vocabulary en g1f3").output == "en:knight f3\n");
    CHECK(run("say --form long Nf3").output == "de:Springer Gustav eins Felix drei\n");
    CHECK(run("say --fen '4k3/8/8/8/8/2n5/1P1B4/4K3 w - - 0 1' bxc3").output == "de:Bella schlägt Cäsar drei\n");
}

TEST_CASE("say tells how the game ends, in the interface language") {
    const std::string mate = "--fen '6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1' Ra8";
    CHECK(run("say " + mate).output == "de:Turm Anna acht, matt\nen:Checkmate: White wins\n");
    CHECK(run("say --lang de " + mate).output == "de:Turm Anna acht, matt\nde:Schachmatt: Weiß gewinnt\n");
    CHECK(run("say --lang es " + mate).output == "de:Turm Anna acht, matt\nes:Jaque mate: ganan las blancas\n");
    CHECK(run("say --lang fr " + mate).output ==
          "de:Turm Anna acht, matt\nfr:Échec et mat\u202F: les Blancs gagnent\n");
}

TEST_CASE("say tells the moves and ends of every variant") {
    const Ran drop = run("say --variant doubles --fen '6k1/5ppp/8/8/8/8/8/4K3[R] w - - 0 1' R@a8");
    CHECK(drop.output == "de:Turm auf Anna acht, matt\nen:Checkmate: White wins\n");
    const Ran lost = run("say --variant matranj --fen '8/8/8/3p4/4P3/8/8/8 w - - 0 1' exd5");
    CHECK(lost.output == "de:Eva schlägt David fünf\nen:Black wins: Black has no pieces left\n");
    CHECK(run("say --variant checkers e4 2>/dev/null").status == 2);
}

TEST_CASE("say announces in German words between Persian and Arabic ones, or in their own") {
    const std::string mate = "--fen '6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1' Ra8";
    CHECK(run("say --lang fa " + mate).output == "de:Turm Anna acht, matt\nfa:کیش و مات: سفید برد\n");
    CHECK(run("say --lang ar " + mate).output == "de:Turm Anna acht, matt\nar:كِش مات: الفوز لِلأَبْيَض\n");
    CHECK(run("say --vocabulary fa Nf3").output == "fa:اسب اف ۳\n");
    CHECK(run("say --vocabulary ar Nf3").output == "ar:حصان إف ٣\n");
    CHECK(run("say --lang fa e4 e4 2>&1").output ==
          "de:Eva vier\ne4: هیچ پیاده‌ای نمی‌تواند به Eva vier برود\n");
}

TEST_CASE("say stops at a move that cannot be played and says why") {
    const Ran illegal = run("say e4 e4 2>&1");
    CHECK(illegal.output == "de:Eva vier\ne4: No pawn can go to Eva vier\n");
    CHECK(illegal.status == 1);
    const Ran over = run("say --fen '6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1' Ra8 h6 2>/dev/null");
    CHECK(over.output == "de:Turm Anna acht, matt\nen:Checkmate: White wins\n");
    CHECK(over.status == 1);
}

TEST_CASE("say names the language, vocabulary or position it does not know") {
    CHECK(run("say --lang xx e4 2>&1").output.find("--lang xx: expected one of ") == 0);
    CHECK(run("say --vocabulary xx e4 2>&1").output.find("--vocabulary xx: expected one of fide-german") == 0);
    CHECK(run("say --lang xx e4 2>/dev/null").status == 2);
    CHECK(run("say --vocabulary xx e4 2>/dev/null").status == 2);
    CHECK(run("say --fen x e4 2>/dev/null").status == 2);
    CHECK(run("say 2>/dev/null").status == 2);
}

TEST_CASE("say writes the sound of what it prints") {
    const tests::TemporaryFolder folder;
    const auto file = folder / "said.wav";
    const Ran ran = run("say --wav " + file.string() + " --fen '6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1' Ra8");
    CHECK(ran.output == "de:Turm Anna acht, matt\nen:Checkmate: White wins\n");
    CHECK(ran.status == 0); // there is a voice for each language
    // More than a second of samples of two bytes each.
    CHECK(std::filesystem::file_size(file) > 2 * 48000);
    CHECK(run("say --wav /no/such/folder/x.wav e4 2>/dev/null").status == 2);
}

TEST_CASE("hear prints the move, the moves to choose from, or the command") {
    CHECK(run("hear --text springer felix drei").output == "Nf3\t1.00\n");
    CHECK(run("hear --text 'knight f three'").output == "Nf3\t1.00\n");
    CHECK(run("hear --fen '4k3/8/8/8/8/2n5/1P1B4/4K3 w - - 0 1' --text bc3").output == "ask bxc3 Bxc3\n");
    CHECK(run("hear --lang fr --text cavalier f3").output == "Nf3\t1.00\n");
    CHECK(run("hear --lang es --text Cf3").output == "Nf3\t1.00\n");
    CHECK(run("hear --text aufgeben").output == "command resign\n");
    CHECK(run("hear --lang fa --text 'اسب اف ۳'").output == "Nf3\t1.00\n");
    CHECK(run("hear --lang fa --text 'اف3'").output == "f3\t1.00\n"); // the file, not two initials
    CHECK(run("hear --lang fa --text 'اf3'").output == "Nf3\t1.00\n");
    CHECK(run("hear --lang ar --text 'حf3'").output == "Nf3\t1.00\n");
    CHECK(run("hear --lang ar --text 'الحصان إلى إف ثلاثة'").output == "Nf3\t1.00\n");
    CHECK(run("hear --text Nf3").status == 0);
}

TEST_CASE("hear rejects what is no legal move, and says why on the side") {
    const Ran ran = run("hear --lang de --text Ke2 2>&1");
    CHECK(ran.output.find("rejected\n") != std::string::npos);
    CHECK(ran.output.find("Auf Eva zwei steht Ihr Bauer\n") != std::string::npos);
    CHECK(ran.status == 1);
    CHECK(run("hear --text blah 2>/dev/null").output == "rejected\n");
    CHECK(run("hear 2>/dev/null").status == 2);
}

namespace {

/// Whoever runs the tests may have engines of their own.
std::string home_in(const tests::TemporaryFolder& folder) { return "XDG_DATA_HOME=" + folder.path().string() + " "; }

} // namespace

TEST_CASE("learn keeps a word that is said in a file, and hear hears it by that") {
    const tests::TemporaryFolder folder;
    const std::string own = "--own " + (folder / "words").string();
    const auto hear = [&folder](const std::string& more) { return run_with(home_in(folder), "hear " + more); };
    const auto said = [&folder](const std::string& words, const std::string& file) {
        const std::string path = (folder / file).string();
        // A quarter of a second of silence before and behind, as when a key is held.
        REQUIRE(std::system(("espeak-ng -v de -s 140 -w " + path + ".raw.wav '" + words + "' && sox " + path +
                             ".raw.wav -r 16000 " + path + " pad 0.3 0.3")
                                .c_str()) == 0);
        return path;
    };
    CHECK(run("learn " + own).output.empty());
    const Ran nowhere = run("learn --own /no/such/folder 2>&1");
    CHECK(nowhere.output == "--own /no/such/folder: expected a folder\n");
    CHECK(nowhere.status == 2);
    for (const char* word : {"Springer", "Felix", "Eva", "drei", "vier"}) {
        INFO(word);
        CHECK(
            run(std::string("learn ") + word + " " + own + " --wav " + said(word, "word.wav")).output.find("learnt ") ==
            0);
    }
    CHECK(run("learn " + own).output == "de drei 1\nde eva 1\nde felix 1\nde springer 1\nde vier 1\n");
    const std::string move = said("Springer Felix drei", "move.wav");
    CHECK(hear(own + " --wav " + move).output.find("Nf3\t") == 0);
    CHECK(run("learn drei --forget " + own).output == "forgotten drei 1\n");
    CHECK(run("learn drei " + own).output == "de drei 0\n");
    // Nothing is forgotten before something is kept instead.
    CHECK(run("learn vier --forget " + own + " --wav /no/such/file.wav 2>/dev/null").status == 2);
    CHECK(run("learn vier " + own).output == "de vier 1\n");
    const std::string four = said("vier", "four.wav");
    CHECK(run("learn vier --forget " + own + " --wav " + four).output == "learnt vier 1\n");
    CHECK(hear("--own /no/such/folder --wav " + move + " 2>/dev/null").status == 2);
    const std::string answer = hear("--asked e3 e4 --wav " + four).output;
    CHECK((answer == "e4\n" || answer == "ask e4\n"));
    CHECK(hear("--asked e5 --wav " + four + " 2>&1").output == "--asked e5: expected a legal move, as Nf3\n");
    CHECK(hear("--asked e4 --text vier 2>/dev/null").status == 2);
    CHECK(run("learn " + own).output == "de eva 1\nde felix 1\nde springer 1\nde vier 1\n");
}

TEST_CASE("hear hears through an engine from a folder, and names it") {
    const tests::TemporaryFolder folder;
    const brought::EngineFolder mine(folder / "mine", {brought::answer({{"eva", 1}, {"vier", 0.95}})});
    const std::string sound = (folder / "sound.wav").string();
    REQUIRE(std::system(
                ("sox -n -r 16000 -c 1 -b 16 " + sound + " synth 0.5 square 200 norm -10 pad 0.4 0.4").c_str()) == 0);
    const std::string hear = "hear --lang de --wav " + sound + " --engine " + mine.path().string();
    CHECK(run(hear + " 2>/dev/null").output == "e4\t0.95\n");
    CHECK(run(hear + "/ 2>&1").output == "de: heard by mine\ne4\t0.95\n");
    const std::string english = run("hear --wav " + sound + " --engine " + mine.path().string() + " 2>&1").output;
    CHECK(english.find("de: heard by mine\nen: heard by PocketSphinx\n") == 0);
    // Of those in one's own folder a broken one is told of, and does without.
    const std::string home = home_in(folder);
    std::filesystem::create_directories(folder / "klangbrett" / "hearing");
    std::filesystem::rename(mine.path(), folder / "klangbrett" / "hearing" / "mine");
    const auto at_home = [&](const std::string& more) {
        return run_with(home, "hear --lang de --wav " + sound + " " + more + "2>&1");
    };
    CHECK(at_home("").output == "de: heard by mine\ne4\t0.95\n");
    const brought::EngineFolder again(folder / "klangbrett" / "hearing" / "mine", {"no JSON"});
    CHECK(at_home("").output.find("engine.toml: expected a result of the library in JSON\n") != std::string::npos);
    again.write("kind = \"parrot\"\n");
    CHECK(at_home("").output.find("engine.toml:1: kind: expected \"vosk\"\n") != std::string::npos);
    CHECK(at_home("").output.find("heard by") == std::string::npos);
    const Ran named = at_home("--engine " + again.path().string() + " ");
    CHECK(named.output == again.path().string() + "/engine.toml:1: kind: expected \"vosk\"\n");
    CHECK(named.status == 2);
    // The scores are not its own.
    std::ofstream(folder / "list.tsv") << "sound.wav\trnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\n";
    const std::string list = "hear --lang de --list " + (folder / "list.tsv").string() + " ";
    CHECK(run_with(home, list + "--scores 2>/dev/null").status == 1);
    const Ran excluded = run_with(home, list + "--scores --engine " + again.path().string() + " 2>&1");
    CHECK(excluded.output.find("excludes") != std::string::npos);
    CHECK(excluded.status == 2);
}

TEST_CASE("hear takes a list of sound files, each with its position, and prints what it judges them by") {
    const tests::TemporaryFolder folder;
    const auto in_folder = [&folder](const std::string& name) { return (folder / name).string(); };
    REQUIRE(std::system(("espeak-ng -v de -s 140 -w " + in_folder("raw.wav") + " 'Springer Felix drei' && sox " +
                         in_folder("raw.wav") + " -r 16000 " + in_folder("knight.wav") +
                         " pad 0.3 0.3 && sox -n -r 16000 -c 1 -b 16 " + in_folder("noise.wav") +
                         " synth 1 whitenoise norm -20")
                            .c_str()) == 0);
    const auto list = [&](const std::string& text) {
        std::ofstream(folder / "list.tsv") << text;
        return "hear --list " + in_folder("list.tsv");
    };
    const std::string initial = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    const std::string bare = "4k3/8/8/8/8/8/8/4KBN1 w - - 0 1";
    const std::string both =
        list("knight.wav\t" + initial + "\tNf3\nnoise.wav\t" + initial + "\nknight.wav\t" + bare + "\n");
    const Ran plain = run_with(home_in(folder), both + " 2>/dev/null");
    CHECK(plain.output.find("Nf3\t") == 0);
    CHECK(plain.output.find("\nrejected\nNf3\t") != std::string::npos);
    CHECK(plain.status == 1);
    CHECK(run_with(home_in(folder), both + " 2>&1 >/dev/null").output.find("noise.wav: nothing was understood") !=
          std::string::npos);
    const std::string scored = run_with(home_in(folder), both + " --scores 2>/dev/null").output;
    CHECK(scored.find("Nf3\t") == 0);
    CHECK(scored.find("\t3\tNf3\t") != std::string::npos); // three words
    CHECK(scored.find("\n-\trejected\n") != std::string::npos);
    CHECK(run_with(home_in(folder), list("knight.wav " + initial + "\n") + " 2>&1").output ==
          in_folder("list.tsv") + ":1: expected a sound file, a tab and a FEN\n");
    CHECK(run_with(home_in(folder), list("knight.wav\tno position\n") + " 2>/dev/null").status == 2);
    CHECK(run("hear --list /no/such/list 2>/dev/null").status == 2);
    CHECK(run("hear --scores --text Nf3 2>/dev/null").status == 2);
}

TEST_CASE("learn refuses what is no word of a game, and recordings that are none") {
    const tests::TemporaryFolder folder;
    const std::string own = "--own " + (folder / "words").string();
    const Ran other = run("learn Kaffee " + own + " 2>&1");
    CHECK(other.output.find("Kaffee: expected one word of the announcements or the commands") == 0);
    CHECK(other.status == 2);
    CHECK(run("learn 'Springer Felix' " + own + " 2>/dev/null").status == 2);
    CHECK(run("learn " + own + " --wav a.wav Springer 2>/dev/null").status == 2);
    CHECK(run("learn --forget " + own + " 2>/dev/null").status == 2);
    CHECK(run("learn Springer --own '' 2>/dev/null").status == 2);
    CHECK(run("learn Springer " + own + " --wav /no/such/file.wav 2>/dev/null").status == 2);
    const std::string silence = (folder / "silence.wav").string();
    REQUIRE(std::system(("sox -n -r 16000 " + silence + " trim 0 1").c_str()) == 0);
    const Ran soft = run("learn Springer " + own + " --wav " + silence);
    CHECK(soft.output == "refused: too soft, or too much noise: speak nearer to the microphone\n");
    CHECK(soft.status == 1);
    CHECK(run("learn " + own).output.empty());
}
