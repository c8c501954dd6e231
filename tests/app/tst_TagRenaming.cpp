// Tags that get other names or become one, and the branches of their tree, by real keys and clicks.

#include "tests/app/VocabularyStage.h"

#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>

using namespace tagline;
using namespace tagline::test;

class tst_TagRenaming : public QObject, private VocabularyStage
{
    Q_OBJECT

private slots:
    void init() { open(); }
    void cleanup() { m_app.reset(); }
    void aTagIsRenamedInEveryClip();
    void aTagIsRenamedByItsKeyAndMenu();
    void theListRenamesByTheChosenKeyAlone();
    void aParentIsRenamedWithAllBelow();
    void aTagIsMergedIntoAnother();
    void mergingSaysThatValuesAreLost();
    void branchesCollapse();
};

void tst_TagRenaming::aTagIsRenamedInEveryClip()
{
    const TagId limping = tag("Style.Limping");
    const auto before = library().index().counts(limping);
    QVERIFY(before.ranges > 0);
    QString asked;
    withNext({[&](QWidget& dialog) {
                  type(visibleNamed<QLineEdit>(dialog, "Name"), "Style.Lame");
                  click(ok(dialog));
              },
              [&](QWidget& question) {
                  asked = static_cast<QMessageBox&>(question).text();
                  keepPicture(question, "rename-question");
                  click(*static_cast<QMessageBox&>(question).button(QMessageBox::Yes));
              }});
    chooseInMenu("Style.Limping", "Edit…");
    QTRY_VERIFY(vocabulary().findNamed("Style.Lame"));
    QVERIFY2(asked.contains("clip"), qPrintable(asked));
    QCOMPARE(library().index().counts(tag("Style.Lame")).ranges, before.ranges);
    QCOMPARE(library().index().counts(limping).ranges, 0);
    QCOMPARE(undo().count(), 1);
    undoOnce();
    QCOMPARE(library().index().counts(limping).ranges, before.ranges);
}

void tst_TagRenaming::aTagIsRenamedByItsKeyAndMenu()
{
    const TagId limping = tag("Style.Limping");
    const auto before = library().index().counts(limping);
    QString said, chosen, refused;
    const auto confirm = [](QWidget& question) {
        click(*static_cast<QMessageBox&>(question).button(QMessageBox::Yes));
    };
    withNext({[&](QWidget& dialog) {
                  auto* name = dialog.findChild<QLineEdit*>();
                  said = dialog.findChild<QLabel*>()->text();
                  chosen = name->selectedText();
                  type(*name, "Style.Lame walk"); // a blank needs no quotes
                  click(ok(dialog));
              },
              confirm});
    chooseInMenu("Style.Limping", "Rename…\tF2");
    QTRY_VERIFY(vocabulary().findNamed("Style.Lame walk"));
    QVERIFY2(said.contains("Style.Limping"), qPrintable(said));
    QCOMPARE(chosen, QString("Style.Limping")); // typing replaces it
    QCOMPARE(library().index().counts(tag("Style.Lame walk")).ranges, before.ranges);
    QCOMPARE(undo().count(), 1);
    QCOMPARE(undo().undoText(), QString("Rename Tag Style.Limping to Style.Lame walk"));
    undoOnce();
    QCOMPARE(library().index().counts(limping).ranges, before.ranges);

    // A name that another tag has is refused, and asked for again.
    m_app->workspace().setActiveTag(limping);
    withNext({[&](QWidget& dialog) {
                  type(*dialog.findChild<QLineEdit*>(), "Style.Tired");
                  click(ok(dialog));
              },
              [&](QWidget& notice) {
                  refused = static_cast<QMessageBox&>(notice).text();
                  QTest::keyClick(&notice, Qt::Key_Escape);
              },
              [&](QWidget& dialog) { QTest::keyClick(&dialog, Qt::Key_Escape); }});
    pressKey(view(), Qt::Key_F2);
    QTRY_VERIFY(!QApplication::activeModalWidget());
    QVERIFY2(refused.contains("already"), qPrintable(refused));
    QVERIFY(vocabulary().findNamed("Style.Limping") == limping);
}

void tst_TagRenaming::theListRenamesByTheChosenKeyAlone()
{
    actionOf(*m_app, "tag.rename").setShortcut(QKeySequence(Qt::CTRL | Qt::Key_F2));
    QTRY_VERIFY(rowOf("Style.Limping").isValid());
    tree().setFocus();
    tree().setCurrentIndex(rowOf("Style.Limping"));
    QString asked;
    withNext({[&](QWidget& dialog) {
        asked = dialog.findChild<QLabel*>()->text();
        QTest::keyClick(&dialog, Qt::Key_Escape);
    }});
    pressKey(&tree(), Qt::Key_F2);
    QVERIFY2(asked.isEmpty(), qPrintable(asked));
    pressKey(&tree(), Qt::Key_F2, Qt::ControlModifier);
    QTRY_VERIFY(!QApplication::activeModalWidget() && !asked.isEmpty());
    QVERIFY2(asked.contains("Style.Limping"), qPrintable(asked));
}

void tst_TagRenaming::aParentIsRenamedWithAllBelow()
{
    const auto before = library().index().counts(tag("Locomotion.Run"));
    QVERIFY(before.ranges > 0);
    QString asked;
    withNext({[&](QWidget& dialog) {
                  type(*dialog.findChild<QLineEdit*>(), "Gait");
                  keepPicture(dialog, "rename-parent");
                  click(ok(dialog));
              },
              [&](QWidget& question) {
                  asked = static_cast<QMessageBox&>(question).text();
                  click(*static_cast<QMessageBox&>(question).button(QMessageBox::Yes));
              }});
    chooseInMenu("Locomotion", "Rename with all below…");
    QTRY_VERIFY(vocabulary().findNamed("Gait.Run"));
    QVERIFY2(asked.contains("5 tag"), qPrintable(asked));
    QCOMPARE(library().index().counts(tag("Gait.Run")).ranges, before.ranges);
    QTRY_VERIFY(rowOf("Gait").isValid());
    QVERIFY(!rowOf("Locomotion").isValid());
    QCOMPARE(undo().count(), 1);
    undoOnce();
    QCOMPARE(library().index().counts(tag("Locomotion.Run")).ranges, before.ranges);
    QTRY_VERIFY(rowOf("Locomotion").isValid());
}

void tst_TagRenaming::aTagIsMergedIntoAnother()
{
    const TagId tired = tag("Style.Tired");
    const TagId limping = tag("Style.Limping");
    const auto before = library().index().counts(limping);
    QString said;
    withNext({[&](QWidget& dialog) {
        said = dialog.findChild<QLabel*>()->text();
        dialog.findChild<QComboBox*>()->setFocus();
        dialog.findChild<QComboBox*>()->setCurrentText("Style.Tired");
        keepPicture(dialog, "merge");
        click(ok(dialog));
    }});
    chooseInMenu("Style.Limping", "Merge into…");
    QTRY_COMPARE(library().index().counts(limping).ranges, 0);
    QVERIFY2(said.contains("range"), qPrintable(said));
    QCOMPARE(vocabulary().find("Style.Limping"), std::optional(tired));
    QCOMPARE(undo().count(), 1);
    undoOnce();
    QCOMPARE(library().index().counts(limping).ranges, before.ranges);
}

void tst_TagRenaming::mergingSaysThatValuesAreLost()
{
    TagDefinition definition = vocabulary()[tag("Style.Limping")];
    definition.isCounted = true;
    m_app->document().defineTag(definition, "Define");
    QString said;
    const auto ask = [&] {
        said.clear();
        withNext({[&](QWidget& dialog) {
            said = dialog.findChild<QLabel*>()->text();
            QTest::keyClick(&dialog, Qt::Key_Escape);
        }});
        chooseInMenu("Style.Limping", "Merge into…");
        QTRY_VERIFY(said.contains("Merge it into"));
    };
    ask();
    QVERIFY2(!said.contains("lose their values"), qPrintable(said));
    const TagInstance limp{{5, 9}, {{"leg", std::string("left")}}};
    m_app->document().changeSheets({{m_clip, TagSheet().withInstances(tag("Style.Limping"), {limp})}},
                                   "Give");
    ask();
    QVERIFY2(said.contains("lose their values"), qPrintable(said));
}

void tst_TagRenaming::branchesCollapse()
{
    QTRY_VERIFY(rowOf("Locomotion").isValid());
    QVERIFY(tree().isExpanded(rowOf("Locomotion")));
    tree().scrollTo(rowOf("Locomotion"));
    const QRect row = tree().visualRect(rowOf("Locomotion"));
    QTest::mouseClick(tree().viewport(), Qt::LeftButton, {}, {row.left() - 6, row.center().y()});
    QVERIFY(!tree().isExpanded(rowOf("Locomotion")));
    // It stays so when counts change.
    m_app->document().changeSheets({{m_clip, TagSheet().withRanges(tag("Step"), {{3, 4}})}}, "Add");
    QCoreApplication::processEvents();
    QTRY_VERIFY(!tree().isExpanded(rowOf("Locomotion")));
    doubleClick(tree().viewport(), tree().visualRect(rowOf("Locomotion")).center());
    QTRY_VERIFY(tree().isExpanded(rowOf("Locomotion")));
}

QTEST_MAIN(tst_TagRenaming)
#include "tst_TagRenaming.moc"
