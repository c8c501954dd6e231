// A minute of 24 segments, which is as dense as published sets are, labelled by driven keys in the ways that
// the window has for it: what comes of it, what is pressed, and how long that takes a person by the
// keystroke-level model (Card, Moran and Newell, 1980) who sees the clip once. The table of the manual says
// the same.

#include "app/presenters/motion/SegmentsDialog.h"
#include "tests/app/TestWindow.h"
#include "widgets/curves/SettingRow.h"
#include "widgets/timeline/TimelineWidget.h"

#include <QDoubleSpinBox>
#include <QFile>

#include <algorithm>
#include <cmath>
#include <random>

using namespace tagline;
using namespace tagline::test;

namespace {

constexpr int segmentsAMinute = 24;
constexpr double minute = 60.0;

// Seconds of the model. A key that is pressed while the clip plays takes none of its own.
constexpr double aKey = 0.28;
constexpr double aDecision = 1.35;

struct Segment
{
    FrameRange range;
    int tag = 0; ///< among the three that there are; noTag: nothing of interest
};

constexpr int noTag = 3;

using Labels = std::vector<std::vector<FrameRange>>; ///< of each tag

Labels labelsOf(const std::vector<Segment>& segments)
{
    Labels labels(3);
    for (const Segment& each : segments)
        if (each.tag != noTag) labels[std::size_t(each.tag)].push_back(each.range);
    return labels;
}

/// What a way takes.
struct Effort
{
    int keys = 0;       ///< all that were pressed
    int keysPaused = 0; ///< of them, while nothing played
    int decisions = 0;  ///< while nothing played

    double seconds() const { return minute + keysPaused * aKey + decisions * aDecision; }
    /// As the manual's table has it, behind the way's name.
    QString row() const { return QStringLiteral("| %1 | %2 s |").arg(keys).arg(qRound(seconds())); }
};

} // namespace

class tst_LabellingMinutes : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanupTestCase() { m_app.reset(); }
    void aKeyABoundaryLabelsPhases();
    void aTagsKeyLabelsWhileItPlays();
    void proposedSegmentsAreNamedByKeys();

private:
    const ClipLibrary& library() { return m_app->document().library(); }
    QWidget* view() { return m_app->window().timeline().viewport(); }
    Labels labels();
    std::vector<Segment> madeSegments(bool arePhases) const;
    void press(int key, Qt::KeyboardModifiers modifiers = {});
    /// The clip plays up to a frame: what is pressed then meets it there.
    void playTo(Frame frame) { m_app->workspace().setPlayhead(frame); }
    /// Says what a way takes; it stands in the manual so.
    void verifyEffort(const char* way);

    QTemporaryDir m_folder;
    std::unique_ptr<Application> m_app;
    ClipId m_clip;
    std::vector<TagId> m_tags;
    Frame m_frames = 0;
    Effort m_effort;
    bool m_isPlaying = false;
};

void tst_LabellingMinutes::initTestCase()
{
    QFile sample(sourceFolder() + "/resources/sample/wave.bvh");
    QVERIFY(sample.open(QIODevice::ReadOnly));
    QByteArrayList lines = sample.readAll().trimmed().split('\n');
    const auto header = std::find_if(lines.begin(), lines.end(),
                                     [](const QByteArray& line) { return line.startsWith("Frames:"); }) -
                        lines.begin();
    const double seconds = lines[header + 1].split(':').last().trimmed().toDouble();
    m_frames = Frame(std::lround(minute / seconds));
    const QByteArrayList rows = lines.mid(header + 2);
    lines = lines.mid(0, header + 2);
    lines[header] = "Frames: " + QByteArray::number(m_frames);
    for (Frame frame = 0; frame < m_frames; ++frame) lines << rows[frame % rows.size()];
    QFile clip(m_folder.filePath("minute.bvh"));
    QVERIFY(clip.open(QIODevice::WriteOnly));
    clip.write(lines.join('\n') + '\n');
    clip.close();
    QFile file(m_folder.filePath("minute.tagline"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(R"({"format":"tagline.library","version":1,"roots":["."],
        "vocabulary":[{"name":"Windup","key":"1","group":"attack","kind":"range"},
                      {"name":"Strike","key":"2","group":"attack","kind":"range"},
                      {"name":"Recovery","key":"3","group":"attack","kind":"range"}],
        "groups":[{"name":"attack","policy":"carve","exclusive":"at most one",
                   "phases":["Windup","Strike","Recovery"]}]})");
    file.close();
    m_app = std::make_unique<Application>(pathsIn(m_folder));
    m_app->window().resize(1400, 900);
    m_app->window().show();
    QVERIFY(becomesActive(m_app->window()));
    QVERIFY(isOpened(*m_app, {m_folder.filePath("minute.tagline")}));
    m_clip = clipOf(*m_app, m_folder.filePath("minute.bvh"));
    QVERIFY(m_clip.isValid());
    QCOMPARE(library().clip(m_clip).frames, m_frames);
    for (const char* name : {"Windup", "Strike", "Recovery"})
        m_tags.push_back(*library().vocabulary().find(name));
}

void tst_LabellingMinutes::init()
{
    m_app->workspace().setCurrentClip(m_clip);
    m_app->workspace().setSnapping(false);
    m_app->document().changeSheets({{m_clip, TagSheet()}}, "Clear");
    m_app->workspace().setPlayhead(0);
    QCoreApplication::processEvents();
    m_app->window().timeline().fitAll();
    view()->setFocus();
    m_effort = {};
    m_isPlaying = false;
}

Labels tst_LabellingMinutes::labels()
{
    Labels found;
    for (const TagId tag : m_tags) {
        const auto ranges = library().clip(m_clip).sheet.ranges(tag);
        found.emplace_back(ranges.begin(), ranges.end());
    }
    return found;
}

/// Segments of 1.5 to 3.5 seconds that fill the clip: phases with a pause behind the last, or tags in any
/// order.
std::vector<Segment> tst_LabellingMinutes::madeSegments(bool arePhases) const
{
    std::mt19937 random(24);
    std::vector<Segment> segments;
    const double mean = double(m_frames) / segmentsAMinute;
    Frame start = 0;
    for (int i = 0; i < segmentsAMinute; ++i) {
        const double shift = (double(random() % 1000) / 1000.0 - 0.5) * 0.4 * mean;
        const Frame stop = i + 1 == segmentsAMinute ? m_frames : Frame((i + 1) * mean + shift);
        const int other = segments.empty() ? 0 : (segments.back().tag + 1 + int(random() % 2)) % 3;
        segments.push_back({{start, stop}, arePhases ? i % 4 : other});
        start = stop;
    }
    return segments;
}

void tst_LabellingMinutes::press(int key, Qt::KeyboardModifiers modifiers)
{
    pressKey(view(), key, modifiers);
    ++m_effort.keys;
    if (!m_isPlaying) ++m_effort.keysPaused;
}

void tst_LabellingMinutes::verifyEffort(const char* way)
{
    qInfo("%s %s", way, qPrintable(m_effort.row()));
    QVERIFY2(m_effort.seconds() <= 2 * minute, qPrintable(m_effort.row()));
    QFile manual(sourceFolder() + "/resources/manual/03-timeline.md");
    QVERIFY(manual.open(QIODevice::ReadOnly));
    const QString row = QStringLiteral("| %1 %2").arg(way, m_effort.row());
    QVERIFY2(QString::fromUtf8(manual.readAll()).contains(row), qPrintable(row));
}

void tst_LabellingMinutes::aKeyABoundaryLabelsPhases()
{
    const std::vector<Segment> truth = madeSegments(true);
    press(Qt::Key_B);
    m_isPlaying = true;
    for (const Segment& each : truth) {
        if (each.range.stop == m_frames) break;
        playTo(each.tag + 1 == noTag ? each.range.stop - 1 : each.range.stop); // a last frame is in its range
        press(Qt::Key_B);
    }
    QCOMPARE(labels(), labelsOf(truth));
    verifyEffort("{key tag.nextPhase} at each boundary while the clip plays, for phases in order");
}

void tst_LabellingMinutes::aTagsKeyLabelsWhileItPlays()
{
    QAction& followOn = actionOf(*m_app, "tag.followOn");
    if (!followOn.isChecked()) followOn.trigger();
    const std::vector<Segment> truth = madeSegments(false);
    const auto keyOf = [](const Segment& segment) { return Qt::Key_1 + segment.tag; };
    press(keyOf(truth.front()));
    m_isPlaying = true;
    for (std::size_t i = 1; i < truth.size(); ++i) {
        playTo(truth[i].range.start);
        press(keyOf(truth[i]));
    }
    playTo(m_frames - 1);
    press(Qt::Key_I); // the active tag
    QCOMPARE(labels(), labelsOf(truth));
    followOn.setChecked(false);
    verifyEffort("the next tag's key at each boundary while it plays, with {tag.followOn}");
}

void tst_LabellingMinutes::proposedSegmentsAreNamedByKeys()
{
    press(Qt::Key_D, Qt::ControlModifier | Qt::AltModifier);
    auto* dialog = m_app->window().findChild<SegmentsDialog*>();
    QVERIFY(dialog);
    dialog->density().field().setValue(segmentsAMinute - 1); // boundaries
    const auto segments = [&] {
        std::vector<FrameRange> ranges;
        for (const TimelineLane& lane : m_app->window().timeline().content().lanes)
            if (lane.id == "segments") ranges.assign(lane.ranges.begin(), lane.ranges.end());
        return ranges;
    };
    QTRY_COMPARE(int(segments().size()), segmentsAMinute);
    QVERIFY(becomesActive(m_app->window()));
    std::vector<Segment> truth;
    for (const FrameRange range : segments()) truth.push_back({range, int(truth.size()) % 3});
    for (const Segment& each : truth) {
        press(Qt::Key_1 + each.tag); // which goes on to the next
        ++m_effort.decisions;
    }
    QCOMPARE(labels(), labelsOf(truth));
    dialog->reject();
    verifyEffort("{tag.segments}, the tag's key for each segment");
}

QTEST_MAIN(tst_LabellingMinutes)
#include "tst_LabellingMinutes.moc"
