#pragma once

// `tagline render` draws a moment of a clip into a picture file, without a display.

#include <QStringList>

namespace tagline {

/// Runs the command with the arguments after its name. Returns the exit status. Needs no display; expects a
/// QCoreApplication, beside which the import worker is looked for.
int runRenderCommand(const QStringList& arguments);

} // namespace tagline
