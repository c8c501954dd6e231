#include "core/exports/ExportSelection.h"

#include "core/query/language/NamePattern.h"
#include "core/tags/sheet/SheetSets.h"
#include "core/tags/sheet/TagRecords.h"
#include "core/tags/vocabulary/SetNames.h"

#include <algorithm>

namespace tagline {
namespace {

bool isNamed(const std::vector<std::string>& names, std::string_view tag)
{
    return std::ranges::any_of(
        names, [&](const std::string& each) { return each == tag || NamePattern(each).matches(tag); });
}

/// The parts of what has a range (`rangeOf`) that lie on frames, each a copy with its part.
template<class Ranged>
std::vector<Ranged> partsOn(std::span<const Ranged> all, std::span<const FrameRange> frames,
                            FrameRange Ranged::*range)
{
    std::vector<Ranged> parts;
    for (const Ranged& each : all) {
        const auto first = std::ranges::upper_bound(frames, (each.*range).start, {}, &FrameRange::stop);
        for (auto hit = first; hit != frames.end() && hit->start < (each.*range).stop; ++hit) {
            parts.push_back(each);
            parts.back().*range = (each.*range).intersected(*hit);
        }
    }
    return parts;
}

std::vector<FrameRange> rangesOn(std::span<const FrameRange> all, std::span<const FrameRange> frames)
{
    std::vector<FrameRange> parts;
    for (const FrameRange each : all) {
        const auto first = std::ranges::upper_bound(frames, each.start, {}, &FrameRange::stop);
        for (auto hit = first; hit != frames.end() && hit->start < each.stop; ++hit)
            parts.push_back(each.intersected(*hit));
    }
    return parts;
}

/// Without the tags of other names, and without their records.
TagSheet ofNames(const TagSheet& sheet, const std::vector<std::string>& names,
                 const TagVocabulary& vocabulary)
{
    TagSheet kept = sheet;
    for (const TagLane& lane : sheet.lanes()) {
        const std::string& name = vocabulary[lane.tag].name;
        if (isNamed(names, name)) continue;
        kept = kept.withRanges(lane.tag, {});
        for (const RecordField field : recordFields)
            kept = kept.withProperty(recordProperty(name, field), {});
    }
    return kept;
}

void keepDerived(std::vector<DerivedTag>& derived, const ExportSelection& selection,
                 const TagVocabulary& vocabulary)
{
    if (!selection.tags.empty())
        std::erase_if(derived, [&](const DerivedTag& each) {
            return !isNamed(selection.tags, vocabulary[each.tag].name);
        });
    if (!selection.frames) return;
    for (DerivedTag& each : derived) each.frames = each.frames.intersected(*selection.frames);
}

} // namespace

std::vector<std::string> namesOfList(std::string_view list)
{
    constexpr std::string_view blanks = " \t";
    std::vector<std::string> names;
    while (!list.empty()) {
        const std::size_t comma = std::min(list.find(','), list.size());
        std::string_view name = list.substr(0, comma);
        list.remove_prefix(std::min(comma + 1, list.size()));
        name.remove_prefix(std::min(name.find_first_not_of(blanks), name.size()));
        name = name.substr(0, name.find_last_not_of(blanks) + 1);
        if (!name.empty()) names.emplace_back(name);
    }
    return names;
}

std::vector<std::string> unmetNames(const ExportSelection& selection, const TagVocabulary& vocabulary)
{
    std::vector<std::string> unmet;
    for (const std::string& name : selection.tags) {
        bool isMet = false;
        for (std::uint32_t i = 0; i < vocabulary.size() && !isMet; ++i) {
            const std::string& tag = vocabulary[TagId(i)].name;
            isMet = selection.set ? setOf(tag) == *selection.set && isNamed({name}, withoutSet(tag))
                                  : isNamed({name}, tag);
        }
        if (!isMet) unmet.push_back(name);
    }
    return unmet;
}

std::optional<std::string> unmetName(const ExportSelection& selection, const TagVocabulary& vocabulary)
{
    const std::vector<std::string> unmet = unmetNames(selection, vocabulary);
    return unmet.empty() ? std::nullopt : std::optional(unmet.front());
}

TagSheet onFrames(const TagSheet& sheet, std::span<const FrameRange> frames)
{
    TagSheet kept = sheet;
    for (const TagLane& lane : sheet.lanes())
        kept = sheet.isCounted(lane.tag) ? kept.withInstances(lane.tag, partsOn(sheet.instances(lane.tag),
                                                                                frames, &TagInstance::range))
                                         : kept.withRanges(lane.tag, rangesOn(lane.ranges, frames));
    for (const PropertyLane& lane : sheet.properties())
        kept =
            kept.withProperty(lane.name, partsOn(sheet.property(lane.name), frames, &PropertyRange::range));
    return kept.withCaptions(partsOn(sheet.captions(), frames, &Caption::range));
}

TagSheet ofTagSet(const TagSheet& sheet, const std::string& set, TagVocabulary& vocabulary)
{
    TagSheet kept = withSetsOnly(sheet, {set}, vocabulary);
    return set.empty() ? kept : *withSetMoved(kept, {set, {}, nullptr}, vocabulary);
}

std::vector<ClipId> keepSelected(ClipLibrary& library, std::vector<DerivedTag>& derived,
                                 const std::vector<ClipId>& clips, const ExportSelection& selection)
{
    if (selection.isAll()) return clips;
    std::vector<ClipId> kept;
    for (const ClipId clip : clips) {
        TagSheet sheet = library.clip(clip).sheet;
        if (selection.frames) {
            if (clip.value >= selection.frames->axis()->clipCount()) continue; // it came after the answer
            const FrameRanges hits = selection.frames->rangesOf(clip);
            if (hits.isEmpty()) continue;
            sheet = onFrames(sheet, hits.span());
        }
        if (selection.set) sheet = ofTagSet(sheet, *selection.set, library.vocabulary());
        if (!selection.tags.empty()) sheet = ofNames(sheet, selection.tags, library.vocabulary());
        library.setSheet(clip, std::move(sheet));
        kept.push_back(clip);
    }
    keepDerived(derived, selection, library.vocabulary());
    return kept;
}

} // namespace tagline
