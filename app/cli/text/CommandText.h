#pragma once

// CommandText formats clips, ranges, rates and counts for commands.

#include "core/io/json/JsonWriter.h"
#include "core/library/ClipLibrary.h"

#include <span>
#include <string>

namespace tagline {

/// "1 clip", "3 clips"; with `plural` if it is irregular.
std::string counted(std::int64_t count, const std::string& noun, const std::string& plural = {});

/// "30 fps", "30000/1001 fps".
std::string rateText(FrameRate rate);

/// Seconds to the millisecond: "22.925 s".
std::string secondsText(double seconds);

/// `run`, or `run:1` if its file has several clips of that name.
std::string clipName(const LibraryClip& clip);

/// " [3, 9) [20, 22)", to follow the name of their owner; empty for none.
std::string rangesText(std::span<const FrameRange> ranges);

/// "done, ana, 2026-11-22T10:00Z", for a terminal.
std::string stateText(const ClipState& state);

/// The member `"ranges": [[start, stop], …]`.
void writeRanges(std::span<const FrameRange> ranges, JsonWriter& json);
/// The member `"rate": [n, d]`.
void writeRate(FrameRate rate, JsonWriter& json);
/// Writes a value as JSON: a text, a number, true or false.
void writeValue(const PropertyValue& value, JsonWriter& json);

} // namespace tagline
