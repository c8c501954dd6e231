// Which clips break checks, kept in the background: what an edit changed is checked anew, and nothing else.

#include "app/document/queries/CheckBadges.h"
#include "core/library/LibraryQueries.h"
#include "core/library/checks/LibraryCheckup.h"
#include "core/library/takes/LibraryTakes.h"
#include "tests/document/SmallLibrary.h"

#include <QSignalSpy>
#include <QTest>

#include <map>
#include <string>
#include <utility>

using namespace tagline;
using namespace tagline::test;

class tst_CheckBadges : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void clipsThatBreakChecksAreKnown();
    void onlyWhatChangedIsCheckedAnew();
    void partnersAreCheckedWhereACheckAsksForThem();
    void partnersAreCheckedByChecksThatCameUnseen();
    void otherChecksAreAskedOfAllClips();
    void whatAsksForMotionIsLeftOut();
    void theyAgreeWithTheCheckup();
    void theLastClipIsReachedWhileNewTagsCome();
    void whatIsNotWantedIsForgotten();
    void anotherLibraryForgetsThisOne();

private:
    void give(int clip, const char* tag, std::vector<FrameRange> ranges)
    {
        const ClipId id = m_clips[std::size_t(clip)];
        const TagId named = m_document->tagNamed(tag);
        m_document->editSheet(
            id, "Edit", 0, [&](const TagSheet& sheet) { return sheet.withRanges(named, std::move(ranges)); });
    }
    void setChecks(std::vector<LibraryCheck> checks)
    {
        m_document->set(&LibraryEdit::checks, std::move(checks), "Checks");
    }
    bool isSettled()
    {
        return QTest::qWaitFor([this] { return !m_badges->isChecking(); }, 30000);
    }
    std::vector<std::string> checksOf(int clip) const
    {
        const BrokenClip* broken = m_badges->find(m_clips[std::size_t(clip)]);
        return broken ? broken->checks : std::vector<std::string>();
    }

    QTemporaryDir m_folder;
    std::unique_ptr<LibraryDocument> m_document;
    std::unique_ptr<CheckBadges> m_badges;
    std::vector<ClipId> m_clips;
};

/// Three clips; no clip may run, and each that walks must stop.
void tst_CheckBadges::init()
{
    m_badges.reset();
    m_document = std::make_unique<LibraryDocument>();
    m_badges = std::make_unique<CheckBadges>(*m_document);
    const SourceId source = addFile(*m_document, m_folder, "pack.glb", {100, 20, 60});
    m_clips = m_document->library().source(source).clips;
    for (const char* tag : {"Run", "Walk", "Stop"}) m_document->tagNamed(tag);
    setChecks({{"No running", "Run", CheckExpectation::None, {}, {}},
               {"Walks stop", "Stop", CheckExpectation::Some, "clips(Walk)", {}}});
    m_badges->setWanted(true);
    QVERIFY(isSettled());
    QVERIFY(m_badges->broken().empty());
}

void tst_CheckBadges::clipsThatBreakChecksAreKnown()
{
    QSignalSpy changed(m_badges.get(), &CheckBadges::changed);
    give(0, "Run", {{10, 20}, {30, 31}});
    give(0, "Walk", {{40, 50}});
    give(2, "Walk", {{1, 2}});
    QVERIFY(isSettled());
    QCOMPARE(checksOf(0), (std::vector<std::string>{"No running", "Walks stop"}));
    QCOMPARE(m_badges->find(m_clips[0])->frames, (std::vector<FrameRange>{{10, 20}, {30, 31}}));
    QCOMPARE(checksOf(1), std::vector<std::string>());
    QCOMPARE(checksOf(2), std::vector<std::string>{"Walks stop"});
    QVERIFY(m_badges->find(m_clips[2])->frames.empty()); // no single frames are wrong
    QVERIFY(changed.size() >= 1);

    give(0, "Run", {});
    give(0, "Stop", {{0, 1}});
    QVERIFY(isSettled());
    QVERIFY(!m_badges->find(m_clips[0]));
    m_document->undoStack().undo();
    QVERIFY(isSettled());
    QCOMPARE(checksOf(0), std::vector<std::string>{"Walks stop"});
}

void tst_CheckBadges::onlyWhatChangedIsCheckedAnew()
{
    const std::int64_t before = m_badges->checkedClips();
    QVERIFY(before >= 3);
    give(1, "Run", {{1, 2}});
    QVERIFY(isSettled());
    QCOMPARE(m_badges->checkedClips(), before + 1);
    QSignalSpy changed(m_badges.get(), &CheckBadges::changed);
    give(1, "Stop", {{5, 6}}); // breaks nothing more
    QVERIFY(isSettled());
    QCOMPARE(m_badges->checkedClips(), before + 2);
    QCOMPARE(changed.size(), 0);
}

/// Who is pushed must fall: the edit of one clip is what breaks the check in its partner.
void tst_CheckBadges::partnersAreCheckedWhereACheckAsksForThem()
{
    const std::vector<ClipId> pair{m_clips[0], m_clips[2]};
    m_document->set(&LibraryEdit::takes, {takeOf(m_document->library(), "fight", pair)}, "Takes");
    QVERIFY(isSettled());
    std::int64_t before = m_badges->checkedClips();
    give(0, "Walk", {{1, 2}});
    QVERIFY(isSettled());
    QCOMPARE(m_badges->checkedClips(), before + 1); // no check asks for partners yet
    setChecks({{"No run beside a run", "with(Run)", CheckExpectation::None, {}, {}}});
    QVERIFY(isSettled());
    QVERIFY(m_badges->broken().empty());
    before = m_badges->checkedClips();
    give(0, "Run", {{10, 20}});
    QVERIFY(isSettled());
    QCOMPARE(m_badges->checkedClips(), before + 2);
    QCOMPARE(checksOf(0), std::vector<std::string>());
    QCOMPARE(checksOf(2), std::vector<std::string>{"No run beside a run"});
    QVERIFY(!m_badges->find(m_clips[2])->frames.empty());
    give(0, "Run", {});
    QVERIFY(isSettled());
    QVERIFY(m_badges->broken().empty());
}

/// The checks are others than those that were looked at, and one of them can be read with the first slope.
void tst_CheckBadges::partnersAreCheckedByChecksThatCameUnseen()
{
    const std::vector<ClipId> pair{m_clips[0], m_clips[2]};
    m_document->set(&LibraryEdit::takes, {takeOf(m_document->library(), "fight", pair)}, "Takes");
    give(0, "Walk", {{1, 2}});
    QVERIFY(isSettled());
    m_badges->setWanted(false);
    setChecks({{"No run beside a run", "with(Run)", CheckExpectation::None, {}, {}}});
    m_badges->setWanted(true);
    QVERIFY(isSettled());
    give(0, "Run", {{10, 20}});
    QVERIFY(isSettled());
    QCOMPARE(checksOf(2), std::vector<std::string>{"No run beside a run"});
    setChecks({{"No steep beside", "with(slope > 1)", CheckExpectation::None, {}, {}}});
    QVERIFY(isSettled());
    give(1, "Walk", {{1, 2}});
    QVERIFY(isSettled());
    m_document->editSheet(m_clips[0], "Slope", 0, [](const TagSheet& sheet) {
        return sheet.withProperty("slope", {{{3, 5}, 2.0}});
    });
    QVERIFY(isSettled());
    QCOMPARE(checksOf(2), std::vector<std::string>{"No steep beside"});
}

void tst_CheckBadges::otherChecksAreAskedOfAllClips()
{
    give(0, "Walk", {{0, 100}});
    give(1, "Run", {{0, 20}});
    QVERIFY(isSettled());
    setChecks({{"All is walked", "Walk", CheckExpectation::All, {}, {}}, {"Wrong", "Walk &", {}, {}, {}}});
    QVERIFY(isSettled());
    QCOMPARE(checksOf(0), std::vector<std::string>());
    QCOMPARE(checksOf(1), std::vector<std::string>{"All is walked"});
    QCOMPARE(m_badges->find(m_clips[1])->frames, (std::vector<FrameRange>{{0, 20}}));
    setChecks({});
    QVERIFY(isSettled());
    QVERIFY(m_badges->broken().empty());
}

void tst_CheckBadges::whatAsksForMotionIsLeftOut()
{
    const char* const moves = "z() >= 0";
    const char* const byChance = "random(Run, 1, 1)";
    for (const char* query : {moves, byChance})
        QVERIFY2(parseQuery(query, m_document->library()), query); // left out for what they ask
    setChecks({{"Stands", moves, CheckExpectation::None, {}, {}},
               {"Some by chance", byChance, CheckExpectation::Some, {}, {}}});
    QVERIFY(isSettled());
    QVERIFY(m_badges->broken().empty());
}

void tst_CheckBadges::theyAgreeWithTheCheckup()
{
    m_document->set(&LibraryEdit::groups, {{"Gait", OverlapPolicy::Carve, Exclusiveness::AtMostOne, {}}},
                    "Groups");
    std::vector<TagDefinition> gaits;
    for (const char* name : {"Run", "Walk"}) {
        gaits.push_back(m_document->library().vocabulary()[m_document->tagNamed(name)]);
        gaits.back().group = "Gait";
        gaits.back().isRegistered = true;
    }
    m_document->redefineTags(gaits, "Gaits");
    give(0, "Run", {{0, 30}});
    give(0, "Walk", {{20, 40}});
    give(1, "Unheard", {{3, 4}, {4, 6}});
    give(2, "Walk", {{0, 60}});
    QVERIFY(isSettled());
    std::map<ClipId, std::vector<std::string>> wanted;
    std::map<ClipId, FrameRanges> frames;
    for (const CheckOutcome& outcome : checkup(m_document->library()))
        for (const CheckFinding& finding : outcome.findings) {
            if (!finding.clip.isValid()) continue;
            auto& names = wanted[finding.clip];
            if (names.empty() || names.back() != outcome.name) names.push_back(outcome.name);
            frames[finding.clip] =
                frames[finding.clip].united(FrameRanges::canonical(std::vector<FrameRange>(finding.ranges)));
        }
    QCOMPARE(wanted.size(), std::size_t(3));
    QCOMPARE(m_badges->broken().size(), wanted.size());
    for (const auto& [clip, names] : wanted) {
        const BrokenClip* broken = m_badges->find(clip);
        QVERIFY(broken);
        QCOMPARE(broken->checks, names);
        QCOMPARE(broken->frames, (std::vector<FrameRange>{frames[clip].begin(), frames[clip].end()}));
    }
}

void tst_CheckBadges::theLastClipIsReachedWhileNewTagsCome()
{
    constexpr std::size_t many = 5000; // more than are checked at once
    const SourceId source = addFile(*m_document, m_folder, "many.glb", std::vector<Frame>(many, 3));
    const ClipId last = m_document->library().source(source).clips.back();
    QVERIFY(isSettled());
    setChecks({{"All clips walk", "Walk", CheckExpectation::Some, {}, {}}});
    std::int64_t checked = m_badges->checkedClips();
    int tags = 0;
    QVERIFY(QTest::qWaitFor(
        [&] {
            if (std::exchange(checked, m_badges->checkedClips()) != m_badges->checkedClips())
                m_document->tagNamed("New " + std::to_string(++tags));
            return m_badges->find(last) != nullptr;
        },
        30000));
    QVERIFY(isSettled());
    QCOMPARE(m_badges->broken().size(), many + m_clips.size());
}

void tst_CheckBadges::whatIsNotWantedIsForgotten()
{
    give(0, "Run", {{1, 2}});
    QVERIFY(isSettled());
    QSignalSpy changed(m_badges.get(), &CheckBadges::changed);
    m_badges->setWanted(false);
    QVERIFY(m_badges->broken().empty());
    QCOMPARE(changed.size(), 1);
    const std::int64_t before = m_badges->checkedClips();
    give(1, "Run", {{1, 2}});
    QVERIFY(!m_badges->isChecking());
    m_badges->setWanted(true);
    QVERIFY(isSettled());
    QCOMPARE(m_badges->broken().size(), std::size_t(2));
    QCOMPARE(m_badges->checkedClips(), before + 3);
}

void tst_CheckBadges::anotherLibraryForgetsThisOne()
{
    give(0, "Run", {{1, 2}});
    QVERIFY(isSettled());
    give(1, "Run", {{1, 2}});
    m_document->reset();
    QVERIFY(m_badges->broken().empty());
    QVERIFY(isSettled());
    QVERIFY(m_badges->broken().empty());
}

QTEST_GUILESS_MAIN(tst_CheckBadges)
#include "tst_CheckBadges.moc"
