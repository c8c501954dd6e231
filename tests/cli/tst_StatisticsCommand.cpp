#include "tests/cli/CliStage.h"
#include "tests/cli/SampleFiles.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using tagline::test::CliRun;

class tst_StatisticsCommand : public QObject, private tagline::test::CliStage
{
    Q_OBJECT

private slots:
    void init();
    void textHasTotalsLengthsAndBars();
    void jsonKeepsItsContract();
    void csvHasARowAClip();
    void noMatchIsSaid();
    void csvHasARowAHitWithoutStatistics();
    void csvAndJsonExcludeEachOther();

private:
    void putClip(const QByteArray& name, int frames, const QByteArray& ranges) const
    {
        put("lib/" + name + ".bvh", tagline::test::smallBvh(frames));
        put("lib/" + name + ".bvh.tags.json", R"({"format":"tagline.tags","version":1,"source":")" + name +
                                                  R"(.bvh","clips":[{"name":")" + name + R"(","frames":)" +
                                                  QByteArray::number(frames) +
                                                  R"(,"rate":[30,1],"tags":{"Run":)" + ranges + "}}]}");
    }
    CliRun query(const QStringList& options) const
    {
        return run(QStringList{"query", "Run", "lib"} + options);
    }
};

void tst_StatisticsCommand::init()
{
    open();
    QDir().mkpath(m_folder->filePath("lib"));
    putClip("a", 15, "[[0,6]]");
    putClip("b", 20, "[[0,3],[5,6],[10,15]]");
    put("lib/c.bvh", tagline::test::smallBvh(5));
}

void tst_StatisticsCommand::textHasTotalsLengthsAndBars()
{
    const CliRun run = query({"--statistics"});
    QCOMPARE(run.status, 0);
    QCOMPARE(run.output, QString("Run\n"
                                 "15 frames in 4 ranges of 2 clips: 0.5 s, 37.5% of all frames\n"
                                 "shortest range: 1 frame, 0.033 s\n"
                                 "median range:   4 frames, 0.133 s\n"
                                 "longest range:  6 frames, 0.2 s\n"
                                 "    1 frame  #################### 1\n"
                                 "  2-3 frames #################### 1\n"
                                 "  4-7 frames ######################################## 2\n"));
}

void tst_StatisticsCommand::jsonKeepsItsContract()
{
    const CliRun run = query({"--statistics", "--json"});
    QCOMPARE(run.status, 0);
    QCOMPARE(run.output, QString(R"json({
  "query": "Run",
  "statistics": {
    "clips": 2,
    "ranges": 4,
    "frames": 15,
    "seconds": 0.5,
    "percent": 37.5,
    "lengthFrames": {
      "shortest": 1,
      "median": 4,
      "longest": 6
    },
    "lengthSeconds": {
      "shortest": 0.03333333333333333,
      "median": 0.13333333333333333,
      "longest": 0.2
    },
    "histogram": [
      {
        "from": 1,
        "to": 2,
        "ranges": 1
      },
      {
        "from": 2,
        "to": 4,
        "ranges": 1
      },
      {
        "from": 4,
        "to": 8,
        "ranges": 2
      }
    ]
  }
}
)json"));
}

void tst_StatisticsCommand::csvHasARowAClip()
{
    const CliRun run = query({"--statistics", "--csv"});
    QCOMPARE(run.status, 0);
    QCOMPARE(run.output,
             QString("clip,ranges,frames,seconds,percent,shortest_frames,median_frames,longest_frames,"
                     "shortest_s,median_s,longest_s\r\n"
                     "a.bvh,1,6,0.2,40,6,6,6,0.2,0.2,0.2\r\n"
                     "b.bvh,3,9,0.3,45,1,3,5,0.03333333333333333,0.1,0.16666666666666666\r\n"));
}

void tst_StatisticsCommand::noMatchIsSaid()
{
    const CliRun run = tagline::test::runCli(m_folder->path(), {"query", "Run - Run", "lib", "--statistics"});
    QCOMPARE(run.status, 0);
    QCOMPARE(run.output.section('\n', 1),
             QString("0 frames in 0 ranges of 0 clips: 0 s, 0% of all frames\n"));
}

void tst_StatisticsCommand::csvHasARowAHitWithoutStatistics()
{
    const CliRun run = query({"--csv"});
    QCOMPARE(run.status, 0);
    const QStringList rows = run.output.split("\r\n");
    QCOMPARE(rows.size(), 1 + 4 + 1); // head, hits, the end of the last line
    QCOMPARE(rows[0], QString("clip,start_frame,stop_frame,fps_num,fps_den,start_s,stop_s"));
    QVERIFY2(rows[1].startsWith("a.bvh,"), qPrintable(rows[1])); // from the folder of the library
    const QStringList hit = rows[1].split(',');
    QCOMPARE(hit[2].toInt() - hit[1].toInt(), 6);
    QCOMPARE(hit[3] + '/' + hit[4], QString("30/1"));
    QCOMPARE(hit[6].toDouble(), hit[2].toInt() / 30.0);
}

void tst_StatisticsCommand::csvAndJsonExcludeEachOther()
{
    QCOMPARE(query({"--csv", "--json"}).status, 2);
    QCOMPARE(query({"--csv", "--json", "--statistics"}).status, 2);
}

QTEST_GUILESS_MAIN(tst_StatisticsCommand)
#include "tst_StatisticsCommand.moc"
