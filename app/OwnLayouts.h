#pragma once

// OwnLayouts are the layouts that a person saved under names, as the settings keep them.

#include <QList>
#include <QString>
#include <QVariantMap>

class QSettings;

namespace tagline {

struct OwnLayout
{
    QString name;         ///< for people: no two are alike
    bool hasWall = false; ///< the library shows its wall
    QVariantMap panels;   ///< WindowLayout::kept()
};

/// In the order in which they were saved; what has no name, or that of one before, is left out.
QList<OwnLayout> readOwnLayouts(QSettings& settings);
void writeOwnLayouts(QSettings& settings, const QList<OwnLayout>& layouts);

/// The place of the one of that name; -1 for none.
qsizetype placeOf(const QList<OwnLayout>& layouts, const QString& name);

} // namespace tagline
