#pragma once

// ConflictReview holds the user's decisions on the conflicts of some clips, one side for each, and the
// resulting sheets at each step.

#include "core/support/StrongId.h"
#include "core/tags/sheet/TagMerge.h"
#include "core/time/FrameRate.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace tagline {

/// The conflicts of one clip, with its three versions.
struct ClipConflicts
{
    ClipId clip;
    std::string name;
    Frame frames = 1;
    FrameRate rate;
    TagSheet base;
    TagSheet ours;
    TagSheet theirs;
    std::vector<PropertyConflict> conflicts; ///< conflicts to decide
};

/// Decisions on one clip.
struct ClipDecision
{
    std::vector<TakenSide> taken;
    /// Ours or theirs: the clip is taken from that side, and nothing of it is merged.
    std::optional<MergeSide> whole = {};
    std::optional<TagSheet> seen =
        {}; ///< their sheet when the clip was taken whole; if theirs differs, it is merged again

    bool operator==(const ClipDecision&) const = default;
};

/// The decisions, by clip.
using ConflictDecisions = std::map<ClipId, ClipDecision>;

class ConflictReview
{
public:
    explicit ConflictReview(std::vector<ClipConflicts> clips);

    /// Conflicts of all clips have numbers from 0, clip by clip.
    std::size_t count() const { return m_places.size(); }
    const ClipConflicts& clipOf(std::size_t number) const { return m_clips.at(m_places.at(number).clip); }
    const PropertyConflict& conflict(std::size_t number) const;
    /// The side taken; none if it is undecided.
    std::optional<MergeSide> side(std::size_t number) const { return m_sides.at(number); }

    /// A clip that was taken whole is merged again, with that side in its other conflicts.
    void take(std::size_t number, MergeSide side);
    void takeAll(MergeSide side);
    /// Takes the clip of a conflict from one side (ours or theirs): that side in all of its conflicts, and
    /// none of the other side's changes.
    void takeWhole(std::size_t number, MergeSide side);
    /// The side from which the clip of a conflict is taken whole; none if it is merged.
    std::optional<MergeSide> whole(std::size_t number) const { return m_whole.at(m_places.at(number).clip); }

    std::size_t openCount() const;
    /// The next undecided conflict after `number`, from the first again after the last; none if all are
    /// decided.
    std::optional<std::size_t> nextOpen(std::size_t number) const;
    /// The resulting sheet for the clip of a conflict, with our values if undecided.
    TagSheet result(std::size_t number) const;
    ConflictDecisions decisions() const;

private:
    struct Place
    {
        std::size_t clip = 0;
        std::size_t conflict = 0;
    };

    std::vector<TakenSide> takenIn(std::size_t clip) const;

    std::vector<ClipConflicts> m_clips;
    std::vector<Place> m_places;
    std::vector<std::optional<MergeSide>> m_sides; ///< parallel to m_places
    std::vector<std::optional<MergeSide>> m_whole; ///< parallel to m_clips
};

} // namespace tagline
