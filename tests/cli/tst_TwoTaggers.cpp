// Two `tagline tag` at once on one sidecar, again and again: every edit of both is in it. In every second
// round both come to the folder's lock while the test holds it, so that each has read the sidecar before the
// other writes; the others begin as far from each other as the seed says. TAGLINE_RANDOM_ROUNDS is how many
// there are (40).

#include "tests/cli/CliStage.h"
#include "tests/cli/SampleFiles.h"
#include "tests/support/RandomSeeds.h"

#include <QDir>
#include <QFile>
#include <QTest>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <fcntl.h>
#include <optional>
#include <random>
#include <sys/file.h>
#include <thread>
#include <unistd.h>

using Json = nlohmann::ordered_json;
using namespace tagline::test;

namespace {

/// How many other processes have the folder open, as those that wait for its lock do.
int processesAt(const QString& folder)
{
    int count = 0;
    const QString own = QString::number(::getpid());
    for (const QString& process : QDir("/proc").entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
        if (process == own || !process.front().isDigit()) continue;
        const QDir open("/proc/" + process + "/fd");
        const QStringList files = open.entryList(QDir::NoDotAndDotDot | QDir::AllEntries | QDir::System);
        count += std::any_of(files.begin(), files.end(), [&](const QString& each) {
            return QFile::symLinkTarget(open.filePath(each)) == folder;
        });
    }
    return count;
}

/// Holds the lock of a folder until two processes wait for it.
class Gate
{
public:
    explicit Gate(const QString& folder)
        : m_folder(::open(QFile::encodeName(folder).constData(), O_RDONLY | O_DIRECTORY | O_CLOEXEC))
        , m_isHeld(m_folder >= 0 && ::flock(m_folder, LOCK_EX) == 0)
        , m_thread([this, folder] { openOnceTwoWait(folder); })
    {
    }
    ~Gate()
    {
        m_isEnded = true;
        m_thread.join();
        if (m_folder >= 0) ::close(m_folder);
    }

    bool isHeld() const { return m_isHeld; }

private:
    /// Who looks through the folder has it open for a moment: two are seen there again and again.
    void openOnceTwoWait(const QString& folder)
    {
        constexpr int enough = 4;
        for (int seen = 0; seen < enough && !m_isEnded;) {
            seen = processesAt(folder) >= 2 ? seen + 1 : 0;
            std::this_thread::sleep_for(std::chrono::milliseconds(4));
        }
        if (m_isHeld) ::flock(m_folder, LOCK_UN);
    }

    int m_folder;
    bool m_isHeld;
    std::atomic<bool> m_isEnded = false;
    std::thread m_thread;
};

} // namespace

class tst_TwoTaggers : public QObject, private CliStage
{
    Q_OBJECT

private slots:
    void init() { open(); }
    void everyEditOfBothIsKept();

private:
    /// The ranges of a tag in the sidecar, in order.
    std::vector<std::pair<int, int>> ranges(const QString& tag) const
    {
        const Json file = Json::parse(content("walk.bvh.tags.json").toStdString(), nullptr, false);
        if (!file.is_object() || file["clips"].empty()) return {};
        return file["clips"][0]["tags"].value(tag.toStdString(), std::vector<std::pair<int, int>>());
    }
};

void tst_TwoTaggers::everyEditOfBothIsKept()
{
    constexpr int rounds = 40;
    RandomSeeds seeds(rounds);
    const int many = std::max(rounds, qEnvironmentVariableIntValue("TAGLINE_RANDOM_ROUNDS"));
    put("walk.bvh", smallBvh(8 * many));
    QMap<QString, std::vector<std::pair<int, int>>> expected;
    int round = 0, merges = 0, gates = 0, mergesBehindGates = 0;
    for (const std::uint32_t seed : seeds) {
        std::mt19937 random(seed);
        const QStringList tags = random() % 2 ? QStringList{"Both", "Both"} : QStringList{"First", "Second"};
        QString line = "tag() { \"$program\" tag --new \"$1\" walk.bvh --frames \"$2\"; }; program=\"$1\"; ";
        for (int side = 0; side < 2; ++side) {
            const int start = 8 * round + 4 * side; // no two touch
            expected[tags[side]].push_back({start, start + 2});
            line += QString("tag %1 %2:%3 & pid%4=$!; ").arg(tags[side]).arg(start).arg(start + 2).arg(side);
            if (side == 0) line += QString("sleep 0.0%1; ").arg(random() % 40, 2, 10, QChar('0'));
        }
        line += "wait $pid0; first=$?; wait $pid1; exit $((first + 16 * $?))";
        std::optional<Gate> gate;
        if (round % 2 == 0) gate.emplace(QDir(m_folder->path()).canonicalPath());
        QVERIFY(!gate || gate->isHeld());
        const CliRun done = runInShell(line, {});
        QVERIFY2(done.status == 0, qPrintable(QString::number(done.status) + ' ' + done.messages));
        const bool isMerged = done.messages.contains("meanwhile");
        merges += isMerged;
        gates += gate.has_value();
        mergesBehindGates += gate && isMerged;
        for (const auto& [tag, wanted] : expected.asKeyValueRange())
            QVERIFY2(ranges(tag) == wanted, content("walk.bvh.tags.json").constData());
        ++round;
    }
    qInfo("%d rounds of two processes, the sidecar merged in %d of them; behind the gate in %d of %d", round,
          merges, mergesBehindGates, gates);
    // Who merges had read the file before the other wrote it. On a busy machine one may give the lock up
    // first.
    QVERIFY2(2 * mergesBehindGates >= gates, "the two hardly ever met: nothing was tried");
}

QTEST_GUILESS_MAIN(tst_TwoTaggers)
#include "tst_TwoTaggers.moc"
