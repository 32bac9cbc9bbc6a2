#include "speech/phrases/forms.hpp"

namespace speech::phrases {

Form form_of(Section section, const Forms& forms) {
    switch (section) {
    case Section::Announce:
    case Section::Move:
    case Section::Result: return forms.moves;
    case Section::AudioBoard:
    case Section::Board:
    case Section::Insight:
    case Section::Piece:
    case Section::Square: return forms.squares;
    case Section::Clock:
    case Section::Time: return forms.clocks;
    case Section::Data:
    case Section::Engine:
    case Section::EngineTrouble:
    case Section::Hearing:
    case Section::Picture:
    case Section::Reading:
    case Section::Refusal:
    case Section::Rule:
    case Section::SettingsFile:
    case Section::Speaker: return forms.refusals;
    case Section::Arbiter:
    case Section::Assistant:
    case Section::Command:
    case Section::CommandRange:
    case Section::Commands:
    case Section::Confirm:
    case Section::Controller:
    case Section::Envelope:
    case Section::FirstSteps:
    case Section::Game:
    case Section::GameMenu:
    case Section::Help:
    case Section::History:
    case Section::Key:
    case Section::Keys:
    case Section::Library:
    case Section::List:
    case Section::Manner:
    case Section::Menu:
    case Section::NewGame:
    case Section::OwnWords:
    case Section::Program:
    case Section::Reader:
    case Section::Review:
    case Section::RowHelp:
    case Section::Saved:
    case Section::School:
    case Section::Setting:
    case Section::SettingHelp:
    case Section::Sheet:
    case Section::Sounds:
    case Section::Text: return forms.lists;
    }
    return forms.lists;
}

} // namespace speech::phrases
