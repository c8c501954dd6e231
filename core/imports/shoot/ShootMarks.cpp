#include "core/imports/ForeignText.h"
#include "core/imports/shoot/ShootTakes.h"

#include <algorithm>

namespace tagline {
namespace {

constexpr std::string_view digitsOfMarks = "0123456789";
constexpr std::string_view partsOfTimecodes = "0123456789:;.";
/// Characters between a name and its timecode, and between two marks: before a name and behind it.
constexpr std::string_view beforeName = " \t\r\n,;|=@:-)]", behindName = " \t\r\n,;|=@:-([";

/// A timecode in a text of marks: from `begin` to `end`.
struct FoundTimecode
{
    Timecode timecode;
    std::size_t begin = 0;
    std::size_t end = 0;
};

/// The first timecode from `at` on.
std::optional<FoundTimecode> nextTimecode(std::string_view text, std::size_t at)
{
    constexpr std::size_t counted = 11; ///< characters of hh:mm:ss:ff
    while (true) {
        const std::size_t begin = text.find_first_of(digitsOfMarks, at);
        if (begin == std::string_view::npos) return std::nullopt;
        const std::size_t end = std::min(text.find_first_not_of(partsOfTimecodes, begin), text.size());
        std::string_view run = text.substr(begin, end - begin);
        run = run.substr(0, run.find_last_of(digitsOfMarks) + 1);
        if (const auto whole = Timecode::parsed(run)) return FoundTimecode{*whole, begin, begin + run.size()};
        const bool isFollowed = run.size() > counted && run[counted] == ';';
        if (const auto first = isFollowed ? Timecode::parsed(run.substr(0, counted)) : std::nullopt)
            return FoundTimecode{*first, begin, begin + counted};
        at = end;
    }
}

std::string_view nameOfMark(std::string_view text)
{
    const std::size_t begin = text.find_first_not_of(beforeName);
    if (begin == std::string_view::npos) return {};
    text.remove_prefix(begin);
    return text.substr(0, text.find_last_not_of(behindName) + 1);
}

constexpr std::string_view partsMarks = ";|\n"; ///< stands between marks, never in a name

/// The name at the end of a text, or at its beginning; `hasRest` becomes true where more than it stands
/// there.
std::string_view lastNameOfMarks(std::string_view text, bool& hasRest)
{
    text = nameOfMark(text);
    const std::size_t begin = text.find_last_of(partsMarks);
    if (begin == std::string_view::npos) return text;
    hasRest = true;
    return nameOfMark(text.substr(begin + 1));
}

std::string_view firstNameOfMarks(std::string_view text, bool& hasRest)
{
    text = nameOfMark(text);
    const std::size_t end = text.find_first_of(partsMarks);
    hasRest = hasRest || end != std::string_view::npos;
    return nameOfMark(text.substr(0, end));
}

/// Whether the text between two timecodes makes them the ends of one mark.
bool joinsTimecodes(std::string_view between)
{
    const std::string_view sign = trimmedText(between);
    return sign == "-" || sign == "–" || sign == ".." || sign == "to";
}

} // namespace

std::optional<ForeignRange> shootMark(std::string_view name, std::string_view start, std::string_view stop,
                                      int line)
{
    const auto begin = Timecode::parsed(trimmedText(start));
    const std::string_view last = trimmedText(stop);
    const auto end = last.empty() ? std::nullopt : Timecode::parsed(last);
    if (!begin || (!last.empty() && !end)) return std::nullopt;
    ForeignRange mark;
    mark.tag = trimmedText(name);
    mark.timecodes = {*begin, end};
    mark.unit = ForeignUnit::Timecode;
    mark.line = line;
    return mark;
}

std::vector<ForeignRange> shootMarks(std::string_view text, int line, bool& hasRest)
{
    std::vector<ForeignRange> marks;
    auto found = nextTimecode(text, 0);
    const bool isNameBehind = found && nameOfMark(text.substr(0, found->begin)).empty();
    std::size_t named = 0; // up to here names are taken
    while (found) {
        ForeignRange mark;
        mark.timecodes.start = found->timecode;
        mark.unit = ForeignUnit::Timecode;
        mark.line = line;
        const std::size_t begin = found->begin;
        std::size_t end = found->end;
        found = nextTimecode(text, end);
        if (found && joinsTimecodes(text.substr(end, found->begin - end))) {
            mark.timecodes.stop = found->timecode;
            end = found->end;
            found = nextTimecode(text, end);
        }
        const std::size_t nextBegin = found ? found->begin : text.size();
        mark.tag = isNameBehind ? firstNameOfMarks(text.substr(end, nextBegin - end), hasRest)
                                : lastNameOfMarks(text.substr(named, begin - named), hasRest);
        named = isNameBehind ? nextBegin : end;
        marks.push_back(std::move(mark));
    }
    hasRest = hasRest || !nameOfMark(text.substr(named)).empty();
    return marks;
}

} // namespace tagline
