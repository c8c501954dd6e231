#pragma once

// JsonReading checks a JSON document against what a format expects; the first thing that is wrong is kept.
//
//   JsonProblems problems;
//   JsonObjectReader clip(node, problems, "a clip");
//   clip.read("name", sidecarClip.name);
//   sidecarClip.extra = clip.extraKeys();
//   if (problems.error()) return *problems.error();

#include "core/io/json/JsonDocument.h"
#include "core/support/ExtraKey.h"
#include "core/time/FrameRate.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tagline {

/// The first problem that was reported.
class JsonProblems
{
public:
    /// Always false, so that a reader can return it.
    bool report(JsonNode at, std::string_view code, std::string message);
    const std::optional<Error>& error() const { return m_error; }

private:
    std::optional<Error> m_error;
};

/// Each reads a value of one kind; returns false, having reported what was found instead.
bool readString(JsonNode node, std::string& out, JsonProblems& problems);
/// A whole number, spelled as one, between the bounds.
bool readInteger(JsonNode node, std::int64_t least, std::int64_t most, std::int64_t& out,
                 JsonProblems& problems);
/// A number between the bounds; `name` is the member's in the message.
bool readNumber(JsonNode node, std::string_view name, double least, double most, double& out,
                JsonProblems& problems);
bool readStrings(JsonNode node, std::vector<std::string>& out, JsonProblems& problems);
/// `[numerator, denominator]`, both from 1 to 2,147,483,647.
bool readRate(JsonNode node, FrameRate& out, JsonProblems& problems);
/// The elements of an array.
std::optional<std::vector<JsonNode>> readArray(JsonNode node, JsonProblems& problems);

/// Reads the members of an object that a format knows; the others remain as extra keys.
class JsonObjectReader
{
public:
    /// `what` names the object in messages: "a clip".
    JsonObjectReader(JsonNode node, JsonProblems& problems, std::string what);

    /// The member of that name, from now on known; none if it is not there.
    std::optional<JsonNode> find(std::string_view name);
    /// The member of that name; reports a problem if it is not there.
    std::optional<JsonNode> require(std::string_view name);

    bool read(std::string_view name, std::string& out);
    bool readOptional(std::string_view name, std::string& out);
    bool readOptional(std::string_view name, std::vector<std::string>& out);
    bool readOptional(std::string_view name, bool& out);
    bool read(std::string_view name, std::int64_t least, std::int64_t most, std::int64_t& out);

    /// The members that were not asked for, in the order of the text.
    std::vector<ExtraKey> extraKeys() const;

private:
    struct Member
    {
        JsonNode key;
        JsonNode value;
        bool isKnown = false;
    };

    JsonNode m_node;
    JsonProblems& m_problems;
    std::string m_what;
    std::vector<Member> m_members;
};

/// The members that every file of this project begins with.
struct JsonFileHead
{
    std::int32_t version = 0;
    bool isNewer = false; ///< than the version that this program knows
};

/// Reads "format", which must be `format`, and "version".
std::optional<JsonFileHead> readHead(JsonObjectReader& file, std::string_view format,
                                     std::int32_t knownVersion, JsonProblems& problems);

/// The error, said to be a newer version's fault where one wrote the file.
Error explained(Error error, const JsonFileHead& head);

/// For people: that a newer version wrote the file; that it has a byte-order mark or CR LF.
std::vector<std::string> fileNotices(const JsonDocument& document, const JsonFileHead& head,
                                     std::int32_t knownVersion);

/// A kind of file of this project.
struct JsonFileKind
{
    std::string_view name; ///< "library"
    std::string_view what; ///< "a library file"
    std::string_view format;
    std::int32_t knownVersion = 1;
    JsonLimits limits;
};

/// A file whose head has been read.
struct OpenJsonFile
{
    JsonObjectReader& members;
    JsonProblems& problems;
    JsonFileHead head;
    std::vector<std::string> notices;
};

/// The value that `read` makes of a file of that kind. `read` returns false, or none, after it reported to
/// the file's problems.
template<class Value>
Result<Value> readJsonFile(std::string_view bytes, std::string file, const JsonFileKind& kind,
                           std::optional<Value> (*read)(OpenJsonFile&))
{
    const auto document = JsonDocument::parse(bytes, std::move(file), std::string(kind.name), kind.limits);
    if (!document) return document.error();
    JsonProblems problems;
    JsonObjectReader members(document->root(), problems, std::string(kind.what));
    const auto head = readHead(members, kind.format, kind.knownVersion, problems);
    if (!head) return *problems.error();
    OpenJsonFile open{members, problems, *head, fileNotices(*document, *head, kind.knownVersion)};
    auto value = read(open);
    if (!value) return explained(*problems.error(), *head);
    return std::move(*value);
}

} // namespace tagline
