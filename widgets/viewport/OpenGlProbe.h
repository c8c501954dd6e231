#pragma once

// OpenGlProbe asks whether there is OpenGL 3.3 on this display.

#include <QString>

namespace tagline {

struct OpenGlProbe
{
    QString problem; ///< why it is not available, as a readable text; empty if it is
    QString driver;  ///< version and driver, as a readable text
};

/// Loads the driver at the first call, and remembers its answer. On the main thread alone; needs a
/// QGuiApplication.
const OpenGlProbe& openGlProbe();

/// Why nothing is drawn with a driver that creates no context, and what helps.
QString textWithoutOpenGl();

} // namespace tagline
