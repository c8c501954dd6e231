#include "app/cli/Command.h"
#include "app/cli/CommandFiles.h"
#include "app/cli/CommandLibrary.h"
#include "app/cli/options/ArgumentText.h"
#include "app/cli/options/CommandArguments.h"
#include "app/cli/text/CommandOutput.h"
#include "app/cli/text/CommandText.h"
#include "app/cli/text/TerminalText.h"
#include "core/exports/ExportedClip.h"
#include "core/io/UsageFile.h"
#include "core/io/json/JsonWriter.h"
#include "core/library/ClipMatching.h"
#include "core/support/text/PathText.h"
#include "core/system/saving/FileContent.h"

namespace tagline {
namespace {

constexpr std::size_t largestMemory = 64u << 20;

/// The picked clips, and the wish.
struct Picked
{
    MatchWish wish;
    MatchRanking ranking;
    bool isUseRemembered = false;
};

Error unknownTag(const std::string& option, const std::string& name, const TagResolution& resolution)
{
    if (const auto* unknown = std::get_if<UnknownTag>(&resolution)) {
        const std::string hint =
            unknown->suggestion.empty() ? std::string() : "; did you mean \"" + unknown->suggestion + "\"?";
        return {"pick.unknown-tag", option + ": there is no tag \"" + name + '"' + hint, {}};
    }
    std::string candidates;
    for (const std::string& candidate : std::get<AmbiguousTag>(resolution).candidates)
        candidates += (candidates.empty() ? "" : ", ") + candidate;
    return {"pick.ambiguous-tag",
            option + ": \"" + name + "\" could mean several tags; write one of " + candidates,
            {}};
}

/// The tags of `A,B,C`; blanks around a name are ignored.
Result<std::vector<TagId>> tagsOf(const CommandArguments& arguments, const QString& option,
                                  const TagVocabulary& vocabulary)
{
    std::vector<TagId> tags;
    const auto value = arguments.value(option);
    if (!value) return tags;
    for (const QString& part : value->split(',')) {
        const std::string name = part.trimmed().toStdString();
        const TagResolution resolution = vocabulary.resolve(name);
        const auto* tag = std::get_if<TagId>(&resolution);
        if (!tag) return unknownTag(option.toStdString(), name, resolution);
        tags.push_back(*tag);
    }
    return tags;
}

Result<MatchWish> wishOf(const CommandArguments& arguments, const TagVocabulary& vocabulary)
{
    MatchWish wish;
    for (auto& [option, tags] : {std::pair("--need", &wish.need), std::pair("--want", &wish.want),
                                 std::pair("--avoid", &wish.avoid)}) {
        auto named = tagsOf(arguments, option, vocabulary);
        if (!named) return named.error();
        *tags = std::move(*named);
    }
    wish.count = std::size_t(arguments.value("--count").value_or("1").toULongLong());
    wish.seed = arguments.value("--seed").value_or("0").toULongLong();
    return wish;
}

/// The problem of the numbers; empty if there is none.
QString numberProblem(const CommandArguments& arguments)
{
    for (const QString option : {"--count", "--seed"}) {
        const auto value = arguments.value(option);
        if (!value) continue;
        bool isNumber = false;
        const quint64 number = value->toULongLong(&isNumber);
        const bool isCount = option == "--count";
        if (!isNumber || (isCount && number == 0))
            return QString("%1 takes a whole number from %2, not \"%3\"")
                .arg(option, isCount ? "1" : "0", *value);
    }
    return {};
}

/// The memory in that file; an empty one if the file does not exist yet.
Result<UsageMemory> readMemory(const std::string& file)
{
    const auto content = readFile(file, largestMemory);
    if (!content && content.error().code == "file.missing") return UsageMemory();
    if (!content) return content.error();
    return readUsageMemory(content->bytes, file);
}

std::string jsonText(const Picked& picked, const ClipLibrary& library)
{
    const TagVocabulary& vocabulary = library.vocabulary();
    const auto names = [&](const std::vector<std::uint32_t>& places, const std::vector<TagId>& tags,
                           std::string_view key, JsonWriter& json) {
        json.key(key).beginArray(JsonWriter::Layout::Inline);
        for (const std::uint32_t place : places) json.string(vocabulary[tags[place]].name);
        json.endArray();
    };
    JsonWriter json;
    json.beginObject().key("picks").beginArray();
    for (const ClipMatch& match : picked.ranking.best) {
        const LibraryClip& clip = library.clip(match.clip);
        json.beginObject().member("source", library.source(clip.source).shown).member("clip", clip.name);
        if (clip.isNameShared) json.member("index", clip.index);
        json.member("frames", clip.frames);
        names(match.wanted, picked.wish.want, "wanted", json);
        names(match.avoided, picked.wish.avoid, "unwanted", json);
        json.member("otherTags", std::int64_t(match.extra));
        if (match.picksAgo > 0) json.member("picksAgo", match.picksAgo);
        json.member("reason", reason(match, picked.wish, vocabulary, picked.isUseRemembered)).endObject();
    }
    json.endArray().member("clips", std::int64_t(picked.ranking.clips)).endObject();
    return std::move(json).finished();
}

std::string plainText(const Picked& picked, const ClipLibrary& library)
{
    std::string text;
    for (const ClipMatch& match : picked.ranking.best)
        text += terminalText(exportedClipName(library, match.clip) + ": " +
                             reason(match, picked.wish, library.vocabulary(), picked.isUseRemembered)) +
                '\n';
    if (picked.ranking.best.empty()) text += "no clip has all the tags that are needed\n";
    return text;
}

/// Writes the picks, best first, to the memory's file.
int remember(const Picked& picked, const ClipLibrary& library, const std::string& file, UsageMemory memory)
{
    for (const ClipMatch& match : picked.ranking.best)
        memory.notePick(clipKey(library, match.clip, folderOf(file)));
    const auto written = writeCommandFile(file, writtenUsageMemory(memory));
    if (written) return ExitDone;
    printError(written.error());
    return ExitBadInput;
}

int pick(const CommandArguments& arguments, const CommandLibrary& read)
{
    const auto option = arguments.value("--memory");
    const std::string file = option ? argumentBytes(*option) : std::string();
    const auto wish = wishOf(arguments, read.library.vocabulary());
    const auto memory = option ? readMemory(file) : Result<UsageMemory>(UsageMemory());
    if (!wish || !memory) {
        printError(wish ? memory.error() : wish.error());
        return ExitBadInput;
    }
    const MatchIndex index(matchClips(read.library));
    Picked picked{*wish, {}, option.has_value()};
    picked.ranking =
        index.best(picked.wish, read.library.vocabulary(), picksAgo(read.library, *memory, folderOf(file)));
    const int printed =
        print(arguments.has("--json") ? jsonText(picked, read.library) : plainText(picked, read.library),
              formOf(arguments));
    if (printed != ExitDone || !option || picked.ranking.best.empty()) return printed;
    return remember(picked, read.library, file, *memory);
}

CommandOptions pickOptions()
{
    return {{"--json"}, {"--need", "--want", "--avoid", "--count", "--seed", "--memory"}};
}

int runPick(const QStringList& given)
{
    const CommandArguments arguments(given, pickOptions());
    if (!arguments.problem().isEmpty()) return usageError("pick: " + arguments.problem());
    if (const QString problem = numberProblem(arguments); !problem.isEmpty())
        return usageError("pick: " + problem);
    if (!arguments.value("--need") && !arguments.value("--want") && !arguments.value("--avoid"))
        return usageError("pick: give at least one of --need, --want and --avoid; see tagline help pick");
    if (arguments.positional().isEmpty()) return usageError("pick: PATH is missing; see tagline help pick");
    const CommandLibrary read = readCommandLibrary(arguments.paths());
    if (!read.printMessages()) return ExitBadInput;
    const int status = pick(arguments, read);
    return read.isComplete() ? status : ExitBadInput;
}

} // namespace

Command pickCommand()
{
    return {
        "pick",
        "find the clips that best fit what is wanted, and say why",
        "Usage: tagline pick [--need A,B] [--want C,D] [--avoid E] PATH... [options]\n\n"
        "Ranks the clips: those with the fewest avoided tags first; among equals those with the most wanted\n"
        "tags, then those with the fewest other tags, then those not used for longest. Ties are drawn.\n\n"
        "  --need A,B     tags that a clip must have; tags below a tag count, and tags that imply it\n"
        "  --want C,D     tags that are good to have\n"
        "  --avoid E      tags that are better absent\n"
        "  --count N      name up to N clips; default: 1\n"
        "  --seed N       how ties are drawn: the same seed draws the same clips; default: 0\n"
        "  --memory FILE  remember the picks in FILE, which is made if it does not exist\n"
        "  --json         print JSON: {\"picks\": [{\"source\", \"clip\", \"frames\", \"wanted\", "
        "\"unwanted\",\n"
        "                 \"otherTags\", \"picksAgo\", \"reason\"}], \"clips\"}; \"clips\" counts those that "
        "have\n"
        "                 all that is needed\n",
        runPick,
        pickOptions(),
        {"tagline pick --need Run --avoid Bad --count 3 sample"},
        true};
}

} // namespace tagline
