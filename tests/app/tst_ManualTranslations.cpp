// The manual in other languages: each page has what the English one has, block by block, and the window shows
// it in the language that it speaks.

#include "app/actions/ActionRegistry.h"
#include "app/manual/ManualDialog.h"
#include "app/presenters/settings/LanguageChoice.h"
#include "tests/app/TestWindow.h"

#include <QFileInfo>
#include <QImage>
#include <QLineEdit>
#include <QListWidget>
#include <QRegularExpression>
#include <QSettings>
#include <QTextBrowser>

using namespace tagline;
using namespace tagline::test;

namespace {

const QString pagesFolder = sourceFolder() + "/resources/manual/";

QStringList pageFiles(const QString& folder)
{
    return QDir(folder).entryList({"*.md"}, QDir::Files, QDir::Name);
}

QStringList linesOf(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) qFatal("%s cannot be read", qPrintable(path));
    return QString::fromUtf8(file.readAll()).split('\n');
}

QStringList languages()
{
    QStringList words;
    for (const SpokenLanguage& language : spokenLanguages())
        if (language.word != "en") words << language.word;
    return words;
}

/// What a line begins, such as "##" or "|6" for a row of a table; empty where it goes on.
QString blockOf(const QString& line)
{
    static const QRegularExpression heading("^#+ "), number("^\\d+\\. "), bar("(?<!\\\\)\\|");
    if (heading.match(line).hasMatch()) return heading.match(line).captured();
    if (number.match(line).hasMatch()) return "1.";
    if (line.startsWith('|')) return QString("|%1").arg(line.count(bar));
    for (const char* begin : {"- ", "![", "{menu "})
        if (line.startsWith(begin)) return begin;
    return {};
}

/// What must be the same in every language: commands, links and pictures, code, and what is bold.
QStringList marksIn(const QString& line)
{
    static const QRegularExpression mark(R"(\{[^{}]+\}|\]\([^()]+\)|`[^`]+`|\*\*)");
    QStringList marks;
    for (auto found = mark.globalMatch(line); found.hasNext();) marks << found.next().captured();
    return marks;
}

/// One line for each block of a page: its kind and its marks, whose order in a sentence is the language's
/// own.
QStringList outlineOf(const QString& path)
{
    QList<QStringList> blocks;
    bool isCode = false, isOpen = false;
    for (const QString& line : linesOf(path)) {
        if (line.startsWith("```")) isCode = !isCode;
        const QString block = isCode || line.startsWith("```") ? "code " + line : blockOf(line);
        if (line.isEmpty() || !block.isEmpty()) isOpen = false;
        if (line.isEmpty()) continue;
        if (!isOpen) blocks << QStringList{block.isEmpty() ? "text" : block};
        isOpen = !isCode;
        if (!isCode) blocks.back() << marksIn(line);
    }
    QStringList outline;
    for (QStringList block : blocks) {
        std::sort(block.begin() + 1, block.end());
        outline << block.join(' ');
    }
    return outline;
}

/// Without what every language shares.
QString wordsOf(QString line)
{
    static const QRegularExpression shared(R"(\{[^{}]+\}|\]\([^()]+\)|`[^`]+`)");
    return line.remove(shared);
}

} // namespace

class tst_ManualTranslations : public QObject
{
    Q_OBJECT

private slots:
    void pagesAreThoseOfTheEnglishManual();
    void pagesHaveWhatTheEnglishOnesHave_data();
    void pagesHaveWhatTheEnglishOnesHave();
    void theProgramHoldsThem();
    void picturesAreOfTheirLanguage();
    void noEnglishWordIsLeft();
    void aMissingPageIsEnglish();
    void theWindowShowsItInItsLanguage();
    void whatIsFoundIsFoundInThatLanguage();

private:
    std::unique_ptr<Application> germanWindow();
    ManualDialog& manualOf(Application& app);

    QTemporaryDir m_folder;
};

void tst_ManualTranslations::pagesAreThoseOfTheEnglishManual()
{
    QVERIFY(pageFiles(pagesFolder).size() > 10);
    for (const QString& language : languages())
        QCOMPARE(pageFiles(pagesFolder + language), pageFiles(pagesFolder));
}

void tst_ManualTranslations::pagesHaveWhatTheEnglishOnesHave_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("page");
    for (const QString& language : languages())
        for (const QString& page : pageFiles(pagesFolder))
            QTest::addRow("%s %s", qPrintable(language), qPrintable(page)) << language << page;
}

void tst_ManualTranslations::pagesHaveWhatTheEnglishOnesHave()
{
    QFETCH(QString, language);
    QFETCH(QString, page);
    const QStringList wanted = outlineOf(pagesFolder + page);
    const QStringList found = outlineOf(pagesFolder + language + '/' + page);
    for (qsizetype block = 0; block < std::min(wanted.size(), found.size()); ++block)
        QVERIFY2(found[block] == wanted[block],
                 qPrintable(QString("block %1 of %2/%3 has\n%4\nand in English\n%5")
                                .arg(block + 1)
                                .arg(language, page, found[block], wanted[block])));
    QCOMPARE(found.size(), wanted.size());
}

/// Not those of the folder alone.
void tst_ManualTranslations::theProgramHoldsThem()
{
    const ActionRegistry actions;
    const QList<ManualPage> english = manualPages(actions, "en");
    for (const QString& language : languages()) {
        const QList<ManualPage> pages = manualPages(actions, language);
        QCOMPARE(pages.size(), english.size());
        for (qsizetype page = 0; page < pages.size(); ++page) {
            QCOMPARE(pages[page].name, english[page].name);
            QVERIFY2(pages[page].markdown != english[page].markdown, qPrintable(pages[page].name));
        }
    }
}

/// Each is shown in the place of the English one, and all together are not much of the program.
void tst_ManualTranslations::picturesAreOfTheirLanguage()
{
    static const QRegularExpression mark(R"(\]\(qrc(:/manual/[^)]+)\))");
    constexpr qint64 mostBytes = 600'000; // as for the English ones
    const ActionRegistry actions;
    qint64 bytes = 0;
    for (const QString& language : languages() + QStringList{"en"})
        for (const ManualPage& page : manualPages(actions, language))
            for (auto marks = mark.globalMatch(page.markdown); marks.hasNext();) {
                const QString path = marks.next().captured(1);
                QVERIFY2(language == "en" || path.startsWith(":/manual/" + language + "/pictures/"),
                         qPrintable(page.name + ": " + path));
                QVERIFY2(!QImage(path).isNull(), qPrintable(path));
                bytes += QFileInfo(path).size();
            }
    QVERIFY2(bytes > 0 && bytes <= mostBytes, qPrintable(QString::number(bytes)));
}

/// But in names of other programs' menus, which stand in rows of a table.
void tst_ManualTranslations::noEnglishWordIsLeft()
{
    static const QRegularExpression english("\\b(the|of|and|with|is|are|not|this|that|to|for|from|which|"
                                            "their|its|or|at|by|you|your|it|as|no)\\b");
    for (const QString& language : languages())
        for (const QString& page : pageFiles(pagesFolder + language)) {
            bool isCode = false;
            for (const QString& line : linesOf(pagesFolder + language + '/' + page)) {
                if (line.startsWith("```")) isCode = !isCode;
                if (isCode || line.startsWith('|')) continue;
                const QRegularExpressionMatch found = english.match(wordsOf(line));
                QVERIFY2(!found.hasMatch(), qPrintable(page + ": " + found.captured() + " in " + line));
            }
        }
}

void tst_ManualTranslations::aMissingPageIsEnglish()
{
    const ActionRegistry actions;
    const QList<ManualPage> english = manualPages(actions, "en"), unknown = manualPages(actions, "xx");
    QCOMPARE(unknown.size(), english.size());
    for (qsizetype page = 0; page < english.size(); ++page)
        QCOMPARE(unknown[page].markdown, english[page].markdown);
}

std::unique_ptr<Application> tst_ManualTranslations::germanWindow()
{
    const ApplicationPaths paths = pathsIn(m_folder);
    {
        QSettings settings(paths.settingsFile, QSettings::IniFormat);
        setLanguageChoice(settings, "de");
    }
    auto app = std::make_unique<Application>(paths);
    app->window().resize(1280, 720);
    app->window().show();
    return app;
}

ManualDialog& tst_ManualTranslations::manualOf(Application& app)
{
    actionOf(app, "help.manual").trigger();
    return *app.window().findChild<ManualDialog*>();
}

void tst_ManualTranslations::theWindowShowsItInItsLanguage()
{
    const std::unique_ptr<Application> app = germanWindow();
    ManualDialog& manual = manualOf(*app);
    const auto* text = manual.findChild<QTextBrowser*>("manualText");
    manual.showPage("timeline");
    QVERIFY(text->toPlainText().startsWith("Taggen auf der Zeitleiste"));
    QVERIFY(text->toPlainText().contains("Bearbeiten ▸ Bereiche verbinden")); // a command, by its menu
    actionOf(*app, "help.manual").trigger();                                  // pages with the keys of now
    QCOMPARE(manual.shownPage(), QString("timeline"));
    QVERIFY(text->toPlainText().startsWith("Taggen auf der Zeitleiste"));
    manual.showPage("first-steps");
    keepPicture(manual, "manual_german");
}

void tst_ManualTranslations::whatIsFoundIsFoundInThatLanguage()
{
    const std::unique_ptr<Application> app = germanWindow();
    ManualDialog& manual = manualOf(*app);
    auto* search = manual.findChild<QLineEdit*>("manualSearch");
    const auto* list = manual.findChild<QListWidget*>("manualPages");
    search->setText("fußrutschen fast gleiches");
    QVERIFY(list->count() == 0);
    search->setText("ÜBERGÄNGE abdeckung");
    QVERIFY(list->count() > 0 && list->count() < 5);
    QCOMPARE(manual.shownPage(), QString("similar-motion"));
    search->setText("aufnahmeliste");
    QVERIFY(list->count() >= 2);
    search->setText("wordthatisnowhere");
    QCOMPARE(list->count(), 0);
}

QTEST_MAIN(tst_ManualTranslations)
#include "tst_ManualTranslations.moc"
