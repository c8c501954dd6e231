#include "core/query/editing/UnmetValues.h"
#include "core/query/language/parsing/QueryTerms.h"
#include "tests/core/query/QueryWorld.h"

#include <QTest>

using namespace tagline;
using namespace tagline::test;

namespace {

/// `terrain: "gravel", "grass"` of each.
QString unmetText(const std::string& query)
{
    const QueryWorld world = queryWorld();
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
    void textsThatNoInstanceHasAreNamed();
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
    row("stages that no clip is at", "state == \"reviewed\"", "");
}

void tst_UnmetValues::valuesThatNoClipHasAreNamedWithTheNearest()
{
    QFETCH(QString, query);
    QFETCH(QString, unmet);
    QCOMPARE(unmetText(query.toStdString()), unmet);
}

void tst_UnmetValues::textsThatNoInstanceHasAreNamed()
{
    QueryLibrary library;
    const TagId attack = library.vocabulary.intern("Attack");
    const TagId punch = library.vocabulary.intern("Attack.Punch");
    const TagSheet sheet =
        TagSheet().withInstances(punch, {{{0, 2}, {{"hand", std::string("left")}, {"power", 2.0}}},
                                         {{4, 6}, {{"hand", std::string("right")}}}});
    library.index.set(ClipId(0), 10, sheet);
    library.instances.set(ClipId(0), 10, sheet);
    const auto unmet = [&](const QueryExpression& query) { return unmetValues(query, library); };
    QVERIFY(unmet(terms::valueOf(punch, "hand") == "left").empty());
    QVERIFY(unmet(terms::valueOf(attack, "hand") != "right").empty());
    QVERIFY(unmet(terms::matches(terms::valueOf(punch, "hand"), "x*")).empty());
    QVERIFY(unmet(terms::valueOf(punch, "power") == 3.0).empty()); // numbers are not kept
    const std::vector<UnmetValue> lft{
        {"Attack.hand", std::string("lft"), {std::string("left"), std::string("right")}}};
    QVERIFY(unmet(terms::valueOf(attack, "hand") == "lft") == lft);
}

QTEST_APPLESS_MAIN(tst_UnmetValues)
#include "tst_UnmetValues.moc"
