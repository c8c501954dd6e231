#include "core/library/backups/DamagedSidecars.h"
#include "core/library/backups/KeptSaving.h"
#include "core/library/backups/LeftFiles.h"
#include "core/library/backups/RestoredSidecar.h"
#include "core/system/saving/LeftSavings.h"
#include "core/system/saving/TemporaryFile.h"
#include "tests/support/RandomSeeds.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <random>
#include <set>

#include <unistd.h>

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
    void eachSaysWhyItWasKept();
    void backupsOfFormerVersionsAreListed();
    void aClockThatStepsBackChangesNoOrder();
    void setsThatAreGoneAreFound();
    void oneSetGoesBackAndTheOthersStay();
    void whatKilledProgramsLeftGoes();
    void whatWasDisplacedByAKilledProgramIsKept();
    void damagedTagsAreReplacedOnlyIfAskedFor();
    void aDamagedFileThatWasMendedIsMerged();
    void aSaveKeepsWhatItReplaces();
    void aSaveGoesOnWhereNothingCanBeKept();

private:
    std::string file(const char* name) const { return m_folder->filePath(name).toStdString(); }
    KeptSave save(Frame stop, const StoredSidecar& base, TagVocabulary& vocabulary,
                  std::set<std::string> damaged = {}) const
    {
        SheetToSave sheet{"walk", {}, 100, {30, 1}, {}};
        sheet.sheet = TagSheet().withRanges(vocabulary.intern("Run"), {{0, stop}});
        SaveRequest request{file("walk.bvh"), base, {sheet}};
        request.damaged = std::move(damaged);
        return saveSidecarKeeping({file("state"), noon}, request, vocabulary);
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

void tst_SidecarBackups::eachSaysWhyItWasKept()
{
    const std::string sidecar = file("walk.bvh.tags.json");
    const BackupReason reasons[] = {BackupReason::Saved, BackupReason::Removed, BackupReason::Restored};
    for (const BackupReason reason : reasons)
        QVERIFY(keepBackup({file("state"), noon}, sidecar, std::to_string(int(reason)), reason));
    const auto backups = backupsOf(file("state"), sidecar);
    QCOMPARE(backups.size(), 3u);
    for (std::size_t i = 0; i < 3; ++i) QVERIFY(backups[i].reason == reasons[2 - i]);
}

void tst_SidecarBackups::backupsOfFormerVersionsAreListed()
{
    const std::string sidecar = file("walk.bvh.tags.json");
    QVERIFY(keepBackup({file("state"), noon}, sidecar, "new"));
    const QString kept = QString::fromStdString(backupsOf(file("state"), sidecar).front().path);
    QVERIFY(QFile::rename(kept, QString(kept).replace(".saved.json", ".json")));
    const auto backups = backupsOf(file("state"), sidecar);
    QCOMPARE(backups.size(), 1u);
    QCOMPARE(backups[0].time, noon);
    QVERIFY(backups[0].reason == BackupReason::Unknown);
}

/// Nothing kept after the step is taken for older than what was kept before it, and none of it is dropped.
void tst_SidecarBackups::aClockThatStepsBackChangesNoOrder()
{
    const std::string sidecar = file("walk.bvh.tags.json");
    for (int i = 0; i < 10; ++i) QVERIFY(keepBackup({file("state"), noon + i}, sidecar, std::to_string(i)));
    for (int i = 10; i < 14; ++i)
        QVERIFY(keepBackup({file("state"), noon - 3000 * day + i}, sidecar, std::to_string(i)));
    const auto backups = backupsOf(file("state"), sidecar);
    QCOMPARE(backups.size(), mostBackups);
    for (int i = 0; i < 10; ++i)
        QCOMPARE(readFile(backups[std::size_t(i)].path, 10)->bytes, std::to_string(13 - i));
}

void tst_SidecarBackups::setsThatAreGoneAreFound()
{
    const std::vector<std::string> own{file("walk.bvh.gameplay.tags.json"), file("walk.bvh.tags.json")};
    for (const std::string& path : own) QVERIFY(keepBackup({file("state"), noon}, path, "x"));
    QVERIFY(keepBackup({file("state"), noon}, file("walk.bvh2.tags.json"), "x"));
    QVERIFY(keepBackup({file("state"), noon}, file("a.tagline"), "x"));
    QCOMPARE(sidecarsWithBackups(file("state"), file("walk.bvh")), own);
    QVERIFY(sidecarsWithBackups(file("state"), file("other.bvh")).empty());
    QVERIFY(sidecarsWithBackups(file("nothing"), file("walk.bvh")).empty());
}

void tst_SidecarBackups::oneSetGoesBackAndTheOthersStay()
{
    const auto sidecar = [](const char* set, std::vector<SidecarTag> tags) {
        TagSidecar made;
        made.source = "walk.bvh";
        made.set = set;
        SidecarClip clip;
        clip.name = "walk";
        clip.frames = 100;
        clip.tags = std::move(tags);
        made.clips = {clip};
        return made;
    };
    const auto base = composed(
        {{{}, sidecar("", {{"Run", {{0, 5}}}}), {}}, {"game", sidecar("game", {{"Hit", {{7, 9}}}}), {}}});
    QVERIFY(base);
    TagSidecar now = base->sidecar; // edited since it was read
    now.clips[0].tags = {{"Run", {{0, 50}}}, {"game::Hit", {{60, 70}}}};
    const auto restored = withBackup(now, *base, "game", sidecar("game", {{"Fall", {{1, 2}}}}));
    QVERIFY(restored);
    QCOMPARE(restored->setNow.clips.at(0).tags, (std::vector<SidecarTag>{{"Hit", {{60, 70}}}}));
    QCOMPARE(restored->after.clips.at(0).tags,
             (std::vector<SidecarTag>{{"Run", {{0, 50}}}, {"game::Fall", {{1, 2}}}}));
    const auto ofGone = withBackup(now, *base, "film", sidecar("film", {{"Cut", {{3, 4}}}}));
    QVERIFY(ofGone && ofGone->setNow.clips.empty());
    QCOMPARE(ofGone->after.clips.at(0).tags.size(), 3u);
}

void tst_SidecarBackups::whatKilledProgramsLeftGoes()
{
    const auto put = [&](const std::string& path) {
        QFile file(QString::fromStdString(path));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write("half of a fi") > 0);
    };
    const std::string target = file("walk.bvh.tags.json");
    QVERIFY(targetOfSaving(nameOfSaving(target)) == target);
    const std::string left = nameOfSaving(target);
    put(left);
    const std::vector<std::string> others{file("walk.bvh.12.saving"), file(".walk.bvh.12"),
                                          file(".12.saving"), file(".walk.bvh.1x2.saving"), target};
    for (const std::string& other : others) put(other);
    const TemporaryFile own(target); // somebody works on it
    QVERIFY(own.file().isOpen());
    const std::string held = nameOfSaving(target);
    put(held);
    QFile holder(QString::fromStdString(held));
    QVERIFY(holder.open(QIODevice::ReadWrite));
    FileDescriptor hold(::dup(holder.handle()));
    holdSaving(hold);
    QCOMPARE(removeLeftFiles({file("state"), noon}, {m_folder->path().toStdString()}), 1);
    QVERIFY(!QFile::exists(QString::fromStdString(left)));
    QVERIFY(QFile::exists(QString::fromStdString(held)));
    for (const std::string& other : others)
        QVERIFY2(QFile::exists(QString::fromStdString(other)), other.c_str());
    QVERIFY(backupsOf(file("state"), target).empty()); // half a file is nothing to keep
}

/// The kill came after the names were exchanged and before what was displaced was looked at.
void tst_SidecarBackups::whatWasDisplacedByAKilledProgramIsKept()
{
    TagVocabulary vocabulary;
    const auto first = save(5, {}, vocabulary).outcome;
    QVERIFY(first);
    const std::string target = file("walk.bvh.tags.json");
    const std::string left = nameOfSaving(target);
    const std::string displaced = readFile(target, 10'000)->bytes;
    QVERIFY(QFile::copy(QString::fromStdString(target), QString::fromStdString(left)));
    QCOMPARE(removeLeftFiles({file("state"), noon}, {m_folder->path().toStdString()}), 1);
    QVERIFY(backupsOf(file("state"), target).empty()); // the file has it
    QVERIFY(QFile::copy(QString::fromStdString(target), QString::fromStdString(left)));
    QVERIFY(
        saveSidecar({file("walk.bvh"),
                     first->stored,
                     {{"walk", {}, 100, {30, 1}, TagSheet().withRanges(vocabulary.intern("Run"), {{0, 9}})}}},
                    vocabulary));
    QCOMPARE(removeLeftFiles({file("state"), noon}, {m_folder->path().toStdString()}), 1);
    QVERIFY(!QFile::exists(QString::fromStdString(left)));
    const auto backups = backupsOf(file("state"), target);
    QCOMPARE(backups.size(), 1u);
    QCOMPARE(readFile(backups[0].path, 10'000)->bytes, displaced);
}

void tst_SidecarBackups::damagedTagsAreReplacedOnlyIfAskedFor()
{
    const std::string path = file("walk.bvh.tags.json");
    const auto content = [](const std::string& of) {
        QFile sidecar(QString::fromStdString(of));
        return sidecar.open(QIODevice::ReadOnly) ? sidecar.readAll() : QByteArray();
    };
    const auto write = [&](const QByteArray& bytes) {
        QFile sidecar(QString::fromStdString(path));
        QVERIFY(sidecar.open(QIODevice::WriteOnly) && sidecar.write(bytes) == bytes.size());
    };
    TagVocabulary vocabulary;
    const auto isDamaged = [&] {
        const auto sidecar = loadSidecar(file("walk.bvh"));
        return !sidecar && isOfDamagedContent(sidecar.error());
    };
    QVERIFY(!isDamaged()); // it is not there
    const KeptSave first = save(10, {}, vocabulary);
    QVERIFY(first.outcome && !isDamaged());
    const QByteArray good = content(path);
    write("{ half of");
    QVERIFY(isDamaged());
    for (const char* code : {"sidecar.over-limits", "sidecar.newer-version", "sidecar.foreign-captions"})
        QVERIFY(!isOfDamagedContent(Error{code, "cannot be written", path})); // the file is well
    const StoredSidecar known = withFileGone(first.outcome->stored, {});
    QVERIFY(isOfDamagedContent(save(20, known, vocabulary).outcome.error()));
    QVERIFY(!save(10, known, vocabulary, {file("run.bvh.tags.json")}).outcome);
    QCOMPARE(content(path), QByteArray("{ half of"));
    const KeptSave replaced = save(10, known, vocabulary, {path}); // with what it had before
    QVERIFY(replaced.outcome && replaced.outcome->isWritten && !replaced.outcome->isMerged);
    QCOMPARE(content(path), good);
    const std::vector<SidecarBackup> kept = backupsOf(file("state"), path);
    QCOMPARE(kept.size(), 1u);
    QCOMPARE(content(kept.front().path), QByteArray("{ half of"));
}

void tst_SidecarBackups::aDamagedFileThatWasMendedIsMerged()
{
    TagVocabulary vocabulary;
    const KeptSave first = save(10, {}, vocabulary);
    const StoredSidecar known = withFileGone(first.outcome->stored, {});
    QVERIFY(save(30, first.outcome->stored, vocabulary).outcome); // another program, meanwhile
    const KeptSave replaced = save(10, known, vocabulary, {file("walk.bvh.tags.json")});
    QVERIFY(replaced.outcome && replaced.outcome->isMerged);
    const TagSheet& sheet = replaced.outcome->sheets.front();
    QCOMPARE(sheet.ranges(*vocabulary.find("Run")).front().stop, 30);
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
