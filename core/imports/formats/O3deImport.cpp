#include "core/imports/ForeignJson.h"
#include "core/imports/ForeignText.h"
#include "core/imports/formats/O3deXml.h"
#include "core/imports/formats/TagImporters.h"

namespace tagline {
namespace {

/// Sources of the format: o3de/o3de, Gems/EMotionFX: MotionMetaDataRule, MotionEventTable, MotionEventTrack,
/// MotionEvent and TwoStringEventData; Gems/MotionMatching: TagEventData, as scene settings hold them.
class O3deReader
{
public:
    explicit O3deReader(const ForeignFile& file)
        : m_file(file)
    {
    }

    Result<ForeignTags> read()
    {
        const auto document = parsedJson(m_file);
        if (!document) return document.error();
        const auto groups = memberOf(document->root(), "values");
        if (!groups || !groups->is(JsonKind::Array))
            return document->root().error("value", "are no scene settings of O3DE: \"values\" is missing");
        groups->forEachElement([&](JsonNode group) { readGroup(group); });
        if (m_problems.error()) return *m_problems.error();
        if (m_error) return *m_error;
        return std::move(m_tags);
    }

private:
    bool hasFailed() const { return m_problems.error() || m_error; }

    void readGroup(JsonNode group)
    {
        const auto rules = memberOf(group, "rules");
        if (!rules || hasFailed()) return;
        for (const JsonNode rule : elementsOf(*rules, "rules")) {
            const auto data = memberOf(rule, "data");
            const auto table = data ? memberOf(*data, "motionEventTable") : std::nullopt;
            if (!table) continue;
            m_tags.clips.push_back({o3deClipNames(m_file, textOf(group, "name"))});
            for (const JsonNode track : elementsOf(*table, "tracks"))
                for (const JsonNode event : elementsOf(track, "events"))
                    readEvent(event, textOf(track, "name"));
        }
    }

    void readEvent(JsonNode event, const std::string& track)
    {
        if (hasFailed()) return;
        const auto start = numberMember(event, "startTime", m_problems),
                   stop = numberMember(event, "endTime", m_problems);
        if (!start || !stop) return;
        for (const JsonNode data : elementsOf(event, "eventDatas")) {
            std::string subject = textOf(data, "subject");
            if (subject.empty()) subject = textOf(data, "tag"); // of motion matching
            if (!textOf(data, "parameters").empty())
                m_tags.losses.add("parameters of events", m_file.name, 0);
            if (subject.empty()) {
                m_tags.losses.add("events without a subject or tag", m_file.name, 0);
                continue;
            }
            const auto added = addForeignRange(m_tags,
                                               {.clip = m_tags.clips.size() - 1,
                                                .tag = subject,
                                                .tier = track,
                                                .start = *start,
                                                .stop = *stop},
                                               m_file);
            if (!added) m_error = added.error();
        }
    }

    const ForeignFile& m_file;
    ForeignTags m_tags;
    JsonProblems m_problems;
    std::optional<Error> m_error;
};

} // namespace

TagImportFormat o3deImport()
{
    return {
        .id = "assetinfo",
        .title = "Scene settings of O3DE",
        .endings = {"assetinfo.xml", "assetinfo"},
        .holds =
            "Every motion event with a subject or a tag, in seconds, of scene settings in JSON or, as they "
            "were saved before, XML; the subject is the tag. The frame in which it ends is in the range; an "
            "event without a length becomes one frame. The file's name and the motion group's say which clip "
            "it belongs to.",
        .leavesOut = "Parameters and mirrored subjects of events, and all settings but motion events.",
        .checkedBy =
            "Read back from what Tagline's script for O3DE sets, and from XML that O3DE saved; the format "
            "by O3DE's source.",
        .endRule = EndRule::Inclusive,
        .hasTiers = true,
        .read = [](const ForeignFile& file, const TagImportOptions&) {
            const std::size_t first = file.text.find_first_not_of(" \t\r\n");
            const bool isXml = first != std::string_view::npos && file.text[first] == '<';
            return isXml ? readO3deXml(file) : O3deReader(file).read();
        }};
}

} // namespace tagline
