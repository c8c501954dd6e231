#include "core/import/bvh/BvhText.h"

#include "core/import/bvh/BvhNumbers.h"

#include <algorithm>

namespace tagline {
namespace {

constexpr std::size_t mostQuotedBytes = 40;

bool isBrace(char c) { return c == '{' || c == '}'; }

bool beginsLetter(char c) { return (static_cast<unsigned char>(c) & 0xc0) != 0x80; }

/// A word for people, cut between two letters where it is long.
std::string quoted(std::string_view word)
{
    if (word.size() <= mostQuotedBytes) return "“" + std::string(word) + "”";
    std::size_t end = mostQuotedBytes;
    while (end > 0 && !beginsLetter(word[end])) --end;
    return "“" + std::string(word.substr(0, end)) + "…”";
}

} // namespace

BvhText::BvhText(std::string_view text)
    : m_begin(text.data())
    , m_at(m_begin)
    , m_end(m_begin + text.size())
    , m_safeEnd(m_end)
    , m_word(m_begin)
{
    while (m_safeEnd != m_begin && !isBlank(m_safeEnd[-1])) --m_safeEnd;
}

void BvhText::skipBlanks()
{
    while (m_at != m_end && isBlank(*m_at)) ++m_at;
    m_word = m_at;
}

std::string_view BvhText::next()
{
    skipBlanks();
    if (m_at != m_end && isBrace(*m_at))
        ++m_at;
    else
        m_at = std::find_if(m_at, m_end, isBlank);
    return {m_word, std::size_t(m_at - m_word)};
}

std::string_view BvhText::nextName()
{
    skipBlanks();
    m_at = std::find_if(m_at, m_end, [](char c) { return c == '{' || c == '\n' || c == '\r'; });
    const char* last = m_at;
    while (last != m_word && isBlank(last[-1])) --last;
    return {m_word, std::size_t(last - m_word)};
}

std::size_t BvhText::nextNumbers(std::span<float> values)
{
    const char* at = m_at; // in a register: this is where reading a file spends its time
    std::size_t done = 0;
    while (done < values.size()) {
        while (at != m_end && isBlank(*at)) ++at;
        const std::size_t plain = readPlainNumbers(at, m_end, values.data() + done, values.size() - done);
        done += plain;
        if (plain > 0) continue;
        const char* const behind = at < m_safeEnd ? readPlainNumber(at, m_end, values[done]) : nullptr;
        if (behind) {
            at = behind;
            ++done;
            continue;
        }
        m_at = at;
        if (!nextUnusualNumber(values[done])) return done;
        at = m_at;
        ++done;
    }
    m_at = at;
    return done;
}

bool BvhText::nextUnusualNumber(float& value)
{
    const auto number = anyNumber(next());
    if (number) value = *number;
    return number.has_value();
}

Error BvhText::error(std::string code, std::string message) const
{
    const int line = 1 + int(std::count(m_begin, m_word, '\n'));
    const char* lineStart = m_word;
    while (lineStart != m_begin && lineStart[-1] != '\n') --lineStart;
    const int column = 1 + int(std::count_if(lineStart, m_word, beginsLetter));
    return {std::move(code), std::move(message), {}, line, column};
}

Error BvhText::found(std::string code, const std::string& before, const std::string& after) const
{
    const std::string_view word(m_word, std::size_t(m_at - m_word));
    return error(std::move(code), before + (word.empty() ? "the end of the file" : quoted(word)) + after);
}

Error BvhText::expected(const std::string& what) const
{
    return found("import.bad-bvh", what + " is expected here, ", " was found");
}

} // namespace tagline
