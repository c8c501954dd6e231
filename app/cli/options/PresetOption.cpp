#include "app/cli/options/PresetOption.h"

#include "app/cli/CommandLibrary.h"
#include "app/cli/options/CommandMode.h"
#include "app/cli/options/frames/TypedFrames.h"
#include "app/cli/text/CommandOutput.h"

#include <QStringList>

#include <cmath>

namespace tagline {

std::optional<std::int64_t> typedTime(const QString& text)
{
    bool isNumber = false;
    double seconds = text.toDouble(&isNumber);
    if (!isNumber) {
        const auto moment = typedMoment(text);
        if (!moment || moment->unit() == DurationUnit::Frames) return std::nullopt;
        seconds = double(moment->normalised().digits()) / std::pow(10.0, moment->normalised().decimals());
    }
    if (!(seconds >= 0.0 && seconds * 1e9 <= double(longestPresetTime))) return std::nullopt;
    return std::llround(seconds * 1e9);
}

std::vector<std::int64_t> typedTimes(const QString& text)
{
    std::vector<std::int64_t> times;
    for (const QString& each : text.split(',')) {
        const auto time = typedTime(each.trimmed());
        if (!time) return {};
        times.push_back(*time);
    }
    return times;
}

Result<ControllerPreset> presetNamed(const ClipLibrary& library, const QString& name)
{
    QStringList names;
    for (const ControllerPreset& preset : library.presets()) {
        if (preset.name == name.toStdString()) return preset;
        names << QString::fromStdString(preset.name);
    }
    const QString message =
        QString("there is no preset “%1”; %2")
            .arg(name, names.isEmpty()
                           ? "none is kept here: name the .tagline file, or the folder with it, whose "
                             "window kept it (Ctrl+Alt+S)"
                           : "the presets are " + names.join(", "));
    return Error{"preset.unknown", message.toStdString(), {}};
}

Result<PresetStage> presetStage(const ClipLibrary& library, const ControllerPreset& preset)
{
    PresetStage stage(library, preset);
    for (const std::size_t track : stage.missingTracks())
        printNote(preset.tracks[track].source, "track " + std::to_string(track + 1) + " of the preset “" +
                                                   preset.name + "” is left out: its clip “" +
                                                   preset.tracks[track].clip + "” is not in the library");
    if (stage.isEmpty())
        return Error{
            "preset.nothing", "none of the clips of the preset “" + preset.name + "” is in the library", {}};
    if (stage.missingTracks().empty() && stage.played().leftOut > 0)
        printNote("tagline", "transitions of the preset “" + preset.name +
                                 "” are left out: no clip has the tags that they wait for");
    for (const UnmetSource& each : stage.unmetSources())
        printNote(preset.tracks[each.track].source, "the weight of track " + std::to_string(each.track + 1) +
                                                        " of the preset “" + preset.name +
                                                        "” follows nothing: " + each.why.message);
    if (commandMode().isStrict &&
        (!stage.missingTracks().empty() || stage.played().leftOut > 0 || !stage.unmetSources().empty()))
        return strictRefusal();
    return stage;
}

} // namespace tagline
