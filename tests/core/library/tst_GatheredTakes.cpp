// Takes are kept while the files of their clips are read, at the cost of what each file changes.

#include "core/library/takes/LibraryTakes.h"
#include "tests/support/WorkGrowth.h"

#include <QTest>

#include <memory>
#include <random>

using namespace tagline;
using namespace tagline::test;

namespace {

std::shared_ptr<const ImportedModel> modelOfClips(const std::vector<std::string>& names)
{
    auto model = std::make_shared<ImportedModel>();
    for (const std::string& name : names) {
        Clip clip;
        clip.name = clip.displayName = name;
        clip.frames = 30;
        clip.rate = {30, 1};
        model->clips.push_back(clip);
    }
    return model;
}

std::string pathOfFile(int file) { return "/a/" + std::to_string(file) + ".bvh"; }

/// Clip "a" of each two files after each other.
std::vector<Take> takesOfTwos(int files)
{
    std::vector<Take> takes;
    for (int file = 0; file < files; file += 2)
        takes.push_back({std::to_string(file), {{pathOfFile(file), "a"}, {pathOfFile(file + 1), "a"}}});
    return takes;
}

/// What all takes come to, looked up at once.
TakeIndex takesLookedUp(const ClipLibrary& library)
{
    std::vector<std::vector<TakeSeat>> takes;
    for (const Take& take : library.takes()) {
        takes.emplace_back();
        for (const TakeMember& member : take.members)
            if (const auto clip = clipOf(member, library)) takes.back().push_back({*clip, member.offset});
    }
    return TakeIndex(std::move(takes));
}

} // namespace

class tst_GatheredTakes : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { keepMemory(); }
    void theyAreAsIfAllWereLookedUp();
    void whoAsksKeepsWhatWasThen();
    void readingFilesGathersInProportion();
};

void tst_GatheredTakes::theyAreAsIfAllWereLookedUp()
{
    constexpr int files = 8;
    const std::vector<std::vector<std::string>> contents{{"a"}, {"a", "b"}, {"b"}, {}};
    std::mt19937 random(3);
    const auto below = [&random](std::size_t end) { return std::size_t(random() % end); };
    ClipLibrary library;
    for (int round = 0; round < 400; ++round) {
        const int file = int(below(files));
        const SourceId source = library.addSource(pathOfFile(file), std::to_string(file));
        if (below(20) == 0) {
            std::vector<Take> takes;
            for (std::size_t take = 0; take < below(6); ++take) {
                takes.push_back({"take" + std::to_string(take), {}});
                for (std::size_t member = 0; member < 3; ++member)
                    takes.back().members.push_back(
                        {pathOfFile(int(below(files))), below(2) ? "a" : "b", {}, std::int64_t(below(3))});
            }
            library.set(&LibraryContent::takes, std::move(takes));
        } else if (below(5) == 0) {
            library.setFailed(source, {"file.gone", "gone", {}});
        } else {
            library.setModel(source, modelOfClips(contents[below(contents.size())]));
        }
        if (below(3) == 0) continue; // some changes come together
        const TakeIndex expected = takesLookedUp(library);
        QVERIFY(library.takeIndex().clipsThatDiffer(expected).empty());
        QCOMPARE(library.takeIndex().clips(), expected.clips());
        const auto asked = library.queryLibrary().takes;
        QVERIFY(library.takes().empty() ? !asked : asked->clipsThatDiffer(expected).empty());
    }
}

void tst_GatheredTakes::whoAsksKeepsWhatWasThen()
{
    ClipLibrary library;
    library.set(&LibraryContent::takes, takesOfTwos(2));
    library.setModel(library.addSource(pathOfFile(0), "0"), modelOfClips({"a"}));
    const auto before = library.queryLibrary().takes;
    library.setModel(library.addSource(pathOfFile(1), "1"), modelOfClips({"a"}));
    QCOMPARE(library.takeIndex().clips().size(), 2u);
    QVERIFY(before->isEmpty() && !library.queryLibrary().takes->isEmpty());
    QCOMPARE(library.queryLibrary().takes, library.queryLibrary().takes); // made once
}

void tst_GatheredTakes::readingFilesGathersInProportion()
{
    const auto reading = [](int files) {
        const auto model = modelOfClips({"a"});
        return [files, model] {
            ClipLibrary library;
            library.set(&LibraryContent::takes, takesOfTwos(files));
            for (int file = 0; file < files; ++file) {
                library.setModel(library.addSource(pathOfFile(file), std::to_string(file)), model);
                library.takeIndex();
            }
            QCOMPARE(library.takeIndex().clips().size(), std::size_t(files));
        };
    };
    verifyGrowth(reading(300), reading(2400));
}

QTEST_APPLESS_MAIN(tst_GatheredTakes)
#include "tst_GatheredTakes.moc"
