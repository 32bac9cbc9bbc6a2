// The program as a tree of ATK objects: application, window, what is on the screen, and what is announced.
#pragma once

#include "speech/output/reader/seen.hpp"

#include <atk/atk.h>

#include <array>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace speech::output::reader {

/// As it is spoken, and as it is shown.
struct Sentence {
    std::string spoken;
    std::string shown;
};

/// Becomes ATK's root when it is made, of which a process has one; never destroyed. For the thread of the ATK bridge
/// only, before whose start it is made.
class Tree {
public:
    /// `ask` takes what readers ask for; `heeded` is called when somebody comes who wants to know.
    Tree(Ask ask, std::function<void()> heeded);
    Tree(const Tree&) = delete;
    Tree& operator=(const Tree&) = delete;

    /// The bridge passes on what happens to it: it has heard of somebody who wants to know.
    bool is_heeded() const;

    void show(const Seen& seen);

    /// Tells the sentence, unless it is just what has come into focus, which is told already: as an event with the text
    /// in it ...
    void announce(const Sentence& sentence);
    /// ... or as a notification that comes into sight, for readers who do not know announcements.
    void notify(const Sentence& sentence);

private:
    /// A reader asks for the text after hearing of the event, when the next may already have come: so that it finds the
    /// one it was told of, several take turns.
    struct Notification {
        AtkObject* object;
        AtkObject* label;
    };
    /// A sentence a reader has been told, and whether by the focus.
    struct Told {
        std::string text;
        bool by_focus;
        gint64 at; ///< microseconds
    };

    void show_board(const Seen& seen);
    void show_beside_board(const Seen& seen);
    void show_list(const Seen& seen);
    void show_line(const Seen& seen);
    void show_focus(const Seen& seen);
    AtkObject* make_board(const SeenBoard& board);
    AtkObject* make_list(const SeenList& list);
    AtkObject* in_focus(const Seen& seen) const;
    void add(AtkObject* object);
    void take_out(AtkObject*& object);
    void put_words(AtkObject* object, const Words& words);
    void put_text(AtkObject* label, const SeenText& seen);
    void call(AtkObject* object, const std::string& name);
    bool was_told(const std::string& text, bool by_focus);

    const Ask ask_;
    AtkObject* application_;
    AtkObject* window_;
    AtkObject* caption_;
    AtkObject* hint_;
    AtkObject* board_ = nullptr; ///< these three: null where there is none
    AtkObject* list_ = nullptr;
    AtkObject* line_ = nullptr;
    std::vector<AtkObject*> beside_board_;
    AtkObject* focus_ = nullptr; ///< in the tree; null: nothing has it
    std::array<Notification, 8> notifications_{};
    std::size_t latest_ = 0;
    std::optional<Told> told_;
    Seen seen_;
};

} // namespace speech::output::reader
