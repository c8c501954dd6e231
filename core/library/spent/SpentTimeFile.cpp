#include "core/library/spent/SpentTimeFile.h"

#include "core/io/json/JsonReading.h"
#include "core/io/json/JsonWriter.h"
#include "core/library/backups/BackupFolder.h"
#include "core/system/FolderLock.h"
#include "core/system/SystemError.h"
#include "core/system/saving/DurableFile.h"
#include "core/system/saving/FileContent.h"

#include <cerrno>
#include <filesystem>
#include <limits>
#include <optional>
#include <system_error>

namespace tagline {
namespace {

constexpr std::string_view minutesFormat = "tagline.minutes";
constexpr std::int32_t minutesVersion = 1;
constexpr std::int64_t mostSpent = 1'000'000'000'000; // thirty years; a sum of all that a file can have fits
constexpr std::size_t mostSpentBytes = std::size_t(64) << 20;

bool readSpentClip(JsonNode node, SpentTimes& times, JsonProblems& problems)
{
    JsonObjectReader members(node, problems, "a clip");
    SpentClip clip;
    std::int64_t index = clip.index, milliseconds = 0;
    if (!members.read("source", clip.source) || !members.read("clip", clip.clip)) return false;
    if (const auto given = members.find("index"))
        if (!readInteger(*given, 0, std::numeric_limits<std::int32_t>::max(), index, problems)) return false;
    if (!members.read("milliseconds", 0, mostSpent, milliseconds)) return false;
    clip.index = std::int32_t(index);
    times.add(clip, milliseconds);
    return true;
}

} // namespace

Result<SpentTimes> readSpentTimes(std::string_view bytes, std::string file)
{
    const auto document = JsonDocument::parse(bytes, std::move(file), "minutes");
    if (!document) return document.error();
    JsonProblems problems;
    JsonObjectReader members(document->root(), problems, "a file of minutes");
    const auto head = readHead(members, minutesFormat, minutesVersion, problems);
    if (!head) return *problems.error();
    if (head->isNewer)
        return document->root().error("newer-version",
                                      "a newer version of Tagline wrote this file of minutes");
    SpentTimes times;
    const auto list = members.require("clips");
    const auto nodes = list ? readArray(*list, problems) : std::nullopt;
    if (!nodes) return *problems.error();
    for (const JsonNode node : *nodes)
        if (!readSpentClip(node, times, problems)) return *problems.error();
    return times;
}

std::string writtenSpentTimes(const SpentTimes& times)
{
    JsonWriter json;
    json.beginObject().member("format", minutesFormat);
    json.member("version", std::int64_t(minutesVersion)).key("clips").beginArray();
    for (const auto& [clip, milliseconds] : times.byClip()) {
        json.beginObject(JsonWriter::Layout::Inline).member("source", clip.source).member("clip", clip.clip);
        if (clip.index >= 0) json.member("index", std::int64_t(clip.index));
        json.member("milliseconds", milliseconds).endObject();
    }
    json.endArray().endObject();
    return std::move(json).finished();
}

Result<SpentTimes> loadSpentTimes(const std::string& path)
{
    std::error_code none;
    if (!std::filesystem::exists(path, none)) return SpentTimes();
    const auto content = readFile(path, mostSpentBytes);
    if (!content) return content.error();
    return readSpentTimes(content->bytes, path);
}

Result<void> addToSpentTimes(const std::string& path, const SpentTimes& more)
{
    std::error_code none; // if the folder cannot be created, writing reports the error
    std::filesystem::create_directories(std::filesystem::path(path).parent_path(), none);
    const FolderLock lock(path);
    auto times = loadSpentTimes(path);
    if (!times) return times.error();
    times->add(more);
    return writeDurably(path, writtenSpentTimes(*times));
}

Result<void> removeSpentTimes(const std::string& path)
{
    const FolderLock lock(path);
    std::error_code failed;
    std::filesystem::remove(path, failed);
    if (!failed) return {};
    errno = failed.value();
    return systemError("file.write", "cannot be removed", path);
}

std::string standardSpentTimeFile()
{
    return spentTimeFile(std::filesystem::path(standardBackupFolder()).parent_path().string());
}

std::string spentTimeFile(const std::string& stateFolder) { return stateFolder + "/minutes.json"; }

} // namespace tagline
