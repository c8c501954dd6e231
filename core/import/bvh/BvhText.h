#pragma once

// BvhText goes through the words of a BVH file once, and tells where it stands.

#include "core/support/Result.h"

#include <span>
#include <string_view>

namespace tagline {

/// Words stand between blanks (BvhNumbers.h); a brace that begins one is a word of its own.
class BvhText
{
public:
    explicit BvhText(std::string_view text);

    /// The next word; empty at the end.
    std::string_view next();
    /// What stands before the next opening brace or the end of the line, without the blanks around it: names
    /// may have blanks within. The first word may stand on a later line.
    std::string_view nextName();
    /// Reads a number; false where the next word is none, or there is none.
    bool nextNumber(float& value) { return nextNumbers({&value, 1}) == 1; }
    /// Reads as many numbers. How many: fewer where one of the words is none, which is the last word then.
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
    const char* m_safeEnd; ///< behind the last blank: every word that begins before it has a blank behind it
    const char* m_word;    ///< where the last word begins
};

} // namespace tagline
