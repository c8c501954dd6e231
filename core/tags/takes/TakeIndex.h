#pragma once

// TakeIndex knows which clips were recorded together, and how they lie to each other in time.

#include "core/support/StrongId.h"

#include <cstddef>
#include <cstdint>
#include <map>
#include <span>
#include <utility>
#include <vector>

namespace tagline {

/// A clip in a take.
struct TakeSeat
{
    ClipId clip;
    std::int64_t offset = 0; ///< when in the take it begins, in microseconds

    bool operator==(const TakeSeat&) const = default;
};

/// A clip that was recorded with another one.
struct TakePartner
{
    ClipId clip;
    std::int64_t delay = 0; ///< how much later it begins, in microseconds

    bool operator==(const TakePartner&) const = default;
};

class TakeIndex
{
public:
    TakeIndex() = default;
    /// Of takes, each some clips; those of fewer than two count for nothing. A clip may be in several.
    explicit TakeIndex(std::vector<std::vector<TakeSeat>> takes);

    /// Gives a take, by its place, other clips; places up to it may be new.
    void setTake(std::size_t take, std::vector<TakeSeat> seats);

    bool isEmpty() const { return m_seats.empty(); }
    /// By their places; those of fewer than two clips too.
    std::span<const std::vector<TakeSeat>> takes() const { return m_takes; }
    /// The clip's partners of all its takes, in order of clip, each once for each delay.
    std::vector<TakePartner> partners(ClipId clip) const;
    /// The clips that have a partner, in order.
    std::vector<ClipId> clips() const;
    /// These clips with their partners, and the partners of these: all on which an answer on them can depend.
    /// In order, each once.
    std::vector<ClipId> closed(std::span<const ClipId> clips) const;
    /// The clips whose partners are others there, or lie otherwise; in order.
    std::vector<ClipId> clipsThatDiffer(const TakeIndex& other) const;

private:
    bool hasPartners(std::size_t take) const;
    void seat(std::size_t take);
    void unseat(std::size_t take);

    std::vector<std::vector<TakeSeat>> m_takes;
    /// The takes that each clip is in, and where it stands there.
    std::map<ClipId, std::vector<std::pair<std::size_t, std::size_t>>> m_seats;
};

} // namespace tagline
