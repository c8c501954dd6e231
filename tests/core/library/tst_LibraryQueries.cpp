#include "core/library/LibraryQueries.h"

#include "core/query/evaluation/QueryEvaluation.h"

#include <QTest>

using namespace tagline;

class tst_LibraryQueries : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void textsKnowSavedQueriesAndProperties();
    void derivedTagsHaveTheFramesOfTheirQueries();
    void derivedTagsDoNotSeeEachOther();
    void brokenDerivedTagsAreNamed();
    void derivedTagsHideNoAuthoredOnes();
    void aDeletedTagMakesNoOtherAmbiguous();

private:
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
    m_library.setSavedQueries({{"steep", "slope > 1"}});
}

void tst_LibraryQueries::textsKnowSavedQueriesAndProperties()
{
    const auto query = parseQuery("@steep & Run", m_library);
    QVERIFY(query);
    QCOMPARE(evaluate(*query, m_library.queryLibrary()).rangesOf(ClipId(0)),
             FrameRanges::fromCanonical({{10, 20}}));
    QCOMPARE(parseQuery("slop > 1", m_library).error().column, 1);
}

void tst_LibraryQueries::derivedTagsHaveTheFramesOfTheirQueries()
{
    const std::vector<NamedQuery> queries{{"Start", "head(Run, 0.1s)", {}},
                                          {"Steep.Run", "@steep & Run", {}}};
    const DerivedTags derived = derivedTags(queries, m_library);
    QVERIFY(derived.errors.empty());
    QCOMPARE(derived.tags.size(), std::size_t(2));
    QCOMPARE(derived.tags[0].tag, *m_library.vocabulary().find("Start"));
    QCOMPARE(derived.tags[0].frames.rangesOf(ClipId(0)), FrameRanges::fromCanonical({{0, 3}}));
    QCOMPARE(derived.tags[1].tag, *m_library.vocabulary().find("Steep.Run"));
    QCOMPARE(derived.tags[1].frames.rangesOf(ClipId(0)), FrameRanges::fromCanonical({{10, 20}}));
}

void tst_LibraryQueries::derivedTagsDoNotSeeEachOther()
{
    const std::vector<NamedQuery> queries{{"Start", "head(Run, 3)", {}}, {"Rest", "Run - Start", {}}};
    const DerivedTags derived = derivedTags(queries, m_library);
    QCOMPARE(derived.tags.size(), std::size_t(1));
    QCOMPARE(derived.errors.size(), std::size_t(1)); // not an answer in which Start has no frame
}

void tst_LibraryQueries::brokenDerivedTagsAreNamed()
{
    const std::vector<NamedQuery> queries{{"Broken", "Rum", {}}, {"Good", "Run", {}}};
    const DerivedTags derived = derivedTags(queries, m_library);
    QCOMPARE(derived.tags.size(), std::size_t(1));
    QCOMPARE(derived.tags[0].tag, *m_library.vocabulary().find("Good"));
    QCOMPARE(derived.errors[0].text(),
             std::string("the derived tag \"Broken\": column 1: no tag \"Rum\"; did you mean \"Run\"?"));
    QVERIFY(!m_library.vocabulary().find("Broken"));
}

void tst_LibraryQueries::derivedTagsHideNoAuthoredOnes()
{
    const std::vector<NamedQuery> queries{{"Run", "slope > 1", {}}, {"Steep", "slope > 1", {}}};
    const DerivedTags derived = derivedTags(queries, m_library);
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

QTEST_APPLESS_MAIN(tst_LibraryQueries)
#include "tst_LibraryQueries.moc"
