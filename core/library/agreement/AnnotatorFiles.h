#pragma once

// AnnotatorFiles are the sidecars that annotators are read from: those of a folder, or those that an open
// library would write.

#include "core/library/SidecarStore.h"
#include "core/library/agreement/Annotators.h"

#include <optional>
#include <string>
#include <vector>

namespace tagline {

/// The sidecars of a folder that could be read, and why the others could not.
struct ReadSidecars
{
    SidecarsByPath sidecars;
    std::vector<Error> errors;
};

/// Reads every sidecar in the folder and below it. Errors: file.unreadable-folder; those of reading.
ReadSidecars readSidecarsIn(const std::string& folder);
/// Reads one sidecar, under the path of `paths` whose file has the same name, where one alone has; else under
/// its file's name.
ReadSidecars readSidecarAlone(const std::string& file, const std::vector<std::string>& paths);

/// Adds the sidecars of all tag sets as they would be saved now. `model` is the model's path within the
/// folder that paths start from.
void addSidecarsOf(const std::string& model, const SaveRequest& request, const TagVocabulary& vocabulary,
                   SidecarsByPath& sidecars);

} // namespace tagline
