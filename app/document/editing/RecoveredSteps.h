#pragma once

// RecoveredSteps does again, one by one and by their names, the steps of a session that crashed.

#include <QJsonObject>
#include <QString>

#include "app/document/library/LibraryDocument.h"

#include <optional>
#include <string>
#include <vector>

namespace tagline {

/// One clip before and after a step; the sidecars hold it alone, or nothing where it has no tags.
struct RecoveredStepClip
{
    std::string path; ///< the model's
    std::string name;
    std::optional<std::int32_t> index; ///< where its file has several of that name
    TagSidecar before;
    TagSidecar after;
    bool isFit = false; ///< its ranges came to be drawn on the file as it was then
    Frame frames = 0;   ///< of the clip then
    FrameRate rate;
};

struct RecoveredStep
{
    QString text;
    std::vector<RecoveredStepClip> clips;
    std::optional<LibraryFile> library; ///< after the step, where that changed it; paths are absolute
};

/// A step of UnsavedSteps; none where it cannot be read.
std::optional<RecoveredStep> readStep(const QJsonObject& step, const std::string& journal);

/// Does the steps again over the document as it is: each is merged by range, and one that changes nothing any
/// more leaves no step. `library` is the library file as it was before the first of them.
void doAgain(const std::vector<RecoveredStep>& steps, LibraryFile library, LibraryDocument& document);

/// The sheet of a clip in a sidecar; an empty one where it has none.
TagSheet sheetIn(const TagSidecar& sidecar, const LibraryClip& clip, LibraryDocument& document);

} // namespace tagline
