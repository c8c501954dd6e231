#include "core/library/agreement/AnnotatorComparison.h"

#include "core/tags/agreement/FrameAgreement.h"
#include "core/tags/agreement/RangeMatching.h"

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <cstdlib>
#include <functional>
#include <iterator>
#include <map>
#include <set>
#include <utility>

namespace tagline {
namespace {

constexpr double mostShare = 0.9;

/// One clip as tagged by all annotators; a null pointer for an annotator who did not look at it.
struct ClipOfAnnotators
{
    std::vector<const AnnotatedClip*> seen;
    Frame frames = 1;
    FrameRate rate;
    bool isUnequal = false;
};

const AnnotatedClip* seenBy(const Annotator& annotator, const SharedClip& clip)
{
    static const AnnotatedClip untagged;
    const auto found = annotator.clips.find(clip);
    if (found != annotator.clips.end()) return &found->second;
    return annotator.files.contains(clip.file) ? &untagged : nullptr;
}

ClipOfAnnotators comparedClip(const SharedClip& clip, AnnotatorRefs annotators)
{
    ClipOfAnnotators result;
    Frame shortest = 0;
    for (const Annotator* annotator : annotators) {
        result.seen.push_back(seenBy(*annotator, clip));
        const auto entry = annotator->clips.find(clip);
        if (entry == annotator->clips.end()) continue; // has no entry, so gives no length
        const AnnotatedClip& own = entry->second;
        shortest = shortest == 0 ? own.frames : std::min(shortest, own.frames);
        if (own.frames >= result.frames) {
            result.frames = own.frames;
            result.rate = own.rate;
        }
    }
    result.isUnequal = shortest != result.frames;
    return result;
}

std::span<const FrameRange> rangesOf(const AnnotatedClip& clip, const std::string& tag)
{
    const auto found = clip.tags.find(tag);
    return found == clip.tags.end() ? std::span<const FrameRange>() : found->second;
}

/// The frames that each annotator gave the tag; none for one who did not look.
std::vector<FrameRanges> framesIn(const ClipOfAnnotators& clip, const std::string& tag)
{
    std::vector<FrameRanges> frames;
    for (const AnnotatedClip* seen : clip.seen) {
        const auto ranges = seen ? rangesOf(*seen, tag) : std::span<const FrameRange>();
        frames.push_back(FrameRanges::canonical({ranges.begin(), ranges.end()})
                             .intersected(FrameRanges::all(clip.frames)));
    }
    return frames;
}

bool isCountedIn(const ClipOfAnnotators& clip, const std::string& tag)
{
    return std::ranges::any_of(
        clip.seen, [&](const AnnotatedClip* seen) { return seen && seen->instances.contains(tag); });
}

std::int64_t instanceCount(const AnnotatedClip& clip, const std::string& tag)
{
    const auto counted = clip.instances.find(tag);
    return std::int64_t(counted != clip.instances.end() ? counted->second.size()
                                                        : rangesOf(clip, tag).size());
}

/// Frames to which all gave a tag but with other instances, and the number of instances by annotator; or with
/// the same instances but other values, and these values.
struct InstancePlace
{
    FrameRange range;
    std::vector<std::optional<std::int64_t>> counts;
    std::vector<DifferingValue> values = {};
};

/// The values that differ by annotator for the instances at one place. Expects as many instances, of the same
/// extents, from each; a null pointer stands for an annotator without values.
std::vector<DifferingValue> differingValues(const std::vector<const std::vector<TagInstance>*>& seen)
{
    std::vector<DifferingValue> differing;
    const auto someone = std::ranges::find_if(seen, [](const auto* each) { return each != nullptr; });
    for (std::size_t place = 0; someone != seen.end() && place < (*someone)->size(); ++place) {
        std::map<std::string, ValueByAnnotator> byName;
        for (std::size_t i = 0; i < seen.size(); ++i)
            if (seen[i])
                for (const auto& [name, value] : (*seen[i])[place].values) {
                    ValueByAnnotator& values = byName[name];
                    values.resize(seen.size());
                    values[i] = value;
                }
        for (auto& [name, values] : byName) {
            std::set<std::optional<PropertyValue>> ways;
            for (std::size_t i = 0; i < seen.size(); ++i)
                if (seen[i]) ways.insert(values[i]);
            if (ways.size() > 1) differing.push_back({(**someone)[place].range, name, std::move(values)});
        }
    }
    return differing;
}

/// Expects one range of the frames that anyone gave the tag.
std::optional<InstancePlace> instancePlace(const ClipOfAnnotators& clip, const std::string& tag,
                                           FrameRange range, const std::vector<FrameRanges>& frames)
{
    InstancePlace place{range, {}};
    std::set<std::vector<FrameRange>> ways;
    std::vector<std::vector<TagInstance>> instances(clip.seen.size());
    std::vector<const std::vector<TagInstance>*> counting(clip.seen.size());
    for (std::size_t i = 0; i < clip.seen.size(); ++i) {
        place.counts.emplace_back();
        if (!clip.seen[i]) continue;
        if (!std::binary_search(frames[i].begin(), frames[i].end(), range))
            return std::nullopt; // other frames
        instances[i] = instancesWithin(*clip.seen[i], tag, range);
        if (clip.seen[i]->instances.contains(tag)) counting[i] = &instances[i];
        std::vector<FrameRange> extents;
        for (const TagInstance& each : instances[i]) extents.push_back(each.range);
        place.counts.back() = std::int64_t(extents.size());
        ways.insert(std::move(extents));
    }
    if (ways.size() == 1) place.values = differingValues(counting);
    return ways.size() > 1 || !place.values.empty() ? std::optional(std::move(place)) : std::nullopt;
}

/// The places of a clip in order; none for a tag that nobody counts there.
std::vector<InstancePlace> instancePlaces(const ClipOfAnnotators& clip, const std::string& tag,
                                          const std::vector<FrameRanges>& frames)
{
    if (!isCountedIn(clip, tag)) return {};
    FrameRanges anyones;
    for (const FrameRanges& each : frames) anyones = anyones.united(each);
    std::vector<InstancePlace> places;
    for (const FrameRange range : anyones)
        if (auto place = instancePlace(clip, tag, range, frames)) places.push_back(*std::move(place));
    return places;
}

/// Gathers one tag over all clips.
class TagComparison
{
public:
    TagComparison(std::string tag, std::size_t annotators)
        : m_agreement(annotators)
    {
        m_result.tag = std::move(tag);
        m_result.annotators.resize(annotators);
    }

    void add(const ClipOfAnnotators& clip)
    {
        const std::vector<FrameRanges> frames = framesIn(clip, m_result.tag);
        std::vector<const FrameRanges*> judged(clip.seen.size());
        for (std::size_t i = 0; i < clip.seen.size(); ++i) {
            if (!clip.seen[i]) continue;
            judged[i] = &frames[i];
            m_result.annotators[i].frames += frames[i].frameCount();
            m_result.annotators[i].ranges += std::int64_t(rangesOf(*clip.seen[i], m_result.tag).size());
            m_result.annotators[i].instances += instanceCount(*clip.seen[i], m_result.tag);
        }
        m_result.isCounted = m_result.isCounted || isCountedIn(clip, m_result.tag);
        for (InstancePlace& place : instancePlaces(clip, m_result.tag, frames)) {
            ++(place.values.empty() ? m_result.otherInstances : m_result.otherValues);
            for (DifferingValue& each : place.values) ++m_values[{each.name, std::move(each.values)}];
        }
        m_agreement.add(judged, clip.frames);
        for (std::size_t i = 0; i < clip.seen.size(); ++i)
            for (std::size_t j = i + 1; j < clip.seen.size(); ++j)
                if (clip.seen[i] && clip.seen[j]) matchRanges(clip, i, j);
    }

    TagAgreement result() &&
    {
        m_result.frames = m_agreement.frameCount();
        m_result.alike = m_agreement.alike();
        m_result.coefficient =
            m_result.annotators.size() == 2 ? m_agreement.cohensKappa() : m_agreement.krippendorffsAlpha();
        m_result.edges = {quantile(m_offsets, 0.5), quantile(m_offsets, mostShare), quantile(m_times, 0.5),
                          quantile(m_times, mostShare)};
        for (const auto& [values, count] : m_values)
            m_result.values.push_back({values.first, values.second, count});
        std::ranges::stable_sort(m_result.values, std::greater<>(), &ValueAgreement::instances);
        return std::move(m_result);
    }

private:
    void matchRanges(const ClipOfAnnotators& clip, std::size_t i, std::size_t j)
    {
        const RangeMatching matching =
            matched(rangesOf(*clip.seen[i], m_result.tag), rangesOf(*clip.seen[j], m_result.tag));
        m_result.matched += std::int64_t(matching.pairs.size());
        m_result.annotators[i].missed += matching.missedByA;
        m_result.annotators[j].missed += matching.missedByB;
        m_result.annotators[i].doubled += matching.doubledByA;
        m_result.annotators[j].doubled += matching.doubledByB;
        for (const RangePair& pair : matching.pairs) {
            addOffset(double(pair.a.start) - pair.b.start, clip.rate);
            addOffset(double(pair.a.stop) - pair.b.stop, clip.rate);
        }
    }

    void addOffset(double frames, FrameRate rate)
    {
        m_offsets.push_back(std::abs(frames));
        m_times.push_back(rate.seconds(std::abs(frames)));
    }

    TagAgreement m_result;
    FrameAgreement m_agreement;
    std::map<std::pair<std::string, ValueByAnnotator>, std::int64_t> m_values;
    std::vector<double> m_offsets;
    std::vector<double> m_times;
};

/// Every clip that anyone tagged.
std::set<SharedClip> clipsOf(AnnotatorRefs annotators)
{
    std::set<SharedClip> all;
    for (const Annotator* annotator : annotators)
        for (const auto& [clip, entry] : annotator->clips) all.insert(clip);
    return all;
}

bool areAlike(const std::vector<std::optional<bool>>& judgements)
{
    const auto says = [&](bool has) {
        return std::find(judgements.begin(), judgements.end(), std::optional(has)) != judgements.end();
    };
    return !says(true) || !says(false);
}

/// Adds the differences of a tag in a clip, from one edge of any range to the next, and those of instances.
void addDifferences(const SharedClip& shared, const ClipOfAnnotators& clip, const std::string& tag,
                    std::vector<AnnotatorDifference>& differences)
{
    const std::vector<FrameRanges> frames = framesIn(clip, tag);
    std::set<Frame> edges{0, clip.frames};
    for (const FrameRanges& each : frames)
        for (const FrameRange range : each) edges.insert({range.start, range.stop});
    const std::size_t first = differences.size();
    for (auto edge = edges.begin(); std::next(edge) != edges.end(); ++edge) {
        AnnotatorDifference next{shared, tag, {*edge, *std::next(edge)}, {}};
        for (std::size_t i = 0; i < clip.seen.size(); ++i)
            next.has.push_back(clip.seen[i] ? std::optional(frames[i].contains(*edge)) : std::nullopt);
        if (!areAlike(next.has)) differences.push_back(std::move(next));
    }
    for (InstancePlace& place : instancePlaces(clip, tag, frames)) {
        AnnotatorDifference next{
            shared, tag, place.range, {}, std::move(place.counts), std::move(place.values)};
        for (const auto& count : next.instances)
            next.has.push_back(count ? std::optional(true) : std::nullopt);
        differences.push_back(std::move(next));
    }
    std::ranges::sort(differences.begin() + std::ptrdiff_t(first), differences.end(), {},
                      [](const AnnotatorDifference& each) { return each.range.start; });
}

} // namespace

std::vector<AnnotatorDifference> differencesBetween(AnnotatorRefs annotators)
{
    std::vector<AnnotatorDifference> differences;
    for (const SharedClip& shared : clipsOf(annotators)) {
        const ClipOfAnnotators clip = comparedClip(shared, annotators);
        std::set<std::string> tags;
        for (const AnnotatedClip* seen : clip.seen)
            if (seen)
                for (const auto& [tag, ranges] : seen->tags) tags.insert(tag);
        for (const std::string& tag : tags) addDifferences(shared, clip, tag, differences);
    }
    return differences;
}

AnnotatorComparison compared(AnnotatorRefs annotators)
{
    assert(annotators.size() >= 2);
    const std::set<SharedClip> all = clipsOf(annotators);
    AnnotatorComparison result;
    std::vector<ClipOfAnnotators> clips;
    std::set<std::string> tags;
    for (const SharedClip& shared : all) {
        ClipOfAnnotators clip = comparedClip(shared, annotators);
        const auto seen =
            clip.seen.size() - std::size_t(std::count(clip.seen.begin(), clip.seen.end(), nullptr));
        if (seen < 2) {
            ++result.leftOut;
            continue;
        }
        ++result.clips;
        result.unequal += clip.isUnequal;
        for (const AnnotatedClip* each : clip.seen)
            if (each)
                for (const auto& [tag, ranges] : each->tags) tags.insert(tag);
        clips.push_back(std::move(clip));
    }
    for (const std::string& tag : tags) {
        TagComparison comparison(tag, annotators.size());
        for (const ClipOfAnnotators& clip : clips) comparison.add(clip);
        result.tags.push_back(std::move(comparison).result());
    }
    return result;
}

} // namespace tagline
