#pragma once

// JournalRecords are the pieces of the journal of unsaved edits: its first content, and the changes since.
// An edit appends only its own changes, however much else is unsaved.
//
//   tagline.journal 3
//   <sum> <length>     the first content: all members, sidecars and steps
//   {…}
//   <sum> <length>     a change: "set", "unset", "sidecars", "gone", "steps": {"drop", "keep", "add"}
//   {…}

#include "app/document/editing/JournalText.h"

namespace tagline {

/// The bytes of a journal that begins with these parts.
QByteArray journalBegun(const JournalParts& parts);

/// Bytes to append to a journal that holds `before`, so that it holds `after`; empty if they are equal.
/// Expects that neither is empty.
QByteArray journalChange(const JournalParts& before, const JournalParts& after);

/// The content of a journal as one object with the members "sidecars" and "steps". Journals of a former
/// version, which are such an object, are read as well. A torn last record, as a killed program leaves it, is
/// ignored; `isDamaged` is set if other records could not be read and are missing. Errors: recovery.damaged.
Result<QJsonObject> journalIn(const QByteArray& bytes, const std::string& path, bool& isDamaged);

} // namespace tagline
