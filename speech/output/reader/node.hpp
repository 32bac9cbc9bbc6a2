// The objects of the tree: what all of them have, and each kind with what a reader may ask of it.
#pragma once

#include "speech/output/reader/seen.hpp"

#include <atk/atk.h>

#include <functional>
#include <initializer_list>
#include <optional>
#include <string>
#include <vector>

namespace speech::output::reader {

/// What an object of ours knows, beside what ATK keeps of it.
struct Facts {
    std::vector<AtkObject*> children; ///< a reference to each is held
    AtkStateSet* states = nullptr;
    std::string language;
    std::optional<std::size_t> selected; ///< which of the children
    std::function<void()> activate;      ///< what Enter does here
    std::function<void()> reach;         ///< has the focus go here
    std::optional<Extents> place;
    std::optional<Scale> scale;
    std::function<void(int value)> set_value;
    /// Of a line being typed: has a text stand in place of the characters from the first to, but not with, the other.
    std::function<void(std::size_t from, std::size_t to, std::string text)> edit;
    std::string text;                 ///< of a line being typed, the caret at its end; of a row or square, its name
    std::vector<Part> parts;          ///< of the text, where it is in several languages
    std::vector<std::string> columns; ///< of a table: what they are called
    std::vector<std::string> rows;
};

/// Precondition: it was made here.
Facts& facts(AtkObject* object);

GType node_type();
/// A kind of object for which interfaces are to be added.
GType derived_type(const char* name);

/// Without a name. The caller holds the reference.
AtkObject* make(GType type, AtkRole role, std::initializer_list<AtkStateType> states);

/// Nobody is told: for what is not in the tree yet. Takes the reference over.
void adopt_quietly(AtkObject* parent, AtkObject* child);
/// Takes the reference over, and tells readers of the child at that place.
void adopt(AtkObject* parent, AtkObject* child, std::size_t place);
/// Takes a child out, with all below it, and tells readers.
void drop(AtkObject* parent, AtkObject* child);

/// Tells readers of the change, if it is one.
void set(AtkObject* object, AtkStateType state, bool is_set);
void set_quietly(AtkObject* object, AtkStateType state, bool is_set);
/// Tells readers of the name, if it is another.
void rename(AtkObject* object, const std::string& name);
void rename_quietly(AtkObject* object, const std::string& name);
std::string name_of(AtkObject* object);

/// Marks that child as the selected one; readers hear of the two states.
void select(AtkObject* parent, std::optional<std::size_t> place);

} // namespace speech::output::reader
