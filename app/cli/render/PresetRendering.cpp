#include "app/cli/render/PresetRendering.h"

#include "app/cli/CommandLibrary.h"
#include "app/cli/options/ArgumentText.h"
#include "app/cli/options/PresetOption.h"
#include "app/cli/render/RenderLibrary.h"
#include "app/cli/render/RenderStudio.h"
#include "app/cli/text/CommandOutput.h"

namespace tagline {
namespace {

Result<void> drawPreset(RenderOptions options, const ClipLibrary& library)
{
    if (!options.camera.isEmpty()) {
        const Result<SavedCamera> camera = cameraNamed(library, options.camera);
        if (!camera) return camera.error();
        options.savedCamera = *camera;
    }
    const Result<ControllerPreset> preset = presetNamed(library, options.preset);
    if (!preset) return preset.error();
    Result<PresetStage> stage = presetStage(library, *preset);
    if (!stage) return stage.error();
    const auto character = CharacterModel::of(*stage->figure());
    if (const auto whole = checkPictures(*character, "tagline"); !whole) return whole.error();
    auto studio = RenderStudio::create(options, character);
    if (!studio) return studio.error();
    stage->advance(options.at);
    PictureMoment moment = (*studio)->moment(stage->pose(), 0, stage->root());
    moment.morphWeights = stage->morphWeights();
    return writePicture((*studio)->picture(moment, 0), options.output);
}

std::string drawnMomentJson(const RenderOptions& options)
{
    JsonWriter json;
    json.beginObject().key("written").boolean(true).key("pictures").beginArray();
    json.beginObject()
        .member("file", argumentBytes(options.output))
        .key("seconds")
        .number(double(options.at) / 1e9)
        .endObject();
    json.endArray().endObject();
    return std::move(json).finished();
}

} // namespace

int runPresetCommand(const CommandArguments& arguments)
{
    const Result<RenderOptions> options = parsedPresetOptions(arguments);
    if (!options) return usageError(QString::fromStdString(options.error().message));
    const CommandLibrary read = readCommandLibrary(arguments.paths());
    if (!read.printMessages()) return ExitBadInput;
    if (const Result<void> drawn = drawPreset(*options, read.library); !drawn) {
        printError(drawn.error());
        return ExitBadInput;
    }
    const int printed = options->isJson ? print(drawnMomentJson(*options), OutputForm::Json) : int(ExitDone);
    return read.isComplete() ? printed : int(ExitBadInput);
}

} // namespace tagline
