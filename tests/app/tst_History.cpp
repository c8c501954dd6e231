// The history of edits, by real keys and clicks in the real window.

#include "tests/app/TimelineStage.h"
#include "widgets/history/HistoryPanel.h"
#include "widgets/theme/Theme.h"
#include "widgets/theme/messages/MessageArea.h"
#include "widgets/theme/messages/StatusStrip.h"
#include "widgets/theme/motion/Motion.h"

#include <QDir>
#include <QLabel>
#include <QListView>
#include <QScopeGuard>

#include <optional>

using namespace tagline;
using namespace tagline::test;

namespace {

const char* const one = "Locomotion.Idle"; ///< the tag of the key 1
const char* const two = "Locomotion.Walk"; ///< of the key 2

} // namespace

class tst_History : public QObject, private TimelineStage
{
    Q_OBJECT

private slots:
    void initTestCase() { open(); }
    void init();
    void cleanupTestCase() { m_app.reset(); }
    void aClickInTheHistoryGoesThere();
    void undoingFlashesWhatChanged();
    void whatWasPastedOrUndoneIsFramed();
    void undoingInSeveralOtherClipsLeavesTheView();
    void undoingInTheVocabularyLeavesTheView();
    void undoingInManyClipsLeavesTheBlend();
    void anEmptyFolderIsOpenToo();

private:
    QString message() { return m_app->window().status().messages().text(); }
    /// Steps by the arrow key.
    void step(int frames)
    {
        for (int i = 0; i < frames; ++i) pressKey(view(), Qt::Key_Right);
    }
};

void tst_History::init()
{
    QVERIFY(becomesActive(m_app->window()));
    clear();
    undo().clear();
    workspace().setPlayhead(5);
}

void tst_History::aClickInTheHistoryGoesThere()
{
    for (int i = 0; i < 3; ++i) {
        pressKey(view(), Qt::Key_1);
        step(2);
        pressKey(view(), Qt::Key_1);
        step(5);
    }
    QCOMPARE(undo().count(), 3);
    pressKey(view(), Qt::Key_H, Qt::ControlModifier | Qt::ShiftModifier);
    auto* list = m_app->window().historyPanel().findChild<QListView*>("historyList");
    QTRY_VERIFY(list->isVisible());
    QTRY_COMPARE(list->model()->rowCount(), 4);
    keepPicture(m_app->window(), "history");
    QTest::mouseClick(list->viewport(), Qt::LeftButton, {},
                      list->visualRect(list->model()->index(1, 0)).center());
    QCOMPARE(undo().index(), 1);
    QCOMPARE(ranges(one).size(), std::size_t(1));
    QVERIFY(m_app->save()); // what was undone can be done again after saving
    QCOMPARE(undo().count(), 3);
    QTest::mouseClick(list->viewport(), Qt::LeftButton, {},
                      list->visualRect(list->model()->index(3, 0)).center());
    QCOMPARE(undo().index(), 3);
    QCOMPARE(ranges(one).size(), std::size_t(3));
}

void tst_History::undoingFlashesWhatChanged()
{
    setDesktopStill(false); // it fades
    const auto afterwards = qScopeGuard([] { setDesktopStill(std::nullopt); });
    m_app->document().changeSheets({{m_clip, TagSheet().withRanges(tag(two), {{10, 20}})}}, "Add");
    QCoreApplication::processEvents();
    m_app->workspace().setActiveTag(tag(one));
    m_app->workspace().setCurrentClip(m_other);
    pressKey(view(), Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(m_app->workspace().currentClip(), m_clip);
    QCOMPARE(m_app->workspace().activeTag(), tag(two));
    QCOMPARE(m_app->workspace().playhead(), 10);
    QCoreApplication::processEvents();
    const QImage lit = view()->grab().toImage();
    QTRY_VERIFY(lit != view()->grab().toImage());
}

void tst_History::whatWasPastedOrUndoneIsFramed()
{
    m_app->document().changeSheets({{m_clip, TagSheet().withRanges(tag(two), {{10, 20}})}}, "Add");
    workspace().setCurrentClip(m_clip);
    QTRY_VERIFY(laneOf(timeline().content(), tag(two)) >= 0);
    const auto bar = [&](FrameRange range) {
        const int lane = laneOf(timeline().content(), tag(two));
        return timeline().geometryOfView().barRect(lane, range).toAlignedRect();
    };
    const auto framePixels = [&](QRect place) {
        const QImage shown = view()->grab(place).toImage();
        int count = 0;
        for (int y = 0; y < shown.height(); ++y)
            for (int x = 0; x < shown.width(); ++x)
                count += shown.pixelColor(x, y).rgb() == theme().accent.rgb();
        return count;
    };
    const auto around = [](const QRect& place) { return place.adjusted(-3, -3, 3, 3); };
    const auto within = [](const QRect& place) { return place.adjusted(4, 4, -4, -4); };
    const QRect there = bar({40, 50});
    workspace().setSelection({{tag(two), {10, 20}}});
    pressKey(view(), Qt::Key_C, Qt::ControlModifier);
    workspace().setPlayhead(40);
    QCOMPARE(framePixels(around(there)), 0);
    setMotionReduced(true); // else it fades
    pressKey(view(), Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(ranges(two).size(), std::size_t(2));
    QVERIFY(framePixels(around(there)) > there.width()); // above and below
    QCOMPARE(framePixels(within(there)), 0);
    QTRY_COMPARE(framePixels(around(there)), 0);
    pressKey(view(), Qt::Key_V, Qt::ControlModifier); // nothing is new
    QCOMPARE(framePixels(around(there)), 0);
    pressKey(view(), Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(ranges(two).size(), std::size_t(1));
    QVERIFY(framePixels(around(there)) > there.width()); // where it was
    QCOMPARE(framePixels(within(there)), 0);
    QTRY_COMPARE(framePixels(around(there)), 0);
    setMotionReduced(false);
}

void tst_History::undoingInSeveralOtherClipsLeavesTheView()
{
    const TagSheet given = TagSheet().withRanges(tag(two), {{10, 20}});
    const TagSheet before = library().clip(m_other).sheet;
    m_app->document().replaceSheets({{m_clip, given}, {m_other, given}}, "Add");
    const ClipId third = clipOf(*m_app, m_folder.filePath("sample/jog.glb"));
    QVERIFY(third.isValid() && third != m_clip && third != m_other);
    workspace().setCurrentClip(third);
    workspace().setPlayhead(3);
    pressKey(view(), Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(library().clip(m_other).sheet == before);
    QCOMPARE(workspace().currentClip(), third);
    QCOMPARE(workspace().playhead(), 3);
    QCOMPARE(message(), QString("Undone: Add. This changed 2 other clips."));
    workspace().setCurrentClip(m_other); // what changed there is shown
    pressKey(view(), Qt::Key_Y, Qt::ControlModifier);
    QCOMPARE(workspace().currentClip(), m_other);
    QCOMPARE(workspace().activeTag(), tag(two));
    QVERIFY(!message().contains("other clip"));
    pressKey(view(), Qt::Key_Z, Qt::ControlModifier);
}

void tst_History::undoingInTheVocabularyLeavesTheView()
{
    TagDefinition definition;
    definition.name = "Made";
    definition.isRegistered = true;
    m_app->document().defineTag(definition, "New Tag");
    const TagId made = tag("Made");
    m_app->document().replaceSheets({{m_other, TagSheet().withRanges(made, {{2, 4}})}}, "Add");
    m_app->document().deleteTag(made, "Delete Made");
    workspace().setCurrentClip(m_clip);
    workspace().setPlayhead(7);
    pressKey(view(), Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(library().clip(m_other).sheet.ranges(made).size(), std::size_t(1));
    QCOMPARE(workspace().currentClip(), m_clip);
    QCOMPARE(workspace().playhead(), 7);
    QCOMPARE(message(), QString("Undone: Delete Made. This changed 1 other clip."));
}

void tst_History::anEmptyFolderIsOpenToo()
{
    const HistoryPanel& panel = m_app->window().historyPanel();
    const auto* nothing = panel.findChild<QLabel*>("historyNothing");
    const auto isSaid = [&] { return nothing->isVisibleTo(&panel); };
    m_app->document().reset();
    QTRY_VERIFY(isSaid());
    QVERIFY(QDir(m_folder.path()).mkdir("empty"));
    QVERIFY(isOpened(*m_app, {m_folder.filePath("empty")}));
    QTRY_VERIFY(!isSaid());
}

void tst_History::undoingInManyClipsLeavesTheBlend()
{
    workspace().setCurrentClip(m_clip);
    const TagSheet given = TagSheet().withProperty("terrain", {{{40, 50}, std::string("grass")}});
    actionOf(*m_app, "controller.toFirst").trigger();
    m_app->playback().setPlaying(false);
    PoseSource* blend = m_app->playback().source();
    QVERIFY(blend);
    m_app->document().replaceSheets({{m_clip, given}, {m_other, given}}, "Add");
    QVERIFY(m_app->playback().isShown(*blend));
    pressKey(view(), Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(library().clip(m_clip).sheet == TagSheet());
    QVERIFY(m_app->playback().isShown(*blend));
    QCOMPARE(message(), QString("Undone: Add. This changed 2 clips."));
    m_app->playback().show(nullptr);
}

QTEST_MAIN(tst_History)
#include "tst_History.moc"
