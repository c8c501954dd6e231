#include "core/exports/ExportedTimes.h"
#include "core/exports/formats/Formats.h"
#include "core/io/json/JsonWriter.h"

#include <QUrl>

#include <array>
#include <limits>

namespace tagline {
namespace {

struct NamedColour
{
    const char* name;
    Colour colour;
};

/// Colours that a marker can have.
constexpr std::array markerColours{
    NamedColour{"PINK", 0xFFC0CB},   NamedColour{"RED", 0xFF0000},    NamedColour{"ORANGE", 0xFFA500},
    NamedColour{"YELLOW", 0xFFFF00}, NamedColour{"GREEN", 0x00FF00},  NamedColour{"CYAN", 0x00FFFF},
    NamedColour{"BLUE", 0x0000FF},   NamedColour{"PURPLE", 0x800080}, NamedColour{"MAGENTA", 0xFF00FF},
    NamedColour{"BLACK", 0x000000},  NamedColour{"WHITE", 0xFFFFFF}};

const char* nearestColour(Colour colour)
{
    const char* nearest = "GREEN";
    int least = std::numeric_limits<int>::max();
    for (const NamedColour& each : markerColours) {
        int distance = 0;
        for (const int shift : {0, 8, 16}) {
            const int difference = int(colour >> shift & 0xFF) - int(each.colour >> shift & 0xFF);
            distance += difference * difference;
        }
        if (distance >= least) continue;
        least = distance;
        nearest = each.name;
    }
    return nearest;
}

void writeTime(JsonWriter& json, const char* name, FrameRate rate, Frame frames)
{
    json.key(name).beginObject().member("OTIO_SCHEMA", "RationalTime.1");
    json.key("rate").number(rate.framesPerSecond());
    json.key("value").number(double(frames)).endObject();
}

void writeRange(JsonWriter& json, const char* name, FrameRate rate, FrameRange range)
{
    json.key(name).beginObject().member("OTIO_SCHEMA", "TimeRange.1");
    writeTime(json, "start_time", rate, range.start);
    writeTime(json, "duration", rate, range.stop - range.start);
    json.endObject();
}

void writeMarkers(JsonWriter& json, const ExportedClip& clip)
{
    json.key("markers").beginArray();
    for (const TimedRange& range : timedRanges(clip)) {
        json.beginObject().member("OTIO_SCHEMA", "Marker.2").member("name", *range.tag);
        json.member("color", nearestColour(range.colour));
        writeRange(json, "marked_range", clip.rate, range.frames);
        json.key("metadata").beginObject().endObject().endObject();
    }
    json.endArray();
}

/// Source of the format: opentimelineio.readthedocs.io, "Serialized Schema Documentation". Clip.1 and
/// Marker.2 are what every release reads.
std::string timeline(const ExportedClip& clip)
{
    JsonWriter json;
    const std::string& name = clip.name;
    json.beginObject().member("OTIO_SCHEMA", "Timeline.1").member("name", name);
    json.key("metadata").beginObject().endObject();
    json.key("global_start_time").raw("null");
    json.key("tracks").beginObject().member("OTIO_SCHEMA", "Stack.1").member("name", "tracks");
    json.key("children").beginArray().beginObject();
    json.member("OTIO_SCHEMA", "Track.1").member("name", "motion").member("kind", "Video");
    json.key("children").beginArray().beginObject();
    json.member("OTIO_SCHEMA", "Clip.1").member("name", name);
    writeRange(json, "source_range", clip.rate, {0, clip.frames});
    json.key("media_reference").beginObject().member("OTIO_SCHEMA", "ExternalReference.1");
    json.member("target_url", QUrl::toPercentEncoding(QString::fromStdString(clip.file), "/").toStdString());
    writeRange(json, "available_range", clip.rate, {0, clip.frames});
    json.key("metadata").beginObject().endObject().endObject();
    writeMarkers(json, clip);
    json.key("effects").beginArray().endArray();
    json.key("metadata").beginObject().endObject();
    for (int level = 0; level < 2; ++level) json.endObject().endArray();
    return std::move(json.endObject().endObject()).finished();
}

} // namespace

ExportFormat timelineFormat()
{
    return {.id = "otio",
            .title = "OpenTimelineIO",
            .ending = "otio",
            .holds =
                "A timeline for each clip, with a marker for each range: start and duration in frames at "
                "the clip's rate, in the nearest of the colours that markers have. The "
                "medium is the model file, named from the library's folder.",
            .leavesOut = "Properties, who tagged and when.",
            .checkedBy = "Read back in the tests by `tagline import`; checked against the documentation of "
                         "OpenTimelineIO, not run with it.",
            .clip = timeline};
}

} // namespace tagline
