#include "core/tags/takes/TakePattern.h"

#include <algorithm>
#include <optional>
#include <string>

namespace tagline {
namespace {

constexpr std::string_view takePart = "{take}";
constexpr std::string_view subjectPart = "{subject}";

Error patternError(std::string_view text, const std::string& why)
{
    return {"take.pattern",
            "\"" + std::string(text) + "\" is no pattern of names: " + why +
                "; write one as {take}_{subject}",
            {}};
}

/// The last folders of a path, as many as there are slashes in the pattern, and the name; where they begin.
std::optional<std::size_t> beginOf(std::string_view path, std::size_t slashes)
{
    std::size_t at = path.size();
    for (std::size_t i = 0; i <= slashes; ++i) {
        if (at == 0) return std::nullopt;
        const std::size_t slash = path.rfind('/', at - 1);
        if (slash == std::string_view::npos)
            return i == slashes ? std::optional<std::size_t>(0) : std::nullopt;
        at = slash;
    }
    return at + 1;
}

/// The error of a bracket that is not closed, or closed without being open; none if all are paired.
std::optional<std::string> bracketProblem(std::string_view text)
{
    bool isOpen = false;
    for (const char c : text) {
        if (c == '{' && isOpen) return "a bracket is not closed";
        if (c == '}' && !isOpen) return "a bracket is closed that was not opened";
        if (c == '{' || c == '}') isOpen = c == '{';
    }
    return isOpen ? std::optional<std::string>("a bracket is not closed") : std::nullopt;
}

} // namespace

Result<TakePattern> TakePattern::parsed(std::string_view text)
{
    if (const auto wrong = bracketProblem(text)) return patternError(text, *wrong);
    const std::size_t take = text.find(takePart), subject = text.find(subjectPart);
    if (take == std::string_view::npos) return patternError(text, "it lacks {take}");
    if (subject == std::string_view::npos) return patternError(text, "it lacks {subject}");
    TakePattern made;
    made.m_isTakeFirst = take < subject;
    const std::size_t first = std::min(take, subject), second = std::max(take, subject);
    const std::size_t firstStop = first + (made.m_isTakeFirst ? takePart : subjectPart).size();
    const std::size_t secondStop = second + (made.m_isTakeFirst ? subjectPart : takePart).size();
    made.m_before = text.substr(0, first);
    made.m_between = text.substr(firstStop, second - firstStop);
    made.m_behind = text.substr(secondStop);
    if (made.m_between.empty()) return patternError(text, "nothing stands between {take} and {subject}");
    if ((made.m_before + made.m_between + made.m_behind).find_first_of("{}") != std::string::npos)
        return patternError(text, "braces stand around take and subject alone, each once");
    made.m_slashes = std::size_t(std::ranges::count(text, '/'));
    return made;
}

std::optional<TakeName> TakePattern::matched(std::string_view path) const
{
    const auto begin = beginOf(path, m_slashes);
    if (!begin) return std::nullopt;
    std::string_view name = path.substr(*begin);
    if (name.size() < m_before.size() + m_behind.size() || !name.starts_with(m_before) ||
        !name.ends_with(m_behind))
        return std::nullopt;
    name = name.substr(m_before.size(), name.size() - m_before.size() - m_behind.size());
    // The take is longest: what stands between is the last of its kind behind it, and the first before it.
    std::size_t between = m_isTakeFirst ? name.rfind(m_between) : name.find(m_between);
    if (!m_isTakeFirst && between == 0) between = name.find(m_between, 1);
    const bool isAtEnd = between != std::string_view::npos && between + m_between.size() == name.size();
    if (m_isTakeFirst && isAtEnd && between > 0) between = name.rfind(m_between, between - 1);
    if (between == std::string_view::npos) return std::nullopt;
    const std::string_view first = name.substr(0, between), second = name.substr(between + m_between.size());
    const std::string_view take = m_isTakeFirst ? first : second, subject = m_isTakeFirst ? second : first;
    const bool isGood = !take.empty() && !subject.empty() && take.find('/') == std::string_view::npos &&
                        subject.find('/') == std::string_view::npos;
    if (!isGood) return std::nullopt;
    return TakeName{std::string(path.substr(0, *begin)), std::string(take), std::string(subject)};
}

} // namespace tagline
