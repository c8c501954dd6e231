#include "core/time/Timecode.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <cstdint>
#include <string>
#include <utility>

namespace tagline {
namespace {

constexpr int secondsOfDay = 24 * 60 * 60;

/// Takes digits off the front, so many as there are; none if they are too few or too many.
std::optional<int> takenDigits(std::string_view& text, std::size_t fewest, std::size_t most)
{
    const std::size_t count = std::min(text.find_first_not_of("0123456789"), text.size());
    if (count < fewest || count > most) return std::nullopt;
    int value = 0;
    std::from_chars(text.data(), text.data() + count, value);
    text.remove_prefix(count);
    return value;
}

/// Whether frames are left out at that rate: 29.97 and 59.94 a second.
bool dropsFrames(FrameRate rate)
{
    return rate == FrameRate{30'000, 1001} || rate == FrameRate{60'000, 1001};
}

/// How many numbers are left out each minute but every tenth.
int droppedAMinute(int perSecond) { return perSecond / 15; }

Error noSuchTime(std::string why) { return {"timecode.rate", std::move(why), {}}; }

} // namespace

int countedFrames(FrameRate rate) { return std::max(1, int(std::lround(rate.framesPerSecond()))); }

std::optional<Timecode> Timecode::counted(int hours, int minutes, int seconds, int frames, bool isDropFrame)
{
    const auto isBelow = [](int value, int bound) { return value >= 0 && value < bound; };
    if (!isBelow(hours, 24) || !isBelow(minutes, 60) || !isBelow(seconds, 60) || !isBelow(frames, 1000))
        return std::nullopt;
    Timecode made;
    made.m_seconds = (hours * 60 + minutes) * 60 + seconds;
    made.m_frames = frames;
    made.m_isDropFrame = isDropFrame;
    return made;
}

std::optional<Timecode> Timecode::parsed(std::string_view text)
{
    std::array<int, 3> parts{};
    bool isDropFrame = false;
    char behind = ':';
    for (std::size_t i = 0; i < parts.size(); ++i) {
        const auto value = takenDigits(text, i == 0 ? 1 : 2, 2);
        if (!value || text.empty()) return std::nullopt;
        parts[i] = *value;
        behind = text.front();
        const bool isClockEnd = behind == '.' && i + 1 == parts.size();
        if (behind != ':' && behind != ';' && !isClockEnd) return std::nullopt;
        isDropFrame |= behind == ';';
        text.remove_prefix(1);
    }
    const bool isClock = behind == '.';
    const auto last = takenDigits(text, isClock ? 3 : 2, 3);
    if (!last || !text.empty() || (isClock && isDropFrame)) return std::nullopt;
    auto made = counted(parts[0], parts[1], parts[2], isClock ? 0 : *last, isDropFrame);
    if (!made || !isClock) return made;
    made->m_isClock = true;
    made->m_milliseconds = *last;
    return made;
}

Result<double> Timecode::framesOfDay(FrameRate rate) const
{
    if (m_isClock) return rate.frames(m_seconds + m_milliseconds / 1000.0);
    const int perSecond = countedFrames(rate);
    if (m_frames >= perSecond)
        return noSuchTime("count more frames than a second has at " + std::to_string(perSecond));
    const double all = double(m_seconds) * perSecond + m_frames;
    if (!m_isDropFrame) return all;
    if (!dropsFrames(rate))
        return noSuchTime("are drop-frame (;), which only 29.97 and 59.94 frames a second have");
    const int dropped = droppedAMinute(perSecond), minutes = m_seconds / 60;
    if (m_seconds % 60 == 0 && minutes % 10 != 0 && m_frames < dropped)
        return noSuchTime("are among those that drop-frame counting leaves out");
    return all - double(dropped) * (minutes - minutes / 10);
}

Result<double> Timecode::framesSince(const Timecode& origin, FrameRate rate) const
{
    if (m_isClock != origin.m_isClock || m_isDropFrame != origin.m_isDropFrame)
        return Error{"timecode.mixed", "count otherwise than the start of their take does", {}};
    const auto begin = origin.framesOfDay(rate), end = framesOfDay(rate);
    if (!begin) return begin.error();
    if (!end) return end.error();
    Timecode lastMinute; // a day's frames, with none left out by its own number
    lastMinute.m_seconds = secondsOfDay;
    lastMinute.m_isDropFrame = m_isDropFrame;
    lastMinute.m_isClock = m_isClock;
    const auto day = lastMinute.framesOfDay(rate);
    if (!day) return day.error();
    const double apart = *end - *begin;
    return apart < -*day / 2 ? apart + *day : apart;
}

} // namespace tagline
