#include "core/library/suggesters/SuggesterAnswer.h"

#include "core/io/json/JsonReading.h"
#include "core/io/json/TextPlace.h"

#include <algorithm>
#include <iterator>
#include <limits>
#include <optional>
#include <unordered_map>
#include <unordered_set>

namespace tagline {
namespace {

constexpr std::int64_t largestFrame = std::numeric_limits<Frame>::max();

/// The clips and tags that an answer may name.
struct AskedOf
{
    std::unordered_map<std::string_view, const ToldClip*> clips; ///< by name
    std::unordered_map<std::string, std::string> tags;           ///< by the name that the suggester was given
};

AskedOf askedOf(const SuggesterJob& job, std::span<const ToldClip> told)
{
    AskedOf asked;
    for (const ToldClip& clip : told) asked.clips.emplace(clip.name, &clip);
    for (const std::string& tag : job.tags) asked.tags.emplace(validUtf8(tag), tag);
    return asked;
}

/// The range cut to the clip.
std::optional<FrameRange> rangeWithin(std::int64_t start, std::int64_t stop, Frame frames,
                                      SuggesterAnswer& answer)
{
    const FrameRange range = FrameRange{Frame(start), Frame(stop)}.intersected({0, frames});
    if (range.isEmpty()) {
        ++answer.outside;
        return std::nullopt;
    }
    if (range.stop != stop) ++answer.cut;
    return range;
}

bool readSuggestion(JsonNode node, const AskedOf& asked, SuggesterAnswer& answer, JsonProblems& problems)
{
    JsonObjectReader members(node, problems, "a suggestion");
    std::string clip, tag;
    std::int64_t start = 0, stop = 0;
    double score = 0;
    const auto clipNode = members.require("clip");
    if (!clipNode || !readString(*clipNode, clip, problems)) return false;
    if (!members.read("tag", tag) || !members.read("start", 0, largestFrame, start)) return false;
    const auto stopNode = members.require("stop");
    if (!stopNode || !readInteger(*stopNode, 0, largestFrame, stop, problems)) return false;
    const auto scoreNode = members.require("score");
    if (!scoreNode || !readNumber(*scoreNode, "score", 0, 1, score, problems)) return false;
    if (stop <= start)
        return problems.report(*stopNode, "empty-range",
                               "the range holds no frame: \"stop\" is the first frame behind it, and so "
                               "greater than \"start\"");
    const auto told = asked.clips.find(clip);
    if (told == asked.clips.end())
        return problems.report(
            *clipNode, "unknown-clip",
            "it was not asked about a clip \"" + clip +
                "\"; answer with the \"name\" of one of the \"clips\" that were asked about");
    const auto wanted = asked.tags.find(tag);
    if (wanted == asked.tags.end()) return ++answer.unwanted, true;
    const auto range = rangeWithin(start, stop, told->second->frames, answer);
    if (range) answer.suggestions.push_back({told->second->id, wanted->second, *range, score});
    return true;
}

std::string countedNote(std::int64_t count, const char* one, const char* many)
{
    return std::to_string(count) + (count == 1 ? one : many);
}

} // namespace

std::vector<std::string> SuggesterAnswer::notes() const
{
    std::vector<std::string> notes;
    if (unwanted > 0)
        notes.push_back(countedNote(unwanted, " suggestion is", " suggestions are") +
                        " left out: of tags that it is not to suggest");
    if (outside > 0)
        notes.push_back(countedNote(outside, " suggestion lies", " suggestions lie") +
                        " behind the end of the clip and is left out");
    if (cut > 0)
        notes.push_back(countedNote(cut, " suggestion is", " suggestions are") +
                        " cut at the end of the clip");
    return notes;
}

void SuggesterAnswer::add(SuggesterAnswer more)
{
    suggestions.insert(suggestions.end(), std::make_move_iterator(more.suggestions.begin()),
                       std::make_move_iterator(more.suggestions.end()));
    unwanted += more.unwanted;
    outside += more.outside;
    cut += more.cut;
}

Result<SuggesterAnswer> readSuggesterAnswer(std::string_view bytes, const SuggesterJob& job,
                                            std::span<const ToldClip> told)
{
    const auto document = JsonDocument::parse(bytes, "answer of " + job.suggester.name, "suggester");
    if (!document) return document.error();
    JsonProblems problems;
    JsonObjectReader members(document->root(), problems, "an answer");
    const auto list = members.require("suggestions");
    const auto nodes = list ? readArray(*list, problems) : std::nullopt;
    if (!nodes) return *problems.error();
    const AskedOf asked = askedOf(job, told);
    SuggesterAnswer answer;
    for (const JsonNode node : *nodes)
        if (!readSuggestion(node, asked, answer, problems)) return *problems.error();
    return answer;
}

} // namespace tagline
