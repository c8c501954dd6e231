// How long a key takes to be seen on the timeline: real key events to the whole window, of a clip of 36,000
// frames with 10,000 ranges in 200 lanes. Time runs from the moment that a key is due, whatever the program
// is doing then, until the timeline that shows its effect is painted and handed to the display. What must
// hold is one frame of a screen of 60 Hz: 16.7 ms.
//
//   bench_KeyToScreen [folder of more clips…]     Release build; see README.md

#include "tests/app/TestWindow.h"
#include "tests/bench/WatchedApplication.h"
#include "widgets/theme/Theme.h"
#include "widgets/timeline/TimelineWidget.h"
#include "widgets/viewport/ViewportWidget.h"

#include <QApplication>
#include <QSignalSpy>
#include <QTimer>

#include <algorithm>
#include <cstdio>
#include <functional>
#include <random>

using namespace tagline;
using tagline::bench::KeyTimes;
using tagline::bench::WatchedApplication;

namespace {

constexpr Frame clipFrames = 36'000;
constexpr int lanes = 200;
constexpr int rangesALane = 50;
constexpr int keys = 300; ///< of each case

/// The program with the large clip in it.
class Stage
{
public:
    explicit Stage(WatchedApplication& watched, const QStringList& more);

    TimelineWidget& timeline() { return m_app->window().timeline(); }
    Workspace& workspace() { return m_app->workspace(); }
    PlaybackSession& playback() { return m_app->playback(); }
    const TagSheet& sheet() { return m_app->document().library().clip(m_clip).sheet; }
    TagId firstTag() const { return m_tags.front(); }

    /// Milliseconds from when the key was due until its effect was seen; negative where it never was.
    double press(int key, Qt::KeyboardModifiers modifiers, const std::function<bool()>& isShown,
                 bool alsoReleases);
    /// Lets a figure be steered through the clip: it goes to the left from now on.
    void drive();
    void release(int key) { QTest::keyRelease(m_app->window().windowHandle(), Qt::Key(key)); }
    /// Lets the program run until a key is due.
    void wait(int milliseconds);

private:
    void writeClip(const QString& path) const;
    void fill();

    WatchedApplication& m_watched;
    QTemporaryDir m_folder;
    std::unique_ptr<Application> m_app;
    ClipId m_clip;
    std::vector<TagId> m_tags;
    qint64 m_due = 0; ///< when the next key is
};

/// The waving figure of the sample library, again and again.
void Stage::writeClip(const QString& path) const
{
    QFile sample(test::sourceFolder() + "/resources/sample/wave.bvh");
    if (!sample.open(QIODevice::ReadOnly)) qFatal("no sample library");
    QByteArrayList lines = sample.readAll().split('\n');
    const auto isFrames = [](const QByteArray& line) { return line.startsWith("Frames:"); };
    const auto at = std::find_if(lines.begin(), lines.end(), isFrames) - lines.begin();
    const QByteArrayList rows = lines.mid(at + 2);
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly)) qFatal("no place for the clip");
    lines[at] = "Frames: " + QByteArray::number(clipFrames);
    file.write(lines.mid(0, at + 2).join('\n') + '\n');
    for (Frame frame = 0; frame < clipFrames; ++frame) file.write(rows[frame % (rows.size() - 1)] + '\n');
}

Stage::Stage(WatchedApplication& watched, const QStringList& more)
    : m_watched(watched)
{
    writeClip(m_folder.filePath("long.bvh"));
    m_app = std::make_unique<Application>(test::pathsIn(m_folder));
    m_app->window().resize(1680, 1050);
    m_app->window().show();
    if (!QTest::qWaitForWindowActive(&m_app->window())) qFatal("the window is not active");
    QSignalSpy finished(&m_app->imports(), &ImportQueue::finished);
    m_app->open(QStringList{m_folder.filePath("long.bvh")} + more);
    if (!QTest::qWaitFor(
            [&] { return !m_app->isOpening() && !finished.isEmpty() && m_app->imports().isIdle(); }, 600'000))
        qFatal("not read");
    fill();
    m_watched.view = timeline().viewport();
    timeline().setFocus();
    wait(3000);
}

void Stage::fill()
{
    LibraryDocument& document = m_app->document();
    m_clip = test::clipOf(*m_app, m_folder.filePath("long.bvh"));
    if (!m_clip.isValid()) qFatal("the long clip was not read: is TAGLINE_BINARY_DIR the build's folder?");
    TagSheet sheet;
    constexpr Frame period = clipFrames / rangesALane;
    for (int lane = 0; lane < lanes; ++lane) {
        TagDefinition definition;
        definition.name = "Tag" + std::to_string(lane);
        if (lane == 0) definition.key = "1";
        document.defineTag(definition, "tag");
        m_tags.push_back(document.tagNamed(definition.name));
        std::vector<FrameRange> ranges;
        for (int i = 0; i < rangesALane; ++i) {
            const Frame start = i * period + lane * 7 % (period / 2);
            ranges.push_back({start, start + period / 2});
        }
        sheet = sheet.withRanges(m_tags.back(), ranges);
    }
    document.changeSheets({{m_clip, sheet}}, "ranges");
    workspace().setCurrentClip(m_clip);
}

void Stage::wait(int milliseconds)
{
    m_due = m_watched.clock.nsecsElapsed() + milliseconds * qint64(1'000'000);
    QEventLoop loop;
    QTimer::singleShot(milliseconds, Qt::PreciseTimer, &loop, &QEventLoop::quit);
    loop.exec();
}

void Stage::drive()
{
    m_app->query().setText("clip(\"long\")");
    test::actionOf(*m_app, "drive.start").trigger();
    if (!QTest::qWaitFor([&] { return m_app->playback().isShown(m_app->drive()); }, 600'000))
        qFatal("nothing is driven");
    QTest::keyPress(m_app->window().windowHandle(), Qt::Key_A);
    wait(3000);
}

double Stage::press(int key, Qt::KeyboardModifiers modifiers, const std::function<bool()>& isShown,
                    bool alsoReleases)
{
    QWindow* window = m_app->window().windowHandle();
    return bench::pressDue(m_watched, window, {key, modifiers, m_due, alsoReleases}, isShown);
}

} // namespace

int main(int argc, char** argv)
{
    configureSurfaceFormat();
    WatchedApplication watched(argc, argv);
    watched.clock.start();
    applyTheme(watched);
    QStringList libraries = watched.arguments().mid(1);
    const bool drives = libraries.removeAll("--drive") > 0; // all clips are measured for it first
    Stage stage(watched, libraries);
    std::mt19937 random(1);
    const auto anyPhase = [&random] { return int(random() % 17); };

    std::printf("| key | median ms | 95 %% | worst | over 16.7 ms |\n|---|--:|--:|--:|--:|\n");
    const auto steps = [&](const char* name, int pause) {
        KeyTimes row(name);
        stage.workspace().setPlayhead(1000);
        stage.wait(500);
        for (int i = 0; i < keys; ++i) {
            const Frame wanted = stage.workspace().playhead() + 1;
            row.add(stage.press(
                Qt::Key_Right, {}, [&] { return stage.timeline().playhead() == wanted; }, true));
            stage.wait(pause + anyPhase());
        }
    };
    steps("one frame on, at rest", 400);
    steps("one frame on, thirty a second", 16);

    const auto isLive = [&](bool wanted) {
        const TimelineContent& content = stage.timeline().content();
        return content.lanes[std::size_t(laneOf(content, stage.firstTag()))].isLive == wanted;
    };
    const auto tagKeys = [&](const char* pressName, const char* releaseName, int pause) {
        KeyTimes down(pressName);
        KeyTimes up(releaseName);
        for (int i = 0; i < keys / 2; ++i) {
            down.add(stage.press(
                Qt::Key_1, {}, [&] { return isLive(true); }, true));
            stage.wait(pause + anyPhase());
            up.add(stage.press(
                Qt::Key_1, {}, [&] { return isLive(false); }, true));
            stage.wait(pause + anyPhase());
        }
    };
    tagKeys("tag key begins a range, at rest", "tag key ends it", 300);
    stage.playback().setPlaying(true);
    tagKeys("tag key begins a range, playing", "tag key ends it, playing", 100);
    stage.playback().setPlaying(false);
    stage.wait(500);

    const FrameRange edited = stage.sheet().ranges(stage.firstTag())[30];
    stage.workspace().setActiveTag(stage.firstTag());
    stage.workspace().setSelection({{stage.firstTag(), edited}});
    const auto shownStop = [&] {
        return stage.workspace().selection().empty() ? -1 : stage.workspace().selection()[0].range.stop;
    };
    {
        KeyTimes row("nudge an edge");
        for (int i = 0; i < keys; ++i) {
            const Frame wanted = shownStop() - 1;
            const auto isNudged = [&] {
                const auto& content = stage.timeline().content();
                const auto& ranges = content.lanes[std::size_t(laneOf(content, stage.firstTag()))].ranges;
                return std::any_of(ranges.begin(), ranges.end(),
                                   [&](FrameRange each) { return each.stop == wanted; });
            };
            row.add(stage.press(Qt::Key_Less, {}, isNudged, true));
            stage.wait(100 + anyPhase());
        }
    }
    const auto undoAndRedo = [&](const char* name) {
        KeyTimes row(name);
        for (int i = 0; i < keys; ++i) {
            const bool isUndo = i % 2 == 0;
            const auto& content = stage.timeline().content();
            const auto before = content.lanes[std::size_t(laneOf(content, stage.firstTag()))].ranges;
            const auto differs = [&, before] {
                const auto& now = stage.timeline().content();
                const auto& ranges = now.lanes[std::size_t(laneOf(now, stage.firstTag()))].ranges;
                return !std::equal(ranges.begin(), ranges.end(), before.begin(), before.end());
            };
            row.add(stage.press(isUndo ? Qt::Key_Z : Qt::Key_Y, Qt::ControlModifier, differs, true));
            stage.wait(150 + anyPhase());
        }
    };
    undoAndRedo("undo and redo");
    if (drives) {
        stage.drive();
        undoAndRedo("undo and redo, driving");
    }
    return 0;
}
