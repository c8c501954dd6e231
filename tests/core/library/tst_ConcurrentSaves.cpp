// Saves of several processes on one sidecar: run without arguments, the test starts itself as those
// processes. TAGLINE_SAVES is how many saves each of the eight makes (125). Once more on a disk that cannot
// exchange names, as network disks and old file systems: renameat2 fails in those processes.

#include "core/library/SidecarStore.h"
#include "core/support/text/PathText.h"

#include <QCoreApplication>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <cerrno>
#include <filesystem>
#include <fstream>
#include <memory>
#include <random>
#include <vector>

using namespace tagline;
namespace fs = std::filesystem;

namespace {

constexpr int writers = 8;
constexpr Frame frames = 1'000'000;

int savesOfEach()
{
    const int wanted = qEnvironmentVariableIntValue("TAGLINE_SAVES");
    return wanted > 0 ? wanted : 125;
}

std::string tagOf(int writer) { return "Writer" + std::to_string(writer); }

/// The range that a writer's edit adds; no two touch.
FrameRange rangeOf(int edit) { return {edit * 4, edit * 4 + 2}; }

TagSheet sheetOnDisk(const StoredSidecar& stored, TagVocabulary& vocabulary)
{
    const SidecarClip* clip = stored.sidecar.find("run", {});
    return clip ? sheetOf(*clip, vocabulary) : TagSheet();
}

/// The sheet with the range of one more edit of a tag.
TagSheet withEdit(const TagSheet& sheet, TagId tag, int edit)
{
    const auto before = sheet.ranges(tag);
    std::vector<FrameRange> ranges(before.begin(), before.end());
    ranges.push_back(rangeOf(edit));
    std::sort(ranges.begin(), ranges.end());
    return sheet.withRanges(tag, std::move(ranges));
}

/// Reads, adds a range and saves, as `tagline tag` does.
bool saveOne(const std::string& model, int writer, int edit)
{
    TagVocabulary vocabulary;
    auto base = loadSidecar(model);
    if (!base) return false;
    internTags(base->sidecar, vocabulary);
    const TagId tag = vocabulary.intern(tagOf(writer));
    SheetToSave sheet{"run", {}, frames, FrameRate(), sheetOnDisk(*base, vocabulary)};
    sheet.sheet = withEdit(sheet.sheet, tag, edit);
    const auto saved = saveSidecar({model, *base, {sheet}}, vocabulary);
    if (!saved) std::fprintf(stderr, "%s\n", saved.error().text().c_str());
    return saved && saved->isWritten;
}

int savesOf(const std::string& model, int writer, int count)
{
    for (int edit = 0; edit < count; ++edit)
        if (!saveOne(model, writer, edit)) return 1;
    return 0;
}

/// A program that knows nothing of locks: reads, adds, and puts its file there by renaming.
bool saveAsStranger(const std::string& model, int edit)
{
    TagVocabulary vocabulary;
    const auto stored = loadSidecar(model);
    if (!stored) return false;
    internTags(stored->sidecar, vocabulary);
    TagSidecar sidecar = stored->sidecar;
    const TagId tag = vocabulary.intern("Stranger");
    const TagSheet sheet = withEdit(sheetOnDisk(*stored, vocabulary), tag, edit);
    SidecarClip clip;
    clip.name = "run";
    clip.frames = frames;
    sidecar.clips = {withSheet(std::move(clip), sheet, vocabulary)};
    const std::string path = sidecarPath(model);
    std::ofstream(path + ".stranger") << writtenTagSidecar(sidecar);
    fs::rename(path + ".stranger", path);
    return true;
}

/// Processes of the writers first, first + 1, …
std::vector<std::unique_ptr<QProcess>> started(int first, int count, const std::string& model, int saves,
                                               int errorOfExchange = 0)
{
    std::vector<std::unique_ptr<QProcess>> processes;
    for (int writer = first; writer < first + count; ++writer) {
        processes.push_back(std::make_unique<QProcess>());
        processes.back()->setProcessChannelMode(QProcess::ForwardedErrorChannel);
        if (errorOfExchange != 0) {
            QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
            environment.insert("LD_PRELOAD", qEnvironmentVariable("TAGLINE_FAILING_CALLS"));
            environment.insert("TAGLINE_FAULT_UNDER", QString::fromStdString(folderOf(model)));
            environment.insert("TAGLINE_FAULT_CALL", "1");
            environment.insert("TAGLINE_FAULT_FOR_GOOD", "1");
            environment.insert("TAGLINE_FAULT_ONLY", "renameat2");
            environment.insert("TAGLINE_FAULT_ERROR", QString::number(errorOfExchange));
            processes.back()->setProcessEnvironment(environment);
        }
        processes.back()->start(
            QCoreApplication::applicationFilePath(),
            {"--save", QString::fromStdString(model), QString::number(writer), QString::number(saves)});
    }
    return processes;
}

bool hasEnded(QProcess& process, int withinMilliseconds)
{
    return process.state() == QProcess::NotRunning || process.waitForFinished(withinMilliseconds);
}

} // namespace

class tst_ConcurrentSaves : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void everyEditOfEveryProcessIsKept_data();
    void everyEditOfEveryProcessIsKept();
    void noFileOfAStrangerIsOverwritten();
    void nothingElseIsLeftInTheFolder();

private:
    std::string model() const { return m_folder->filePath("run.bvh").toStdString(); }
    int savedRanges(const std::string& tag) const;

    std::unique_ptr<QTemporaryDir> m_folder;
};

void tst_ConcurrentSaves::init() { m_folder = std::make_unique<QTemporaryDir>(); }

int tst_ConcurrentSaves::savedRanges(const std::string& tag) const
{
    TagVocabulary vocabulary;
    const auto stored = loadSidecar(model());
    if (!stored) return -1;
    internTags(stored->sidecar, vocabulary);
    const auto id = vocabulary.findNamed(tag);
    return id ? int(sheetOnDisk(*stored, vocabulary).ranges(*id).size()) : 0;
}

void tst_ConcurrentSaves::everyEditOfEveryProcessIsKept_data()
{
    QTest::addColumn<int>("errorOfExchange");
    QTest::newRow("names are exchanged") << 0;
    if (qEnvironmentVariable("TAGLINE_FAILING_CALLS").isEmpty()) return; // sanitizers are loaded first
    QTest::newRow("the disk does not know how") << EINVAL;
    QTest::newRow("the system does not know how") << ENOSYS;
}

void tst_ConcurrentSaves::everyEditOfEveryProcessIsKept()
{
    QFETCH(int, errorOfExchange);
    const int saves = errorOfExchange == 0 ? savesOfEach() : std::max(1, savesOfEach() / 5);
    for (const auto& process : started(0, writers, model(), saves, errorOfExchange)) {
        QVERIFY(hasEnded(*process, 120'000));
        QCOMPARE(process->exitCode(), 0);
    }
    for (int writer = 0; writer < writers; ++writer) QCOMPARE(savedRanges(tagOf(writer)), saves);
    qInfo("%d saves of %d processes, none lost", saves * writers, writers);
}

/// What we write may be overwritten by a program that knows no locks; what it writes is never by us.
void tst_ConcurrentSaves::noFileOfAStrangerIsOverwritten()
{
    constexpr int first = 1000; // a writer of our own
    constexpr int fewest = 8;   // saves of the stranger
    QVERIFY(saveOne(model(), first, 0));
    std::mt19937 random(std::random_device{}());
    std::uniform_int_distribution<> pause(10, 60); // milliseconds
    int strangers = 0;
    const auto saveBeside = [&](const std::vector<std::unique_ptr<QProcess>>& ours) {
        const auto isRunning = [&] {
            for (const auto& process : ours)
                if (!hasEnded(*process, pause(random))) return true;
            return false;
        };
        while (isRunning())
            if (saveAsStranger(model(), strangers)) ++strangers;
        for (const auto& process : ours) QCOMPARE(process->exitCode(), 0);
    };
    for (int round = 0; round < 20 && strangers < fewest; ++round)
        saveBeside(started(round * 2, 2, model(), 60));
    QVERIFY(saveOne(model(), first, 1)); // takes up what the stranger wrote last
    QVERIFY2(strangers >= fewest, qPrintable(QString::number(strangers)));
    QCOMPARE(savedRanges("Stranger"), strangers);
}

void tst_ConcurrentSaves::nothingElseIsLeftInTheFolder()
{
    for (const auto& process : started(0, 4, model(), 5)) QVERIFY(hasEnded(*process, 60'000));
    QCOMPARE(QDir(m_folder->path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot),
             QStringList{"run.bvh.tags.json"});
}

int main(int argc, char** argv)
{
    QCoreApplication application(argc, argv);
    const QStringList arguments = application.arguments();
    if (arguments.size() == 5 && arguments[1] == "--save")
        return savesOf(arguments[2].toStdString(), arguments[3].toInt(), arguments[4].toInt());
    tst_ConcurrentSaves test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_ConcurrentSaves.moc"
