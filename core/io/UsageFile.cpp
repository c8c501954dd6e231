#include "core/io/UsageFile.h"

#include "core/io/json/JsonReading.h"
#include "core/io/json/JsonWriter.h"

#include <limits>

namespace tagline {
namespace {

constexpr std::string_view format = "tagline.usage";
constexpr std::int32_t currentVersion = 1;
constexpr std::int64_t mostPicks = std::int64_t(1) << 53; // exact in every JSON reader

bool readClip(JsonNode node, std::int64_t picks, UsageMemory& memory, JsonProblems& problems)
{
    JsonObjectReader reader(node, problems, "a used clip");
    ClipKey clip;
    std::int64_t index = 0;
    std::int64_t pick = 1;
    if (!reader.read("source", clip.source) || !reader.read("clip", clip.name)) return false;
    if (const auto place = reader.find("index"))
        if (!readInteger(*place, 0, std::numeric_limits<std::int32_t>::max(), index, problems)) return false;
    if (!reader.read("pick", 1, picks, pick)) return false;
    clip.index = std::int32_t(index);
    if (memory.picksAgo(clip))
        return problems.report(node, "duplicate-clip",
                               "the clip \"" + clip.name + "\" of \"" + clip.source + "\" occurs twice");
    memory.recall(clip, pick);
    return true;
}

} // namespace

Result<UsageMemory> readUsageMemory(std::string_view bytes, std::string file)
{
    const auto document = JsonDocument::parse(bytes, std::move(file), "usage");
    if (!document) return document.error();
    JsonProblems problems;
    JsonObjectReader reader(document->root(), problems, "a memory of use");
    const auto head = readHead(reader, format, currentVersion, problems);
    if (!head) return *problems.error();
    if (head->isNewer)
        return document->root().error("newer-version", "a newer version of Tagline wrote this memory of use");
    UsageMemory memory;
    std::int64_t picks = 0;
    if (!reader.read("picks", 0, mostPicks, picks)) return *problems.error();
    if (const auto clips = reader.find("clips")) {
        const auto nodes = readArray(*clips, problems);
        if (!nodes) return *problems.error();
        for (const JsonNode node : *nodes)
            if (!readClip(node, picks, memory, problems)) return *problems.error();
    }
    memory.recallPicks(picks);
    return memory;
}

std::string writtenUsageMemory(const UsageMemory& memory)
{
    JsonWriter writer;
    writer.beginObject().member("format", format).member("version", std::int64_t(currentVersion));
    writer.member("picks", memory.picks());
    if (!memory.latestPicks().empty()) {
        writer.key("clips").beginArray();
        for (const auto& [clip, pick] : memory.latestPicks()) {
            writer.beginObject().member("source", clip.source).member("clip", clip.name);
            if (clip.index != 0) writer.member("index", std::int64_t(clip.index));
            writer.member("pick", pick).endObject();
        }
        writer.endArray();
    }
    writer.endObject();
    return std::move(writer).finished();
}

} // namespace tagline
