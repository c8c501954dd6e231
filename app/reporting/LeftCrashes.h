#pragma once

// LeftCrashes finds what the fault of an earlier session left, tells of it once and keeps it for a report.

#include <QByteArray>
#include <QString>

namespace tagline {

/// Whether a session ended by a fault since the last call; the newest trace is kept as "last-crash.txt", the
/// others go.
bool takeLeftCrashes(const QString& stateFolder);
/// The trace that is kept; empty for none.
QByteArray lastCrash(const QString& stateFolder);

} // namespace tagline
