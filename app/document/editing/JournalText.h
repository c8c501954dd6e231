#pragma once

// JournalText writes sidecars into the journal of unsaved edits, and reads them again.

#include "core/io/TagSidecar.h"

#include <QJsonObject>
#include <QString>

#include <string>

namespace tagline {

/// Puts a sidecar of all sets as one text, and whose its captions are, which that does not say. Answers the
/// length of the text.
qsizetype putSidecar(QJsonObject& entry, const QString& member, const TagSidecar& sidecar);

/// What was put; an empty sidecar where the entry has no such member: there was no file. Errors name the
/// journal.
Result<TagSidecar> sidecarIn(const QJsonObject& entry, const QString& member, const std::string& journal);

} // namespace tagline
