#pragma once

// ProgramReport is the text that a person may hand to those who look for a fault.

#include "app/reporting/PathRedaction.h"
#include "app/reporting/ProgramVersions.h"

#include <QList>
#include <QString>

class QSettings;

namespace tagline {

/// Versions, screens, settings, the trace of the last fault and the end of the log; without paths.
QString programReport(const QList<ProgramVersion>& versions, const QSettings& settings,
                      const QString& stateFolder, const PathRedaction& withoutPaths);

} // namespace tagline
