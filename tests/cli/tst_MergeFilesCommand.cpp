// `tagline merge-files`: three versions become one, by hand and by git.

#include "tests/cli/CliStage.h"
#include "tests/cli/JsonText.h"
#include "tests/cli/SampleFiles.h"
#include "tests/support/RandomSeeds.h"
#include "tests/support/TestData.h"

#include <QFile>
#include <QProcess>
#include <QStandardPaths>
#include <QTest>

#include <algorithm>
#include <bitset>
#include <map>
#include <random>

using namespace tagline::test;

namespace {

constexpr std::size_t clipFrames = 20;
/// The frames of each tag.
using Frames = std::map<QByteArray, std::bitset<clipFrames>>;

/// "Run":[[0,5],[8,9]],…
QByteArray tagsText(const Frames& frames)
{
    QByteArrayList tags;
    for (const auto& [tag, has] : frames) {
        QByteArrayList ranges;
        for (std::size_t stop = 0, start = 0; start < clipFrames; start = stop + 1) {
            while (start < clipFrames && !has[start]) ++start;
            for (stop = start; stop < clipFrames && has[stop];) ++stop;
            if (start < stop)
                ranges << '[' + QByteArray::number(start) + ',' + QByteArray::number(stop) + ']';
        }
        if (!ranges.isEmpty()) tags << '"' + tag + "\":[" + ranges.join(',') + ']';
    }
    return tags.join(',');
}

/// What a sidecar of one clip says of a tag.
std::bitset<clipFrames> framesIn(const QByteArray& sidecar, const QByteArray& tag)
{
    const Json file = Json::parse(sidecar.toStdString(), nullptr, false);
    std::bitset<clipFrames> frames;
    if (!file.is_object() || file["clips"].empty()) return frames;
    const Json tags = file["clips"][0].value("tags", Json::object());
    for (const Json& range : tags.value(tag.toStdString(), Json::array()))
        for (std::size_t frame = range[0]; frame < std::size_t(range[1]); ++frame) frames.set(frame);
    return frames;
}

/// A few runs of frames get a tag or lose it.
Frames edited(Frames frames, std::mt19937& random)
{
    for (std::size_t i = 1 + random() % 3; i > 0; --i) {
        const QByteArray tag = QByteArrayList{"Bad", "Run", "Walk"}[qsizetype(random() % 3)];
        const std::size_t start = random() % clipFrames;
        const bool has = random() % 3 != 0;
        for (std::size_t frame = start; frame < std::min(start + 1 + random() % 6, clipFrames); ++frame)
            frames[tag][frame] = has;
    }
    return frames;
}

} // namespace

class tst_MergeFilesCommand : public QObject, private CliStage
{
    Q_OBJECT

private slots:
    void init();
    void bothSidesAreInTheResult();
    void conflictsAreNamedAndOursIsKept();
    void captionsOfBothSidesAreKeptAndNamed();
    void oneSideCanBePreferred();
    void anEmptyBaseIsNone();
    void libraryFilesMerge();
    void whatCannotBeMergedIsSaid();
    void gitMergesTwoBranchesThatTagOneClip();
    void gitMergesRandomBranchesFrameByFrame();
    void gitKeepsAllThreeOfAConflict();
    void gitShowsRangesAsLines();
    void nothingIsInstalledUnasked();
    void whatIsInstalledIsWhatTheRecipesSay();

private:
    /// A sidecar of walk.bvh with these tags, and a property terrain of this value on [0, 5).
    static QByteArray version(const QByteArray& tags, const QByteArray& terrain = {});
    int git(const QStringList& arguments);
    /// A repository with the driver, in which `ours` and `theirs` were made of one base on two branches.
    void putBranches(const QByteArray& base, const QByteArray& ours, const QByteArray& theirs);

    QString m_messages;
};

void tst_MergeFilesCommand::init()
{
    open();
    put("base", version(R"("Run":[[0,5]])"));
    put("ours", version(R"("Run":[[0,7]])"));
    put("theirs", version(R"("Bad":[[2,3]],"Run":[[0,5]])"));
}

QByteArray tst_MergeFilesCommand::version(const QByteArray& tags, const QByteArray& terrain)
{
    QByteArray entry = clipEntry("walk", 20, tags);
    if (!terrain.isEmpty()) {
        entry.chop(1);
        entry += R"(,"properties":{"terrain":[[0,5,")" + terrain + R"("]]}})";
    }
    return sidecar("walk.bvh", entry);
}

int tst_MergeFilesCommand::git(const QStringList& arguments)
{
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
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

void tst_MergeFilesCommand::putBranches(const QByteArray& base, const QByteArray& ours,
                                        const QByteArray& theirs)
{
    QCOMPARE(git({"init", "--quiet", "--initial-branch=main", "."}), 0);
    const CliRun installed = run({"merge-files", "--install", "--yes"});
    QVERIFY2(installed.status == 0, qPrintable(installed.messages));
    put("walk.bvh.tags.json", base);
    QCOMPARE(git({"add", ".gitattributes", "walk.bvh.tags.json"}), 0);
    QCOMPARE(git({"commit", "--quiet", "-m", "base"}), 0);
    QCOMPARE(git({"checkout", "--quiet", "-b", "theirs"}), 0);
    put("walk.bvh.tags.json", theirs);
    QCOMPARE(git({"commit", "--quiet", "-am", "theirs"}), 0);
    QCOMPARE(git({"checkout", "--quiet", "main"}), 0);
    put("walk.bvh.tags.json", ours);
    QCOMPARE(git({"commit", "--quiet", "-am", "ours"}), 0);
}

void tst_MergeFilesCommand::bothSidesAreInTheResult()
{
    const CliRun done = run({"merge-files", "base", "ours", "theirs", "-o", "ours"});
    QVERIFY2(done.status == 0, qPrintable(done.messages));
    put("wanted", version(R"("Bad":[[2,3]],"Run":[[0,7]])"));
    QCOMPARE(run({"diff", "ours", "wanted"}).status, 0);
    const CliRun printed = run({"merge-files", "base", "theirs", "ours"});
    QCOMPARE(printed.status, 0);
    QCOMPARE(printed.bytes, content("ours"));
}

void tst_MergeFilesCommand::conflictsAreNamedAndOursIsKept()
{
    put("ours", version(R"("Run":[[0,7]])", "grass"));
    put("theirs", version(R"("Run":[[0,5]],"Hit":[[9,10]])", "sand"));
    const CliRun done =
        run({"merge-files", "base", "ours", "theirs", "-o", "out", "--name", "walk.bvh.tags.json"});
    QCOMPARE(done.status, 8);
    QCOMPARE(
        done.messages,
        QString("walk.bvh.tags.json: walk: terrain on [0, 5): ours is \"grass\", theirs \"sand\", before "
                "nothing; ours is kept\n"));
    put("wanted", version(R"("Hit":[[9,10]],"Run":[[0,7]])", "grass"));
    QCOMPARE(run({"diff", "out", "wanted"}).status, 0);
    const CliRun json = run({"merge-files", "base", "ours", "theirs", "-o", "out", "--json"});
    QCOMPARE(json.status, 8);
    const Json conflict = Json::parse(json.output.toStdString())["conflicts"][0];
    QCOMPARE(text(conflict["range"]), QString("[0,5]"));
    QCOMPARE(text(conflict["theirs"]), QString("\"sand\""));
}

void tst_MergeFilesCommand::captionsOfBothSidesAreKeptAndNamed()
{
    const auto captioned = [](const QByteArray& text) {
        QByteArray entry = clipEntry("walk", 20, R"("Run":[[0,5]])");
        entry.chop(1);
        return sidecar("walk.bvh", entry + R"(,"captions":[{"range":[0,5],"text":")" + text + R"("},)" +
                                       R"({"range":[9,12],"text":"waves"}]})");
    };
    put("base", captioned("walks"));
    put("ours", captioned("limps"));
    put("theirs", captioned("strolls"));
    const CliRun done = run({"merge-files", "base", "ours", "theirs", "-o", "out", "--name", "file"});
    QVERIFY2(done.status == 0, qPrintable(done.messages));
    QCOMPARE(done.messages, QString("file: note: walk: caption on [0, 5): ours is \"limps\", theirs "
                                    "\"strolls\", before \"walks\"; both are kept\n"));
    for (const char* text : {"limps", "strolls", "waves"}) QVERIFY2(content("out").contains(text), text);
    QVERIFY(!content("out").contains("walks"));
    const CliRun preferred =
        run({"merge-files", "base", "ours", "theirs", "-o", "out", "--json", "--prefer", "theirs"});
    QCOMPARE(preferred.status, 0);
    const Json captions = Json::parse(preferred.output.toStdString())["captions"];
    QCOMPARE(captions.size(), 1u);
    QCOMPARE(text(captions[0]["ours"]), QString("\"limps\""));
    QCOMPARE(text(captions[0]["theirs"]), QString("\"strolls\""));
    put("theirs", captioned("limps")); // both sides say the same
    QCOMPARE(run({"merge-files", "base", "ours", "theirs", "-o", "out"}).messages, QString());
}

void tst_MergeFilesCommand::oneSideCanBePreferred()
{
    put("ours", version(R"("Run":[[0,7]])", "grass"));
    put("theirs", version(R"("Run":[[0,5]],"Hit":[[9,10]])", "sand"));
    for (const QString side : {"ours", "theirs"}) {
        const CliRun done = run({"merge-files", "base", "ours", "theirs", "-o", "out", "--prefer", side});
        QCOMPARE(done.status, 0);
        QVERIFY2(done.messages.contains("ours is \"grass\", theirs \"sand\""), qPrintable(done.messages));
        QVERIFY(done.messages.contains(side + " is kept"));
        put("wanted", version(R"("Hit":[[9,10]],"Run":[[0,7]])", side == "ours" ? "grass" : "sand"));
        QCOMPARE(run({"diff", "out", "wanted"}).status, 0);
    }
}

void tst_MergeFilesCommand::anEmptyBaseIsNone()
{
    put("base", "");
    QCOMPARE(run({"merge-files", "base", "ours", "theirs", "-o", "out"}).status, 0);
    put("wanted", version(R"("Bad":[[2,3]],"Run":[[0,7]])"));
    QCOMPARE(run({"diff", "out", "wanted"}).status, 0);
}

void tst_MergeFilesCommand::libraryFilesMerge()
{
    const QByteArray head = R"({"format":"tagline.library","version":1,"vocabulary":[)";
    put("base", head + R"({"name":"Run"}]})");
    put("ours", head + R"({"name":"Run"},{"name":"Walk"}]})");
    put("theirs", head + R"({"name":"Run","key":"r"}]})");
    QCOMPARE(run({"merge-files", "base", "ours", "theirs", "-o", "out"}).status, 0);
    put("wanted", head + R"({"name":"Run","key":"r"},{"name":"Walk"}]})");
    QCOMPARE(run({"diff", "out", "wanted"}).status, 0);
    put("ours", head + R"({"name":"Run","key":"s"}]})");
    const CliRun conflict = run({"merge-files", "base", "ours", "theirs", "-o", "out"});
    QCOMPARE(conflict.status, 8);
    QCOMPARE(conflict.messages, QString("ours: both sides changed the tag \"Run\"; ours is kept\n"));
    QCOMPARE(run({"diff", "out", "ours"}).status, 0);
}

void tst_MergeFilesCommand::whatCannotBeMergedIsSaid()
{
    put("library", R"({"format":"tagline.library","version":1})");
    put("damaged", "{");
    const QByteArray before = content("ours");
    QCOMPARE(run({"merge-files", "base", "ours", "library", "-o", "ours"}).status, 8);
    QCOMPARE(run({"merge-files", "base", "ours", "damaged", "-o", "ours"}).status, 5);
    QCOMPARE(run({"merge-files", "base", "ours", "nothing", "-o", "ours"}).status, 4);
    put("newer", content("theirs").replace("\"version\":1", "\"version\":2"));
    QCOMPARE(run({"merge-files", "base", "ours", "newer", "-o", "ours"}).status, 8);
    QCOMPARE(content("ours"), before);
    QCOMPARE(run({"merge-files", "base", "ours"}).status, 2);
    QCOMPARE(run({"merge-files", "base", "ours", "theirs", "--prefer", "mine"}).status, 2);
    QCOMPARE(run({"merge-files", "base", "ours", "theirs", "--json"}).status, 2);
}

void tst_MergeFilesCommand::gitMergesTwoBranchesThatTagOneClip()
{
    if (QStandardPaths::findExecutable("git").isEmpty()) QSKIP("SKIPPED: there is no git");
    putBranches(version(R"("Run":[[0,5],[8,10]])"), version(R"("Run":[[0,7],[8,10]])"),
                version(R"("Bad":[[2,3]],"Run":[[0,5],[8,12]])"));
    QVERIFY2(git({"merge", "--no-edit", "theirs"}) == 0, qPrintable(m_messages));
    put("wanted", version(R"("Bad":[[2,3]],"Run":[[0,7],[8,12]])"));
    const CliRun difference = run({"diff", "wanted", "walk.bvh.tags.json"});
    QVERIFY2(difference.status == 0, qPrintable(difference.output));
}

/// Frames have a tag or not, so that no two sides can contradict each other: what one changed holds.
void tst_MergeFilesCommand::gitMergesRandomBranchesFrameByFrame()
{
    if (QStandardPaths::findExecutable("git").isEmpty()) QSKIP("SKIPPED: there is no git");
    RandomSeeds seeds(12);
    for (const std::uint32_t seed : seeds) {
        open(); // another folder
        std::mt19937 random(seed);
        const Frames base = edited(edited({{"Run", {}}, {"Bad", {}}, {"Walk", {}}}, random), random);
        const Frames ours = edited(base, random);
        const Frames theirs = edited(base, random);
        if (tagsText(ours) == tagsText(base) || tagsText(theirs) == tagsText(base))
            continue; // nothing to commit
        Frames wanted = base;
        for (auto& [tag, has] : wanted)
            has = (has & ours.at(tag) & theirs.at(tag)) | (~has & (ours.at(tag) | theirs.at(tag)));
        putBranches(version(tagsText(base)), version(tagsText(ours)), version(tagsText(theirs)));
        QVERIFY2(git({"merge", "--no-edit", "theirs"}) == 0, qPrintable(m_messages));
        const QByteArray merged = content("walk.bvh.tags.json");
        for (const auto& [tag, has] : wanted)
            for (std::size_t frame = 0; frame < clipFrames; ++frame)
                QVERIFY2(framesIn(merged, tag)[frame] == has[frame], merged.constData());
    }
    qInfo("seeds 0 to 11, unless TAGLINE_RANDOM_FIRST and TAGLINE_RANDOM_ROUNDS say otherwise");
}

void tst_MergeFilesCommand::gitKeepsAllThreeOfAConflict()
{
    if (QStandardPaths::findExecutable("git").isEmpty()) QSKIP("SKIPPED: there is no git");
    putBranches(version(R"("Run":[[0,5]])"), version(R"("Run":[[0,7]])", "grass"),
                version(R"("Run":[[0,5]],"Hit":[[9,10]])", "sand"));
    QCOMPARE(git({"merge", "--no-edit", "theirs"}), 1);
    QVERIFY2(m_messages.contains("walk.bvh.tags.json: walk: terrain on [0, 5): ours is \"grass\""),
             qPrintable(m_messages));
    // What lies there is a whole sidecar, with all that did not conflict, and git has the three versions.
    put("wanted", version(R"("Hit":[[9,10]],"Run":[[0,7]])", "grass"));
    QCOMPARE(run({"diff", "wanted", "walk.bvh.tags.json"}).status, 0);
    for (const QString stage : {":1:", ":2:", ":3:"})
        QCOMPARE(git({"show", stage + "walk.bvh.tags.json"}), 0);
    QVERIFY(m_messages.contains("sand"));
}

void tst_MergeFilesCommand::gitShowsRangesAsLines()
{
    if (QStandardPaths::findExecutable("git").isEmpty()) QSKIP("SKIPPED: there is no git");
    putBranches(version(R"("Run":[[0,5]])"), version(R"("Run":[[0,7]])"),
                version(R"("Run":[[0,5]])"
                        "\n"));
    QCOMPARE(git({"diff", "HEAD~1", "HEAD"}), 0);
    QVERIFY2(m_messages.contains("\n-walk  Run  [0, 5)\n+walk  Run  [0, 7)\n"), qPrintable(m_messages));
}

void tst_MergeFilesCommand::nothingIsInstalledUnasked()
{
    if (QStandardPaths::findExecutable("git").isEmpty()) QSKIP("SKIPPED: there is no git");
    QCOMPARE(run({"merge-files", "--install", "--yes"}).status, 4); // no repository
    QCOMPARE(git({"init", "--quiet", "."}), 0);
    const QByteArray before = content(".git/config");
    const CliRun refused = run({"merge-files", "--install"}); // nobody to ask
    QCOMPARE(refused.status, 2);
    QVERIFY(refused.messages.contains("--yes"));
    QCOMPARE(content(".git/config"), before);
    QVERIFY(!QFile::exists(m_folder->filePath(".gitattributes")));
}

void tst_MergeFilesCommand::whatIsInstalledIsWhatTheRecipesSay()
{
    if (QStandardPaths::findExecutable("git").isEmpty()) QSKIP("SKIPPED: there is no git");
    QCOMPARE(git({"init", "--quiet", "."}), 0);
    put(".gitattributes", "*.png binary");
    put("sub/x", "");
    const CliRun done = run({"merge-files", "--install", "sub", "--yes"});
    QVERIFY2(done.status == 0, qPrintable(done.messages));
    QFile recipe(sourceFolder() + "/resources/repository/gitattributes");
    QVERIFY(recipe.open(QIODevice::ReadOnly));
    QByteArray wanted = "*.png binary\n";
    for (const QByteArray& line : recipe.readAll().split('\n'))
        if (line.contains("merge=tagline")) wanted += line + '\n';
    QCOMPARE(wanted.count('\n'), 3);
    QCOMPARE(content(".gitattributes"), wanted);
    QVERIFY(content(".git/config").contains("merge-files %O %A %B -o %A --name %P"));
    // A second time there is nothing left to do, and who copied the recipe lacks the settings alone.
    QVERIFY(run({"merge-files", "--install"}).output.contains("already"));
    QCOMPARE(content(".gitattributes"), wanted);
}

QTEST_GUILESS_MAIN(tst_MergeFilesCommand)
#include "tst_MergeFilesCommand.moc"
