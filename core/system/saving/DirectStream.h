#pragma once

// DirectStream writes what is handed over piece by piece into a file that may be there, as
// core/system/saving/DurableFile.h says of whole contents.

#include "core/system/saving/DurableFile.h"

namespace tagline {

/// writeDirectly() of bytes that `write` hands over one behind the other, over whatever the file holds. They
/// are made in a temporary file of another folder first: where that fails, the file stays as it was. What it
/// held is not put back where the disk fails midway: file.half-written.
Result<void> streamDirectly(const std::string& path, const std::function<Result<void>(ByteSink&)>& write);

/// The same, or writeDurably(), by the way that is wanted.
Result<void> streamBy(WritingWay way, const std::string& path,
                      const std::function<Result<void>(ByteSink&)>& write);

} // namespace tagline
