#include "app/cli/Command.h"
#include "app/cli/CommandLibrary.h"
#include "app/cli/options/CommandArguments.h"
#include "app/cli/text/CommandOutput.h"
#include "app/cli/text/CommandText.h"
#include "app/cli/text/TerminalText.h"
#include "core/import/SettingTexts.h"
#include "core/io/json/JsonWriter.h"
#include "core/motion/figure/LengthUnits.h"
#include "core/support/text/ErrorText.h"

#include <algorithm>
#include <map>

namespace tagline {
namespace {

/// Number of joints that a mesh follows.
std::int64_t jointCount(const SkinnedMesh& mesh, const Skeleton& skeleton)
{
    return std::count_if(mesh.palette.begin(), mesh.palette.end(), [&](const PaletteEntry& entry) {
        return skeleton[entry.joint].kind == JointKind::Joint;
    });
}

void writeError(const std::string& source, const Error& error, JsonWriter& json)
{
    json.beginObject().member("source", source).key("error").beginObject();
    json.member("code", error.code).member("message", sentenceOf(error));
    if (!originalOf(error).empty()) json.member("importerSaid", originalOf(error));
    if (error.line > 0) json.member("line", error.line);
    if (error.column > 0) json.member("column", error.column);
    json.endObject().endObject();
}

void writeMesh(const SkinnedMesh& mesh, const Skeleton& skeleton, JsonWriter& json)
{
    json.beginObject().member("name", mesh.name);
    json.member("vertices", std::int64_t(mesh.vertexCount()))
        .member("triangles", std::int64_t(mesh.triangleCount()));
    json.member("joints", jointCount(mesh, skeleton)).endObject();
}

void writeClip(const LibraryClip& clip, const Clip& motion, JsonWriter& json)
{
    json.beginObject().member("name", clip.name);
    if (clip.isNameShared) json.member("index", clip.index);
    json.member("frames", clip.frames);
    writeRate(clip.rate, json);
    json.key("seconds").number(motion.seconds());
    json.member("channels", motion.sourceChannels).member("keys", motion.sourceKeys).endObject();
}

void writeSpace(const ImportedModel& model, JsonWriter& json)
{
    json.key("up").beginObject().member("axis", axisLetter(model.upAxis));
    json.member("from", originText(model.upOrigin).word).endObject();
    json.key("unit").beginObject().key("metres").number(model.metresPerUnit);
    json.member("from", originText(model.unitOrigin).word).endObject();
}

void writeModel(const ClipLibrary& library, const LibrarySource& source, JsonWriter& json)
{
    const ImportedModel& model = *source.model;
    json.beginObject().member("source", source.shown);
    json.member("joints", std::int64_t(model.skeleton.jointCount())).key("meshes").beginArray();
    for (const SkinnedMesh& mesh : model.meshes) writeMesh(mesh, model.skeleton, json);
    json.endArray().key("clips").beginArray();
    for (const ClipId id : source.clips)
        if (const Clip* motion = library.motion(id)) writeClip(library.clip(id), *motion, json);
    json.endArray();
    writeSpace(model, json);
    if (const auto& unit = source.unitSuggestion) {
        json.key("unlikelySize").beginObject().key("metres").number(double(unit->presentMetres));
        json.key("suggestedMetresPerUnit").number(unit->metresPerUnit);
        json.key("suggestedMetres").number(double(unit->suggestedMetres)).endObject();
    }
    json.key("repairs").beginArray();
    for (const Repair& repair : model.repairs)
        json.beginObject()
            .member("code", repair.code)
            .member("message", repair.message)
            .member("count", repair.count)
            .endObject();
    json.endArray().endObject();
}

/// Lists sources and unreadable files and paths together, in order of path.
std::string jsonText(const CommandLibrary& read)
{
    std::multimap<std::string, const LibrarySource*> sources;
    std::multimap<std::string, const Error*> errors;
    for (const SourceId id : read.library.sourcesInPathOrder())
        sources.emplace(read.library.source(id).shown, &read.library.source(id));
    for (const Error& error : read.pathErrors) errors.emplace(error.file, &error);

    JsonWriter json;
    json.beginArray();
    const auto writeErrorsBefore = [&](const std::string* path) {
        while (!errors.empty() && (!path || errors.begin()->first < *path)) {
            writeError(errors.begin()->first, *errors.begin()->second, json);
            errors.erase(errors.begin());
        }
    };
    for (const auto& [shown, source] : sources) {
        writeErrorsBefore(&shown);
        if (source->error)
            writeError(shown, *source->error, json);
        else
            writeModel(read.library, *source, json);
    }
    writeErrorsBefore(nullptr);
    json.endArray();
    return std::move(json).finished();
}

std::string plainText(const ClipLibrary& library, const LibrarySource& source)
{
    const ImportedModel& model = *source.model;
    std::string text = terminalText(source.shown) + ": " +
                       counted(std::int64_t(model.skeleton.jointCount()), "joint") + ", " +
                       counted(std::int64_t(model.meshes.size()), "mesh", "meshes") + ", " +
                       counted(std::int64_t(model.clips.size()), "clip") + '\n';
    for (const SkinnedMesh& mesh : model.meshes)
        text += "  mesh \"" + terminalText(mesh.name) +
                "\": " + counted(std::int64_t(mesh.vertexCount()), "vertex", "vertices") + ", " +
                counted(std::int64_t(mesh.triangleCount()), "triangle") + ", " +
                counted(jointCount(mesh, model.skeleton), "joint") + '\n';
    for (const ClipId id : source.clips)
        if (const Clip* motion = library.motion(id))
            text += "  clip \"" + terminalText(clipName(library.clip(id))) +
                    "\": " + counted(motion->frames, "frame") + " at " + rateText(motion->rate) +
                    (motion->isRateGuessed ? " (guessed)" : "") + ", " + secondsText(motion->seconds()) +
                    ", " + counted(motion->sourceChannels, "channel") + ", " +
                    counted(motion->sourceKeys, "key") + '\n';
    text += "  " + std::string(axisLetter(model.upAxis)) + " up (" + originText(model.upOrigin).reason +
            "), " + lengthUnitText(model.metresPerUnit) + " (" + originText(model.unitOrigin).reason + ")\n";
    for (const Repair& repair : model.repairs)
        text += "  repaired: " + terminalText(repair.message) + " (" + std::to_string(repair.count) + ")\n";
    return text;
}

CommandOptions infoOptions() { return {{"--json"}, {}}; }

int runInfo(const QStringList& given)
{
    const CommandArguments arguments(given, infoOptions());
    if (!arguments.problem().isEmpty()) return usageError("info: " + arguments.problem());
    if (arguments.positional().isEmpty()) return usageError("info: PATH is missing; see tagline help info");
    const CommandLibrary read = readCommandLibrary(arguments.paths());
    if (!read.printMessages()) return ExitBadInput;
    std::string text;
    if (arguments.has("--json"))
        text = jsonText(read);
    else
        for (const SourceId id : read.library.sourcesInPathOrder())
            if (read.library.source(id).model) text += plainText(read.library, read.library.source(id));
    const int printed = print(text, formOf(arguments));
    return read.isComplete() ? printed : ExitBadInput;
}

} // namespace

Command infoCommand()
{
    return {
        "info",
        "list what model files hold: joints, meshes, clips, repairs",
        "Usage: tagline info PATH... [--json]\n\n"
        "Lists joints, meshes, clips, the up axis, the unit and repairs of each model file, in order of "
        "path,\n"
        "and says how axis and unit are known: from the file, from its format, from the library's settings,\n"
        "or guessed from the figure. See tagline help unit to set them.\n\n"
        "  --json  print JSON: a list of {\"source\", \"joints\", \"meshes\", \"clips\", \"up\": "
        "{\"axis\", \"from\"},\n"
        "          \"unit\": {\"metres\", \"from\"}, \"repairs\"}, where from is file, format, settings, "
        "rest, motion,\n"
        "          size or assumed, or\n"
        "          {\"source\", \"error\": {\"code\", \"message\"}} for a file that cannot be read, with "
        "\"importerSaid\"\n"
        "          where the importer has words of its own for it; a figure\n"
        "          of an unlikely size (170 m, 1.7 cm) also has \"unlikelySize\": {\"metres\", "
        "\"suggestedMetresPerUnit\",\n"
        "          \"suggestedMetres\"}\n",
        runInfo,
        infoOptions(),
        {"tagline info sample/walk.glb", "tagline info sample --json"}};
}

} // namespace tagline
