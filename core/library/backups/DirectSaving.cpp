#include "core/library/backups/DirectSaving.h"

#include <utility>

namespace tagline {

BackupPlace placeFor(WritingWay way, BackupPlace place)
{
    place.isSynced = place.isSynced || way == WritingWay::Direct;
    return place;
}

Error notWrittenUnkept(const Error& reason, const std::string& path)
{
    return {"file.unkept",
            "was not written directly, because what it holds could not be kept as a backup first: " +
                reason.file + ": " + reason.message,
            path};
}

Error withBackupNamed(Error error, const std::string& backup)
{
    if (error.code == "file.half-written" && !backup.empty())
        error.message += "; it is kept as " + backup + ": copy that over the file, then save again";
    return error;
}

} // namespace tagline
