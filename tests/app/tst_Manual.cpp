// The manual: every command has its place there, with the key of now; it is searched, and read beside the
// window.

#include "app/actions/ActionRegistry.h"
#include "app/actions/ActionTable.h"
#include "app/manual/ManualDialog.h"
#include "core/query/editing/QueryDrawing.h"
#include "core/query/language/parsing/QueryFunctions.h"
#include "tests/app/TimelineStage.h"
#include "widgets/theme/Theme.h"

#include <QImage>
#include <QLineEdit>
#include <QListWidget>
#include <QRegularExpression>
#include <QScrollBar>
#include <QSet>
#include <QTextBlock>
#include <QTextBrowser>
#include <QTextDocument>
#include <QTextEdit>

using namespace tagline;
using namespace tagline::test;

class tst_Manual : public QObject, private TimelineStage
{
    Q_OBJECT

private slots:
    void initTestCase() { open(); }
    void init();
    void everyCommandHasAPlace();
    void everyMarkNamesACommand();
    void functionsThatCountInstancesAreNamed();
    void everyFunctionIsExplained();
    void drawingsAreShownAsTheyAreDrawn();
    void linksLeadToPages();
    void picturesAreThereAndFit();
    void keysAreThoseOfNow();
    void commandsAreShownAsTheyAreWritten();
    void pagesAreFoundByTheirWords();
    void wordsAreMarked();
    void theThemeChangesWhileOneReads();
    void linksAreFollowed();
    void itStaysBesideTheWindow();
    void pictures();

private:
    QList<ManualPage> pages() { return manualPages(m_actions, "en"); }
    ManualDialog& manual() { return *m_app->window().findChild<ManualDialog*>(); }
    QTextBrowser& text() { return *manual().findChild<QTextBrowser*>("manualText"); }
    QListWidget& list() { return *manual().findChild<QListWidget*>("manualPages"); }
    QLineEdit& search() { return *manual().findChild<QLineEdit*>("manualSearch"); }

    ActionRegistry m_actions; ///< not the window's
};

void tst_Manual::init()
{
    actionOf(*m_app, "help.manual").trigger();
    QVERIFY(QTest::qWaitForWindowExposed(&manual()));
    search().clear();
    manual().showPage("first-steps");
}

void tst_Manual::everyCommandHasAPlace()
{
    QCOMPARE(commandsWithoutPage(), QStringList());
    QVERIFY(pages().size() > 10);
}

void tst_Manual::everyMarkNamesACommand()
{
    for (const ManualPage& page : pages()) {
        QVERIFY2(!page.title.isEmpty() && page.markdown.startsWith("# " + page.title), qPrintable(page.name));
        QVERIFY2(!page.markdown.contains(
                     QRegularExpression(R"(\{(key |menu |functions |function |drawing )|\{[a-z]+[./])")),
                 qPrintable(page.name + page.markdown));
    }
    const QString unknown =
        "a {no.such} {menu Nothing} {functions ofNothing} {function no} {drawing speed} {-} b";
    QCOMPARE(withCommands(unknown, m_actions), unknown);
}

void tst_Manual::functionsThatCountInstancesAreNamed()
{
    const QString names = withCommands("{functions ofInstances}", m_actions);
    for (const QueryOperation& function : queryFunctions()) {
        const QString name = '`' + QString::fromStdString(std::string(function.name)) + '`';
        QVERIFY2(names.split(", ").contains(name) == function.seesInstances, qPrintable(name + names));
    }
    const auto isOfQueries = [](const ManualPage& page) { return page.name == "queries"; };
    const QList<ManualPage> all = pages();
    QVERIFY(std::find_if(all.begin(), all.end(), isOfQueries)->markdown.contains(names));
}

/// As `tagline help query` explains them: functions, operators and words, each with its drawing.
void tst_Manual::everyFunctionIsExplained()
{
    const QList<ManualPage> all = pages();
    const auto page = std::find_if(all.begin(), all.end(),
                                   [](const ManualPage& each) { return each.name == "query-functions"; });
    QVERIFY(page != all.end());
    for (const QueryOperation& each : queryOperations) {
        if (each.form == QueryForm::Name) continue;
        const QString said = QString("`%1` – %2\n")
                                 .arg(QString::fromStdString(notation(each)),
                                      QString::fromUtf8(each.help.data(), qsizetype(each.help.size())));
        const qsizetype at = page->markdown.indexOf(said);
        QVERIFY2(at >= 0, qPrintable(said));
        if (const QueryExample* example = queryExample(each))
            QCOMPARE(page->markdown.mid(at + said.size()).section("```", 0, 1),
                     "\n```\n" + QString::fromStdString(queryDrawing(*example, blockMarks)));
    }
    QVERIFY(pagesWith("overlapping firstin", all) == QList<int>{int(page - all.begin())});
}

void tst_Manual::drawingsAreShownAsTheyAreDrawn()
{
    manual().showPage("query-functions");
    const QueryExample& example = *queryExample(operationOf(QueryOp::AtLeast));
    const QString drawing = QString::fromStdString(queryDrawing(example, blockMarks)).trimmed();
    QVERIFY2(text().toPlainText().contains(drawing), qPrintable(text().toPlainText()));
    const QStringList code = codeFont(text().document()->defaultFont()).families();
    const QTextBlock line = text().document()->find("atleast(2,").block();
    for (const QTextBlock& each : {line.previous(), line}) {
        int parts = 0;
        for (auto part = each.begin(); !part.atEnd(); ++part, ++parts)
            QCOMPARE(part.fragment().charFormat().fontFamilies().toStringList(), code);
        QVERIFY(parts > 0);
    }
    QCOMPARE(line.previous().blockFormat().bottomMargin(), 0.0); // the lines of a drawing stand together
    QVERIFY(line.blockFormat().bottomMargin() > 0.0);
    QCOMPARE(text().horizontalScrollBar()->maximum(), 0);
    keepPicture(manual(), "manual_query-functions");
}

void tst_Manual::linksLeadToPages()
{
    QStringList names;
    for (const ManualPage& page : pages()) names << page.name;
    static const QRegularExpression link(R"((?<!!)\[[^\[\]]*\]\(([^)]+)\))"); // no picture
    int count = 0;
    for (const ManualPage& page : pages()) {
        auto links = link.globalMatch(page.markdown);
        while (links.hasNext()) {
            const QString name = links.next().captured(1);
            QVERIFY2(names.contains(name), qPrintable(page.name + ": " + name));
            ++count;
        }
    }
    QVERIFY(count > 3);
}

void tst_Manual::picturesAreThereAndFit()
{
    static const QRegularExpression mark(R"(!\[([^\]]*)\]\(qrc(:[^)]+)\))");
    constexpr int mostBytes = 600'000; // of all pictures, in the program
    qint64 bytes = 0;
    int count = 0;
    for (const ManualPage& page : pages()) {
        auto marks = mark.globalMatch(page.markdown);
        if (!marks.hasNext()) continue;
        manual().showPage(page.name);
        QCoreApplication::processEvents();
        QCOMPARE(text().horizontalScrollBar()->maximum(), 0);
        while (marks.hasNext()) {
            const QRegularExpressionMatch found = marks.next();
            QFile file(found.captured(2));
            QVERIFY2(!found.captured(1).isEmpty() && file.open(QIODevice::ReadOnly),
                     qPrintable(found.captured()));
            bytes += file.size();
            const QImage picture(found.captured(2));
            QVERIFY2(!picture.isNull() && picture.width() <= text().viewport()->width(),
                     qPrintable(found.captured()));
            ++count;
        }
    }
    QVERIFY(count >= 6);
    QVERIFY2(bytes <= mostBytes, qPrintable(QString::number(bytes)));
}

void tst_Manual::keysAreThoseOfNow()
{
    const auto written = [&] { return withCommands("{key clip.play}, {clip.play}", m_actions); };
    QCOMPARE(written(), QString("**Space**, **Clip ▸ Play or Pause** (Space)"));
    m_actions.setKeys("clip.play", {});
    QCOMPARE(written(), QString("no key, **Clip ▸ Play or Pause**"));
    m_actions.setKeysToDefault("clip.play");
    QAction& play = actionOf(*m_app, "clip.play");
    const QList<QKeySequence> before = play.shortcuts();
    play.setShortcut(QKeySequence(Qt::Key_F12));
    actionOf(*m_app, "help.manual").trigger(); // the open manual hears of it
    QVERIFY(text().toPlainText().contains("F12"));
    QCOMPARE(manual().shownPage(), QString("first-steps"));
    play.setShortcuts(before);
}

/// Signs that mean something to Markdown, and columns of a table.
void tst_Manual::commandsAreShownAsTheyAreWritten()
{
    QAction& play = actionOf(*m_app, "clip.play");
    const QList<QKeySequence> before = play.shortcuts();
    play.setShortcuts({QKeySequence(Qt::Key_Bar), QKeySequence(Qt::Key_Asterisk)});
    actionOf(*m_app, "help.manual").trigger();
    manual().showPage("library");
    QVERIFY2(text().toPlainText().contains("|, *"), qPrintable(text().toPlainText()));
    play.setShortcuts(before);
    for (const ActionRow& row : actionTable()) {
        if (QString(row.menu) != "Clip") continue;
        const QString tip = m_actions[row.id]->property("tip").toString();
        QVERIFY2(text().toPlainText().contains(tip), qPrintable(tip));
    }
}

void tst_Manual::pagesAreFoundByTheirWords()
{
    const auto names = [&](const QString& words) {
        QStringList found;
        const QList<ManualPage> all = pages();
        for (const int page : pagesWith(words, all)) found << all[page].name;
        return found;
    };
    QCOMPARE(names("").size(), pages().size());
    QCOMPARE(names("  ").size(), pages().size());
    QCOMPARE(names("wall").front(), QString("wall"));
    QCOMPARE(names("QUERIES").front(), QString("queries"));
    QVERIFY(names("snap playhead").contains("timeline"));
    QVERIFY(names("wordthatisnowhere").isEmpty());
}

void tst_Manual::wordsAreMarked()
{
    QTest::keyClicks(&search(), "retarget");
    QVERIFY(list().count() > 0 && list().count() < pages().size());
    QVERIFY(!text().extraSelections().isEmpty());
    QVERIFY(text().extraSelections().front().cursor.selectedText().contains("retarget", Qt::CaseInsensitive));
    search().setText("wordthatisnowhere");
    QCOMPARE(list().count(), 0);
    QVERIFY(text().toPlainText().contains("No page"));
    search().clear();
    QCOMPARE(list().count(), int(pages().size()));
    QVERIFY(text().extraSelections().isEmpty());
}

/// Links and marks have its colours, and what is read stays where it is.
void tst_Manual::theThemeChangesWhileOneReads()
{
    const auto linkColours = [this] {
        QSet<QString> colours;
        for (QTextBlock block = text().document()->begin(); block.isValid(); block = block.next())
            for (auto part = block.begin(); !part.atEnd(); ++part)
                if (part.fragment().charFormat().isAnchor())
                    colours << part.fragment().charFormat().foreground().color().name();
        return colours;
    };
    QScrollBar& place = *text().verticalScrollBar();
    for (const ThemeChoice choice : {ThemeChoice::Light, ThemeChoice::Dark}) {
        search().clear();
        manual().showPage("first-steps");
        place.setValue(place.maximum());
        const int before = place.value();
        QVERIFY(before > 0);
        applyTheme(*qApp, choice);
        QCOMPARE(linkColours(), QSet<QString>{theme().accent.name()});
        QCOMPARE(place.value(), before);
        search().setText("query");
        applyTheme(*qApp, choice == ThemeChoice::Light ? ThemeChoice::Dark : ThemeChoice::Light);
        QVERIFY(!text().extraSelections().isEmpty());
        for (const QTextEdit::ExtraSelection& mark : text().extraSelections())
            QCOMPARE(mark.format.background().color(), theme().selection);
    }
    applyTheme(*qApp);
}

void tst_Manual::linksAreFollowed()
{
    QCOMPARE(manual().shownPage(), QString("first-steps"));
    search().setText("tag");
    emit text().anchorClicked(QUrl("queries"));
    QCOMPARE(manual().shownPage(), QString("queries"));
    QVERIFY(search().text().isEmpty());
    emit text().anchorClicked(QUrl("https://example.org/"));
    QCOMPARE(manual().shownPage(), QString("queries"));
}

void tst_Manual::itStaysBesideTheWindow()
{
    QVERIFY(!manual().isModal());
    manual().close();
    QVERIFY(becomesActive(m_app->window()));
    pressKey(view(), Qt::Key_F1);
    QTRY_VERIFY(manual().isVisible());
    QCOMPARE(m_app->window().findChildren<ManualDialog*>().size(), 1);
    QTRY_VERIFY(search().hasFocus());
    text().setFocus();
    pressKey(&manual(), Qt::Key_F, Qt::ControlModifier);
    QTRY_VERIFY(search().hasFocus());
    QTest::keyClick(&manual(), Qt::Key_Escape);
    QTRY_VERIFY(!manual().isVisible());
}

void tst_Manual::pictures()
{
    for (const char* page : {"first-steps", "queries", "timeline"}) {
        manual().showPage(page);
        keepPicture(manual(), QString("manual_%1").arg(page));
    }
}

QTEST_MAIN(tst_Manual)
#include "tst_Manual.moc"
