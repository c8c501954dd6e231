#include "app/cli/render/RenderCommand.h"

#include "app/cli/Command.h"
#include "app/cli/CommandLibrary.h"
#include "app/cli/options/ArgumentText.h"
#include "app/cli/options/CommandMode.h"
#include "app/cli/render/PresetRendering.h"
#include "app/cli/render/RenderCaptions.h"
#include "app/cli/render/RenderLibrary.h"
#include "app/cli/render/RenderOptions.h"
#include "app/cli/render/RenderOutput.h"
#include "app/cli/render/RenderStudio.h"
#include "app/cli/render/RenderView.h"
#include "app/cli/render/RenderedMotion.h"
#include "app/cli/render/WallRendering.h"
#include "app/cli/text/CommandOutput.h"
#include "core/import/ImportLocations.h"
#include "core/io/json/JsonWriter.h"
#include "core/retargeting/FourLegs.h"

#include <QCoreApplication>

#include <filesystem>

namespace tagline {

namespace {

using ModelPointer = std::shared_ptr<const ImportedModel>;

Result<ModelPointer> readModel(const QString& file, const ImportSettings& settings = {})
{
    const ModelImporter importer(
        standardImportEnvironment(QCoreApplication::applicationDirPath().toStdString()));
    return importer.read(argumentBytes(file), settings);
}

/// The figure to draw, and the clips that move it.
struct Cast
{
    ModelPointer source; ///< model that contains the clip
    ClipPointer clip;    ///< the clip of the file; null for none
    ModelPointer figure;
    std::string figureFile;
    ClipPointer moved;       ///< the clip as it moves the figure; null for none
    ClipPointer blendTarget; ///< the clip faded to, as it moves the figure; null for none
    std::optional<SavedCamera> camera = {};
};

struct ReadClip
{
    ModelPointer model;
    ClipPointer clip; ///< null if the file has no clip and none was named
};

Result<ReadClip> readClip(const ClipReference& reference, const ImportSettings& settings)
{
    const Result<ModelPointer> model = readModel(reference.file, settings);
    if (!model) return model.error();
    const Result<ClipPointer> clip = referencedClip(*model, reference);
    if (!clip) return clip.error();
    return ReadClip{*model, *clip};
}

Result<ReadClip> readBlendTarget(const ClipReference& reference, const ImportSettings& settings)
{
    Result<ReadClip> target = readClip(reference, settings);
    if (target && !target->clip)
        return Error{"render.no-such-clip", "the file has no clip to blend to",
                     argumentBytes(reference.file)};
    return target;
}

Result<Cast> castOfFiles(const RenderOptions& options)
{
    const Result<ReadClip> source = readClip(options.source, {});
    if (!source) return source.error();
    const bool hasCharacter = !options.character.isEmpty();
    const Result<ModelPointer> figure =
        hasCharacter ? readModel(options.character) : Result<ModelPointer>(source->model);
    if (!figure) return figure.error();
    if (options.isRetargeted && !haveLikeLegs(source->model->skeleton, (*figure)->skeleton))
        return Error{"render.other-legs",
                     "one of the two figures goes on four legs, the other does not: a clip is carried over "
                     "between figures of one kind; name another with --character",
                     argumentBytes(options.character)};
    Cast cast{source->model, source->clip,
              *figure,       argumentBytes(hasCharacter ? options.character : options.source.file),
              nullptr,       nullptr};
    const Result<ClipPointer> moved = fittingClip(*source->model, source->clip, (*figure)->skeleton, options);
    if (!moved) return moved.error();
    cast.moved = *moved;
    if (!options.blend) return cast;
    const Result<ReadClip> target = readBlendTarget(options.blend->target, {});
    if (!target) return target.error();
    const Result<ClipPointer> fading =
        fittingClip(*target->model, target->clip, (*figure)->skeleton, options);
    if (!fading) return fading.error();
    cast.blendTarget = *fading;
    return cast;
}

/// Whether both names are the same existing file, even if a name is no valid text.
bool isSameFile(const QString& a, const QString& b)
{
    std::error_code ignored;
    return std::filesystem::equivalent(argumentBytes(a), argumentBytes(b), ignored);
}

/// The cast that the window would use with the library open.
Result<Cast> castOfLibrary(const RenderOptions& options)
{
    Result<RenderLibrary> library = RenderLibrary::open(options.library, options.character, options.map);
    if (!library) return library.error();
    const Result<ReadClip> source = readClip(options.source, library->settings(options.source.file));
    if (!source) return source.error();
    library->add(options.source.file, source->model);
    const QString character = argumentText(library->character());
    ModelPointer figure = source->model;
    if (!character.isEmpty() && !isSameFile(character, options.source.file)) {
        const Result<ModelPointer> read = readModel(character, library->settings(character));
        if (!read) return read.error();
        library->add(character, *read);
        figure = *read;
    }
    const auto staged = [&](const QString& file, const ReadClip& clip, const ModelPointer& on) {
        return library->staged(file, std::size_t(clip.clip.get() - clip.model->clips.data()), on);
    };
    Cast cast{source->model, source->clip, figure, library->character(), nullptr, nullptr};
    if (source->clip) {
        const StagedClip shown = staged(options.source.file, *source, nullptr);
        cast.figure = shown.figure;
        cast.moved = shown.clip;
    }
    if (!options.camera.isEmpty()) {
        const Result<SavedCamera> camera = library->camera(options.camera);
        if (!camera) return camera.error();
        cast.camera = *camera;
    }
    if (cast.figure == source->model) cast.figureFile = argumentBytes(options.source.file);
    if (!options.blend) return cast;
    const ClipReference& reference = options.blend->target;
    const Result<ReadClip> target = readBlendTarget(reference, library->settings(reference.file));
    if (!target) return target.error();
    library->add(reference.file, target->model);
    cast.blendTarget = staged(reference.file, *target, cast.figure).clip;
    return cast;
}

/// Times in which the clip's feet rest, on its own skeleton; empty if not requested.
std::vector<FootContacts> contactsOf(const RenderOptions& options, const ModelPointer& source,
                                     const ClipPointer& clip)
{
    if (!options.hasContacts || !clip) return {};
    ClipMotions motions;
    motions.setClip(ClipId(0), {source, &source->skeleton}, clip);
    return footContacts(motions, ClipId(0), source->skeleton);
}

/// Cuts the frames of --frames at the clip's end if some of them exist, with a note on the existing frames. A
/// clip that fades into another continues in a loop.
void endWithClip(RenderOptions& options, const ClipPointer& clip)
{
    const Frame frames = clip ? clip->frames : 1;
    if (!options.hasFrames || options.blend || options.last < frames || options.first >= frames) return;
    options.last = frames - 1;
    const std::string there =
        clip ? "the clip “" + clip->displayName + "” has frames 0 to " + std::to_string(frames - 1)
             : "without a clip there is only frame 0";
    printNote(argumentBytes(options.source.file), there + ": those of --frames behind the end are left out");
}

Result<std::vector<DrawnPicture>> render(const RenderOptions& typed)
{
    const Result<Cast> cast = typed.library.isEmpty() ? castOfFiles(typed) : castOfLibrary(typed);
    if (!cast) return cast.error();
    auto atRate = withFramesAt(typed, cast->clip ? cast->clip->rate : FrameRate{1, 1});
    if (!atRate) return atRate.error();
    RenderOptions& options = *atRate;
    options.savedCamera = cast->camera;
    if (cast->camera) options.captions.isBelowScale = cast->camera->isOrthographic;
    if ((options.isFilm || options.sheet > 0) && !options.hasFrames && cast->clip)
        options.last = cast->clip->frames - 1;
    endWithClip(options, cast->moved);
    const std::shared_ptr<const CharacterModel> character = CharacterModel::of(*cast->figure);
    if (character->meshes.empty() && character->skeleton.isEmpty())
        return Error{"render.nothing", "there is nothing to draw: neither a mesh nor a joint",
                     cast->figureFile};
    if (const auto whole = checkPictures(*character, cast->figureFile); !whole) return whole.error();
    if (const auto known = checkMarks(options, character->skeleton, cast->figureFile); !known)
        return known.error();
    Result<RenderedMotion> motion =
        RenderedMotion::create(character->skeleton, cast->moved, cast->blendTarget, options);
    if (!motion) return motion.error();
    if (cast->figure != cast->source)
        for (const QString& gap : motion->gaps()) printNote(cast->figureFile, gap.toStdString());
    const auto captions = renderCaptions(
        options, cast->clip ? std::size_t(cast->clip.get() - cast->source->clips.data()) : 0, motion->rate());
    if (!captions) return captions.error();
    return drawn(options, {*motion, character, contactsOf(options, cast->source, cast->clip), *captions});
}

/// `isOne`: one frame per picture.
std::string drawnJson(const std::vector<DrawnPicture>& drawn, bool isOne)
{
    JsonWriter json;
    json.beginObject().key("written").boolean(true).key("pictures").beginArray();
    for (const DrawnPicture& picture : drawn) {
        json.beginObject().member("file", argumentBytes(picture.file));
        if (!isOne) {
            json.key("frames").beginArray();
            for (const Frame frame : picture.frames) json.integer(std::int64_t(frame));
            json.endArray();
        } else {
            json.member("frame", std::int64_t(picture.frames.front()));
        }
        if (picture.filmRate) json.key("framesPerSecond").number(picture.filmRate->framesPerSecond());
        json.endObject();
    }
    json.endArray().endObject();
    return std::move(json).finished();
}

} // namespace

int runRenderCommand(const QStringList& arguments)
{
    if (const CommandArguments wall(arguments, renderOptions());
        wall.problem().isEmpty() && wall.has("--wall"))
        return runWallCommand(wall);
    if (commandMode().writingWay == WritingWay::Direct)
        return usageError(
            "render: --write-directly is for --wall alone: pictures and films are written anew, to "
            "any folder that takes new files");
    if (const CommandArguments preset(arguments, renderOptions());
        preset.problem().isEmpty() && preset.value("--preset"))
        return runPresetCommand(preset);
    const Result<RenderOptions> options = parsedRenderOptions(arguments);
    if (!options) return usageError(QString::fromStdString(options.error().message));
    const auto written = render(*options);
    if (!written) {
        printError(written.error());
        return stoppedStatus() != 0 ? stoppedStatus() : int(ExitBadInput);
    }
    const bool isOne = options->sheet == 0 && !options->isFilm;
    return options->isJson ? print(drawnJson(*written, isOne), OutputForm::Json) : int(ExitDone);
}

} // namespace tagline
