#include "core/library/ClipLibrary.h"

#include "core/io/json/TextPlace.h"
#include "core/library/ClipFacts.h"
#include "core/library/FolderAgreement.h"
#include "core/library/SetFiles.h"
#include "core/library/backups/DamagedSidecars.h"
#include "core/library/search/ExampleLikeness.h"
#include "core/retargeting/BodyNames.h"
#include "core/support/text/PathText.h"
#include "core/tags/sheet/instances/InstanceEdits.h"
#include "core/tags/vocabulary/SetNames.h"

#include <algorithm>
#include <atomic>
#include <cassert>
#include <set>
#include <unordered_set>

namespace tagline {
namespace {

/// A clip as its model describes it, without tags.
LibraryClip described(const Clip& motion, std::size_t place)
{
    LibraryClip clip;
    clip.place = place;
    clip.name = validUtf8(motion.name);
    clip.index = motion.index;
    clip.isNameShared = motion.isNameShared;
    clip.displayName = validUtf8(motion.displayName);
    clip.frames = motion.frames;
    clip.rate = motion.rate;
    return clip;
}

/// A clip as its sidecar describes it, for a clip without a model.
LibraryClip described(const SidecarClip& entry)
{
    LibraryClip clip;
    clip.name = entry.name;
    clip.index = entry.index.value_or(0);
    clip.isNameShared = entry.index.has_value();
    clip.displayName = entry.name;
    clip.frames = entry.frames;
    clip.rate = entry.rate;
    return clip;
}

/// Counts on over all libraries, so that what was kept of a clip is never taken for that of another library.
std::uint64_t nextMotionVersion()
{
    static std::atomic<std::uint64_t> last = 0;
    return ++last;
}

/// The frames and rate that a save records as those that the clip's ranges were drawn on; `content` is that
/// of its file.
SourceChange drawnOn(const LibraryClip& clip, std::optional<std::uint64_t> content = {})
{
    return clip.sourceChange.value_or(SourceChange{std::max(clip.frames, 1), clip.rate, content});
}

/// Whether the clip has ranges for which no sidecar records what they were drawn on.
bool isDrawnHereAlone(const LibraryClip& clip)
{
    return clip.frames > 0 && clip.savedSheet.isEmpty() && !clip.sheet.hasNoFrames();
}

/// Whether another program set other property values than were set here: the save must ask which ones stay.
bool hasConflicts(ClipLibrary& library, SourceId id, const StoredSidecar& onDisk)
{
    const std::vector<ClipId>& clips = library.source(id).clips;
    const bool isEdited =
        std::any_of(clips.begin(), clips.end(), [&](ClipId clip) { return library.clip(clip).isModified(); });
    return isEdited &&
           !mergedWithDisk(library.saveRequest(id), onDisk, library.vocabulary()).conflicts.empty();
}

} // namespace

SourceId ClipLibrary::addSource(std::string path, std::string shown, std::optional<std::int64_t> bytes)
{
    const SourceId id(std::uint32_t(m_sources.size()));
    const auto added = m_sourcesByPath.emplace(path, id);
    if (!added.second) return added.first->second;
    LibrarySource& source = m_sources.emplace_back();
    source.path = std::move(path);
    source.shown = std::move(shown);
    source.bytes = bytes;
    return id;
}

/// Takes the sidecar, and leaves the present clips without frames until they are found again. A sidecar that
/// conflicts with local edits is left to the next save, which asks; a deleted or damaged sidecar counts as no
/// edit of its tags.
LibrarySource& ClipLibrary::reset(SourceId id, Result<StoredSidecar> sidecar)
{
    dropMeasured();
    LibrarySource& source = m_sources[id.value];
    m_gatheredTakes.noteSource(source.path);
    if (source.model) m_jointNames.reset(); // some may be of no other file
    const bool isKnown =
        source.state != SourceState::Pending && !source.wasCancelled() && !source.sidecarError;
    source.error.reset();
    source.isModelGone = false;
    const auto contentBefore = source.model ? source.model->contentHash : std::nullopt;
    source.model.reset();
    source.unitSuggestion.reset();
    source.sidecarError.reset();
    source.diskError.reset();
    if (!sidecar && isKnown && !sidecar.error().code.starts_with("import."))
        noteDiskError(source, sidecar.error());
    else if (!sidecar)
        source.sidecarError = sidecar.error();
    else if (!isGone(source.sidecar.stamp, sidecar->stamp) && !hasConflicts(*this, id, *sidecar))
        source.sidecar = withGoneKept(source.sidecar, std::move(*sidecar));
    internTags(source.sidecar.sidecar, m_vocabulary);
    for (const ClipId each : source.clips) {
        LibraryClip& clip = m_clips[each.value];
        const bool isEdited = clip.sourceChange != clip.savedSourceChange || isDrawnHereAlone(clip);
        clip.sourceChange =
            isEdited ? std::optional(drawnOn(clip, clip.place ? contentBefore : std::nullopt)) : std::nullopt;
        clip.savedSourceChange.reset();
        clip.place.reset();
        clip.frames = 0;
        clip.motionVersion = 0;
        m_motions->setClip(each, nullptr, nullptr);
    }
    return source;
}

void ClipLibrary::setModel(SourceId id, std::shared_ptr<const ImportedModel> model, ImportSettings settings,
                           Result<StoredSidecar> sidecar)
{
    LibrarySource& source = reset(id, std::move(sidecar));
    source.state = SourceState::Ready;
    source.settings = std::move(settings);
    source.model = std::move(model);
    if (m_jointNames && !areJointsGathered(*source.model)) m_jointNames.reset();
    if (!source.settings.metresPerUnit)
        source.unitSuggestion = suggestedUnit(source.model->skeleton, source.model->metresPerUnit);
    if (source.unitSuggestion) agreeOnSuggestedUnits(m_sources);
    const std::vector<ClipId> before = std::exchange(source.clips, {});
    for (std::size_t i = 0; i < source.model->clips.size(); ++i)
        place(id, before, described(source.model->clips[i], i));
    keepLost(source, before);
    giveMotion(source);
}

/// The pointers share the model's ownership.
void ClipLibrary::giveMotion(const LibrarySource& source)
{
    const std::shared_ptr<const Skeleton> skeleton(source.model, &source.model->skeleton);
    for (const ClipId id : source.clips) {
        const Clip* clip = motion(id);
        if (!clip) continue;
        m_clips[id.value].motionVersion = nextMotionVersion();
        m_motions->setClip(id, skeleton, std::shared_ptr<const Clip>(source.model, clip));
    }
}

void ClipLibrary::follow(const MotionSettings& settings)
{
    m_motions->setSettings(settings.signal, settings.contact);
    for (LibraryClip& clip : m_clips)
        if (clip.motionVersion > 0) clip.motionVersion = nextMotionVersion();
    dropMeasured();
}

namespace {

/// The parts of a body that joints of these names are, from the hips outwards, left before right.
std::vector<std::string> bodyPartsAmong(const std::vector<std::string>& joints)
{
    std::set<std::pair<BodyPart, BodySide>> parts;
    for (const std::string& joint : joints) {
        auto part = bodyName(joint);
        if (!part) part = controlledPart(joint);
        if (part) parts.emplace(part->part, part->side);
    }
    std::vector<std::string> names;
    for (const auto& [part, side] : parts) names.push_back(bodyNameText({part, side}));
    return names;
}

} // namespace

const std::vector<std::string>& ClipLibrary::jointNames() const
{
    if (m_jointNames) return *m_jointNames;
    m_gatheredJoints.clear();
    m_jointNames.emplace();
    for (const LibrarySource& source : m_sources) {
        if (!source.model || source.model->clips.empty()) continue;
        for (const Joint& joint : source.model->skeleton.joints())
            if (joint.kind == JointKind::Joint && m_gatheredJoints.insert(joint.name).second)
                m_jointNames->push_back(joint.name);
    }
    std::sort(m_jointNames->begin(), m_jointNames->end());
    std::vector<std::string> names = bodyPartsAmong(*m_jointNames);
    std::erase_if(*m_jointNames, [&](const std::string& joint) {
        return std::find(names.begin(), names.end(), joint) != names.end();
    });
    names.insert(names.end(), m_jointNames->begin(), m_jointNames->end());
    m_jointNames = std::move(names);
    return *m_jointNames;
}

/// Whether jointNames() as it is has the joints of a model: most models of a library share their skeleton.
bool ClipLibrary::areJointsGathered(const ImportedModel& model) const
{
    const std::vector<Joint>& joints = model.skeleton.joints();
    return model.clips.empty() || std::all_of(joints.begin(), joints.end(), [this](const Joint& joint) {
               return joint.kind != JointKind::Joint || m_gatheredJoints.contains(joint.name);
           });
}

void ClipLibrary::setFailed(SourceId id, Error error, Result<StoredSidecar> sidecar)
{
    LibrarySource& source = reset(id, std::move(sidecar));
    source.state = SourceState::Failed;
    source.error = std::move(error);
    const std::vector<ClipId> before = std::exchange(source.clips, {});
    for (const SidecarClip& entry : source.sidecar.sidecar.clips) place(id, before, described(entry));
    keepLost(source, before);
}

/// Gives a clip its id, the one that it had before if it was there, and its sheet.
void ClipLibrary::place(SourceId source, std::span<const ClipId> before, LibraryClip clip)
{
    clip.source = source;
    const auto known = std::find_if(before.begin(), before.end(), [&](ClipId id) {
        return m_clips[id.value].name == clip.name && m_clips[id.value].index == clip.index;
    });
    ClipId id(std::uint32_t(m_clips.size()));
    if (known != before.end()) {
        id = *known;
        clip.sheet = m_clips[id.value].sheet;
        clip.savedSheet = m_clips[id.value].savedSheet;
        clip.sourceChange = m_clips[id.value].sourceChange;
        m_clips[id.value] = std::move(clip);
    } else {
        m_clips.push_back(std::move(clip));
    }
    m_sources[source.value].clips.push_back(id);
    loadSheet(id);
}

/// Clips that are in the file no more stay in the library, with their tags and without frames.
void ClipLibrary::keepLost(LibrarySource& source, std::span<const ClipId> before)
{
    for (const ClipId id : before) {
        if (m_clips[id.value].frames > 0) continue;
        source.clips.push_back(id);
        loadSheet(id);
    }
}

const SidecarClip* ClipLibrary::sidecarEntry(const LibraryClip& clip) const
{
    return m_sources[clip.source.value].sidecar.sidecar.find(clip.name, clip.writtenIndex());
}

/// The sheet of a sidecar's entry, with instances for the tags that the vocabulary counts.
TagSheet ClipLibrary::countedSheetOf(const SidecarClip& entry)
{
    return withCountedLanes(sheetOf(entry, m_vocabulary), m_vocabulary);
}

/// The sidecar's sheet becomes the clip's; what was edited here since the last one was read is merged with
/// it.
void ClipLibrary::loadSheet(ClipId id)
{
    LibraryClip& clip = m_clips[id.value];
    const SidecarClip* entry = sidecarEntry(clip);
    const TagSheet stored = entry ? countedSheetOf(*entry) : TagSheet();
    const bool isUnedited = clip.sheet == clip.savedSheet; // true for each sheet when its file is first read
    clip.sheet = isUnedited ? stored : merged(clip.savedSheet, clip.sheet, stored).sheet;
    clip.savedSheet = stored;
    clip.isOffDisk = isOffDisk(clip);
    noteSourceChange(clip);
    updateIndex(id);
}

/// A sidecar that was deleted with its model is no loss, and a read-only one is not asked about.
bool ClipLibrary::isOffDisk(const LibraryClip& clip) const
{
    const LibrarySource& source = m_sources[clip.source.value];
    const bool isWithModel = !source.isMissing() && !source.isModelGone;
    const bool isDamaged = source.diskError && isOfDamagedContent(*source.diskError);
    return !source.isReadOnly() && (isWithModel || isDamaged) &&
           isInGoneSet(source.sidecar, clip.name, clip.writtenIndex());
}

void ClipLibrary::updateIndex(ClipId id)
{
    const TagSheet shown = shownSheet(id);
    m_index.set(id, clip(id).frames, shown);
    m_properties.set(id, clip(id).frames, shown);
    m_captions.set(id, clip(id).frames, shown);
    m_instances.set(id, m_index.frames(id), shown);
    m_touching.set(id, m_index.frames(id), shown);
    noteModified(id);
}

TagSheet ClipLibrary::shownSheet(ClipId id) const
{
    const TagSheet& sheet = clip(id).sheet;
    if (m_setSwitches.hidden.empty()) return sheet;
    return withoutSets(sheet, m_setSwitches.hidden, m_vocabulary)
        .withState(sheet.state()); // it is the clip's
}

void ClipLibrary::setSetSwitches(SetSwitches switches)
{
    const bool isShownAnew = switches.hidden != m_setSwitches.hidden;
    m_setSwitches = std::move(switches);
    if (!isShownAnew) return;
    for (std::uint32_t i = 0; i < m_clips.size(); ++i) updateIndex(ClipId(i));
}

std::vector<std::string> ClipLibrary::tagSets() const
{
    SetList names{std::string()};
    for (const LibrarySource& source : m_sources)
        for (const StoredSet& set : source.sidecar.named) names.insert(set.name);
    for (std::uint32_t i = 0; i < m_vocabulary.size(); ++i) names.emplace(setOf(m_vocabulary[TagId(i)].name));
    return {names.begin(), names.end()};
}

RangeTotals ClipLibrary::rangeTotals(TagId tag) const
{
    RangeTotals totals = m_index.counts(tag);
    totals.ranges += m_instances.surplus(tag) + m_touching.surplus(tag);
    return totals;
}

void ClipLibrary::setSheet(ClipId id, TagSheet sheet)
{
    m_clips[id.value].sheet = std::move(sheet);
    updateIndex(id);
}

void ClipLibrary::setFileState(SourceId id, std::optional<FileState> state)
{
    m_sources[id.value].fileState = state;
}

/// A damaged file has the tags of its set no more.
void ClipLibrary::noteDiskError(LibrarySource& source, std::optional<Error> error)
{
    if (error && isOfDamagedContent(*error))
        if (const auto file = setFileOf(error->file))
            source.sidecar = withFileGone(std::move(source.sidecar), file->set);
    source.diskError = std::move(error);
}

/// After the state of the source's files on the disk has changed.
void ClipLibrary::noteOffDisk(const LibrarySource& source)
{
    for (const ClipId clip : source.clips) {
        m_clips[clip.value].isOffDisk = isOffDisk(m_clips[clip.value]);
        noteModified(clip);
    }
}

void ClipLibrary::setModelGone(SourceId id, bool isGone)
{
    m_sources[id.value].isModelGone = isGone;
    noteOffDisk(m_sources[id.value]);
}

void ClipLibrary::setDiskError(SourceId id, std::optional<Error> error)
{
    noteDiskError(m_sources[id.value], std::move(error));
    noteOffDisk(m_sources[id.value]);
}

namespace {

/// Whether the sets that were read show that the cause of an error of a set's file is gone: that file is one
/// of theirs. Two sets that contradict each other may be others.
bool isSetMended(const StoredSidecar& read, const Error& error)
{
    const auto file = setFileOf(error.file);
    if (!file) return true;
    const std::vector<StoredSet> sets = read.sets();
    return error.code != "sidecar.set-clash" &&
           std::ranges::find(sets, file->set, &StoredSet::name) != sets.end();
}

} // namespace

// A save reads the sets that it knows: one beside them may still be damaged.
void ClipLibrary::setSaved(SourceId id, const SaveOutcome& outcome)
{
    std::optional<Error> left = m_sources[id.value].diskError.optional();
    if (left && isSetMended(outcome.stored, *left)) left.reset();
    setMerged(id, outcome);
    if (left) setDiskError(id, std::move(left));
    for (const ClipId clip : m_sources[id.value].clips) {
        m_clips[clip.value].sourceChange = m_clips[clip.value].savedSourceChange;
        noteModified(clip);
    }
}

void ClipLibrary::setMerged(SourceId id, const SaveOutcome& outcome)
{
    LibrarySource& source = m_sources[id.value];
    assert(outcome.conflicts.empty() && outcome.sheets.size() == source.clips.size());
    source.sidecar = outcome.stored;
    source.sidecarError.reset();
    source.diskError.reset();
    for (std::size_t i = 0; i < source.clips.size(); ++i) {
        LibraryClip& clip = m_clips[source.clips[i].value];
        const SidecarClip* entry = sidecarEntry(clip);
        clip.savedSheet = entry ? countedSheetOf(*entry) : TagSheet();
        clip.isOffDisk = isOffDisk(clip);
        noteSourceChange(clip);
        setSheet(source.clips[i], withCountedLanes(outcome.sheets[i], m_vocabulary));
    }
}

std::optional<SourceId> ClipLibrary::findSource(std::string_view path) const
{
    const auto found = m_sourcesByPath.find(std::string(path));
    return found == m_sourcesByPath.end() ? std::nullopt : std::optional(found->second);
}

std::vector<SourceId> ClipLibrary::sourcesInPathOrder() const
{
    std::vector<SourceId> ids;
    for (std::uint32_t i = 0; i < m_sources.size(); ++i) ids.emplace_back(i);
    std::stable_sort(ids.begin(), ids.end(), [&](SourceId a, SourceId b) {
        return m_sources[a.value].shown < m_sources[b.value].shown;
    });
    return ids;
}

std::vector<SourceId> ClipLibrary::modifiedSources() const
{
    std::vector<SourceId> ids;
    for (const auto& [source, clip] : m_modified)
        if (ids.empty() || ids.back() != source) ids.push_back(source);
    return ids;
}

/// Call after each change of the clip's sheet, of what it was drawn on, or of what the sidecar has of it.
void ClipLibrary::noteModified(ClipId id)
{
    const std::pair entry(clip(id).source, id);
    if (clip(id).isModified())
        m_modified.insert(entry);
    else
        m_modified.erase(entry);
}

std::vector<ClipId> ClipLibrary::clipsInPathOrder() const
{
    std::vector<ClipId> ids;
    ids.reserve(m_clips.size());
    for (const SourceId id : sourcesInPathOrder())
        ids.insert(ids.end(), source(id).clips.begin(), source(id).clips.end());
    return ids;
}

QueryClips ClipLibrary::queryClips() const
{
    QueryClips gathered;
    gathered.order = clipsInPathOrder();
    gathered.clips.reserve(m_clips.size());
    for (const LibraryClip& clip : m_clips) {
        const std::string& shown = source(clip.source).shown;
        gathered.clips.push_back({clip.displayName, std::string(fileNameOf(shown)), folderOf(shown),
                                  clip.rate, clip.motionVersion});
    }
    return gathered;
}

/// Call before clips get another motion, or it is measured in another way.
void ClipLibrary::dropMeasured()
{
    m_areFactsTold = false;
    m_queryClips.reset();
    m_measured.reset();
    m_likeness.reset();
}

std::optional<ClipId> ClipLibrary::findClip(const ExampleRange& range) const
{
    const auto source = findSource(range.source);
    const auto found = source ? findClip(*source, range.clip, range.index.value_or(0)) : std::nullopt;
    return found && range.frames.start < clip(*found).frames ? found : std::nullopt;
}

namespace {

FoundExample foundExample(const MotionExample& kept, const ClipLibrary& library)
{
    const auto framesIn = [&](ClipId clip, FrameRange frames) {
        return FrameRange{frames.start, std::min(frames.stop, library.clip(clip).frames)};
    };
    FoundExample found{kept.name, {}, kept.findsMirrored, kept.distance, {}};
    const auto weights = kept.parts.empty() ? PartWeights() : partWeights(kept.parts);
    if (const auto clip = library.findClip(kept.range))
        found.example = {*clip, framesIn(*clip, kept.range.frames), weights ? *weights : PartWeights()};
    for (const bool isAccepted : {true, false})
        for (const ExampleRange& each : isAccepted ? kept.accepted : kept.rejected)
            if (const auto clip = library.findClip(each))
                found.decisions.push_back({*clip, framesIn(*clip, each.frames), each.isMirrored, isAccepted});
    return found;
}

} // namespace

/// The likeness for queries, the same object as long as its answers do not change; null without examples.
std::shared_ptr<const LikenessSource> ClipLibrary::likeness() const
{
    if (m_likeness || m_content.examples.empty()) return m_likeness;
    if (!m_measured) {
        std::vector<ComparedClip> clips;
        clips.reserve(m_clips.size());
        for (const LibraryClip& clip : m_clips) {
            const auto& model = source(clip.source).model;
            clips.push_back(model && clip.place ? ComparedClip{model, *clip.place} : ComparedClip());
        }
        m_measured = std::make_shared<const MeasuredLikeness>(std::move(clips), m_motions);
    }
    std::vector<FoundExample> found;
    for (const MotionExample& each : m_content.examples) found.push_back(foundExample(each, *this));
    m_likeness = std::make_shared<const ExampleLikeness>(std::move(found), m_measured);
    return m_likeness;
}

const TakeIndex& ClipLibrary::takeIndex() const { return m_gatheredTakes.index(m_content.takes, *this); }

const PropertyIndex& ClipLibrary::properties() const
{
    if (!std::exchange(m_areFactsTold, true)) tellFacts(*this, m_properties);
    return m_properties;
}

QueryLibrary ClipLibrary::queryLibrary() const
{
    if (!m_queryClips) m_queryClips = std::make_shared<const QueryClips>(queryClips());
    return {m_index,
            m_vocabulary,
            properties(),
            m_queryClips,
            m_motions,
            m_captions,
            m_instances,
            likeness(),
            m_content.takes.empty() ? nullptr : m_gatheredTakes.shared(m_content.takes, *this)};
}

const Clip* ClipLibrary::motion(ClipId id) const
{
    const LibraryClip& found = clip(id);
    const auto& model = source(found.source).model;
    return model && found.place ? &model->clips[*found.place] : nullptr;
}

std::optional<ClipId> ClipLibrary::findClip(SourceId source, std::string_view name, std::int32_t index) const
{
    for (const ClipId id : m_sources[source.value].clips)
        if (clip(id).name == name && clip(id).index == index) return id;
    return {};
}

const TaggingRule* ClipLibrary::findRule(std::string_view name) const
{
    const auto found = std::find_if(m_content.rules.begin(), m_content.rules.end(),
                                    [&](const TaggingRule& rule) { return rule.name == name; });
    return found == m_content.rules.end() ? nullptr : &*found;
}

SaveRequest ClipLibrary::saveRequest(SourceId id) const
{
    const LibrarySource& saved = source(id);
    SaveRequest request{saved.path, saved.sidecar, {}, saved.model};
    for (const ClipId clipId : saved.clips) {
        const LibraryClip& each = clip(clipId);
        const SourceChange recorded = drawnOn(each);
        request.sheets.push_back(
            {each.name, each.writtenIndex(), recorded.frames, recorded.rate, each.sheet});
        request.sheets.back().content = contentToSave(each);
    }
    return request;
}

std::shared_ptr<const RetargetMap> ClipLibrary::figureMap(std::string_view figure,
                                                          const Skeleton& skeleton) const
{
    std::shared_ptr<const RetargetMap> best;
    std::ptrdiff_t most = 0;
    for (const FigureMap& each : m_content.figureMaps) {
        if (each.figure != figure) continue;
        const std::vector<JointPair>& pairs = each.map->pairs();
        const auto known = std::count_if(pairs.begin(), pairs.end(), [&](const JointPair& pair) {
            return skeleton.find(pair.source).has_value();
        });
        if (known <= most || 2 * known < std::ptrdiff_t(pairs.size())) continue;
        most = known;
        best = each.map;
    }
    return best;
}

} // namespace tagline
