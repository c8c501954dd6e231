#include "core/cutting/MoveList.h"

#include "core/import/ModelImporter.h"
#include "core/io/json/JsonReading.h"
#include "core/io/json/JsonWriter.h"
#include "core/support/text/AsciiCase.h"

#include <algorithm>
#include <filesystem>

namespace tagline {
namespace {

constexpr const char* moveListFormat = "tagline.moves";

/// Whether a path stays below the folder that it is counted from.
bool staysBelow(const std::string& path)
{
    const std::filesystem::path parts(path);
    return !path.empty() && parts.is_relative() && path.find('\0') == std::string::npos &&
           std::ranges::none_of(parts, [](const auto& part) { return part == ".." || part == "."; });
}

std::string fileEnding(const std::string& path)
{
    return asciiLowered(std::filesystem::path(path).extension().generic_string());
}

void readMove(JsonNode node, MoveList& list, JsonProblems& problems)
{
    MoveList::Move move;
    JsonObjectReader reader(node, problems, "a move");
    if (!reader.read("from", move.from) || !reader.read("to", move.to)) return;
    if (!staysBelow(move.to))
        problems.report(node, "path", "\"to\" leads out of the list's folder");
    else if (!ModelImporter::canRead(move.to) || !ModelImporter::canRead(move.from) ||
             move.from.find('\0') != std::string::npos)
        problems.report(node, "path", "names a file that is no model file");
    else if (fileEnding(move.from) != fileEnding(move.to))
        problems.report(node, "path", "\"from\" and \"to\" are files of other kinds");
    move.line = node.error("path", {}).line;
    list.moves.push_back(std::move(move));
}

} // namespace

std::string writtenMoveList(const MoveList& list)
{
    JsonWriter json;
    json.beginObject().member("format", moveListFormat).member("version", std::int64_t(1));
    json.optionalMember("query", list.query).key("moves").beginArray();
    for (const MoveList::Move& move : list.moves)
        json.beginObject().member("from", move.from).member("to", move.to).endObject();
    json.endArray().optionalMember("folders", list.folders).endObject();
    return std::move(json).finished();
}

Result<MoveList> readMoveList(std::string_view bytes, const std::string& file)
{
    const auto document = JsonDocument::parse(bytes, file, "moves");
    if (!document) return document.error();
    JsonProblems problems;
    MoveList list;
    std::string format;
    JsonObjectReader reader(document->root(), problems, "a list of moves");
    if (reader.read("format", format) && format != moveListFormat)
        problems.report(document->root(), "format", "is no list of moves; choose a moves.json");
    std::int64_t version = 1;
    if (!problems.error()) reader.read("version", 1, 1, version);
    reader.readOptional("query", list.query);
    reader.readOptional("folders", list.folders);
    if (const auto moves = problems.error() ? std::nullopt : reader.require("moves"))
        if (const auto entries = readArray(*moves, problems))
            for (const JsonNode entry : *entries) readMove(entry, list, problems);
    for (const std::string& folder : list.folders)
        if (!staysBelow(folder))
            problems.report(document->root(), "path", "a folder leads out of the list's folder");
    if (problems.error()) return *problems.error();
    return list;
}

} // namespace tagline
