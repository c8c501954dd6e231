#include "app/cli/render/RenderCommand.h"

#include "app/cli/Command.h"
#include "app/cli/CommandLibrary.h"
#include "app/cli/render/RenderLibrary.h"
#include "app/cli/render/RenderOptions.h"
#include "app/cli/render/RenderedMotion.h"
#include "app/cli/render/WallRendering.h"
#include "app/cli/text/ArgumentText.h"
#include "app/cli/text/CommandMode.h"
#include "app/cli/text/CommandOutput.h"
#include "core/animation/figure/LocalToModelJob.h"
#include "core/import/ImportLocations.h"
#include "core/io/json/JsonWriter.h"
#include "core/retargeting/FourLegs.h"
#include "render/CharacterDrawable.h"
#include "render/OrbitCamera.h"
#include "render/gl/HeadlessContext.h"
#include "render/gl/OffscreenTarget.h"
#include "render/passes/ContactDiscs.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QImage>
#include <QImageWriter>
#include <QSaveFile>

#include <algorithm>
#include <cmath>
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

Error unwritable(const QString& file, const QString& why)
{
    return {"render.unwritable", "the picture cannot be written: " + why.toStdString(), argumentBytes(file)};
}

/// Replaces the file only once the whole picture is written.
Result<void> write(const RgbaImage& picture, const QString& file)
{
    if (!isText(file)) return unwritable(file, "its name is not UTF-8 text");
    const QImage image(picture.pixels.data(), picture.width, picture.height, picture.width * 4,
                       QImage::Format_RGBA8888);
    QSaveFile target(file);
    if (!target.open(QIODevice::WriteOnly)) return unwritable(file, target.errorString());
    QImageWriter writer(&target, QFileInfo(file).suffix().toLower().toLatin1());
    if (!writer.write(image.convertToFormat(QImage::Format_RGB32)))
        return unwritable(file, writer.errorString());
    if (!target.commit()) return unwritable(file, target.errorString());
    return {};
}

/// Draws one pose after the other, with a camera that frames the first and follows.
class Studio
{
public:
    static Result<std::unique_ptr<Studio>> create(const RenderOptions& options,
                                                  std::shared_ptr<const CharacterModel> character)
    {
        auto context = HeadlessContext::create();
        if (!context) return context.error();
        const GlFunctions& gl = (*context)->functions();
        auto renderer = Renderer::create(gl);
        if (!renderer) return renderer.error();
        auto target = OffscreenTarget::create(gl, options.size.width(), options.size.height());
        if (!target) return target.error();
        return std::make_unique<Studio>(options, std::move(context).value(), std::move(renderer).value(),
                                        std::move(target).value(), std::move(character));
    }

    Studio(const RenderOptions& options, std::unique_ptr<HeadlessContext> context,
           std::unique_ptr<Renderer> renderer, OffscreenTarget target,
           std::shared_ptr<const CharacterModel> character)
        : m_options(options)
        , m_context(std::move(context))
        , m_renderer(std::move(renderer))
        , m_target(std::move(target))
        , m_figure(std::move(character))
    {
        m_figure.addTo(*m_renderer);
        m_camera.turnTo(float(qDegreesToRadians(options.yawDegrees)),
                        float(qDegreesToRadians(options.pitchDegrees)));
    }

    /// Marks these feet in pictures of frames in which they rest.
    void setContacts(std::vector<FootContacts> feet) { m_feet = std::move(feet); }
    /// Draws these poses around the one of the next picture.
    void setGhosts(std::span<const GhostPose> ghosts) { m_figure.setGhosts(ghosts, SceneColours()); }

    RgbaImage picture(const Pose& pose, Frame frame, JointIndex root, std::int64_t nanoseconds)
    {
        m_figure.setJointMatrices(modelMatrices(m_figure.model().skeleton, pose));
        const float aspect = float(m_target.width()) / float(m_target.height());
        if (!m_isFramed) m_camera.frame(m_figure.exactBounds(), aspect);
        m_isFramed = true;
        if (root != noJoint)
            m_camera.follow(glm::vec3(m_figure.jointMatrices()[std::size_t(root)][3]), nanoseconds);
        Scene scene;
        scene.hasGrid = m_options.hasGrid;
        m_figure.show(scene, {m_options.hasMesh, m_options.hasSkeleton});
        const std::vector<DrawnLine> discs =
            contactDiscs(m_feet, frame, m_figure.model().skeleton, m_figure.jointMatrices());
        scene.marks = discs;
        m_renderer->draw(scene, m_camera.camera(aspect),
                         {.framebuffer = m_target.framebuffer(),
                          .width = m_target.width(),
                          .height = m_target.height(),
                          .pixelRatio = std::max(1.0f, float(m_target.height()) / 900.0f)});
        return m_target.read();
    }

private:
    const RenderOptions& m_options;
    std::unique_ptr<HeadlessContext> m_context; // first: what follows lives in it
    std::unique_ptr<Renderer> m_renderer;
    OffscreenTarget m_target;
    CharacterDrawable m_figure;
    OrbitCamera m_camera;
    std::vector<FootContacts> m_feet;
    bool m_isFramed = false;
};

/// What is drawn: whose figure, and the clips that move it.
struct Cast
{
    ModelPointer source; ///< whose clip it is
    ClipPointer clip;    ///< as the file has it; null for none
    ModelPointer figure;
    std::string figureFile;
    ClipPointer moved;       ///< the clip as it moves the figure; null for none
    ClipPointer blendTarget; ///< the same of the clip that is faded to; null for none
};

struct ReadClip
{
    ModelPointer model;
    ClipPointer clip; ///< null where the file has none and none was named
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

/// Whether both are there and one, also where their names are no text.
bool isSameFile(const QString& a, const QString& b)
{
    std::error_code ignored;
    return std::filesystem::equivalent(argumentBytes(a), argumentBytes(b), ignored);
}

/// As the window with the library open.
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
    if (cast.figure == source->model) cast.figureFile = argumentBytes(options.source.file);
    if (!options.blend) return cast;
    const ClipReference& reference = options.blend->target;
    const Result<ReadClip> target = readBlendTarget(reference, library->settings(reference.file));
    if (!target) return target.error();
    library->add(reference.file, target->model);
    cast.blendTarget = staged(reference.file, *target, cast.figure).clip;
    return cast;
}

/// A picture that was written.
struct DrawnPicture
{
    QString file;
    Frame frame = 0;
};

Result<std::vector<DrawnPicture>> drawPictures(const RenderOptions& options, RenderedMotion& motion,
                                               std::shared_ptr<const CharacterModel> character,
                                               std::vector<FootContacts> feet)
{
    auto studio = Studio::create(options, std::move(character));
    if (!studio) return studio.error();
    (*studio)->setContacts(std::move(feet));
    std::vector<DrawnPicture> drawn;
    for (Frame frame = options.first; frame <= options.last; frame += options.step) {
        if (options.ghostStep) (*studio)->setGhosts(motion.ghosts(frame, *options.ghostStep));
        const RgbaImage picture = (*studio)->picture(motion.pose(frame), frame, motion.root(),
                                                     options.step * motion.nanosecondsPerFrame());
        const QString file = options.isSequence ? numberedFileName(options.output, frame) : options.output;
        if (const Result<void> written = write(picture, file); !written) return written.error();
        drawn.push_back({file, frame});
    }
    return drawn;
}

/// When the clip's feet rest, on its own skeleton; empty where that is not asked for.
std::vector<FootContacts> contactsOf(const RenderOptions& options, const ModelPointer& source,
                                     const ClipPointer& clip)
{
    if (!options.hasContacts || !clip) return {};
    ClipMotions motions;
    motions.setClip(ClipId(0), {source, &source->skeleton}, clip);
    return footContacts(motions, ClipId(0), source->skeleton);
}

/// What is drawn without is named; with --strict nothing is drawn then.
Result<void> checkPictures(const CharacterModel& character, const std::string& file)
{
    for (const std::string& problem : character.problems) {
        if (commandMode().isStrict)
            printError({"import.picture", problem, file});
        else
            printNote(file, problem);
    }
    if (commandMode().isStrict && !character.problems.empty()) return strictRefusal();
    return {};
}

Result<std::vector<DrawnPicture>> render(const RenderOptions& typed)
{
    const Result<Cast> cast = typed.library.isEmpty() ? castOfFiles(typed) : castOfLibrary(typed);
    if (!cast) return cast.error();
    const auto atRate = withFramesAt(typed, cast->clip ? cast->clip->rate : FrameRate{1, 1});
    if (!atRate) return atRate.error();
    const RenderOptions& options = *atRate;
    const std::shared_ptr<const CharacterModel> character = CharacterModel::of(*cast->figure);
    if (character->meshes.empty() && character->skeleton.isEmpty())
        return Error{"render.nothing", "there is nothing to draw: neither a mesh nor a joint",
                     cast->figureFile};
    if (const auto whole = checkPictures(*character, cast->figureFile); !whole) return whole.error();
    Result<RenderedMotion> motion =
        RenderedMotion::create(character->skeleton, cast->moved, cast->blendTarget, options);
    if (!motion) return motion.error();
    if (cast->figure != cast->source)
        for (const QString& gap : motion->gaps()) printNote(cast->figureFile, gap.toStdString());
    return drawPictures(options, *motion, character, contactsOf(options, cast->source, cast->clip));
}

std::string drawnJson(const std::vector<DrawnPicture>& drawn)
{
    JsonWriter json;
    json.beginObject().key("written").boolean(true).key("pictures").beginArray();
    for (const DrawnPicture& picture : drawn)
        json.beginObject()
            .member("file", argumentBytes(picture.file))
            .member("frame", std::int64_t(picture.frame))
            .endObject();
    json.endArray().endObject();
    return std::move(json).finished();
}

} // namespace

int runRenderCommand(const QStringList& arguments)
{
    if (const CommandArguments wall(arguments, renderOptions());
        wall.problem().isEmpty() && wall.has("--wall"))
        return runWallCommand(wall);
    const Result<RenderOptions> options = parsedRenderOptions(arguments);
    if (!options) return usageError(QString::fromStdString(options.error().message));
    const auto drawn = render(*options);
    if (!drawn) {
        printError(drawn.error());
        return ExitBadInput;
    }
    return options->isJson ? print(drawnJson(*drawn), OutputForm::Json) : ExitDone;
}

} // namespace tagline
