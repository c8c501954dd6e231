#include "core/tags/sheet/TagRecords.h"

#include <algorithm>
#include <limits>
#include <set>

namespace tagline {
namespace {

constexpr FrameRange everyFrame{0, std::numeric_limits<Frame>::max()};

/// Joins touching ranges of equal value: a record has no borders of its own.
std::vector<PropertyRange> joined(std::span<const PropertyRange> ranges)
{
    std::vector<PropertyRange> result;
    for (const PropertyRange& each : ranges) {
        const bool continues = !result.empty() && result.back().range.stop == each.range.start &&
                               result.back().value == each.value;
        if (continues)
            result.back().range.stop = each.range.stop;
        else
            result.push_back(each);
    }
    return result;
}

/// Values outside of some frames; O(values + frames' ranges).
std::vector<PropertyRange> without(std::span<const PropertyRange> values, const FrameRanges& frames)
{
    std::vector<PropertyRange> left;
    auto cut = frames.begin();
    for (const PropertyRange& each : values) {
        while (cut != frames.end() && cut->stop <= each.range.start) ++cut;
        Frame start = each.range.start;
        for (auto at = cut; at != frames.end() && at->start < each.range.stop; ++at) {
            if (at->start > start) left.push_back({{start, at->start}, each.value});
            start = at->stop;
        }
        if (start < each.range.stop) left.push_back({{start, each.range.stop}, each.value});
    }
    return left;
}

/// The sheet with other values of a field on some frames.
TagSheet withValues(const TagSheet& sheet, const std::string& name, const FrameRanges& frames,
                    const std::vector<PropertyRange>& added)
{
    std::vector<PropertyRange> values = without(sheet.property(name), frames);
    values.insert(values.end(), added.begin(), added.end());
    std::sort(values.begin(), values.end(),
              [](const PropertyRange& a, const PropertyRange& b) { return a.range < b.range; });
    return sheet.withProperty(name, joined(values));
}

/// The authored ranges that are only in `of`.
std::vector<FrameRange> rangesBeside(std::span<const FrameRange> of, std::span<const FrameRange> other)
{
    std::vector<FrameRange> beside;
    std::set_difference(of.begin(), of.end(), other.begin(), other.end(), std::back_inserter(beside));
    return beside;
}

/// The changes of one tag's ranges by an edit.
struct LaneEdit
{
    std::string tag;
    FrameRanges gained;
    FrameRanges lost;
    std::vector<FrameRange> former;  ///< removed authored ranges, in order
    std::vector<FrameRange> changed; ///< added authored ranges, in order

    /// The frames of a range that gained the tag.
    std::vector<FrameRange> gainedIn(FrameRange range) const
    {
        auto each = std::lower_bound(gained.begin(), gained.end(), range.start,
                                     [](FrameRange a, Frame frame) { return a.stop <= frame; });
        std::vector<FrameRange> found;
        for (; each != gained.end() && each->start < range.stop; ++each)
            found.push_back(each->intersected(range));
        return found;
    }

    /// The former range that moved unchanged to this new one; none if there is none.
    std::optional<FrameRange> movedFrom(std::size_t index) const
    {
        if (former.size() != changed.size()) return std::nullopt;
        const FrameRange from = former[index];
        return from.length() == changed[index].length() ? std::optional(from) : std::nullopt;
    }
};

/// The values within a range, cut to it; O(log values + answer).
std::vector<PropertyRange> valuesIn(std::span<const PropertyRange> values, FrameRange frames)
{
    auto each = std::lower_bound(values.begin(), values.end(), frames.start,
                                 [](const PropertyRange& a, Frame frame) { return a.range.stop <= frame; });
    std::vector<PropertyRange> found;
    for (; each != values.end() && each->range.start < frames.stop; ++each)
        found.push_back({each->range.intersected(frames), each->value});
    return found;
}

/// The value nearest to a frame; null if there are none.
const PropertyValue* nearestValue(const std::vector<PropertyRange>& values, Frame frame)
{
    const PropertyRange* nearest = nullptr;
    Frame least = 0;
    for (const PropertyRange& each : values) {
        const Frame distance = std::max({each.range.start - frame, frame - each.range.stop + 1, Frame(0)});
        if (nearest && distance >= least) continue;
        nearest = &each;
        least = distance;
    }
    return nearest ? &*nearest->value : nullptr;
}

/// The values of a field (`former` before the edit) for the new ranges, by rules 2 and 3.
std::vector<PropertyRange> carried(std::span<const PropertyRange> former, const LaneEdit& edit)
{
    std::vector<PropertyRange> values;
    for (std::size_t i = 0; i < edit.changed.size(); ++i) {
        const FrameRange range = edit.changed[i];
        const std::optional<FrameRange> from = edit.movedFrom(i);
        std::vector<PropertyRange> own = valuesIn(former, from.value_or(range));
        if (from) {
            for (PropertyRange& each : own) each.range = each.range.movedBy(range.start - from->start);
            values.insert(values.end(), own.begin(), own.end());
            continue;
        }
        for (const FrameRange gained : edit.gainedIn(range))
            if (const PropertyValue* value = nearestValue(own, gained.start))
                values.push_back({gained, *value});
    }
    return values;
}

/// The frames on which a carried field is set anew.
FrameRanges carriedOver(const LaneEdit& edit)
{
    std::vector<FrameRange> moved;
    for (std::size_t i = 0; i < edit.changed.size(); ++i)
        if (edit.movedFrom(i)) moved.push_back(edit.changed[i]);
    return edit.lost.united(edit.gained).united(FrameRanges::canonical(std::move(moved)));
}

std::vector<PropertyRange> signedFrames(RecordField field, const FrameRanges& gained,
                                        const std::optional<TagSignature>& signature)
{
    if (!signature) return {};
    const std::string& text = field == RecordField::Author ? signature->author : signature->time;
    std::vector<PropertyRange> values;
    if (!text.empty())
        for (const FrameRange range : gained) values.push_back({range, text});
    return values;
}

TagSheet withFieldFollowing(const TagSheet& before, TagSheet sheet, RecordField field, const LaneEdit& edit,
                            const std::optional<TagSignature>& signature)
{
    const std::string name = recordProperty(edit.tag, field);
    const bool isCarried = field == RecordField::Confidence || field == RecordField::Note;
    const std::vector<PropertyRange> values =
        isCarried ? carried(before.property(name), edit) : signedFrames(field, edit.gained, signature);
    if (values.empty() && sheet.property(name).empty()) return sheet;
    return withValues(sheet, name, isCarried ? carriedOver(edit) : edit.lost.united(edit.gained), values);
}

/// The tags whose ranges differ, in order.
std::set<TagId> changedTags(const TagSheet& before, const TagSheet& after)
{
    std::set<TagId> tags;
    for (const auto& [one, other] : {std::pair(&before, &after), std::pair(&after, &before)})
        for (const TagLane& lane : one->lanes()) {
            const auto there = other->ranges(lane.tag);
            const bool isShared = there.data() == lane.ranges.data() && there.size() == lane.ranges.size();
            if (!isShared && !std::equal(lane.ranges.begin(), lane.ranges.end(), there.begin(), there.end()))
                tags.insert(lane.tag);
        }
    return tags;
}

LaneEdit laneEdit(const TagSheet& before, const TagSheet& after, TagId tag, const std::string& name)
{
    const FrameRanges former = before.frames(tag, everyFrame.stop);
    const FrameRanges now = after.frames(tag, everyFrame.stop);
    return {name, now.subtracted(former), former.subtracted(now),
            rangesBeside(before.ranges(tag), after.ranges(tag)),
            rangesBeside(after.ranges(tag), before.ranges(tag))};
}

} // namespace

std::string_view fieldName(RecordField field)
{
    switch (field) {
    case RecordField::Author:
        return "author";
    case RecordField::Time:
        return "time";
    case RecordField::Confidence:
        return "confidence";
    case RecordField::Note:
        return "note";
    }
    return {};
}

std::string recordProperty(std::string_view tag, RecordField field)
{
    std::string name(tag);
    name += '.';
    return name += fieldName(field);
}

bool isRecord(std::string_view property, const TagVocabulary& vocabulary)
{
    const std::size_t dot = property.rfind('.');
    if (dot == std::string_view::npos) return false;
    const std::string_view last = property.substr(dot + 1);
    const bool isField = std::any_of(recordFields.begin(), recordFields.end(),
                                     [last](RecordField field) { return fieldName(field) == last; });
    return isField && vocabulary.findNamed(property.substr(0, dot)).has_value();
}

RecordValue recordValue(const TagSheet& sheet, std::string_view tag, RecordField field, FrameRange frames)
{
    const std::vector<PropertyRange> values =
        joined(valuesIn(sheet.property(recordProperty(tag, field)), frames));
    if (values.empty()) return {};
    return {values.front().value, values.size() > 1 || values.front().range != frames};
}

std::vector<RecordPart> recordParts(const TagSheet& sheet, std::string_view tag, FrameRange range)
{
    std::array<std::vector<PropertyRange>, recordFields.size()> values;
    std::set<Frame> borders{range.start};
    for (std::size_t i = 0; i < values.size(); ++i) {
        values[i] = joined(valuesIn(sheet.property(recordProperty(tag, recordFields[i])), range));
        for (const PropertyRange& each : values[i]) borders.insert({each.range.start, each.range.stop});
    }
    borders.insert(range.stop);
    std::vector<RecordPart> parts;
    std::array<std::size_t, recordFields.size()> places{};
    for (auto border = borders.begin(); std::next(border) != borders.end(); ++border) {
        RecordPart part{{*border, *std::next(border)}, {}};
        for (std::size_t i = 0; i < values.size(); ++i) {
            std::size_t& place = places[i];
            while (place < values[i].size() && values[i][place].range.stop <= part.frames.start) ++place;
            if (place < values[i].size() && values[i][place].range.start <= part.frames.start)
                part.values[i] = values[i][place].value;
        }
        parts.push_back(std::move(part));
    }
    return parts;
}

TagSheet withRecord(const TagSheet& sheet, std::string_view tag, RecordField field, const FrameRanges& frames,
                    const std::optional<PropertyValue>& value)
{
    std::vector<PropertyRange> values;
    if (value)
        for (const FrameRange range : frames) values.push_back({range, *value});
    return withValues(sheet, recordProperty(tag, field), frames, values);
}

TagSheet withRecordsFollowing(const TagSheet& before, TagSheet after, const TagVocabulary& vocabulary,
                              const std::optional<TagSignature>& signature)
{
    if (!signature && before.properties().empty() && after.properties().empty()) return after;
    for (const TagId tag : changedTags(before, after)) {
        const LaneEdit edit = laneEdit(before, after, tag, vocabulary[tag].name);
        for (const RecordField field : recordFields)
            after = withFieldFollowing(before, std::move(after), field, edit, signature);
    }
    return after;
}

TagSheet withRecordsRestored(const TagSheet& base, const TagSheet& present, TagSheet after,
                             const TagVocabulary& vocabulary)
{
    if (base.properties().empty() && after.properties().empty()) return after;
    for (const TagId tag : changedTags(base, present))
        for (const RecordField field : recordFields) {
            const std::string name = recordProperty(vocabulary[tag].name, field);
            const auto values = base.property(name);
            if (!values.empty() || !after.property(name).empty())
                after = after.withProperty(name, {values.begin(), values.end()});
        }
    return after;
}

TagSheet withRecordsRenamed(const TagSheet& sheet, std::string_view from, std::string_view to)
{
    if (from == to) return sheet;
    TagSheet renamed = sheet;
    for (const RecordField field : recordFields) {
        const std::string former = recordProperty(from, field);
        const std::string name = recordProperty(to, field);
        if (sheet.property(former).empty()) continue;
        std::vector<FrameRange> taken;
        for (const PropertyRange& each : sheet.property(name)) taken.push_back(each.range);
        const FrameRanges kept = FrameRanges::canonical(std::move(taken));
        renamed = withValues(renamed, name, {}, without(sheet.property(former), kept));
        renamed = renamed.withProperty(former, {});
    }
    return renamed;
}

} // namespace tagline
