#include "core/io/SidecarSheets.h"

#include "core/tags/sheet/instances/InstanceEdits.h"

#include <QTest>

using namespace tagline;

class tst_SidecarSheets : public QObject
{
    Q_OBJECT

private slots:
    void unknownTagsBecomeUnregistered();
    void sheetComesBackAsTheSameClip();
    void editedSheetKeepsTheSpellingOfNumbers();
    void pointsFollowTheVocabulary();
    void libraryDecidesWhatIsAPoint();
    void oldNamesLoadAsTheirTag();
    void severalNamesOfOneTagAreOneLane();
    void captionsKeepTheKeysOfOtherPrograms();
    void instancesComeBackAndKeepTheSpellingOfNumbers();
};

namespace {

SidecarClip sampleClip()
{
    SidecarClip clip;
    clip.name = "walk";
    clip.frames = 100;
    clip.rate = {120, 1};
    clip.tags = {{"B", {{0, 5}, {5, 9}}}, {"a.b", {{2, 3}}}};
    clip.properties = {
        {"speed", {{{0, 4}, 1.0, "1.0"}, {{4, 9}, 1000.0, "1e3"}, {{10, 12}, std::string("x"), ""}}}};
    clip.extra = {{"note", "[1.0]"}};
    return clip;
}

TagDefinition defined(const std::string& name, TagKind kind)
{
    TagDefinition definition;
    definition.name = name;
    definition.kind = kind;
    return definition;
}

} // namespace

void tst_SidecarSheets::unknownTagsBecomeUnregistered()
{
    TagVocabulary vocabulary;
    vocabulary.define(defined("B", TagKind::Range));
    const TagSheet sheet = sheetOf(sampleClip(), vocabulary);
    QCOMPARE(sheet.lanes().size(), 2u);
    QVERIFY(vocabulary[*vocabulary.find("B")].isRegistered);
    QVERIFY(!vocabulary[*vocabulary.find("a.b")].isRegistered);
    QCOMPARE(sheet.ranges(*vocabulary.find("B")).size(), 2u);
}

void tst_SidecarSheets::sheetComesBackAsTheSameClip()
{
    TagVocabulary vocabulary;
    vocabulary.intern("z");
    vocabulary.intern("a.b");
    QCOMPARE(withSheet(sampleClip(), sheetOf(sampleClip(), vocabulary), vocabulary), sampleClip());
}

void tst_SidecarSheets::editedSheetKeepsTheSpellingOfNumbers()
{
    TagVocabulary vocabulary;
    const TagSheet sheet =
        sheetOf(sampleClip(), vocabulary)
            .withProperty("speed", {{{0, 2}, 1.0}, {{2, 3}, 0.1}, {{4, 9}, 1000.0}, {{20, 30}, true}});
    const auto ranges = withSheet(sampleClip(), sheet, vocabulary).properties[0].ranges;
    QCOMPARE(ranges[0].numberText, std::string("1.0"));
    QCOMPARE(ranges[1].numberText, std::string());
    QCOMPARE(ranges[2].numberText, std::string("1e3"));
    QCOMPARE(ranges[3].numberText, std::string());
}

void tst_SidecarSheets::pointsFollowTheVocabulary()
{
    TagSidecar sidecar;
    sidecar.points = {"Step", "a.b"};
    sidecar.clips = {sampleClip()};
    TagVocabulary vocabulary;
    internTags(sidecar, vocabulary);
    QCOMPARE(vocabulary[*vocabulary.find("Step")].kind, TagKind::Point);
    QCOMPARE(vocabulary[*vocabulary.find("B")].kind, TagKind::Range);
    QCOMPARE(pointNames(sidecar.clips, sidecar.points, vocabulary), sidecar.points);

    vocabulary.define(defined("B", TagKind::Point));
    QCOMPARE(pointNames(sidecar.clips, sidecar.points, vocabulary),
             (std::vector<std::string>{"B", "Step", "a.b"}));
}

void tst_SidecarSheets::libraryDecidesWhatIsAPoint()
{
    TagSidecar sidecar;
    sidecar.points = {"a.b"};
    TagVocabulary vocabulary;
    vocabulary.define(defined("a.b", TagKind::Range));
    internTags(sidecar, vocabulary);
    QCOMPARE(vocabulary[*vocabulary.find("a.b")].kind, TagKind::Range);
    QVERIFY(pointNames(sidecar.clips, sidecar.points, vocabulary).empty());
}

void tst_SidecarSheets::oldNamesLoadAsTheirTag()
{
    TagDefinition walk = defined("Locomotion.Walk", TagKind::Range);
    walk.synonyms = {"B"};
    TagVocabulary vocabulary;
    const TagId id = vocabulary.define(walk);
    TagSidecar sidecar;
    sidecar.clips = {sampleClip()};
    internTags(sidecar, vocabulary);
    const TagSheet sheet = sheetOf(sampleClip(), vocabulary);
    QCOMPARE(sheet.ranges(id).size(), 2u);
    QVERIFY(!vocabulary.findNamed("B"));
    QCOMPARE(withSheet(sampleClip(), sheet, vocabulary).tags[0].name, std::string("Locomotion.Walk"));
}

void tst_SidecarSheets::severalNamesOfOneTagAreOneLane()
{
    TagDefinition walk = defined("Walk", TagKind::Range);
    walk.synonyms = {"B", "Stroll"};
    TagVocabulary vocabulary;
    const TagId id = vocabulary.define(walk);
    SidecarClip clip = sampleClip();
    clip.tags = {{"B", {{0, 5}, {5, 9}, {20, 30}}}, {"Stroll", {{9, 12}, {25, 40}}}, {"Walk", {{60, 61}}}};
    const TagSheet sheet = sheetOf(clip, vocabulary);
    const auto ranges = sheet.ranges(id);
    QCOMPARE(std::vector(ranges.begin(), ranges.end()),
             (std::vector<FrameRange>{{0, 5}, {5, 9}, {9, 12}, {20, 40}, {60, 61}}));
}

void tst_SidecarSheets::captionsKeepTheKeysOfOtherPrograms()
{
    TagVocabulary vocabulary;
    SidecarClip clip = sampleClip();
    const ExtraKey first{"id", "17"}, second{"id", "18"};
    clip.captions = {{{{0, 9}, "walks", "", ""}, {first}},
                     {{{0, 9}, "walks", "", ""}, {second}},
                     {{{20, 30}, "turns", "", ""}, {}}};
    const TagSheet sheet = sheetOf(clip, vocabulary);
    QCOMPARE(sheet.captions().size(), std::size_t(2)); // what is said twice is one
    QCOMPARE(withSheet(clip, sheet, vocabulary).captions, clip.captions);
    const TagSheet moved = sheet.withCaptions({{{2, 12}, "walks", "", ""}, {{20, 30}, "turns left", "", ""}});
    const auto after = withSheet(clip, moved, vocabulary).captions;
    QCOMPARE(after.size(), std::size_t(2));
    QCOMPARE(after[0].extra, std::vector<ExtraKey>{first});
    QVERIFY(after[1].extra.empty());
}

void tst_SidecarSheets::instancesComeBackAndKeepTheSpellingOfNumbers()
{
    SidecarClip clip = sampleClip();
    const TagInstance hard{{2, 9}, {{"power", 1000.0}}}, soft{{4, 12}, {{"power", 1.0}, {"wild", true}}};
    const std::vector<SidecarInstance> instances{{hard, {"1e3"}}, {soft, {"1.0", ""}}};
    clip.tags.push_back({"punch", instanceFrames(instances), instances});
    TagVocabulary vocabulary;
    TagSidecar sidecar;
    sidecar.clips = {clip};
    internTags(sidecar, vocabulary);
    const TagId punch = *vocabulary.find("punch");
    QVERIFY(vocabulary[punch].isCounted && !vocabulary[*vocabulary.find("B")].isCounted);
    const TagSheet sheet = sheetOf(clip, vocabulary);
    QVERIFY(sheet.isCounted(punch));
    QVERIFY(withSheet(clip, sheet, vocabulary) == clip);

    const TagSheet edited = withInstanceReplaced(sheet, punch, soft, {{5, 12}, soft.values}, 100);
    const SidecarClip after = withSheet(clip, edited, vocabulary);
    QCOMPARE(after.tags.back().instances[1].numberTexts.front(), std::string("1.0"));
    // Counted no more, it is a tag as others are.
    const SidecarTag melted = withSheet(clip, sheet.withCounted(punch, false), vocabulary).tags.back();
    QCOMPARE(melted, (SidecarTag{"punch", {{2, 12}}}));

    // A library file that defines the tag decides for itself; what the file says is kept.
    TagVocabulary other;
    other.define(defined("punch", TagKind::Range));
    internTags(sidecar, other);
    QVERIFY(!other[*other.find("punch")].isCounted);
    QVERIFY(sheetOf(clip, other).isCounted(*other.find("punch")));
}

QTEST_APPLESS_MAIN(tst_SidecarSheets)
#include "tst_SidecarSheets.moc"
