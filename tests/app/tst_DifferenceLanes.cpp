// Where annotators differ stands on the timeline; keys go from one difference to the next and take a side,
// with the dialog closed.

#include "app/presenters/versions/AnnotatorDialog.h"
#include "core/library/SidecarStore.h"
#include "core/tags/sheet/TagEdits.h"
#include "tests/app/SampleStage.h"
#include "widgets/theme/Theme.h"
#include "widgets/theme/messages/MessageArea.h"
#include "widgets/theme/messages/StatusStrip.h"
#include "widgets/timeline/TimelineWidget.h"

#include <QToolButton>

#include <algorithm>

using namespace tagline;
using namespace tagline::test;

class tst_DifferenceLanes : public QObject, private SampleStage
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_app.reset(); }
    void differencesStandOnTheTimeline();
    void keysGoFromOneToTheNext();
    void theLaneOfADifferenceComesIntoView();
    void keysTakeASideInOneStep();
    void theLastThatIsTakenIsSaid();
    void whatStaysAsItIsIsPassedBy();
    void nobodyComparedIsSaid();
    void theLanesCanBeSwitchedOff();

private:
    LibraryDocument& document() { return m_app->document(); }
    ClipId clip(const char* file) { return clipOf(*m_app, m_sample + '/' + file); }
    void give(const char* file, const char* tag, std::vector<FrameRange> ranges)
    {
        const TagId id = document().tagNamed(tag);
        document().editSheet(clip(file), "Add", 0,
                             [&](const TagSheet& sheet) { return sheet.withRanges(id, ranges); });
    }
    std::vector<FrameRange> ranges(const char* file, const char* tag)
    {
        const auto lane = document().library().clip(clip(file)).sheet.ranges(document().tagNamed(tag));
        return {lane.begin(), lane.end()};
    }
    /// Ana's sidecars are those of now; then the library gets others, and both are compared.
    void compare();
    /// The lanes as drawn: "name: start–stop text", one a range.
    QStringList shown();
    QWidget* view() { return m_app->window().timeline().viewport(); }
    QString said() { return m_app->window().status().messages().text(); }
    QToolButton& undoLink()
    {
        return *m_app->window().status().messages().findChild<QToolButton*>("messageLink");
    }
};

void tst_DifferenceLanes::init()
{
    openSample();
    if (QTest::currentTestFailed()) return;
    m_app->workspace().show(clip("run.glb"), 0);
    view()->setFocus();
}

void tst_DifferenceLanes::compare()
{
    give("run.glb", "Judged", {{2, 11}}); // ends later
    give("run.glb", "Other", {{4, 6}});   // ana alone
    give("walk.glb", "Judged", {{3, 9}}); // alike
    QVERIFY(document().save().isComplete());
    QVERIFY(QDir(m_folder->path()).mkpath("ana"));
    for (const QString& name : QDir(m_sample).entryList({"*.tags.json"}, QDir::Files))
        QVERIFY(QFile::copy(m_sample + '/' + name, m_folder->filePath("ana/" + name)));
    give("run.glb", "Judged", {{2, 8}});
    give("run.glb", "Other", {});
    give("run.glb", "Mine", {{5, 7}}); // the library alone
    give("walk.glb", "Judged", {{1, 9}});
    QVERIFY(document().save().isComplete());
    document().undoStack().clear();
    actionOf(*m_app, "tag.compare").trigger();
    m_app->annotators().addFolder(m_folder->filePath("ana"));
    QTRY_COMPARE(m_app->annotators().differences().size(), 4u);
    m_app->window().findChild<AnnotatorDialog*>()->reject();
    m_app->workspace().show(clip("run.glb"), 0);
    QVERIFY(becomesActive(m_app->window()));
    view()->setFocus();
}

QStringList tst_DifferenceLanes::shown()
{
    QStringList lines;
    for (const TimelineLane& lane : m_app->window().timeline().content().lanes)
        for (std::size_t i = 0; lane.id.startsWith("difference") && i < lane.ranges.size(); ++i)
            lines << QString("%1: %2–%3 %4")
                         .arg(lane.name)
                         .arg(lane.ranges[i].start)
                         .arg(lane.ranges[i].stop)
                         .arg(lane.texts[qsizetype(i)]);
    return lines;
}

void tst_DifferenceLanes::differencesStandOnTheTimeline()
{
    compare();
    QTRY_COMPARE(shown(), (QStringList{"Only This library: 5–7 Mine", "Only ana: 4–6 Other",
                                       "Edges differ: 8–11 Judged: ana stops 3 frames later"}));
    keepPicture(m_app->window(), "difference-lanes");
    m_app->workspace().show(clip("walk.glb"), 0);
    QTRY_COMPARE(shown(), QStringList("Edges differ: 1–3 Judged: This library starts 2 frames earlier"));
    m_app->workspace().show(clip("jump.glb"), 0);
    QTRY_VERIFY(shown().isEmpty());
}

void tst_DifferenceLanes::keysGoFromOneToTheNext()
{
    compare();
    const std::vector<std::pair<const char*, Frame>> places{
        {"run.glb", 4}, {"run.glb", 5}, {"run.glb", 8}, {"walk.glb", 1}};
    for (const auto& [file, frame] : places) {
        pressKey(view(), Qt::Key_PageDown, Qt::AltModifier);
        QCOMPARE(m_app->workspace().currentClip(), clip(file));
        QCOMPARE(m_app->workspace().playhead(), frame);
    }
    QVERIFY2(said().contains("Judged: This library starts 2 frames earlier (4 of 4)"), qPrintable(said()));
    pressKey(view(), Qt::Key_PageDown, Qt::AltModifier);
    QVERIFY2(said().contains("No difference comes after"), qPrintable(said()));
    QCOMPARE(m_app->workspace().currentClip(), clip("walk.glb"));
    for (std::size_t i = places.size() - 1; i-- > 0;) {
        pressKey(view(), Qt::Key_PageUp, Qt::AltModifier);
        QCOMPARE(m_app->workspace().currentClip(), clip(places[i].first));
        QCOMPARE(m_app->workspace().playhead(), places[i].second);
    }
    pressKey(view(), Qt::Key_PageUp, Qt::AltModifier);
    QVERIFY2(said().contains("No difference comes before"), qPrintable(said()));
    m_app->workspace().show(clip("run.glb"), 6); // from any frame
    pressKey(view(), Qt::Key_PageDown, Qt::AltModifier);
    QCOMPARE(m_app->workspace().playhead(), 8);
}

void tst_DifferenceLanes::theLaneOfADifferenceComesIntoView()
{
    constexpr int many = 60;
    for (int i = 0; i < many; ++i) give("run.glb", qPrintable(QString("Tag%1").arg(i)), {{0, 2}});
    compare();
    QTRY_COMPARE(shown().size(), 3);
    TimelineWidget& timeline = m_app->window().timeline();
    const auto isInView = [&] {
        const auto& lanes = timeline.content().lanes;
        const auto anas = std::ranges::find(lanes, QString("Only ana"), &TimelineLane::name);
        if (anas == lanes.end()) return false;
        const TimelineGeometry& geometry = timeline.geometryOfView();
        return geometry.laneTop(int(anas - lanes.begin())) >= geometry.scrollTop();
    };
    timeline.revealLane(timeline.content().lanes.back().id);
    QVERIFY(!isInView());
    pressKey(view(), Qt::Key_PageDown, Qt::AltModifier); // the first difference, ana's alone
    QCOMPARE(m_app->workspace().playhead(), 4);
    QTRY_VERIFY(isInView());
}

void tst_DifferenceLanes::keysTakeASideInOneStep()
{
    compare();
    QTRY_VERIFY(actionOf(*m_app, "tag.takeSecond").text().contains("ana"));
    QUndoStack& undo = document().undoStack();
    pressKey(view(), Qt::Key_PageDown, Qt::AltModifier); // Other, ana's alone
    pressKey(view(), Qt::Key_End, Qt::AltModifier);
    QCOMPARE(ranges("run.glb", "Other"), (std::vector<FrameRange>{{4, 6}}));
    QCOMPARE(undo.count(), 1);
    QCOMPARE(said(), QString("Take Other from ana"));
    QTRY_COMPARE(m_app->workspace().playhead(), 5); // the next: Mine
    QTRY_COMPARE(shown().size(), 2);
    QCOMPARE(said(), QString("Take Other from ana")); // going on keeps what was done, and its way back
    QVERIFY(undoLink().isVisible());
    pressKey(view(), Qt::Key_End, Qt::AltModifier);
    QVERIFY(ranges("run.glb", "Mine").empty());
    QCOMPARE(undo.count(), 2);
    QTRY_COMPARE(m_app->workspace().playhead(), 8); // the edge of Judged
    pressKey(view(), Qt::Key_Home, Qt::AltModifier);
    QVERIFY2(said().contains("is so in the library already: Keep as It Is (Alt+Del)"), qPrintable(said()));
    QCOMPARE(undo.count(), 2);
    m_app->workspace().setPlayhead(10); // under the playhead, though nobody went there
    pressKey(view(), Qt::Key_End, Qt::AltModifier);
    QCOMPARE(ranges("run.glb", "Judged"), (std::vector<FrameRange>{{2, 11}}));
    QTRY_COMPARE(m_app->workspace().currentClip(), clip("walk.glb"));
    pressKey(view(), Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(ranges("run.glb", "Judged"), (std::vector<FrameRange>{{2, 8}}));
    QTRY_COMPARE(m_app->annotators().differences().size(), 2u);

    m_app->workspace().show(clip("run.glb"), 0);
    pressKey(view(), Qt::Key_Home, Qt::AltModifier);
    QVERIFY2(said().contains("No difference is under the playhead"), qPrintable(said()));
}

void tst_DifferenceLanes::theLastThatIsTakenIsSaid()
{
    compare();
    m_app->workspace().show(clip("walk.glb"), 1); // the last, in the order of the library
    pressKey(view(), Qt::Key_End, Qt::AltModifier);
    QCOMPARE(ranges("walk.glb", "Judged"), (std::vector<FrameRange>{{3, 9}}));
    QTRY_COMPARE(m_app->annotators().differences().size(), 3u);
    QCOMPARE(said(), QString("Take Judged from ana"));
    QVERIFY(undoLink().isVisible());
    undoLink().click();
    QCOMPARE(ranges("walk.glb", "Judged"), (std::vector<FrameRange>{{1, 9}}));
}

void tst_DifferenceLanes::whatStaysAsItIsIsPassedBy()
{
    compare();
    QUndoStack& undo = document().undoStack();
    pressKey(view(), Qt::Key_PageDown, Qt::AltModifier); // Other, ana's alone
    QCOMPARE(m_app->workspace().playhead(), 4);
    const AnnotatorDifference* last = m_app->annotators().differences().back();
    pressKey(view(), Qt::Key_Delete, Qt::AltModifier);
    QCOMPARE(m_app->annotators().differences().back(), last); // listed without a copy
    QCOMPARE(undo.count(), 0);
    QVERIFY(ranges("run.glb", "Other").empty());
    QCOMPARE(m_app->annotators().differences().size(), 3u);
    QCOMPARE(m_app->workspace().playhead(), 5); // the next: Mine
    QVERIFY2(said().startsWith("Kept as it is: Other of "), qPrintable(said()));
    QVERIFY2(said().endsWith("Mine (1 of 3)"), qPrintable(said()));
    pressKey(view(), Qt::Key_PageUp, Qt::AltModifier);
    QVERIFY2(said().contains("No difference comes before"), qPrintable(said()));
    pressKey(view(), Qt::Key_End, Qt::AltModifier); // an edit: compared again, and passed by still
    QTRY_COMPARE(m_app->annotators().differences().size(), 2u);
    pressKey(view(), Qt::Key_Delete, Qt::AltModifier);
    pressKey(view(), Qt::Key_Delete, Qt::AltModifier);
    QVERIFY2(said().contains("No difference is left"), qPrintable(said()));
    actionOf(*m_app, "tag.compare").trigger(); // anew: those that were kept are listed again
    QTRY_COMPARE(m_app->annotators().differences().size(), 3u);
}

void tst_DifferenceLanes::nobodyComparedIsSaid()
{
    for (const int key : {Qt::Key_PageDown, Qt::Key_PageUp, Qt::Key_Home, Qt::Key_End}) {
        pressKey(view(), key, Qt::AltModifier);
        QVERIFY2(said().contains("Nobody is compared"), qPrintable(said()));
        m_app->window().status().messages().showError({});
    }
    QVERIFY(shown().isEmpty());
}

void tst_DifferenceLanes::theLanesCanBeSwitchedOff()
{
    compare();
    QTRY_COMPARE(shown().size(), 3);
    actionOf(*m_app, "tag.differenceLanes").trigger();
    QTRY_VERIFY(shown().isEmpty());
    actionOf(*m_app, "tag.differenceLanes").trigger();
    QTRY_COMPARE(shown().size(), 3);
    give("run.glb", "Mine", {}); // edits are followed
    QTRY_COMPARE(shown().size(), 2);
    m_app->document().reset();
    QVERIFY(m_app->annotators().differences().empty());
}

QTEST_MAIN(tst_DifferenceLanes)
#include "tst_DifferenceLanes.moc"
