#include "src/session/core/forms.hpp"

namespace session {
namespace {

using settings::Verbosity;
using settings::VerbosityOfKind;
using speech::phrases::Form;

Form form_of(Verbosity verbosity) {
    switch (verbosity) {
    case Verbosity::Short: return Form::Short;
    case Verbosity::Normal: return Form::Normal;
    case Verbosity::Long: return Form::Long;
    }
    return Form::Normal;
}

} // namespace

speech::phrases::Forms forms_of(const settings::Preferences& preferences) {
    const Form of_all = form_of(preferences.verbosity);
    const auto chosen = [of_all](VerbosityOfKind verbosity) {
        switch (verbosity) {
        case VerbosityOfKind::AsForAll: return of_all;
        case VerbosityOfKind::Short: return Form::Short;
        case VerbosityOfKind::Normal: return Form::Normal;
        case VerbosityOfKind::Long: return Form::Long;
        }
        return of_all;
    };
    speech::phrases::Forms forms;
    forms.moves = chosen(preferences.speech_by_kind.moves);
    forms.own_moves = chosen(preferences.speech_by_kind.own_moves);
    forms.squares = chosen(preferences.speech_by_kind.squares);
    forms.clocks = chosen(preferences.speech_by_kind.clocks);
    forms.refusals = chosen(preferences.speech_by_kind.refusals);
    forms.lists = chosen(preferences.speech_by_kind.lists);
    return forms;
}

} // namespace session
