// Empty panels say what to do next, with a button that does it and goes once there is something to show.

#include "core/library/edits/LibraryEdit.h"
#include "tests/app/WindowStage.h"
#include "tests/support/NamedWidget.h"
#include "widgets/blendspace/BlendSpacePanel.h"
#include "widgets/curves/RulesPanel.h"
#include "widgets/history/HistoryPanel.h"
#include "widgets/library/ClipListView.h"
#include "widgets/library/LibraryView.h"
#include "widgets/query/QueryBar.h"
#include "widgets/tags/choice/TagPalette.h"
#include "widgets/timeline/LaneFilterField.h"
#include "widgets/wall/WallView.h"

#include <QApplication>
#include <QDir>
#include <QFile>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTimer>
#include <QToolButton>

#include <algorithm>

using namespace tagline;
using namespace tagline::test;

class tst_EmptyPanels : public QObject, private WindowStage
{
    Q_OBJECT

private slots:
    void init() { makeWindow(); }
    void cleanup() { m_app.reset(); }
    void theTimelineOffersAFolder();
    void withoutAClipTheTimelineOffersOne();
    void aClipWithoutRangesOffersItsTagAndItsFirstRange();
    void filteredLanesAreOfferedAgain();
    void thePanelOfTagsOffersANewOne();
    void filteredTagsAreOfferedAgain();
    void rulesBeginWithAQuery();
    void theHistoryOfNothingOffersAFolder();
    void filteredClipsAreOfferedAgain();
    void aWallWithoutHitsOffersClipsAndTheirQuery();
    void theBlendSpaceOffersClips();
    void stepsAreReadWholeInASmallWindow();
    void stepsAreReachedByKey();
    void stepsSayWhyTheyCannotBeTaken();

private:
    MainWindow& window() { return m_app->window(); }
    /// The buttons that are seen in a panel, from the top.
    QList<QToolButton*> seenIn(const QWidget& panel)
    {
        QList<QToolButton*> seen;
        for (QToolButton* each : panel.findChildren<QToolButton*>("nextStep"))
            if (each->isVisible()) seen << each;
        std::ranges::sort(seen, {}, [](const QToolButton* each) { return each->y(); });
        return seen;
    }
    QStringList stepsIn(const QWidget& panel)
    {
        QStringList texts;
        for (const QToolButton* each : seenIn(panel)) texts << each->text();
        return texts;
    }
    void press(const QWidget& panel, const QString& text)
    {
        QTRY_VERIFY2(stepsIn(panel).contains(text), qPrintable(text));
        QTest::mouseClick(seenIn(panel).at(stepsIn(panel).indexOf(text)), Qt::LeftButton);
    }
    /// Presses a step that asks a person something, and takes the question back.
    void pressAndTakeBack(const QWidget& panel, const QString& text, const char* id)
    {
        int asked = 0;
        QTimer timer;
        connect(&timer, &QTimer::timeout, this, [&] {
            QWidget* open = QApplication::activeModalWidget();
            if (!open) return;
            ++asked;
            QTest::keyClick(open, Qt::Key_Escape);
        });
        timer.start(20);
        QSignalSpy triggered(&action(id), &QAction::triggered);
        press(panel, text);
        QTRY_VERIFY(asked > 0 && !QApplication::activeModalWidget());
        QCOMPARE(triggered.size(), 1);
    }
    /// A folder with one clip that nobody has tagged, opened and shown.
    void openUntagged()
    {
        const QString folder = m_folder->filePath("untagged");
        QVERIFY(QDir().mkpath(folder));
        QVERIFY(QFile::copy(sourceFolder() + "/resources/sample/walk.glb", folder + "/walk.glb"));
        QVERIFY(isOpened(*m_app, {folder}));
        m_untagged = clipOf(*m_app, folder + "/walk.glb");
        QVERIFY(m_untagged.isValid());
        m_app->workspace().setCurrentClip(m_untagged);
    }

    ClipId m_untagged;
};

void tst_EmptyPanels::theTimelineOffersAFolder()
{
    const TimelineWidget& timeline = window().timeline();
    QTRY_COMPARE(stepsIn(timeline), QStringList{"Open Folder…"});
    QVERIFY(seenIn(timeline).front()->toolTip().contains(action("file.openFolder").toolTip()));
    pressAndTakeBack(timeline, "Open Folder…", "file.openFolder");
    open();
    m_app->workspace().setCurrentClip(clip("walk.glb"));
    QTRY_COMPARE(stepsIn(timeline), QStringList());
    action("file.close").trigger();
    QTRY_COMPARE(stepsIn(timeline), QStringList{"Open Folder…"});
}

void tst_EmptyPanels::withoutAClipTheTimelineOffersOne()
{
    open();
    m_app->workspace().setCurrentClip({});
    press(window().timeline(), "Next Clip");
    QTRY_VERIFY(m_app->workspace().currentClip().isValid());
    QTRY_COMPARE(stepsIn(window().timeline()), QStringList());
}

void tst_EmptyPanels::aClipWithoutRangesOffersItsTagAndItsFirstRange()
{
    openUntagged();
    const TimelineWidget& timeline = window().timeline();
    QTRY_COMPARE(stepsIn(timeline), QStringList{"New Tag…"});
    pressAndTakeBack(timeline, "New Tag…", "tag.new");
    TagDefinition definition;
    definition.name = "Walk";
    m_app->document().defineTag(definition, "New Tag");
    QTRY_COMPARE(stepsIn(timeline), QStringList()); // the tag stands below as a chip, which is a button
    m_app->workspace().setActiveTag(tag("Walk"));
    m_app->workspace().setPlayhead(2);
    press(timeline, "Start or Stop Active Tag");
    QTRY_COMPARE(stepsIn(timeline), QStringList());
    m_app->workspace().setPlayhead(10);
    action("tag.startStop").trigger();
    QTRY_COMPARE(library().clip(m_untagged).sheet.rangeCount(), std::size_t(1));
    QTRY_COMPARE(stepsIn(timeline), QStringList());
}

void tst_EmptyPanels::filteredLanesAreOfferedAgain()
{
    open();
    m_app->workspace().setCurrentClip(clip("walk.glb"));
    TimelineWidget& timeline = window().timeline();
    QTRY_VERIFY(!timeline.content().lanes.empty());
    const auto lanes = [&] { return timeline.content().lanes.size() + timeline.content().emptyLanes.size(); };
    const std::size_t before = lanes();
    auto* filter = timeline.findChild<LaneFilterField*>();
    filter->setText("nothing is called so");
    press(timeline, "Show All Lanes");
    QVERIFY(filter->text().isEmpty());
    QTRY_COMPARE(lanes(), before);
    QTRY_COMPARE(stepsIn(timeline), QStringList());
}

void tst_EmptyPanels::thePanelOfTagsOffersANewOne()
{
    openUntagged();
    window().showPanel("tagsDock");
    const TagPalette& palette = window().tagPalette();
    QTRY_COMPARE(stepsIn(palette), QStringList{"New Tag…"});
    pressAndTakeBack(palette, "New Tag…", "tag.new");
    TagDefinition definition;
    definition.name = "Walk";
    m_app->document().defineTag(definition, "New Tag");
    QTRY_COMPARE(stepsIn(palette), QStringList());
}

void tst_EmptyPanels::filteredTagsAreOfferedAgain()
{
    open();
    window().showPanel("tagsDock");
    const TagPalette& palette = window().tagPalette();
    auto* filter = findNamed<QLineEdit>(palette, "Tag filter");
    QVERIFY(filter);
    filter->setText("no tag has this name");
    press(palette, "Show All Tags");
    QVERIFY(filter->text().isEmpty());
    QTRY_COMPARE(stepsIn(palette), QStringList());
}

void tst_EmptyPanels::rulesBeginWithAQuery()
{
    openUntagged();
    action("tag.rules").trigger();
    const RulesPanel& rules = window().rulesPanel();
    press(rules, "Type a Query");
    QTRY_VERIFY(window().queryBar().isAncestorOf(QApplication::focusWidget()));
    m_app->document().set(
        &LibraryEdit::rules,
        std::vector<TaggingRule>{
            {"Fast", "speed() > 1.5", "Walk", Duration::frames(5), Duration::frames(2), {}}},
        "Add Rule");
    QTRY_COMPARE(stepsIn(rules), QStringList());
}

void tst_EmptyPanels::theHistoryOfNothingOffersAFolder()
{
    action("view.history").trigger();
    const HistoryPanel& history = window().historyPanel();
    QTRY_COMPARE(stepsIn(history), QStringList{"Open Folder…"});
    pressAndTakeBack(history, "Open Folder…", "file.openFolder");
    open();
    QTRY_COMPARE(stepsIn(history), QStringList());
}

void tst_EmptyPanels::filteredClipsAreOfferedAgain()
{
    open();
    LibraryView& view = window().libraryView();
    view.setFilterText("no clip has this name");
    press(view, "Show All Clips");
    QVERIFY(view.filterText().isEmpty());
    QVERIFY(!view.clipsInOrder().empty());
    QTRY_COMPARE(stepsIn(view), QStringList());
}

void tst_EmptyPanels::aWallWithoutHitsOffersClipsAndTheirQuery()
{
    open();
    action("view.wall").trigger();
    const WallView& wall = window().wall();
    QTRY_VERIFY(wall.isVisible());
    window().libraryView().setFilterText("no clip has this name");
    press(wall, "Show All Clips");
    QTRY_VERIFY(!wall.clipsInOrder().empty());
    QCOMPARE(stepsIn(wall), QStringList());
    action("query.hideOthers").setChecked(true);
    m_app->query().setText("Run - Run");
    QTRY_COMPARE(stepsIn(wall), (QStringList{"Show All Clips", "Clear Query"}));
    press(wall, "Clear Query");
    QTRY_VERIFY(m_app->query().text().isEmpty());
    QTRY_COMPARE(stepsIn(wall), QStringList());
}

void tst_EmptyPanels::theBlendSpaceOffersClips()
{
    window().showBlendSpace(true);
    const BlendSpacePanel& panel = window().blendSpacePanel();
    QTRY_COMPARE(stepsIn(panel), QStringList{"Open Folder…"});
    pressAndTakeBack(panel, "Open Folder…", "file.openFolder");
    openUntagged();
    QTRY_COMPARE(stepsIn(panel), QStringList{"Tag Selected Clips…"});
    open();
    QTRY_COMPARE_WITH_TIMEOUT(stepsIn(panel), QStringList(), 20000);
}

/// Each stands whole in its panel, and whatever is above it does too.
void tst_EmptyPanels::stepsAreReadWholeInASmallWindow()
{
    for (const QSize size : {QSize(1280, 720), QSize(1024, 640)}) {
        window().resize(size);
        QTRY_COMPARE(window().size(), size);
        window().resetLayout();
        QTRY_COMPARE(stepsIn(window().timeline()), QStringList{"Open Folder…"});
        const QToolButton& step = *seenIn(window().timeline()).front();
        QVERIFY(step.width() >= step.sizeHint().width() && step.height() >= step.sizeHint().height());
        QTRY_COMPARE(step.visibleRegion().boundingRect(), step.rect());
        const QWidget& around = *step.parentWidget();
        QVERIFY(around.parentWidget()->rect().contains(around.geometry()));
    }
}

void tst_EmptyPanels::stepsAreReachedByKey()
{
    open();
    LibraryView& view = window().libraryView();
    view.setFilterText("no clip has this name");
    QTRY_COMPARE(stepsIn(view), QStringList{"Show All Clips"});
    QToolButton& step = *seenIn(view).front();
    QVERIFY(becomesActive(window()));
    auto& list = *view.findChild<ClipListView*>();
    list.setFocus();
    QTRY_VERIFY(list.hasFocus());
    QTest::keyClick(&list, Qt::Key_Tab);
    QVERIFY(step.hasFocus());
    QTest::keyClick(&step, Qt::Key_Space);
    QVERIFY(view.filterText().isEmpty());
    QTRY_VERIFY(step.isHidden());
    QVERIFY(list.hasFocus()); // which has something to show now
}

void tst_EmptyPanels::stepsSayWhyTheyCannotBeTaken()
{
    openUntagged();
    QTRY_COMPARE(stepsIn(window().timeline()), QStringList{"New Tag…"});
    const QToolButton& step = *seenIn(window().timeline()).front();
    QVERIFY(step.isEnabled());
    action("file.openReadOnly").trigger();
    QTRY_VERIFY(!step.isEnabled());
    QCOMPARE(step.toolTip(), action("tag.new").toolTip());
    QVERIFY2(step.toolTip().contains('\n'), qPrintable(step.toolTip()));
    action("file.openForEditing").trigger();
    QTRY_VERIFY(step.isEnabled());
}

QTEST_MAIN(tst_EmptyPanels)
#include "tst_EmptyPanels.moc"
