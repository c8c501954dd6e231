#pragma once

// ExportWriting puts an export on the disk: into one file, or into a folder of one file a clip.

#include "core/exports/ExportFormat.h"
#include "core/system/saving/DurableFile.h"

#include <optional>
#include <string>
#include <vector>

namespace tagline {

/// The files that a format of one file a clip writes, clip after clip: relative to
/// the target, joined with '/', the folders of the library kept, with the model file's name before the
/// ending. Every part is a name that Linux, Windows and macOS allow, and none leads out of the target; no two
/// are equal where letters' case is not told apart.
std::vector<std::string> exportedFileNames(const ExportContent& content, const std::string& folder,
                                           const std::string& ending);

/// Whether a path has the name of a model, sidecar or library file, or of arrays that hold motion: what an
/// export is made of is not replaced by it.
bool isMadeFrom(const std::string& path);

/// Why nothing is exported to a path: a file lies there that is not replaced, or it has an ending by which it
/// would be read as one. A name with the other ending is proposed then; without an ending, if that is empty.
std::optional<Error> targetRefusal(const std::string& path, const std::string& ending);

/// The file beside one of a format that has such (ExportFormat::beside).
std::string besideFile(const std::string& target);

/// The outcome of an export.
struct WrittenExport
{
    std::vector<std::string> files; ///< their paths, each beginning with the target as it was given
    int clips = 0; ///< of which the files say something: formats leave out those without what they hold
};

/// Writes an export: over the file `target`, durably (core/system/saving/DurableFile.h), with the file beside
/// it where the format has one, over no other than an export's; or below the folder `target`, which is made
/// if it does not exist. In a folder files are replaced only if the options say so, and then all at the end;
/// files of an export that does not finish are removed. Anything that is no plain file is never replaced,
/// links included. Errors: export.replaces if a file is there, export.exists if
/// something else is, export.cancelled, file.write, and those of the format and of writeDurably(). `way` is
/// how one file gets its content (core/system/saving/DirectStream.h).
Result<WrittenExport> writeExport(const ExportFormat& format, const ExportContent& content,
                                  const ExportOptions& options, const std::string& target,
                                  const GoOn& goOn = {}, WritingWay way = WritingWay::Replacing);

} // namespace tagline
