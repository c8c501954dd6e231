#include "core/query/editing/UnmetValues.h"
#include "tests/core/query/QueryWorld.h"

#include <QTest>

using namespace tagline;
using namespace tagline::test;

namespace {

/// Its second clip has punches with a hand and a power.
QueryWorld worldOfPunches()
{
    QueryWorld world = queryWorld();
    TagDefinition punch;
    punch.name = "Attack.Punch";
    punch.isCounted = true;
    TagInstance left{{0, 4}}, right{{2, 5}};
    left.values = {{"hand", std::string("left")}, {"power", 2.0}};
    right.values = {{"hand", std::string("right")}};
    world.library.instances.set(
        ClipId(1), 6, TagSheet().withInstances(world.library.vocabulary.define(punch), {left, right}));
    return world;
}

/// `terrain: "gravel", "grass"` of each.
QString unmetText(const std::string& query)
{
    const QueryWorld world = worldOfPunches();
    const auto parsed = parseQuery(query, world.library.vocabulary);
    if (!parsed) qFatal("%s", parsed.error().message.c_str());
    QStringList texts;
    for (const UnmetValue& each : unmetValues(*parsed, world.library))
        texts << QString::fromStdString(each.property + ": " + nearestTexts(each));
    return texts.join("; ");
}

} // namespace

class tst_UnmetValues : public QObject
{
    Q_OBJECT

private slots:
    void valuesThatNoClipHasAreNamedWithTheNearest_data();
    void valuesThatNoClipHasAreNamedWithTheNearest();
};

void tst_UnmetValues::valuesThatNoClipHasAreNamedWithTheNearest_data()
{
    QTest::addColumn<QString>("query");
    QTest::addColumn<QString>("unmet");
    const auto row = [](const char* name, const char* query, const char* unmet) {
        QTest::newRow(name) << query << unmet;
    };
    row("no value", "Run & Male", "");
    row("a value that is there", "terrain == \"gravel\" | slope == 3.5", "");
    row("a mistyped text", "Run & terrain == \"Gravle\"", "terrain: \"gravel\", \"grass\"");
    row("not equal", "terrain != \"gras\"", "terrain: \"grass\", \"gravel\"");
    row("a number", "slope == 4", "slope: 3.5");
    row("another type than clips have", "slope == \"steep\"", "slope: ");
    row("a property that no clip has", "part == \"x\"", "part: ");
    row("bounds ask for no value", "slope > 100 | terrain matches \"x*\"", "");
    row("twice the same", "slope == 4 | slope == 4 | terrain == \"a\"",
        "slope: 3.5; terrain: \"grass\", \"gravel\"");
    row("values of instances that are there", "Punch.hand == \"left\" | Punch.power == 2", "");
    row("a mistyped value of instances", "Punch.hand == \"lefft\"", "Attack.Punch.hand: \"left\", \"right\"");
    row("a number that no instance has", "Run & Punch.power != 3", "Attack.Punch.power: 2");
    row("bounds of values of instances", "Punch.power > 3 | Punch.hand matches \"x*\"", "");
    row("stages that no clip is at", "state == \"reviewed\"", "");
}

void tst_UnmetValues::valuesThatNoClipHasAreNamedWithTheNearest()
{
    QFETCH(QString, query);
    QFETCH(QString, unmet);
    QCOMPARE(unmetText(query.toStdString()), unmet);
}

QTEST_APPLESS_MAIN(tst_UnmetValues)
#include "tst_UnmetValues.moc"
