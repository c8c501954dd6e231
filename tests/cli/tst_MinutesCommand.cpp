// `tagline minutes`: how long the person worked on each clip, as the window keeps it.

#include "tests/cli/CliStage.h"
#include "tests/cli/JsonText.h"

#include <QTest>

using namespace tagline::test;

class tst_MinutesCommand : public QObject, private CliStage
{
    Q_OBJECT

private slots:
    void init() { open(); }
    void nothingKeptIsNoFault();
    void clipsAndTheirSumArePrinted();
    void tablesAndJsonHaveThemAll();
    void aBrokenFileIsSaid();
    void wrongUseIsSaid();

private:
    void putMinutes() const
    {
        put(".state/minutes.json", R"({"format":"tagline.minutes","version":1,"clips":[
            {"source":"/mocap/walk.bvh","clip":"walk","milliseconds":450000},
            {"source":"/mocap/=pack.glb","clip":"run, fast","index":1,"milliseconds":61000}]})");
    }
};

void tst_MinutesCommand::nothingKeptIsNoFault()
{
    const CliRun done = run({"minutes"});
    QVERIFY2(done.status == 0, qPrintable(done.messages));
    QCOMPARE(done.output, QString("0 minutes for 0 clips\n"));
    QCOMPARE(text(json(run({"minutes", "--json"}))), QString(R"({"clips":[],"minutes":0})"));
}

void tst_MinutesCommand::clipsAndTheirSumArePrinted()
{
    putMinutes();
    QCOMPARE(run({"minutes"}).output, QString("1  /mocap/=pack.glb:run, fast:1\n"
                                              "7.5  /mocap/walk.bvh:walk\n"
                                              "8.5 minutes for 2 clips\n"));
}

void tst_MinutesCommand::tablesAndJsonHaveThemAll()
{
    putMinutes();
    QCOMPARE(run({"minutes", "--csv"}).bytes, QByteArray("source,clip,index,minutes\r\n"
                                                         "/mocap/=pack.glb,\"run, fast\",1,1\r\n"
                                                         "/mocap/walk.bvh,walk,,7.5\r\n"));
    const Json result = json(run({"minutes", "--json"}));
    QCOMPARE(text(result["clips"][0]),
             QString(R"({"source":"/mocap/=pack.glb","clip":"run, fast","index":1,"minutes":1})"));
    QCOMPARE(text(result["clips"][1]),
             QString(R"({"source":"/mocap/walk.bvh","clip":"walk","minutes":7.5})"));
    QCOMPARE(text(result["minutes"]), QString("8.5"));
}

void tst_MinutesCommand::aBrokenFileIsSaid()
{
    put(".state/minutes.json", R"({"format":"tagline.minutes","version":1,"clips":[{}]})");
    const CliRun done = run({"minutes"});
    QCOMPARE(done.status, 5);
    QVERIFY2(done.output.isEmpty() && done.messages.contains("minutes.json:1:"), qPrintable(done.messages));
}

void tst_MinutesCommand::wrongUseIsSaid()
{
    const auto said = [this](const QStringList& arguments) {
        const CliRun done = run(arguments);
        return done.status == 2 ? done.messages : QString::number(done.status);
    };
    QVERIFY(said({"minutes", "lib"}).contains("takes no PATH"));
    QVERIFY(said({"minutes", "--csv", "--json"}).contains("cannot be used with --json"));
    QVERIFY(said({"minutes", "--no-formulas"}).contains("needs --csv"));
}

QTEST_GUILESS_MAIN(tst_MinutesCommand)
#include "tst_MinutesCommand.moc"
