#pragma once

// MediaProgram runs the programs ffmpeg and ffprobe, which read media files in processes of their own.

#include <QString>

#include "core/media/MediaSource.h"
#include "core/support/Result.h"

#include <atomic>
#include <string>
#include <vector>

namespace tagline {

/// In PATH; empty where they are not installed.
QString mediaDecoder();
QString mediaProber();
/// Why a file cannot be read then, and what to do: "media.no-decoder".
Error noMediaDecoder(const MediaSource& source);

/// The arguments that name a source: the programs open that file and those beside it that it names, never a
/// place in a network.
std::vector<std::string> mediaInput(const MediaSource& source);

/// The standard output of a program. Errors: "media.no-decoder"; "media.unreadable" with what it says;
/// "media.cancelled".
Result<std::string> mediaOutput(const QString& program, std::vector<std::string> arguments,
                                const MediaSource& source, std::size_t mostOutput,
                                const std::atomic<bool>* cancelled);

} // namespace tagline
