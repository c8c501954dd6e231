#include "core/library/LibraryQueries.h"

#include "core/query/editing/QueryCompletion.h"
#include "core/query/editing/QueryEcho.h"
#include "core/query/editing/QueryNotes.h"
#include "core/query/evaluation/QueryEvaluation.h"
#include "core/query/language/QueryNames.h"

#include <QTest>

using namespace tagline;

class tst_LibraryQueries : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void textsKnowSavedQueriesAndProperties();
    void statesAreAskedForByName();
    void statesAreOfferedAndMisspeltOnesNamed();
    void valuesOfInstancesAreAskedByTheirTag();
    void whatANameMeansIsSettledAndNoted();
    void derivedTagsHaveTheFramesOfTheirQueries();
    void derivedTagsAreAskedForByName();
    void derivedTagsThatNameThemselvesAreErrors();
    void aTagWithRangesGoesBeforeADerivedOne();
    void aParentKeepsItsName();
    void endingsOfBothKindsCountTogether();
    void derivedTagsHaveNoTagsBelow();
    void brokenDerivedTagsAreNamed();
    void derivedTagsHideNoAuthoredOnes();
    void aDeletedTagMakesNoOtherAmbiguous();
    void aDeletedTagHidesNoOther();

private:
    /// Two instances that overlap, each with a hand, the second with more power.
    void putPunches()
    {
        TagDefinition punch;
        punch.name = "Attack.Punch";
        punch.isCounted = true;
        const TagId tag = m_library.vocabulary().define(punch);
        const TagInstance left{{0, 5}, {{"hand", std::string("left")}, {"power", 1.0}}};
        const TagInstance right{{3, 8}, {{"hand", std::string("right")}, {"power", 2.0}}};
        m_library.setSheet(ClipId(0), m_library.clip(ClipId(0)).sheet.withInstances(tag, {left, right}));
    }

    ClipLibrary m_library;
};

/// One clip of 30 frames: Run [0, 20), slope 2 on [10, 30).
void tst_LibraryQueries::init()
{
    m_library = {};
    auto model = std::make_shared<ImportedModel>();
    Clip clip;
    clip.name = clip.displayName = "run";
    clip.frames = 30;
    clip.rate = {30, 1};
    model->clips.push_back(clip);
    m_library.setModel(m_library.addSource("/a/run.glb", "run.glb"), model);
    const TagId run = m_library.vocabulary().intern("Run");
    m_library.setSheet(ClipId(0),
                       TagSheet().withRanges(run, {{0, 20}}).withProperty("slope", {{{10, 30}, 2.0}}));
    m_library.set(&LibraryContent::queries, {{"steep", "slope > 1"}});
}

void tst_LibraryQueries::textsKnowSavedQueriesAndProperties()
{
    const auto query = parseQuery("@steep & Run", m_library);
    QVERIFY(query);
    QCOMPARE(evaluate(*query, m_library.queryLibrary()).rangesOf(ClipId(0)),
             FrameRanges::fromCanonical({{10, 20}}));
    QCOMPARE(parseQuery("slop > 1", m_library).error().column, 1);
}

void tst_LibraryQueries::statesAreAskedForByName()
{
    const auto frames = [this](const char* text) {
        const auto query = parseQuery(text, m_library);
        return query ? evaluate(*query, m_library.queryLibrary()).frameCount() : std::int64_t(-1);
    };
    QCOMPARE(frames("state == \"untouched\""), 30);
    QCOMPARE(frames("state == \"done\""), 0);
    const TagSheet sheet = m_library.clip(ClipId(0)).sheet;
    m_library.setSheet(ClipId(0), sheet.withState({ClipStage::Done, "ana", ""}));
    QCOMPARE(frames("state == \"done\""), 30);
    QCOMPARE(frames("Run & state != \"reviewed\""), 20);
    QCOMPARE(frames("state matches \"d*\" - Run"), 10);
    QCOMPARE(frames("clips(state == \"begun\")"), 0);
}

void tst_LibraryQueries::statesAreOfferedAndMisspeltOnesNamed()
{
    QCOMPARE(parseQuery("state == \"reviwed\"", m_library).error().text(),
             std::string("column 10: no state \"reviwed\"; did you mean \"reviewed\"?"));
    QCOMPARE(parseQuery("state != \"x\"", m_library).error().text(),
             std::string("column 10: no state \"x\"; it is one of \"untouched\", \"begun\", \"done\", "
                         "\"reviewed\""));
    QVERIFY(parseQuery("state matches \"x*\"", m_library));
    QVERIFY(!parseQuery("state == 3", m_library));
    const auto offered = [this](std::string_view text) {
        const auto properties = queryProperties(m_library.properties(), {});
        const QueryNames names{.vocabulary = m_library.vocabulary(),
                               .properties = std::span<const QueryProperty>(properties)};
        std::vector<std::string> texts;
        for (const QueryCompletion& each : completions(text, text.size(), names).items)
            texts.push_back(each.text);
        return texts;
    };
    QCOMPARE(offered("state == "),
             (std::vector<std::string>{"\"untouched\"", "\"begun\"", "\"done\"", "\"reviewed\""}));
    QCOMPARE(offered("state == \"re"), std::vector<std::string>{"\"reviewed\""});
    QCOMPARE(offered("stat"), std::vector<std::string>{"state"});
    // A property of that name, which a library has for something else, has any text.
    m_library.setSheet(ClipId(0), TagSheet().withProperty("state", {{{0, 5}, std::string("wet")}}));
    QVERIFY(parseQuery("state == \"wet\"", m_library));
    QVERIFY(offered("state == ").empty());
}

void tst_LibraryQueries::valuesOfInstancesAreAskedByTheirTag()
{
    putPunches();
    const auto framesOf = [this](const char* text) {
        return evaluate(*parseQuery(text, m_library), m_library.queryLibrary()).rangesOf(ClipId(0));
    };
    QCOMPARE(framesOf("Punch.hand == \"left\""), FrameRanges::fromCanonical({{0, 5}}));
    QCOMPARE(framesOf("Attack.power >= 2 & Punch.hand matches \"*\""), FrameRanges::fromCanonical({{3, 8}}));
    QCOMPARE(framesOf("count(Punch.hand matches \"*\") == 2"), FrameRanges::fromCanonical({{0, 30}}));
    QCOMPARE(echo(*parseQuery("Punch.hand == \"left\"", m_library), m_library.vocabulary()),
             std::string("(Attack.Punch.hand == \"left\")"));
    QCOMPARE(suggestionAt("Punch.hnad == \"left\"", 1, m_library), std::string("Punch.hand"));
    m_library.set(&LibraryContent::queries, {{"lefts", "Punch.hand == \"left\""}});
    m_library.set(&LibraryContent::derived, {{"Jab", "@lefts"}});
    QCOMPARE(framesOf("Jab"), FrameRanges::fromCanonical({{0, 5}}));
    QVERIFY(derivedTags(m_library).errors.empty());
}

void tst_LibraryQueries::whatANameMeansIsSettledAndNoted()
{
    putPunches();
    const auto notes = [this](const char* text) {
        std::vector<std::string> texts;
        for (const QueryNote& note :
             queryNotes(*parseQuery(text, m_library),
                        {m_library.vocabulary(), m_library.index(), m_library.instances()}))
            texts.push_back(noteText(note));
        return texts;
    };
    const auto framesOf = [this](const char* text) {
        return evaluate(*parseQuery(text, m_library), m_library.queryLibrary()).rangesOf(ClipId(0));
    };
    QVERIFY(notes("Punch.hand == \"left\" & slope > 1").empty());
    // A tag of that name is meant where nothing is compared.
    const TagId tag = m_library.vocabulary().intern("Attack.Punch.hand");
    const TagSheet sheet = m_library.clip(ClipId(0)).sheet.withRanges(tag, {{20, 25}});
    m_library.setSheet(ClipId(0), sheet);
    QCOMPARE(framesOf("Punch.hand"), FrameRanges::fromCanonical({{20, 25}}));
    QCOMPARE(framesOf("Punch.hand == \"left\""), FrameRanges::fromCanonical({{0, 5}}));
    QCOMPARE(
        notes("Punch.hand == \"left\" | Punch.hand == \"right\""),
        std::vector<std::string>{"Attack.Punch.hand is a value of instances here; the tag of that name is "
                                 "not compared"});
    // A longer tag's value goes before a shorter one's.
    TagDefinition jab;
    jab.name = "Attack.Punch.Jab";
    jab.isCounted = true;
    const TagId longer = m_library.vocabulary().define(jab);
    const TagId punch = *m_library.vocabulary().find("Attack.Punch");
    m_library.setSheet(ClipId(0),
                       sheet.withInstances(longer, {{{10, 12}, {{"hand", std::string("left")}}}})
                           .withInstances(punch, {{{15, 17}, {{"Jab.hand", std::string("left")}}}}));
    QCOMPARE(framesOf("Punch.Jab.hand == \"left\""), FrameRanges::fromCanonical({{10, 12}}));
    QCOMPARE(framesOf("Punch.hand == \"left\""), FrameRanges::fromCanonical({{10, 12}})); // below it
    // A property of that full name goes before the value.
    m_library.setSheet(ClipId(0), sheet.withProperty("Attack.Punch.hand", {{{9, 12}, std::string("left")}}));
    QCOMPARE(framesOf("Attack.Punch.hand == \"left\""), FrameRanges::fromCanonical({{9, 12}}));
    QCOMPARE(
        notes("Attack.Punch.hand == \"left\""),
        std::vector<std::string>{"Attack.Punch.hand is the property here; instances of Attack.Punch have a "
                                 "value of that name too"});
    // By a part of that name neither is meant.
    m_library.setSheet(ClipId(0), sheet.withProperty("Attack.Punch.power", {{{9, 12}, 1.0}}));
    QCOMPARE(parseQuery("Punch.power > 1", m_library).error().text(),
             std::string("column 1: no property \"Punch.power\"; did you mean \"Attack.Punch.power\"?"));
}

void tst_LibraryQueries::derivedTagsHaveTheFramesOfTheirQueries()
{
    m_library.set(&LibraryContent::derived,
                  {{"Start", "head(Run, 0.1s)", {}}, {"Steep.Run", "@steep & Run", {}}});
    const DerivedTags derived = derivedTags(m_library);
    QVERIFY(derived.errors.empty());
    QCOMPARE(derived.tags.size(), std::size_t(2));
    QCOMPARE(derived.tags[0].tag, *m_library.vocabulary().find("Start"));
    QCOMPARE(derived.tags[0].frames.rangesOf(ClipId(0)), FrameRanges::fromCanonical({{0, 3}}));
    QCOMPARE(derived.tags[1].tag, *m_library.vocabulary().find("Steep.Run"));
    QCOMPARE(derived.tags[1].frames.rangesOf(ClipId(0)), FrameRanges::fromCanonical({{10, 20}}));
}

void tst_LibraryQueries::derivedTagsAreAskedForByName()
{
    m_library.set(&LibraryContent::derived, {{"Gait.Start", "head(Run, 3)"}, {"Rest", "Run - Start"}});
    const auto framesOf = [this](const char* text) {
        return evaluate(*parseQuery(text, m_library), m_library.queryLibrary()).rangesOf(ClipId(0));
    };
    QCOMPARE(framesOf("Gait.Start"), FrameRanges::fromCanonical({{0, 3}}));
    QCOMPARE(framesOf("Start | slope > 1"), FrameRanges::fromCanonical({{0, 3}, {10, 30}}));
    QCOMPARE(framesOf("Rest"), FrameRanges::fromCanonical({{3, 20}})); // one that names another
    QCOMPARE(suggestionAt("Gait.Strat", 1, m_library), std::string("Gait.Start"));
    QCOMPARE(parseQuery("Rets", m_library).error().text(),
             std::string("column 1: no tag \"Rets\"; did you mean \"Rest\"?"));
    QCOMPARE(derivedTags(m_library).tags.size(), std::size_t(2));
    QCOMPARE(framesOf("Rest"), FrameRanges::fromCanonical({{3, 20}})); // its name is interned now
}

void tst_LibraryQueries::derivedTagsThatNameThemselvesAreErrors()
{
    m_library.set(&LibraryContent::derived, {{"A", "Run | B"}, {"B", "~A"}, {"C", "Wlak"}});
    QCOMPARE(parseQuery("A", m_library).error().text(),
             std::string("column 1: in A: in B: the live tag A uses itself"));
    QVERIFY(QString::fromStdString(parseQuery("Run & C", m_library).error().text())
                .startsWith("column 7: in C: no tag \"Wlak\""));
}

void tst_LibraryQueries::aTagWithRangesGoesBeforeADerivedOne()
{
    m_library.set(&LibraryContent::derived, {{"Run", "slope > 1"}});
    QCOMPARE(evaluate(*parseQuery("Run", m_library), m_library.queryLibrary()).rangesOf(ClipId(0)),
             FrameRanges::fromCanonical({{0, 20}}));
}

void tst_LibraryQueries::aParentKeepsItsName()
{
    const TagId left = m_library.vocabulary().intern("Contact.LeftFoot");
    m_library.setSheet(ClipId(0), m_library.clip(ClipId(0)).sheet.withRanges(left, {{7, 9}}));
    m_library.set(&LibraryContent::derived, {{"Live.Contact", "Run"}});
    const auto framesOf = [this](const char* text) {
        return evaluate(*parseQuery(text, m_library), m_library.queryLibrary()).rangesOf(ClipId(0));
    };
    QCOMPARE(framesOf("Contact"), FrameRanges::fromCanonical({{7, 9}})); // as all below it
    QCOMPARE(framesOf("Live.Contact"), FrameRanges::fromCanonical({{0, 20}}));
}

void tst_LibraryQueries::endingsOfBothKindsCountTogether()
{
    m_library.set(&LibraryContent::derived,
                  {{"A.Begin", "Run"}, {"B.Begin", "Run"}, {"Begin", "head(Run, 2)"}});
    QCOMPARE(evaluate(*parseQuery("Begin", m_library), m_library.queryLibrary()).rangesOf(ClipId(0)),
             FrameRanges::fromCanonical({{0, 2}})); // a whole name before endings, wherever it stands
    m_library.set(&LibraryContent::derived, {{"A.Begin", "Run"}});
    QVERIFY(parseQuery("Begin", m_library));
    TagDefinition other;
    other.name = "Other.Begin";
    m_library.vocabulary().define(other);
    QCOMPARE(parseQuery("Begin", m_library).error().text(),
             std::string("column 1: \"Begin\" is ambiguous; write one of A.Begin, Other.Begin"));
}

void tst_LibraryQueries::derivedTagsHaveNoTagsBelow()
{
    m_library.set(&LibraryContent::derived, {{"Start", "head(Run, 3)"}});
    QCOMPARE(parseQuery("exact(Start)", m_library).error().code, std::string("query.live-tag"));
    QVERIFY(QString::fromStdString(parseQuery("Start (Run)", m_library).error().text())
                .startsWith("column 7: two terms side by side"));
}

void tst_LibraryQueries::brokenDerivedTagsAreNamed()
{
    m_library.set(&LibraryContent::derived, {{"Broken", "Rum", {}}, {"Good", "Run", {}}});
    const DerivedTags derived = derivedTags(m_library);
    QCOMPARE(derived.tags.size(), std::size_t(1));
    QCOMPARE(derived.tags[0].tag, *m_library.vocabulary().find("Good"));
    QCOMPARE(derived.errors[0].text(),
             std::string("the derived tag \"Broken\": column 1: no tag \"Rum\"; did you mean \"Run\"?"));
    QVERIFY(!m_library.vocabulary().find("Broken"));
}

void tst_LibraryQueries::derivedTagsHideNoAuthoredOnes()
{
    m_library.set(&LibraryContent::derived, {{"Run", "slope > 1", {}}, {"Steep", "slope > 1", {}}});
    const DerivedTags derived = derivedTags(m_library);
    QCOMPARE(derived.tags.size(), std::size_t(1));
    QCOMPARE(derived.errors.size(), std::size_t(1));
    QVERIFY(derived.errors[0].message.find("\"Run\" has the name of a tag") != std::string::npos);
}

void tst_LibraryQueries::aDeletedTagMakesNoOtherAmbiguous()
{
    TagDefinition other;
    for (const char* name : {"Locomotion.Walk", "Style.Walk"}) {
        other.name = name;
        m_library.vocabulary().define(other);
    }
    QCOMPARE(parseQuery("Walk", m_library).error().code, std::string("query.ambiguous-tag"));
    other.isRegistered = false; // deleted
    const TagId deleted = m_library.vocabulary().define(other);
    QVERIFY(parseQuery("Walk", m_library));
    m_library.setSheet(ClipId(0), TagSheet().withRanges(deleted, {{0, 3}})); // but a clip has it
    QCOMPARE(parseQuery("Walk", m_library).error().code, std::string("query.ambiguous-tag"));
}

void tst_LibraryQueries::aDeletedTagHidesNoOther()
{
    TagDefinition other;
    other.name = "Quality.Bad";
    const TagId meant = m_library.vocabulary().define(other);
    m_library.setSheet(ClipId(0), TagSheet().withRanges(meant, {{4, 9}}));
    const auto framesOfBad = [this] {
        return evaluate(*parseQuery("Bad", m_library), m_library.queryLibrary()).rangesOf(ClipId(0));
    };
    other.name = "Bad";
    m_library.vocabulary().define(other);
    QVERIFY(framesOfBad().isEmpty()); // the full name goes first
    other.isRegistered = false;       // deleted
    m_library.vocabulary().define(other);
    QCOMPARE(framesOfBad(), FrameRanges::fromCanonical({{4, 9}}));
    TagDefinition third;
    third.name = "Foot.Bad";
    m_library.vocabulary().define(third);
    QCOMPARE(parseQuery("Bad", m_library).error().code, std::string("query.ambiguous-tag"));
}

QTEST_APPLESS_MAIN(tst_LibraryQueries)
#include "tst_LibraryQueries.moc"
