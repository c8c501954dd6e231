// Two `tagline tag` at once on one sidecar, again and again: every edit of both is in it. Rounds begin as far
// from each other as the seed says; TAGLINE_RANDOM_ROUNDS is how many there are (40).

#include "tests/cli/CliStage.h"
#include "tests/cli/SampleFiles.h"
#include "tests/support/RandomSeeds.h"

#include <QTest>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <random>

using Json = nlohmann::ordered_json;
using namespace tagline::test;

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
    int round = 0, merges = 0;
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
        const CliRun done = runInShell(line, {});
        QVERIFY2(done.status == 0, qPrintable(QString::number(done.status) + ' ' + done.messages));
        merges += done.messages.contains("meanwhile");
        for (const auto& [tag, wanted] : expected.asKeyValueRange())
            QVERIFY2(ranges(tag) == wanted, content("walk.bvh.tags.json").constData());
        ++round;
    }
    qInfo("%d rounds of two processes, the sidecar merged in %d of them", round, merges);
}

QTEST_GUILESS_MAIN(tst_TwoTaggers)
#include "tst_TwoTaggers.moc"
