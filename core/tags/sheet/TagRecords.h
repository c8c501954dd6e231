#pragma once

// TagRecords say of the frames of a tag who gave it to them, when, how sure one was, and what else is to
// know.
//
// A record lies in properties of frames that are named after the tag, so that sidecars keep it, other
// programs see it, and queries ask for it like for any property:
//
//   Contact.LeftFoot                     [12 ─────────────── 31)      [58 ────── 77)
//   Contact.LeftFoot.author              [12 ─── "ana" ───── 31)      [58 "ben" ─77)
//   Contact.LeftFoot.time                [12 "2026-11-21T20:30Z" ─────────────── 77)   where both were then
//   Contact.LeftFoot.confidence                                       [58 0.5 ── 77)
//   Contact.LeftFoot.note                                             [58 "toe only" ─ 77)
//
//   Contact.LeftFoot.confidence < 0.8    [58, 77)
//
// Records follow their tag: frames that lose the tag lose them, a renamed tag takes them along.

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

/// The values of one field on some frames.
struct RecordValue
{
    std::optional<PropertyValue> value; ///< none where no frame has one
    bool isMixed = false;               ///< frames differ, or only some have it; `value` is the first one

    bool operator==(const RecordValue&) const = default;
};

RecordValue recordValue(const TagSheet& sheet, std::string_view tag, RecordField field, FrameRange frames);

/// A part of a range whose frames have one record.
struct RecordPart
{
    FrameRange frames;
    std::array<std::optional<PropertyValue>, recordFields.size()> values; ///< in order of recordFields
};

/// The parts of a range, in order: it is parted where a field changes, begins or ends.
///
///   Run           [2 ────────────── 9)
///   Run.author    [2 "ana" 5)[5 "ben" 9)
///   Run.note            [4 ── "late" ─ 9)     [2, 4) ana · [4, 5) ana, late · [5, 9) ben, late
std::vector<RecordPart> recordParts(const TagSheet& sheet, std::string_view tag, FrameRange range);

/// Sets or (without a value) erases a field on frames.
TagSheet withRecord(const TagSheet& sheet, std::string_view tag, RecordField field, const FrameRanges& frames,
                    const std::optional<PropertyValue>& value);

/// The sheet `after` an edit of `before` with its records brought along:
///   1. frames that lost a tag lose its record,
///   2. a range that moved as it is takes confidence and note along,
///   3. a range that grew has the confidence and note of its nearest frames on the new ones,
///   4. frames that gained a tag get the signature's author and time; without a signature they have none.
/// What the edit itself says of a field on these frames is not kept.
TagSheet withRecordsFollowing(const TagSheet& before, TagSheet after, const TagVocabulary& vocabulary,
                              const std::optional<TagSignature>& signature);

/// `after`, which was made of `present`, with the records that `base` has of the tags whose ranges `present`
/// has otherwise: so that a gesture's next step follows from before the gesture, as its ranges do.
TagSheet withRecordsRestored(const TagSheet& base, const TagSheet& present, TagSheet after,
                             const TagVocabulary& vocabulary);

/// The records of a tag under another tag's name; where that has values already, these stay.
TagSheet withRecordsRenamed(const TagSheet& sheet, std::string_view from, std::string_view to);

} // namespace tagline
