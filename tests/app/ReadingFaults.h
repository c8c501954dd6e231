#pragma once

// ReadingFaults finds what a screen reader cannot tell of a dialog.

#include <QStringList>

class QWidget;

namespace tagline::test {

/// Of the controls that Tab comes to and that are shown in a dialog: those without a name, those whose role
/// does not say what they are, and those that are told from another one neither by role, name and description
/// nor by the group that they stand in.
QStringList readingFaults(const QWidget& open);

} // namespace tagline::test
