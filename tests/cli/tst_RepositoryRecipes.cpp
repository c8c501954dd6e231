// resources/repository: the hook lets commits pass whose tags keep to the rules, and no others.

#include "tests/cli/CliStage.h"
#include "tests/cli/SampleFiles.h"
#include "tests/support/TestData.h"

#include <QFile>
#include <QProcess>
#include <QStandardPaths>
#include <QTest>

using namespace tagline::test;

class tst_RepositoryRecipes : public QObject, private CliStage
{
    Q_OBJECT

private slots:
    void init();
    void brokenRulesAreNotCommitted();
    void whatIsCommittedIsCheckedNotWhatLiesThere();
    void sidecarsKeepTheirBytes();

private:
    /// The exit status of git with these arguments; what it said is in m_messages.
    int git(const QStringList& arguments);
    QByteArray recipe(const QString& name) const
    {
        QFile file(sourceFolder() + "/resources/repository/" + name);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    void putTags(const QByteArray& tags) const
    {
        put("walk.bvh.tags.json", sidecar("walk.bvh", clipEntry("walk", 20, tags)));
    }

    QString m_messages;
};

int tst_RepositoryRecipes::git(const QStringList& arguments)
{
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert("PATH", m_folder->filePath("bin") + ':' + environment.value("PATH"));
    environment.insert("TAGLINE_CACHE_DIR", m_folder->filePath(".cache"));
    environment.insert("HOME", m_folder->path());
    environment.insert("GIT_CONFIG_NOSYSTEM", "1");
    QProcess process;
    process.setProcessEnvironment(environment);
    process.setWorkingDirectory(m_folder->path());
    process.start("git", QStringList{"-c", "user.name=ana", "-c", "user.email=ana@example.com"} + arguments);
    if (!process.waitForFinished(60'000)) return -1;
    m_messages = QString::fromUtf8(process.readAllStandardError() + process.readAllStandardOutput());
    return process.exitCode();
}

void tst_RepositoryRecipes::init()
{
    if (QStandardPaths::findExecutable("git").isEmpty()) QSKIP("SKIPPED: there is no git");
    open();
    put("bin/tagline", "#!/bin/sh\nexec '" + qEnvironmentVariable("TAGLINE_CLI").toUtf8() + "' \"$@\"\n");
    QVERIFY(QFile::setPermissions(m_folder->filePath("bin/tagline"), QFile::ReadOwner | QFile::ExeOwner));
    QCOMPARE(git({"init", "--quiet", "."}), 0);
    put(".git/hooks/pre-commit", recipe("pre-commit"));
    QVERIFY(QFile::setPermissions(m_folder->filePath(".git/hooks/pre-commit"),
                                  QFile::ReadOwner | QFile::ExeOwner));
    put(".gitattributes", recipe("gitattributes"));
    put(".gitignore", ".cache\nbin\n");
    put("rules.tagline",
        R"({"format":"tagline.library","version":1,"vocabulary":[{"name":"Run"},{"name":"Walk"}],
        "checks":[{"name":"Gait","query":"Run & Walk","expect":"none"}]})");
    putTags(R"("Run":[[0,5]],"Walk":[[5,9]])");
    QCOMPARE(git({"add", "."}), 0);
}

void tst_RepositoryRecipes::brokenRulesAreNotCommitted()
{
    QVERIFY2(git({"commit", "-m", "good"}) == 0, qPrintable(m_messages));
    putTags(R"("Run":[[0,7]],"Walk":[[5,9]])");
    QCOMPARE(git({"add", "."}), 0);
    QVERIFY(git({"commit", "-m", "broken"}) != 0);
    QVERIFY2(m_messages.contains("Gait: 1 finding"), qPrintable(m_messages));
}

void tst_RepositoryRecipes::whatIsCommittedIsCheckedNotWhatLiesThere()
{
    putTags(R"("Run":[[0,7]],"Walk":[[5,9]])");
    QVERIFY2(git({"commit", "-m", "good"}) == 0, qPrintable(m_messages));
    put("notes.txt", "no tags");
    QCOMPARE(git({"add", "notes.txt"}), 0);
    QVERIFY2(git({"commit", "-m", "notes"}) == 0, qPrintable(m_messages));
}

void tst_RepositoryRecipes::sidecarsKeepTheirBytes()
{
    QCOMPARE(git({"commit", "-m", "good"}), 0);
    const QByteArray before = content("walk.bvh.tags.json");
    QVERIFY(QFile::remove(m_folder->filePath("walk.bvh.tags.json")));
    QCOMPARE(git({"-c", "core.autocrlf=true", "checkout", "--", "walk.bvh.tags.json"}), 0);
    QCOMPARE(content("walk.bvh.tags.json"), before);
}

QTEST_GUILESS_MAIN(tst_RepositoryRecipes)
#include "tst_RepositoryRecipes.moc"
