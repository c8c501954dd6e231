#include "core/tags/vocabulary/NearestName.h"

#include "core/support/text/AsciiCase.h"
#include "core/support/text/Utf8.h"

#include <algorithm>
#include <tuple>
#include <vector>

namespace tagline {
namespace {

/// Longer texts than this are not corrected.
constexpr std::size_t longestTyped = 64;
constexpr std::size_t mostEdits = 3;

std::u32string codePoints(std::string_view text)
{
    std::u32string points;
    for (std::size_t at = 0; at < text.size();) {
        const Utf8Step step = utf8StepAt(text, at);
        points += step.codePoint;
        at += step.length;
    }
    return points;
}

/// A third of the letters, but at most three; of a single letter only the case may be wrong.
std::size_t editLimit(std::size_t letters)
{
    if (letters < 2 || letters > longestTyped) return 0;
    return std::clamp<std::size_t>(letters / 3, 1, mostEdits);
}

} // namespace

std::size_t editDistance(std::string_view first, std::string_view second)
{
    const std::u32string a = codePoints(first);
    const std::u32string b = codePoints(second);
    // Three rows of the table of distances between beginnings of a and of b.
    std::vector<std::size_t> beforeLast(b.size() + 1);
    std::vector<std::size_t> last(b.size() + 1);
    std::vector<std::size_t> row(b.size() + 1);
    for (std::size_t j = 0; j <= b.size(); ++j) row[j] = j;
    for (std::size_t i = 1; i <= a.size(); ++i) {
        std::swap(beforeLast, last);
        std::swap(last, row);
        row[0] = i;
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const std::size_t changed = last[j - 1] + (a[i - 1] != b[j - 1]);
            row[j] = std::min({last[j] + 1, row[j - 1] + 1, changed});
            const bool isSwap = i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1];
            if (isSwap) row[j] = std::min(row[j], beforeLast[j - 2] + 1);
        }
    }
    return row[b.size()];
}

NearestName::NearestName(std::string_view typed)
    : m_typed(typed)
    , m_folded(asciiLowered(typed))
    , m_limit(editLimit(codePointCount(typed)))
{
}

void NearestName::offer(std::string_view candidate)
{
    const std::size_t letters = codePointCount(candidate);
    const std::size_t typedLetters = codePointCount(m_typed);
    if (typedLetters > longestTyped || letters > typedLetters + m_limit || typedLetters > letters + m_limit)
        return;
    const std::size_t near = editDistance(asciiLowered(candidate), m_folded);
    if (near > m_limit || letters == 0) return;
    const std::size_t exact = editDistance(candidate, m_typed);
    const std::string name(candidate);
    if (!m_best.empty() && std::tie(m_foldedDistance, m_exactDistance, m_best) <= std::tie(near, exact, name))
        return;
    m_best = name;
    m_foldedDistance = near;
    m_exactDistance = exact;
}

} // namespace tagline
