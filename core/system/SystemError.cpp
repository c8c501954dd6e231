#include "core/system/SystemError.h"

#include <cerrno>
#include <cstring>

namespace tagline {

Error systemError(std::string code, const std::string& what, const std::string& path)
{
    const int reason = errno;
    return {std::move(code), what + ": " + std::strerror(reason), path};
}

Error writeError(int reason, const std::string& path)
{
    switch (reason) {
    case EROFS:
        return {"file.read-only-disk",
                "lies on a disk that is mounted read-only; copy the library to where you may write, or mount "
                "the disk for writing",
                path};
    case ENOSPC:
        return {"file.write", "cannot be written: the disk is full; make room and save again", path};
    case EDQUOT:
        return {"file.write",
                "cannot be written: what you may store on this disk (your quota) is used up; make room and "
                "save again",
                path};
    case EACCES:
        return {"file.write",
                "cannot be written: you may not make files in its folder (permission denied); ask its owner, "
                "or copy the library to where you may write",
                path};
    default:
        errno = reason;
        return systemError("file.write", "cannot be written", path);
    }
}

} // namespace tagline
