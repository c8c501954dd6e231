// Near duplicates of the sample: listed, gone to, marked in one step, in the real window.

#include "app/presenters/search/DuplicatesDialog.h"
#include "tests/app/TimelineStage.h"

#include <QCheckBox>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTreeWidget>

#include <string>

using namespace tagline;
using namespace tagline::test;

class tst_DuplicatesPanel : public QObject, private TimelineStage
{
    Q_OBJECT

private slots:
    void initTestCase() { open(); }
    void cleanup();
    void cleanupTestCase() { m_app.reset(); }
    void groupsAreListed();
    void aLineShowsItsClipAndFrame();
    void mirroredOnesAreFoundToo();
    void aSearchIsStopped();
    void allButOneAreMarkedInOneStep();
    void aNameThatIsNoneIsRefused();
    void whatIsLockedIsNotSaidToBeMarked();

private:
    DuplicatesDialog& shown();
    void wait(DuplicatesDialog& dialog);
    QTreeWidget& list(DuplicatesDialog& dialog) { return *dialog.findChild<QTreeWidget*>("duplicatesList"); }
    QPushButton& button(DuplicatesDialog& dialog, const char* name)
    {
        return *dialog.findChild<QPushButton*>(name);
    }
};

void tst_DuplicatesPanel::cleanup()
{
    auto* dialog = m_app->window().findChild<DuplicatesDialog*>();
    if (!dialog) return;
    dialog->reject();
    QTRY_VERIFY(!m_app->window().findChild<DuplicatesDialog*>());
}

/// Until the search that runs has its answer.
void tst_DuplicatesPanel::wait(DuplicatesDialog& dialog)
{
    QVERIFY(QTest::qWaitFor([&] { return !button(dialog, "duplicatesStop").isEnabled(); }, 60000));
}

DuplicatesDialog& tst_DuplicatesPanel::shown()
{
    actionOf(*m_app, "query.duplicates").trigger();
    auto* dialog = m_app->window().findChild<DuplicatesDialog*>();
    if (!dialog) qFatal("there is no dialog");
    wait(*dialog);
    return *dialog;
}

void tst_DuplicatesPanel::groupsAreListed()
{
    DuplicatesDialog& dialog = shown();
    keepPicture(dialog, "duplicates-dialog");
    QVERIFY(list(dialog).topLevelItemCount() > 0);
    for (int i = 0; i < list(dialog).topLevelItemCount(); ++i) {
        QTreeWidgetItem& group = *list(dialog).topLevelItem(i);
        QVERIFY(group.childCount() > 1);
        QCOMPARE(group.child(0)->text(2), QString("to keep"));
        QVERIFY(group.child(1)->text(2) != "to keep");
    }
    dialog.findChild<QDoubleSpinBox*>("duplicatesSeconds")->setValue(60.0);
    wait(dialog);
    QCOMPARE(list(dialog).topLevelItemCount(), 0);
    QVERIFY(!button(dialog, "duplicatesMark").isEnabled());
    QVERIFY(dialog.findChild<QLabel*>("duplicatesNote")->text().startsWith("No two clips"));
}

void tst_DuplicatesPanel::aLineShowsItsClipAndFrame()
{
    DuplicatesDialog& dialog = shown();
    QTreeWidgetItem& member = *list(dialog).topLevelItem(0)->child(1);
    list(dialog).setCurrentItem(&member);
    QCOMPARE(QString::fromStdString(library().clip(workspace().currentClip()).displayName), member.text(0));
    QCOMPARE(QString::number(workspace().playhead()), member.text(1).section(QChar(0x2013), 0, 0));
}

void tst_DuplicatesPanel::mirroredOnesAreFoundToo()
{
    DuplicatesDialog& dialog = shown();
    const auto mirrored = [&] { return list(dialog).findItems("mirrored", Qt::MatchRecursive, 2).size(); };
    QCOMPARE(mirrored(), 0);
    dialog.findChild<QCheckBox*>("duplicatesMirrored")->click();
    wait(dialog);
    QVERIFY(mirrored() > 0);
}

void tst_DuplicatesPanel::aSearchIsStopped()
{
    actionOf(*m_app, "query.duplicates").trigger();
    DuplicatesDialog& dialog = *m_app->window().findChild<DuplicatesDialog*>();
    QVERIFY(button(dialog, "duplicatesStop").isEnabled() && button(dialog, "duplicatesStop").isVisible());
    button(dialog, "duplicatesStop").click();
    QVERIFY(!button(dialog, "duplicatesStop").isEnabled());
    QVERIFY(!button(dialog, "duplicatesStop").isVisible()); // nothing runs
    QVERIFY(dialog.findChild<QLabel*>("duplicatesNote")->text().startsWith("The search is stopped"));
    QTest::qWait(100);
    QCOMPARE(list(dialog).topLevelItemCount(), 0); // what had begun says nothing any more
}

void tst_DuplicatesPanel::allButOneAreMarkedInOneStep()
{
    DuplicatesDialog& dialog = shown();
    const int before = undo().index();
    dialog.findChild<QLineEdit*>("duplicatesTag")->setText("Copy");
    button(dialog, "duplicatesMark").click();
    QCOMPARE(undo().index(), before + 1);
    QVERIFY(library().rangeTotals(tag("Copy")).frames > 0);
    undo().undo();
    const auto copy = library().vocabulary().find("Copy");
    QVERIFY(!copy || library().rangeTotals(*copy).frames == 0);
}

void tst_DuplicatesPanel::aNameThatIsNoneIsRefused()
{
    DuplicatesDialog& dialog = shown();
    const int before = undo().index();
    dialog.findChild<QLineEdit*>("duplicatesTag")->setText("  ");
    button(dialog, "duplicatesMark").click();
    QCOMPARE(undo().index(), before);
}

void tst_DuplicatesPanel::whatIsLockedIsNotSaidToBeMarked()
{
    DuplicatesDialog& dialog = shown();
    const int before = undo().index();
    SetSwitches locked;
    locked.locked = {std::string()};
    m_app->document().setSetSwitches(locked);
    QSignalSpy said(m_app.get(), &Application::said);
    dialog.findChild<QLineEdit*>("duplicatesTag")->setText("Style.Tired");
    button(dialog, "duplicatesMark").click();
    QCOMPARE(undo().index(), before);
    for (const QList<QVariant>& each : said) QVERIFY(!each.front().toString().contains("Marked"));
    m_app->document().setSetSwitches({});
}

QTEST_MAIN(tst_DuplicatesPanel)
#include "tst_DuplicatesPanel.moc"
