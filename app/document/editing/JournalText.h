#pragma once

// JournalText writes sidecars into the journal of unsaved edits, reads them again, and assembles the journal.

#include "core/io/TagSidecar.h"

#include <QByteArray>
#include <QJsonObject>
#include <QString>

#include <string>
#include <vector>

namespace tagline {

/// Puts a sidecar of all sets as one text, and the sets of its captions, which that text does not name.
/// Returns the length of the text.
qsizetype putSidecar(QJsonObject& entry, const QString& member, const TagSidecar& sidecar);

/// The sidecar that putSidecar() put; an empty sidecar if the entry has no such member: there was no file.
/// Errors name the journal.
Result<TagSidecar> sidecarIn(const QJsonObject& entry, const QString& member, const std::string& journal);

/// The JSON of a sidecar in a journal, and the path of its model, which stands in that JSON.
struct JournalSidecar
{
    QString path;
    QByteArray entry;
};

/// The content of a journal: the window's thread gathers it, another thread assembles it.
struct JournalParts
{
    QJsonObject members; ///< all members except the sidecars
    std::vector<JournalSidecar> sidecars = {};
    bool isAnew = false; ///< the file is to be written anew: most of its content is outdated

    bool isEmpty() const { return members.isEmpty(); } ///< nothing is unsaved
};

/// The parts as one JSON object.
QByteArray journalBytes(const JournalParts& parts);

} // namespace tagline
