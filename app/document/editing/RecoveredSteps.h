#pragma once

// RecoveredSteps repeats the undo steps of a crashed session one by one, with their names.

#include <QJsonObject>
#include <QString>

#include "app/document/library/LibraryDocument.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace tagline {

/// One clip before and after a step; the sidecars hold that clip only, or nothing if it has no tags.
struct RecoveredStepClip
{
    std::string path; ///< path of the model
    std::string name;
    std::optional<std::int32_t> index; ///< if its file has several clips of that name
    TagSidecar before;
    TagSidecar after;
    bool isFit = false; ///< the step fitted its ranges to the file of that time
    Frame frames = 0;   ///< length of the clip at that time
    FrameRate rate;
    std::optional<std::uint64_t> content; ///< of the file at that time
};

struct RecoveredStep
{
    QString text;
    std::vector<RecoveredStepClip> clips;
    std::optional<LibraryFile> library; ///< after the step, if the step changed it; paths are absolute
};

/// A step of UnsavedSteps; none if it cannot be read.
std::optional<RecoveredStep> readStep(const QJsonObject& step, const std::string& journal);

/// Repeats the steps on the document as it is: each is merged by range, and a step that changes nothing any
/// more is left out. `library` is the library file before the first step.
void doAgain(const std::vector<RecoveredStep>& steps, LibraryFile library, LibraryDocument& document);

/// The sheet of a clip in a sidecar; empty if the sidecar has none.
TagSheet sheetIn(const TagSidecar& sidecar, const LibraryClip& clip, LibraryDocument& document);

} // namespace tagline
