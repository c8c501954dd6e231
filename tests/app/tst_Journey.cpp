// The whole job with mouse and keys: open a folder, tag, undo, query, blend, save; and what the sidecar then
// says.

#include "tests/app/TestWindow.h"
#include "widgets/controller/ControllerPanel.h"
#include "widgets/library/LibraryView.h"
#include "widgets/query/QueryBar.h"
#include "widgets/query/QueryEdit.h"
#include "widgets/theme/Theme.h"
#include "widgets/timeline/LaneChip.h"
#include "widgets/timeline/TimelineWidget.h"
#include "widgets/viewport/ViewportWidget.h"

#include <QApplication>
#include <QListView>

using namespace tagline;
using namespace tagline::test;

class tst_Journey : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void openTheLibrary();
    void chooseAClip();
    void drawARange();
    void dragAnEdgeAndUndo();
    void tagByKey();
    void queryLightsUpClips();
    void clipsBlend();
    void saveAndRead();

private:
    QWidget* view() { return m_app->window().timeline().viewport(); }
    const ClipLibrary& library() { return m_app->document().library(); }
    TagId tag(const char* name) { return *library().vocabulary().find(name); }
    ClipId clip(const QString& file);
    std::vector<FrameRange> ranges(const char* tagName);
    QPoint at(const char* tagName, double frame);
    void drag(QPoint from, QPoint to);
    void choose(const QString& file);

    QTemporaryDir m_folder;
    QString m_sample;
    std::unique_ptr<Application> m_app;
};

void tst_Journey::initTestCase()
{
    applyTheme(*qApp);
    m_sample = copyOfSample(m_folder);
    m_app = std::make_unique<Application>(pathsIn(m_folder));
    m_app->window().resize(1680, 1050);
    m_app->window().show();
    QVERIFY(becomesActive(m_app->window()));
    keepPicture(m_app->window(), "journey-empty");
}

ClipId tst_Journey::clip(const QString& file) { return clipOf(*m_app, m_sample + '/' + file); }

std::vector<FrameRange> tst_Journey::ranges(const char* tagName)
{
    const auto ranges = library().clip(m_app->workspace().currentClip()).sheet.ranges(tag(tagName));
    return {ranges.begin(), ranges.end()};
}

/// Where a frame of a tag's lane is on the timeline.
QPoint tst_Journey::at(const char* tagName, double frame)
{
    const TimelineWidget& timeline = m_app->window().timeline();
    const int lane = laneOf(timeline.content(), tag(tagName));
    const TimelineGeometry& geometry = timeline.geometryOfView();
    return {int(geometry.x(frame)), int(geometry.laneTop(lane) + geometry.laneHeight / 2)};
}

void tst_Journey::drag(QPoint from, QPoint to)
{
    QTest::mouseMove(view(), from);
    QTest::mousePress(view(), Qt::LeftButton, Qt::NoModifier, from);
    for (int step = 1; step <= 4; ++step) QTest::mouseMove(view(), from + (to - from) * step / 4);
    QTest::mouseRelease(view(), Qt::LeftButton, Qt::NoModifier, to);
    QCoreApplication::processEvents();
}

void tst_Journey::choose(const QString& file)
{
    auto* list = m_app->window().libraryView().findChild<QListView*>();
    LibraryModel& model = m_app->window().libraryView().model();
    QTRY_VERIFY(model.indexOfClip(clip(file)).isValid());
    const QModelIndex index = model.indexOfClip(clip(file));
    list->scrollTo(index);
    QTest::mouseClick(list->viewport(), Qt::LeftButton, Qt::NoModifier,
                      list->visualRect(index).topLeft() + QPoint(30, 10));
    QTRY_COMPARE(m_app->workspace().currentClip(), clip(file));
}

void tst_Journey::openTheLibrary()
{
    QVERIFY(isOpened(*m_app, {m_sample}));
    QVERIFY(library().clipCount() >= 9);
    for (std::uint32_t i = 0; i < library().sourceCount(); ++i)
        QVERIFY2(library().source(SourceId(i)).state == SourceState::Ready,
                 library().source(SourceId(i)).path.c_str());
    QTRY_VERIFY(m_app->workspace().currentClip().isValid());
    keepPicture(m_app->window(), "journey-open");
}

void tst_Journey::chooseAClip()
{
    choose("walk.glb");
    QCOMPARE(m_app->window().timeline().content().frames, library().clip(clip("walk.glb")).frames);
    QVERIFY(!ranges("Locomotion.Walk").empty());
    QCOMPARE(m_app->playback().figure().figure->meshes.size() > 0, true);
}

void tst_Journey::drawARange()
{
    QVERIFY(ranges("Style.Tired").empty());
    for (auto* chip : m_app->window().timeline().findChildren<LaneChip*>())
        if (chip->isVisible() && chip->text() == "Tired") { // a click opens the lane
            QTest::mouseClick(chip, Qt::LeftButton);
            break;
        }
    QTRY_VERIFY(laneOf(m_app->window().timeline().content(), tag("Style.Tired")) >= 0);
    drag(at("Style.Tired", 20), at("Style.Tired", 60));
    QCOMPARE(ranges("Style.Tired").size(), 1u);
    const FrameRange drawn = ranges("Style.Tired").front();
    QVERIFY(std::abs(drawn.start - 20) <= 4 && std::abs(drawn.stop - 60) <= 4);
    QCOMPARE(m_app->document().undoStack().undoText(), QString("Add Tired"));
    keepPicture(m_app->window(), "journey-drawn");
}

void tst_Journey::dragAnEdgeAndUndo()
{
    const FrameRange before = ranges("Style.Tired").front();
    const int steps = m_app->document().undoStack().count();
    drag(at("Style.Tired", before.stop) - QPoint(2, 0), at("Style.Tired", 90));
    const FrameRange after = ranges("Style.Tired").front();
    QCOMPARE(after.start, before.start);
    QVERIFY(std::abs(after.stop - 90) <= 4);
    QCOMPARE(m_app->document().undoStack().count(), steps + 1);
    QTest::keyClick(&m_app->window(), Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(ranges("Style.Tired"), (std::vector<FrameRange>{before}));
    QTest::keyClick(&m_app->window(), Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(ranges("Style.Tired"), (std::vector<FrameRange>{after}));
}

void tst_Journey::tagByKey()
{
    const auto before = ranges("Style.Limping");
    view()->setFocus();
    m_app->workspace().setPlayhead(30);
    pressKey(view(), Qt::Key_7);
    QVERIFY(ranges("Style.Limping") == before);
    for (int step = 0; step < 10; ++step) pressKey(view(), Qt::Key_Right);
    QCOMPARE(m_app->workspace().playhead(), 40);
    pressKey(view(), Qt::Key_7);
    QCOMPARE(ranges("Style.Limping"), (std::vector<FrameRange>{{30, 41}}));
    pressKey(view(), Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(ranges("Style.Limping") == before);
    pressKey(view(), Qt::Key_Y, Qt::ControlModifier);
}

void tst_Journey::queryLightsUpClips()
{
    pressKey(view(), Qt::Key_F, Qt::ControlModifier);
    auto* edit = m_app->window().queryBar().findChild<QueryEdit*>();
    QTRY_VERIFY(edit->hasFocus());
    QTest::keyClicks(edit, "Walk & Tired");
    QTRY_VERIFY(m_app->query().answer() && !m_app->query().answer()->isEmpty());
    const auto lit = m_app->query().answer()->rangesOf(clip("walk.glb"));
    QVERIFY(!lit.isEmpty());
    QTRY_COMPARE(m_app->window().timeline().content().lanes.front().kind, LaneKind::Query);
    QVERIFY(m_app->window().libraryView().model().hitCount() >= 1);
    pressKey(view(), Qt::Key_BracketRight, Qt::ControlModifier); // to a hit
    const ViewportWidget* viewport = m_app->window().viewport();
    QVERIFY(viewport);
    QTRY_VERIFY(!viewport->trail().hits.empty()); // the figure's way shows where the answer holds
    keepPicture(m_app->window(), "journey-query");
}

void tst_Journey::clipsBlend()
{
    choose("walk.glb");
    pressKey(view(), Qt::Key_1, Qt::ControlModifier);
    choose("run.glb");
    pressKey(view(), Qt::Key_2, Qt::ControlModifier);
    QVERIFY(m_app->playback().isShown(m_app->controller()));
    QCOMPARE(m_app->controller().leadingTrack(), 0);
    pressKey(view(), Qt::Key_X);
    QCOMPARE(m_app->controller().leadingTrack(), 1);
    QTRY_VERIFY(m_app->controller().report(1).weight > 0.3f && m_app->controller().report(0).weight > 0.0f);
    keepPicture(m_app->window(), "journey-blend");
    QTRY_COMPARE(m_app->controller().report(1).weight, 1.0f);
}

void tst_Journey::saveAndRead()
{
    choose("walk.glb");
    const FrameRange tired = ranges("Style.Tired").front();
    QVERIFY(m_app->document().isModified());
    pressKey(view(), Qt::Key_S, Qt::ControlModifier);
    QVERIFY(!m_app->document().isModified());
    QFile file(m_sample + "/walk.glb.tags.json");
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray bytes = file.readAll();
    const auto sidecar = readTagSidecar(bytes.toStdString(), "walk.glb.tags.json");
    QVERIFY2(sidecar.hasValue(), sidecar ? "" : sidecar.error().text().c_str());
    const SidecarClip* entry = sidecar->find("walk", std::nullopt);
    QVERIFY(entry);
    const auto found = std::find_if(entry->tags.begin(), entry->tags.end(),
                                    [](const SidecarTag& t) { return t.name == "Style.Tired"; });
    QVERIFY(found != entry->tags.end());
    QCOMPARE(found->ranges, (std::vector<FrameRange>{tired}));
    QVERIFY(bytes.contains(QString("          [%1, %2]\n").arg(tired.start).arg(tired.stop).toUtf8()));
}

int main(int argc, char** argv)
{
    configureSurfaceFormat();
    QApplication application(argc, argv);
    tst_Journey journey;
    return QTest::qExec(&journey, argc, argv);
}

#include "tst_Journey.moc"
