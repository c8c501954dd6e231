// Whether the window waits while a query computes the motion of a whole library in the background.
//
//   bench_SignalQueries [--clips N] [--frames N] [--limit MILLISECONDS] [QUERY]
//
// A library of 2,600 clips of 1,500 frames with 31 joints (one motion, shared, so that memory does not
// count), a query that needs a signal of every clip, and an event loop that ticks every millisecond: the
// longest time between two ticks is what a window would have waited. --limit: exit status 1 where it is more.

#include "app/document/queries/QuerySession.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QTimer>

#include <algorithm>
#include <cmath>
#include <cstdio>

using namespace tagline;

namespace {

constexpr int jointCount = 31;

/// Chains of joints that all turn, with a key a frame; the first is carried along.
std::shared_ptr<const ImportedModel> model(int clips, Frame frames)
{
    ImportedModel model;
    std::vector<Joint> joints{{"Hips", noJoint, Transform{{0, 0.95f, 0}}, JointKind::Joint}};
    for (int i = 1; i < jointCount; ++i)
        joints.push_back({"Joint" + std::to_string(i), JointIndex((i - 1) / 5 * 5),
                          Transform{{0.1f * float(i % 3 - 1), -0.2f, 0}}, JointKind::Joint});
    joints.back().name = "LeftFoot";
    model.skeleton = Skeleton(std::move(joints));
    Clip clip;
    clip.frames = frames;
    clip.rate = {120, 1};
    std::vector<float> times;
    for (Frame frame = 0; frame < frames; ++frame) times.push_back(float(frame));
    const SharedArray<float> sharedTimes(times);
    for (int i = 0; i < jointCount; ++i) {
        std::vector<glm::quat> rotations;
        std::vector<glm::vec3> places;
        for (const float time : times) {
            rotations.push_back(glm::angleAxis(0.4f * std::sin(time / 20.0f + float(i)), glm::vec3(1, 0, 0)));
            places.emplace_back(0.0f, 0.95f, 0.01f * time + 0.3f * std::sin(time / 60.0f));
        }
        JointChannel channel;
        channel.joint = model.skeleton[i].name;
        channel.rotation = {Interpolation::Linear, sharedTimes, rotations};
        if (i == 0) channel.translation = {Interpolation::Linear, sharedTimes, places};
        clip.channels.push_back(std::move(channel));
    }
    for (int i = 0; i < clips; ++i) {
        clip.name = clip.displayName = "clip" + std::to_string(i);
        model.clips.push_back(clip);
    }
    return std::make_shared<const ImportedModel>(std::move(model));
}

/// A file a clip, as libraries of capture have.
void fill(LibraryDocument& document, int clips, Frame frames)
{
    LibraryScan scan;
    for (int i = 0; i < clips; ++i) {
        const std::string name = "clip" + std::to_string(i) + ".bvh";
        scan.sources.push_back({"/nowhere/" + name, name, {}, false});
    }
    const auto one = model(1, frames);
    std::vector<std::pair<SourceId, LoadedSource>> loaded;
    document.addScan(scan, {"/nowhere"});
    for (std::uint32_t i = 0; i < document.library().sourceCount(); ++i)
        loaded.emplace_back(SourceId(i), LoadedSource{one, {}, StoredSidecar()});
    document.takeLoaded(std::move(loaded));
}

struct Measured
{
    double longestStall = 0; ///< milliseconds
    double firstAnswer = 0;
    double wholeAnswer = 0;
    int answers = 0;
    qint64 frames = 0;
};

Measured measure(LibraryDocument& document, const QString& text)
{
    Measured measured;
    QuerySession query(document);
    QElapsedTimer sinceStart, sinceTick;
    QTimer ticks;
    const auto milliseconds = [](const QElapsedTimer& timer) { return double(timer.nsecsElapsed()) * 1e-6; };
    QObject::connect(&ticks, &QTimer::timeout, [&] {
        measured.longestStall = std::max(measured.longestStall, milliseconds(sinceTick));
        sinceTick.start();
    });
    QObject::connect(&query, &QuerySession::answered, [&] {
        if (measured.answers++ == 0) measured.firstAnswer = milliseconds(sinceStart);
        if (query.progress()) return;
        measured.wholeAnswer = milliseconds(sinceStart);
        measured.frames = query.answer() ? query.answer()->frameCount() : 0;
        QCoreApplication::quit();
    });
    sinceStart.start();
    sinceTick.start();
    ticks.start(1);
    query.setText(text);
    QCoreApplication::exec();
    return measured;
}

} // namespace

int main(int argc, char** argv)
{
    const QCoreApplication application(argc, argv);
    int clips = 2600;
    Frame frames = 1500;
    double limit = 0;
    QStringList queries;
    const QStringList arguments = QCoreApplication::arguments();
    for (int i = 1; i < arguments.size(); ++i) {
        const bool hasValue = i + 1 < arguments.size();
        if (arguments[i] == "--clips" && hasValue)
            clips = arguments[++i].toInt();
        else if (arguments[i] == "--frames" && hasValue)
            frames = arguments[++i].toInt();
        else if (arguments[i] == "--limit" && hasValue)
            limit = arguments[++i].toDouble();
        else
            queries << arguments[i];
    }
    if (queries.isEmpty())
        queries = {"speed() > 1", "speed() > 1.2", "contact(LeftFoot) & height(LeftFoot) < 0.1"};
    LibraryDocument document;
    fill(document, clips, frames);
    std::printf("%d clips of %d frames, %d joints\n", clips, frames, jointCount);
    std::printf("%-44s %10s %10s %10s %8s %12s\n", "query", "stall ms", "first ms", "whole ms", "answers",
                "frames");
    double longest = 0;
    for (const QString& text : queries) {
        const Measured measured = measure(document, text);
        longest = std::max(longest, measured.longestStall);
        std::printf("%-44s %10.1f %10.1f %10.1f %8d %12lld\n", qPrintable(text), measured.longestStall,
                    measured.firstAnswer, measured.wholeAnswer, measured.answers,
                    static_cast<long long>(measured.frames));
    }
    return limit > 0 && longest > limit ? 1 : 0;
}
