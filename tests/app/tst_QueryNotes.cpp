// Names in queries that have two meanings are noted wherever a query is typed: here in checks, transitions,
// the blend space and the drive.

#include "app/presenters/checks/CheckEditor.h"
#include "app/presenters/checks/ChecksDialog.h"
#include "app/presenters/search/TransitionsDialog.h"
#include "tests/app/TimelineStage.h"
#include "widgets/blendspace/BlendSpacePanel.h"
#include "widgets/drive/DrivePanel.h"
#include "widgets/drive/DriveRefinements.h"
#include "widgets/query/QueryBar.h"
#include "widgets/query/QueryEdit.h"

#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTreeWidget>

using namespace tagline;
using namespace tagline::test;

namespace {

constexpr const char* twofold = "Punch.hand == \"left\"";
constexpr const char* note = "Punch.hand is a value of instances here; the tag of that name is not compared";

} // namespace

class tst_QueryNotes : public QObject, private TimelineStage
{
    Q_OBJECT

private slots:
    void initTestCase();
    void cleanupTestCase() { m_app.reset(); }
    void checksAreNoted();
    void transitionsAreNoted();
    void theBlendSpaceIsNoted();
    void theDriveIsNoted();
};

/// Punch.hand is a value of the instances of Punch, and a tag.
void tst_QueryNotes::initTestCase()
{
    open();
    LibraryDocument& document = m_app->document();
    const TagId punch = document.tagNamed("Punch"), hand = document.tagNamed("Punch.hand");
    const TagInstance left{{0, 50}, {{"hand", std::string("left")}}};
    document.changeSheets(
        {{m_clip, library().clip(m_clip).sheet.withInstances(punch, {left}).withRanges(hand, {{10, 12}})}},
        "Tag");
}

void tst_QueryNotes::checksAreNoted()
{
    m_app->document().set(&LibraryEdit::checks, {{"Lefts", twofold, CheckExpectation::Some, "Punch", {}}},
                          "Check");
    pressKey(view(), Qt::Key_C, Qt::ControlModifier | Qt::AltModifier);
    auto* dialog = m_app->window().findChild<ChecksDialog*>();
    QVERIFY(dialog);
    auto* list = dialog->findChild<QTreeWidget*>();
    QTRY_VERIFY(!list->findItems("Lefts", Qt::MatchExactly).isEmpty());
    QCOMPARE(list->findItems("Lefts", Qt::MatchExactly).front()->toolTip(0),
             QString("%1\n%2").arg(twofold, note));
    bool isSeen = false;
    withNext<CheckEditor>(*m_app, [&isSeen](CheckEditor& editor) {
        isSeen = true;
        const auto says = [&editor] {
            const auto labels = editor.findChildren<QLabel*>();
            return std::ranges::any_of(labels, [](QLabel* label) { return label->text() == note; });
        };
        const auto lines = editor.findChildren<QLineEdit*>();
        lines[0]->setText("Rights");
        lines[1]->setText("Punch");
        QVERIFY(!says());
        lines[1]->setText(twofold);
        QVERIFY(says());
        editor.reject();
    });
    for (auto* button : dialog->findChildren<QPushButton*>())
        if (button->text() == "&New Check…") QTest::mouseClick(button, Qt::LeftButton);
    QVERIFY(isSeen);
    dialog->reject();
}

void tst_QueryNotes::transitionsAreNoted()
{
    pressKey(view(), Qt::Key_J, Qt::ControlModifier | Qt::ShiftModifier);
    auto* dialog = m_app->window().findChild<TransitionsDialog*>();
    QVERIFY(dialog);
    auto* said = dialog->findChild<QLabel*>("transitionsNote");
    dialog->setTexts("Punch", "Locomotion");
    emit dialog->asked();
    QVERIFY(!said->text().contains(note));
    dialog->setTexts(twofold, twofold);
    emit dialog->asked();
    QTRY_COMPARE(said->text().count(note), 1);
    dialog->reject();
}

void tst_QueryNotes::theBlendSpaceIsNoted()
{
    BlendSpacePanel& panel = m_app->window().blendSpacePanel();
    QTest::keyClick(view(), Qt::Key_B, Qt::ControlModifier);
    QTRY_VERIFY(!panel.visibleRegion().isEmpty());
    panel.setTags("Punch");
    emit panel.tagsEdited("Punch");
    QTRY_VERIFY(!panel.state().points.empty());
    QVERIFY(!panel.state().note.contains(note));
    panel.setTags(twofold);
    emit panel.tagsEdited(twofold);
    QTRY_VERIFY(panel.state().note.contains(note));
}

void tst_QueryNotes::theDriveIsNoted()
{
    DrivePanel& panel = m_app->window().drivePanel();
    actionOf(*m_app, "drive.refine").trigger();
    auto* said = panel.findChild<QLabel*>("driveNotes");
    QVERIFY(!said->isVisibleTo(&panel));
    QueryEdit* doors = panel.refinements().fields().front();
    doors->setText(twofold);
    emit panel.refinements().changed();
    QCOMPARE(said->text(), QString(note));
    QVERIFY(said->isVisibleTo(&panel));
    panel.refinements().clear();
    emit panel.refinements().changed();
    QVERIFY(!said->isVisibleTo(&panel));
    m_app->window().queryBar().findChild<QueryEdit*>()->setText(twofold); // the filter
    m_app->query().setText(twofold);
    QTRY_COMPARE(said->text(), QString(note));
}

QTEST_MAIN(tst_QueryNotes)
#include "tst_QueryNotes.moc"
