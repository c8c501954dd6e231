// Programs of a person's own, in the real window: added, run, and their suggestions decided with the keys of
// rules.

#include "app/presenters/suggesters/SuggestersDialog.h"
#include "tests/app/TimelineStage.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTreeWidget>

#include <algorithm>

using namespace tagline;
using namespace tagline::test;

namespace {

/// Suggests Guess on two ranges of the first clip that it is asked about.
const char* const guesser = R"py(import json, sys
clip = json.load(sys.stdin)["clips"][0]["name"]
ranges = [(10, 20, 0.9), (40, 50, 0.5)]
print(json.dumps({"suggestions": [
    {"clip": clip, "tag": "Guess", "start": a, "stop": b, "score": s} for a, b, s in ranges]}))
)py";

} // namespace

class tst_SuggestersDialog : public QObject, private TimelineStage
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup();
    void cleanupTestCase() { m_app.reset(); }
    void aProgramSuggestsAndItsRangesAreDecided();
    void theWindowsKeysDecideInTheDialog();
    void anAnswerWithoutRangesHintsAtPlaces();
    void whatIsWrongIsSaid();
    void keysOnTheTimelineDecide(); // last: what is rejected stays so

private:
    SuggestersDialog* dialog() { return m_app->window().findChild<SuggestersDialog*>(); }
    QTreeWidget& list() { return *dialog()->findChild<QTreeWidget*>("suggested"); }
    QPushButton& button(const char* name) { return *dialog()->findChild<QPushButton*>(name); }
    void type(const char* field, const QString& text)
    {
        auto& edit = *dialog()->findChild<QLineEdit*>(field);
        edit.setText(text);
        emit edit.editingFinished();
    }
    bool suggests(int ranges)
    {
        return QTest::qWaitFor([this, ranges] { return list().topLevelItemCount() == ranges; }, 30000);
    }
    bool says(const QString& part)
    {
        const auto labels = dialog()->findChildren<QLabel*>();
        return std::any_of(labels.begin(), labels.end(),
                           [&](const QLabel* label) { return label->text().contains(part); });
    }
    bool isDashed(const char* name)
    {
        const auto& lanes = timeline().content().lanes;
        return std::any_of(lanes.begin(), lanes.end(), [name](const TimelineLane& lane) {
            return lane.drawing && (lane.name == name || lane.wholeName == name);
        });
    }
    QString script() const { return m_folder.filePath("guess.py"); }
};

void tst_SuggestersDialog::initTestCase()
{
    open();
    QFile file(script());
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(guesser);
}

/// Each test has the suggester, which suggests two ranges.
void tst_SuggestersDialog::init()
{
    while (undo().canUndo()) undo().undo();
    workspace().setCurrentClip(m_clip);
    workspace().setPlayhead(0);
    actionOf(*m_app, "tag.suggesters").trigger();
    QVERIFY(dialog());
    if (dialog()->chosenName().isEmpty()) {
        QVERIFY(!button("runSuggester").isEnabled());
        QTest::mouseClick(&button("addSuggester"), Qt::LeftButton);
        type("suggesterName", "guesser");
    }
    type("suggesterCommand", "python3 \"" + script() + '"');
    type("suggesterTags", "Guess");
    QCOMPARE(dialog()->chosenName(), QString("guesser"));
    QTest::mouseClick(&button("runSuggester"), Qt::LeftButton);
    QVERIFY(suggests(2));
}

void tst_SuggestersDialog::cleanup()
{
    if (!dialog()) return;
    dialog()->reject();
    QTRY_VERIFY(!dialog());
}

void tst_SuggestersDialog::aProgramSuggestsAndItsRangesAreDecided()
{
    QVERIFY(!library().vocabulary().find("Guess")); // looking adds no tag; the first test
    QTRY_VERIFY(isDashed("Guess"));
    QVERIFY(says("guesser suggests 2 ranges"));
    QCOMPARE(list().topLevelItem(0)->text(3), QString("40–50")); // the most doubtful first
    QVERIFY(!button("acceptSuggested").isEnabled());
    list().setCurrentItem(list().topLevelItem(0));
    QTRY_COMPARE(workspace().playhead(), 40);
    QTest::mouseClick(&button("acceptSuggested"), Qt::LeftButton);
    QCOMPARE(ranges("Guess"), (Ranges{{40, 50}}));
    QVERIFY(suggests(1));
    QTRY_COMPARE(workspace().playhead(), 10); // it goes on
    keepPicture(m_app->window(), "suggesters");
    keepPicture(*dialog(), "suggesters_dialog");
    QTest::mouseClick(&button("acceptAllSuggested"), Qt::LeftButton);
    QVERIFY(suggests(0));
    QCOMPARE(ranges("Guess"), (Ranges{{10, 20}, {40, 50}}));
    QVERIFY(says("100 % of 2"));
    QTRY_VERIFY(!isDashed("Guess"));
    undo().undo();
    QVERIFY(suggests(1));
    const QSignalSpy said(m_app.get(), &Application::said);
    dialog()->reject();
    QVERIFY(!said.isEmpty());
    QCOMPARE(said.back()[0].toString(),
             QString("Left undecided: 1 range of guesser. Run suggests them again."));
    QTRY_VERIFY(!dialog());
    QTRY_VERIFY(!isDashed("Guess")); // it is there while the dialog is open
}

void tst_SuggestersDialog::keysOnTheTimelineDecide()
{
    workspace().setSelection({});
    const QSignalSpy said(m_app.get(), &Application::said);
    QTest::keyClick(&timeline(), Qt::Key_Tab); // it has the keyboard, its view would hand it on
    QTRY_COMPARE(workspace().playhead(), 40);
    key(Qt::Key_Backspace);
    QVERIFY(suggests(1));
    QVERIFY(!said.isEmpty());
    const QString last = said.back()[0].toString();
    QVERIFY2(last.startsWith("Rejected Guess at frames 40–50 of "), qPrintable(last));
    QTRY_COMPARE(workspace().playhead(), 10);
    key(Qt::Key_Return);
    QVERIFY(suggests(0));
    QCOMPARE(ranges("Guess"), (Ranges{{10, 20}}));
    undo().undo();
    QVERIFY(suggests(1));
    actionOf(*m_app, "tag.acceptAll").trigger();
    QCOMPARE(ranges("Guess"), (Ranges{{10, 20}}));
}

void tst_SuggestersDialog::theWindowsKeysDecideInTheDialog()
{
    pressKey(&list(), Qt::Key_Right, Qt::AltModifier);
    QTRY_COMPARE(workspace().playhead(), 40);
    pressKey(&list(), Qt::Key_Right, Qt::AltModifier);
    QTRY_COMPARE(workspace().playhead(), 10);
    pressKey(&list(), Qt::Key_Return, Qt::AltModifier);
    QCOMPARE(ranges("Guess"), (Ranges{{10, 20}}));
    QVERIFY(suggests(1));
}

void tst_SuggestersDialog::anAnswerWithoutRangesHintsAtPlaces()
{
    QFile file(m_folder.filePath("nothing.py"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("import sys\nsys.stdin.read()\nprint('{\"suggestions\": []}')\n");
    file.close();
    const QString hint = "Tell it where the joints are";
    QVERIFY(!says(hint)); // it suggested two
    type("suggesterCommand", "python3 \"" + file.fileName() + '"');
    QTest::mouseClick(&button("runSuggester"), Qt::LeftButton);
    QVERIFY(suggests(0));
    QTRY_VERIFY(says("guesser suggests 0 ranges"));
    QVERIFY(says(hint));
    auto* places = dialog()->findChild<QCheckBox*>("suggesterPlaces");
    places->click();
    QVERIFY(!says(hint));
    places->click(); // the other tests go without
}

void tst_SuggestersDialog::whatIsWrongIsSaid()
{
    type("suggesterCommand", "no-such-program-of-tagline");
    QTest::mouseClick(&button("runSuggester"), Qt::LeftButton);
    QTRY_VERIFY(says("could not be started"));
    QVERIFY(suggests(0));
    type("suggesterTags", "a..b");
    QTRY_VERIFY(says("a..b"));
    type("suggesterTags", "Guess");
    type("suggesterName", "");
    QTRY_VERIFY(says("needs a name"));
    type("suggesterName", "guesser");
    type("suggesterCommand", "");
    QTest::mouseClick(&button("runSuggester"), Qt::LeftButton);
    QTRY_VERIFY(says("Type the command first"));
}

QTEST_MAIN(tst_SuggestersDialog)
#include "tst_SuggestersDialog.moc"
