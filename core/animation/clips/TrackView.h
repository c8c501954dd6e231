#pragma once

// TrackView reads a value that changes over time from keys in anybody's memory.
//
// Time is in whole nanoseconds (Nanoseconds, 64 bits): exact over 292 years either way, whatever is added up.

#include "core/animation/clips/Interpolators.h"

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <span>

namespace tagline {

using Nanoseconds = std::int64_t;

/// A value at a time.
template<class T>
struct Keyframe
{
    Nanoseconds time = 0;
    T value{};

    bool operator==(const Keyframe&) const = default;
};

/// Elements of one type at equal distances in memory: an array, or one member of an array of structs.
/// Borrows.
template<class T>
class StridedSpan
{
public:
    StridedSpan() = default;
    StridedSpan(std::span<const T> elements)
        : StridedSpan(elements.data(), elements.size(), sizeof(T))
    {
    }
    /// Expects that each of `count` places, `stride` bytes apart, holds a T.
    StridedSpan(const T* first, std::size_t count, std::size_t stride)
        : m_first(reinterpret_cast<const std::byte*>(first))
        , m_count(count)
        , m_stride(stride)
    {
    }

    std::size_t size() const { return m_count; }
    const T& operator[](std::size_t i) const { return *reinterpret_cast<const T*>(m_first + i * m_stride); }

private:
    const std::byte* m_first = nullptr;
    std::size_t m_count = 0;
    std::size_t m_stride = sizeof(T);
};

/// The extrapolation of a track before its first key or after its last.
enum class Extrapolation : std::uint8_t {
    Hold,   ///< the nearest key's value
    Linear, ///< goes on as between the two nearest keys; holds where there is one, or values cannot be scaled
    Constant, ///< the view's own value
    Default   ///< a default value: zero, or the identity for rotations
};

/// Keys between two times, and what lies around them. The view's begin and end may lie outside the keys, or
/// inside: they are what a player plays. Owns nothing. Valid means: times do not decrease and there is a
/// value a time. Of keys at the same time the last counts from there on. An interpolator is any callable (a,
/// b, t) → T; see Interpolators.h.
template<class T, class Interpolator>
class TrackView
{
public:
    TrackView() = default;
    /// Expects as many times as values. Begin and end are those of the keys (0 without keys).
    TrackView(StridedSpan<Nanoseconds> times, StridedSpan<T> values, Interpolator interpolator = {},
              T constant = {})
        : m_times(times)
        , m_values(values)
        , m_interpolator(interpolator)
        , m_constant(constant)
    {
        assert(times.size() == values.size());
        if (times.size() > 0) setRange(times[0], times[times.size() - 1]);
    }
    TrackView(std::span<const Keyframe<T>> keys, Interpolator interpolator = {}, T constant = {})
        : TrackView({keys.empty() ? nullptr : &keys[0].time, keys.size(), sizeof(Keyframe<T>)},
                    {keys.empty() ? nullptr : &keys[0].value, keys.size(), sizeof(Keyframe<T>)}, interpolator,
                    constant)
    {
    }

    std::size_t keyCount() const { return m_times.size(); }
    Nanoseconds begin() const { return m_begin; }
    Nanoseconds end() const { return m_end; }
    /// Expects begin ≤ end.
    void setRange(Nanoseconds begin, Nanoseconds end)
    {
        assert(begin <= end);
        m_begin = begin;
        m_end = end;
    }
    Extrapolation before() const { return m_before; }
    Extrapolation after() const { return m_after; }
    void setExtrapolation(Extrapolation before, Extrapolation after)
    {
        m_before = before;
        m_after = after;
    }

    /// The value at any time; the view's own constant where there are no keys. The hint's key and the next
    /// are tried before a search, and the hint becomes the key found: any hint is right.
    T value(Nanoseconds time, std::size_t& hint) const
    {
        const std::size_t count = m_times.size();
        if (count == 0) return m_constant;
        if (time < m_times[0]) return outside(m_before, 0, 0, time);
        hint = keyBefore(time, hint);
        if (hint + 1 == count)
            return time == m_times[count - 1] ? m_values[count - 1]
                                              : outside(m_after, count - 1, count > 1 ? count - 2 : 0, time);
        return between(hint, time);
    }
    T value(Nanoseconds time) const
    {
        std::size_t hint = 0;
        return value(time, hint);
    }

    /// The last key at or before a time. Expects a time at or after the first key.
    std::size_t keyBefore(Nanoseconds time, std::size_t hint) const
    {
        if (holds(hint, time)) return hint;
        if (hint < m_times.size() && holds(hint + 1, time)) return hint + 1;
        std::size_t low = 0;
        std::size_t high = m_times.size();
        while (high - low > 1) {
            const std::size_t middle = low + (high - low) / 2;
            (m_times[middle] <= time ? low : high) = middle;
        }
        return low;
    }

private:
    static constexpr float nearlyOne = 0x1.fffffep-1f; ///< before the next key the fraction never is 1

    bool holds(std::size_t key, Nanoseconds time) const
    {
        return key < m_times.size() && m_times[key] <= time &&
               (key + 1 == m_times.size() || time < m_times[key + 1]);
    }

    T between(std::size_t key, Nanoseconds time) const
    {
        if (time == m_times[key]) return m_values[key];
        const double part = double(std::uint64_t(time) - std::uint64_t(m_times[key]));
        const double whole = double(std::uint64_t(m_times[key + 1]) - std::uint64_t(m_times[key]));
        return m_interpolator(m_values[key], m_values[key + 1], std::min(float(part / whole), nearlyOne));
    }

    T outside(Extrapolation extrapolation, std::size_t nearest, std::size_t first, Nanoseconds time) const
    {
        switch (extrapolation) {
        case Extrapolation::Hold:
            return m_values[nearest];
        case Extrapolation::Constant:
            return m_constant;
        case Extrapolation::Default:
            return defaultOf<T>();
        case Extrapolation::Linear:
            break;
        }
        if (m_times.size() < 2 || m_times[first] == m_times[first + 1]) return m_values[nearest];
        const double span = double(m_times[first + 1]) - double(m_times[first]);
        return extrapolated(m_values[first], m_values[first + 1],
                            float((double(time) - double(m_times[first])) / span));
    }

    StridedSpan<Nanoseconds> m_times;
    StridedSpan<T> m_values;
    Interpolator m_interpolator{};
    T m_constant{};
    Nanoseconds m_begin = 0;
    Nanoseconds m_end = 0;
    Extrapolation m_before = Extrapolation::Hold;
    Extrapolation m_after = Extrapolation::Hold;
};

} // namespace tagline
