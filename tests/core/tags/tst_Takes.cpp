// Takes: how the frames of clips lie to each other, what an index of takes knows, and what names propose.

#include "core/tags/takes/TakeClock.h"
#include "core/tags/takes/TakeIndex.h"
#include "core/tags/takes/TakePattern.h"
#include "core/tags/takes/TakeProposals.h"

#include <QTest>

#include <iterator>
#include <limits>
#include <random>
#include <string>
#include <utility>
#include <vector>

using namespace tagline;

class tst_Takes : public QObject
{
    Q_OBJECT

private slots:
    void partnersAtOneRateGoFrameByFrame();
    void partnersAtOtherRatesAreInTheFrameOfThatMoment();
    void offsetsInDecimalsMeanWholeFrames();
    void firstFramesAreThoseThatReachAFrame();
    void extremesOfRatesAndOffsetsDoNotOverflow();
    void momentsBetweenFramesAreThoseOfTheFrames();
    void rangesAreCarriedOver();
    void partnersAreThoseOfAllTakes();
    void closedClipsAreAllThatDepend();
    void clipsWithOtherPartnersDiffer();
    void patternsAreRead_data();
    void patternsAreRead();
    void patternsWithoutTheirPartsAreRefused_data();
    void patternsWithoutTheirPartsAreRefused();
    void namesOfAPatternMakeTakes();
    void takesOfOneNameHaveTheirFolders();
    void clipsOfALengthThatDifferInAWordAreProposed();
    void wordsGoBeforeNumbers();
    void otherLengthsRatesAndFoldersAreNoPartners();
    void clipsThatBeginAtOneTimecodeAreProposed();
    void takesByTimecodeHaveTheWordsThatTheirNamesShare_data();
    void takesByTimecodeHaveTheWordsThatTheirNamesShare();
};

namespace {

std::vector<TakeCandidate> candidates(const std::vector<std::pair<std::string, Frame>>& clips)
{
    std::vector<TakeCandidate> made;
    for (const auto& [path, frames] : clips) {
        const std::size_t slash = path.rfind('/');
        const bool hasFolder = slash != std::string::npos;
        made.push_back({ClipId(std::uint32_t(made.size())),
                        hasFolder ? path.substr(0, slash) : "",
                        hasFolder ? path.substr(slash + 1) : path,
                        frames,
                        {30, 1}});
    }
    return made;
}

/// "fight_01: 0 1; fight_02: 2 3"
std::string text(const std::vector<TakeProposal>& proposals)
{
    std::string text;
    for (const TakeProposal& each : proposals) {
        text += (text.empty() ? "" : "; ") + each.name + ':';
        for (const ClipId clip : each.clips) text += ' ' + std::to_string(clip.value);
    }
    return text;
}

std::vector<ClipId> clipIds(std::initializer_list<std::uint32_t> values)
{
    std::vector<ClipId> ids;
    for (const std::uint32_t value : values) ids.emplace_back(value);
    return ids;
}

} // namespace

void tst_Takes::partnersAtOneRateGoFrameByFrame()
{
    const TakeClock together{{30, 1}, {30, 1}, 0};
    const TakeClock later{{30, 1}, {30, 1}, 100'000};
    for (Frame frame = 0; frame < 100; ++frame) {
        QCOMPARE(together.partnerFrame(frame), frame);
        QCOMPARE(later.partnerFrame(frame), frame - 3);
    }
}

void tst_Takes::partnersAtOtherRatesAreInTheFrameOfThatMoment()
{
    const TakeClock faster{{30, 1}, {60, 1}, 0};
    const TakeClock slower{{60, 1}, {24, 1}, 0};
    QCOMPARE(faster.partnerFrame(7), 14);
    QCOMPARE(slower.partnerFrame(2), 0); // 0.8
    QCOMPARE(slower.partnerFrame(3), 1); // 1.2
    QCOMPARE(slower.partnerFrame(5), 2);
    QCOMPARE((TakeClock{{30000, 1001}, {30, 1}, 0}.partnerFrame(1000)), 1001);
}

void tst_Takes::offsetsInDecimalsMeanWholeFrames()
{
    const TakeClock frame{{30, 1}, {30, 1}, 33'333};
    const TakeClock frames{{30, 1}, {30, 1}, -66'667};
    for (Frame at = 0; at < 1000; ++at) {
        QCOMPARE(frame.partnerFrame(at), at - 1);
        QCOMPARE(frames.partnerFrame(at), at + 2);
    }
}

void tst_Takes::firstFramesAreThoseThatReachAFrame()
{
    std::mt19937 random(5);
    constexpr FrameRate rates[] = {{30, 1}, {60, 1}, {30000, 1001}, {24, 1}, {25, 2}, {120, 1}};
    for (int i = 0; i < 2000; ++i) {
        const TakeClock clock{rates[random() % 6], rates[random() % 6],
                              (std::int64_t(random() % 4'000'000) - 2'000'000)};
        const Frame wanted = Frame(random() % 300);
        const Frame first = clock.firstFrameAt(wanted);
        QVERIFY(clock.partnerFrame(first) >= wanted);
        QVERIFY(first == 0 || clock.partnerFrame(first - 1) < wanted);
    }
}

void tst_Takes::extremesOfRatesAndOffsetsDoNotOverflow()
{
    constexpr std::int32_t most = std::numeric_limits<std::int32_t>::max();
    const TakeClock quick{{most, 1}, {most, 1}, 2'000'000'000'000};
    QCOMPARE(quick.partnerFrame(most), std::numeric_limits<Frame>::min());
    QCOMPARE(quick.firstFrameAt(most), most);
    const TakeClock slow{{1, most}, {most, most}, -2'000'000'000'000};
    QCOMPARE(slow.partnerFrame(most), most);
    QCOMPARE(slow.firstFrameAt(most), 1);
}

void tst_Takes::momentsBetweenFramesAreThoseOfTheFrames()
{
    constexpr Frame frames = 90;
    for (const FrameRate other : {FrameRate{30, 1}, FrameRate{60, 1}, FrameRate{25, 1}})
        for (const std::int64_t delay : {-700'000, 0, 100'000, 1'300'000}) {
            const TakeClock clock{{30, 1}, other, delay};
            for (Frame frame = 0; frame < 200; ++frame) {
                const Frame partner = clock.partnerFrame(frame);
                const auto moment = clock.partnerMoment(double(frame), frames);
                QCOMPARE(moment.has_value(), partner >= 0 && partner < frames);
                if (moment) QVERIFY(*moment >= double(partner) - 0.011 && *moment < double(partner) + 1);
            }
        }
    const TakeClock twice{{30, 1}, {60, 1}, 0};
    QCOMPARE(*twice.partnerMoment(7.25, frames), 14.5);
    QCOMPARE(*twice.partnerMoment(44.9, frames), 89.0); // in the last frame, beyond its own moment
}

void tst_Takes::rangesAreCarriedOver()
{
    const TakeClock faster{{60, 1}, {30, 1}, 0};
    QCOMPARE(faster.rangeFor({2, 6}, 100), (FrameRange{4, 12}));
    QCOMPARE(faster.rangeFor({2, 60}, 100), (FrameRange{4, 100}));
    QCOMPARE(faster.rangeFor({50, 60}, 100), FrameRange());
    const TakeClock slower{{10, 1}, {60, 1}, 0};
    QCOMPARE(slower.rangeFor({1, 2}, 100), (FrameRange{1, 2})); // between two frames
    const TakeClock later{{30, 1}, {30, 1}, -200'000};          // the partner began 6 frames before the clip
    QCOMPARE(later.rangeFor({0, 4}, 100), FrameRange());        // the clip plays not yet
    QCOMPARE(later.rangeFor({4, 8}, 100), (FrameRange{0, 2}));
}

void tst_Takes::partnersAreThoseOfAllTakes()
{
    const TakeIndex index({{{ClipId(1), 0}, {ClipId(0), 500'000}},
                           {{ClipId(1), 0}, {ClipId(3), -1}},
                           {{ClipId(2), 0}},
                           {{ClipId(4), 0}, {ClipId(4), 5}}});
    QCOMPARE(index.clips(), clipIds({0, 1, 3}));
    QCOMPARE(index.partners(ClipId(0)), (std::vector<TakePartner>{{ClipId(1), -500'000}}));
    QCOMPARE(index.partners(ClipId(1)), (std::vector<TakePartner>{{ClipId(0), 500'000}, {ClipId(3), -1}}));
    QVERIFY(index.partners(ClipId(2)).empty()); // alone
    QVERIFY(index.partners(ClipId(4)).empty()); // with itself
    QVERIFY(TakeIndex().isEmpty());
}

void tst_Takes::closedClipsAreAllThatDepend()
{
    const TakeIndex index({{{ClipId(0), 0}, {ClipId(1), 0}},
                           {{ClipId(1), 0}, {ClipId(2), 0}},
                           {{ClipId(5), 0}, {ClipId(6), 0}}});
    const auto closed = [&](std::initializer_list<std::uint32_t> values) {
        return index.closed(clipIds(values));
    };
    QCOMPARE(closed({0}), clipIds({0, 1, 2}));
    QCOMPARE(closed({2, 4}), clipIds({0, 1, 2, 4}));
    QCOMPARE(closed({6}), clipIds({5, 6}));
    QCOMPARE(closed({}), clipIds({}));
}

void tst_Takes::clipsWithOtherPartnersDiffer()
{
    const TakeIndex before({{{ClipId(0), 0}, {ClipId(1), 0}}, {{ClipId(2), 0}, {ClipId(3), 0}}});
    const TakeIndex moved({{{ClipId(0), 7}, {ClipId(1), 7}}, {{ClipId(2), 0}, {ClipId(3), 7}}});
    QCOMPARE(before.clipsThatDiffer(before), clipIds({}));
    QCOMPARE(before.clipsThatDiffer(moved), clipIds({2, 3})); // 0 and 1 lie as they lay
    QCOMPARE(before.clipsThatDiffer(TakeIndex()), clipIds({0, 1, 2, 3}));
    QCOMPARE(TakeIndex().clipsThatDiffer(before), clipIds({0, 1, 2, 3}));
}

void tst_Takes::patternsAreRead_data()
{
    QTest::addColumn<QString>("pattern");
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("found"); // folder|take|subject; empty: no match
    QTest::newRow("take first") << "{take}_{subject}"
                                << "fight_01_A"
                                << "|fight_01|A";
    QTest::newRow("subject first") << "{subject}_{take}"
                                   << "A_fight_01"
                                   << "|fight_01|A";
    QTest::newRow("around") << "m-{take}.{subject}-raw"
                            << "m-duel.ben-raw"
                            << "|duel|ben";
    QTest::newRow("in a folder") << "{take}_{subject}"
                                 << "mocap/day_1/fight_A"
                                 << "mocap/day_1/|fight|A";
    QTest::newRow("folders of figures") << "{subject}/{take}"
                                        << "mocap/anna/fight_01"
                                        << "mocap/|fight_01|anna";
    QTest::newRow("folders of takes") << "{take}/x_{subject}"
                                      << "fight/x_b"
                                      << "|fight|b";
    QTest::newRow("ends with what is between") << "{take}_{subject}"
                                               << "fight_A_"
                                               << "|fight|A_";
    QTest::newRow("begins with it") << "{subject}_{take}"
                                    << "_A_fight"
                                    << "|fight|_A";
    QTest::newRow("no part between") << "{take}_{subject}"
                                     << "fight"
                                     << "";
    QTest::newRow("no subject") << "{take}_{subject}"
                                << "fight_"
                                << "";
    QTest::newRow("no take") << "{take}_{subject}"
                             << "_A"
                             << "";
    QTest::newRow("too few folders") << "{subject}/{take}"
                                     << "fight_01"
                                     << "";
    QTest::newRow("another beginning") << "m-{take}_{subject}"
                                       << "fight_A"
                                       << "";
    QTest::newRow("shorter than the pattern") << "abc{take}_{subject}cba"
                                              << "abcba"
                                              << "";
}

void tst_Takes::patternsAreRead()
{
    QFETCH(QString, pattern);
    QFETCH(QString, path);
    const auto parsed = TakePattern::parsed(pattern.toStdString());
    QVERIFY(parsed);
    const auto found = parsed->matched(path.toStdString());
    const QString shown =
        found ? QString::fromStdString(found->folder + '|' + found->take + '|' + found->subject) : QString();
    QTEST(shown, "found");
}

void tst_Takes::patternsWithoutTheirPartsAreRefused_data()
{
    QTest::addColumn<QString>("pattern");
    QTest::newRow("empty") << "";
    QTest::newRow("no take") << "{subject}_*";
    QTest::newRow("no subject") << "{take}";
    QTest::newRow("side by side") << "{take}{subject}";
    QTest::newRow("twice") << "{take}_{subject}_{take}";
    QTest::newRow("another word") << "{take}_{subject}_{day}";
}

void tst_Takes::patternsWithoutTheirPartsAreRefused()
{
    QFETCH(QString, pattern);
    const auto parsed = TakePattern::parsed(pattern.toStdString());
    QVERIFY(!parsed);
    QCOMPARE(parsed.error().code, std::string("take.pattern"));
    QVERIFY(parsed.error().message.find("{take}_{subject}") != std::string::npos);
}

void tst_Takes::namesOfAPatternMakeTakes()
{
    const auto pattern = TakePattern::parsed("{take}_{subject}");
    const auto clips = candidates({{"fight_A", 10},
                                   {"fight_B", 700},
                                   {"walk", 10},
                                   {"duel_A", 10},
                                   {"fight_A", 10},
                                   {"solo_A", 5},
                                   {"duel_B", 10}});
    QCOMPARE(text(takesByPattern(clips, *pattern)), std::string("fight: 0 1; duel: 3 6"));
}

void tst_Takes::takesOfOneNameHaveTheirFolders()
{
    const auto pattern = TakePattern::parsed("{take}_{subject}");
    const auto clips = candidates({{"a/fight_A", 9}, {"b/fight_A", 9}, {"a/fight_B", 9}, {"b/fight_B", 9}});
    QCOMPARE(text(takesByPattern(clips, *pattern)), std::string("a/fight: 0 2; b/fight: 1 3"));
}

void tst_Takes::clipsOfALengthThatDifferInAWordAreProposed()
{
    const auto clips = candidates({{"fight_01_A", 600},
                                   {"fight_01_B", 600},
                                   {"fight_02_A", 480},
                                   {"Ben dances", 90},
                                   {"Eva dances", 90},
                                   {"walk", 90},
                                   {"run", 90}});
    QCOMPARE(text(takesByNames(clips)), std::string("fight_01: 0 1; dances: 3 4"));
}

void tst_Takes::wordsGoBeforeNumbers()
{
    const auto clips = candidates(
        {{"fight_1_A", 600}, {"fight_1_B", 600}, {"fight_2_A", 600}, {"fight_2_B", 600}, {"fight_3_A", 600}});
    QCOMPARE(text(takesByNames(clips)), std::string("fight_1: 0 1; fight_2: 2 3"));
}

void tst_Takes::otherLengthsRatesAndFoldersAreNoPartners()
{
    auto clips = candidates({{"f_A", 10}, {"f_B", 11}, {"x/f_C", 10}, {"f_D", 10}});
    clips[3].rate = {60, 1};
    QCOMPARE(text(takesByNames(clips)), std::string());
}

void tst_Takes::clipsThatBeginAtOneTimecodeAreProposed()
{
    auto clips = candidates({{"a/duel_02_Ben", 600},
                             {"a/duel_01_Ben", 600},
                             {"b/duel_02_Eva", 48},
                             {"a/duel_01_Eva", 590},
                             {"a/duel_01_Tim", 600},
                             {"a/walk", 600}});
    const char* const starts[] = {"10:02:07:11", "10:00:00:00", "10:02:07:11", "10:00:00:00", "10:00:00;00"};
    for (std::size_t i = 0; i < std::size(starts); ++i) clips[i].start = Timecode::parsed(starts[i]);
    clips[2].rate = {120, 1};
    QCOMPARE(text(takesByTimecode(clips)), std::string("duel_02: 0 2; duel_01: 1 3"));
    QCOMPARE(text(takesByTimecode(candidates({{"f_A", 10}, {"f_B", 10}}))), std::string());
}

void tst_Takes::takesByTimecodeHaveTheWordsThatTheirNamesShare_data()
{
    QTest::addColumn<QString>("first");
    QTest::addColumn<QString>("second");
    QTest::addColumn<QString>("take");
    const auto row = [](const char* first, const char* second, const char* take) {
        QTest::addRow("%s, %s", first, second) << QString(first) << QString(second) << QString(take);
    };
    row("fight_01_A", "fight_01_B", "fight_01");
    row("fight_01", "fight_01_prop", "fight_01");
    row("fight_01", "fight_011", "fight");
    row("Ben dances", "Benno dances", "Ben dances");
    row("Ana", "Ben", "Ana");
    row("same", "same", "same");
}

void tst_Takes::takesByTimecodeHaveTheWordsThatTheirNamesShare()
{
    QFETCH(QString, first);
    QFETCH(QString, second);
    auto clips = candidates({{first.toStdString(), 9}, {second.toStdString(), 9}});
    for (TakeCandidate& each : clips) each.start = Timecode::parsed("10:00:00:00");
    const auto found = takesByTimecode(clips);
    QCOMPARE(found.size(), std::size_t(1));
    QTEST(QString::fromStdString(found.front().name), "take");
}

QTEST_APPLESS_MAIN(tst_Takes)
#include "tst_Takes.moc"
