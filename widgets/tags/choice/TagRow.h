#pragma once

// TagRow is the content of one row of the tag palette.

#include <QColor>
#include <QString>

#include "core/support/StrongId.h"
#include "core/tags/vocabulary/TagVocabulary.h"

#include <cstdint>
#include <vector>

namespace tagline {

struct TagRow
{
    TagId id;
    TagDefinition definition;
    std::int64_t ranges = 0; ///< in the whole library
    std::int64_t frames = 0; ///< in the whole library
    bool isDerived = false;  ///< a live tag, always the answer of its query: it has no id
    bool hasTotals = true;   ///< ranges and frames are known; not those of a query without an answer
};

/// A tag that is being written during playback.
struct LiveTag
{
    enum class Hand { KeyHeld, Tagging, Erasing }; ///< the last two continue without a key held

    TagId tag;
    Hand hand = Hand::KeyHeld;

    bool operator==(const LiveTag&) const = default;
};

/// The state of tags shown beside their names.
struct TagMoment
{
    std::vector<TagId> now; ///< tags that hold at the playhead
    std::vector<LiveTag> live;

    bool operator==(const TagMoment&) const = default;
};

/// The tag's heading at the top of the tree, in lower case: the first part of its dotted name, else its
/// group, else empty.
QString headingOf(const TagDefinition& definition);
/// The tag's colour for painting.
QColor colourOf(const TagDefinition& definition);

} // namespace tagline
