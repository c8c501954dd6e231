#include "widgets/wall/WallStripes.h"

#include "tests/widgets/wall/WallRowsOfTests.h"
#include "widgets/theme/Theme.h"
#include "widgets/wall/WallOverview.h"

#include <QApplication>
#include <QTest>

using namespace tagline;
using namespace tagline::test;

namespace {

constexpr QRgb walkInk = 0xff00aa00, runInk = 0xffaa0000, dimInk = 0xff333333;
constexpr QRgb panel = 0xff000001, well = 0xff000002, lit = 0xff000003, answerInk = 0xffffff00;
constexpr QRgb mayInk = 0xff000004, emptyInk = 0xff000005, faintInk = 0xff000006, playedInk = 0xff0000ff,
               differingInk = 0xffff8800;

WallInks inks()
{
    WallInks colours;
    colours.tags = {{walkInk, dimInk, 0}, {runInk, dimInk, 1}, {runInk, dimInk, -1}};
    colours.lines = 2;
    colours.panel = panel;
    colours.well = well;
    colours.lit = lit;
    colours.answer = answerInk;
    colours.mayPlay = mayInk;
    colours.played = playedInk;
    colours.differing = differingInk;
    colours.empty = emptyInk;
    colours.faint = faintInk;
    return colours;
}

/// A letter a pixel of one line: '.' nothing, '_' the clip, '-' one in which nothing is marked (in a low row
/// '~'), 'w' and 'r' tags, 'd' a dimmed one, 'l' lit ground, 'A' the answer, 'm' what may be driven, 'P' what
/// was, 'x' where annotators differ.
QString lineOf(const QImage& picture, int y)
{
    const QHash<QRgb, QChar> letters{{panel, '.'},        {well, '_'},     {walkInk, 'w'},
                                     {runInk, 'r'},       {dimInk, 'd'},   {lit, 'l'},
                                     {answerInk, 'A'},    {mayInk, 'm'},   {playedInk, 'P'},
                                     {differingInk, 'x'}, {emptyInk, '-'}, {faintInk, '~'}};
    QString text;
    for (int x = 0; x < picture.width(); ++x) text += letters.value(picture.pixel(x, y), '?');
    return text;
}

QImage emptyPicture(int width, int height)
{
    QImage picture(width, height, QImage::Format_RGB32);
    picture.fill(panel);
    return picture;
}

} // namespace

class tst_WallStripes : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { applyTheme(*qApp); }
    void aClipIsAsLongAsItsFrames();
    void whereNothingIsMarkedIsAThinLine();
    void aThinRowShowsTheFirstTagAndTheAnswer();
    void aHighRowHasALineForEachTag();
    void aFrameOfALongClipIsSeen();
    void whatIsOutOfSightIsLeftOut();
    void hiddenTagsAreLeftOut();
    void clipsWithoutAHitAreDimmed();
    void whatIsDrivenIsLit();
    void differencesAreOverAll();
    void spansFollowTheModel();
    void theOverviewIsMadeInSlices();
    void theOverviewShowsDifferencesOfAllRows();
};

void tst_WallStripes::aClipIsAsLongAsItsFrames()
{
    QImage picture = emptyPicture(12, 1);
    writeStrip(WallStrip::in(picture, 0, 1), {8, {}, {}, false}, inks());
    QCOMPARE(lineOf(picture, 0), QString("~~~~~~~~...."));
    const WallSpan spans[] = {{2, 4, 0, 0}};
    writeStrip(WallStrip::in(picture, 0, 1), {8, spans, {}, false}, inks());
    QCOMPARE(lineOf(picture, 0), QString("__ww____...."));
}

/// However high its row is: a thin line on the row's ground, and no bar.
void tst_WallStripes::whereNothingIsMarkedIsAThinLine()
{
    for (const int height : {2, 6, 7, 20, 40}) {
        QImage picture = emptyPicture(12, height);
        picture.fill(walkInk); // what stood there
        WallStrip strip = WallStrip::in(picture, 0, height);
        writeStrip(strip, {8, {}, {}, false}, inks());
        for (int y = 0; y < height; ++y)
            QCOMPARE(lineOf(picture, y),
                     y != (height - 1) / 2 ? QString("........wwww") // the panel
                     : height < 7          ? QString("~~~~~~~~wwww")
                                           : QString("--------wwww"));
        strip.hairline = 2; // of a screen at 200 %
        writeStrip(strip, {8, {}, {}, false, {}, {}, {}, well}, inks());
        for (int y = 0; y < height; ++y) {
            const bool isLine = y == (height - 2) / 2 || y == (height - 2) / 2 + 1;
            QCOMPARE(lineOf(picture, y), QString(!isLine       ? "________wwww"
                                                 : height < 14 ? "~~~~~~~~wwww"
                                                               : "--------wwww"));
        }
    }
}

void tst_WallStripes::aThinRowShowsTheFirstTagAndTheAnswer()
{
    QImage picture = emptyPicture(12, 1);
    const WallSpan spans[] = {{2, 8, 1, 1}, {0, 4, 0, 0}};
    const FrameRange answer[] = {{3, 6}};
    writeStrip(WallStrip::in(picture, 0, 1), {10, spans, answer, false}, inks());
    QCOMPARE(lineOf(picture, 0), QString("wwwAAArr__.."));
}

void tst_WallStripes::aHighRowHasALineForEachTag()
{
    QImage picture = emptyPicture(10, 20);
    const WallSpan spans[] = {{2, 8, 1, 1}, {0, 4, 0, 0}};
    const FrameRange answer[] = {{3, 6}};
    writeStrip(WallStrip::in(picture, 0, 20), {10, spans, answer, false}, inks());
    QCOMPARE(lineOf(picture, 0), QString("___lll____"));
    QCOMPARE(lineOf(picture, 5), QString("wwwwll____"));
    QCOMPARE(lineOf(picture, 14), QString("__rrrrrr__"));
    QCOMPARE(lineOf(picture, 19), QString("___AAA____"));
}

void tst_WallStripes::aFrameOfALongClipIsSeen()
{
    QImage picture = emptyPicture(10, 1);
    WallStrip strip = WallStrip::in(picture, 0, 1);
    strip.pixelsPerFrame = 0.01;
    const WallSpan spans[] = {{550, 551, 0, 0}};
    writeStrip(strip, {1000, spans, {}, false}, inks());
    QCOMPARE(lineOf(picture, 0), QString("_____w____"));
}

void tst_WallStripes::whatIsOutOfSightIsLeftOut()
{
    QImage picture = emptyPicture(10, 1);
    WallStrip strip = WallStrip::in(picture, 0, 1);
    strip.left = -100;
    const WallSpan spans[] = {{10, 20, 0, 0}, {95, 103, 0, 0}, {108, 300, 0, 0}};
    writeStrip(strip, {400, spans, {}, false}, inks());
    QCOMPARE(lineOf(picture, 0), QString("www_____ww"));
}

void tst_WallStripes::hiddenTagsAreLeftOut()
{
    QImage picture = emptyPicture(6, 1);
    const WallSpan spans[] = {{0, 6, 2, 0}};
    writeStrip(WallStrip::in(picture, 0, 1), {6, spans, {}, false}, inks());
    QCOMPARE(lineOf(picture, 0), QString("~~~~~~"));
    const WallSpan others[] = {{0, 6, 2, 0}, {1, 2, 0, 0}};
    writeStrip(WallStrip::in(picture, 0, 1), {6, others, {}, false}, inks());
    QCOMPARE(lineOf(picture, 0), QString("_w____"));
}

void tst_WallStripes::clipsWithoutAHitAreDimmed()
{
    QImage picture = emptyPicture(6, 1);
    const WallSpan spans[] = {{0, 3, 0, 0}};
    writeStrip(WallStrip::in(picture, 0, 1), {6, spans, {}, true}, inks());
    QCOMPARE(lineOf(picture, 0), QString("ddd___"));
}

void tst_WallStripes::whatIsDrivenIsLit()
{
    const WallSpan spans[] = {{2, 8, 0, 0}};
    const FrameRange answer[] = {{0, 9}}, mayPlay[] = {{1, 9}}, played[] = {{4, 6}};
    const WallClip clip{10, spans, answer, false, mayPlay, played};
    QImage flat = emptyPicture(10, 1);
    writeStrip(WallStrip::in(flat, 0, 1), clip, inks()); // the answer is what may be driven
    QCOMPARE(lineOf(flat, 0), QString("_mwwPPwwm_"));
    QImage high = emptyPicture(10, 20);
    writeStrip(WallStrip::in(high, 0, 20), clip, inks());
    QCOMPARE(lineOf(high, 0), QString("lmmmPPmmm_"));
    QCOMPARE(lineOf(high, 1), QString("llllPPlll_"));
    QCOMPARE(lineOf(high, 19), QString("AAAAAAAAA_"));
}

void tst_WallStripes::differencesAreOverAll()
{
    const WallSpan spans[] = {{2, 8, 0, 0}};
    const FrameRange answer[] = {{0, 9}}, differing[] = {{4, 6}, {9, 10}};
    const WallClip clip{10, spans, answer, false, {}, {}, differing};
    QImage flat = emptyPicture(10, 1);
    writeStrip(WallStrip::in(flat, 0, 1), clip, inks());
    QCOMPARE(lineOf(flat, 0), QString("AAAAxxAAAx"));
    QImage high = emptyPicture(10, 20);
    writeStrip(WallStrip::in(high, 0, 20), clip, inks());
    const int lines = linesOfDifferences(20);
    QVERIFY(lines > 1 && lines < 10);
    QCOMPARE(lineOf(high, 0).mid(4, 2), QString("xx"));
    QCOMPARE(lineOf(high, lines - 1).back(), QChar('x'));
    QVERIFY(!lineOf(high, lines).contains('x'));
    QCOMPARE(lineOf(high, 19), QString("AAAAAAAAA_"));
}

void tst_WallStripes::spansFollowTheModel()
{
    LibraryModel model;
    model.setRows(clipsOfTwoFolders());
    WallSpans spans;
    QVERIFY(spans.of(model, 0).empty());
    model.setBars(ClipId(0), {{Qt::darkCyan, 0, {{1, 5}}, TagId(0)}, {Qt::darkCyan, 1, {{2, 3}}, TagId(1)}});
    const auto packed = spans.of(model, 0);
    QCOMPARE(packed.size(), std::size_t(2));
    QCOMPARE(packed[0].tag, std::uint16_t(1)); // the first tag is written last, over the others
    QCOMPARE(packed[1].start, 1);
    model.setBars(ClipId(0), {{Qt::darkCyan, 0, {{20, 50}, {60, 70}}, TagId(0)}}); // beyond the clip's end
    QCOMPARE(spans.of(model, 0).size(), std::size_t(1));
    QCOMPARE(spans.of(model, 0)[0].stop, 30);
}

void tst_WallStripes::theOverviewIsMadeInSlices()
{
    LibraryModel model;
    model.setRows(clipsOfTwoFolders());
    model.setAnswer(answerOver({{0, {0, 30}}}));
    groupByFolder(model);
    const WallRows wall = WallRows::of(model);
    const WallLayout layout(wall.rows, 1);
    const WallInks colours = inks();
    const WallOverviewSource source{model, wall, layout, colours, 5.0, false};
    WallOverview overview;
    WallSpans spans;
    overview.begin({10, layout.height()}, panel);
    QCOMPARE(lineOf(overview.picture(), 0), QString("..........")); // nothing is made yet
    QVERIFY(overview.advance(3, source, spans));
    QVERIFY(!overview.advance(1000, source, spans));
    QVERIFY(overview.isComplete());
    const int hop = layout.top(1);
    QCOMPARE(lineOf(overview.picture(), hop), QString("AA........"));
    QCOMPARE(lineOf(overview.picture(), layout.top(6)), QString("~~~~~~~~~~"));
    model.setBars(ClipId(4), {{Qt::darkCyan, 0, {{0, 75}}, TagId(0)}});
    overview.touchRow(6, layout);
    QVERIFY(!overview.isComplete());
    overview.advance(1, source, spans);
    QCOMPARE(lineOf(overview.picture(), layout.top(6)), QString("ddddd_____"));
}

void tst_WallStripes::theOverviewShowsDifferencesOfAllRows()
{
    LibraryModel model;
    model.setRows(clipsOfTwoFolders());
    groupByFolder(model);
    const WallRows wall = WallRows::of(model);
    const WallLayout layout(wall.rows, 1);
    const WallInks colours = inks();
    WallDifferences differences;
    QVERIFY(differences.set({{7, ClipId(4), {0, 75}}}, {}));
    const WallOverviewSource source{model, wall, layout, colours, 5.0, false, differences};
    WallOverview overview;
    WallSpans spans;
    overview.begin({10, layout.height()}, panel);
    overview.advance(1000, source, spans);
    QCOMPARE(lineOf(overview.picture(), layout.top(6)), QString("xxxxx~~~~~"));
    overview.begin({10, 1}, panel); // all rows in one line
    overview.advance(1, source, spans);
    QCOMPARE(lineOf(overview.picture(), 0).left(5), QString("xxxxx"));
}

QTEST_MAIN(tst_WallStripes)
#include "tst_WallStripes.moc"
