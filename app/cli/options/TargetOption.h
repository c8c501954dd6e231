#pragma once

// TargetOption is -o of the commands that export: the file or folder that they write.

#include "app/cli/options/CommandArguments.h"

#include <string>

namespace tagline {

/// Why nothing may be written where -o says; empty if it may. A name that is proposed has the ending; none
/// for a folder.
QString misuseOfTarget(const CommandArguments& arguments, const std::string& ending);

} // namespace tagline
