// The journal's records: what was put comes back, whatever a killed program left of the last one.

#include "app/document/editing/JournalFile.h"
#include "app/document/editing/JournalRecords.h"
#include "tests/support/RandomSeeds.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <csignal>
#include <random>
#include <sys/resource.h>

using namespace tagline;
using namespace tagline::test;

class tst_JournalFile : public QObject
{
    Q_OBJECT

private slots:
    void whatWasPutComesBack();
    void aTornTailIsIgnoredAtEveryByte();
    void damageBeforeTheEndIsSaid();
    void oneOfAFormerVersionIsRead();
    void nothingIsWrittenWhereNothingChanged();
    void aFullDiskLeavesWhatWasWritten();
    void aFileThatWentIsBegunAnew();
    void allIsWrittenAnewOnceThatIsLess();

private:
    static JournalParts parts(int number, const QStringList& steps, const QStringList& sidecars);
    static QByteArray content(const QString& path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    static bool put(const QString& path, const QByteArray& bytes)
    {
        QFile file(path);
        return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
    }
    /// What a journal holds, in a form that can be compared; empty where it cannot be read.
    static QByteArray held(const QByteArray& bytes, bool& isDamaged)
    {
        const auto read = journalIn(bytes, "journal", isDamaged);
        return read ? QJsonDocument(*read).toJson() : QByteArray();
    }
    static QByteArray heldWhole(const QByteArray& bytes)
    {
        bool isDamaged = false;
        const QByteArray text = held(bytes, isDamaged);
        return isDamaged ? QByteArray() : text;
    }
    /// The same of parts as they were written at once.
    static QByteArray wanted(const JournalParts& parts) { return heldWhole(journalBegun(parts)); }
};

JournalParts tst_JournalFile::parts(int number, const QStringList& steps, const QStringList& sidecars)
{
    JournalParts made;
    made.members = {{"format", "tagline.journal"}, {"version", 2}, {"number", number}};
    QJsonArray list;
    for (const QString& step : steps) list.append(QJsonObject{{"text", step}});
    made.members["steps"] = list;
    if (number % 3 == 1) made.members["library"] = QString("vocabulary %1").arg(number / 3);
    for (const QString& sidecar : sidecars) {
        const QString path = sidecar.section(':', 0, 0);
        made.sidecars.push_back({path, QJsonDocument(QJsonObject{{"path", path}, {"sidecar", sidecar}})
                                           .toJson(QJsonDocument::Compact)});
    }
    return made;
}

void tst_JournalFile::whatWasPutComesBack()
{
    RandomSeeds seeds(60);
    for (const std::uint32_t seed : seeds) {
        std::mt19937 random(seed);
        QTemporaryDir folder;
        const QString path = folder.filePath("journal");
        JournalFile file(path);
        QStringList steps, sidecars;
        for (int i = 0; i < 40; ++i) {
            switch (random() % 6) {
            case 0: // undone
                if (!steps.isEmpty()) steps.removeLast();
                break;
            case 1: // the oldest is left out
                if (!steps.isEmpty()) steps.removeFirst();
                break;
            case 2: // saved
                if (!sidecars.isEmpty())
                    sidecars.removeAt(qsizetype(random() % std::size_t(sidecars.size())));
                break;
            default: {
                steps << QString("edit %1 “%2”").arg(i).arg(random() % 3);
                const QString model = QString("/walk%1.bvh").arg(random() % 5);
                sidecars.removeIf([&](const QString& each) { return each.section(':', 0, 0) == model; });
                sidecars << model + ':' + QString::number(i);
                std::ranges::sort(sidecars);
            }
            }
            JournalParts now = parts(i, steps, sidecars);
            now.isAnew = random() % 10 == 0;
            QCOMPARE(file.put(now), QString());
            const QByteArray there = heldWhole(content(path));
            QVERIFY2(there == wanted(now), there.constData());
        }
        QCOMPARE(file.put({}), QString());
        QVERIFY(!QFile::exists(path));
    }
}

void tst_JournalFile::aTornTailIsIgnoredAtEveryByte()
{
    QTemporaryDir folder;
    const QString path = folder.filePath("journal");
    JournalFile file(path);
    std::vector<qsizetype> ends;
    std::vector<QByteArray> states;
    QStringList steps;
    for (int i = 0; i < 4; ++i) {
        steps << QString("edit %1").arg(i);
        const JournalParts now = parts(i, steps, {QString("/walk.bvh:%1").arg(i), "/run.bvh:0"});
        QCOMPARE(file.put(now), QString());
        ends.push_back(content(path).size());
        states.push_back(wanted(now));
    }
    const QByteArray all = content(path);
    for (qsizetype cut = ends.front(); cut <= all.size(); ++cut) {
        const std::size_t whole = std::size_t(std::ranges::upper_bound(ends, cut) - ends.begin()) - 1;
        for (const QByteArray& tail : {QByteArray(), QByteArray(30, '\0'), QByteArray("\xff\x7f\n")}) {
            bool isDamaged = false;
            const QByteArray there =
                held(all.first(cut) + (cut < all.size() ? tail : QByteArray()), isDamaged);
            QVERIFY2(there == states[whole], qPrintable(QString("cut at %1").arg(cut)));
        }
        bool isDamaged = false;
        (void)held(all.first(cut), isDamaged);
        QVERIFY2(!isDamaged, qPrintable(QString("cut at %1").arg(cut)));
    }
    // Of the first record a part says nothing.
    for (qsizetype cut = 0; cut < ends.front(); ++cut) {
        bool isDamaged = false;
        QVERIFY2(held(all.first(cut), isDamaged).isEmpty(), qPrintable(QString("cut at %1").arg(cut)));
    }
}

void tst_JournalFile::damageBeforeTheEndIsSaid()
{
    QTemporaryDir folder;
    const QString path = folder.filePath("journal");
    JournalFile file(path);
    const JournalParts first = parts(0, {"a"}, {"/walk.bvh:0"});
    QCOMPARE(file.put(first), QString());
    const qsizetype begun = content(path).size();
    QCOMPARE(file.put(parts(0, {"a", "bbbb"}, {"/walk.bvh:1"})), QString());
    const qsizetype second = content(path).size();
    QCOMPARE(file.put(parts(0, {"a", "bbbb", "c"}, {"/walk.bvh:2"})), QString());
    QByteArray bytes = content(path);
    const qsizetype place = bytes.indexOf("bbbb", begun);
    QVERIFY(place > begun && place < second);
    bytes[place] = 'x';
    bool isDamaged = false;
    QVERIFY(held(bytes, isDamaged) == wanted(first));
    QVERIFY(isDamaged);
    bytes = content(path);
    bytes[begun + 3] = '\n'; // where the second record says its sum and length
    isDamaged = false;
    QVERIFY(held(bytes, isDamaged) == wanted(first));
    QVERIFY(isDamaged);
    bytes = content(path);
    bytes[content(path).indexOf("\"a\"")] = 'x'; // the first record
    const auto read = journalIn(bytes, "/tmp/journal", isDamaged);
    QVERIFY(!read);
    QCOMPARE(read.error().code, std::string("recovery.damaged"));
    QCOMPARE(read.error().file, std::string("/tmp/journal"));
}

void tst_JournalFile::oneOfAFormerVersionIsRead()
{
    const JournalParts then = parts(4, {"a", "b"}, {"/run.bvh:0", "/walk.bvh:1"});
    QVERIFY(heldWhole(journalBytes(then)) == wanted(then));
}

void tst_JournalFile::nothingIsWrittenWhereNothingChanged()
{
    QTemporaryDir folder;
    const QString path = folder.filePath("journal");
    JournalFile file(path);
    const JournalParts now = parts(1, {"a"}, {"/walk.bvh:0"});
    QCOMPARE(file.put(now), QString());
    QVERIFY(file.written() > 0);
    const QByteArray before = content(path);
    QCOMPARE(file.put(now), QString());
    QCOMPARE(file.written(), std::size_t(0));
    QCOMPARE(content(path), before);
}

void tst_JournalFile::aFullDiskLeavesWhatWasWritten()
{
    QTemporaryDir folder;
    const QString path = folder.filePath("journal");
    JournalFile file(path);
    const JournalParts before = parts(0, {"a"}, {"/walk.bvh:0"}),
                       after = parts(1, {"a", "b"}, {"/walk.bvh:1"});
    QCOMPARE(file.put(before), QString());
    const QByteArray left = content(path);
    const auto handler = std::signal(SIGXFSZ, SIG_IGN);
    rlimit former{};
    ::getrlimit(RLIMIT_FSIZE, &former);
    for (const int room : {0, 1, 40}) { // bytes of the record that still find place
        const rlimit small{rlim_t(left.size() + room), former.rlim_max};
        ::setrlimit(RLIMIT_FSIZE, &small);
        const QString failure = file.put(after);
        ::setrlimit(RLIMIT_FSIZE, &former);
        QVERIFY2(failure.contains(path), qPrintable(failure));
        QCOMPARE(content(path), left);
    }
    std::signal(SIGXFSZ, handler);
    QCOMPARE(file.put(after), QString());
    QVERIFY(heldWhole(content(path)) == wanted(after));
    QVERIFY(content(path).startsWith(left));
}

void tst_JournalFile::aFileThatWentIsBegunAnew()
{
    QTemporaryDir folder;
    const QString path = folder.filePath("journal");
    JournalFile file(path);
    QCOMPARE(file.put(parts(0, {"a"}, {"/walk.bvh:0"})), QString());
    QVERIFY(QFile::remove(path));
    JournalParts now = parts(1, {"a", "b"}, {"/walk.bvh:1"});
    QCOMPARE(file.put(now), QString());
    QVERIFY(heldWhole(content(path)) == wanted(now));
    QVERIFY(put(path, "something else")); // by another program
    now = parts(2, {"a", "b", "c"}, {"/walk.bvh:1"});
    QCOMPARE(file.put(now), QString());
    QVERIFY(heldWhole(content(path)) == wanted(now));
}

void tst_JournalFile::allIsWrittenAnewOnceThatIsLess()
{
    QTemporaryDir folder;
    const QString path = folder.filePath("journal");
    JournalFile file(path);
    std::size_t all = 0, most = 0;
    for (int i = 0; i < 100; ++i) {
        const JournalParts now = parts(i, {"a"}, {"/walk.bvh:" + QString(50'000, QChar('a' + i % 20))});
        QCOMPARE(file.put(now), QString());
        all += file.written();
        most = std::max(most, std::size_t(content(path).size()));
        QVERIFY(heldWhole(content(path)) == wanted(now));
    }
    QVERIFY(all > 2 * JournalFile::leastAppended);
    QVERIFY(most < JournalFile::leastAppended + 200'000);
    // Once something was saved all that is left is written anew.
    JournalParts saved = parts(0, {}, {"/run.bvh:0"});
    saved.isAnew = true;
    QCOMPARE(file.put(saved), QString());
    QCOMPARE(std::size_t(content(path).size()), file.written());
    QVERIFY(!content(path).contains("walk"));
}

QTEST_GUILESS_MAIN(tst_JournalFile)
#include "tst_JournalFile.moc"
