#pragma once

// Fonts finds the program's own fonts among those that are installed.

#include <QByteArray>
#include <QString>

namespace tagline {

/// Inter where it is installed, else the desktop's font, or one near it that is made for screens.
QString textFamily();
/// JetBrains Mono where it is installed, else the desktop's fixed-pitch font.
QString codeFamily();

/// An OpenType font whose figures are equally wide at all times, if it has such figures at all; Qt 6.4 cannot
/// ask a font for one of its features.
QByteArray withTabularFigures(QByteArray font);

} // namespace tagline
