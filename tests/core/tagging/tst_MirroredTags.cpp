// Tags as they are in the mirror: in the clip that shows it, or in a namespace.

#include "core/tagging/MirroredTags.h"
#include "tests/core/exports/RandomSheets.h"

#include <QTest>

using namespace tagline;
using namespace tagline::test;

class tst_MirroredTags : public QObject
{
    Q_OBJECT

private slots:
    void theMirrorImageIsFoundByItsName_data();
    void theMirrorImageIsFoundByItsName();
    void wordsOfTheLibraryNameClipsTagsAndCaptions();
    void sidesAreSwappedIntoTheMirroredClip();
    void sidesAreSwappedIntoANamespace();
    void bothClipsOfAPairAreMirroredFromWhatTheyWere();
    void whatHasNoMirrorImageIsNamed();
};

namespace {

ClipLibrary libraryWith(const std::vector<std::string>& paths, Frame frames = 90)
{
    ClipLibrary library = libraryOf(frames, {30, 1}, paths.front());
    for (std::size_t i = 1; i < paths.size(); ++i) {
        auto model = std::make_shared<ImportedModel>();
        Clip clip;
        clip.name = clip.displayName = "Take " + std::to_string(i);
        clip.frames = 90;
        clip.rate = {30, 1};
        model->clips.push_back(clip);
        library.setModel(library.addSource(paths[i], paths[i].substr(1)), model);
    }
    return library;
}

/// "Contact.LeftFoot 1-3": what a clip has after a change, a part a tag.
QString sheetText(const TagSheet& sheet, const TagVocabulary& vocabulary)
{
    QStringList parts;
    for (const TagLane& lane : sheet.lanes())
        for (const FrameRange range : lane.ranges)
            parts << QString("%1 %2-%3")
                         .arg(QString::fromStdString(vocabulary[lane.tag].name))
                         .arg(range.start)
                         .arg(range.stop);
    parts.sort();
    return parts.join("; ");
}

/// The sheets that a plan makes, by clip.
std::map<ClipId, QString> made(ClipLibrary& library, const MirrorPlan& plan)
{
    for (const std::string& name : plan.tagNames()) library.vocabulary().intern(name);
    std::map<ClipId, QString> sheets;
    for (const SheetChange& change : sheetChanges(plan, library, library.vocabulary()))
        sheets[change.clip] = sheetText(change.sheet, library.vocabulary());
    return sheets;
}

} // namespace

void tst_MirroredTags::theMirrorImageIsFoundByItsName_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("other");
    QTest::addColumn<bool>("isFound");
    QTest::newRow("sides") << "/a/turn_left.bvh"
                           << "/a/turn_right.bvh" << true;
    QTest::newRow("sides the other way round") << "/a/turnR.bvh"
                                               << "/a/turnL.bvh" << false;
    QTest::newRow("another format") << "/a/Turn_L.bvh"
                                    << "/a/Turn_R.glb" << true;
    QTest::newRow("mirrored") << "/a/walk.bvh"
                              << "/a/walk_mirrored.bvh" << true;
    QTest::newRow("mirror of") << "/a/walk_mirror.bvh"
                               << "/a/walk.bvh" << true;
    QTest::newRow("as HumanML3D has it") << "/a/000012.bvh"
                                         << "/a/M000012.bvh" << true;
    QTest::newRow("another folder") << "/a/turn_left.bvh"
                                    << "/b/turn_right.bvh" << false;
    QTest::newRow("another motion") << "/a/turn_left.bvh"
                                    << "/a/run_right.bvh" << false;
}

void tst_MirroredTags::theMirrorImageIsFoundByItsName()
{
    QFETCH(QString, file);
    QFETCH(QString, other);
    const ClipLibrary library = libraryWith({file.toStdString(), other.toStdString()});
    QTEST(mirroredClip(library, ClipId(0)) == ClipId(1), "isFound");
}

void tst_MirroredTags::wordsOfTheLibraryNameClipsTagsAndCaptions()
{
    ClipLibrary library = libraryWith({"/a/dreh_links.bvh", "/a/dreh_rechts.bvh"});
    QVERIFY(!mirroredClip(library, ClipId(0)));
    library.vocabulary().setMirrorPairs({{"links", "rechts"}});
    QVERIFY(mirroredClip(library, ClipId(0)) == ClipId(1));
    library.setSheet(ClipId(0), TagSheet()
                                    .withRanges(library.vocabulary().intern("Hand.links"), {{1, 3}})
                                    .withCaptions({{{0, 9}, "nach links", {}, {}}}));
    const std::vector clips{ClipId(0)};
    const MirrorPlan plan = mirrorPlan(library, clips);
    QCOMPARE(plan.tagNames(), std::vector<std::string>{"Hand.rechts"});
    QCOMPARE(plan.clips.at(0).captions.at(0).text, std::string("nach rechts"));
}

void tst_MirroredTags::sidesAreSwappedIntoTheMirroredClip()
{
    ClipLibrary library = libraryWith({"/a/turn_left.bvh", "/a/turn_right.bvh"});
    TagVocabulary& vocabulary = library.vocabulary();
    TagDefinition thrown;
    thrown.name = "Punch";
    thrown.mirror = "Slap";
    const TagId foot = vocabulary.intern("Contact.LeftFoot"), walk = vocabulary.intern("Walk"),
                punch = vocabulary.define(thrown);
    library.setSheet(ClipId(0), TagSheet()
                                    .withRanges(foot, {{1, 3}, {3, 5}})
                                    .withRanges(walk, {{0, 90}})
                                    .withRanges(punch, {{7, 8}}));
    library.setSheet(ClipId(1), TagSheet().withRanges(walk, {{2, 3}}));
    const std::vector clips{ClipId(0)};
    const MirrorPlan plan = mirrorPlan(library, clips);
    QCOMPARE(plan.rangeCount(), std::int64_t(4));
    const auto sheets = made(library, plan);
    QCOMPARE(sheets.size(), std::size_t(1));
    QCOMPARE(sheets.at(ClipId(1)),
             QString("Contact.RightFoot 1-3; Contact.RightFoot 3-5; Slap 7-8; Walk 0-90"));
}

void tst_MirroredTags::sidesAreSwappedIntoANamespace()
{
    ClipLibrary library = libraryWith({"/a/walk.bvh"});
    TagVocabulary& vocabulary = library.vocabulary();
    library.setSheet(ClipId(0), TagSheet()
                                    .withRanges(vocabulary.intern("Foot.L"), {{1, 3}})
                                    .withRanges(vocabulary.intern("Mirrored.Foot.L"), {{8, 9}}));
    const std::vector clips{ClipId(0)};
    QCOMPARE(made(library, mirrorPlan(library, clips, "Mirrored")).at(ClipId(0)),
             QString("Foot.L 1-3; Mirrored.Foot.L 8-9; Mirrored.Foot.R 1-3"));
}

void tst_MirroredTags::bothClipsOfAPairAreMirroredFromWhatTheyWere()
{
    ClipLibrary library = libraryWith({"/a/turn_left.bvh", "/a/turn_right.bvh"});
    const TagId left = library.vocabulary().intern("Foot.L"), right = library.vocabulary().intern("Foot.R");
    library.setSheet(ClipId(0), TagSheet().withRanges(left, {{1, 3}}));
    library.setSheet(ClipId(1), TagSheet().withRanges(right, {{6, 8}}));
    const std::vector clips{ClipId(0), ClipId(1)};
    const auto sheets = made(library, mirrorPlan(library, clips));
    QCOMPARE(sheets.at(ClipId(0)), QString("Foot.L 1-3; Foot.L 6-8"));
    QCOMPARE(sheets.at(ClipId(1)), QString("Foot.R 1-3; Foot.R 6-8"));
}

void tst_MirroredTags::whatHasNoMirrorImageIsNamed()
{
    ClipLibrary library = libraryWith({"/a/turn_left.bvh", "/a/turn_right.bvh", "/a/walk.bvh"}, 60);
    const TagId run = library.vocabulary().intern("Run");
    for (std::uint32_t i = 0; i < 3; ++i) library.setSheet(ClipId(i), TagSheet().withRanges(run, {{1, 3}}));
    const std::vector clips{ClipId(0), ClipId(2)};
    const MirrorPlan plan = mirrorPlan(library, clips);
    QVERIFY(plan.clips.empty());
    QCOMPARE(plan.refusals,
             (std::vector<std::string>{
                 "a/turn_left.bvh: its mirror image a/turn_right.bvh has another number of frames, or "
                 "another rate",
                 "a/walk.bvh: no clip is named like its mirror image; give a namespace instead"}));
}

QTEST_GUILESS_MAIN(tst_MirroredTags)
#include "tst_MirroredTags.moc"
