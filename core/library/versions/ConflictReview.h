#pragma once

// ConflictReview is the way through the conflicts of some clips: one after the other gets a side, and what
// the clips come to is known at each step.

#include "core/support/StrongId.h"
#include "core/tags/sheet/TagMerge.h"
#include "core/time/FrameRate.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace tagline {

/// The conflicts of one clip, with the versions that they come of.
struct ClipConflicts
{
    ClipId clip;
    std::string name;
    Frame frames = 1;
    FrameRate rate;
    TagSheet base;
    TagSheet ours;
    TagSheet theirs;
    std::vector<PropertyConflict> conflicts; ///< those to decide
};

/// What was decided of one clip.
struct ClipDecision
{
    std::vector<TakenSide> taken;
    /// Ours or theirs: the clip is as that side has it, and nothing of it is merged.
    std::optional<MergeSide> whole = {};
    std::optional<TagSheet> seen =
        {}; ///< their sheet, where the clip is taken whole: another is merged again

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
    /// None while nothing was taken.
    std::optional<MergeSide> side(std::size_t number) const { return m_sides.at(number); }

    /// A clip that was taken whole is merged again, with that side in its other conflicts.
    void take(std::size_t number, MergeSide side);
    void takeAll(MergeSide side);
    /// The clip of a conflict as a side (ours or theirs) has it: that side in all of its conflicts, and
    /// nothing of what the other one changed in it.
    void takeWhole(std::size_t number, MergeSide side);
    /// The side that the clip of a conflict is taken of whole; none where it is merged.
    std::optional<MergeSide> whole(std::size_t number) const { return m_whole.at(m_places.at(number).clip); }

    std::size_t openCount() const;
    /// The next one after `number` of which nothing was taken, from the first again after the last; none
    /// where all are decided.
    std::optional<std::size_t> nextOpen(std::size_t number) const;
    /// The clip of a conflict as it comes out: with our values where nothing was taken.
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
    std::vector<std::optional<MergeSide>> m_sides; ///< as m_places
    std::vector<std::optional<MergeSide>> m_whole; ///< as m_clips
};

} // namespace tagline
