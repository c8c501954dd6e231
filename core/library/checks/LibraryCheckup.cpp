#include "core/library/checks/LibraryCheckup.h"

#include "core/library/ClipNotices.h"
#include "core/library/LibraryQueries.h"
#include "core/library/checks/CheckRules.h"
#include "core/motion/signals/SignalComputation.h"
#include "core/query/evaluation/QueryEvaluation.h"
#include "core/query/language/QueryCanonical.h"
#include "core/support/text/PathText.h"
#include "core/tags/vocabulary/GroupViolations.h"

#include <algorithm>
#include <map>

namespace tagline {
namespace {

std::string quoted(const std::string& text) { return '"' + text + '"'; }

/// Behind it, errors say what another program said.
std::string firstLine(const std::string& text) { return text.substr(0, text.find('\n')); }

/// A finding stands behind the model's path: the sidecar and the place in it are named.
std::string sidecarFinding(Error error)
{
    error.file = std::string(fileNameOf(error.file));
    return firstLine("its tags: " + error.text());
}

/// Calls visit(clip) for each clip, in order of path.
template<class Visit>
void forEachClip(const ClipLibrary& library, Visit&& visit)
{
    for (const ClipId id : library.clipsInPathOrder()) visit(id);
}

CheckOutcome readableFiles(const ClipLibrary& library)
{
    CheckOutcome outcome{readableCheck};
    for (const SourceId id : library.sourcesInPathOrder()) {
        const LibrarySource& source = library.source(id);
        ++outcome.checked;
        if (source.error) outcome.findings.push_back({id, {}, {}, firstLine(source.error->message)});
        if (source.sidecarError)
            outcome.findings.push_back({id, {}, {}, sidecarFinding(*source.sidecarError)});
    }
    return outcome;
}

std::string changeFinding(const SourceChange& change)
{
    return change.content ? "the file was written again with another motion since it was tagged; fit its "
                            "ranges to it"
                          : "the file changed since it was tagged; fit its ranges to it";
}

CheckOutcome fittingSidecars(const ClipLibrary& library)
{
    CheckOutcome outcome{fittingCheck};
    for (const SourceId id : library.sourcesInPathOrder()) {
        ++outcome.checked;
        for (std::string& notice : sidecarNotices(library.source(id), library))
            outcome.findings.push_back({id, {}, {}, std::move(notice)});
        for (const ClipId clip : library.source(id).clips)
            if (library.clip(clip).hasChangedFile())
                outcome.findings.push_back({id, clip, {}, changeFinding(*library.clip(clip).sourceChange)});
    }
    return outcome;
}

CheckOutcome knownTags(const ClipLibrary& library)
{
    CheckOutcome outcome{knownTagsCheck};
    forEachClip(library, [&](ClipId id) {
        const LibraryClip& clip = library.clip(id);
        ++outcome.checked;
        for (const TagLane& lane : clip.sheet.lanes()) {
            const TagDefinition& tag = library.vocabulary()[lane.tag];
            if (isKnownTag(tag, library.vocabulary())) continue;
            outcome.findings.push_back({clip.source, id, canonicalRanges(lane.ranges),
                                        "the tag " + quoted(tag.name) + " is not in the vocabulary",
                                        std::nullopt, tag.name});
        }
    });
    return outcome;
}

CheckOutcome declaredValues(const ClipLibrary& library)
{
    CheckOutcome outcome{declaredValuesCheck};
    forEachClip(library, [&](ClipId id) {
        ++outcome.checked;
        for (std::string& notice : clipNotices(library, id))
            outcome.findings.push_back({library.clip(id).source, id, {}, std::move(notice)});
    });
    return outcome;
}

std::string violationText(const GroupViolation& violation, const TagVocabulary& vocabulary)
{
    const std::string where = violation.set.empty() ? "" : " in the tag set " + violation.set;
    if (violation.tags.empty()) return "no tag of the group " + quoted(violation.group) + where;
    std::string names;
    for (const TagId tag : violation.tags)
        names += (names.empty() ? "" : " and ") + quoted(vocabulary[tag].name);
    return names + " on one frame, of which the group " + quoted(violation.group) + " allows one";
}

/// Frames on which the same is wrong are one finding.
CheckOutcome keptGroups(const ClipLibrary& library)
{
    CheckOutcome outcome{keptGroupsCheck};
    forEachClip(library, [&](ClipId id) {
        const LibraryClip& clip = library.clip(id);
        ++outcome.checked;
        std::map<std::string, std::vector<FrameRange>> found;
        for (const GroupViolation& each : groupViolations(clip.sheet, clip.frames, library.vocabulary()))
            found[violationText(each, library.vocabulary())].push_back(each.range);
        for (auto& [text, ranges] : found)
            outcome.findings.push_back({clip.source, id, canonicalRanges(ranges), text});
    });
    return outcome;
}

bool isCancelled(const CheckupRun& run) { return run.isCancelled && *run.isCancelled; }

/// So that the answer finds it.
void computeMotion(const QueryExpression& query, const ClipLibrary& library, const CheckupRun& run)
{
    const std::vector<SignalNeed> needs = signalNeeds(query);
    const std::vector<ClipId> clips = clipsToCompute(*library.motions(), needs, library.clipCount());
    if (clips.empty()) return;
    SignalComputation{*library.motions(), needs, clips, run.threads, run.prepareThread, run.isCancelled}.run(
        [](std::span<const ClipId>) {});
}

Result<FrameSet> answerOf(const std::string& text, const ClipLibrary& library, const CheckupRun& run)
{
    const auto query = parseQuery(text, library);
    if (!query) return query.error();
    computeMotion(*query, library, run);
    if (isCancelled(run)) return FrameSet();
    return evaluate(canonical(*query), library.queryLibrary());
}

std::string expectedText(const LibraryCheck& check)
{
    switch (check.expectation) {
    case CheckExpectation::None:
        return quoted(check.query) + " is here";
    case CheckExpectation::Some:
        return quoted(check.query) + " is nowhere in this clip";
    case CheckExpectation::All:
        break;
    }
    return quoted(check.query) + " is not here";
}

CheckOutcome checked(const LibraryCheck& check, const ClipLibrary& library, const CheckupRun& run)
{
    CheckOutcome outcome{check.name};
    const auto answer = answerOf(check.query, library, run);
    const auto within = answerOf(check.within.empty() ? "all" : check.within, library, run);
    if (!answer || !within) {
        const auto& text = answer ? check.within : check.query;
        const Error& error = answer ? within.error() : answer.error();
        outcome.findings.push_back(
            {{}, {}, {}, "its query " + quoted(text) + " cannot be read: " + error.message});
        return outcome;
    }
    forEachClip(library, [&](ClipId id) {
        const LibraryClip& clip = library.clip(id);
        if (clip.frames == 0 || within->rangesOf(id).isEmpty()) return;
        ++outcome.checked;
        if (const auto wrong = brokenFrames(check, answer->rangesOf(id), clip.frames))
            outcome.findings.push_back(
                {clip.source, id, {wrong->begin(), wrong->end()}, expectedText(check)});
    });
    return outcome;
}

} // namespace

std::vector<CheckOutcome> checkup(const ClipLibrary& library, const CheckupRun& run)
{
    std::vector<CheckOutcome> outcomes{readableFiles(library), fittingSidecars(library)};
    if (saysWhichTags(library.vocabulary())) outcomes.push_back(knownTags(library));
    outcomes.push_back(declaredValues(library));
    outcomes.push_back(keptGroups(library));
    for (const LibraryCheck& check : library.checks())
        if (!isCancelled(run)) outcomes.push_back(checked(check, library, run));
    return outcomes;
}

} // namespace tagline
