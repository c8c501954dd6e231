// The checks of a library in the real window: made of a query, broken places looked at and mended, taken
// back.

#include "app/presenters/checks/CheckEditor.h"
#include "app/presenters/checks/ChecksDialog.h"
#include "tests/app/TimelineStage.h"
#include "tests/support/NextOpened.h"
#include "widgets/library/ClipListView.h"
#include "widgets/library/LibraryView.h"
#include "widgets/query/QueryBar.h"
#include "widgets/query/QueryEdit.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QPushButton>
#include <QTreeWidget>

using namespace tagline;
using namespace tagline::test;

class tst_Checks : public QObject, private TimelineStage
{
    Q_OBJECT

private slots:
    void initTestCase() { open(); }
    void init();
    void cleanup();
    void cleanupTestCase() { m_app.reset(); }
    void aCheckIsMadeOfTheQuery();
    void aFindingIsShownAndGoesOnceItIsMended();
    void aCheckIsEditedAndRemoved();
    void whatIsWrongWithACheckIsSaid();
    void clipsThatFailAreMarked();
    void tagsOutsideTheVocabularyAreAddedToIt();
    void withoutClipsTheReasonIsSaid(); // last: the sample goes

private:
    ChecksDialog& opened();
    QTreeWidget& list() { return *opened().findChild<QTreeWidget*>(); }
    /// The row of a check; null where it is not there.
    QTreeWidgetItem* row(const QString& name);
    QPushButton& button(const QString& text);
    bool isChecked()
    {
        return QTest::qWaitFor([this] { return !m_app->checks().isChecking(); }, 30000);
    }
    void give(LibraryCheck check)
    {
        m_app->document().set(&LibraryEdit::checks, {std::move(check)}, "Check");
    }
};

void tst_Checks::init()
{
    while (undo().canUndo()) undo().undo();
    workspace().setCurrentClip(m_clip);
}

void tst_Checks::cleanup()
{
    auto* dialog = m_app->window().findChild<ChecksDialog*>();
    if (!dialog) return;
    dialog->reject();
    QTRY_VERIFY(!m_app->window().findChild<ChecksDialog*>());
}

ChecksDialog& tst_Checks::opened()
{
    auto* dialog = m_app->window().findChild<ChecksDialog*>();
    if (!dialog) pressKey(view(), Qt::Key_C, Qt::ControlModifier | Qt::AltModifier);
    dialog = m_app->window().findChild<ChecksDialog*>();
    if (!dialog || !isChecked()) qFatal("the checks are not there");
    return *dialog;
}

QTreeWidgetItem* tst_Checks::row(const QString& name)
{
    const auto rows = list().findItems(name, Qt::MatchExactly);
    return rows.isEmpty() ? nullptr : rows.front();
}

QPushButton& tst_Checks::button(const QString& text)
{
    for (auto* each : opened().findChildren<QPushButton*>())
        if (each->text() == text) return *each;
    qFatal("no button %s", qPrintable(text));
}

void tst_Checks::aCheckIsMadeOfTheQuery()
{
    auto* edit = m_app->window().queryBar().findChild<QueryEdit*>();
    edit->setFocus();
    QTest::keyClicks(edit, "Locomotion.Walk & Locomotion.Run");
    QTRY_VERIFY(m_app->query().state() == QueryState::Valid);
    opened();
    withNext<CheckEditor>(*m_app, [](CheckEditor& editor) {
        keepPicture(editor, "check-editor");
        QVERIFY(editor.check().query.find("Walk") != std::string::npos);
        QTest::keyClicks(editor.findChild<QLineEdit*>(), "One gait at a time");
        QTest::keyClick(&editor, Qt::Key_Return);
    });
    QTest::mouseClick(&button("&New Check…"), Qt::LeftButton);
    QCOMPARE(library().checks().size(), std::size_t(1));
    QTRY_VERIFY(row("One gait at a time"));
    QTRY_COMPARE(row("One gait at a time")->text(2), QString("passed"));
    keepPicture(opened(), "checks-kept");
    edit->clear();
}

void tst_Checks::aFindingIsShownAndGoesOnceItIsMended()
{
    TimelineStage::give({{"Locomotion.Run", {{10, 20}}}});
    give({"No running", "Locomotion.Run", CheckExpectation::None, "clip(\"walk\")", {}});
    QVERIFY(row("No running"));
    QTRY_COMPARE(row("No running")->childCount(), 1);
    QVERIFY(list().rootIsDecorated());
    keepPicture(opened(), "checks-broken");
    workspace().setCurrentClip(m_other);
    QTreeWidgetItem* finding = row("No running")->child(0);
    QTest::mouseClick(list().viewport(), Qt::LeftButton, {}, list().visualItemRect(finding).center());
    QVERIFY(workspace().currentClip() == m_clip);
    QCOMPARE(workspace().playhead(), Frame(10));
    TimelineStage::give({{"Locomotion.Walk", {{10, 20}}}});
    QTRY_COMPARE(row("No running")->text(2), QString("passed"));
    QCOMPARE(row("No running")->childCount(), 0);
    QVERIFY(!list().rootIsDecorated()); // there is nothing to unfold
}

/// In the list, in the timeline's ruler, and no more once they are mended or nobody wants to see it.
void tst_Checks::clipsThatFailAreMarked()
{
    QAction* shows = nullptr;
    for (QAction* each : m_app->window().menuBar()->findChild<QMenu*>("menu.View")->actions())
        if (each->objectName() == QLatin1String("query.checkBadges")) shows = each;
    QVERIFY(shows && shows->isChecked());
    LibraryModel& rows = m_app->window().libraryView().model();
    const auto isSettled = [this] {
        return QTest::qWaitFor([this] { return !m_app->checkBadges().isChecking(); }, 30000);
    };
    QVERIFY(isSettled());
    QVERIFY(rows.brokenChecks(m_clip).isEmpty());
    TimelineStage::give({{"Locomotion.Run", {{10, 20}}}});
    give({"No running", "Locomotion.Run", CheckExpectation::None, "clip(\"walk\")", {}});
    QVERIFY(isSettled());
    QVERIFY2(rows.brokenChecks(m_clip).contains("No running"), qPrintable(rows.brokenChecks(m_clip)));
    QVERIFY(rows.brokenChecks(m_other).isEmpty());
    const QModelIndex row = rows.indexOfClip(m_clip);
    QVERIFY(row.data(Qt::ToolTipRole).toString().contains("No running"));
    QVERIFY(row.data(Qt::AccessibleTextRole).toString().contains("No running"));

    const auto marked = [this] {
        return Ranges(timeline().brokenFrames().begin(), timeline().brokenFrames().end());
    };
    QCOMPARE(marked(), (Ranges{{10, 20}}));
    const auto hasMark = [this] { // in the middle of the range, down the ruler
        const QImage picture = view()->grab().toImage();
        const double scale = picture.devicePixelRatio();
        const int x = int(at("Locomotion.Run", 15).x() * scale);
        const int bottom = int(timeline().geometryOfView().rulerHeight * scale);
        for (int y = 0; y < bottom; ++y)
            if (picture.pixelColor(x, y) == theme().warning) return true;
        return false;
    };
    QVERIFY(hasMark());
    workspace().setCurrentClip(m_other);
    QCOMPARE(marked(), Ranges());
    workspace().setCurrentClip(m_clip);
    keepPicture(m_app->window(), "check-badges");

    shows->trigger();
    QVERIFY(rows.brokenChecks(m_clip).isEmpty());
    QVERIFY(!hasMark());
    shows->trigger();
    QTRY_COMPARE(marked(), (Ranges{{10, 20}}));

    // A click on the sign goes to the list of what is wrong.
    auto* list = m_app->window().findChild<ClipListView*>();
    QVERIFY(list);
    list->scrollTo(row);
    const QRect place = list->visualRect(row);
    const QPoint sign(int(list->geometry(row).name.left()) + 6, place.center().y());
    QVERIFY(!m_app->window().findChild<ChecksDialog*>());
    QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, sign);
    QTRY_VERIFY(m_app->window().findChild<ChecksDialog*>());
    TimelineStage::give({{"Locomotion.Walk", {{10, 20}}}});
    QVERIFY(isSettled());
    QVERIFY(rows.brokenChecks(m_clip).isEmpty());
    QVERIFY(!hasMark());
}

void tst_Checks::tagsOutsideTheVocabularyAreAddedToIt()
{
    const TagId shuffle = m_app->document().tagNamed("Shuffle"), hop = m_app->document().tagNamed("Hop");
    m_app->document().changeSheets(
        {{m_clip, TagSheet().withRanges(shuffle, {{10, 20}}).withRanges(hop, {{30, 40}})}}, "give");
    const QString check = "Tags are in the vocabulary";
    opened();
    QTRY_COMPARE(row(check)->childCount(), 2);
    QPushButton& add = button("Add to the &Vocabulary");
    QVERIFY(add.isVisible());
    list().setCurrentItem(row("Files are readable"));
    QVERIFY(!add.isEnabled());
    list().setCurrentItem(row(check)->child(0));
    QVERIFY(add.isEnabled());
    keepPicture(opened(), "checks-tags");
    QTest::mouseClick(&add, Qt::LeftButton);
    QTRY_COMPARE(row(check)->childCount(), 1);
    list().setCurrentItem(row(check)); // all that are left
    QTest::mouseClick(&add, Qt::LeftButton);
    QTRY_COMPARE(row(check)->childCount(), 0);
    QVERIFY(!add.isVisible());
    const TagVocabulary& vocabulary = library().vocabulary();
    QVERIFY(vocabulary[shuffle].isRegistered && vocabulary[hop].isRegistered);
    undo().undo();
    QVERIFY(vocabulary[shuffle].isRegistered != vocabulary[hop].isRegistered);
}

void tst_Checks::aCheckIsEditedAndRemoved()
{
    give({"Steps", "all", CheckExpectation::None, {}, {}});
    QVERIFY(row("Steps"));
    QTRY_VERIFY(row("Steps")->childCount() > 0);
    list().setCurrentItem(row("Files are readable"));
    QVERIFY(!button("&Remove").isEnabled() && !button("&Edit…").isEnabled());
    list().setCurrentItem(row("Steps"));
    withNext<CheckEditor>(*m_app, [](CheckEditor& editor) {
        editor.findChild<QComboBox*>()->setCurrentIndex(int(CheckExpectation::All));
        editor.accept();
    });
    QTest::mouseClick(&button("&Edit…"), Qt::LeftButton);
    QVERIFY(library().checks().front().expectation == CheckExpectation::All);
    QTRY_COMPARE(row("Steps")->childCount(), 0);
    list().setCurrentItem(row("Steps"));
    QTest::mouseClick(&button("&Remove"), Qt::LeftButton);
    QVERIFY(library().checks().empty());
    undo().undo();
    QCOMPARE(library().checks().size(), std::size_t(1));
}

void tst_Checks::whatIsWrongWithACheckIsSaid()
{
    give({"Taken", "all", CheckExpectation::All, {}, {}});
    opened();
    withNext<CheckEditor>(*m_app, [](CheckEditor& editor) {
        const auto lines = editor.findChildren<QLineEdit*>();
        const auto says = [&editor](const QString& text) {
            for (const auto* label : editor.findChildren<QLabel*>())
                if (label->text().contains(text)) return true;
            return false;
        };
        QVERIFY(says("Type a name"));
        lines[0]->setText("Taken");
        QVERIFY(says("already exists"));
        lines[0]->setText("Other");
        lines[1]->setText("Walkk &");
        QVERIFY(says("“Walkk &”"));
        editor.reject();
    });
    QTest::mouseClick(&button("&New Check…"), Qt::LeftButton);
    QCOMPARE(library().checks().size(), std::size_t(1));
}

void tst_Checks::withoutClipsTheReasonIsSaid()
{
    opened();
    m_app->document().undoStack().setClean();
    m_app->document().reset();
    QTRY_VERIFY(!m_app->window().findChild<ChecksDialog*>());
    QSignalSpy said(m_app.get(), &Application::said);
    pressKey(view(), Qt::Key_C, Qt::ControlModifier | Qt::AltModifier);
    QCOMPARE(said.back()[0].toString(), QString("Open clips first."));
}

QTEST_MAIN(tst_Checks)
#include "tst_Checks.moc"
