// The program as a tree of ATK objects: application, window, the line in focus, and what is announced.
#pragma once

#include "speech/output/reader/seen.hpp"

#include <atk/atk.h>

#include <array>
#include <string>

namespace speech::output::reader {

/// Becomes ATK's root when it is made, of which a process has one; never destroyed. For the thread of the ATK bridge
/// only, before whose start it is made.
class Tree {
public:
    Tree();
    Tree(const Tree&) = delete;
    Tree& operator=(const Tree&) = delete;

    /// The bridge passes on what happens to it: it has heard of somebody who wants to know.
    bool is_heeded() const;

    void show(const Seen& seen);

    /// As an event with the text in it.
    void announce(const std::string& text);

    /// As a notification that comes into sight, for readers who do not know announcements.
    void notify(const std::string& text);

private:
    /// A reader asks for the text after he has heard of the event, when the next may already have come: so that he
    /// finds the one he was told of, they take turns.
    struct Notification {
        AtkObject* object;
        AtkObject* label;
    };

    AtkObject* application_;
    AtkObject* window_;
    AtkObject* line_;
    std::array<Notification, 8> notifications_{};
    std::size_t latest_ = 0;
    Seen seen_;
};

} // namespace speech::output::reader
