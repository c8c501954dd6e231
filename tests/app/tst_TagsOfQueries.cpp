// Live tags, which follow a query: made of an answer, in lane and palette, renamed and deleted, by real keys
// and clicks in the real window.

#include "tests/app/AnswerStage.h"
#include "tests/support/NamedWidget.h"
#include "tests/support/NextOpened.h"
#include "widgets/query/SavedQueriesDialog.h"
#include "widgets/tags/choice/TagChoiceDialog.h"
#include "widgets/tags/choice/TagPalette.h"
#include "widgets/tags/vocabulary/TagTreeModel.h"

#include <QAction>
#include <QApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QLineEdit>
#include <QMenu>
#include <QScrollBar>
#include <QToolButton>
#include <QTreeView>
#include <QTreeWidget>
#include <QTreeWidgetItemIterator>

#include <algorithm>

using namespace tagline;
using namespace tagline::test;

class tst_TagsOfQueries : public QObject, private AnswerStage
{
    Q_OBJECT

private slots:
    void initTestCase() { openForAnswers(); }
    void init() { begin(); }
    void cleanupTestCase() { m_app.reset(); }
    void aLiveTagFollowsTheQuery();
    void theLaneOfALiveTagLeadsToItsQuery();
    void aLiveTagIsARowOfTheTags();
    void aLiveTagIsNotRenamedToWhatAQueryMeansByAnother();
    void aLiveTagsNameMayMeanSeveralTags(); // last: the tags that it names stay named
};

void tst_TagsOfQueries::aLiveTagsNameMayMeanSeveralTags()
{
    TagSheet sheet = library().clip(m_clip).sheet;
    for (const char* name : {"Upper.Run", "Lower.Run"})
        sheet = sheet.withRanges(document().tagNamed(name), {{0, 2}});
    document().tagNamed("Undone.Run"); // without ranges it is no tag to people
    document().changeSheets({{m_clip, sheet}}, "Tag");
    ask("all");
    withNext<TagChoiceDialog>(*m_app, [&](TagChoiceDialog& dialog) {
        typeName(dialog, "Run");
        QVERIFY(!accept(dialog).isEnabled());
        QVERIFY2(effect(dialog).contains("could mean Locomotion.Run, Lower.Run or Upper.Run in queries"),
                 qPrintable(effect(dialog)));
        dialog.reject();
    });
    QTest::keyClick(&edit(), Qt::Key_Return, Qt::ControlModifier | Qt::ShiftModifier);
}

void tst_TagsOfQueries::aLiveTagFollowsTheQuery()
{
    const QSize sizeBefore = m_app->window().size();
    m_app->window().resize(1024, 600); // too low for all lanes
    timeline().verticalScrollBar()->setValue(0);
    ask("Run & ~Bad");
    withNext<TagChoiceDialog>(*m_app, [&](TagChoiceDialog& dialog) {
        typeName(dialog, "Locomotion.Run");
        QVERIFY(!accept(dialog).isEnabled()); // a tag that has ranges of its own
        typeName(dialog, "Run");
        QVERIFY(!accept(dialog).isEnabled()); // what that tag is called for short
        QVERIFY2(effect(dialog).contains("means Locomotion.Run"), qPrintable(effect(dialog)));
        typeName(dialog, "Locomotion");
        QVERIFY(!accept(dialog).isEnabled()); // what all below it are called
        typeName(dialog, "CleanRun");
        keepPicture(dialog, "live_tag_dialog");
        QTest::mouseClick(&accept(dialog), Qt::LeftButton);
    });
    QTest::keyClick(&edit(), Qt::Key_Return, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_COMPARE(document().library().derivedTags().size(), std::size_t(1));
    QCOMPARE(document().library().derivedTags()[0].name, std::string("CleanRun"));
    QCOMPARE(document().library().derivedTags()[0].text, m_app->query().echo().toStdString());
    QCOMPARE(undo().index(), m_steps + 1);
    auto* saved = findNamed<QToolButton>(bar(), "Saved queries");
    emit saved->menu()->aboutToShow();
    const auto entries = saved->menu()->actions();
    QVERIFY(std::any_of(entries.begin(), entries.end(), [&](const QAction* entry) {
        return entry->text() == "CleanRun\t" + QString(m_app->query().echo()).replace('&', "&&");
    }));
    const auto hasLane = [&] {
        for (const TimelineLane& lane : timeline().content().lanes)
            if (lane.name == "CleanRun (live)") return true;
        return false;
    };
    QTRY_VERIFY(hasLane());
    const auto isInView = [&] { // there is nothing to scroll to
        const TimelineGeometry& view = timeline().geometryOfView();
        const auto& lanes = timeline().content().lanes;
        for (std::size_t i = 0; i < lanes.size(); ++i)
            if (lanes[i].name == "CleanRun (live)") return view.revealingLane(int(i)) == view;
        return false;
    };
    QTRY_VERIFY(isInView());
    keepPicture(m_app->window(), "live_tag_lane");
    const qint64 hits = m_app->query().answer()->frameCount();
    m_app->query().setText("CleanRun");
    QTRY_VERIFY(m_app->query().state() == QueryState::Valid && m_app->query().answer());
    QTRY_COMPARE(qint64(m_app->query().answer()->frameCount()), hits);
    m_app->window().resize(sizeBefore);
    QTRY_COMPARE(m_app->window().size(), sizeBefore);
    timeline().verticalScrollBar()->setValue(0);
    undo().undo();
    QVERIFY(document().library().derivedTags().empty());
    QTRY_VERIFY(!hasLane());
}

void tst_TagsOfQueries::theLaneOfALiveTagLeadsToItsQuery()
{
    document().set(&LibraryEdit::derived, {{"Clean Run", "Locomotion.Run", {}}}, "Make");
    m_steps = undo().index();
    const auto isItsLane = [](const TimelineLane& lane) { return lane.name == "Clean Run (live)"; };
    const auto lane = [&] {
        const auto& lanes = timeline().content().lanes;
        return int(std::find_if(lanes.begin(), lanes.end(), isItsLane) - lanes.begin());
    };
    QTRY_VERIFY(lane() < int(timeline().content().lanes.size()));
    const auto place = [&] {
        const TimelineGeometry& geometry = timeline().geometryOfView();
        return QPoint(int(geometry.x(10)), int(geometry.laneTop(lane()) + geometry.laneHeight / 2));
    };
    choose(place(), "Find in Query");
    QTRY_COMPARE(m_app->query().text(), QString("\"Clean Run\""));
    ask({});
    withNext<SavedQueriesDialog>(*m_app, [&](SavedQueriesDialog& dialog) {
        const auto isInEditor = [] { // the text of the query is being edited
            const auto* field = qobject_cast<QLineEdit*>(QApplication::focusWidget());
            return field && field->text() == "Locomotion.Run";
        };
        QTRY_VERIFY(isInEditor());
        QTest::keyClicks(QApplication::focusWidget(), "Locomotion.Walk");
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QCoreApplication::processEvents();
        QTest::mouseClick(dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok),
                          Qt::LeftButton);
    });
    choose(place(), "Edit Query…");
    QTRY_COMPARE(undo().index(), m_steps + 1);
    QCOMPARE(document().library().derivedTags()[0].text, std::string("Locomotion.Walk"));
    undo().undo();
    undo().undo();
}

void tst_TagsOfQueries::aLiveTagIsARowOfTheTags()
{
    document().set(&LibraryEdit::derived, {{"Clean Run", "Locomotion.Run", {}}}, "Make");
    document().set(&LibraryEdit::queries, {{"mine", "\"Clean Run\" & all", {}}}, "Save");
    m_steps = undo().index();
    TagPalette& palette = m_app->window().tagPalette();
    const auto* model = palette.findChild<TagTreeModel*>();
    const auto isCounted = [&](const char* name, std::int64_t ranges) {
        const QModelIndex row = model->indexOfLiveTag(name);
        return row.isValid() && model->tag(row).hasTotals && model->ranges(row) == ranges;
    };
    ask("Locomotion.Run");
    QTRY_VERIFY(isCounted("Clean Run", m_app->query().answer()->totals().ranges));
    emit palette.queryForLiveTagRequested("Clean Run", "-");
    QTRY_COMPARE(m_app->query().text(), QString("(Locomotion.Run) - \"Clean Run\""));
    ask({});
    withNext<QDialog>(*m_app, [&](QDialog& dialog) {
        auto* field = dialog.findChild<QLineEdit*>();
        field->selectAll();
        QTest::keyClicks(field, "Fine Run");
        QTest::keyClick(field, Qt::Key_Return);
    });
    palette.findChild<QTreeView*>()->setCurrentIndex(model->indexOfLiveTag("Clean Run"));
    QCOMPARE(palette.chosenLiveTag(), QString("Clean Run"));
    actionOf(*m_app, "tag.rename").trigger();
    QTRY_COMPARE(undo().index(), m_steps + 1);
    QCOMPARE(library().savedQueries()[0].text, std::string("\"Fine Run\" & all")); // what uses it follows
    QTRY_VERIFY(model->indexOfLiveTag("Fine Run").isValid());
    withNext<QDialog>(*m_app, [](QDialog& dialog) { dialog.reject(); }); // a query uses it
    emit palette.deleteLiveTagRequested("Fine Run");
    QCOMPARE(undo().index(), m_steps + 1);
    document().set(&LibraryEdit::queries, {}, "Forget");
    emit palette.deleteLiveTagRequested("Fine Run");
    QCOMPARE(undo().index(), m_steps + 3);
    QVERIFY(library().derivedTags().empty());
    QTRY_VERIFY(!model->indexOfLiveTag("Fine Run").isValid());
    undo().setIndex(m_steps - 2);
}

void tst_TagsOfQueries::aLiveTagIsNotRenamedToWhatAQueryMeansByAnother()
{
    document().set(&LibraryEdit::derived, {{"CleanRun", "Locomotion.Run", {}}}, "Make");
    m_steps = undo().index();
    withNext<SavedQueriesDialog>(*m_app, [&](SavedQueriesDialog& dialog) {
        auto* list = dialog.findChild<QTreeWidget*>("savedQueries");
        const auto rename = [&](const char* name) {
            for (QTreeWidgetItemIterator row(list); *row; ++row)
                if ((*row)->text(1) == "Locomotion.Run") list->setCurrentItem(*row);
            list->setFocus();
            QTest::keyClick(list, Qt::Key_F2);
            QTest::keyClicks(QApplication::focusWidget(), name);
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
            QCoreApplication::processEvents();
        };
        auto* ok = dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok);
        rename("Run");
        QVERIFY(!ok->isEnabled());
        rename("Runs");
        QVERIFY(ok->isEnabled());
        dialog.reject();
    });
    QTest::keyClick(&edit(), Qt::Key_D, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(undo().index(), m_steps);
    undo().undo();
}

QTEST_MAIN(tst_TagsOfQueries)
#include "tst_TagsOfQueries.moc"
