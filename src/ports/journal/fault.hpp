// What can go wrong with a journal.
#pragma once

#include <string>

namespace ports::journal {

enum class Problem {
    CannotOpen,  ///< the file or its folder cannot be read or made
    NotALibrary, ///< it is some other file
    Damaged,     ///< it was a library, and cannot be read any more
    Foreign,     ///< it holds tables, indexes, triggers or views that the program did not make
    TooNew,      ///< a later version of the program wrote it
    Busy,        ///< another running program holds this game or the library
    CannotWrite, ///< disk full, read-only ...: nothing was written
    ReadOnly,    ///< the library was opened for reading only: games are found there, and none can be put there
    Gone,        ///< the file that was opened is not there any more, has been cut, or another one lies in its place
    Overtaken,   ///< the events are not the next ones: somebody else has written into the game
    Lost,        ///< entries that were on disk are not there any more
    StrayLog,    ///< a log beside the library was not its own, and is set aside; `detail` says where
    NoSuchGame,
    Unreadable, ///< a game's settings, or a line before its last, make no sense; `detail` says which
};

struct Fault {
    Problem problem;
    std::string detail; ///< in the words of the system or naming line and word; for stderr and the screen
    bool operator==(const Fault&) const = default;
};

} // namespace ports::journal
