#pragma once

// BvhText reads the words of a BVH file in one pass, and tracks the position.

#include "core/support/Result.h"

#include <span>
#include <string_view>

namespace tagline {

/// Words are separated by blanks (BvhNumbers.h); a brace that begins one is a word of its own.
class BvhText
{
public:
    explicit BvhText(std::string_view text);

    /// The next word; empty at the end.
    std::string_view next();
    /// The text before the next opening brace or the end of the line, trimmed: names may contain blanks. It
    /// may begin on a later line.
    std::string_view nextName();
    /// Reads a number; false if the next word is not a number, or at the end.
    bool nextNumber(float& value) { return nextNumbers({&value, 1}) == 1; }
    /// Reads numbers and returns their count: fewer if a word is not a number; that is the last word then.
    std::size_t nextNumbers(std::span<float> values);

    /// Whether the last word ends the text.
    bool isAtEnd() const { return m_at == m_end; }
    std::size_t bytesLeft() const { return std::size_t(m_end - m_at); }

    /// An error at the last word.
    Error error(std::string code, std::string message) const;
    /// An error that names the last word between two parts of a sentence.
    Error found(std::string code, const std::string& before, const std::string& after) const;
    /// “`what` is expected here, “word” was found”. Code: import.bad-bvh.
    Error expected(const std::string& what) const;

private:
    void skipBlanks();
    bool nextUnusualNumber(float& value);

    const char* m_begin;
    const char* m_at;
    const char* m_end;
    const char* m_safeEnd; ///< after the last blank: every word that begins before it is followed by a blank
    const char* m_word;    ///< begin of the last word
};

} // namespace tagline
