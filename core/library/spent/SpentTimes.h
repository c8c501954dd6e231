#pragma once

// SpentTimes is the working time on each clip.

#include "core/library/ClipLibrary.h"

#include <compare>
#include <cstdint>
#include <map>
#include <optional>
#include <string>

namespace tagline {

/// Identity of a clip in files.
struct SpentClip
{
    std::string source;      ///< the model's absolute path
    std::string clip;        ///< the clip's name
    std::int32_t index = -1; ///< index if several clips of the file have that name; else −1

    auto operator<=>(const SpentClip&) const = default;
};

class SpentTimes
{
public:
    /// Expects no time below 0.
    void add(const SpentClip& clip, std::int64_t milliseconds);
    void add(const SpentTimes& others);

    /// Milliseconds; 0 for a clip that is not there.
    std::int64_t of(const SpentClip& clip) const;
    std::int64_t whole() const { return m_whole; }
    bool isEmpty() const { return m_byClip.empty(); }
    /// Milliseconds, in order of path, name and index.
    const std::map<SpentClip, std::int64_t>& byClip() const { return m_byClip; }

    bool operator==(const SpentTimes&) const = default;

private:
    std::map<SpentClip, std::int64_t> m_byClip;
    std::int64_t m_whole = 0;
};

/// The identity of a library's clip.
SpentClip spentClip(const ClipLibrary& library, ClipId clip);
/// The clip with this identity; none if the library has none.
std::optional<ClipId> clipOf(const SpentClip& clip, const ClipLibrary& library);

/// Minutes, rounded to a tenth: 7.5.
double minutesOf(std::int64_t milliseconds);

} // namespace tagline
