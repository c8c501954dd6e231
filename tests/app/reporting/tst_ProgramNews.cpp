// What is new is read from the changelog's topmost version.

#include "app/reporting/ProgramNews.h"

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
    const ProgramNews news = programNews();
    QVERIFY(!news.version.isEmpty());
    QVERIFY(news.entries.size() > 5);
    for (const NewsEntry& entry : news.entries) QVERIFY2(!entry.title.contains('*'), qPrintable(entry.title));
}

QTEST_APPLESS_MAIN(tst_ProgramNews)
#include "tst_ProgramNews.moc"
