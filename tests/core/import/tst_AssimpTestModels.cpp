// Debian's assimp-testmodels: hundreds of good, odd and hostile files. Each is read or refused with a reason,
// none takes this process with it.

#include "core/support/ErrorText.h"
#include "core/support/Utf8.h"
#include "tests/core/import/ImportFixture.h"

#include <QDirIterator>

#include <atomic>
#include <map>
#include <mutex>
#include <thread>

using namespace tagline;
using namespace tagline::test;

namespace {

const char* folder = "/usr/share/assimp/models";

QStringList readableFiles()
{
    QStringList files;
    QDirIterator walk(folder, QDir::Files, QDirIterator::Subdirectories);
    while (walk.hasNext())
        if (const QString file = walk.next(); ModelImporter::canRead(file.toStdString())) files << file;
    files.sort();
    return files;
}

bool isShort(const Error& error)
{
    const std::size_t letters = codePointCount(sentenceOf(error));
    return letters > 0 && letters <= 200;
}

} // namespace

class tst_AssimpTestModels : public QObject
{
    Q_OBJECT

private slots:
    void noFileKills();
};

void tst_AssimpTestModels::noFileKills()
{
    if (!QDir(folder).exists()) QSKIP("SKIPPED: the package assimp-testmodels is not installed");
    ImportFixture fixture;
    fixture.environment.cpuSeconds = 5;
    fixture.environment.wallSeconds = 20;
    const QStringList files = readableFiles();
    QVERIFY(files.size() > 50);

    std::mutex mutex;
    std::map<QString, int> outcomes;
    QStringList unsaid;
    std::atomic<int> next = 0;
    const auto work = [&] {
        for (int i = next++; i < files.size(); i = next++) {
            const auto model = fixture.read(files[i]);
            const std::lock_guard lock(mutex);
            ++outcomes[model ? "read" : codeOf(model)];
            if (!model && (!isShort(model.error()) || !model.error().code.starts_with("import.")))
                unsaid << files[i];
        }
    };
    std::thread other(work);
    work();
    other.join();

    QVERIFY2(unsaid.isEmpty(), qPrintable(unsaid.join(", ")));
    QVERIFY(outcomes["read"] > files.size() / 2);
    QStringList counts;
    for (const auto& [outcome, count] : outcomes) counts << QString("%1 %2").arg(count).arg(outcome);
    qInfo("%d files: %s", int(files.size()), qPrintable(counts.join(", ")));
}

QTEST_APPLESS_MAIN(tst_AssimpTestModels)
#include "tst_AssimpTestModels.moc"
