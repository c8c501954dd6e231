#include "core/library/SidecarStore.h"

#include "core/io/entries/ForeignCaptions.h"
#include "core/io/entries/SourceHash.h"
#include "core/library/SetFiles.h"
#include "core/library/TaggedSource.h"
#include "core/library/backups/DamagedSidecars.h"
#include "core/library/backups/DirectSaving.h"
#include "core/library/backups/KeptSaving.h"
#include "core/library/backups/RestoredSidecar.h"
#include "core/library/opening/UnwritableFolders.h"
#include "core/support/text/PathText.h"
#include "core/system/FolderEntries.h"
#include "core/system/FolderLock.h"
#include "core/system/SystemError.h"
#include "core/tags/sheet/TagRecords.h"
#include "core/tags/vocabulary/SetNames.h"

#include <algorithm>
#include <map>
#include <set>

namespace tagline {
namespace {

TagSheet sheetIn(const TagSidecar& sidecar, const SheetToSave& wanted, TagVocabulary& vocabulary)
{
    const SidecarClip* clip = sidecar.find(wanted.name, wanted.index);
    return clip ? sheetOf(*clip, vocabulary) : TagSheet();
}

bool isNamedBy(const SidecarClip& clip, const std::vector<SheetToSave>& sheets)
{
    return std::any_of(sheets.begin(), sheets.end(), [&](const SheetToSave& sheet) {
        return sheet.name == clip.name && sheet.index == clip.index;
    });
}

/// Merges every sheet of the request with the file on disk.
void mergeSheets(const SaveRequest& request, TagVocabulary& vocabulary, ConflictChoice choice,
                 SaveOutcome& outcome)
{
    internTags(outcome.stored.sidecar, vocabulary);
    for (std::size_t i = 0; i < request.sheets.size(); ++i) {
        const SheetToSave& ours = request.sheets[i];
        const TagSheet base = sheetIn(request.base.sidecar, ours, vocabulary);
        const TagSheet theirs = sheetIn(outcome.stored.sidecar, ours, vocabulary);
        if (ours.whole && ours.seen == theirs) {
            outcome.sheets.push_back(*ours.whole == MergeSide::Ours ? ours.sheet : theirs);
            continue;
        }
        MergedSheet result = merged(base, ours.sheet, theirs, ours.taken);
        if (choice == ConflictChoice::Theirs) {
            // Conflicts that the user decided stay decided.
            std::vector<TakenSide> taken = takenFrom(MergeSide::Theirs, result.conflicts);
            for (TakenSide& each : taken)
                if (const auto side = decidedSide(each.conflict, ours.taken)) each.side = *side;
            result = merged(base, ours.sheet, theirs, taken);
        }
        // Conflicts in records (such as the author of a tag) are not asked about.
        std::erase_if(result.conflicts, [&](const PropertyConflict& conflict) {
            return isRecord(conflict.name, vocabulary) || decidedSide(conflict, ours.taken);
        });
        if (choice == ConflictChoice::Ask && !result.conflicts.empty())
            outcome.conflicts.push_back({i, result.conflicts});
        outcome.sheets.push_back(std::move(result.sheet));
    }
}

/// The sidecar's entry for a clip after the save; none if it would be empty. The hash and the rows are those
/// of the file on which the clip was tagged last: an unedited clip keeps the ones that it has.
std::optional<SidecarClip> savedClip(const SheetToSave& saved, const TagSheet& sheet, const TagSidecar& base,
                                     const TagSidecar& before, const ImportedModel* model,
                                     const TagVocabulary& vocabulary)
{
    const SidecarClip* entry = before.find(saved.name, saved.index);
    if (sheet.isEmpty() && (!entry || !hasForeignKeys(*entry))) return {};
    SidecarClip clip = entry ? *entry : SidecarClip();
    clip.name = saved.name;
    clip.index = saved.index;
    const bool isFit = !entry || isFitHere(saved, base.find(saved.name, saved.index));
    if (isFit) {
        clip.frames = saved.frames;
        clip.rate = saved.rate;
    }
    clip = withSheet(std::move(clip), sheet, vocabulary);
    if (entry && clip == *entry && (!isFit || !saved.content)) return clip;
    return withSourceSaid(std::move(clip), model, saved, isFit);
}

/// The sidecar with these sheets: clips in the model's order, then the unchanged entries of clips that the
/// model lacks.
TagSidecar savedSidecar(const SaveRequest& request, const std::vector<TagSheet>& sheets,
                        const TagSidecar& before, const TagVocabulary& vocabulary)
{
    TagSidecar sidecar = before;
    sidecar.source = fileNameOf(request.modelPath);
    sidecar.notices.clear();
    sidecar.clips.clear();
    for (std::size_t i = 0; i < request.sheets.size(); ++i)
        if (auto clip = savedClip(request.sheets[i], sheets[i], request.base.sidecar, before,
                                  request.model.get(), vocabulary))
            sidecar.clips.push_back(std::move(*clip));
    for (const SidecarClip& clip : before.clips)
        if (!isNamedBy(clip, request.sheets)) sidecar.clips.push_back(clip);
    sidecar.points = pointNames(sidecar.clips, before.points, vocabulary);
    return sidecar;
}

/// Order and notices aside, whether both say the same of every clip.
bool saysTheSame(const TagSidecar& a, const TagSidecar& b)
{
    return a.points == b.points && a.clips.size() == b.clips.size() &&
           std::all_of(a.clips.begin(), a.clips.end(), [&](const SidecarClip& clip) {
               const SidecarClip* other = b.find(clip.name, clip.index);
               return other && *other == clip;
           });
}

const StoredSet* find(const std::vector<StoredSet>& sets, std::string_view name)
{
    const auto found =
        std::find_if(sets.begin(), sets.end(), [&](const StoredSet& set) { return set.name == name; });
    return found == sets.end() ? nullptr : &*found;
}

/// Whether another program changed the file of a set, or made one.
bool hasNews(const StoredSidecar& onDisk, const StoredSidecar& base)
{
    const std::vector<StoredSet> known = base.sets();
    for (const StoredSet& set : onDisk.sets()) {
        if (!set.stamp.exists) continue;
        const StoredSet* before = find(known, set.name);
        if (!before || !set.stamp.hasContentOf(before->stamp)) return true;
    }
    return false;
}

StoredSet emptySet(const std::string& modelPath, const std::string& name)
{
    StoredSet fresh;
    fresh.name = fresh.sidecar.set = name;
    fresh.sidecar.source = fileNameOf(modelPath);
    return fresh;
}

/// The sidecar of one set; an empty one if there is no file.
Result<StoredSet> loadSet(const std::string& modelPath, const std::string& name)
{
    const std::string path = sidecarPath(modelPath, name);
    const auto content = readFile(path, TagSidecar::largestBytes + 3);
    if (!content && content.error().code == "file.missing") return emptySet(modelPath, name);
    if (!content) return content.error();
    auto sidecar = readTagSidecar(content->bytes, path);
    if (!sidecar) return sidecar.error();
    return StoredSet{name, *std::move(sidecar), content->stamp};
}

/// The stamps of damaged files that are to be replaced, by their sets' names.
using DamagedSets = std::map<std::string, FileStamp>;

/// Result of loadSet(); a damaged file that may be replaced counts as none, and its stamp is noted.
Result<StoredSet> loadSet(const std::string& modelPath, const std::string& name,
                          const std::set<std::string>& replaceable, DamagedSets& damaged)
{
    auto set = loadSet(modelPath, name);
    const std::string path = sidecarPath(modelPath, name);
    if (set || !replaceable.contains(path) || !isOfDamagedContent(set.error())) return set;
    const auto content = readFile(path, TagSidecar::largestBytes + 3);
    if (!content) return content.error();
    if (readTagSidecar(content->bytes, path))
        return Error{"file.changed", "another program changed it meanwhile", path};
    damaged.emplace(name, content->stamp);
    return emptySet(modelPath, name);
}

/// The default set and the named ones that have a file.
Result<StoredSidecar> loadSets(const std::string& modelPath, const std::set<std::string>& names,
                               const std::set<std::string>& replaceable, DamagedSets& damaged)
{
    std::vector<StoredSet> sets;
    auto unnamed = loadSet(modelPath, {}, replaceable, damaged);
    if (!unnamed) return unnamed.error();
    sets.push_back(*std::move(unnamed));
    for (const std::string& name : names) {
        auto set = loadSet(modelPath, name, replaceable, damaged);
        if (!set) return set.error();
        if (set->stamp.exists) sets.push_back(*std::move(set));
    }
    auto loaded = composed(std::move(sets));
    if (!loaded) return Error{loaded.error().code, loaded.error().message, sidecarPath(modelPath)};
    return loaded;
}

/// The named sets that a save can write: those that were read, and those of the sheets unless their file name
/// would be that of another model's sidecar (walk.bvh.fbx.tags.json).
std::set<std::string> setsToSave(const SaveRequest& request, const TagVocabulary& vocabulary)
{
    std::set<std::string> names;
    for (const StoredSet& set : request.base.named) names.insert(set.name);
    const auto note = [&](std::string_view name) {
        const std::string_view set = setOf(name);
        if (set.empty() || names.contains(std::string(set))) return;
        const auto file = setFileOf(sidecarPath(request.modelPath, set));
        if (file && file->set == set && file->model == request.modelPath) names.emplace(set);
    };
    for (const SheetToSave& each : request.sheets) {
        for (const TagLane& lane : each.sheet.lanes()) note(vocabulary[lane.tag].name);
        for (const PropertyLane& lane : each.sheet.properties()) note(lane.name);
    }
    return names;
}

/// Removes the file of a set that has nothing left, unless another program wrote it meanwhile.
Result<void> removeSet(const std::string& path, StoredSet& set)
{
    const auto now = stampOf(path);
    if (!now) return now.error();
    if (now->exists && !now->hasContentOf(set.stamp))
        return Error{"file.changed", "another program changed it meanwhile", path};
    if (now->exists && !removeFile(path)) return writeError(errno, path);
    set.stamp = {};
    return {};
}

/// Whether the set has no content, so that its file is removed. The default set's file is removed only if its
/// model is gone too: its tags have moved with the model.
bool isToRemove(const std::string& modelPath, const StoredSet& set)
{
    return set.sidecar.clips.empty() && set.sidecar.extra.empty() &&
           (!set.name.empty() || !isPathTaken(modelPath));
}

/// Backs up the files that are replaced, if a backup place is given.
class Keeper
{
public:
    Keeper() = default;
    explicit Keeper(const BackupPlace& place)
        : m_place(&place)
    {
    }

    /// Keeps what a set's file holds before it is replaced, for this reason. One that another program changed
    /// meanwhile is not replaced.
    void keep(const std::string& path, const StoredSet& set, BackupReason reason)
    {
        m_fault = m_faultNow ? m_faultNow : m_fault;
        m_faultNow.reset();
        m_kept.clear();
        if (!m_place || !set.stamp.exists) return;
        const auto old = readFile(path, TagSidecar::largestBytes + 3);
        if (!old && m_place->isSynced) m_faultNow = old.error(); // without a backup it is not overwritten
        if (!old || !old->stamp.hasContentOf(set.stamp)) return;
        auto kept = keepBackup(*m_place, path, old->bytes, reason);
        if (kept)
            m_kept = *std::move(kept);
        else
            m_faultNow = kept.error();
    }
    /// Why the content of the last file could not be backed up.
    const std::optional<Error>& faultNow() const { return m_faultNow; }
    /// Path of the last backup; empty if there was nothing to back up.
    const std::string& kept() const { return m_kept; }
    /// Why any backup failed.
    const std::optional<Error>& fault() const { return m_faultNow ? m_faultNow : m_fault; }

private:
    const BackupPlace* m_place = nullptr;
    std::optional<Error> m_fault, m_faultNow;
    std::string m_kept;
};

/// The error for content that could not be read again once written.
Error unreadableOnceWritten(const std::string& path)
{
    return {"sidecar.over-limits",
            "the file would be larger than can be read: a sidecar holds " +
                std::to_string(TagSidecar::mostRanges) + " ranges and captions in " +
                std::to_string(TagSidecar::largestBytes >> 20) + " MB at most; remove some, or put some in " +
                "another tag set",
            path};
}

/// Writes a set's file, of which the keeper has kept what it held; its stamp becomes that of what was
/// written.
Result<void> writeSet(const std::string& modelPath, StoredSet& set, WritingWay way, const Keeper& keeper)
{
    const std::string path = sidecarPath(modelPath, set.name);
    // A folder that refuses new files refuses to lose one too: directly, the file stays, without a clip.
    if (isToRemove(modelPath, set) && way != WritingWay::Direct) return removeSet(path, set);
    const std::string bytes = writtenTagSidecar(set.sidecar);
    if (bytes.size() > TagSidecar::largestBytes) return unreadableOnceWritten(path);
    if (way == WritingWay::Direct && keeper.faultNow()) return notWrittenUnkept(*keeper.faultNow(), path);
    if (const auto done = writeBy(way, path, bytes, set.stamp); !done)
        return withBackupNamed(done.error(), keeper.kept());
    // Of what was written, not of what another program may have put there since: that must be merged next
    // time.
    const auto status = statusOf(path);
    set.stamp = status ? unreadStamp(*status) : FileStamp();
    set.stamp.exists = true;
    set.stamp.size = std::int64_t(bytes.size());
    set.stamp.contentHash = contentHash(bytes);
    return {};
}

std::size_t rangesIn(const TagSidecar& sidecar)
{
    std::size_t ranges = 0;
    for (const SidecarClip& clip : sidecar.clips) {
        for (const SidecarTag& tag : clip.tags) ranges += rangeCountOf(tag);
        for (const SidecarProperty& property : clip.properties) ranges += property.ranges.size();
        ranges += clip.captions.size();
    }
    return ranges;
}

/// The reason why the content of a file cannot be written; none if it can.
std::optional<Error> contentFault(const TagSidecar& sidecar, const std::string& path)
{
    if (rangesIn(sidecar) > TagSidecar::mostRanges) return unreadableOnceWritten(path);
    const auto fault = [&](const SidecarClip& clip, const std::string& what) {
        return Error{"sidecar.foreign-" + what,
                     "the clip \"" + clip.name + "\" has a key \"" + what +
                         "\" by which another program means something else: rename that key in the file, "
                         "or remove the " +
                         what + " written here",
                     path};
    };
    for (const SidecarClip& clip : sidecar.clips) {
        if (!clip.captions.empty() && foreignCaptions(clip)) return fault(clip, std::string(captionsKey));
        if (std::ranges::any_of(clip.tags, &SidecarTag::isCounted) && foreignInstances(clip))
            return fault(clip, std::string(instancesKey));
    }
    return std::nullopt;
}

/// The sets as they become, those first that gain ranges: what goes from one to another is in the new file
/// before it is out of the old one.
std::vector<StoredSet> setsAfter(const SaveRequest& request, const TagSidecar& sidecar,
                                 const StoredSidecar& stored)
{
    const std::vector<StoredSet> before = stored.sets();
    std::vector<StoredSet> after = splitInSets(sidecar, stored.sidecar, before);
    for (const SheetToSave& each : request.sheets)
        if (each.content) giveContent(each, sidecar, stored.sidecar, after);
    std::stable_partition(after.begin(), after.end(), [&](const StoredSet& set) {
        const StoredSet* was = find(before, set.name);
        return rangesIn(set.sidecar) > (was ? rangesIn(was->sidecar) : 0);
    });
    return after;
}

/// Whether the sidecar has no content; a set whose file is gone may still have some.
bool saysNothing(const TagSidecar& sidecar)
{
    return sidecar.clips.empty() && sidecar.points.empty() && sidecar.extra.empty();
}

/// Whether the file of a set with content is gone.
bool isGoneSet(const StoredSet& set) { return !set.stamp.exists && !saysNothing(set.sidecar); }

/// The sets as they are before a save, and those of them whose files are known to be gone: these are written
/// again, while a file that goes during the save is left to what its user says then.
struct SetsBefore
{
    std::vector<StoredSet> sets;
    std::vector<std::string> gone;

    /// Whether the file of a set need not be touched.
    bool stays(const StoredSet& set) const
    {
        const StoredSet* was = find(sets, set.name);
        const bool isBack = isGoneSet(set) && std::ranges::find(gone, set.name) != gone.end();
        return was && saysTheSame(set.sidecar, was->sidecar) && !isBack;
    }
};

/// Whether the files already have this content, so that nothing is to be written.
bool isOnDisk(const TagSidecar& sidecar, const SaveOutcome& outcome, const SaveRequest& request)
{
    return saysTheSame(sidecar, outcome.stored.sidecar) && goneSets(request.base).empty();
}

/// Why one of the changing files cannot be written; checked before any of them is written.
Result<void> checkSets(const std::string& modelPath, const std::vector<StoredSet>& after,
                       const SetsBefore& before, WritingWay way)
{
    for (const StoredSet& set : after) {
        if (before.stays(set)) continue;
        const std::string path = sidecarPath(modelPath, set.name);
        const StoredSet* was = find(before.sets, set.name);
        if (was && was->sidecar.isReadOnly)
            return Error{"sidecar.newer-version", was->sidecar.notices.front(), path};
        const bool isRemoved = isToRemove(modelPath, set) && way != WritingWay::Direct;
        if (isRemoved && isUnwritableFolder(openFolderOf(path))) return writeError(errno, path);
        if (isRemoved) continue;
        if (auto fault = contentFault(set.sidecar, path)) return *std::move(fault);
        if (const auto writable = checkWritable(path, way); !writable) return writable.error();
    }
    return {};
}

/// Writes the sets that change, or none of them if one is known beforehand to be unwritable. The others are
/// not touched.
Result<void> writeSets(const SaveRequest& request, const TagSidecar& sidecar, StoredSidecar& stored,
                       const DamagedSets& damaged, Keeper& keeper)
{
    const std::string& modelPath = request.modelPath;
    const WritingWay way = request.way;
    const SetsBefore before{stored.sets(), goneSets(request.base)};
    std::vector<StoredSet> after = setsAfter(request, sidecar, stored);
    if (const auto checked = checkSets(modelPath, after, before, way); !checked) return checked.error();
    for (StoredSet& set : after) {
        if (before.stays(set)) continue;
        if (const auto file = damaged.find(set.name); file != damaged.end()) set.stamp = file->second;
        keeper.keep(sidecarPath(modelPath, set.name), set,
                    isToRemove(modelPath, set) ? BackupReason::Removed : BackupReason::Saved);
        if (const auto done = writeSet(modelPath, set, way, keeper); !done) return done.error();
    }
    std::erase_if(after, [](const StoredSet& set) {
        return !set.name.empty() && !set.stamp.exists && set.sidecar.clips.empty();
    });
    std::sort(after.begin(), after.end(),
              [](const StoredSet& a, const StoredSet& b) { return a.name < b.name; });
    auto written = composed(std::move(after));
    if (!written) return written.error();
    stored = *std::move(written);
    return {};
}

/// One attempt: file.changed if another program wrote between reading and writing.
Result<SaveOutcome> savedOnce(const SaveRequest& request, TagVocabulary& vocabulary, ConflictChoice choice,
                              Keeper& keeper)
{
    DamagedSets damaged;
    auto stored = loadSets(request.modelPath, setsToSave(request, vocabulary), request.damaged, damaged);
    if (!stored) return stored.error();
    SaveOutcome outcome = mergedWithDisk(request, std::move(*stored), vocabulary, choice);
    if (!outcome.conflicts.empty()) return outcome;
    const TagSidecar sidecar = savedSidecar(request, outcome.sheets, outcome.stored.sidecar, vocabulary);
    if (isOnDisk(sidecar, outcome, request)) return outcome;
    const auto done = writeSets(request, sidecar, outcome.stored, damaged, keeper);
    if (!done) return done.error();
    outcome.isWritten = true;
    return outcome;
}

} // namespace

SaveOutcome mergedWithDisk(const SaveRequest& request, StoredSidecar onDisk, TagVocabulary& vocabulary,
                           ConflictChoice choice)
{
    SaveOutcome outcome;
    outcome.isMerged = hasNews(onDisk, request.base);
    outcome.stored = withGoneKept(request.base, std::move(onDisk));
    if (outcome.isMerged)
        mergeSheets(request, vocabulary, choice, outcome);
    else
        for (const SheetToSave& sheet : request.sheets) outcome.sheets.push_back(sheet.sheet);
    return outcome;
}

std::vector<StoredSet> StoredSidecar::sets() const
{
    if (named.empty()) return {{{}, sidecar, stamp}};
    std::vector<StoredSet> all{*unnamed};
    all.insert(all.end(), named.begin(), named.end());
    return all;
}

Result<StoredSidecar> composed(std::vector<StoredSet> sets)
{
    if (sets.size() == 1) return StoredSidecar{std::move(sets.front().sidecar), sets.front().stamp};
    auto sidecar = composedSidecar(sets);
    if (!sidecar) return sidecar.error();
    StoredSidecar stored{*std::move(sidecar), stampOfAll(sets)};
    stored.unnamed = std::move(sets.front());
    stored.named.assign(std::make_move_iterator(sets.begin() + 1), std::make_move_iterator(sets.end()));
    return stored;
}

StoredSidecar withGoneKept(const StoredSidecar& known, StoredSidecar onDisk)
{
    const bool isNothingKnown = known.named.empty() && !known.stamp.exists && saysNothing(known.sidecar);
    if (isNothingKnown) return onDisk;
    std::vector<StoredSet> sets = onDisk.sets();
    bool isOneGone = false;
    for (const StoredSet& before : known.sets()) {
        const auto now = std::find_if(sets.begin(), sets.end(),
                                      [&](const StoredSet& set) { return set.name == before.name; });
        if ((now != sets.end() && now->stamp.exists) || (!before.stamp.exists && !isGoneSet(before)))
            continue;
        isOneGone = true;
        if (now != sets.end())
            now->sidecar = before.sidecar;
        else
            sets.push_back({before.name, before.sidecar, {}});
    }
    if (!isOneGone) return onDisk;
    std::sort(sets.begin(), sets.end(),
              [](const StoredSet& a, const StoredSet& b) { return a.name < b.name; });
    auto kept = composed(std::move(sets));
    return kept ? *std::move(kept) : onDisk;
}

bool areOthers(const StoredSidecar& onDisk, const StoredSidecar& known)
{
    if (hasNews(onDisk, known)) return true;
    const std::vector<StoredSet> now = onDisk.sets();
    return std::ranges::any_of(known.sets(), [&](const StoredSet& before) {
        const StoredSet* set = find(now, before.name);
        return before.stamp.exists && !(set && set->stamp.exists);
    });
}

std::vector<std::string> goneSets(const StoredSidecar& stored)
{
    std::vector<std::string> names;
    if (stored.named.empty() && stored.stamp.exists) return names; // the usual case, at no cost
    for (const StoredSet& set : stored.sets())
        if (isGoneSet(set)) names.push_back(set.name);
    return names;
}

bool isInGoneSet(const StoredSidecar& stored, std::string_view clip, std::optional<std::int32_t> index)
{
    const auto isIn = [&](const FileStamp& stamp, const TagSidecar& sidecar) {
        if (stamp.exists) return false;
        const SidecarClip* entry = sidecar.find(clip, index);
        return entry && !entry->isEmpty();
    };
    if (stored.named.empty()) return isIn(stored.stamp, stored.sidecar);
    return isIn(stored.unnamed->stamp, stored.unnamed->sidecar) ||
           std::ranges::any_of(stored.named,
                               [&](const StoredSet& set) { return isIn(set.stamp, set.sidecar); });
}

StoredSidecar withFileGone(StoredSidecar stored, const std::string& set)
{
    std::vector<StoredSet> sets = stored.sets();
    const auto found = std::ranges::find(sets, set, &StoredSet::name);
    if (found == sets.end() || !found->stamp.exists) return stored;
    found->stamp = {};
    auto without = composed(std::move(sets));
    return without ? *std::move(without) : std::move(stored);
}

TagSidecar sidecarOfFiles(const StoredSidecar& stored)
{
    if (goneSets(stored).empty()) return stored.sidecar;
    std::vector<StoredSet> sets = stored.sets();
    std::erase_if(sets, [](const StoredSet& set) { return !set.name.empty() && isGoneSet(set); });
    if (isGoneSet(sets.front())) sets.front().sidecar = TagSidecar();
    auto together = composed(std::move(sets));
    return together ? std::move(together->sidecar) : TagSidecar();
}

Result<StoredSidecar> loadSidecar(const std::string& modelPath)
{
    const std::vector<std::string> names = setsBeside(modelPath);
    DamagedSets none;
    return loadSets(modelPath, {names.begin(), names.end()}, {}, none);
}

TagSidecar sidecarToSave(const SaveRequest& request, const TagVocabulary& vocabulary)
{
    std::vector<TagSheet> sheets;
    for (const SheetToSave& sheet : request.sheets) sheets.push_back(sheet.sheet);
    return savedSidecar(request, sheets, request.base.sidecar, vocabulary);
}

std::optional<Error> foreseenSaveError(const SaveRequest& request, TagVocabulary& vocabulary)
{
    DamagedSets damaged;
    auto stored = loadSets(request.modelPath, setsToSave(request, vocabulary), request.damaged, damaged);
    if (!stored) return stored.error();
    const SaveOutcome outcome = mergedWithDisk(request, std::move(*stored), vocabulary, ConflictChoice::Ask);
    if (!outcome.conflicts.empty())
        return Error{"sidecar.conflict", "another program set other property values on the same frames",
                     sidecarPath(request.modelPath)};
    const TagSidecar sidecar = savedSidecar(request, outcome.sheets, outcome.stored.sidecar, vocabulary);
    if (isOnDisk(sidecar, outcome, request)) return std::nullopt;
    const SetsBefore before{outcome.stored.sets(), goneSets(request.base)};
    const auto checked =
        checkSets(request.modelPath, setsAfter(request, sidecar, outcome.stored), before, request.way);
    return checked ? std::nullopt : std::optional(checked.error());
}

namespace {

Result<SaveOutcome> saved(const SaveRequest& request, TagVocabulary& vocabulary, ConflictChoice choice,
                          Keeper& keeper, FolderHold hold)
{
    const auto attempt = [&] { return savedOnce(request, vocabulary, choice, keeper); };
    return hold == FolderHold::ByCaller ? retried(attempt)
                                        : lockedAndRetried(sidecarPath(request.modelPath), attempt);
}

} // namespace

Result<SaveOutcome> saveSidecar(const SaveRequest& request, TagVocabulary& vocabulary, ConflictChoice choice)
{
    Keeper nowhere;
    return saved(request, vocabulary, choice, nowhere, FolderHold::ByThisSave);
}

KeptSave saveSidecarKeeping(const BackupPlace& place, const SaveRequest& request, TagVocabulary& vocabulary,
                            ConflictChoice choice, FolderHold hold)
{
    const BackupPlace kept = placeFor(request.way, place);
    Keeper keeper(kept);
    auto outcome = saved(request, vocabulary, choice, keeper, hold);
    return {std::move(outcome), keeper.fault()};
}

} // namespace tagline
