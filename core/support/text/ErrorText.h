#pragma once

// ErrorText tells the two parts of an error's message apart: its first line is the sentence for people; lines
// behind it, if there are any, are another program's message, in that program's words.

#include "core/support/Result.h"

#include <cstddef>
#include <string>
#include <string_view>

namespace tagline {

/// Letters of a sentence at most.
inline constexpr std::size_t mostSentenceLetters = 200;

std::string_view sentenceOf(const Error& error);
/// Empty if there is no message of another program.
std::string_view originalOf(const Error& error);

/// The error with another program's message.
Error withOriginal(Error error, std::string_view original);
/// The error with a sentence of at most mostSentenceLetters: a longer one is cut, and kept as the original
/// if it has none.
Error withShortSentence(Error error);

} // namespace tagline
