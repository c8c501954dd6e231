#include "core/support/text/ErrorText.h"

#include "core/support/text/Utf8.h"

#include <algorithm>

namespace tagline {
namespace {

/// The first so many letters.
std::string_view beginningOf(std::string_view text, std::size_t letters)
{
    std::size_t at = 0;
    for (; letters > 0 && at < text.size(); --letters) at += utf8StepAt(text, at).length;
    return text.substr(0, at);
}

} // namespace

std::string_view sentenceOf(const Error& error)
{
    const std::string_view message = error.message;
    return message.substr(0, message.find('\n'));
}

std::string_view originalOf(const Error& error)
{
    const std::string_view message = error.message;
    return message.substr(std::min(message.size(), sentenceOf(error).size() + 1));
}

Error withOriginal(Error error, std::string_view original)
{
    error.message = std::string(sentenceOf(error));
    if (!original.empty()) error.message += '\n' + std::string(original);
    return error;
}

Error withShortSentence(Error error)
{
    const std::string_view sentence = sentenceOf(error);
    if (codePointCount(sentence) <= mostSentenceLetters) return error;
    const std::string original(originalOf(error).empty() ? sentence : originalOf(error));
    error.message = std::string(beginningOf(sentence, mostSentenceLetters - 1)) + "…";
    return withOriginal(std::move(error), original);
}

} // namespace tagline
