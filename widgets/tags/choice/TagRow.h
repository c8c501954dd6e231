#pragma once

// TagRow is what the palette shows of one tag.

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
};

/// A tag that is being written as its clip plays.
struct LiveTag
{
    enum class Hand { KeyHeld, Tagging, Erasing }; ///< the last two go on with no key down

    TagId tag;
    Hand hand = Hand::KeyHeld;

    bool operator==(const LiveTag&) const = default;
};

/// What is told of tags beside their names.
struct TagMoment
{
    std::vector<TagId> now; ///< that hold at the playhead
    std::vector<LiveTag> live;

    bool operator==(const TagMoment&) const = default;
};

/// What a tag stands under at the top of the tree, in lower case: the first of its dotted parts, else its
/// group, else nothing.
QString headingOf(const TagDefinition& definition);
/// The tag's colour for painting.
QColor colourOf(const TagDefinition& definition);

} // namespace tagline
