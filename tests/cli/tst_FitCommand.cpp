// `tagline fit`: shifted by the motion of the former version, rescaled, by what was typed.

#include "tests/cli/CliStage.h"
#include "tests/cli/SampleFiles.h"

#include <QTest>

#include <cmath>

using namespace tagline::test;

namespace {

/// A figure whose root wanders: frames [first, stop) of one long motion that never comes back.
QByteArray wanderingBvh(int first, int stop, const char* frameTime = "0.0333333")
{
    QByteArray text = "HIERARCHY\nROOT Hips\n{\n  OFFSET 0 0.9 0\n"
                      "  CHANNELS 6 Xposition Yposition Zposition Zrotation Xrotation Yrotation\n"
                      "  JOINT Head\n  {\n    OFFSET 0 0.8 0\n    CHANNELS 3 Zrotation Xrotation Yrotation\n"
                      "    End Site\n    {\n      OFFSET 0 0.1 0\n    }\n  }\n}\nMOTION\nFrames: " +
                      QByteArray::number(stop - first) + "\nFrame Time: " + frameTime + '\n';
    for (int i = first; i < stop; ++i)
        text += QByteArray::number(std::sin(i * i * 0.001) * 0.4) + " 0.9 " + QByteArray::number(i * 0.02) +
                " 0 0 " + QByteArray::number(20 * std::sin(i * 0.17)) + " 0 0 0\n";
    return text;
}

/// "hash": "xxh3:…" of a sidecar with one clip.
QByteArray hashIn(const QByteArray& sidecar) { return sidecar.mid(sidecar.indexOf("\"hash\""), 31); }

} // namespace

class tst_FitCommand : public QObject, private CliStage
{
    Q_OBJECT

private slots:
    void init();
    void whatWasCutAtTheStartIsFound();
    void whatWasAddedAtTheStartIsFound();
    void anotherMotionIsLeftToPeople();
    void anotherMotionOfTheSameLengthIsShifted();
    void aFileThatWasOnlyTouchedIsNoOther();
    void whatIsNotKnownOfAFileWrittenAgainIsNotFitted();
    void anotherRateIsRescaled();
    void whatWasTypedIsDone();
    void manyClipsAreFittedAtOnce_data();
    void manyClipsAreFittedAtOnce();
    void wrongUseIsSaid();
};

void tst_FitCommand::init()
{
    open();
    put("lib/walk.bvh", wanderingBvh(50, 250));
    QCOMPARE(run({"tag", "--new", "Run", "lib", "--query", "frames(60, 80)"}).status, 0);
}

void tst_FitCommand::whatWasCutAtTheStartIsFound()
{
    put("lib/walk.bvh", wanderingBvh(70, 250));
    const QByteArray before = content("lib/walk.bvh.tags.json");
    const CliRun dry = run({"fit", "lib", "--dry-run"});
    QCOMPARE(dry.output, QString("lib/walk.bvh: shift by -20 frames, 1 range before, 1 after\n"
                                 "1 clip would be fitted\n"));
    QCOMPARE(content("lib/walk.bvh.tags.json"), before);
    QCOMPARE(run({"fit", "lib"}).status, 0);
    const QByteArray after = content("lib/walk.bvh.tags.json");
    QVERIFY2(after.contains("[40, 60]") && after.contains("\"frames\": 180"), after.constData());
    QVERIFY(after.contains("\"hash\"") &&
            after.mid(after.indexOf("\"hash\""), 40) != before.mid(before.indexOf("\"hash\""), 40));
    QCOMPARE(run({"fit", "lib"}).output, QString("0 clips fitted\n"));
}

void tst_FitCommand::whatWasAddedAtTheStartIsFound()
{
    put("lib/walk.bvh", wanderingBvh(15, 235));
    const CliRun done = run({"fit", "lib", "--json"});
    QVERIFY2(done.output.contains("\"how\": \"shift\"") && done.output.contains("\"by\": 35"),
             qPrintable(done.output));
    QVERIFY(content("lib/walk.bvh.tags.json").contains("[95, 115]"));
}

void tst_FitCommand::anotherMotionIsLeftToPeople()
{
    put("lib/walk.bvh", wanderingBvh(3000, 3150));
    const CliRun done = run({"fit", "lib"});
    QCOMPARE(done.output, QString("0 clips fitted\n"));
    QVERIFY2(done.messages.contains("say with --how what is to be done"), qPrintable(done.messages));
    QVERIFY(content("lib/walk.bvh.tags.json").contains("\"frames\": 200"));
}

void tst_FitCommand::anotherMotionOfTheSameLengthIsShifted()
{
    put("lib/walk.bvh", wanderingBvh(70, 270));
    const CliRun check = run({"check", "lib"});
    QVERIFY2(check.output.contains("the file was written again with another motion since it was tagged"),
             qPrintable(check.output));
    const QString told = run({"query", "all", "lib"}).messages;
    QVERIFY2(told.contains("were drawn on another motion"), qPrintable(told));
    const QByteArray before = content("lib/walk.bvh.tags.json");
    QCOMPARE(run({"tag", "--new", "Hop", "lib", "--query", "frames(1, 3)"}).status, 0);
    const QByteArray tagged = content("lib/walk.bvh.tags.json");
    QCOMPARE(hashIn(tagged), hashIn(before)); // the other ranges are still where they were drawn
    QCOMPARE(run({"fit", "lib"}).output,
             QString("lib/walk.bvh: shift by -20 frames, 2 ranges before, 1 after\n1 clip fitted\n"));
    const QByteArray after = content("lib/walk.bvh.tags.json");
    QVERIFY2(after.contains("[40, 60]"), after.constData());
    QVERIFY(hashIn(after) != hashIn(before));
    QVERIFY(!run({"check", "lib"}).output.contains("another motion"));
    QCOMPARE(run({"fit", "lib"}).output, QString("0 clips fitted\n"));
}

void tst_FitCommand::aFileThatWasOnlyTouchedIsNoOther()
{
    const QByteArray before = content("lib/walk.bvh.tags.json");
    put("lib/walk.bvh", wanderingBvh(50, 250) + '\n');
    const CliRun check = run({"check", "lib"});
    const QString told = check.output + run({"query", "all", "lib"}).messages;
    QVERIFY2(!told.contains("written again"), qPrintable(told));
    QCOMPARE(run({"fit", "lib", "--how", "keep"}).output, QString("0 clips fitted\n"));
    QCOMPARE(content("lib/walk.bvh.tags.json"), before);
    QCOMPARE(run({"tag", "--new", "Hop", "lib", "--query", "frames(1, 3)"}).status, 0);
    QVERIFY(hashIn(content("lib/walk.bvh.tags.json")) != hashIn(before));
}

void tst_FitCommand::whatIsNotKnownOfAFileWrittenAgainIsNotFitted()
{
    QByteArray unknown = content("lib/walk.bvh.tags.json");
    unknown.replace(hashIn(unknown), "\"hash\": \"xxh3:0123456789abcdef\"");
    put("lib/walk.bvh.tags.json", unknown);
    const CliRun check = run({"check", "lib"});
    QVERIFY(!check.output.contains("written again"));
    const QString told = run({"query", "all", "lib"}).messages;
    QVERIFY2(told.contains("1 clip has a file that was written again since it was tagged"), qPrintable(told));
    QCOMPARE(run({"fit", "lib", "--how", "keep"}).output, QString("0 clips fitted\n"));
}

void tst_FitCommand::anotherRateIsRescaled()
{
    put("lib/walk.bvh", wanderingBvh(50, 450, "0.0166667"));
    QCOMPARE(run({"fit", "lib"}).output,
             QString("lib/walk.bvh: rescale, 1 range before, 1 after\n1 clip fitted\n"));
    QVERIFY(content("lib/walk.bvh.tags.json").contains("[120, 160]"));
}

void tst_FitCommand::whatWasTypedIsDone()
{
    put("lib/walk.bvh", wanderingBvh(50, 120));
    QCOMPARE(run({"fit", "lib", "--how", "shift", "--by", "-70", "--dry-run"}).output,
             QString("lib/walk.bvh: shift by -70 frames, 1 range before, 1 after\n1 clip would be fitted\n"));
    QCOMPARE(run({"fit", "lib", "--how", "trim", "--clip", "walk*"}).status, 0);
    QVERIFY(content("lib/walk.bvh.tags.json").contains("[60, 70]"));
}

void tst_FitCommand::manyClipsAreFittedAtOnce_data()
{
    QTest::addColumn<QStringList>("how");
    QTest::addColumn<QByteArray>("frameTime"); ///< s
    QTest::addColumn<QList<int>>("frames");    ///< of the changed files, which had 200 each
    QTest::addColumn<QByteArrayList>("ranges");
    QTest::newRow("trim") << QStringList{"--how", "trim"} << QByteArray("0.0333333")
                          << QList<int>{70, 25, 120} << QByteArrayList{"[60, 70]", "[20, 25]", "[100, 120]"};
    QTest::newRow("shift") << QStringList{"--how", "shift", "--by", "-10"} << QByteArray("0.0333333")
                           << QList<int>{190, 191, 192}
                           << QByteArrayList{"[50, 70]", "[10, 20]", "[90, 140]"};
    QTest::newRow("rescale") << QStringList{"--how", "rescale"} << QByteArray("0.0166667")
                             << QList<int>{400, 401, 399}
                             << QByteArrayList{"[120, 160]", "[40, 60]", "[200, 300]"};
}

/// Each by its own length.
void tst_FitCommand::manyClipsAreFittedAtOnce()
{
    QFETCH(QStringList, how);
    QFETCH(QByteArray, frameTime);
    QFETCH(QList<int>, frames);
    QFETCH(QByteArrayList, ranges);
    const QStringList files{"walk", "run", "jump"};
    put("lib/run.bvh", wanderingBvh(400, 600));
    put("lib/jump.bvh", wanderingBvh(700, 900));
    QCOMPARE(run({"tag", "--new", "Run", "lib/run.bvh", "--frames", "20:30"}).status, 0);
    QCOMPARE(run({"tag", "--new", "Run", "lib/jump.bvh", "--frames", "100:150"}).status, 0);
    for (int i = 0; i < files.size(); ++i)
        put("lib/" + files[i] + ".bvh", wanderingBvh(1000 * i, 1000 * i + frames[i], frameTime));
    const CliRun done = run(QStringList{"fit", "lib"} + how);
    QCOMPARE(done.status, 0);
    QVERIFY2(done.output.endsWith("3 clips fitted\n"), qPrintable(done.output));
    for (int i = 0; i < files.size(); ++i) {
        const QByteArray after = content("lib/" + files[i] + ".bvh.tags.json");
        QVERIFY2(after.contains(ranges[i]) && after.count('[') == 4, after.constData());
        QVERIFY2(after.contains("\"frames\": " + QByteArray::number(frames[i])), after.constData());
        QVERIFY2(done.output.contains("lib/" + files[i] + ".bvh: " + how[1]), qPrintable(done.output));
    }
}

void tst_FitCommand::wrongUseIsSaid()
{
    QCOMPARE(run({"fit"}).messages, QString("tagline: fit: PATH is missing; see tagline help fit\n"));
    QCOMPARE(run({"fit", "lib", "--how", "stretch"}).status, 2);
    QCOMPARE(run({"fit", "lib", "--how", "shift"}).status, 2);
    QCOMPARE(run({"fit", "lib", "--by", "3"}).status, 2);
    QCOMPARE(run({"fit", "lib", "--how", "shift", "--by", "00:60"}).status, 2);
    QCOMPARE(run({"fit", "lib", "--how", "shift", "--by", "soon"}).status, 2);
}

QTEST_GUILESS_MAIN(tst_FitCommand)
#include "tst_FitCommand.moc"
