// Debian's assimp-testmodels: hundreds of good, odd and hostile files. Each is read or refused with a reason,
// none takes this process with it.

#include "core/support/text/ErrorText.h"
#include "core/support/text/Utf8.h"
#include "tests/core/import/ImportFixture.h"

#include <QDirIterator>

#include <atomic>
#include <map>
#include <mutex>
#include <random>
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

/// What came of many files.
struct Outcomes
{
    std::map<QString, int> counts; ///< by the codes of refusals
    QStringList unsaid;            ///< refusals that are no sentence for people
};

constexpr qint64 largestMutated = 100'000;
constexpr int mutantsPerFile = 2;

/// Some bytes changed, a piece left out or doubled, or the end cut off.
QByteArray mutated(QByteArray bytes, std::mt19937& random)
{
    const auto below = [&](qsizetype bound) { return qsizetype(random() % std::uint32_t(bound)); };
    const qsizetype from = below(bytes.size());
    const qsizetype length = 1 + below(std::min<qsizetype>(bytes.size() - from, 200));
    switch (below(4)) {
    case 0:
        bytes.truncate(from);
        break;
    case 1:
        bytes.remove(from, length);
        break;
    case 2:
        bytes.insert(from, bytes.mid(from, length));
        break;
    default:
        for (int i = 0; i < 12; ++i) bytes[below(bytes.size())] = char(random());
    }
    return bytes;
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
    void initTestCase();
    void noFileKills();
    void mutantsAreRefusedInShortSentences();

private:
    Outcomes readAll(const QStringList& files);

    ImportFixture m_fixture;
};

void tst_AssimpTestModels::initTestCase()
{
    if (!QDir(folder).exists()) QSKIP("SKIPPED: the package assimp-testmodels is not installed");
    m_fixture.environment.cpuSeconds = 5;
    m_fixture.environment.wallSeconds = 20;
}

Outcomes tst_AssimpTestModels::readAll(const QStringList& files)
{
    std::mutex mutex;
    Outcomes outcomes;
    std::atomic<int> next = 0;
    const auto work = [&] {
        for (int i = next++; i < files.size(); i = next++) {
            const auto model = m_fixture.read(files[i]);
            const std::lock_guard lock(mutex);
            ++outcomes.counts[model ? "read" : codeOf(model)];
            if (!model && (!isShort(model.error()) || !model.error().code.starts_with("import.")))
                outcomes.unsaid << files[i] + ": " + QString::fromStdString(model.error().message);
        }
    };
    std::thread other(work);
    work();
    other.join();
    QStringList counts;
    for (const auto& [outcome, count] : outcomes.counts) counts << QString("%1 %2").arg(count).arg(outcome);
    qInfo("%d files: %s", int(files.size()), qPrintable(counts.join(", ")));
    return outcomes;
}

void tst_AssimpTestModels::noFileKills()
{
    const QStringList files = readableFiles();
    QVERIFY(files.size() > 50);
    Outcomes outcomes = readAll(files);
    QVERIFY2(outcomes.unsaid.isEmpty(), qPrintable(outcomes.unsaid.join(", ")));
    QVERIFY(outcomes.counts["read"] > files.size() / 2);
}

void tst_AssimpTestModels::mutantsAreRefusedInShortSentences()
{
    std::mt19937 random(1404);
    QStringList mutants;
    for (const QString& path : readableFiles()) {
        QFile file(path);
        if (file.size() > largestMutated || !file.open(QIODevice::ReadOnly)) continue;
        const QByteArray bytes = file.readAll();
        for (int i = 0; i < mutantsPerFile && !bytes.isEmpty(); ++i)
            mutants << m_fixture.write(
                QString("mutants/%1.%2").arg(mutants.size()).arg(QFileInfo(path).suffix()),
                mutated(bytes, random));
    }
    QVERIFY(mutants.size() > 200);
    Outcomes outcomes = readAll(mutants);
    QVERIFY2(outcomes.unsaid.isEmpty(), qPrintable(outcomes.unsaid.join(", ")));
    QVERIFY(outcomes.counts["read"] < mutants.size()); // some were broken
}

QTEST_APPLESS_MAIN(tst_AssimpTestModels)
#include "tst_AssimpTestModels.moc"
