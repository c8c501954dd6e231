// `tagline like`: finds ranges of a library that move like an example.

#include "app/cli/Command.h"
#include "app/cli/CommandDocument.h"
#include "app/cli/options/ArgumentText.h"
#include "app/cli/options/CommandArguments.h"
#include "app/cli/options/frames/TypedFrames.h"
#include "app/cli/options/tagging/TagRecordOptions.h"
#include "app/cli/text/CommandOutput.h"
#include "app/cli/text/CommandText.h"
#include "app/cli/text/FormatsText.h"
#include "app/cli/text/TerminalText.h"
#include "core/exports/ExportedClip.h"
#include "core/io/json/JsonWriter.h"
#include "core/library/edits/ExampleEdits.h"
#include "core/library/edits/TagRenaming.h"
#include "core/library/search/LibraryLikeness.h"
#include "core/tagging/BulkTagging.h"

#include <QFileInfo>
#include <QLocale>

#include <algorithm>

namespace tagline {
namespace {

constexpr double longestExample = 20.0; ///< seconds
constexpr std::size_t usualLimit = 50;
const QString keepOption = "--keep", distanceOption = "--distance";

/// FILE:START-STOP or FILE#CLIP:START-STOP.
struct TypedExample
{
    QString file;
    QString clip; ///< empty for the first of the file
    TypedRange frames;
};

TypedExample exampleOf(const QString& file, const TypedRange& frames)
{
    const qsizetype mark = file.lastIndexOf('#');
    if (mark <= 0 || isThere(file)) return {file, {}, frames};
    return {file.left(mark), file.mid(mark + 1), frames};
}

/// Splits FILE:FRAMES. Both parts may contain a colon: uses the first colon after which there are frames and
/// before which there is an existing file, else the first with frames.
std::optional<TypedExample> typedExample(const QString& text)
{
    std::optional<TypedExample> first;
    for (qsizetype end = text.indexOf(':', 1); end >= 0; end = text.indexOf(':', end + 1)) {
        const QString frames = text.mid(end + 1);
        const auto range = frames.contains('-') ? typedRange(frames) : std::nullopt;
        if (!range) continue;
        const TypedExample example = exampleOf(text.left(end), *range);
        if (isThere(example.file)) return example;
        if (!first) first = example;
    }
    return first;
}

/// The clip and frames of the example, or an error.
Result<LikenessExample> exampleIn(const ClipLibrary& library, const TypedExample& typed)
{
    const QString path = QFileInfo(typed.file).canonicalFilePath();
    const auto named = [&](ClipId id) {
        const LibraryClip& clip = library.clip(id);
        const QString source = QString::fromStdString(library.source(clip.source).path);
        return QFileInfo(source).canonicalFilePath() == path &&
               (typed.clip.isEmpty() || typed.clip.toStdString() == clip.name);
    };
    const std::vector<ClipId> clips = library.clipsInPathOrder();
    const auto found = std::ranges::find_if(clips, named);
    if (path.isEmpty() || found == clips.end())
        return commandError("like.example", "there is no clip " + terminalText(typed.file.toStdString()) +
                                                (typed.clip.isEmpty() ? "" : "#" + typed.clip.toStdString()));
    const LibraryClip& clip = library.clip(*found);
    const FrameRange frames = typed.frames.at(clip.rate);
    if (frames.isEmpty())
        return commandError("like.example", "the example holds no frame at " + rateText(clip.rate));
    if (frames.stop > clip.frames)
        return commandError("like.example", "the clip has " + counted(clip.frames, "frame") +
                                                ": the example must end by " + std::to_string(clip.frames));
    if (clip.rate.seconds(double(frames.length())) > longestExample)
        return commandError("like.example", "the example is longer than 20 seconds: choose a part of it");
    if (auto refusal = likenessRefusal(library, *found)) return *refusal;
    return LikenessExample{*found, frames};
}

std::string distanceText(float distance) { return QString::number(double(distance), 'f', 3).toStdString(); }

std::string plainText(const std::vector<LikenessHit>& hits, const ClipLibrary& library)
{
    std::string text;
    for (const LikenessHit& hit : hits)
        text += distanceText(hit.distance) + "  " + terminalText(exportedClipName(library, hit.clip)) + " [" +
                std::to_string(hit.frames.start) + ", " + std::to_string(hit.frames.stop) + ')' +
                (hit.isMirrored ? " mirrored\n" : "\n");
    return text;
}

std::string jsonText(const std::vector<LikenessHit>& hits, const LibraryLikeness& likeness,
                     const ClipLibrary& library, const std::optional<BulkPlan>& plan, const std::string& kept,
                     bool isWritten)
{
    JsonWriter json;
    json.beginObject().key("hits").beginArray();
    for (const LikenessHit& hit : hits) {
        const LibraryClip& clip = library.clip(hit.clip);
        json.beginObject().member("source", library.source(clip.source).shown).member("clip", clip.name);
        if (clip.isNameShared) json.member("index", clip.index);
        json.key("range").beginArray(JsonWriter::Layout::Inline);
        json.integer(hit.frames.start).integer(hit.frames.stop).endArray();
        json.key("distance").number(double(hit.distance)).key("mirrored").boolean(hit.isMirrored).endObject();
    }
    json.endArray().member("withoutBody", std::int64_t(likeness.withoutBody.size()));
    if (plan) json.member("frames", plan->frames);
    if (!kept.empty()) json.member("kept", kept);
    if (plan || !kept.empty()) json.key("written").boolean(isWritten);
    json.endObject();
    return std::move(json).finished();
}

/// The hits as frames of their clips.
std::vector<ClipFrames> framesOf(const std::vector<LikenessHit>& hits, const ClipLibrary& library)
{
    std::vector<ClipFrames> where;
    for (const ClipId clip : library.clipsInPathOrder()) {
        std::vector<FrameRange> ranges;
        for (const LikenessHit& hit : hits)
            if (hit.clip == clip) ranges.push_back(hit.frames);
        if (!ranges.empty()) where.push_back({clip, FrameRanges::canonical(std::move(ranges))});
    }
    return where;
}

/// The error of keeping an example without a library file.
Error errorWithoutLibraryFile()
{
    return commandError("library.no-file",
                        "an example is kept in a library file (name.tagline): add one to the paths");
}

/// The value of --distance; none without it, −1 if it is no number.
std::optional<double> typedDistance(const CommandArguments& arguments)
{
    const auto typed = arguments.value(distanceOption);
    if (!typed) return std::nullopt;
    bool isNumber = false;
    const double distance = typed->toDouble(&isNumber);
    return isNumber ? distance : -1.0;
}

QString misuseOfKeeping(const CommandArguments& arguments)
{
    const auto name = arguments.value(keepOption);
    if (name && name->trimmed().isEmpty()) return "--keep takes a name";
    const auto distance = typedDistance(arguments);
    if (distance && !(*distance >= MotionExample::leastDistance && *distance <= MotionExample::mostDistance))
        return QString("--distance takes a number from 0.001 to 100, not \"%1\"")
            .arg(*arguments.value(distanceOption));
    return {};
}

/// Adds the example to the library file; it is saved with other edits.
void keepExample(const CommandArguments& arguments, CommandDocument& read, const std::string& name,
                 const LikenessExample& example)
{
    MotionExample kept;
    kept.name = name;
    kept.range = exampleRange(read.library(), example.clip, example.frames);
    kept.distance = typedDistance(arguments).value_or(MotionExample::usualDistance);
    kept.findsMirrored = arguments.has("--mirror");
    if (const auto parts = arguments.value("--parts")) kept.parts = parts->toStdString();
    read.document().set(&LibraryEdit::examples, withExample(read.library().examples(), std::move(kept)),
                        QString("Keep Example"));
}

/// Tags the hits and saves; with --dry-run only plans it.
int tagHits(const CommandArguments& arguments, CommandDocument& read, const std::vector<LikenessHit>& hits,
            std::optional<BulkPlan>& plan)
{
    const std::string name = arguments.value("--tag")->toStdString();
    const bool isDryRun = arguments.has("--dry-run");
    auto tag = read.tag(*arguments.value("--tag"));
    if (!tag && tag.error().code == "tag.unknown") tag = read.document().tagNamed(name);
    if (!tag) {
        printError(tag.error());
        return ExitBadInput;
    }
    const auto where = framesOf(hits, read.library());
    plan = bulkPlan(read.library(), *tag, BulkOperation::Add, where);
    if (isDryRun) return ExitDone;
    signEdits(read.document(), arguments);
    read.document().changeSheets(plan->changes, QString("Tag"));
    read.defineUsedTags({name});
    recordOptionsOn(read.document(), arguments, *tag, where);
    return read.save();
}

int like(const CommandArguments& arguments, const TypedExample& typed, const PartWeights& weights,
         std::size_t limit)
{
    std::vector<std::string> paths = arguments.paths(1);
    paths.push_back(argumentBytes(typed.file));
    CommandDocument read(paths);
    if (read.refusal()) {
        printError(*read.refusal());
        return ExitBadInput;
    }
    auto example = exampleIn(read.library(), typed);
    if (!example) {
        printError(example.error());
        return ExitBadInput;
    }
    if (arguments.value(keepOption) && read.document().libraryPath().empty()) {
        printError(errorWithoutLibraryFile());
        return ExitBadInput;
    }
    example->weights = weights;
    const LibraryLikeness likeness = libraryLikeness(read.library());
    if (!likeness.withoutBody.empty())
        printNote("like", counted(std::int64_t(likeness.withoutBody.size()), "clip") +
                              " without a body with legs that is known cannot be compared");
    if (!countsOf(weights, likeness.index.parts(example->clip))) {
        printError(commandError("like.example",
                                "the body of the example has none of the parts that --parts counts"));
        return ExitBadInput;
    }
    auto hits = likeness.index.nearest(*example, arguments.has("--mirror"), limit);
    if (const auto distance = typedDistance(arguments))
        std::erase_if(hits, [&](const LikenessHit& hit) { return double(hit.distance) > *distance; });
    const std::string kept = arguments.value(keepOption).value_or(QString()).trimmed().toStdString();
    const bool isDryRun = arguments.has("--dry-run");
    if (!kept.empty() && !isDryRun) keepExample(arguments, read, kept, *example);
    std::optional<BulkPlan> plan;
    if (arguments.value("--tag"))
        if (const int tagged = tagHits(arguments, read, hits, plan); tagged != ExitDone) return tagged;
    if (!kept.empty() && !plan && !isDryRun)
        if (const int saved = read.save(); saved != ExitDone) return saved;
    const bool isWritten = (plan || !kept.empty()) && !isDryRun;
    std::string text = arguments.has("--json")
                           ? jsonText(hits, likeness, read.library(), plan, kept, isWritten)
                           : plainText(hits, read.library());
    if (plan && !arguments.has("--json"))
        text += counted(plan->frames, "frame") + " of " +
                counted(std::int64_t(plan->changes.size()), "clip") +
                (isWritten ? " tagged\n" : " would be tagged\n");
    if (!kept.empty() && !arguments.has("--json"))
        text += "example " + terminalText(kept) + (isWritten ? " kept\n" : " would be kept\n");
    const int printed = print(text, formOf(arguments));
    return read.isComplete() ? printed : int(ExitBadInput);
}

/// The names that --parts takes, for the help.
QString partsHelp()
{
    QStringList names;
    for (const NamedParts& each : namedParts())
        names << QString::fromUtf8(each.name.data(), qsizetype(each.name.size()));
    return wrappedText(names.join(", "), QString(16, ' '));
}

CommandOptions likeOptions()
{
    return {{"--mirror", "--dry-run", "--json"},
            QStringList{"--limit", "--parts", "--tag", distanceOption, keepOption} + recordOptions()};
}

int runLike(const QStringList& given)
{
    const CommandArguments arguments(given, likeOptions());
    if (!arguments.problem().isEmpty()) return usageError("like: " + arguments.problem());
    if (arguments.positional().size() < 2)
        return usageError("like: FILE:START-STOP and PATH are needed; see tagline help like");
    const auto typed = typedExample(arguments.positional().front());
    if (!typed)
        return usageError(QString("like: the example is written FILE:START-STOP, such as walk.bvh:120-180 "
                                  "or walk.bvh:00:01.5-00:03, not \"%1\"")
                              .arg(arguments.positional().front()));
    bool isNumber = true;
    const auto limit =
        arguments.value("--limit") ? arguments.value("--limit")->toULongLong(&isNumber) : usualLimit;
    if (!isNumber || limit == 0)
        return usageError(QString("like: --limit takes a whole number from 1, not \"%1\"")
                              .arg(*arguments.value("--limit")));
    if (const auto name = arguments.value("--tag"))
        if (const std::string wrong = tagNameProblem(name->toStdString()); !wrong.empty())
            return usageError("like: --tag: " + QString::fromStdString(wrong));
    for (const QString& wrong : {misuseOfRecordOptions(arguments), misuseOfKeeping(arguments)})
        if (!wrong.isEmpty()) return usageError("like: " + wrong);
    const auto typedWeights = arguments.value("--parts");
    const auto weights = typedWeights ? partWeights(typedWeights->toStdString()) : PartWeights();
    if (!weights) return usageError("like: --parts: " + QString::fromStdString(weights.error().message));
    return like(arguments, *typed, *weights, std::size_t(limit));
}

} // namespace

Command likeCommand()
{
    return {
        "like",
        "find ranges that move like an example",
        QString("Usage: tagline like FILE[#CLIP]:START-STOP PATH... [options]\n\n"
                "Compares how the bodies of all clips move with the frames [START, STOP) of a clip, and "
                "prints what\n"
                "moves like them, the nearest first: places and velocities of eleven parts of the body and "
                "the way\n"
                "over the ground, in leg lengths, at half to double the speed. Skeletons and rates may "
                "differ. A\n"
                "distance is in standard deviations of the library's motion. The example and what overlaps "
                "it are\n"
                "left out; one shorter than 0.3 seconds is grown to that. START and STOP are frames, "
                "120-180, or\n"
                "times, 1.5s-3s or 00:01.5-00:03: the frames nearest to them.\n\n"
                "  --mirror      find what moves like the example in a mirror too\n"
                "  --limit N     print the N nearest; default: 50\n"
                "  --parts LIST  how much parts of the body count, from 0 to 10, the others 1: "
                "arms=3,legs=0. The\n"
                "                last that names a part decides; root is the way over the ground. Names:\n") +
            partsHelp() +
            "  --distance D  no farther than that; 1 mostly is the same kind of motion\n"
            "  --keep NAME   keep the example in the library file, which is one of the paths: like(\"NAME\") "
            "in\n"
            "                queries is what moves like it, up to D (else 1), by the same parts and mirrored "
            "or\n"
            "                not. One of that name is replaced\n"
            "  --tag NAME    add a tag to the frames that are found; one that is new is made\n"
            "  --author NAME, --confidence C, --note TEXT  on these frames, as with tagline tag\n"
            "  --dry-run     with --tag or --keep: say what would be done, and write nothing\n"
            "  --json        print JSON: {\"hits\": [{\"source\", \"clip\", \"range\", \"distance\", "
            "\"mirrored\"}],\n"
            "                \"withoutBody\"}; with --tag \"frames\", with --keep \"kept\", and \"written\" "
            "with either\n",
        runLike,
        likeOptions(),
        {"tagline like sample/walk.glb:32-94 sample --mirror --limit 5",
         "tagline like sample/wave.bvh:60-120 sample --parts arms=3,legs=0",
         "tagline like sample/wave.bvh:60-120 sample --keep wave --distance 1.2"},
        true};
}

} // namespace tagline
