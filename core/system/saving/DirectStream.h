#pragma once

// DirectStream writes bytes that are handed over piece by piece into a file that may be there, as
// core/system/saving/DurableFile.h says of whole contents.

#include "core/system/saving/DurableFile.h"

namespace tagline {

/// writeDirectly() of bytes that `write` hands over one behind the other, over whatever the file holds. They
/// are made in a temporary file of another folder first: if that fails, the file stays as it was. Its old
/// content is not put back if the disk fails midway: file.half-written.
Result<void> streamDirectly(const std::string& path, const std::function<Result<void>(ByteSink&)>& write);

/// streamDirectly() or writeDurably(), by the given way.
Result<void> streamBy(WritingWay way, const std::string& path,
                      const std::function<Result<void>(ByteSink&)>& write);

} // namespace tagline
