#include "app/cli/text/StatisticsText.h"

#include "app/cli/text/CommandText.h"
#include "app/cli/text/TerminalText.h"
#include "core/io/json/JsonWriter.h"
#include "core/support/text/NumberText.h"

#include <algorithm>
#include <cmath>

namespace tagline {
namespace {

constexpr std::int64_t longestBar = 40;

/// The value rounded to a tenth.
std::string rounded(double value) { return shortestNumber(std::round(value * 10) / 10); }

std::string lengthText(double frames, double seconds)
{
    return rounded(frames) + (frames == 1 ? " frame" : " frames") + ", " + secondsText(seconds);
}

/// One line per bin: its lengths, its count, and a bar.
std::string histogramText(const std::vector<LengthBin>& bins)
{
    std::int64_t most = 1;
    std::size_t width = 0;
    const auto label = [](const LengthBin& bin) {
        const std::string from = std::to_string(bin.from);
        return bin.to == bin.from + 1 ? from : from + "-" + std::to_string(bin.to - 1);
    };
    for (const LengthBin& bin : bins) {
        most = std::max(most, bin.ranges);
        width = std::max(width, label(bin).size());
    }
    std::string text;
    for (const LengthBin& bin : bins) {
        const auto bar = std::size_t((bin.ranges * longestBar + most - 1) / most);
        text += "  " + std::string(width - label(bin).size(), ' ') + label(bin) +
                (bin.to == 2 ? " frame  " : " frames ") + std::string(bar, '#') + (bar > 0 ? " " : "") +
                std::to_string(bin.ranges) + '\n';
    }
    return text;
}

void write(std::string_view key, const LengthSpread& spread, JsonWriter& json)
{
    json.key(key).beginObject().key("shortest").number(spread.shortest);
    json.key("median").number(spread.median).key("longest").number(spread.longest).endObject();
}

} // namespace

std::string statisticsText(const std::string& echo, const QueryStatistics& statistics, bool areInstances)
{
    const RangeStatistics& ranges = statistics.ranges;
    const std::string thing = areInstances ? "instance" : "range";
    std::string text = terminalText(echo) + '\n' + counted(ranges.frames, "frame") + " in " +
                       counted(ranges.ranges, thing) + " of " + counted(statistics.clips, "clip") + ": " +
                       secondsText(ranges.seconds) + ", " + rounded(ranges.percent) + "% of all frames\n";
    if (ranges.ranges == 0) return text;
    const LengthSpread& frames = ranges.lengthFrames;
    const LengthSpread& seconds = ranges.lengthSeconds;
    text += "shortest " + thing + ": " + lengthText(frames.shortest, seconds.shortest) + "\nmedian " + thing +
            ":   " + lengthText(frames.median, seconds.median) + "\nlongest " + thing + ":  " +
            lengthText(frames.longest, seconds.longest) + '\n';
    return text + histogramText(statistics.histogram);
}

std::string statisticsJson(const std::string& echo, const QueryStatistics& statistics)
{
    const RangeStatistics& ranges = statistics.ranges;
    JsonWriter json;
    json.beginObject().member("query", echo).key("statistics").beginObject();
    json.member("clips", statistics.clips).member("ranges", ranges.ranges).member("frames", ranges.frames);
    json.key("seconds").number(ranges.seconds).key("percent").number(ranges.percent);
    write("lengthFrames", ranges.lengthFrames, json);
    write("lengthSeconds", ranges.lengthSeconds, json);
    json.key("histogram").beginArray();
    for (const LengthBin& bin : statistics.histogram) {
        json.beginObject().member("from", bin.from).member("to", bin.to);
        json.member("ranges", bin.ranges).endObject();
    }
    json.endArray().endObject().endObject();
    return std::move(json).finished();
}

} // namespace tagline
