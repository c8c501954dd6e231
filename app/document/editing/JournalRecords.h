#pragma once

// JournalRecords are the pieces of which the journal of unsaved edits is made: what it began with, and what
// became of it since. An edit appends what it changed, however much else is unsaved.
//
//   tagline.journal 3
//   <sum> <length>     what it began with: all members, sidecars and steps
//   {…}
//   <sum> <length>     what is other: "set", "unset", "sidecars", "gone", "steps": {"drop", "keep", "add"}
//   {…}

#include "app/document/editing/JournalText.h"

namespace tagline {

/// A journal that begins with these parts.
QByteArray journalBegun(const JournalParts& parts);

/// What is to be appended to a journal that holds `before`, so that it holds `after`; empty where they are
/// the same. Expects that both hold something.
QByteArray journalChange(const JournalParts& before, const JournalParts& after);

/// What a journal holds as one object: "sidecars" and "steps" are members of it. One of a former version,
/// which was such an object, is read as well. What a killed program left of the last record is none; with
/// `isDamaged` also others could not be read, and what they said is not there. Errors: recovery.damaged.
Result<QJsonObject> journalIn(const QByteArray& bytes, const std::string& path, bool& isDamaged);

} // namespace tagline
