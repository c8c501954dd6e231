// What is selected for an export is left of clips and derived tags, and nothing else.

#include "core/exports/ExportSelection.h"
#include "tests/core/exports/RandomSheets.h"

#include <QTest>

using namespace tagline;
using namespace tagline::test;

class tst_ExportSelection : public QObject
{
    Q_OBJECT

private slots:
    void rangesAreCutToFrames();
    void instancesKeepTheirValues();
    void valuesAndCaptionsAreCutToo();
    void tagsAreChosenByNameAndNamespace();
    void aSetIsNamedAsInItsOwnFile();
    void clipsWithoutAFrameAreLeftOut();
    void listsAreRead();
};

namespace {

using Ranges = std::vector<FrameRange>;

Ranges rangesOf(const TagSheet& sheet, TagId tag)
{
    const auto ranges = sheet.ranges(tag);
    return {ranges.begin(), ranges.end()};
}

FrameSet framesOf(const ClipLibrary& library, const Ranges& ranges)
{
    FrameSetBuilder set(library.index().axis());
    set.append(ClipId(0), ranges);
    return set.finished();
}

} // namespace

void tst_ExportSelection::rangesAreCutToFrames()
{
    const TagId run(0), bad(1);
    const TagSheet sheet = TagSheet().withRanges(run, {{0, 6}, {6, 13}}).withRanges(bad, {{8, 12}});
    const TagSheet cut = onFrames(sheet, Ranges{{3, 8}, {12, 14}});
    QCOMPARE(rangesOf(cut, run), (Ranges{{3, 6}, {6, 8}, {12, 13}}));
    QCOMPARE(cut.lanes().size(), std::size_t(1));
    QVERIFY(onFrames(sheet, {}).hasNoFrames());
}

void tst_ExportSelection::instancesKeepTheirValues()
{
    const TagId punch(0);
    const std::vector<InstanceValue> left{{"hand", std::string("left")}},
        right{{"hand", std::string("right")}};
    const TagSheet sheet = TagSheet().withInstances(punch, {{{0, 9}, left}, {{4, 7}, right}});
    const TagSheet cut = onFrames(sheet, Ranges{{2, 5}, {8, 20}});
    const auto instances = cut.instances(punch);
    QVERIFY((std::vector(instances.begin(), instances.end()) ==
             std::vector<TagInstance>{{{2, 5}, left}, {{4, 5}, right}, {{8, 9}, left}}));
}

void tst_ExportSelection::valuesAndCaptionsAreCutToo()
{
    TagSheet sheet = TagSheet().withProperty("slope", {{{0, 9}, 1.5}});
    sheet = sheet.withCaptions({{{2, 30}, "walks on", "ana", "en"}, {{10, 12}, "waves", "", ""}});
    const TagSheet cut = onFrames(sheet, Ranges{{4, 6}});
    QCOMPARE(cut.property("slope").size(), std::size_t(1));
    QCOMPARE(cut.property("slope")[0].range, (FrameRange{4, 6}));
    QCOMPARE(cut.captions().size(), std::size_t(1));
    QCOMPARE(cut.captions()[0].range, (FrameRange{4, 6}));
    QCOMPARE(cut.captions()[0].author, std::string("ana"));
}

/// With what is recorded of them; derived tags are tags.
void tst_ExportSelection::tagsAreChosenByNameAndNamespace()
{
    ClipLibrary library = libraryOf(30, {30, 1});
    TagVocabulary& vocabulary = library.vocabulary();
    const TagId run = vocabulary.intern("Run"), hit = vocabulary.intern("game.Hit"),
                bad = vocabulary.intern("Bad"), live = vocabulary.intern("Live");
    TagSheet sheet = TagSheet().withRanges(run, {{1, 5}}).withRanges(hit, {{2, 3}}).withRanges(bad, {{4, 6}});
    sheet = sheet.withProperty("Run.author", {{{1, 5}, std::string("ana")}})
                .withProperty("Bad.author", {{{4, 6}, std::string("ben")}})
                .withProperty("slope", {{{0, 9}, 1.0}});
    library.setSheet(ClipId(0), sheet);
    std::vector<DerivedTag> derived{{live, framesOf(library, {{0, 9}})}};
    const ExportSelection selection{.tags = {"Run", "game.*"}};
    QCOMPARE(keepSelected(library, derived, {ClipId(0)}, selection), (std::vector{ClipId(0)}));
    const TagSheet& kept = library.clip(ClipId(0)).sheet;
    QVERIFY(!kept.ranges(run).empty() && !kept.ranges(hit).empty() && kept.ranges(bad).empty());
    QVERIFY(!kept.property("Run.author").empty() && kept.property("Bad.author").empty());
    QVERIFY(!kept.property("slope").empty());
    QVERIFY(derived.empty());
    QVERIFY(!unmetName({.tags = {"Run", "game.*"}}, vocabulary));
    QCOMPARE(unmetName({.tags = {"Run", "Jump*"}}, vocabulary), std::optional<std::string>("Jump*"));
}

void tst_ExportSelection::aSetIsNamedAsInItsOwnFile()
{
    ClipLibrary library = libraryOf(30, {30, 1});
    const TagId run = library.vocabulary().intern("Run"), other = library.vocabulary().intern("game::Run");
    library.setSheet(ClipId(0), TagSheet().withRanges(run, {{1, 5}}).withRanges(other, {{7, 9}}));
    library.vocabulary().intern("game::Hit");
    QVERIFY(!unmetName({.set = "game", .tags = {"Hit", "R*"}}, library.vocabulary()));
    QCOMPARE(unmetName({.set = "", .tags = {"Run", "Hit"}}, library.vocabulary()),
             std::optional<std::string>("Hit"));
    std::vector<DerivedTag> derived;
    const ExportSelection selection{.set = "game", .tags = {"Run"}};
    QCOMPARE(keepSelected(library, derived, {ClipId(0)}, selection).size(), std::size_t(1));
    QCOMPARE(rangesOf(library.clip(ClipId(0)).sheet, run), (Ranges{{7, 9}}));
    QVERIFY(library.clip(ClipId(0)).sheet.ranges(other).empty());
}

void tst_ExportSelection::clipsWithoutAFrameAreLeftOut()
{
    ClipLibrary library = libraryOf(30, {30, 1});
    const TagId run = library.vocabulary().intern("Run"), live = library.vocabulary().intern("Live");
    library.setSheet(ClipId(0), TagSheet().withRanges(run, {{1, 5}}));
    std::vector<DerivedTag> derived{{live, framesOf(library, {{0, 30}})}};
    ExportSelection selection{.frames = framesOf(library, {{3, 9}})};
    QCOMPARE(keepSelected(library, derived, {ClipId(0)}, selection).size(), std::size_t(1));
    QCOMPARE(rangesOf(library.clip(ClipId(0)).sheet, run), (Ranges{{3, 5}}));
    QCOMPARE(derived[0].frames.rangesOf(ClipId(0)).span()[0], (FrameRange{3, 9}));
    selection.frames = framesOf(library, {});
    QVERIFY(keepSelected(library, derived, {ClipId(0)}, selection).empty());
}

void tst_ExportSelection::listsAreRead()
{
    QCOMPARE(namesOfList(" Run,, game.* ,A b,"), (std::vector<std::string>{"Run", "game.*", "A b"}));
    QVERIFY(namesOfList(" , ").empty());
    QVERIFY(ExportSelection().isAll());
}

QTEST_APPLESS_MAIN(tst_ExportSelection)
#include "tst_ExportSelection.moc"
