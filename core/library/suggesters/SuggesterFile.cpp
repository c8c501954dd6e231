#include "core/library/suggesters/SuggesterFile.h"

#include "core/io/json/JsonReading.h"
#include "core/io/json/JsonWriter.h"
#include "core/system/saving/DurableFile.h"
#include "core/system/saving/FileContent.h"

#include <algorithm>
#include <filesystem>
#include <system_error>

namespace tagline {
namespace {

constexpr std::string_view suggestersFormat = "tagline.suggesters";
constexpr std::int32_t suggestersVersion = 1;
constexpr std::int64_t mostCounted = std::int64_t(1) << 53; // exact in every JSON reader
constexpr std::size_t mostFileBytes = std::size_t(4) << 20;

bool readOptionalCount(JsonObjectReader& members, std::string_view name, std::int64_t& out,
                       JsonProblems& problems)
{
    const auto node = members.find(name);
    return !node || readInteger(*node, 0, mostCounted, out, problems);
}

bool readSuggester(JsonNode node, std::vector<KeptSuggester>& kept, JsonProblems& problems)
{
    JsonObjectReader members(node, problems, "a suggester");
    KeptSuggester read;
    Suggester& suggester = read.suggester;
    std::int64_t seconds = suggester.seconds;
    const auto command = members.require("command");
    if (!command || !members.read("name", suggester.name)) return false;
    if (!readStrings(*command, suggester.command, problems)) return false;
    if (!members.readOptional("tags", suggester.tags)) return false;
    if (!members.readOptional("places", suggester.wantsPlaces)) return false;
    if (const auto limit = members.find("seconds"))
        if (!readInteger(*limit, 1, Suggester::mostSeconds, seconds, problems)) return false;
    if (!readOptionalCount(members, "decided", read.use.decided, problems) ||
        !readOptionalCount(members, "accepted", read.use.accepted, problems) ||
        !readOptionalCount(members, "milliseconds", read.use.milliseconds, problems))
        return false;
    suggester.seconds = int(seconds);
    const bool isKnown = std::any_of(kept.begin(), kept.end(), [&](const KeptSuggester& each) {
        return each.suggester.name == suggester.name;
    });
    if (isKnown)
        return problems.report(node, "duplicate-name",
                               "the suggester \"" + suggester.name + "\" occurs twice");
    kept.push_back(std::move(read));
    return true;
}

} // namespace

std::optional<double> SuggesterUse::precision() const
{
    if (decided <= 0) return std::nullopt;
    return double(accepted) / double(decided);
}

Result<std::vector<KeptSuggester>> readSuggesters(std::string_view bytes, std::string file)
{
    const auto document = JsonDocument::parse(bytes, std::move(file), "suggesters");
    if (!document) return document.error();
    JsonProblems problems;
    JsonObjectReader members(document->root(), problems, "a file of suggesters");
    const auto head = readHead(members, suggestersFormat, suggestersVersion, problems);
    if (!head) return *problems.error();
    if (head->isNewer)
        return document->root().error("newer-version",
                                      "a newer version of Tagline wrote this file of suggesters");
    std::vector<KeptSuggester> kept;
    if (const auto list = members.find("suggesters")) {
        const auto nodes = readArray(*list, problems);
        if (!nodes) return *problems.error();
        for (const JsonNode node : *nodes)
            if (!readSuggester(node, kept, problems)) return *problems.error();
    }
    return kept;
}

std::string writtenSuggesters(const std::vector<KeptSuggester>& suggesters)
{
    JsonWriter json;
    json.beginObject().member("format", suggestersFormat);
    json.member("version", std::int64_t(suggestersVersion)).key("suggesters").beginArray();
    for (const auto& [suggester, use] : suggesters) {
        json.beginObject().member("name", suggester.name).key("command");
        json.beginArray(JsonWriter::Layout::Inline);
        for (const std::string& word : suggester.command) json.string(word);
        json.endArray().optionalMember("tags", suggester.tags);
        json.key("places").boolean(suggester.wantsPlaces);
        json.member("seconds", std::int64_t(suggester.seconds));
        json.member("decided", use.decided).member("accepted", use.accepted);
        json.member("milliseconds", use.milliseconds).endObject();
    }
    json.endArray().endObject();
    return std::move(json).finished();
}

Result<std::vector<KeptSuggester>> loadSuggesters(const std::string& path)
{
    std::error_code none;
    if (!std::filesystem::exists(path, none)) return std::vector<KeptSuggester>();
    const auto content = readFile(path, mostFileBytes);
    if (!content) return content.error();
    return readSuggesters(content->bytes, path);
}

Result<void> saveSuggesters(const std::string& path, const std::vector<KeptSuggester>& suggesters)
{
    std::error_code none; // if the folder cannot be created, writing reports the error
    std::filesystem::create_directories(std::filesystem::path(path).parent_path(), none);
    return writeDurably(path, writtenSuggesters(suggesters));
}

} // namespace tagline
