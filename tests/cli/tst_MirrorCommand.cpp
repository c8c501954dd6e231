// `tagline mirror`: into the mirrored clip, into a namespace, and what has no mirror image.

#include "tests/cli/CliStage.h"
#include "tests/cli/SampleFiles.h"

#include <QTest>

using namespace tagline::test;

class tst_MirrorCommand : public QObject, private CliStage
{
    Q_OBJECT

private slots:
    void init();
    void tagsGoIntoTheMirroredClip();
    void tagsGoIntoANamespace();
    void wrongUseIsSaid();
};

void tst_MirrorCommand::init()
{
    open();
    put("lib/turn_left.bvh", smallBvh(20));
    put("lib/turn_left.bvh.tags.json",
        sidecar("turn_left.bvh", clipEntry("turn_left", 20, R"("Foot.L":[[2,5]])")));
    put("lib/turn_right.bvh", smallBvh(20));
    put("lib/walk.bvh", smallBvh(10));
    put("lib/walk.bvh.tags.json", sidecar("walk.bvh", clipEntry("walk", 10, R"("Foot.R":[[1,2]])")));
}

void tst_MirrorCommand::tagsGoIntoTheMirroredClip()
{
    const CliRun dry = run({"mirror", "lib", "--dry-run"});
    QCOMPARE(dry.output, QString("lib/turn_left.bvh -> lib/turn_right.bvh: 1 range of 1 tag\n"
                                 "1 range of 1 clip would be mirrored\n"));
    QVERIFY(content("lib/turn_right.bvh.tags.json").isEmpty());
    const CliRun done = run({"mirror", "lib", "--json", "--author", "ana"});
    QCOMPARE(done.status, 0);
    QVERIFY(done.output.contains("\"into\": \"lib/turn_right.bvh\""));
    QVERIFY(done.messages.contains("lib/walk.bvh: no clip is named like its mirror image"));
    const QByteArray written = content("lib/turn_right.bvh.tags.json");
    QVERIFY(written.contains("\"Foot.R\"") && written.contains("[2, 5]") && written.contains("ana"));
}

void tst_MirrorCommand::tagsGoIntoANamespace()
{
    QCOMPARE(run({"mirror", "lib/walk.bvh", "--namespace", "Mirrored"}).status, 0);
    QVERIFY(content("lib/walk.bvh.tags.json").contains("\"Mirrored.Foot.L\""));
    QCOMPARE(run({"mirror", "lib/walk.bvh", "--namespace", "Mirrored"}).output,
             QString("lib/walk.bvh -> lib/walk.bvh: 1 range of 1 tag\n1 range of 1 clip mirrored\n"));
}

void tst_MirrorCommand::wrongUseIsSaid()
{
    QCOMPARE(run({"mirror"}).messages,
             QString("tagline: mirror: PATH is missing; see tagline help mirror\n"));
    QCOMPARE(run({"mirror", "lib", "--namespace", "a..b"}).status, 2);
}

QTEST_GUILESS_MAIN(tst_MirrorCommand)
#include "tst_MirrorCommand.moc"
