#include "core/tagging/WholeTakes.h"

#include "core/tagging/SettledEdits.h"
#include "core/tags/sheet/TagEdits.h"
#include "core/tags/sheet/instances/InstanceEdits.h"
#include "core/tags/takes/TakeClock.h"

#include <map>
#include <set>

namespace tagline {

std::vector<ClipRange> rangesOfPartners(const ClipLibrary& library, const ClipRange& range)
{
    std::vector<ClipRange> found;
    const FrameRate rate = library.clip(range.clip).rate;
    for (const TakePartner& partner : library.takeIndex().partners(range.clip)) {
        const LibraryClip& other = library.clip(partner.clip);
        const TakeClock clock{other.rate, rate, -partner.delay};
        const FrameRange there = clock.rangeFor(range.range, other.frames);
        if (!there.isEmpty()) found.push_back({partner.clip, there});
    }
    return found;
}

std::vector<ClipFrames> framesOfWholeTakes(const ClipLibrary& library, std::span<const ClipFrames> frames)
{
    std::map<ClipId, std::vector<FrameRange>> ranges;
    for (const ClipFrames& each : frames) {
        std::vector<FrameRange>& own = ranges[each.clip];
        own.insert(own.end(), each.frames.begin(), each.frames.end());
        for (const FrameRange range : each.frames)
            for (const ClipRange& there : rangesOfPartners(library, {each.clip, range}))
                ranges[there.clip].push_back(there.range);
    }
    std::vector<ClipFrames> whole;
    for (auto& [clip, own] : ranges) whole.push_back({clip, FrameRanges::canonical(std::move(own))});
    return whole;
}

namespace {

/// Sheets that ranges are being given to.
class TakeSheets
{
public:
    explicit TakeSheets(const ClipLibrary& library)
        : m_library(library)
    {
    }

    void give(const TaggedRange& given, const ClipRange& there)
    {
        const LibraryClip& clip = m_library.clip(there.clip);
        if (m_library.source(clip.source).isReadOnly()) {
            m_readOnly.insert(there.clip);
            return;
        }
        TagSheet& sheet = m_sheets.try_emplace(there.clip, clip.sheet).first->second;
        const TagVocabulary& vocabulary = m_library.vocabulary();
        const TagDefinition& definition = vocabulary[given.tag];
        FrameRange range = there.range;
        if (definition.kind == TagKind::Point) range.stop = range.start + 1;
        const bool isCounted = definition.isCounted;
        const FrameRanges wanted = FrameRanges::fromCanonical({range});
        const bool isThere = isCounted ? holdsExtent(sheet.instances(given.tag), range)
                                       : wanted.subtracted(sheet.frames(given.tag, clip.frames)).isEmpty();
        if (isThere) return;
        TagSheet after = isCounted ? withInstancesAdded(sheet, given.tag, {{range, valuesOf(given)}})
                                   : withRangesAdded(sheet, given.tag, {range});
        sheet = settledAddition(sheet, std::move(after), given.tag, vocabulary, clip.frames);
    }

    int readOnlyCount() const { return int(m_readOnly.size()); }
    std::vector<SheetChange> changes() &&
    {
        std::vector<SheetChange> changes;
        for (auto& [clip, sheet] : m_sheets)
            if (!(sheet == m_library.clip(clip).sheet)) changes.push_back({clip, std::move(sheet)});
        return changes;
    }

private:
    InstanceValues valuesOf(const TaggedRange& given) const
    {
        for (const TagInstance& each : m_library.clip(given.clip).sheet.instances(given.tag))
            if (each.range == given.range) return each.values;
        return {};
    }

    const ClipLibrary& m_library;
    std::map<ClipId, TagSheet> m_sheets;
    std::set<ClipId> m_readOnly;
};

} // namespace

WholeTakePlan wholeTakePlan(const ClipLibrary& library, std::span<const TaggedRange> ranges)
{
    WholeTakePlan plan;
    TakeSheets sheets(library);
    for (const TaggedRange& given : ranges) {
        plan.hasPartners = plan.hasPartners || !library.takeIndex().partners(given.clip).empty();
        for (const ClipRange& there : rangesOfPartners(library, {given.clip, given.range}))
            sheets.give(given, there);
    }
    plan.readOnly = sheets.readOnlyCount();
    plan.changes = std::move(sheets).changes();
    return plan;
}

} // namespace tagline
