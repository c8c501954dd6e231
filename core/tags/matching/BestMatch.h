#pragma once

// BestMatch finds the clips that fit a wish best: tags that a clip needs, tags that are wanted, tags to
// avoid.
//
//   need Walk · want Tired, Male · avoid Bad
//
//                     avoided  wanted  extra  used
//   1.  old_man.bvh      0        2      1    3 picks ago
//   2.  walk_7.bvh       0        1      0    never            never goes before long ago,
//   3.  walk_2.bvh       0        1      0    9 picks ago      long ago before lately
//   4.  walk_5.bvh       0        1      4    never
//   5.  drunk.bvh        1        2      0    never
//       run.bvh                                                no Walk: not in the ranking
//
// A clip has a tag where one of its frames has it or one that counts as it (TagVocabulary::matching). First
// come the clips with the fewest avoided tags, among those the ones with the most wanted, then with the
// fewest extra tags, then those that were not used for longest; the rest is drawn by a seed.

#include "core/support/StrongId.h"
#include "core/tags/vocabulary/TagVocabulary.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace tagline {

/// One clip as BestMatch sees it.
struct MatchClip
{
    ClipId clip;
    std::vector<TagId> tags;    ///< that it has itself, in any order, none twice
    std::uint64_t identity = 0; ///< for the draw: the same in every session, another for every clip
};

struct MatchWish
{
    std::vector<TagId> need;
    std::vector<TagId> want;
    std::vector<TagId> avoid;
    std::size_t count = 1; ///< how many clips to name at most
    std::uint64_t seed = 0;
};

/// A clip of the ranking, and why it stands there.
struct ClipMatch
{
    ClipId clip;
    std::vector<std::uint32_t> wanted;  ///< places in MatchWish::want
    std::vector<std::uint32_t> avoided; ///< places in MatchWish::avoid
    std::int32_t extra = 0;             ///< own tags that are not part of the wish
    std::int64_t picksAgo = 0;          ///< 1 is the latest pick; 0: never used

    bool operator==(const ClipMatch&) const = default;
};

struct MatchRanking
{
    std::vector<ClipMatch> best; ///< best first, as many as were asked for and there are
    std::size_t clips = 0;       ///< how many have all that is needed

    bool operator==(const MatchRanking&) const = default;
};

/// An index of tags and clips both ways. It never changes; asking is safe on several threads at once.
class MatchIndex
{
public:
    /// Expects each clip once.
    explicit MatchIndex(std::span<const MatchClip> clips);

    /// The clips that match best. `picksAgo` has by ClipId how long ago a clip was used, as ClipMatch has;
    /// clips beyond its end were never used. Equal wishes have equal answers in any order of the clips.
    /// O(clips with the rarest needed tag · their tags).
    MatchRanking best(const MatchWish& wish, const TagVocabulary& vocabulary,
                      std::span<const std::int64_t> picksAgo = {}) const;

private:
    class Ask;

    std::span<const TagId> tagsOf(std::uint32_t place) const;
    std::span<const std::uint32_t> placesOf(TagId tag) const;

    std::vector<ClipId> m_clips; ///< by place: in order of identity
    std::vector<std::uint64_t> m_identities;
    std::vector<std::uint32_t> m_tagOffsets; ///< by place, into m_tags
    std::vector<TagId> m_tags;
    std::vector<std::uint32_t> m_placeOffsets; ///< by TagId, into m_places
    std::vector<std::uint32_t> m_places;       ///< of the clips with a tag, in order
};

/// The reason for a clip's place, for people. Use is left out where it is not remembered.
///
///     all 2 needed; 1 of 3 wanted: Tired; no unwanted; 2 other tags; used 4 picks ago
std::string reason(const ClipMatch& match, const MatchWish& wish, const TagVocabulary& vocabulary,
                   bool isUseRemembered);

/// A number that hardly any other text has, the same on every machine (FNV-1a, 64 bits).
std::uint64_t identityOf(std::string_view text);

} // namespace tagline
