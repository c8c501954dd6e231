#include "app/document/editing/RecoveredSteps.h"

#include "app/document/editing/BackupRestoring.h"
#include "app/document/editing/JournalText.h"
#include "core/library/file/LibraryFileMerge.h"
#include "core/tags/sheet/TagMerge.h"

#include <QJsonArray>

#include <utility>

namespace tagline {
namespace {

std::optional<std::uint64_t> contentIn(const QString& digits)
{
    bool isRead = false;
    const qulonglong content = digits.toULongLong(&isRead, 16);
    return isRead ? std::optional<std::uint64_t>(content) : std::nullopt;
}

/// Whether the ranges were fitted to the file as it is now.
bool isFitToPresent(const RecoveredStepClip& then, const ClipLibrary& library, ClipId id)
{
    const LibraryClip& clip = library.clip(id);
    const bool isOfLength =
        then.isFit && clip.sourceChange && then.frames == clip.frames && then.rate == clip.rate;
    return isOfLength && (!clip.sourceChange->content || then.content == library.contentOf(id));
}

/// The version of the file that a clip's ranges are drawn on after the step: the present one after a fit,
/// that of then where the clip had none. None: as before the step.
std::optional<DrawnOn> drawnOnAfter(const RecoveredStepClip& then, const TagSheet& sheet,
                                    const ClipLibrary& library, ClipId id)
{
    if (isFitToPresent(then, library, id)) return DrawnOn();
    const LibraryClip& clip = library.clip(id);
    if (clip.sourceChange || !clip.sheet.hasNoFrames() || sheet.hasNoFrames() || then.frames <= 0) return {};
    const auto change = library.changeSince(id, {then.frames, then.rate, then.content});
    return change ? std::optional(DrawnOn{change}) : std::nullopt;
}

std::optional<RecoveredStepClip> readStepClip(const QJsonObject& entry, const std::string& journal)
{
    auto before = sidecarIn(entry, "before", journal);
    auto after = sidecarIn(entry, "after", journal);
    if (!before || !after) return std::nullopt;
    RecoveredStepClip clip{entry["path"].toString().toStdString(),
                           entry["clip"].toString().toStdString(),
                           {},
                           *std::move(before),
                           *std::move(after),
                           entry["fit"].toBool(),
                           Frame(entry["frames"].toInt()),
                           {},
                           contentIn(entry["content"].toString())};
    if (entry.contains("index")) clip.index = entry["index"].toInt();
    clip.rate = {entry["rate"][0].toInt(), entry["rate"][1].toInt()};
    return clip;
}

/// The changes of sheets that the step makes to the present clips.
std::vector<SheetChange> changesOf(const RecoveredStep& step, LibraryDocument& document)
{
    std::vector<SheetChange> changes;
    for (const RecoveredStepClip& each : step.clips) {
        const auto source = document.library().findSource(each.path);
        if (!source || document.library().source(*source).isReadOnly()) continue;
        const auto id = document.library().findClip(*source, each.name, each.index.value_or(0));
        if (!id) continue;
        const LibraryClip& clip = document.library().clip(*id);
        TagSheet sheet =
            merged(sheetIn(each.before, clip, document), sheetIn(each.after, clip, document), clip.sheet)
                .sheet;
        const auto drawnOn = drawnOnAfter(each, sheet, document.library(), *id);
        if (drawnOn || !(sheet == clip.sheet)) changes.push_back({*id, std::move(sheet), drawnOn});
    }
    return changes;
}

} // namespace

TagSheet sheetIn(const TagSidecar& sidecar, const LibraryClip& clip, LibraryDocument& document)
{
    const SidecarClip* entry = sidecar.find(clip.name, clip.writtenIndex());
    return entry ? document.sheetFrom(*entry) : TagSheet();
}

std::optional<RecoveredStep> readStep(const QJsonObject& step, const std::string& journal)
{
    RecoveredStep read;
    read.text = step["text"].toString();
    for (const QJsonValue& entry : step["clips"].toArray()) {
        auto clip = readStepClip(entry.toObject(), journal);
        if (!clip) return std::nullopt;
        read.clips.push_back(*std::move(clip));
    }
    if (!step.contains("library")) return read;
    auto library = readLibraryFile(step["library"].toString().toStdString(), journal);
    if (!library) return std::nullopt;
    read.library = *std::move(library);
    return read;
}

void doAgain(const std::vector<RecoveredStep>& steps, LibraryFile library, LibraryDocument& document)
{
    for (const RecoveredStep& step : steps) {
        if (!step.library) {
            document.replaceSheets(changesOf(step, document), step.text);
            continue;
        }
        const LibraryFile now = withAbsolutePaths(document.libraryFile(), document.libraryPath());
        const LibraryFile file = mergedLibraryFile(library, *step.library, now).file;
        library = *step.library;
        std::vector<std::string> missing; // reported once, for all edits
        const auto settings = settingsTowards(file.imports, now.imports, document.library(), missing);
        const bool isOther = wouldChange(file, now);
        if (!isOther && settings.empty()) {
            document.replaceSheets(changesOf(step, document), step.text);
            continue;
        }
        document.editAsOne(step.text, [&] {
            if (isOther) document.setLibrary(file, step.text);
            document.replaceSheets(changesOf(step, document), step.text);
            document.setImportSettings(settings, step.text);
        });
    }
}

} // namespace tagline
