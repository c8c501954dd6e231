#pragma once

// JournalText writes sidecars into the journal of unsaved edits, and reads them again; and puts it together.

#include "core/io/TagSidecar.h"

#include <QByteArray>
#include <QJsonObject>
#include <QString>

#include <string>
#include <vector>

namespace tagline {

/// Puts a sidecar of all sets as one text, and whose its captions are, which that does not say. Answers the
/// length of the text.
qsizetype putSidecar(QJsonObject& entry, const QString& member, const TagSidecar& sidecar);

/// What was put; an empty sidecar where the entry has no such member: there was no file. Errors name the
/// journal.
Result<TagSidecar> sidecarIn(const QJsonObject& entry, const QString& member, const std::string& journal);

/// The JSON of a sidecar in a journal, and the path that stands in it: the model's.
struct JournalSidecar
{
    QString path;
    QByteArray entry;
};

/// What is to stand in a journal: the window's thread gathers it, another one puts it together.
struct JournalParts
{
    QJsonObject members; ///< all but the sidecars
    std::vector<JournalSidecar> sidecars = {};
    bool isAnew = false; ///< all is to be written anew: much of what was written before has gone

    bool isEmpty() const { return members.isEmpty(); } ///< nothing is unsaved
};

/// The parts as one JSON object.
QByteArray journalBytes(const JournalParts& parts);

} // namespace tagline
