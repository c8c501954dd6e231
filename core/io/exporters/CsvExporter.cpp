#include "core/io/exporters/CsvExporter.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace tagline {

std::string csvHeader() { return "clip,tag,start_frame,stop_frame,fps_num,fps_den,start_s,stop_s\r\n"; }

std::string csvField(std::string_view text)
{
    if (text.find_first_of(",\"\r\n") == std::string_view::npos) return std::string(text);
    std::string quoted = "\"";
    for (const char c : text) {
        if (c == '"') quoted += '"';
        quoted += c;
    }
    return quoted += '"';
}

std::string shortestNumber(double value)
{
    std::array<char, 32> text;
    const auto end = std::to_chars(text.data(), text.data() + text.size(), value).ptr;
    return {text.data(), end};
}

std::string csvRows(std::string_view clip, FrameRate rate, const TagSheet& sheet,
                    const TagVocabulary& vocabulary)
{
    std::vector<const TagLane*> lanes;
    for (const TagLane& lane : sheet.lanes()) lanes.push_back(&lane);
    std::sort(lanes.begin(), lanes.end(), [&](const TagLane* a, const TagLane* b) {
        return vocabulary[a->tag].name < vocabulary[b->tag].name;
    });

    const std::string rateFields = std::to_string(rate.numerator) + ',' + std::to_string(rate.denominator);
    std::string rows;
    for (const TagLane* lane : lanes) {
        const std::string head = csvField(clip) + ',' + csvField(vocabulary[lane->tag].name) + ',';
        for (const FrameRange range : lane->ranges)
            rows += head + std::to_string(range.start) + ',' + std::to_string(range.stop) + ',' + rateFields +
                    ',' + shortestNumber(rate.seconds(range.start)) + ',' +
                    shortestNumber(rate.seconds(range.stop)) + "\r\n";
    }
    return rows;
}

} // namespace tagline
