#include "app/cli/text/CommandText.h"

#include "app/cli/text/TerminalText.h"
#include "core/support/text/NumberText.h"

#include <cmath>

namespace tagline {

std::string counted(std::int64_t count, const std::string& noun, const std::string& plural)
{
    return std::to_string(count) + ' ' + (count == 1 ? noun : plural.empty() ? noun + 's' : plural);
}

std::string rateText(FrameRate rate)
{
    const std::string divisor = rate.denominator == 1 ? "" : '/' + std::to_string(rate.denominator);
    return std::to_string(rate.numerator) + divisor + " fps";
}

std::string secondsText(double seconds) { return shortestNumber(std::round(seconds * 1000) / 1000) + " s"; }

std::string clipName(const LibraryClip& clip)
{
    return clip.isNameShared ? clip.name + ':' + std::to_string(clip.index) : clip.name;
}

std::string rangesText(std::span<const FrameRange> ranges)
{
    std::string text;
    for (const FrameRange range : ranges)
        text += " [" + std::to_string(range.start) + ", " + std::to_string(range.stop) + ')';
    return text;
}

std::string stateText(const ClipState& state)
{
    std::string text(stageName(state.stage));
    for (const std::string& part : {state.by, state.at})
        if (!part.empty()) text += ", " + terminalText(part);
    return text;
}

void writeRanges(std::span<const FrameRange> ranges, JsonWriter& json)
{
    json.key("ranges").beginArray();
    for (const FrameRange range : ranges)
        json.beginArray(JsonWriter::Layout::Inline).integer(range.start).integer(range.stop).endArray();
    json.endArray();
}

void writeRate(FrameRate rate, JsonWriter& json)
{
    json.key("rate").beginArray(JsonWriter::Layout::Inline);
    json.integer(rate.numerator).integer(rate.denominator).endArray();
}

void writeValue(const PropertyValue& value, JsonWriter& json)
{
    if (const auto* text = std::get_if<std::string>(&value))
        json.string(*text);
    else if (const auto* number = std::get_if<double>(&value))
        json.number(*number);
    else
        json.boolean(std::get<bool>(value));
}

} // namespace tagline
