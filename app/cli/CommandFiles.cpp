#include "app/cli/CommandFiles.h"

#include "app/cli/options/CommandMode.h"
#include "core/io/LibraryFile.h"
#include "core/io/TagSidecar.h"
#include "core/library/backups/BackupFolder.h"
#include "core/library/backups/DirectSaving.h"
#include "core/system/saving/DirectStream.h"

#include <QDateTime>

namespace tagline {
namespace {

bool isFileOfTags(const std::string& path) { return modelPathOfSidecar(path) || isLibraryPath(path); }

/// Writes into an existing sidecar or library file, after a backup of its content.
Result<void> writeOverTags(const std::string& path, std::string_view bytes, const FileContent& old)
{
    const BackupPlace place{standardBackupFolder(), QDateTime::currentMSecsSinceEpoch()};
    const auto kept = keepBackup(placeFor(WritingWay::Direct, place), path, old.bytes);
    if (!kept) return notWrittenUnkept(kept.error(), path);
    const auto written = writeDirectly(path, bytes, old.stamp);
    return written ? written : withBackupNamed(written.error(), *kept);
}

} // namespace

Result<void> writeCommandFile(const std::string& path, std::string_view bytes)
{
    if (commandMode().writingWay == WritingWay::Replacing) return writeDurably(path, bytes);
    if (isFileOfTags(path)) {
        const auto old = readFile(path, LibraryFile::largestBytes);
        if (old) return writeOverTags(path, bytes, *old);
        if (old.error().code != "file.missing") return old.error();
    }
    return streamDirectly(path, [bytes](ByteSink& sink) -> Result<void> {
        sink.append(bytes);
        return {};
    });
}

Result<void> writeCommandFile(const std::string& path, std::string_view bytes, const FileStamp& expected)
{
    if (commandMode().writingWay == WritingWay::Replacing) return writeDurably(path, bytes, expected);
    if (!isFileOfTags(path) || !expected.exists) return writeDirectly(path, bytes, expected);
    auto old = readFile(path, LibraryFile::largestBytes);
    if (!old) return old.error();
    old->stamp = expected; // the backup is of the expected content, or nothing is written
    return writeOverTags(path, bytes, *old);
}

} // namespace tagline
