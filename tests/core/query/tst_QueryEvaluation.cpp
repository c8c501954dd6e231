#include "core/query/QueryEvaluation.h"
#include "core/query/QueryParser.h"
#include "tests/support/RangeDrawing.h"

#include <QTest>

using namespace tagline;

class tst_QueryEvaluation : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void answers_data();
    void answers();
    void totalsCountTheAnswer();
    void tagsWithoutRangesAreEmpty();
    void noClipsNoFrames();

private:
    FrameSet answer(std::string_view text) const
    {
        return evaluate(*parseQuery(text, m_vocabulary), m_index, m_vocabulary);
    }

    TagVocabulary m_vocabulary;
    TagIndex m_index;
};

void tst_QueryEvaluation::initTestCase()
{
    struct Lane
    {
        const char* tag;
        const char* drawing;
    };
    const std::vector<std::pair<Frame, std::vector<Lane>>> clips{
        {10, {{"Locomotion.Run", "####......"}, {"Locomotion.Walk", ".....###.."}, {"Male", "##########"}}},
        {6, {{"Locomotion.Run", "..####"}, {"Style.Tired", "####.."}}},
        {8, {{"Locomotion", "#.#....."}, {"Style.Limping", "..###..."}, {"Male", "####...."}}}};
    for (const auto& [frames, lanes] : clips) {
        TagSheet sheet;
        for (const Lane& lane : lanes) {
            const auto ranges = test::ranges(lane.drawing);
            sheet = sheet.withRanges(m_vocabulary.intern(lane.tag), {ranges.begin(), ranges.end()});
        }
        m_index.add(frames, sheet);
    }
}

void tst_QueryEvaluation::answers_data()
{
    QTest::addColumn<QString>("query");
    QTest::addColumn<QString>("answer");
    const auto row = [](const char* query, const char* answer) { QTest::newRow(query) << query << answer; };
    row("Run", "####...... ..#### ........");
    row("Locomotion", "####.###.. ..#### #.#.....");
    row("exact(Locomotion)", ".......... ...... #.#.....");
    row("Style", ".......... ####.. ..###...");
    row("Run & Male", "####...... ...... ........");
    row("Run | Walk", "####.###.. ..#### ........");
    row("Run - Tired", "####...... ....## ........");
    row("~Run", "....###### ##.... ########");
    row("all", "########## ###### ########");
    row("none", ".......... ...... ........");
    row("all - Male", ".......... ###### ....####");
    row("Male & ~Locomotion | Tired", "....#...## ####.. .#.#....");
    row("Locomotion & Male & (Tired | Limping)", ".......... ...... ..#.....");
    row("(Run | Walk) - (Run | Walk)", ".......... ...... ........");
    row("~~Run", "####...... ..#### ........");
}

void tst_QueryEvaluation::answers()
{
    QFETCH(QString, query);
    const FrameSet found = answer(query.toStdString());
    QStringList drawings;
    for (std::uint32_t clip = 0; clip < m_index.clipCount(); ++clip) {
        const auto ranges = found.rangesOf(ClipId(clip));
        QVERIFY(isCanonical(ranges.span()));
        drawings << QString::fromStdString(test::drawing(ranges, m_index.frames(ClipId(clip))));
    }
    QTEST(drawings.join(' '), "answer");
}

void tst_QueryEvaluation::totalsCountTheAnswer()
{
    QCOMPARE(totals(answer("Locomotion")), (QueryTotals{3, 5, 13}));
    QCOMPARE(totals(answer("none")), QueryTotals{});
}

void tst_QueryEvaluation::tagsWithoutRangesAreEmpty()
{
    TagVocabulary vocabulary = m_vocabulary;
    const TagId later = vocabulary.intern("Added.Later");
    QVERIFY(evaluate(tag(later), m_index, vocabulary).isEmpty());
    QCOMPARE(evaluate(~tag(later), m_index, vocabulary), FrameSet::all(m_index.axis()));
}

void tst_QueryEvaluation::noClipsNoFrames()
{
    const TagIndex empty;
    QVERIFY(evaluate(allFrames() | tag(TagId(0)), empty, m_vocabulary).isEmpty());
}

QTEST_APPLESS_MAIN(tst_QueryEvaluation)
#include "tst_QueryEvaluation.moc"
