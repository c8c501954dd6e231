// A link or a library file that leads out of what a person named: nothing is written there unless that is
// allowed.

#include "tests/cli/CliStage.h"

#include <QDir>
#include <QFile>
#include <QTest>

using namespace tagline::test;

class tst_OutsideLibrary : public QObject, private CliStage
{
    Q_OBJECT

private slots:
    void init();
    void nothingIsWrittenUnlessItIsAllowed_data();
    void nothingIsWrittenUnlessItIsAllowed();
    void whatIsAskedAloneNeedsNoPermission();
    void insideNothingIsAsked();

private:
    /// A folder of the library that is a link, or a root of its library file.
    void leadOut(const QString& way) const;
};

void tst_OutsideLibrary::init()
{
    open();
    putLibrary();
    QVERIFY(QDir(m_folder->path()).rename("lib/a", "victim"));
}

void tst_OutsideLibrary::leadOut(const QString& way) const
{
    if (way == "a link")
        QVERIFY(QFile::link(m_folder->filePath("victim"), m_folder->filePath("lib/linked")));
    else
        put("lib/lib.tagline", R"({"format":"tagline.library","version":1,"roots":[".","../victim"]})");
}

void tst_OutsideLibrary::nothingIsWrittenUnlessItIsAllowed_data()
{
    QTest::addColumn<QString>("way");
    QTest::newRow("a link") << "a link";
    QTest::newRow("a root of the library file") << "a root";
}

void tst_OutsideLibrary::nothingIsWrittenUnlessItIsAllowed()
{
    QFETCH(QString, way);
    leadOut(way);
    const QString library = way == "a link" ? "lib" : "lib/lib.tagline"; // whose roots are read then
    const QString folder = QDir(m_folder->filePath("victim")).canonicalPath();
    const auto before = files();
    for (const QStringList& more : {QStringList{}, QStringList{"--strict"}}) {
        const CliRun refused = run(QStringList{"tag", "Bad", "--frames", "7:9", library} + more);
        QCOMPARE(refused.status, 8);
        QVERIFY2(refused.messages.contains(folder) && refused.messages.contains("--outside-library"),
                 qPrintable(refused.messages));
        QVERIFY(files() == before); // not even what lies inside
    }
    const CliRun allowed = run({"tag", "Bad", "--frames", "7:9", library, "--outside-library"});
    QCOMPARE(allowed.status, 0);
    QVERIFY2(allowed.messages.contains(folder), qPrintable(allowed.messages));
    QVERIFY(content("victim/jog.bvh.tags.json").contains("Bad"));
    QCOMPARE(run({"tag", "Bad", "--frames", "2:3", library, "victim"}).status, 0); // named as well
}

void tst_OutsideLibrary::whatIsAskedAloneNeedsNoPermission()
{
    leadOut("a link");
    const auto before = files();
    QCOMPARE(run({"query", "Run", "lib"}).status, 0);
    QCOMPARE(run({"tag", "Bad", "--frames", "7:9", "lib", "--dry-run"}).status, 0);
    QVERIFY(files() == before);
    // An edit of what lies inside alone.
    const CliRun done = run({"tag", "Bad", "--frames", "7:9", "lib", "--clip", "walk"});
    QCOMPARE(done.status, 0);
    QCOMPARE(done.messages, QString());
}

void tst_OutsideLibrary::insideNothingIsAsked()
{
    const CliRun done = run({"tag", "Bad", "--frames", "7:9", "lib"});
    QCOMPARE(done.status, 0);
    QCOMPARE(done.messages, QString());
}

QTEST_GUILESS_MAIN(tst_OutsideLibrary)
#include "tst_OutsideLibrary.moc"
