// Tags of a clip that lie in several tag sets: asked, told apart, drawn, and given where a set is chosen.

#include "core/library/ClipLibrary.h"
#include "core/library/LibraryQueries.h"
#include "core/library/checks/LibraryCheckup.h"
#include "core/query/editing/QueryEcho.h"
#include "core/query/evaluation/QueryEvaluation.h"
#include "core/tagging/ChosenSet.h"
#include "core/tagging/SettledEdits.h"
#include "core/tags/sheet/TagEdits.h"
#include "tests/core/library/TagSetStage.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace tagline;
using namespace tagline::test;

class tst_TagSets : public QObject, private TagSetStage
{
    Q_OBJECT

private slots:
    void init() { begin(); }
    void collidingNamesAreToldApart();
    void lastPartsMeanTheDefaultSetFirst();
    void aNameOfSeveralSetsAloneIsAmbiguous();
    void aSetThatIsOffIsNoAnswer();
    void aTagOfASetLooksAsTheTagOfThatName();
    void groupsCarveWithinTheirSet();
    void checksOfGroupsGoBySet();
    void aGroupIsAskedAsANameIs();
    void theChosenSetTakesTheTag_data();
    void theChosenSetTakesTheTag();
    void aPlanForATagThatTheChosenSetHasNotYet();
};

void tst_TagSets::collidingNamesAreToldApart()
{
    putBoth();
    open();
    QCOMPARE(answer("Run"), QString("[0,40)"));
    QCOMPARE(answer("gameplay::Run"), QString("[5,9)"));
    QCOMPARE(answer("Run - gameplay::Run"), QString("[0,5)[9,40)"));
    QCOMPARE(answer("Hit"), QString("[7,8)")); // one set alone has it
    const auto query = parseQuery("gameplay::\"Run\" | Hit", m_library);
    QVERIFY(query);
    QCOMPARE(echo(*query, m_library.vocabulary()), std::string("(gameplay::Run | gameplay::Hit)"));
    // A name that the vocabulary has, and the default set has not, is the set's.
    TagDefinition hit;
    hit.name = "Hit";
    m_library.vocabulary().define(hit);
    QCOMPARE(answer("Hit"), QString("[7,8)"));
}

void tst_TagSets::lastPartsMeanTheDefaultSetFirst()
{
    put("walk.bvh", "");
    put("walk.bvh.tags.json", sidecar({}, R"("Locomotion.Jump":[[0,40]])"));
    put("walk.bvh.gameplay.tags.json",
        sidecar("gameplay",
                R"("Locomotion.Duck":[[50,60]],"Locomotion.Jump":[[5,9]],"Stunt.Jump":[[20,30]])"));
    open();
    QCOMPARE(answer("Jump"), QString("[0,40)")); // another annotator's set does not make it ambiguous
    QCOMPARE(answer("Locomotion.Jump"), QString("[0,40)"));
    QCOMPARE(answer("gameplay::Locomotion.Jump"), QString("[5,9)"));
    QCOMPARE(answer("gameplay::Duck"), QString("[50,60)"));
    QCOMPARE(answer("Duck"), QString("[50,60)")); // one set alone has it
    QVERIFY2(answer("gameplay::Jump").contains("ambiguous"), qPrintable(answer("gameplay::Jump")));
    QVERIFY2(answer("audio::Jump").contains("no tag"), qPrintable(answer("audio::Jump")));
    tag("Locomotion.Jump", {}); // where the default set has none left, the name is the other set's
    QCOMPARE(answer("Jump"), QString("[5,9)"));
    QCOMPARE(answer("Locomotion.Jump"), QString("[5,9)"));
}

void tst_TagSets::aNameOfSeveralSetsAloneIsAmbiguous()
{
    putBoth();
    put("walk.bvh.audio.tags.json", sidecar("audio", R"("Hit":[[3,4]])"));
    open();
    QVERIFY2(answer("Hit").contains("audio::Hit") && answer("Hit").contains("gameplay::Hit"),
             qPrintable(answer("Hit")));
    QCOMPARE(answer("audio::Hit"), QString("[3,4)"));
}

void tst_TagSets::aSetThatIsOffIsNoAnswer()
{
    putBoth();
    open();
    m_library.setSetSwitches({{"gameplay"}, {}});
    QCOMPARE(answer("gameplay::Run"), QString());
    QCOMPARE(answer("Run"), QString("[0,40)"));
    QVERIFY(!m_library.isModified());
    m_library.setSetSwitches({{""}, {}});
    QCOMPARE(answer("Run"), QString("[5,9)"));
    m_library.setSetSwitches({});
    QCOMPARE(answer("gameplay::Run"), QString("[5,9)"));
}

void tst_TagSets::aTagOfASetLooksAsTheTagOfThatName()
{
    putBoth();
    open();
    const auto lookOf = [&](const char* name) {
        return m_library.vocabulary()[*m_library.vocabulary().findNamed(name)];
    };
    TagDefinition hit;
    hit.name = "Hit";
    hit.colour = 0x123456;
    hit.kind = TagKind::Point;
    m_library.vocabulary().define(hit);
    QCOMPARE(lookOf("gameplay::Hit").colour, Colour(0x123456));
    QCOMPARE(lookOf("gameplay::Hit").kind, TagKind::Point);
    tag("audio::Hit", {{1, 2}});
    QCOMPARE(lookOf("audio::Hit").colour, Colour(0x123456));
}

void tst_TagSets::groupsCarveWithinTheirSet()
{
    putBoth();
    open();
    defineGaits();
    const auto tagged = [&](const char* name, FrameRange range) {
        const TagId id = m_library.vocabulary().intern(name);
        const TagSheet& before = m_library.clip(ClipId(0)).sheet;
        m_library.setSheet(ClipId(0), settledAddition(before, withRangeAdded(before, id, range, 100), id,
                                                      m_library.vocabulary(), 100));
    };
    tagged("gameplay::Walk", {6, 50});
    QCOMPARE(ranges("gameplay::Run"), (std::vector<FrameRange>{{5, 6}}));
    QCOMPARE(ranges("Run"), (std::vector<FrameRange>{{0, 40}}));
    QCOMPARE(ranges("Walk"), (std::vector<FrameRange>{{40, 90}}));
    tagged("Walk", {30, 45});
    QCOMPARE(ranges("Run"), (std::vector<FrameRange>{{0, 30}}));
    QCOMPARE(ranges("gameplay::Walk"), (std::vector<FrameRange>{{6, 50}}));
}

void tst_TagSets::checksOfGroupsGoBySet()
{
    putBoth();
    open();
    defineGaits();
    const auto found = [&] {
        QStringList texts;
        for (const CheckOutcome& outcome : checkup(m_library))
            if (outcome.name == "Groups are kept")
                for (const CheckFinding& finding : outcome.findings)
                    texts << QString::fromStdString(finding.message);
        return texts.join('|');
    };
    QVERIFY2(!found().contains("Gait"), qPrintable(found()));
    tag("gameplay::Walk", {{0, 10}});
    QVERIFY2(found().contains("gameplay::Run") && found().contains("gameplay::Walk"), qPrintable(found()));
    tag("gameplay::Walk", {});
    tag("Walk", {{39, 90}});
    QVERIFY2(found().contains("Gait") && !found().contains("gameplay"), qPrintable(found()));
}

void tst_TagSets::aGroupIsAskedAsANameIs()
{
    putBoth();
    open();
    defineGaits();
    tag("gameplay::Walk", {{90, 95}});
    QCOMPARE(answer("group(Gait)"), QString("[0,90)"));
    m_library = ClipLibrary(); // no tag of the default set is in it
    putBoth();
    open();
    TagDefinition hit;
    hit.name = "gameplay::Hit";
    hit.group = "Moves";
    m_library.vocabulary().define(hit);
    QCOMPARE(answer("group(Moves)"), QString("[7,8)"));
}

void tst_TagSets::theChosenSetTakesTheTag_data()
{
    QTest::addColumn<QString>("tag");
    QTest::addColumn<QString>("set");
    QTest::addColumn<QString>("given");
    QTest::newRow("default") << "Run"
                             << ""
                             << "Run";
    QTest::newRow("default chosen, of a set") << "gameplay::Run"
                                              << ""
                                              << "gameplay::Run";
    QTest::newRow("both have it") << "Run"
                                  << "gameplay"
                                  << "gameplay::Run";
    QTest::newRow("of the default set alone") << "Walk"
                                              << "gameplay"
                                              << "gameplay::Walk";
    QTest::newRow("of the chosen set") << "gameplay::Hit"
                                       << "gameplay"
                                       << "gameplay::Hit";
    QTest::newRow("of another set and of the chosen one") << "audio::Hit"
                                                          << "gameplay"
                                                          << "gameplay::Hit";
    QTest::newRow("of another set alone") << "audio::Step"
                                          << "gameplay"
                                          << "audio::Step";
    QTest::newRow("a set that is not there yet") << "Walk"
                                                 << "new"
                                                 << "new::Walk";
}

void tst_TagSets::theChosenSetTakesTheTag()
{
    QFETCH(QString, tag);
    QFETCH(QString, set);
    QFETCH(QString, given);
    putBoth();
    put("walk.bvh.audio.tags.json", sidecar("audio", R"("Hit":[[3,4]],"Step":[[3,4]])"));
    open();
    const TagId named = *m_library.vocabulary().findNamed(tag.toStdString());
    QCOMPARE(nameInChosenSet(m_library.vocabulary(), named, set.toStdString()), given.toStdString());
}

void tst_TagSets::aPlanForATagThatTheChosenSetHasNotYet()
{
    putBoth();
    const ClipId clip = open();
    const std::vector<ClipFrames> where{{clip, FrameRanges::canonical({{10, 20}})}};
    const TagId walk = *m_library.vocabulary().findNamed("Walk");
    const BulkPlan plan = planInChosenSet(m_library, walk, "gameplay", BulkOperation::Add, where);
    QVERIFY(!m_library.vocabulary().findNamed("gameplay::Walk"));
    QCOMPARE(plan.changes.size(), 1u);
    const TagId made = m_library.vocabulary().intern("gameplay::Walk");
    const auto given = plan.changes.front().sheet.ranges(made);
    QCOMPARE(std::vector(given.begin(), given.end()), (std::vector<FrameRange>{{10, 20}}));
    QCOMPARE(plan.changes.front().sheet.ranges(walk).size(), 1u);
}

QTEST_GUILESS_MAIN(tst_TagSets)
#include "tst_TagSets.moc"
