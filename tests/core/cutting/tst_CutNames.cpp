// Names of cuts follow their pattern and stay within the folder, whatever clips and tags are called.

#include "core/cutting/CutNames.h"
#include "tests/support/RandomSeeds.h"

#include <QtTest>

#include <set>

using namespace tagline;

namespace {

/// A library of one clip that is called so, in a file of that path.
ClipLibrary libraryOf(const std::string& path, const std::string& clipName)
{
    ClipLibrary library;
    auto model = std::make_shared<ImportedModel>();
    Clip clip;
    clip.name = clip.displayName = clipName;
    clip.frames = 100;
    model->clips.push_back(clip);
    library.setModel(library.addSource(path, path), model);
    return library;
}

} // namespace

class tst_CutNames : public QObject
{
    Q_OBJECT

private slots:
    void placeholdersAreFilledIn();
    void equalNamesAreNumbered();
    void noFolderLiesWhereTheListsGo();
    void wrongPatternsSayWhatThereIs();
    void hostileNamesStayWithinTheFolder();
};

void tst_CutNames::placeholdersAreFilledIn()
{
    ClipLibrary library = libraryOf("/lib/takes/day 1/walk.bvh", "Take A");
    const TagId run = library.vocabulary().intern("Locomotion.Run");
    const std::vector<ClipCut> cuts{{ClipId(0), {10, 25}, run}, {ClipId(0), {30, 31}, std::nullopt}};
    QCOMPARE(cutNames(cuts, library, "{tag}/{clip}_{start}-{stop}", "/lib", "glb"),
             (std::vector<std::string>{"Locomotion.Run/Take A_10-25.glb", "untagged/Take A_30-31.glb"}));
    QCOMPARE(cutNames(cuts, library, "{folder}/{file}.{number} ({frames})", "/lib", "bvh"),
             (std::vector<std::string>{"takes/day 1/walk.1 (15).bvh", "takes/day 1/walk.2 (1).bvh"}));
    QCOMPARE(cutNames(cuts, library, "//all//{number}", "/lib", "bvh"),
             (std::vector<std::string>{"all/1.bvh", "all/2.bvh"}));
}

void tst_CutNames::equalNamesAreNumbered()
{
    const ClipLibrary library = libraryOf("/lib/walk.bvh", "walk");
    const std::vector<ClipCut> cuts{
        {ClipId(0), {0, 1}, {}}, {ClipId(0), {2, 3}, {}}, {ClipId(0), {4, 5}, {}}};
    QCOMPARE(cutNames(cuts, library, "{clip}", "/lib", "glb"),
             (std::vector<std::string>{"walk.glb", "walk (2).glb", "walk (3).glb"}));
}

/// The lists are written beside the folders; a clip's own file can have such a name.
void tst_CutNames::noFolderLiesWhereTheListsGo()
{
    ClipLibrary library = libraryOf("/lib/walk.bvh", "walk");
    std::vector<ClipCut> cuts;
    for (const char* tag : {"cuts.json", "CUTS.tagline", "moves.json", "moves (2).json", "moves"})
        cuts.push_back({ClipId(0), {0, 1}, library.vocabulary().intern(tag)});
    QCOMPARE(cutNames(cuts, library, "{tag}/{tag}", "/lib", "glb"),
             (std::vector<std::string>{"cuts.json_/cuts.json.glb", "CUTS.tagline_/CUTS.tagline.glb",
                                       "moves.json_/moves.json.glb", "moves (2).json_/moves (2).json.glb",
                                       "moves/moves.glb"}));
}

void tst_CutNames::wrongPatternsSayWhatThereIs()
{
    QVERIFY(checkCutPattern("{tag}/{clip}_{start}"));
    for (const char* pattern : {"{tga}", "{clip", "", "{}"}) {
        const auto checked = checkCutPattern(pattern);
        QVERIFY2(!checked, pattern);
        QVERIFY(checked.error().message.find("the placeholders are {tag}, {clip}") != std::string::npos);
    }
}

void tst_CutNames::hostileNamesStayWithinTheFolder()
{
    const std::vector<std::string> evil{"..",
                                        "../../etc/passwd",
                                        "/etc/passwd",
                                        "a/b\\c",
                                        "CON",
                                        "nul.txt",
                                        "\n\x01",
                                        std::string(10'000, 'x'),
                                        "",
                                        " ",
                                        ".hidden",
                                        "\xff\xfe",
                                        "C:\\x",
                                        "a\x7f",
                                        "~",
                                        "-rf",
                                        "COM¹"};
    for (const std::string& tag : evil)
        for (const std::string& clip : evil) {
            ClipLibrary library = libraryOf("/lib/../x/walk.bvh", clip);
            const TagId id = library.vocabulary().intern(tag.empty() ? "e" : tag);
            const std::vector<ClipCut> cuts{{ClipId(0), {0, 5}, id}};
            for (const char* pattern : {"{tag}/{clip}", "{folder}/{clip}", "../{tag}", "/{clip}/{tag}/x"}) {
                const std::string name = cutNames(cuts, library, pattern, "/lib", "glb").front();
                QVERIFY2(!name.empty() && name.front() != '/', name.c_str());
                for (const QByteArray& part : QByteArray::fromStdString(name).split('/')) {
                    QVERIFY2(part != ".." && part != "." && !part.isEmpty() && part.size() < 255,
                             name.c_str());
                    QVERIFY2(!part.startsWith('.') && !part.contains('\\') && !part.contains(':'),
                             name.c_str());
                }
            }
        }
}

QTEST_APPLESS_MAIN(tst_CutNames)
#include "tst_CutNames.moc"
