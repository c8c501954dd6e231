#pragma once

// ProgramVersions says what this program is made of.

#include <QList>
#include <QString>

namespace tagline {

struct ProgramVersion
{
    QString name;    ///< "Qt"
    QString version; ///< "6.4.2"
};

/// The program first, then its libraries; `driver` is what draws the pictures, empty for none. Those whose
/// version the build did not know are left out.
QList<ProgramVersion> programVersions(const QString& driver);
/// A line each.
QString versionText(const QList<ProgramVersion>& versions);
/// The version and, where the build knew it, the commit: "0.1.0 (1a2b3c4)". A program sets it as the
/// property "commit" of its application.
QString programVersion();

} // namespace tagline
