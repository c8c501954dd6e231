#include "core/library/checks/ClipChecks.h"

#include "core/library/ClipNotices.h"
#include "core/library/LibraryQueries.h"
#include "core/library/checks/CheckRules.h"
#include "core/motion/signals/SignalComputation.h"
#include "core/query/evaluation/QueryEvaluation.h"
#include "core/query/language/QueryCanonical.h"
#include "core/tags/vocabulary/GroupViolations.h"

#include <algorithm>

namespace tagline {
namespace {

/// The query as it is evaluated; none if it is not evaluated here.
std::optional<QueryExpression> askedHere(const std::string& text, const ClipLibrary& library)
{
    const auto query = parseQuery(text, library);
    if (!query || reachOf(*query) == QueryReach::Library || !signalNeeds(*query).empty()) return std::nullopt;
    return canonical(*query);
}

/// One that cannot be read yet may ask for them: a name that it lacks comes with any clip.
bool mayReachTakes(const std::string& text, const ClipLibrary& library)
{
    const auto query = parseQuery(text, library);
    return !query || reachOf(*query) == QueryReach::Take;
}

} // namespace

bool areTakesChecked(const ClipLibrary& library)
{
    return !library.takes().empty() && std::ranges::any_of(library.checks(), [&](const LibraryCheck& check) {
        return mayReachTakes(check.query, library) ||
               (!check.within.empty() && mayReachTakes(check.within, library));
    });
}

ClipChecks::ClipChecks(const ClipLibrary& library, std::vector<ClipId> clips)
    : m_library(library.queryLibrary())
    , m_hasVocabulary(saysWhichTags(library.vocabulary()))
{
    std::sort(clips.begin(), clips.end());
    clips.erase(std::unique(clips.begin(), clips.end()), clips.end());
    for (const ClipId id : clips)
        m_clips.push_back(
            {id, library.clip(id).sheet, library.clip(id).frames, !clipNotices(library, id).empty()});
    for (const LibraryCheck& check : library.checks()) {
        auto query = askedHere(check.query, library);
        auto within = askedHere(check.within.empty() ? "all" : check.within, library);
        if (query && within) m_queries.push_back({check, *std::move(query), *std::move(within)});
    }
}

void ClipChecks::checkTags(const Clip& clip, BrokenClip& broken, std::vector<FrameRange>& frames) const
{
    const TagVocabulary& vocabulary = m_library.vocabulary;
    bool hasUnknown = false;
    for (const TagLane& lane : clip.sheet.lanes()) {
        if (!m_hasVocabulary || isKnownTag(vocabulary[lane.tag], vocabulary)) continue;
        hasUnknown = true;
        frames.insert(frames.end(), lane.ranges.begin(), lane.ranges.end());
    }
    if (hasUnknown) broken.checks.emplace_back(knownTagsCheck);
    if (clip.hasNotices) broken.checks.emplace_back(declaredValuesCheck);
    const auto violations = groupViolations(clip.sheet, clip.frames, vocabulary);
    for (const GroupViolation& each : violations) frames.push_back(each.range);
    if (!violations.empty()) broken.checks.emplace_back(keptGroupsCheck);
}

void ClipChecks::checkQuery(const Query& asked, std::span<const ClipId> ids, std::vector<BrokenClip>& broken,
                            std::vector<std::vector<FrameRange>>& frames) const
{
    EvaluationOptions here;
    here.clips = ids;
    const FrameSet found = evaluate(asked.query, m_library, here);
    const FrameSet within = evaluate(asked.within, m_library, here);
    for (std::size_t i = 0; i < m_clips.size(); ++i) {
        if (m_clips[i].frames == 0 || within.rangesOf(m_clips[i].id).isEmpty()) continue;
        const auto wrong = brokenFrames(asked.check, found.rangesOf(m_clips[i].id), m_clips[i].frames);
        if (!wrong) continue;
        broken[i].checks.push_back(asked.check.name);
        frames[i].insert(frames[i].end(), wrong->begin(), wrong->end());
    }
}

std::vector<BrokenClip> ClipChecks::run(const std::atomic<bool>& isCancelled) const
{
    std::vector<BrokenClip> broken;
    std::vector<ClipId> ids;
    std::vector<std::vector<FrameRange>> frames(m_clips.size());
    for (std::size_t i = 0; i < m_clips.size(); ++i) {
        ids.push_back(m_clips[i].id);
        broken.push_back({m_clips[i].id, {}});
        if (!isCancelled) checkTags(m_clips[i], broken.back(), frames[i]);
    }
    for (const Query& asked : m_queries)
        if (!isCancelled) checkQuery(asked, ids, broken, frames);
    for (std::size_t i = 0; i < broken.size(); ++i) broken[i].frames = canonicalRanges(frames[i]);
    std::erase_if(broken, [](const BrokenClip& each) { return each.checks.empty(); });
    return broken;
}

} // namespace tagline
