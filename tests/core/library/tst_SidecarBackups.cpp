#include "core/library/backups/KeptSaving.h"
#include "tests/support/RandomSeeds.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <random>
#include <set>

using namespace tagline;
using tagline::test::RandomSeeds;

namespace {

constexpr BackupTime hour = 3'600'000;
constexpr BackupTime day = 24 * hour;
constexpr BackupTime noon = 20'000 * day + 12 * hour;

} // namespace

class tst_SidecarBackups : public QObject
{
    Q_OBJECT

private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }
    void theLastTenAreKept();
    void theLastOfEachDayIsKeptForAWeek();
    void randomTimesAreWhatTheRuleSays();
    void backupsAreListedNewestFirst();
    void whatIsAsTheLastOneIsNotKeptTwice();
    void sidecarsHaveTheirOwn();
    void aSaveKeepsWhatItReplaces();
    void aSaveGoesOnWhereNothingCanBeKept();

private:
    std::string file(const char* name) const { return m_folder->filePath(name).toStdString(); }
    KeptSave save(Frame stop, const StoredSidecar& base, TagVocabulary& vocabulary) const
    {
        SheetToSave sheet{"walk", {}, 100, {30, 1}, {}};
        sheet.sheet = TagSheet().withRanges(vocabulary.intern("Run"), {{0, stop}});
        return saveSidecarKeeping({file("state"), noon}, {file("walk.bvh"), base, {sheet}}, vocabulary);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void tst_SidecarBackups::theLastTenAreKept()
{
    std::vector<BackupTime> times;
    for (int i = 0; i < 13; ++i) times.push_back(noon - i * 1000);
    const std::vector<BackupTime> outdated{noon - 10'000, noon - 11'000, noon - 12'000};
    QCOMPARE(outdatedBackups(times, noon), outdated);
    times.resize(10);
    QVERIFY(outdatedBackups(times, noon + 400 * day).empty()); // however old
}

void tst_SidecarBackups::theLastOfEachDayIsKeptForAWeek()
{
    std::vector<BackupTime> times;
    for (int i = 0; i < 10; ++i) times.push_back(noon - i); // ten of today
    for (int back = 1; back < 9; ++back) {
        times.push_back(noon - back * day);        // the last of its day
        times.push_back(noon - back * day - hour); // an earlier one
    }
    std::vector<BackupTime> kept = times;
    std::erase_if(kept, [&](BackupTime time) {
        const auto outdated = outdatedBackups(times, noon);
        return std::find(outdated.begin(), outdated.end(), time) != outdated.end();
    });
    std::vector<BackupTime> expected(times.begin(), times.begin() + 10);
    for (int back = 1; back < 7; ++back) expected.push_back(noon - back * day);
    QCOMPARE(kept, expected);
}

void tst_SidecarBackups::randomTimesAreWhatTheRuleSays()
{
    RandomSeeds seeds(300);
    for (const std::uint32_t seed : seeds) {
        std::mt19937 random(seed);
        std::set<BackupTime> times;
        for (int i = int(random() % 60); i > 0; --i) times.insert(noon - BackupTime(random() % (12 * day)));
        const auto outdated = outdatedBackups({times.begin(), times.end()}, noon);
        const std::set<BackupTime> gone(outdated.begin(), outdated.end());
        for (const BackupTime time : times) {
            const auto later = std::distance(times.upper_bound(time), times.end());
            const auto next = times.upper_bound(time);
            const bool isLastOfDay = next == times.end() || *next / day != time / day;
            const bool isKept = later < 10 || (isLastOfDay && noon / day - time / day < 7);
            QCOMPARE(!gone.contains(time), isKept);
        }
    }
}

void tst_SidecarBackups::backupsAreListedNewestFirst()
{
    const std::string sidecar = file("walk.bvh.tags.json");
    QVERIFY(backupsOf(file("state"), sidecar).empty());
    for (int i = 0; i < 3; ++i)
        QVERIFY(keepBackup({file("state"), noon}, sidecar, std::string(std::size_t(i), 'x'))); // at one time
    const auto backups = backupsOf(file("state"), sidecar);
    QCOMPARE(backups.size(), 3u);
    QCOMPARE(backups[0].time, noon + 2);
    QCOMPARE(readFile(backups[0].path, 10)->bytes, std::string("xx"));
    QCOMPARE(readFile(backups[2].path, 10)->bytes, std::string());
    for (int i = 0; i < 30; ++i)
        QVERIFY(keepBackup({file("state"), noon + 10 + i}, sidecar, std::to_string(i)));
    QCOMPARE(backupsOf(file("state"), sidecar).size(), mostBackups);
}

void tst_SidecarBackups::whatIsAsTheLastOneIsNotKeptTwice()
{
    const std::string sidecar = file("walk.bvh.tags.json");
    for (const char* bytes : {"a", "a", "b", "a"}) QVERIFY(keepBackup({file("state"), noon}, sidecar, bytes));
    QCOMPARE(backupsOf(file("state"), sidecar).size(), 3u);
}

void tst_SidecarBackups::sidecarsHaveTheirOwn()
{
    QVERIFY(keepBackup({file("state"), noon}, file("a.bvh.tags.json"), "a"));
    QVERIFY(keepBackup({file("state"), noon}, file("b.bvh.tags.json"), "b"));
    QCOMPARE(backupsOf(file("state"), file("a.bvh.tags.json")).size(), 1u);
    QVERIFY(backupsOf(file("state"), file("c.bvh.tags.json")).empty());
}

void tst_SidecarBackups::aSaveKeepsWhatItReplaces()
{
    TagVocabulary vocabulary;
    const std::string sidecar = file("walk.bvh.tags.json");
    const auto first = save(5, {}, vocabulary).outcome;
    QVERIFY(first);
    QVERIFY(backupsOf(file("state"), sidecar).empty()); // nothing was replaced
    const std::string before = readFile(sidecar, 10'000)->bytes;
    const KeptSave second = save(7, first->stored, vocabulary);
    QVERIFY(second.outcome && second.outcome->isWritten && !second.fault);
    const auto backups = backupsOf(file("state"), sidecar);
    QCOMPARE(backups.size(), 1u);
    QCOMPARE(readFile(backups[0].path, 10'000)->bytes, before);
    QCOMPARE(readBackup(backups[0])->clips[0].tags[0].ranges[0], (FrameRange{0, 5}));
    QVERIFY(save(7, second.outcome->stored, vocabulary).outcome); // changes nothing
    QCOMPARE(backupsOf(file("state"), sidecar).size(), 1u);
}

void tst_SidecarBackups::aSaveGoesOnWhereNothingCanBeKept()
{
    QFile inTheWay(m_folder->filePath("state"));
    QVERIFY(inTheWay.open(QIODevice::WriteOnly));
    TagVocabulary vocabulary;
    const auto first = save(5, {}, vocabulary).outcome;
    const KeptSave second = save(7, first->stored, vocabulary);
    QVERIFY(second.outcome && second.outcome->isWritten);
    QVERIFY(second.fault);
}

QTEST_APPLESS_MAIN(tst_SidecarBackups)
#include "tst_SidecarBackups.moc"
