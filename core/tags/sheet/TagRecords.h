#pragma once

// TagRecords store for the frames of a tag who
// tagged them and when, the confidence, and a note.
//
// A record is stored in properties of frames that are named after the tag, so that sidecars keep it, other
// programs see it, and queries can use it like any property:
//
//   Contact.LeftFoot                     [12 ─────────────── 31)      [58 ────── 77)
//   Contact.LeftFoot.author              [12 ─── "ana" ───── 31)      [58 "ben" ─77)
//   Contact.LeftFoot.time                [12 "2026-11-21T20:30Z" ─────────────── 77)   where both were then
//   Contact.LeftFoot.confidence                                       [58 0.5 ── 77)
//   Contact.LeftFoot.note                                             [58 "toe only" ─ 77)
//
//   Contact.LeftFoot.confidence < 0.8    [58, 77)
//
// Records follow their tag: frames that lose the tag lose its record, and renaming a tag renames its records.

#include "core/tags/sheet/TagSheet.h"
#include "core/tags/vocabulary/TagVocabulary.h"

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tagline {

enum class RecordField : std::uint8_t { Author, Time, Confidence, Note };

inline constexpr std::array recordFields{RecordField::Author, RecordField::Time, RecordField::Confidence,
                                         RecordField::Note};

/// `author`, `time`, `confidence`, `note`.
std::string_view fieldName(RecordField field);
/// `Contact.LeftFoot.author`.
std::string recordProperty(std::string_view tag, RecordField field);
/// Whether a property is the record of a tag that the vocabulary knows.
bool isRecord(std::string_view property, const TagVocabulary& vocabulary);

/// The author of an edit, and its time.
struct TagSignature
{
    std::string author;
    std::string time; ///< ISO 8601, UTC, to the minute: `2026-11-21T20:30Z`; texts compare as times do

    bool operator==(const TagSignature&) const = default;
};

/// The values of one field on a set of frames.
struct RecordValue
{
    std::optional<PropertyValue> value; ///< none if no frame has one
    bool isMixed = false;               ///< frames differ, or only some have one; `value` is the first

    bool operator==(const RecordValue&) const = default;
};

RecordValue recordValue(const TagSheet& sheet, std::string_view tag, RecordField field, FrameRange frames);

/// A part of a range with one record.
struct RecordPart
{
    FrameRange frames;
    std::array<std::optional<PropertyValue>, recordFields.size()> values; ///< in order of recordFields
};

/// The parts of a range, in order: it is split at each change, begin or end of a field.
///
///   Run           [2 ────────────── 9)
///   Run.author    [2 "ana" 5)[5 "ben" 9)
///   Run.note            [4 ── "late" ─ 9)     [2, 4) ana · [4, 5) ana, late · [5, 9) ben, late
std::vector<RecordPart> recordParts(const TagSheet& sheet, std::string_view tag, FrameRange range);

/// Sets a field on frames, or (without a value) erases it.
TagSheet withRecord(const TagSheet& sheet, std::string_view tag, RecordField field, const FrameRanges& frames,
                    const std::optional<PropertyValue>& value);

/// The sheet `after` an edit of `before` with updated records:
///   1. frames that lost a tag lose its record,
///   2. a range that moved unchanged keeps its confidence and note,
///   3. a range that grew gets the confidence and note of its nearest frames on the new ones,
///   4. frames that gained a tag get the signature's author and time; without a signature, none.
/// Values that the edit itself sets for a field on these frames are discarded.
TagSheet withRecordsFollowing(const TagSheet& before, TagSheet after, const TagVocabulary& vocabulary,
                              const std::optional<TagSignature>& signature);

/// `after`, which was made from `present`, with the records of `base` for the tags whose ranges differ in
/// `present`: so that a gesture's next step starts from the records before it, as for ranges.
TagSheet withRecordsRestored(const TagSheet& base, const TagSheet& present, TagSheet after,
                             const TagVocabulary& vocabulary);

/// Renames the records of a tag; values that the other tag already has are kept.
TagSheet withRecordsRenamed(const TagSheet& sheet, std::string_view from, std::string_view to);

} // namespace tagline
