#include "core/library/SidecarStore.h"

#include "core/io/DurableFile.h"
#include "core/io/FolderLock.h"
#include "core/support/PathText.h"
#include "core/tags/sheet/TagRecords.h"

#include <algorithm>

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

/// The sheet with their values where the properties conflict.
TagSheet withTheirs(TagSheet sheet, const std::vector<PropertyConflict>& conflicts)
{
    for (const PropertyConflict& conflict : conflicts) {
        std::vector<PropertyRange> ranges;
        for (const PropertyRange& range : sheet.property(conflict.name)) {
            if (range.range.start < conflict.range.start)
                ranges.push_back(
                    {{range.range.start, std::min(range.range.stop, conflict.range.start)}, range.value});
            if (range.range.stop > conflict.range.stop)
                ranges.push_back(
                    {{std::max(range.range.start, conflict.range.stop), range.range.stop}, range.value});
        }
        ranges.push_back({conflict.range, conflict.theirs});
        sheet = sheet.withProperty(conflict.name, std::move(ranges));
    }
    return sheet;
}

/// Merges every sheet of the request with the file on disk.
void mergeSheets(const SaveRequest& request, TagVocabulary& vocabulary, ConflictChoice choice,
                 SaveOutcome& outcome)
{
    internTags(outcome.stored.sidecar, vocabulary);
    for (std::size_t i = 0; i < request.sheets.size(); ++i) {
        const SheetToSave& ours = request.sheets[i];
        MergedSheet result = merged(sheetIn(request.base.sidecar, ours, vocabulary), ours.sheet,
                                    sheetIn(outcome.stored.sidecar, ours, vocabulary));
        if (choice == ConflictChoice::Theirs)
            result.sheet = withTheirs(std::move(result.sheet), result.conflicts);
        // Who tagged the same frames first is nothing to ask about.
        std::erase_if(result.conflicts,
                      [&](const PropertyConflict& conflict) { return isRecord(conflict.name, vocabulary); });
        if (choice == ConflictChoice::Ask && !result.conflicts.empty())
            outcome.conflicts.push_back({i, result.conflicts});
        outcome.sheets.push_back(std::move(result.sheet));
    }
}

/// Whether it was said here, since the base was read, on what the clip's ranges were drawn.
bool isFitHere(const SheetToSave& saved, const SidecarClip* base)
{
    if (!base) return !saved.sheet.isEmpty();
    return saved.frames != base->frames || saved.rate != base->rate;
}

/// What the file says of a clip once the sheet is saved; nothing where there is nothing to say.
std::optional<SidecarClip> savedClip(const SheetToSave& saved, const TagSheet& sheet, const TagSidecar& base,
                                     const TagSidecar& before, const TagVocabulary& vocabulary)
{
    const SidecarClip* entry = before.find(saved.name, saved.index);
    if (sheet.isEmpty() && (!entry || entry->extra.empty())) return {};
    SidecarClip clip = entry ? *entry : SidecarClip();
    clip.name = saved.name;
    clip.index = saved.index;
    if (!entry || isFitHere(saved, base.find(saved.name, saved.index))) {
        clip.frames = saved.frames;
        clip.rate = saved.rate;
    }
    return withSheet(std::move(clip), sheet, vocabulary);
}

/// The sidecar with these sheets: clips in the model's order; those that the model lacks follow, as they
/// were.
TagSidecar savedSidecar(const SaveRequest& request, const std::vector<TagSheet>& sheets,
                        const TagSidecar& before, const TagVocabulary& vocabulary)
{
    TagSidecar sidecar = before;
    sidecar.source = fileNameOf(request.modelPath);
    sidecar.notices.clear();
    sidecar.clips.clear();
    for (std::size_t i = 0; i < request.sheets.size(); ++i)
        if (auto clip = savedClip(request.sheets[i], sheets[i], request.base.sidecar, before, vocabulary))
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

Result<void> write(const std::string& path, const TagSidecar& sidecar, StoredSidecar& stored)
{
    const std::string bytes = writtenTagSidecar(sidecar);
    if (const auto done = writeDurably(path, bytes, stored.stamp); !done) return done.error();
    auto stamp = stampOf(path);
    if (!stamp) return stamp.error();
    // Of what was written, not of what another program may have put there since: that must be merged next
    // time.
    stamp->exists = true;
    stamp->size = std::int64_t(bytes.size());
    stamp->contentHash = contentHash(bytes);
    stored = {sidecar, *stamp};
    return {};
}

/// One try: file.changed where another program wrote between the reading and the writing.
Result<SaveOutcome> savedOnce(const SaveRequest& request, TagVocabulary& vocabulary, ConflictChoice choice)
{
    const std::string path = sidecarPath(request.modelPath);
    auto stored = loadSidecar(request.modelPath);
    if (!stored) return stored.error();
    SaveOutcome outcome = mergedWithDisk(request, std::move(*stored), vocabulary, choice);
    if (!outcome.conflicts.empty()) return outcome;
    const TagSidecar& onDisk = outcome.stored.sidecar;
    const TagSidecar sidecar = savedSidecar(request, outcome.sheets, onDisk, vocabulary);
    if (saysTheSame(sidecar, onDisk)) return outcome;
    if (onDisk.isReadOnly) return Error{"sidecar.newer-version", onDisk.notices.front(), path};
    if (const auto done = write(path, sidecar, outcome.stored); !done) return done.error();
    outcome.isWritten = true;
    return outcome;
}

} // namespace

SaveOutcome mergedWithDisk(const SaveRequest& request, StoredSidecar onDisk, TagVocabulary& vocabulary,
                           ConflictChoice choice)
{
    SaveOutcome outcome;
    outcome.stored = std::move(onDisk);
    const bool isGone = tagline::isGone(request.base.stamp, outcome.stored.stamp);
    if (isGone) outcome.stored.sidecar = request.base.sidecar;
    outcome.isMerged = !isGone && !outcome.stored.stamp.hasContentOf(request.base.stamp);
    if (outcome.isMerged)
        mergeSheets(request, vocabulary, choice, outcome);
    else
        for (const SheetToSave& sheet : request.sheets) outcome.sheets.push_back(sheet.sheet);
    return outcome;
}

Result<StoredSidecar> loadSidecar(const std::string& modelPath)
{
    const std::string path = sidecarPath(modelPath);
    const auto content = readFile(path, TagSidecar::largestBytes + 3);
    if (!content && content.error().code == "file.missing") {
        StoredSidecar fresh;
        fresh.sidecar.source = fileNameOf(modelPath);
        return fresh;
    }
    if (!content) return content.error();
    auto sidecar = readTagSidecar(content->bytes, path);
    if (!sidecar) return sidecar.error();
    return StoredSidecar{std::move(*sidecar), content->stamp};
}

Result<SaveOutcome> saveSidecar(const SaveRequest& request, TagVocabulary& vocabulary, ConflictChoice choice)
{
    return lockedAndRetried(sidecarPath(request.modelPath),
                            [&] { return savedOnce(request, vocabulary, choice); });
}

} // namespace tagline
