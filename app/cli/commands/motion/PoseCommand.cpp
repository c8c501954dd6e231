// `tagline pose`: prints the joints of a preset at moments, to compare other players with it.

#include "app/cli/Command.h"
#include "app/cli/CommandLibrary.h"
#include "app/cli/options/PresetOption.h"
#include "app/cli/text/CommandOutput.h"
#include "core/animation/figure/Figure.h"
#include "core/animation/figure/LocalToModelJob.h"

#include <QStringList>

#include <algorithm>
#include <array>

namespace tagline {
namespace {

CommandOptions poseOptions() { return {{"--json"}, {presetOption, atOption}}; }

/// A moment of the preset, and the events since the one before.
struct PresetMoment
{
    std::int64_t nanoseconds = 0;
    std::vector<TrackReport> tracks; ///< tracks of the preset; a missing one has an empty report
    std::vector<Transform> joints;   ///< in model space
    std::vector<TagEvent> events;
};

std::vector<PresetMoment> momentsOf(PresetStage& stage, std::span<const std::int64_t> times)
{
    std::vector<PresetMoment> moments;
    std::int64_t now = 0;
    std::size_t told = 0;
    for (const std::int64_t time : times) {
        stage.advance(time - now);
        now = time;
        PresetMoment& moment = moments.emplace_back();
        moment.nanoseconds = time;
        for (const TrackId track : stage.played().tracks)
            moment.tracks.push_back(track.isValid() ? stage.controller().report(track) : TrackReport());
        for (const glm::mat4& model : modelMatrices(stage.controller().skeleton(), stage.pose()))
            moment.joints.push_back(decomposed(model));
        moment.events.assign(stage.events().begin() + std::ptrdiff_t(told), stage.events().end());
        told = stage.events().size();
    }
    return moments;
}

std::string posesText(const PresetStage& stage, const std::vector<PresetMoment>& moments)
{
    const Skeleton& skeleton = stage.controller().skeleton();
    QString text;
    for (const PresetMoment& moment : moments)
        for (std::size_t i = 0; i < moment.joints.size(); ++i) {
            const glm::vec3& at = moment.joints[i].translation;
            text += QString("%1 s  %2 %3 %4  %5\n")
                        .arg(double(moment.nanoseconds) / 1e9, 0, 'f', 3)
                        .arg(double(at.x), 9, 'f', 4)
                        .arg(double(at.y), 9, 'f', 4)
                        .arg(double(at.z), 9, 'f', 4)
                        .arg(QString::fromStdString(skeleton.joints()[i].name));
        }
    return text.toStdString();
}

template<std::size_t count>
void writeNumbers(const std::array<float, count>& numbers, JsonWriter& json)
{
    json.beginArray(JsonWriter::Layout::Inline);
    for (const float number : numbers) json.number(double(number));
    json.endArray();
}

void writeTracks(const PresetStage& stage, const ControllerPreset& preset, const PresetMoment& moment,
                 JsonWriter& json)
{
    json.key("tracks").beginArray();
    for (std::size_t i = 0; i < moment.tracks.size(); ++i) {
        json.beginObject(JsonWriter::Layout::Inline).member("clip", preset.tracks[i].clip);
        if (stage.played().tracks[i].isValid())
            json.key("weight")
                .number(double(moment.tracks[i].weight))
                .key("frame")
                .number(moment.tracks[i].frame);
        json.endObject();
    }
    json.endArray();
}

void writeJoints(const Skeleton& skeleton, const PresetMoment& moment, JsonWriter& json)
{
    json.key("joints").beginArray();
    for (std::size_t i = 0; i < moment.joints.size(); ++i) {
        const Transform& at = moment.joints[i];
        json.beginObject(JsonWriter::Layout::Inline).member("name", skeleton.joints()[i].name);
        json.key("position");
        writeNumbers(std::array{at.translation.x, at.translation.y, at.translation.z}, json);
        json.key("rotation");
        writeNumbers(std::array{at.rotation.x, at.rotation.y, at.rotation.z, at.rotation.w}, json);
        json.endObject();
    }
    json.endArray();
}

void writeEvents(const PresetStage& stage, const PresetMoment& moment, JsonWriter& json)
{
    constexpr std::array kinds{"entered", "left", "crossed"};
    const auto& tracks = stage.played().tracks;
    json.key("events").beginArray();
    for (const TagEvent& event : moment.events)
        json.beginObject(JsonWriter::Layout::Inline)
            .member("kind", kinds[std::size_t(event.kind)])
            .member("tag", stage.tagName(event.tag))
            .member("track", std::find(tracks.begin(), tracks.end(), TrackId(event.track)) - tracks.begin())
            .member("frame", std::int64_t(event.frame))
            .key("weight")
            .number(double(event.weight))
            .endObject();
    json.endArray();
}

std::string posesJson(const PresetStage& stage, const ControllerPreset& preset,
                      const std::vector<PresetMoment>& moments)
{
    JsonWriter json;
    json.beginObject().member("preset", preset.name).key("poses").beginArray();
    for (const PresetMoment& moment : moments) {
        json.beginObject().key("seconds").number(double(moment.nanoseconds) / 1e9);
        writeTracks(stage, preset, moment, json);
        writeJoints(stage.controller().skeleton(), moment, json);
        writeEvents(stage, moment, json);
        json.endObject();
    }
    json.endArray().endObject();
    return std::move(json).finished();
}

int runPose(const QStringList& given)
{
    const CommandArguments arguments(given, poseOptions());
    if (!arguments.problem().isEmpty()) return usageError("pose: " + arguments.problem());
    if (!arguments.value(presetOption) || arguments.positional().isEmpty())
        return usageError("pose: --preset NAME and PATH are needed; see tagline help pose");
    const QString typed = arguments.value(atOption).value_or("0");
    const std::vector<std::int64_t> times = typedTimes(typed);
    if (times.empty() || !std::is_sorted(times.begin(), times.end()))
        return usageError("pose: --at takes times from 0 to 3600 seconds in rising order, such as "
                          "0,0.5,00:01.5, not \"" +
                          typed + '"');
    const CommandLibrary read = readCommandLibrary(arguments.paths());
    if (!read.printMessages()) return ExitBadInput;
    const auto preset = presetNamed(read.library, *arguments.value(presetOption));
    auto stage = preset ? presetStage(read.library, *preset) : Result<PresetStage>(preset.error());
    if (!stage) {
        printError(stage.error());
        return ExitBadInput;
    }
    const std::vector<PresetMoment> moments = momentsOf(*stage, times);
    const std::string text =
        arguments.has("--json") ? posesJson(*stage, *preset, moments) : posesText(*stage, moments);
    const int printed = print(text, formOf(arguments));
    return read.isComplete() ? printed : int(ExitBadInput);
}

} // namespace

Command poseCommand()
{
    return {
        "pose",
        "print where the joints are while a blend plays that a library keeps",
        "Usage: tagline pose PATH... --preset NAME [--at TIME,TIME...] [--json]\n\n"
        "Plays a blend that was kept in the window, in steps\n"
        "of 1/60 s, and prints where each joint is, in metres and in the figure's own space. With --json\n"
        "also how it is turned, what each track has of the pose, and which tags were met since the moment\n"
        "before: what a game that plays the same preset can be held against.\n\n"
        "  --preset NAME  the blend of the library that PATH names\n"
        "  --at TIMES     seconds since it began, or 500ms, 00:01.5, with commas between (default: 0)\n"
        "  --json         print JSON: {\"preset\", \"poses\": [{\"seconds\", \"tracks\", \"joints\":\n"
        "                 [{\"name\", \"position\", \"rotation\"}], \"events\"}]}; rotations are x, y, z, "
        "w\n",
        runPose,
        poseOptions(),
        {"tagline pose blends.tagline --preset \"Walk twice\" --at 0,0.5,1 --json"}};
}

} // namespace tagline
