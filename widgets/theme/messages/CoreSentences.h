#pragma once

// CoreSentences are what core says to people, as far as the window says it in other languages. Core composes
// its messages in English, of names and numbers: here they stand with %1, %2 … in their places, in that
// order. What stands in such a place may be a sentence itself.

#include <span>

namespace tagline {

std::span<const char* const> querySentences();
std::span<const char* const> fileSentences();
std::span<const char* const> jsonTextSentences();
std::span<const char* const> jsonValueSentences();
std::span<const char* const> jsonMemberSentences();
std::span<const char* const> jsonKindNames();
std::span<const char* const> modelSentences();
std::span<const char* const> tagSentences();

} // namespace tagline
