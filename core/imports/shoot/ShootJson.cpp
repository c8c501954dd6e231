#include "core/imports/shoot/ShootJson.h"

#include "core/imports/ForeignJson.h"
#include "core/imports/ForeignText.h"
#include "core/imports/shoot/ShootTakes.h"

#include <algorithm>
#include <initializer_list>
#include <map>
#include <optional>
#include <set>
#include <utility>

namespace tagline {
namespace {

constexpr std::size_t mostTakeMembers = 10'000; ///< of takes, by different names

/// The names that objects have for something; the first counts most.
using MemberNames = std::initializer_list<std::string_view>;

/// The member of an object by one of its names, blanks, '_' and '-' left out; none if it has none of them.
std::optional<JsonNode> memberLike(JsonNode object, MemberNames names)
{
    if (!object.is(JsonKind::Object)) return std::nullopt;
    std::vector<std::string> keys;
    std::vector<JsonNode> values;
    object.forEachMember([&](JsonNode key, JsonNode value) {
        keys.emplace_back(key.text());
        values.push_back(value);
    });
    const auto place = columnOf(keys, {ColumnRole::Clip, {}, names});
    return place && !values[*place].is(JsonKind::Null) ? std::optional(values[*place]) : std::nullopt;
}

/// The takes of a document; none if it has no list of objects, and is no take itself.
std::optional<std::vector<JsonNode>> takesOf(JsonNode root)
{
    if (const auto inner = memberLike(root, {"takes", "shots", "clips", "captures", "recordings"}))
        root = *inner;
    std::vector<JsonNode> takes;
    if (root.is(JsonKind::Array))
        root.forEachElement([&](JsonNode take) { takes.push_back(take); });
    else if (root.is(JsonKind::Object) && memberLike(root, {"take name", "clip", "file", "name"}))
        takes.push_back(root);
    else
        return std::nullopt;
    return takes;
}

std::vector<std::string> takeMembers(const std::vector<JsonNode>& takes)
{
    std::vector<std::string> members;
    std::set<std::string, std::less<>> known;
    for (const JsonNode take : takes)
        if (take.is(JsonKind::Object))
            take.forEachMember([&](JsonNode key, JsonNode) {
                if (members.size() < mostTakeMembers && known.emplace(key.text()).second)
                    members.emplace_back(key.text());
            });
    return members;
}

/// A timecode's text: as it stands, or of an object as Unreal Engine writes timecodes.
std::string timecodeText(JsonNode node)
{
    if (node.is(JsonKind::String)) return std::string(node.text());
    if (!node.is(JsonKind::Object)) return {};
    std::string text;
    for (const char* const part : {"hours", "minutes", "seconds", "frames"}) {
        const auto number = memberLike(node, {part});
        const std::string digits = number ? std::string(number->text()) : std::string();
        if (digits.empty() || digits.size() > 3) return {};
        if (!text.empty()) text += ':';
        text += std::string(digits.size() == 1 ? 1 : 0, '0') + digits;
    }
    const auto drops = memberLike(node, {"drop frame", "is drop frame", "bDropFrameFormat"});
    if (drops && drops->text() == "true") text[text.rfind(':')] = ';';
    return text;
}

/// One after another, places of a document as lines.
class LineCount
{
public:
    explicit LineCount(std::string_view text)
        : m_text(text)
    {
    }

    int lineOf(JsonNode node)
    {
        const std::size_t place = std::min(node.place(), m_text.size());
        if (place > m_at)
            m_line += int(std::count(m_text.begin() + std::ptrdiff_t(m_at),
                                     m_text.begin() + std::ptrdiff_t(place), '\n'));
        m_at = std::max(m_at, place);
        return m_line;
    }

private:
    std::string_view m_text;
    std::size_t m_at = 0;
    int m_line = 1;
};

class ShootJsonReader
{
public:
    ShootJsonReader(const ForeignFile& file, const TagImportOptions& options)
        : m_file(file)
        , m_options(options)
        , m_takes(file)
        , m_lines(file.text)
    {
    }

    Result<ForeignTags> read()
    {
        const auto document = parsedJson(m_file);
        if (!document) return document.error();
        const auto takes = takesOf(document->root());
        if (!takes)
            return document->root().error(
                "value", "is no shoot sheet: expected a list of takes, or an object with one as \"takes\"");
        if (const auto known = readMembers(*takes); !known) return known.error();
        for (const JsonNode take : *takes)
            if (const auto added = addTake(take); !added) return added.error();
        return std::move(m_takes.tags());
    }

private:
    Result<void> readMembers(const std::vector<JsonNode>& takes)
    {
        const std::vector<std::string> members = takeMembers(takes);
        const ShootPlaces places = shootPlaces(members, m_options);
        if (!places.wrong.empty())
            return m_file.error("column", "no take has a member " + foundText(places.wrong), 0);
        for (const auto& [role, place] : places.places) m_roles[members[place]] = role;
        return {};
    }

    Result<void> addTake(JsonNode node)
    {
        ShootTake take;
        take.line = m_lines.lineOf(node);
        if (!node.is(JsonKind::Object)) {
            m_takes.lose("elements that are no takes", take.line);
            return {};
        }
        node.forEachMember(
            [&](JsonNode key, JsonNode value) { readMember(std::string(key.text()), value, take); });
        if (take.name.empty() && m_options.clip.empty()) {
            m_takes.lose("takes without a name", take.line);
            return {};
        }
        return m_takes.add(std::move(take));
    }

    void readMember(const std::string& name, JsonNode value, ShootTake& take)
    {
        const auto known = m_roles.find(name);
        if (known == m_roles.end()) return addValue(name, value, take);
        switch (known->second) {
        case ColumnRole::Clip:
            take.clips = namesIn(value);
            take.name = value.is(JsonKind::Array) ? listed(value) : std::string(trimmedText(value.text()));
            return;
        case ColumnRole::Subjects:
            take.subjects = namesIn(value);
            return addValue(name, value, take);
        case ColumnRole::Marks:
        case ColumnRole::MarkName:
            return addMarks(value, take);
        case ColumnRole::TakeStart:
            return readTimecode(name, value, take.start, take);
        case ColumnRole::TakeStop:
            return readTimecode(name, value, take.stop, take);
        case ColumnRole::Rate:
            take.rate = value.text();
            return addValue(name, value, take);
        default:
            return addValue(name, value, take);
        }
    }

    void readTimecode(const std::string& name, JsonNode value, std::string& kept, ShootTake& take)
    {
        kept = timecodeText(value);
        if (kept.empty()) return addValue(name, value, take);
        take.addValue(name, kept, kept);
    }

    /// A list of marks, marks in a text, or an object of timecodes by name.
    void addMarks(JsonNode value, ShootTake& take)
    {
        if (value.is(JsonKind::Array))
            return value.forEachElement([&](JsonNode mark) { addMark(mark, take); });
        if (!value.is(JsonKind::Object)) return addMark(value, take);
        value.forEachMember([&](JsonNode key, JsonNode mark) {
            keepMark(shootMark(key.text(), timecodeText(mark), {}, m_lines.lineOf(key)), take, key);
        });
    }

    void addMark(JsonNode mark, ShootTake& take)
    {
        if (mark.is(JsonKind::Null)) return;
        if (!mark.is(JsonKind::Object)) {
            bool hasRest = !mark.is(JsonKind::String);
            const int line = m_lines.lineOf(mark);
            for (ForeignRange& each : shootMarks(hasRest ? std::string_view() : mark.text(), line, hasRest))
                take.marks.push_back(std::move(each));
            if (hasRest) m_takes.lose(std::string(marksWithoutTimecode), line);
            return;
        }
        const auto name = memberLike(mark, {"name", "label", "text", "title"});
        const std::string text = name ? std::string(trimmedText(name->text())) : std::string();
        if (auto counted = countedMark(mark, text)) return keepMark(std::move(counted), take, mark);
        const auto start =
            memberLike(mark, {"timecode", "tc", "start timecode", "start", "in", "begin", "time"});
        const auto stop = memberLike(mark, {"end timecode", "stop timecode", "end", "stop", "out"});
        const std::string end = stop ? timecodeText(*stop) : std::string();
        const bool isCut = stop && end.empty() && !stop->text().empty(); // a stop that is no timecode
        keepMark(start && !isCut ? shootMark(text, timecodeText(*start), end, m_lines.lineOf(mark))
                                 : std::nullopt,
                 take, mark);
    }

    /// A mark that stands at a frame of its clip, or at a time in seconds.
    std::optional<ForeignRange> countedMark(JsonNode mark, const std::string& name)
    {
        const auto number = [&](MemberNames names) {
            const auto member = memberLike(mark, names);
            return member && member->is(JsonKind::Number) ? finiteNumber(member->text()) : std::nullopt;
        };
        auto start = number({"frame", "start frame"}), stop = number({"end frame", "stop frame"});
        const bool isInFrames = start.has_value();
        if (!isInFrames) {
            start = number({"seconds", "start seconds"});
            stop = number({"end seconds", "stop seconds"});
        }
        if (!start) return std::nullopt;
        ForeignRange range;
        range.tag = name;
        range.start = *start;
        range.stop = stop.value_or(*start);
        range.unit = isInFrames ? ForeignUnit::Frames : ForeignUnit::Seconds;
        range.line = m_lines.lineOf(mark);
        return range;
    }

    void keepMark(std::optional<ForeignRange> mark, ShootTake& take, JsonNode at)
    {
        if (mark)
            take.marks.push_back(*std::move(mark));
        else
            m_takes.lose(std::string(marksWithoutTimecode), m_lines.lineOf(at));
    }

    /// Values of lists are one text; those of objects have both names, with a dot.
    void addValue(const std::string& name, JsonNode value, ShootTake& take)
    {
        switch (value.kind()) {
        case JsonKind::Null:
            return;
        case JsonKind::Boolean:
            return take.addValue(name, value.text() == "true", std::string(value.text()));
        case JsonKind::Number:
            if (const auto number = finiteNumber(value.text()))
                take.addValue(name, *number, std::string(value.text()));
            else
                m_takes.lose("numbers that are too large", m_lines.lineOf(value));
            return;
        case JsonKind::Object:
            return value.forEachMember([&](JsonNode key, JsonNode inner) {
                addValue(name + '.' + std::string(key.text()), inner, take);
            });
        default:
            break;
        }
        const std::string text =
            value.is(JsonKind::Array) ? listed(value) : std::string(trimmedText(value.text()));
        if (!text.empty()) take.addValue(name, text, text);
    }

    /// Of a list its texts, numbers, and of objects their names; of a text those that it lists.
    static std::vector<std::string> namesIn(JsonNode value)
    {
        if (!value.is(JsonKind::Array)) return shootNames(value.text());
        std::vector<std::string> names;
        value.forEachElement([&](JsonNode each) {
            const auto name = memberLike(each, {"name", "label"});
            const std::string_view part = trimmedText(name ? name->text() : each.text());
            if (!part.empty()) names.emplace_back(part);
        });
        return names;
    }

    /// "Ana, Ben".
    static std::string listed(JsonNode list)
    {
        std::string text;
        for (const std::string& each : namesIn(list)) text += (text.empty() ? "" : ", ") + each;
        return text;
    }

    const ForeignFile& m_file;
    const TagImportOptions& m_options;
    ShootTakes m_takes;
    LineCount m_lines;
    std::map<std::string, ColumnRole, std::less<>> m_roles; ///< by member
};

} // namespace

Result<ForeignTags> shootJson(const ForeignFile& file, const TagImportOptions& options)
{
    return ShootJsonReader(file, options).read();
}

std::vector<std::string> shootJsonMembers(std::string_view text)
{
    const ForeignFile file{text, {}};
    const auto document = parsedJson(file);
    const auto takes = document ? takesOf(document->root()) : std::nullopt;
    return takes ? takeMembers(*takes) : std::vector<std::string>();
}

} // namespace tagline
