// What is new is read from the changelog's topmost version.

#include "app/reporting/ProgramNews.h"
#include "tests/support/TestData.h"

#include <QFile>
#include <QRegularExpression>
#include <QTest>

using namespace tagline;

class tst_ProgramNews : public QObject
{
    Q_OBJECT

private slots:
    void onlyTheTopmostVersionCounts();
    void marksAndPlacesAreLeftOut();
    void whatHasNoVersionHasNoNews();
    void thisProgramHasNews();
    void whatIsTranslatedComesFirst();
    void theGermanNewsAreThoseOfTheChangelog();
};

void tst_ProgramNews::onlyTheTopmostVersionCounts()
{
    const ProgramNews news =
        newsOf("# Changelog\n\n## 1.2\n\nAll of it.\n\n- **One**: first\n  goes on.\n- **Two**, "
               "also.\n- no title\n\n## 1.1\n\n- **Old**: gone\n");
    QCOMPARE(news.version, QString("1.2"));
    QCOMPARE(news.entries.size(), 2);
    QCOMPARE(news.entries[0].title, QString("One"));
    QCOMPARE(news.entries[0].text, QString("First goes on."));
    QCOMPARE(news.entries[1].text, QString("Also."));
    QVERIFY(news.markdown.startsWith("All of it.") && !news.markdown.contains("Old"));
}

void tst_ProgramNews::marksAndPlacesAreLeftOut()
{
    const ProgramNews news =
        newsOf("## 1\n- **Ghosts** (*View ▸ Ghosts*, `tagline render`): *Alt+G* shows `poses`.\n");
    QCOMPARE(news.entries.size(), 1);
    QCOMPARE(news.entries[0].title, QString("Ghosts"));
    QCOMPARE(news.entries[0].text, QString("Alt+G shows poses."));
}

void tst_ProgramNews::whatHasNoVersionHasNoNews()
{
    QVERIFY(newsOf("").entries.isEmpty());
    QVERIFY(newsOf("- **One**: first\n").entries.isEmpty());
}

void tst_ProgramNews::thisProgramHasNews()
{
    const ProgramNews news = programNews("en");
    QVERIFY(news.translated.isEmpty());
    QVERIFY(!news.version.isEmpty());
    QVERIFY(news.entries.size() > 5);
    for (const NewsEntry& entry : news.entries) QVERIFY2(!entry.title.contains('*'), qPrintable(entry.title));
}

void tst_ProgramNews::whatIsTranslatedComesFirst()
{
    const ProgramNews news =
        newsOf("## 1\n\nAll.\n\n- **One**: first\n  goes on.\n- **Two**: then.\n- **Three**: last.\n",
               "<!-- Three -->\n- **Drei**: am Ende.\n<!-- Two -->\n- **Zwei**: danach,\n  noch "
               "mehr.\n<!-- Gone -->\n- **Fort**: weg.\n");
    QCOMPARE(news.translated, QString("- **Zwei**: danach,\n  noch mehr.\n- **Drei**: am Ende."));
    QCOMPARE(news.markdown, QString("All.\n\n- **One**: first\n  goes on."));
    QStringList titles;
    for (const NewsEntry& entry : news.entries) titles << entry.title + ": " + entry.text;
    QCOMPARE(titles, (QStringList{"Zwei: Danach, noch mehr.", "Drei: Am Ende.", "One: First goes on."}));
}

/// Each is one of the changelog's, and has the same commands and keys.
void tst_ProgramNews::theGermanNewsAreThoseOfTheChangelog()
{
    const auto read = [](const char* name) {
        QFile file(test::sourceFolder() + '/' + name);
        return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
    };
    const QString page = read("resources/translations/news/de.md");
    const QString changelog = newsOf(read("CHANGELOG.md")).markdown;
    static const QRegularExpression code("`[^`]*`|\\bAlt\\+\\w+");
    const auto marked = [](const QString& text) {
        QStringList found;
        for (auto match = code.globalMatch(text); match.hasNext();) found << match.next().captured();
        return found;
    };
    int known = 0;
    for (const QString& part : page.split("<!-- ").mid(1)) {
        const QString title = part.section(" -->", 0, 0), start = "\n- **" + title + "**";
        const qsizetype at = ('\n' + changelog).indexOf(start);
        QVERIFY2(at >= 0, qPrintable("the changelog has no entry “" + title + "” any more"));
        const qsizetype end = changelog.indexOf("\n- ", at + 1);
        QVERIFY(part.section(" -->", 1).startsWith("\n- **"));
        QCOMPARE(marked(part.section(" -->", 1)), marked(changelog.mid(at, end - at)));
        ++known;
    }
    QVERIFY(known >= 12);
}

QTEST_APPLESS_MAIN(tst_ProgramNews)
#include "tst_ProgramNews.moc"
