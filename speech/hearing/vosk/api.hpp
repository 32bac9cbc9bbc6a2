// Those functions of Vosk's C interface that are called, as its vosk_api.h declares them. They are looked for in a
// library at run time, and never linked.
#pragma once

extern "C" {

struct VoskModel;
struct VoskRecognizer;

/// Below 0 it does not print what it is doing.
void vosk_set_log_level(int log_level);
/// Null if the folder holds no model.
VoskModel* vosk_model_new(const char* model_path);
void vosk_model_free(VoskModel* model);
/// Below 0 if the model lacks the word; 0 is the empty word.
int vosk_model_find_word(VoskModel* model, const char* word);
/// For any words of the model's. Null if that fails.
VoskRecognizer* vosk_recognizer_new(VoskModel* model, float sample_rate);
/// For sentences of a grammar, a list of texts as JSON. Null if that fails.
VoskRecognizer* vosk_recognizer_new_grm(VoskModel* model, float sample_rate, const char* grammar);
/// Whether results have each word with its confidence.
void vosk_recognizer_set_words(VoskRecognizer* recognizer, int words);
/// So many samples of one channel. Below 0 if that fails.
int vosk_recognizer_accept_waveform_s(VoskRecognizer* recognizer, const short* data, int length);
/// Of all that was accepted, as JSON. The recognizer owns the text.
const char* vosk_recognizer_final_result(VoskRecognizer* recognizer);
void vosk_recognizer_free(VoskRecognizer* recognizer);
}
