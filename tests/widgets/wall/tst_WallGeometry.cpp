#include "tests/widgets/wall/WallRowsOfTests.h"
#include "widgets/wall/WallColumns.h"
#include "widgets/wall/WallGeometry.h"
#include "widgets/wall/WallLayout.h"
#include "widgets/wall/WallSelection.h"

#include <QTest>

#include <algorithm>
#include <optional>

using namespace tagline;
using namespace tagline::test;

namespace {

/// 1,000 × 500 pixels, ten seconds.
WallGeometry tenSeconds()
{
    WallGeometry geometry;
    geometry.size = {1000, 500};
    geometry.columnsWidth = 292;
    geometry.rulerHeight = 20;
    geometry.units = 10;
    geometry.deepest = 1200;
    geometry.contentHeight = 5000;
    return geometry.fitted();
}

} // namespace

class tst_WallGeometry : public QObject
{
    Q_OBJECT

private slots:
    void groupsAreFoldersInOrder();
    void aFoldedGroupIsItsHead();
    void withoutGroupsThereAreNoHeadsButThatOfClipsWithoutAHit();
    void theRowsAreThoseOfTheList();
    void aTreeFoldsWithAllThatIsInIt();
    void totalsFollowTheAnswer();
    void rowsLieUnderOneAnother();
    void heightsGoFromOnePixelToForty();
    void wholeLibraryFits();
    void zoomKeepsWhatIsUnderTheMouse();
    void zoomEndsAtSingleFrames();
    void scrollingEndsAtTheEnds();
    void columnsGiveWayInNarrowPanels();
    void marqueeTakesFramesOfEveryRow();
    void marqueeOverFittedClipsTakesShares();
};

void tst_WallGeometry::groupsAreFoldersInOrder()
{
    LibraryModel model;
    model.setRows(clipsOfTwoFolders());
    groupByFolder(model);
    const WallRows wall = WallRows::of(model);
    QCOMPARE(wall.groups.size(), std::size_t(2));
    QCOMPARE(wall.groups[0].name, QString("jumps"));
    QCOMPARE(wall.rows.size(), std::size_t(7));
    QVERIFY(wall.rows[0].isHead());
    QVERIFY(wall.rows[4].isHead());
    QCOMPARE(wall.longestSeconds, 5.0);
    QCOMPARE(wall.groups[1].totals.seconds, 9.0);
    QCOMPARE(wall.groups[1].detail, QString("2 clip(s) · 0:09 min"));
    QCOMPARE(wall.rowOfPlace(3), 5);
}

void tst_WallGeometry::aFoldedGroupIsItsHead()
{
    LibraryModel model;
    model.setRows(clipsOfTwoFolders());
    groupByFolder(model);
    model.toggleSection(model.index(0)); // in the list
    const WallRows wall = WallRows::of(model);
    QCOMPARE(wall.rows.size(), std::size_t(4));
    QVERIFY(wall.groups[0].isFolded);
    QCOMPARE(wall.groups[0].places.size(), std::size_t(3));
    QCOMPARE(wall.rowOfPlace(1), -1);
    QCOMPARE(wall.longestFrames, 150);
}

void tst_WallGeometry::withoutGroupsThereAreNoHeadsButThatOfClipsWithoutAHit()
{
    LibraryModel model;
    model.setRows(clipsOfTwoFolders());
    const WallRows wall = WallRows::of(model);
    QCOMPARE(wall.groups.size(), std::size_t(1));
    QCOMPARE(wall.rows.size(), std::size_t(5));
    QVERIFY(std::ranges::none_of(wall.rows, &WallRow::isHead));
    model.setAnswer(answerOver({{1, {0, 30}}, {4, {10, 25}}}));
    const WallRows asked = WallRows::of(model);
    QCOMPARE(asked.groups.size(), std::size_t(2));
    const std::vector<WallRow> expected{{0, 1}, {0, 4}, {1, -1}, {1, 0}, {1, 2}, {1, 3}};
    QVERIFY(asked.rows == expected);
    QCOMPARE(asked.groups[1].name, QString("3 clip(s) without a hit"));
    QVERIFY(asked.groups[1].detail.isEmpty());
}

/// In the same order, under the same heads; but for files that are no clips, and their head.
void tst_WallGeometry::theRowsAreThoseOfTheList()
{
    LibraryModel model;
    std::vector<LibraryRow> rows = clipsOfTwoFolders();
    rows.push_back(clipIn("jumps/high", 5, "vault", 40));
    LibraryRow figure, unread, still = clipIn("walks", 6, "still", 0);
    figure.id = 300;
    figure.name = "figure";
    figure.state = LibraryRowState::NoClip;
    unread.id = 301;
    unread.name = "unread";
    unread.state = LibraryRowState::Pending;
    rows.insert(rows.end(), {figure, unread, still});
    model.setRows(rows);
    model.setTagNames({"Idle", "Run"});
    model.setBars(ClipId(2), {{Qt::red, 0, {{0, 20}}, TagId(1)}});
    RowArrangement arrangement;
    for (const bool isAsked : {false, true})
        for (const RowOrder::Kind order : {RowOrder::Path, RowOrder::Frames})
            for (const RowGrouping grouping : {RowGrouping::None, RowGrouping::Folder, RowGrouping::Tag,
                                               RowGrouping::Skeleton, RowGrouping::FolderTree}) {
                model.setAnswer(isAsked ? std::optional(answerOver({{1, {0, 30}}, {4, {10, 25}}}))
                                        : std::optional<FrameSet>());
                arrangement.order = order;
                arrangement.grouping = grouping;
                model.setArrangement(arrangement);
                model.setFolded({"0/walks"});
                const WallRows wall = WallRows::of(model);
                QStringList onWall, listed;
                for (const WallRow& row : wall.rows) {
                    const WallGroup& group = wall.groups[std::size_t(row.group)];
                    const int depth = row.isHead() ? group.depth : group.depthOfClips;
                    onWall << QString(".").repeated(depth) +
                                  (row.isHead() ? '[' + group.name + ']' + group.detail
                                                : model.rows()[std::size_t(row.place)].name);
                }
                for (int place = 0; place < model.rowCount(); ++place) {
                    const QModelIndex index = model.index(place);
                    const LibraryRow& row = model.row(index);
                    const bool isClip = row.state == LibraryRowState::Ready && row.frames > 0;
                    if (!model.isHead(index) && !isClip) continue;
                    if (model.isHead(index) && model.sectionOf(index) == RowSection::Figures) continue;
                    listed << QString(".").repeated(model.depth(index)) +
                                  (model.isHead(index) ? '[' + row.name + ']' + row.detail : row.name);
                }
                QCOMPARE(onWall, listed);
                QVERIFY(onWall.size() >= 4);
            }
}

/// A folder that has folders alone is there too, and folded it takes them along.
void tst_WallGeometry::aTreeFoldsWithAllThatIsInIt()
{
    LibraryModel model;
    model.setRows(
        {clipIn("CMU/16", 0, "hop", 30), clipIn("CMU/35", 1, "jump", 60), clipIn("other", 2, "leap", 90)});
    groupByFolder(model, RowGrouping::FolderTree);
    WallRows wall = WallRows::of(model);
    QCOMPARE(wall.rows.size(), std::size_t(7));
    QCOMPARE(wall.groups[0].name, QString("CMU"));
    QVERIFY(wall.groups[0].places.empty());
    QCOMPARE(wall.groups[0].totals.clips, 2);
    QCOMPARE(wall.groups[1].depth, 1);
    QCOMPARE(wall.groups[1].depthOfClips, 2);
    model.toggleSection(wall.groups[0].key);
    wall = WallRows::of(model);
    QCOMPARE(wall.rows.size(), std::size_t(3)); // CMU, and the other with its clip
    QVERIFY(wall.groups[0].isFolded && wall.rows[1].isHead());
    QCOMPARE(wall.rowOfPlace(1), -1);
}

void tst_WallGeometry::totalsFollowTheAnswer()
{
    LibraryModel model;
    model.setRows(clipsOfTwoFolders());
    groupByFolder(model);
    model.setAnswer(answerOver({{1, {0, 30}}, {2, {10, 25}}}));
    WallRows wall = WallRows::of(model);
    QCOMPARE(wall.groups[0].totals.clipsWithHit, 2);
    QCOMPARE(wall.groups[0].totals.litSeconds, 1.5);
    QCOMPARE(wall.groups[1].totals.clipsWithHit, 0);
    RowArrangement hiding = model.arrangement();
    hiding.hidesRowsWithoutHit = true;
    model.setArrangement(hiding);
    wall = WallRows::of(model);
    QCOMPARE(wall.rows.size(), std::size_t(3)); // two clips below the head of their folder
}

void tst_WallGeometry::rowsLieUnderOneAnother()
{
    const WallRow rows[] = {{0, -1}, {0, 0}, {0, 1}, {1, -1}, {1, 2}};
    const WallLayout layout(rows, 20);
    const int head = WallLayout::headHeight(20);
    QCOMPARE(layout.rowCount(), 5);
    QCOMPARE(layout.height(), 60 + 2 * head);
    QCOMPARE(layout.top(1), head);
    QCOMPARE(layout.rowAt(head - 1), 0);
    QCOMPARE(layout.rowAt(head), 1);
    QCOMPARE(layout.rowAt(head + 39), 2);
    QCOMPARE(layout.rowAt(-1), -1);
    QCOMPARE(layout.rowAt(layout.height()), -1);
    QCOMPARE(layout.nearestRow(1e6), 4);
}

void tst_WallGeometry::heightsGoFromOnePixelToForty()
{
    const WallRow rows[] = {{0, 0}, {0, 1}, {0, 2}};
    QCOMPARE(WallLayout(rows, 1).height(), 3);
    QCOMPARE(WallLayout(rows, 1).rowAt(2), 2);
    QCOMPARE(WallLayout(rows, 40).height(), 120);
}

void tst_WallGeometry::wholeLibraryFits()
{
    const WallGeometry all = tenSeconds();
    QVERIFY(all.isFitted());
    QCOMPARE(all.x(0), all.timeLeft());
    QVERIFY(all.x(10) < all.timeRight());
    QVERIFY(all.x(10) > all.timeRight() - 0.05 * all.timeWidth());
}

void tst_WallGeometry::zoomKeepsWhatIsUnderTheMouse()
{
    const WallGeometry all = tenSeconds();
    const double held = all.unitAt(600);
    const WallGeometry close = all.zoomedAt(600, 8);
    QVERIFY(std::abs(close.unitAt(600) - held) < 1e-9);
    QVERIFY(!close.isFitted());
    QVERIFY(close.zoomedAt(600, 0.001).isFitted());
}

void tst_WallGeometry::zoomEndsAtSingleFrames() { QCOMPARE(tenSeconds().zoomedAt(600, 1e9).scale, 1200.0); }

void tst_WallGeometry::scrollingEndsAtTheEnds()
{
    WallGeometry beyond = tenSeconds().zoomedAt(600, 4);
    beyond.first = -3;
    beyond.top = 100'000;
    const WallGeometry within = beyond.bounded();
    QCOMPARE(within.first, 0.0);
    QCOMPARE(within.top, 5000 - 480);
    const WallGeometry shown = within.showing(9);
    QVERIFY(shown.x(9) > shown.timeLeft() && shown.x(9) < shown.timeRight());
    QCOMPARE(shown.showing(9), shown);
}

void tst_WallGeometry::columnsGiveWayInNarrowPanels()
{
    const auto column = [](const char* id) { return WallColumn{*libraryColumn(id), id, 44, {}}; };
    const auto within = [&](int width) {
        return WallColumns::placed(width, column("frames"),
                                   {column("rate"), column("state"), column("tags")});
    };
    const WallColumns wide = within(400);
    QCOMPARE(wide.shown.size(), std::size_t(3));
    QVERIFY(wide.withoutRoom.empty());
    QVERIFY(wide.name.right() <= wide.number.place.left());
    QVERIFY(wide.number.place.right() <= wide.shown[0].place.left());
    QVERIFY(wide.shown[0].place.right() <= wide.shown[1].place.left());
    QVERIFY(wide.shown[2].place.right() <= 400);
    QCOMPARE(wide.at(wide.shown[1].place.center().x()), &wide.shown[1]);
    QCOMPARE(wide.at(wide.number.place.left() + 1), &wide.number);
    QVERIFY(!wide.at(wide.name.center().x()));
    for (const int width : {300, 260, 247, 210}) { // numbers give way before names do
        const WallColumns some = within(width);
        QVERIFY2(some.name.width() >= 120, qPrintable(QString::number(width)));
        QVERIFY(some.number.place.width() > 0);
        QCOMPARE(some.shown.size() + some.withoutRoom.size(), std::size_t(3));
    }
    const WallColumns one = within(250); // the first ones stay
    QCOMPARE(one.shown.size(), std::size_t(1));
    QCOMPARE(one.shown[0].what.id, QString("rate"));
    QCOMPARE(one.withoutRoom[0].what.id, QString("state"));
    const WallColumns narrow = within(112);
    QVERIFY(narrow.shown.empty() && narrow.number.place.isNull());
    QVERIFY(narrow.name.width() > 60);
}

//        0 s      1 s      2 s
//  hop   ..........|
//  jump  .....[xxxx|xxxx].......|
//  leap  .....[xxxx|xxxx].......|........|
void tst_WallGeometry::marqueeTakesFramesOfEveryRow()
{
    LibraryModel model;
    model.setRows(clipsOfTwoFolders());
    groupByFolder(model);
    const WallRows wall = WallRows::of(model);
    const auto frames = framesUnder({3, 0, 1.5, 0.5}, wall, model.rows(), WallScale::Seconds);
    const std::vector<WallFrames> expected{
        {ClipId(0), {15, 30}}, {ClipId(1), {15, 45}}, {ClipId(2), {15, 45}}};
    QCOMPARE(frames, expected);
    QVERIFY(framesUnder({1, 1, 1.2, 1.8}, wall, model.rows(), WallScale::Seconds).empty());
    QVERIFY(framesUnder({0, 0, 0, 1}, wall, model.rows(), WallScale::Seconds).empty()); // a head
}

void tst_WallGeometry::marqueeOverFittedClipsTakesShares()
{
    LibraryModel model;
    model.setRows(clipsOfTwoFolders());
    groupByFolder(model);
    const WallRows wall = WallRows::of(model);
    const auto frames = framesUnder({1, 2, 0.5, 1.4}, wall, model.rows(), WallScale::Fitted);
    QCOMPARE(frames, (std::vector<WallFrames>{{ClipId(0), {15, 30}}, {ClipId(1), {30, 60}}}));
}

QTEST_GUILESS_MAIN(tst_WallGeometry)
#include "tst_WallGeometry.moc"
