#include "core/imports/ForeignJson.h"
#include "core/imports/ForeignText.h"
#include "core/imports/formats/TagImporters.h"

#include <QUrl>

namespace tagline {
namespace {

/// A time as the format gives it: so many frames, at a rate of its own.
struct TimelineTime
{
    double value = 0;
    double rate = 1;

    double at(double otherRate) const { return rate == otherRate ? value : value * otherRate / rate; }
};

/// Source of the format: opentimelineio.readthedocs.io, "Serialized Schema Documentation".
class TimelineReader
{
public:
    explicit TimelineReader(const ForeignFile& file)
        : m_file(file)
    {
    }

    Result<ForeignTags> read()
    {
        const auto document = parsedJson(m_file);
        if (!document) return document.error();
        if (schemaOf(document->root()).empty())
            return document->root().error("value",
                                          "is not a file of OpenTimelineIO: \"OTIO_SCHEMA\" is missing");
        visit(document->root());
        if (m_problems.error()) return *m_problems.error();
        if (m_error) return *m_error;
        return std::move(m_tags);
    }

private:
    /// "Clip" of "Clip.2".
    static std::string schemaOf(JsonNode node)
    {
        const std::string schema = textOf(node, "OTIO_SCHEMA");
        return schema.substr(0, schema.find('.'));
    }

    void visit(JsonNode node)
    {
        if (m_problems.error() || m_error) return;
        if (const std::string schema = schemaOf(node); schema == "Clip") return readClip(node);
        // Their times are those of the whole, not of a clip's frames.
        lose("markers of tracks and timelines", elementsOf(node, "markers").size());
        if (const auto tracks = memberOf(node, "tracks")) visit(*tracks);
        for (const JsonNode child : elementsOf(node, "children")) visit(child);
    }

    void readClip(JsonNode clip)
    {
        const auto media = mediaOf(clip);
        ForeignClip named;
        if (const std::string url = media ? textOf(*media, "target_url") : ""; !url.empty())
            named.names.push_back(QUrl::fromPercentEncoding(QByteArray::fromStdString(url)).toStdString());
        if (std::string name = textOf(clip, "name"); !name.empty())
            named.names.insert(named.names.begin(), std::move(name));
        m_tags.clips.push_back(std::move(named));
        lose("effects of clips", elementsOf(clip, "effects").size());
        const auto available = media ? memberOf(*media, "available_range") : std::nullopt;
        const auto first = available ? timeOf(*available, "start_time") : TimelineTime();
        for (const JsonNode marker : elementsOf(clip, "markers"))
            if (first) readMarker(marker, *first);
    }

    /// Newer clips have several media, and say which is in use.
    static std::optional<JsonNode> mediaOf(JsonNode clip)
    {
        if (const auto media = memberOf(clip, "media_reference")) return media;
        const auto all = memberOf(clip, "media_references");
        return all ? memberOf(*all, textOf(clip, "active_media_reference_key")) : std::nullopt;
    }

    /// `first` is the time of the medium's first frame.
    void readMarker(JsonNode marker, TimelineTime first)
    {
        const auto range = memberOf(marker, "marked_range");
        const auto start = timeOf(range.value_or(marker), "start_time"),
                   length = timeOf(range.value_or(marker), "duration");
        if (!start || !length || m_error) return;
        const std::string name = textOf(marker, "name");
        if (name.empty()) return lose("markers without a name", 1);
        if (!textOf(marker, "comment").empty()) lose("comments of markers", 1);
        const double begin = start->value - first.at(start->rate);
        const auto added = addForeignRange(m_tags,
                                           {.clip = m_tags.clips.size() - 1,
                                            .tag = name,
                                            .start = begin,
                                            .stop = begin + length->at(start->rate),
                                            .unit = ForeignUnit::Frames,
                                            .rate = FrameRate::nearest(start->rate)},
                                           m_file);
        if (!added) m_error = added.error();
    }

    std::optional<TimelineTime> timeOf(JsonNode range, std::string_view name)
    {
        const auto time = memberOf(range, name);
        if (!time) {
            m_problems.report(range, "value",
                              "the range is not whole; expected \"" + std::string(name) + '"');
            return std::nullopt;
        }
        const auto value = numberMember(*time, "value", m_problems),
                   rate = numberMember(*time, "rate", m_problems);
        if (!value || !rate) return std::nullopt;
        if (!FrameRate::isUsable(*rate)) {
            m_problems.report(*time, "value", "the rate is not usable; expected frames a second above 0");
            return std::nullopt;
        }
        return TimelineTime{*value, *rate};
    }

    void lose(const char* what, std::size_t count)
    {
        if (count > 0) m_tags.losses.add(what, m_file.name, 0, std::int64_t(count));
    }

    const ForeignFile& m_file;
    ForeignTags m_tags;
    JsonProblems m_problems;
    std::optional<Error> m_error;
};

} // namespace

TagImportFormat timelineImport()
{
    return {
        .id = "otio",
        .title = "OpenTimelineIO",
        .endings = {"otio"},
        .holds = "Every marker of a clip: start and duration in frames, counted from the medium's first; "
                 "its name is the tag. A marker without a length becomes one frame. The clip's name or "
                 "its medium says which clip it belongs to.",
        .leavesOut = "Markers of tracks and timelines, effects, and the comments, colours and metadata of "
                     "markers.",
        .checkedBy = "Read back from what Tagline exports; the format by its documentation.",
        .countsFrames = true,
        .read = [](const ForeignFile& file, const TagImportOptions&) { return TimelineReader(file).read(); }};
}

} // namespace tagline
