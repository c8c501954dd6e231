#include "widgets/query/QueryBar.h"

#include "tests/support/ActiveWindow.h"
#include "tests/support/NamedWidget.h"
#include "widgets/theme/Appearance.h"
#include "widgets/theme/Theme.h"
#include "widgets/theme/colour/TagShades.h"
#include "widgets/theme/controls/ElidedLabel.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QDragEnterEvent>
#include <QLabel>
#include <QMenu>
#include <QMimeData>
#include <QSignalSpy>
#include <QTest>
#include <QTextBlock>
#include <QTextLayout>
#include <QToolButton>
#include <QUrl>

using namespace tagline;

namespace {

/// The colour in which the character at an index is painted.
QTextCharFormat formatAt(const QueryEdit& edit, int index)
{
    for (const QTextLayout::FormatRange& range : edit.document()->firstBlock().layout()->formats())
        if (index >= range.start && index < range.start + range.length) return range.format;
    return {};
}

QColor colourAt(const QueryEdit& edit, int index) { return formatAt(edit, index).foreground().color(); }

bool isMarked(const QueryEdit& edit, int index)
{
    return formatAt(edit, index).underlineStyle() == QTextCharFormat::WaveUnderline;
}

} // namespace

class tst_QueryBar : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { applyTheme(*qApp); }
    void init();
    void cleanup() { m_bar.reset(); }
    void tagsAreColouredAsOneTypes();
    void typingEmitsEachTextOnce();
    void settersEmitNothing();
    void theErrorIsMarkedWithItsToken();
    void anErrorHasItsIconAndTheFreeRoom();
    void columnsCountCodePoints();
    void anErrorPastTheEndMarksTheLastCharacter();
    void aSuggestionReplacesTheMarkedWord();
    void tabTakesTheSuggestion();
    void aFunctionComesWithItsBrackets();
    void theEchoIsSeenWhileOneTypes();
    void theEchoIsWholeAtAnySizeOfTexts();
    void theEchoNeverCutsWhatIsTyped();
    void synonymsAreOfferedAndNamespacesAreNone();
    void aFinishedWordOffersNothing();
    void theAnswerIsKeptWhileTheTextIsWrong();
    void completionsFollowTheTypedPart();
    void propertiesAndFunctionsAreOffered();
    void tabTakesACompletionAndEnterDoesNotUnasked();
    void anArrowChoosesACompletionForEnter();
    void escapeHidesCompletionsThenClears();
    void tooltipsNameTheKeysOfTheTable();
    void upAndDownWalkTheHistory();
    void recentQueriesAreListedTheLatestFirst();
    void pastedLinesBecomeOne();
    void savedQueriesAreOffered();
    void theAnswersActionsStandBesideIt();
    void hitsAreReachedBesideTheAnswer();
    void theStarSavesTheText();
    void theStarIsFilledWhereTheQueryIsSaved();
    void aDroppedFileIsNoText();
    void undoTakesBackWhatWasTyped();

private:
    QueryEdit& edit() { return *m_bar->findChild<QueryEdit*>(); }
    QToolButton& button(const QString& accessibleName);
    QString labelText(const QColor& colour);

    std::unique_ptr<QueryBar> m_bar;
};

void tst_QueryBar::init()
{
    m_bar = std::make_unique<QueryBar>();
    m_bar->setVocabularyItems({{"Locomotion.Run", QColor("#f26d85"), 9034},
                               {"Locomotion.Walk", QColor("#9ccc65"), 5252},
                               {"Style.Tired", QColor("#b39df3"), 9431},
                               {"Bad", QColor("#d94a4a"), 7362}});
    m_bar->resize(1100, m_bar->sizeHint().height());
    m_bar->show();
    QVERIFY(test::becomesActive(*m_bar));
    m_bar->focusEdit();
    QVERIFY(edit().hasFocus());
}

QToolButton& tst_QueryBar::button(const QString& accessibleName)
{
    return test::named<QToolButton>(*m_bar, accessibleName);
}

QString tst_QueryBar::labelText(const QColor& colour)
{
    QString texts;
    for (const auto* label : m_bar->findChildren<ElidedLabel*>())
        if (label->isVisible() && label->colour() == colour) texts += label->text();
    return texts;
}

void tst_QueryBar::tagsAreColouredAsOneTypes()
{
    QTest::keyClicks(&edit(), "Run & -clips(Bad)");
    QCOMPARE(colourAt(edit(), 0), tagShades(QColor("#f26d85")).ink);
    QCOMPARE(colourAt(edit(), 4), theme().muted);
    QCOMPARE(colourAt(edit(), 8), theme().accent);
    QCOMPARE(colourAt(edit(), 13), tagShades(QColor("#d94a4a")).ink);
}

void tst_QueryBar::typingEmitsEachTextOnce()
{
    QSignalSpy edited(m_bar.get(), &QueryBar::textEdited);
    QTest::keyClicks(&edit(), "Run");
    QCOMPARE(edited.size(), 3);
    QCOMPARE(edited.last()[0].toString(), QString("Run"));
    m_bar->setError("no such thing", 1); // colours only
    QCOMPARE(edited.size(), 3);
}

void tst_QueryBar::settersEmitNothing()
{
    QSignalSpy edited(m_bar.get(), &QueryBar::textEdited);
    m_bar->setText("Run & Walk");
    m_bar->setHistory({"a", "b"});
    m_bar->setAnswer({1, 2, 3, 0.4});
    m_bar->clearAnswer();
    QCOMPARE(edited.size(), 0);
    QCOMPARE(m_bar->text(), QString("Run & Walk"));
    QVERIFY(edit().completionTexts().isEmpty());
}

void tst_QueryBar::theErrorIsMarkedWithItsToken()
{
    m_bar->setText("Run & Wlak | Bad");
    m_bar->setError("no tag \"Wlak\"", 7);
    for (int at = 0; at < 16; ++at) QCOMPARE(isMarked(edit(), at), at >= 6 && at < 10);
    QCOMPARE(labelText(theme().error), QString("no tag \"Wlak\""));
    m_bar->setAnswer({});
    QVERIFY(!isMarked(edit(), 7));
    QCOMPARE(labelText(theme().error), QString());
}

void tst_QueryBar::anErrorHasItsIconAndTheFreeRoom()
{
    const auto* icon = m_bar->findChild<QLabel*>("queryErrorIcon");
    QVERIFY(!icon->isVisible());
    const QString message = "no tag is called \"Wlak\" and none begins with it: type one of the vocabulary, "
                            "such as Locomotion.Walk";
    m_bar->setText("Run & Wlak");
    m_bar->setError(message, 7);
    QVERIFY(icon->isVisible() && !icon->pixmap().isNull());
    const ElidedLabel* words = nullptr;
    for (const auto* label : m_bar->findChildren<ElidedLabel*>())
        if (label->text() == message) words = label;
    QVERIFY(words);
    QVERIFY(words->sizeHint().width() > m_bar->width() * 2 / 5); // else this says nothing
    QTRY_VERIFY(!words->isElided());
    QVERIFY(icon->geometry().right() < words->x() && edit().width() >= edit().textWidth());
    m_bar->setText(QString("Run & Bad | Tired & ~").repeated(4)); // leaves less room
    m_bar->setError(message, 7);
    QTRY_VERIFY(words->isElided());
    m_bar->setAnswer({});
    QVERIFY(!icon->isVisible());
    m_bar->setError(message, 7);
    QVERIFY(icon->isVisible());
    m_bar->clearAnswer();
    QVERIFY(!icon->isVisible());
}

void tst_QueryBar::columnsCountCodePoints()
{
    m_bar->setText(QString::fromUtf8("\"🏃\" & Wlak"));
    m_bar->setError("no such tag", 7); // the runner is one code point, but two of Qt's characters
    QVERIFY(!isMarked(edit(), 5));
    for (int at = 7; at < 11; ++at) QVERIFY(isMarked(edit(), at));
}

void tst_QueryBar::anErrorPastTheEndMarksTheLastCharacter()
{
    m_bar->setText("Run &");
    m_bar->setError("a tag is missing", 6);
    QVERIFY(isMarked(edit(), 4));
    QVERIFY(!isMarked(edit(), 2));
    m_bar->setText("");
    m_bar->setError("empty", 1);
}

void tst_QueryBar::aSuggestionReplacesTheMarkedWord()
{
    m_bar->setText("Run & Wlak | Bad");
    m_bar->setError("no tag \"Wlak\"", 7, "Walk");
    QSignalSpy edited(m_bar.get(), &QueryBar::textEdited);
    auto* fix = m_bar->findChild<QToolButton*>("querySuggestion");
    QVERIFY(fix->isVisible() && fix->text().contains("Walk"));
    QTest::mouseClick(fix, Qt::LeftButton);
    QCOMPARE(m_bar->text(), QString("Run & Walk | Bad"));
    QCOMPARE(edited.size(), 1);
}

void tst_QueryBar::tabTakesTheSuggestion()
{
    QTest::keyClicks(&edit(), "Wlak & Run");
    QVERIFY(edit().completionTexts().isEmpty());
    m_bar->setError("no tag \"Wlak\"", 1, "Walk");
    QTest::keyClick(&edit(), Qt::Key_Tab);
    QCOMPARE(m_bar->text(), QString("Walk & Run"));
    QVERIFY(edit().hasFocus());
    m_bar->setAnswer({}); // nothing is suggested any more
    QTest::keyClick(&edit(), Qt::Key_Tab);
    QVERIFY(!edit().hasFocus());
}

void tst_QueryBar::aFunctionComesWithItsBrackets()
{
    QTest::keyClicks(&edit(), "overl");
    QTest::keyClick(&edit(), Qt::Key_Tab);
    QCOMPARE(m_bar->text(), QString("overlapping()"));
    QCOMPARE(edit().textCursor().position(), 12);
    QTest::keyClicks(&edit(), "Run, Bad) & (Run)"); // the bracket that is there is typed over
    QCOMPARE(m_bar->text(), QString("overlapping(Run, Bad) & (Run)"));
    m_bar->setText("clip & Run");
    edit().moveCursor(QTextCursor::Start);
    for (int step = 0; step < 4; ++step) edit().moveCursor(QTextCursor::Right);
    QTest::keyClick(&edit(), Qt::Key_Backspace);
    QTest::keyClick(&edit(), Qt::Key_Down);
    QTest::keyClick(&edit(), Qt::Key_Return);
    QVERIFY2(m_bar->text().endsWith("() & Run"), qPrintable(m_bar->text()));
    m_bar->setText("hea(Run, 5)");
    edit().moveCursor(QTextCursor::Start);
    for (int step = 0; step < 3; ++step) edit().moveCursor(QTextCursor::Right);
    QTest::keyClicks(&edit(), "d");
    QTest::keyClick(&edit(), Qt::Key_Tab);
    QCOMPARE(m_bar->text(), QString("head(Run, 5)")); // not a second pair
    QCOMPARE(edit().textCursor().position(), 5);
}

void tst_QueryBar::theEchoIsSeenWhileOneTypes()
{
    auto* echo = m_bar->findChild<ElidedLabel*>("queryEcho");
    QTest::keyClicks(&edit(), "Run & Bad | Tired");
    QVERIFY(!echo->isVisible()); // not known yet
    m_bar->setEcho("((Locomotion.Run & Bad) | Style.Tired)");
    m_bar->setAnswer({3, 2, 100, 0.2});
    QVERIFY(echo->isVisible());
    QCOMPARE(echo->text(), QString("= ((Locomotion.Run & Bad) | Style.Tired)"));
    QVERIFY(!echo->isElided());
    const QFont usual = m_bar->font();
    QFont larger = usual; // as a larger window has it
    larger.setPixelSize(echo->fontInfo().pixelSize() + 3);
    m_bar->setFont(larger);
    QTRY_VERIFY(!echo->isElided());
    m_bar->setFont(usual);
    QTRY_VERIFY(echo->x() + echo->width() <= m_bar->width());
    QVERIFY(echo->x() >= edit().x() + edit().textWidth()); // never over what is typed
    QTest::keyClicks(&edit(), " ");
    QVERIFY(!echo->isVisible());
    m_bar->setText(QString("Run & Bad | Tired & ~").repeated(12)); // fills the bar
    m_bar->setEcho("((Locomotion.Run & Bad) | Style.Tired)");
    QVERIFY(!echo->isVisible()); // what is typed goes before
    QVERIFY(edit().toolTip().contains("= ((Locomotion.Run & Bad) | Style.Tired)"));
    m_bar->setText("Bad");
    m_bar->setEcho("Bad"); // as it is typed
    QVERIFY(!echo->isVisible());
    m_bar->setEcho("(Bad)");
    QVERIFY(echo->isVisible());
    edit().clearFocus();
    QVERIFY(!echo->isVisible());
}

void tst_QueryBar::theEchoIsWholeAtAnySizeOfTexts()
{
    auto* echo = m_bar->findChild<ElidedLabel*>("queryEcho");
    applyTheme(*qApp);
    QTest::keyClicks(&edit(), "Run & Bad | Tired");
    m_bar->setEcho("((Locomotion.Run & Bad) | Style.Tired)");
    m_bar->setAnswer({3, 2, 100, 0.2});
    for (const TextRows rows : {TextRows::Large, TextRows::ByWindow, TextRows::Large, TextRows::ByWindow}) {
        setTextRows(*qApp, rows);
        QVERIFY(echo->isVisible());
        QVERIFY(!echo->isElided());
        QCOMPARE(echo->width(), echo->sizeHint().width());
    }
}

void tst_QueryBar::theEchoNeverCutsWhatIsTyped()
{
    auto* echo = m_bar->findChild<ElidedLabel*>("queryEcho");
    m_bar->resize(1008, m_bar->height()); // in a window of 1024
    QString typed = "Run";
    bool wasElided = false;
    while (edit().textWidth() < m_bar->width() / 2) {
        m_bar->setText(typed += " | Bad");
        m_bar->setAnswer({3, 2, 100, 0.2});
        m_bar->setEcho("(Locomotion.Run | (Style.Tired & Bad) | (Style.Tired & Bad))");
        QTRY_VERIFY2(edit().width() >= edit().textWidth(), qPrintable(typed));
        wasElided |= echo->isVisible() && echo->isElided();
        if (!echo->isVisible()) QVERIFY(edit().toolTip().contains("= (Locomotion.Run"));
    }
    QVERIFY(wasElided && !echo->isVisible());
    if (const QString folder = qEnvironmentVariable("TAGLINE_PICTURES"); !folder.isEmpty())
        m_bar->grab().save(folder + "/query-long.png");
    m_bar->setText("Bad");
    m_bar->setEcho("Bad");
    QVERIFY(!edit().toolTip().contains("= "));
}

void tst_QueryBar::synonymsAreOfferedAndNamespacesAreNone()
{
    m_bar->setVocabularyItems({{"Game.Run", QColor("#f26d85"), 10, {"Jog"}}, {"Walk", QColor("#9ccc65"), 5}},
                              {"Game"});
    QTest::keyClicks(&edit(), "Jo");
    QCOMPARE(edit().completionTexts(), QStringList("Game.Run"));
    QTest::keyClick(&edit(), Qt::Key_Tab);
    QCOMPARE(m_bar->text(), QString("Game.Run"));
    QTest::keyClicks(&edit(), " & Ga");
    QCOMPARE(edit().completionTexts(), QStringList("Game.Run")); // Game itself is no tag
}

void tst_QueryBar::aFinishedWordOffersNothing()
{
    QTest::keyClicks(&edit(), "Ru");
    QCOMPARE(edit().completionTexts(), QStringList("Locomotion.Run")); // nothing with "ru" in its middle
    QTest::keyClicks(&edit(), "n");
    QVERIFY(edit().completionTexts().isEmpty());
    QTest::keyClick(&edit(), Qt::Key_Space, Qt::ControlModifier); // asked for
    QVERIFY(!edit().completionTexts().isEmpty());
}

void tst_QueryBar::theAnswerIsKeptWhileTheTextIsWrong()
{
    m_bar->setText("Run");
    m_bar->setAnswer({312, 41, 18204, 0.21});
    QCOMPARE(labelText(theme().queryText), QString("312 range(s) · 41 clip(s) · 18,204 frame(s) · 0.21 ms"));
    m_bar->setError("wrong", 1);
    QCOMPARE(labelText(theme().queryText), QString());
    QCOMPARE(labelText(theme().hint), QString("312 range(s) · 41 clip(s) · 18,204 frame(s) · 0.21 ms"));
    m_bar->clearAnswer();
    QCOMPARE(labelText(theme().hint) + labelText(theme().error), QString());
}

void tst_QueryBar::completionsFollowTheTypedPart()
{
    QTest::keyClicks(&edit(), "Loc");
    QVERIFY(edit().completionTexts().contains("Locomotion.Run"));
    QVERIFY(edit().completionTexts().contains("Locomotion.Walk"));
    QVERIFY(!edit().completionTexts().contains("Style.Tired"));
    QTest::keyClicks(&edit(), "xyz");
    QVERIFY(edit().completionTexts().isEmpty());
}

void tst_QueryBar::propertiesAndFunctionsAreOffered()
{
    m_bar->setProperties({{"terrain", {PropertyType::String}}});
    QTest::keyClicks(&edit(), "ter");
    QCOMPARE(edit().completionTexts().value(0), QString("terrain"));
    QTest::keyClicks(&edit(), "rain == \"gravel\" & overl");
    QVERIFY(edit().completionTexts().value(0).startsWith("overlapping"));
}

void tst_QueryBar::tabTakesACompletionAndEnterDoesNotUnasked()
{
    QTest::keyClicks(&edit(), "Bad & Tir");
    QCOMPARE(edit().completionTexts().value(0), QString("Style.Tired"));
    QTest::keyClick(&edit(), Qt::Key_Tab);
    QCOMPARE(m_bar->text(), QString("Bad & Style.Tired"));
    QVERIFY(edit().hasFocus());
    QVERIFY(edit().completionTexts().isEmpty());

    QSignalSpy accepted(m_bar.get(), &QueryBar::accepted);
    QTest::keyClicks(&edit(), " | Wal");
    QVERIFY(!edit().completionTexts().isEmpty());
    QTest::keyClick(&edit(), Qt::Key_Return);
    QCOMPARE(accepted.size(), 1);
    QCOMPARE(m_bar->text(), QString("Bad & Style.Tired | Wal"));
    QCOMPARE(m_bar->history().last(), m_bar->text());
}

void tst_QueryBar::anArrowChoosesACompletionForEnter()
{
    QTest::keyClicks(&edit(), "Loc");
    const QStringList offered = edit().completionTexts();
    QVERIFY(offered.size() >= 2);
    QTest::keyClick(&edit(), Qt::Key_Down);
    QTest::keyClick(&edit(), Qt::Key_Down);
    QTest::keyClick(&edit(), Qt::Key_Return);
    QCOMPARE(m_bar->text(), offered[1]);
}

void tst_QueryBar::escapeHidesCompletionsThenClears()
{
    QSignalSpy edited(m_bar.get(), &QueryBar::textEdited);
    QTest::keyClicks(&edit(), "Ti");
    QTest::keyClick(&edit(), Qt::Key_Escape);
    QCOMPARE(m_bar->text(), QString("Ti"));
    QVERIFY(edit().completionTexts().isEmpty());
    QTest::keyClick(&edit(), Qt::Key_Escape);
    QCOMPARE(m_bar->text(), QString());
    QCOMPARE(edited.last()[0].toString(), QString());
    QSignalSpy left(m_bar.get(), &QueryBar::left);
    QTest::keyClick(&edit(), Qt::Key_Escape); // nothing to clear any more
    QCOMPARE(left.size(), 1);
}

void tst_QueryBar::tooltipsNameTheKeysOfTheTable()
{
    m_bar->setSaveKey("Ctrl+Alt+Q");
    QVERIFY(m_bar->findChild<QToolButton*>("saveQuery")->toolTip().endsWith("(Ctrl+Alt+Q)"));
    m_bar->setFocusKey("Ctrl+Alt+W");
    QVERIFY(edit().toolTip().endsWith("(Ctrl+Alt+W)"));
}

void tst_QueryBar::upAndDownWalkTheHistory()
{
    m_bar->setHistory({"Walk", "Run"});
    QSignalSpy edited(m_bar.get(), &QueryBar::textEdited);
    QTest::keyClick(&edit(), Qt::Key_Up);
    QTest::keyClick(&edit(), Qt::Key_Up);
    QCOMPARE(m_bar->text(), QString("Walk"));
    QCOMPARE(edited.last()[0].toString(), QString("Walk"));
    QTest::keyClick(&edit(), Qt::Key_Down);
    QTest::keyClick(&edit(), Qt::Key_Down);
    QCOMPARE(m_bar->text(), QString());
}

void tst_QueryBar::recentQueriesAreListedTheLatestFirst()
{
    QToolButton& recent = button("Recent queries");
    QMenu& menu = *recent.menu();
    const auto texts = [&menu] {
        QStringList found;
        emit menu.aboutToShow();
        for (const QAction* action : menu.actions())
            if (!action->isSeparator()) found << action->text();
        return found;
    };
    QCOMPARE(texts().size(), 1); // a hint
    QVERIFY(!menu.actions().front()->isEnabled());
    m_bar->setHistory({"Walk", "Run && Bad", "Run & Bad"});
    m_bar->setText("Walk");
    QCOMPARE(texts().mid(0, 3), (QStringList{"Run && Bad", "Run &&&& Bad", "Walk"})); // as menus write &
    QVERIFY(menu.actions()[2]->isChecked() && !menu.actions()[0]->isChecked());
    QSignalSpy chosen(m_bar.get(), &QueryBar::queryChosen);
    menu.actions()[1]->trigger();
    QCOMPARE(chosen[0][0].toString(), QString("Run && Bad"));
    QCOMPARE(m_bar->history().last(), QString("Run && Bad"));
    texts();
    menu.actions().last()->trigger();
    QVERIFY(m_bar->history().isEmpty());
    m_bar->setRecentKey("Ctrl+Alt+R");
    QVERIFY(recent.toolTip().contains("Ctrl+Alt+R"));
}

void tst_QueryBar::pastedLinesBecomeOne()
{
    QApplication::clipboard()->setText("Run\n& Walk");
    edit().paste();
    QCOMPARE(m_bar->text(), QString("Run & Walk"));
    QCOMPARE(edit().document()->blockCount(), 1);
}

void tst_QueryBar::savedQueriesAreOffered()
{
    m_bar->setSavedQueries({{"good runs", "Run & ~Bad"}});
    m_bar->setLiveTags({{"Slow", "speed() < 1"}});
    QAction manage("Saved Queries…");
    m_bar->setManageAction(&manage);
    QMenu* menu = button("Saved queries").menu();
    emit menu->aboutToShow();
    QSignalSpy chosen(m_bar.get(), &QueryBar::queryChosen);
    QStringList texts;
    for (const QAction* action : menu->actions())
        if (!action->isSeparator()) texts << action->text();
    QCOMPARE(texts, (QStringList{"good runs\tRun && ~Bad", "Slow\tspeed() < 1", "Saved Queries…"}));
    menu->actions().first()->trigger();
    QCOMPARE(chosen[0][0].toString(), QString("Run & ~Bad"));
}

void tst_QueryBar::theAnswersActionsStandBesideIt()
{
    QAction tag("Tag");
    m_bar->setAnswerActions({&tag});
    auto* use = m_bar->findChild<QToolButton*>("useAnswer");
    QVERIFY(!use->isVisible());
    m_bar->setText("Run");
    m_bar->setAnswer({3, 2, 100, 0.2});
    QVERIFY(use->isVisible() && use->menu()->actions().contains(&tag));
    m_bar->setAnswer({0, 0, 0, 0.2}); // nothing to tag
    QVERIFY(!use->isVisible());
    m_bar->setAnswer({3, 2, 100, 0.2});
    m_bar->setError("wrong", 1);
    QVERIFY(!use->isVisible());
}

void tst_QueryBar::hitsAreReachedBesideTheAnswer()
{
    QAction previous("Previous Hit"), next("Next Hit");
    next.setToolTip("Go to the next hit (Ctrl+])");
    m_bar->setHitActions(&previous, &next);
    auto* button = m_bar->findChild<QToolButton*>("nextHit");
    QVERIFY(!button->isVisible());
    m_bar->setText("Run");
    m_bar->setAnswer({3, 2, 100, 0.2});
    QVERIFY(button->isVisible());
    QCOMPARE(button->toolTip(), next.toolTip());
    QSignalSpy triggered(&next, &QAction::triggered);
    QTest::mouseClick(button, Qt::LeftButton);
    QCOMPARE(triggered.size(), 1);
    m_bar->setAnswer({0, 0, 0, 0.2}); // nowhere to go
    QVERIFY(!button->isVisible());
}

void tst_QueryBar::theStarSavesTheText()
{
    QVERIFY(!button("Save this query").isEnabled());
    QTest::keyClicks(&edit(), "Run");
    QSignalSpy saved(m_bar.get(), &QueryBar::saveRequested);
    QTest::mouseClick(&button("Save this query"), Qt::LeftButton);
    QCOMPARE(saved.size(), 1);
    QCOMPARE(saved[0][0].toString(), QString("Run"));
}

void tst_QueryBar::theStarIsFilledWhereTheQueryIsSaved()
{
    const auto star = [this] { return button("Save this query").icon().pixmap(15, 15).toImage(); };
    m_bar->setText("Run & Bad");
    const QImage empty = star();
    m_bar->setEcho("(Locomotion.Run & Bad)");
    QCOMPARE(star(), empty);
    m_bar->setSavedQueries({{"broken runs", "(Locomotion.Run & Bad)"}});
    const QImage filled = star();
    QVERIFY(filled != empty);
    m_bar->focusEdit();
    QTest::keyClicks(&edit(), "Run"); // the echo was that of the other text
    QCOMPARE(star(), empty);
    m_bar->setText("(Locomotion.Run & Bad)"); // as it is saved
    QCOMPARE(star(), filled);
    m_bar->setText({});
    QVERIFY(star() != filled);
}

void tst_QueryBar::aDroppedFileIsNoText()
{
    QMimeData files;
    files.setUrls({QUrl::fromLocalFile("/clips/walk.bvh")});
    files.setText("file:///clips/walk.bvh"); // what file managers add
    QDragEnterEvent enter({5, 5}, Qt::CopyAction, &files, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(edit().viewport(), &enter);
    QVERIFY(!enter.isAccepted());
    QDropEvent drop({5, 5}, Qt::CopyAction, &files, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(edit().viewport(), &drop);
    QCOMPARE(m_bar->text(), QString());
}

void tst_QueryBar::undoTakesBackWhatWasTyped()
{
    QTest::keyClicks(&edit(), "Run");
    QTest::keyClick(&edit(), Qt::Key_Escape);
    QTest::keyClick(&edit(), Qt::Key_Escape);
    QCOMPARE(m_bar->text(), QString());
    QTest::keyClick(&edit(), Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(m_bar->text(), QString("Run"));
}

QTEST_MAIN(tst_QueryBar)
#include "tst_QueryBar.moc"
