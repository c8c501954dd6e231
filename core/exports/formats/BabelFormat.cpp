#include "core/exports/ExportedTimes.h"
#include "core/exports/formats/Formats.h"
#include "core/io/json/JsonWriter.h"

namespace tagline {
namespace {

void writeLabel(JsonWriter& json, const ExportedClip& clip, const TimedRange& range, std::size_t number)
{
    json.beginObject();
    json.member("raw_label", *range.tag).member("proc_label", *range.tag);
    json.member("seg_id", std::to_string(number));
    json.key("act_cat").beginArray(JsonWriter::Layout::Inline).string(*range.tag).endArray();
    json.key("start_t").number(clip.rate.seconds(range.frames.start));
    json.key("end_t").number(clip.rate.seconds(range.frames.stop));
    json.endObject();
}

/// Writes a caption as a label in people's own words, without a category.
void writeCaption(JsonWriter& json, const ExportedClip& clip, const Caption& caption, std::size_t number)
{
    json.beginObject();
    json.member("raw_label", caption.text).member("proc_label", std::string_view());
    json.member("seg_id", std::to_string(number));
    json.key("act_cat").raw("null");
    json.key("start_t").number(clip.rate.seconds(caption.range.start));
    json.key("end_t").number(clip.rate.seconds(caption.range.stop));
    json.endObject();
}

/// Source of the format: babel.is.tue.mpg.de, "Data", and the reader in github.com/abhinanda-punnakkal/BABEL.
Result<std::string> sequences(const ExportContent& content, const ExportOptions& options)
{
    JsonWriter json;
    json.beginObject();
    std::int64_t sequence = 0;
    for (const ClipId id : content.walk()) {
        const ExportedClip clip = exportedClip(content, id, options.folder);
        json.key(std::to_string(sequence)).beginObject();
        json.member("babel_sid", sequence++).member("feat_p", clip.name);
        json.key("dur").number(clip.rate.seconds(clip.frames));
        json.key("seq_ann").raw("null");
        json.key("frame_ann").beginObject();
        json.key("mul_act").boolean(true);
        json.key("labels").beginArray();
        std::size_t number = 0;
        for (const TimedRange& range : timedRanges(clip)) writeLabel(json, clip, range, number++);
        for (const Caption& caption : clip.captions) writeCaption(json, clip, caption, number++);
        json.endArray().endObject().endObject();
    }
    json.endObject();
    return std::move(json).finished();
}

} // namespace

ExportFormat babelFormat()
{
    return {.id = "babel",
            .title = "BABEL labels",
            .ending = "json",
            .holds =
                "Every clip as a sequence with frame labels, in seconds: feat_p names the clip, dur is its "
                "length. A label ends with the first moment after its range. Captions are labels in the "
                "annotators' words.",
            .leavesOut = "Properties, who tagged, wrote and when, and the rate.",
            .checkedBy = "Read back in the tests by `tagline import`; checked against BABEL's own reader, "
                         "not run with it.",
            .holdsCaptions = true,
            .library = sequences};
}

} // namespace tagline
