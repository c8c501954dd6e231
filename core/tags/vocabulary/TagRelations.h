#pragma once

// TagRelations is the graph of what counts as what: `Locomotion.Run` as `Locomotion`, and by `Run ⇒ Moving`
// also as `Moving`.
//
//   above      Locomotion      Moving
//                  ↑  ↑           ↑        an arrow is "counts as"
//                  │  └── Run ────┘
//   below        Walk
//
// A value that is built once from the arrows and never changes.

#include "core/support/StrongId.h"

#include <atomic>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

namespace tagline {

/// The frames of `lower` count as frames of `upper`.
struct TagRelation
{
    TagId lower;
    TagId upper;
};

class TagRelations
{
public:
    /// Expects ids below `tagCount`. Arrows may go round and may be there twice.
    TagRelations(std::size_t tagCount, std::span<const TagRelation> relations);

    /// The tag and all that count as it, over any number of steps; in order of id. O(answer + tags / 64).
    std::vector<TagId> matching(TagId tag) const;
    /// The tags that count as the tag in one step.
    std::span<const TagId> below(TagId tag) const;

private:
    std::vector<std::uint32_t> m_offsets; ///< by TagId, into m_below; one more than tags
    std::vector<TagId> m_below;
};

/// Relations that are built when they are first asked for. Reading is safe on several threads at once.
class CachedRelations
{
public:
    CachedRelations() = default;
    CachedRelations(const CachedRelations& other)
        : m_relations(other.get())
    {
    }
    CachedRelations& operator=(const CachedRelations& other)
    {
        set(other.get());
        return *this;
    }

    /// Null until they are set.
    std::shared_ptr<const TagRelations> get() const { return m_relations.load(); }
    void set(std::shared_ptr<const TagRelations> relations) { m_relations.store(std::move(relations)); }

private:
    std::atomic<std::shared_ptr<const TagRelations>> m_relations;
};

} // namespace tagline
