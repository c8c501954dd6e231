#include "core/query/statistics/AnswerBreakdown.h"

#include <QTest>

using namespace tagline;

namespace {

/// Three clips of two folders with Walk (and Walk.Slow, which counts as it), and Bad.
class World
{
public:
    World()
    {
        for (const char* name : {"Walk", "Walk.Slow", "Bad"}) tags.push_back(library.vocabulary.intern(name));
        const std::vector<FrameRange> walk{{0, 10}}, slow{{10, 20}}, bad{{5, 8}, {30, 40}};
        library.index.add(100, TagSheet().withRanges(tags[0], walk).withRanges(tags[1], slow));
        library.index.add(50, TagSheet().withRanges(tags[2], bad));
        library.index.add(60, TagSheet().withRanges(tags[0], slow).withRanges(tags[2], slow));
        QueryClips described;
        described.clips = {{"stroll", "stroll.bvh", "CMU", {30, 1}},
                           {"fall", "fall.bvh", "", {30, 1}},
                           {"run", "run.bvh", "CMU", {60, 1}}};
        library.clips = std::make_shared<const QueryClips>(std::move(described));
    }

    AnswerBreakdown of(TagId a, TagId b) const
    {
        return breakdown(
            library.index.ranges(a, library.vocabulary).united(library.index.ranges(b, library.vocabulary)),
            library);
    }

    QueryLibrary library;
    std::vector<TagId> tags;
};

QStringList linesOf(const std::vector<AnswerPart>& parts)
{
    QStringList lines;
    for (const AnswerPart& part : parts)
        lines << QString("%1: %2 clips, %3 ranges, %4 frames, %5 %")
                     .arg(QString::fromStdString(part.name))
                     .arg(part.clips)
                     .arg(part.ranges)
                     .arg(part.frames)
                     .arg(part.percent, 0, 'f', 1);
    return lines;
}

} // namespace

class tst_AnswerBreakdown : public QObject
{
    Q_OBJECT

private slots:
    void foldersTogetherAreTheAnswer();
    void tagsCountWhatCountsAsThem();
    void clipsAndLengthsAreTheAnswer();
    void anAnswerOfNothingHasNoParts();

private:
    World m_world;
};

void tst_AnswerBreakdown::foldersTogetherAreTheAnswer()
{
    const AnswerBreakdown parts = m_world.of(m_world.tags[0], m_world.tags[2]);
    QCOMPARE(parts.whole.ranges.frames, std::int64_t(20 + 13 + 10));
    QCOMPARE(linesOf(parts.byFolder), (QStringList{"CMU: 2 clips, 2 ranges, 30 frames, 69.8 %",
                                                   ": 1 clips, 2 ranges, 13 frames, 30.2 %"}));
    double seconds = 0;
    for (const AnswerPart& part : parts.byFolder) seconds += part.seconds;
    QVERIFY(std::abs(seconds - parts.whole.ranges.seconds) < 1e-9);
}

void tst_AnswerBreakdown::tagsCountWhatCountsAsThem()
{
    const AnswerBreakdown parts = m_world.of(m_world.tags[0], m_world.tags[0]);
    QCOMPARE(linesOf(parts.byTag), (QStringList{"Walk: 2 clips, 2 ranges, 30 frames, 100.0 %",
                                                "Walk.Slow: 1 clips, 1 ranges, 10 frames, 33.3 %",
                                                "Bad: 1 clips, 1 ranges, 10 frames, 33.3 %"}));
}

void tst_AnswerBreakdown::clipsAndLengthsAreTheAnswer()
{
    const AnswerBreakdown parts = m_world.of(m_world.tags[2], m_world.tags[2]);
    QCOMPARE(linesOf(parts.byClip), (QStringList{"fall: 1 clips, 2 ranges, 13 frames, 56.5 %",
                                                 "run: 1 clips, 1 ranges, 10 frames, 43.5 %"}));
    QCOMPARE(linesOf(parts.byLength), (QStringList{"2–3: 1 clips, 1 ranges, 3 frames, 13.0 %",
                                                   "8–15: 2 clips, 2 ranges, 20 frames, 87.0 %"}));
}

void tst_AnswerBreakdown::anAnswerOfNothingHasNoParts()
{
    const AnswerBreakdown parts = breakdown(FrameSet(), m_world.library);
    QCOMPARE(parts.whole.clips, std::int64_t(0));
    QVERIFY(parts.byFolder.empty() && parts.byTag.empty() && parts.byClip.empty() && parts.byLength.empty());
}

QTEST_APPLESS_MAIN(tst_AnswerBreakdown)
#include "tst_AnswerBreakdown.moc"
