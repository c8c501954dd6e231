// Reference media of clips: kept in the clip's properties, shared by the clips of a take, shifted for all of
// them.

#include "core/media/ClipMedia.h"
#include "core/tags/sheet/SheetSets.h"
#include "core/tags/vocabulary/TagVocabulary.h"

#include <QTest>

#include <memory>
#include <string>

using namespace tagline;

class tst_ClipMedia : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void whatIsGivenIsFound();
    void theFileIsNamedFromTheClipsFolder();
    void clipsOfATakeShareTheMedium();
    void anOffsetIsKeptForTheWholeTake();
    void takenAwayItIsTakenFromTheTake();
    void whatCannotBeMeantIsNotSaid();
    void aLaterClipBeginsLaterInIt();
    void itStaysWhereTheDefaultSetGoes();

private:
    void add(const std::string& path, Frame frames, FrameRate rate);
    void apply(const SheetChange& change) { m_library.setSheet(change.clip, change.sheet); }

    ClipLibrary m_library;
};

void tst_ClipMedia::add(const std::string& path, Frame frames, FrameRate rate)
{
    auto model = std::make_shared<ImportedModel>();
    Clip clip;
    clip.name = clip.displayName = "clip";
    clip.frames = frames;
    clip.rate = rate;
    model->clips.push_back(clip);
    m_library.setModel(m_library.addSource(path, path), model);
}

/// The second clip begins a second after the first one.
void tst_ClipMedia::init()
{
    m_library = {};
    add("/takes/a/one.bvh", 90, {30, 1});
    add("/takes/b/two.bvh", 120, {60, 1});
    add("/takes/other.bvh", 10, {30, 1});
    m_library.set(
        &LibraryContent::takes,
        {{"fight", {{"/takes/a/one.bvh", "clip", {}, 0}, {"/takes/b/two.bvh", "clip", {}, 1'000'000}}}});
}

void tst_ClipMedia::whatIsGivenIsFound()
{
    QVERIFY(!mediumOfClip(m_library, ClipId(2)));
    apply(withMediumFile(m_library, ClipId(2), {"/takes/film.mp4", {}}, -0.25));
    QVERIFY(mediumOfClip(m_library, ClipId(2)) == (ClipMedium{ClipId(2), {"/takes/film.mp4", {}}, -0.25}));
    const auto file = m_library.clip(ClipId(2)).sheet.property("media.file");
    QVERIFY(file.size() == 1 && file.front().range == (FrameRange{0, 10}));
    apply(withMediumFile(m_library, ClipId(2), {"/takes/s/%04d.png", 12.5}, 0));
    QVERIFY(mediumOfClip(m_library, ClipId(2)) == (ClipMedium{ClipId(2), {"/takes/s/%04d.png", 12.5}, 0}));
    QVERIFY(m_library.clip(ClipId(2)).sheet.property("media.offset").empty());
}

void tst_ClipMedia::theFileIsNamedFromTheClipsFolder()
{
    const SheetChange change = withMediumFile(m_library, ClipId(0), {"/takes/video/x/../film.mp4", {}}, 0);
    QCOMPARE(mediumOf(change.sheet)->file, std::string("../video/film.mp4"));
    apply(change);
    QCOMPARE(mediumOfClip(m_library, ClipId(0))->source.path, std::string("/takes/video/film.mp4"));
}

void tst_ClipMedia::clipsOfATakeShareTheMedium()
{
    apply(withMediumFile(m_library, ClipId(0), {"/takes/film.mp4", {}}, 2));
    QVERIFY(mediumOfClip(m_library, ClipId(1)) == (ClipMedium{ClipId(0), {"/takes/film.mp4", {}}, 3}));
    QVERIFY(!mediumOfClip(m_library, ClipId(2)));
    apply(withMediumFile(m_library, ClipId(1), {"/takes/own.mp4", {}}, 0));
    QCOMPARE(mediumOfClip(m_library, ClipId(1))->source.path, std::string("/takes/own.mp4"));
}

void tst_ClipMedia::anOffsetIsKeptForTheWholeTake()
{
    QVERIFY(!withMediumOffset(m_library, ClipId(1), 1));
    apply(withMediumFile(m_library, ClipId(0), {"/takes/film.mp4", {}}, 2));
    const auto change = withMediumOffset(m_library, ClipId(1), 3.50004);
    QVERIFY(change && change->clip == ClipId(0));
    apply(*change);
    QCOMPARE(mediumOfClip(m_library, ClipId(0))->offset, 2.5);
    QCOMPARE(mediumOfClip(m_library, ClipId(1))->offset, 3.5);
}

void tst_ClipMedia::takenAwayItIsTakenFromTheTake()
{
    apply(withMediumFile(m_library, ClipId(0), {"/takes/film.mp4", {}}, 2));
    const auto changes = withoutMedia(m_library, ClipId(1));
    QVERIFY(changes.size() == 1 && changes.front().clip == ClipId(0));
    apply(changes.front());
    QVERIFY(!mediumOfClip(m_library, ClipId(1)) && m_library.clip(ClipId(0)).sheet.properties().empty());
}

void tst_ClipMedia::whatCannotBeMeantIsNotSaid()
{
    const FrameRange all{0, 10};
    const TagSheet sheet = TagSheet()
                               .withProperty("media.file", {{all, std::string("f.mp4")}})
                               .withProperty("media.offset", {{all, 1e9}})
                               .withProperty("media.rate", {{all, std::string("fast")}});
    QVERIFY(mediumOf(sheet) == (ReferenceMedium{"f.mp4", 0, {}}));
    QVERIFY(!mediumOf(sheet.withProperty("media.file", {{all, true}})));
    QVERIFY(!mediumOf(sheet.withProperty("media.file", {{all, std::string()}})));
    QVERIFY(isMediumProperty("media.rate") && !isMediumProperty("media"));
}

void tst_ClipMedia::aLaterClipBeginsLaterInIt()
{
    const TagSheet sheet = withMedium({}, ReferenceMedium{.file = "video/walk.mp4", .offset = 1}, 90);
    const TagSheet cut = withMediumLater(sheet, {}, 2.5, 30);
    QCOMPARE(mediumOf(cut)->offset, 3.5);
    QVERIFY(cut.property("media.file").front().range == (FrameRange{0, 30}));
    QCOMPARE(mediumOf(withMediumOfFolder(cut, "/takes/a"))->file, std::string("/takes/a/video/walk.mp4"));
    QVERIFY(withMediumLater({}, {}, 1, 30) == TagSheet());
}

void tst_ClipMedia::itStaysWhereTheDefaultSetGoes()
{
    const TagSheet sheet = withMedium({}, ReferenceMedium{.file = "walk.mp4", .offset = 1}, 90);
    TagVocabulary vocabulary;
    const auto moved = withSetMoved(sheet, {{}, "gameplay", nullptr}, vocabulary);
    QVERIFY(moved && !mediumOf(*moved));
    QVERIFY(withMediumStaying(sheet, *moved, "gameplay") == sheet);
}

QTEST_APPLESS_MAIN(tst_ClipMedia)
#include "tst_ClipMedia.moc"
