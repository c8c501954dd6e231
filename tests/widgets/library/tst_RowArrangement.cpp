#include "widgets/library/rows/LibraryColumns.h"
#include "widgets/library/rows/PropertyOrder.h"
#include "widgets/library/rows/RowArrangement.h"

#include "tests/widgets/library/LibraryRows.h"

#include <QTest>

#include <algorithm>
#include <random>

using namespace tagline;
using tagline::test::readyRow;

namespace {

std::vector<LibraryRow> someRows()
{
    std::vector<LibraryRow> rows{readyRow(0, "b_walk", 100), readyRow(1, "a_run", 400),
                                 readyRow(2, "C_jump", 50)};
    rows[1].folder = "takes";
    rows[0].rate = {120, 1}; // b_walk is short, but has most joints and warnings
    rows[0].joints = 60;
    rows[0].notes = 2;
    rows[1].joints = 31;
    rows[2].bars = {{}, {}};
    rows[0].progress.stage = ClipStage::Begun;
    rows[1].progress.stage = ClipStage::Done;
    rows[2].spentMilliseconds = 90'000;
    rows[0].spentMilliseconds = 30'000;
    LibraryRow failed;
    failed.id = 9;
    failed.name = "broken.fbx";
    failed.path = "/mocap/broken.fbx";
    failed.state = LibraryRowState::Failed;
    rows.push_back(failed);
    return rows;
}

RowAnswer hits(Frame start, Frame stop) { return {{{start, stop}}, stop - start}; }

QStringList namesOf(const std::vector<LibraryRow>& rows, const std::vector<int>& listed)
{
    QStringList names;
    for (const int at : listed) names += rows[std::size_t(at)].name;
    return names;
}

QStringList arranged(const RowArrangement& arrangement, const std::vector<RowAnswer>& answers = {})
{
    const auto rows = someRows();
    RowSequence sequence;
    sequence.rebuild(rows, isByName(arrangement.order));
    return namesOf(rows, arrangedRows(sequence, rows, answers, arrangement));
}

} // namespace

class tst_RowArrangement : public QObject
{
    Q_OBJECT

private slots:
    void aPartOfTheNameFiltersInAnyCase();
    void wordsAreAllFoundInAnyOrder();
    void anExpressionBetweenSlashesFilters();
    void anExpressionThatIsNotValidSaysWhyAndHidesNothing();
    void aLoneSlashIsAPartOfAPath();
    void orders_data();
    void orders();
    void rowsWithoutHitAreHiddenButFailuresStay();
    void withoutAQueryNothingIsHidden();
    void propertiesComeSmallestFirstNumbersAsNumbers();
    void namesStandAsPeopleExpect();
    void pathsStandFolderByFolder();
    void rowsThatComeStandWhereSortingAllWouldPutThem();
};

void tst_RowArrangement::aPartOfTheNameFiltersInAnyCase()
{
    QCOMPARE(arranged({NameFilter("JUMP"), RowOrder::Path, false}), QStringList{"C_jump"});
    QCOMPARE(arranged({NameFilter("takes/a_r"), RowOrder::Path, false}), QStringList{"a_run"}); // its folder
    QCOMPARE(arranged({NameFilter(".bvh"), RowOrder::Path, false}).size(), 3);                  // its ending
    QCOMPARE(arranged({NameFilter("mocap"), RowOrder::Path, false}).size(), 0); // above the library
    QCOMPARE(arranged({NameFilter("nothing"), RowOrder::Path, false}).size(), 0);
}

void tst_RowArrangement::wordsAreAllFoundInAnyOrder()
{
    QCOMPARE(arranged({NameFilter("run takes"), RowOrder::Path, false}), QStringList{"a_run"});
    QCOMPARE(arranged({NameFilter("  WALK   b_ "), RowOrder::Path, false}), QStringList{"b_walk"});
    QCOMPARE(arranged({NameFilter("walk run"), RowOrder::Path, false}).size(), 0);
    QVERIFY(NameFilter("foot left").passes(QString("LeftFoot")));
    QVERIFY(!NameFilter("foot left").passes(QString("RightFoot")));
}

void tst_RowArrangement::anExpressionBetweenSlashesFilters()
{
    QCOMPARE(arranged({NameFilter("/^[ab]_/"), RowOrder::Name, false}), (QStringList{"a_run", "b_walk"}));
    QVERIFY(NameFilter("/^[ab]_/").error().isEmpty());
}

void tst_RowArrangement::anExpressionThatIsNotValidSaysWhyAndHidesNothing()
{
    const NameFilter filter("/run(/");
    QVERIFY2(filter.error().contains("character 5"), qPrintable(filter.error()));
    QCOMPARE(arranged({filter, RowOrder::Path, false}).size(), 4);
}

void tst_RowArrangement::aLoneSlashIsAPartOfAPath()
{
    QVERIFY(NameFilter("/").error().isEmpty());
    QCOMPARE(arranged({NameFilter("takes/a"), RowOrder::Path, false}), QStringList{"a_run"});
}

void tst_RowArrangement::orders_data()
{
    QTest::addColumn<int>("order");
    QTest::addColumn<QStringList>("names");
    const auto row = [](const char* title, RowOrder order, const QStringList& names) {
        QTest::newRow(title) << int(order.kind) << names;
    };
    row("path", RowOrder::Path, {"a_run", "b_walk", "broken.fbx", "C_jump"});
    row("name", RowOrder::Name, {"a_run", "b_walk", "broken.fbx", "C_jump"});
    row("matched frames", RowOrder::MatchedFrames, {"a_run", "C_jump", "b_walk", "broken.fbx"});
    row("hit share", RowOrder::HitShare, {"C_jump", "a_run", "b_walk", "broken.fbx"});
    row("first hit", RowOrder::FirstHit, {"C_jump", "a_run", "b_walk", "broken.fbx"});
    row("length", RowOrder::Frames, {"a_run", "b_walk", "C_jump", "broken.fbx"});
    row("seconds", RowOrder::Seconds, {"a_run", "C_jump", "b_walk", "broken.fbx"});
    row("rate", RowOrder::Rate, {"b_walk", "a_run", "C_jump", "broken.fbx"});
    row("joints", RowOrder::Joints, {"b_walk", "a_run", "broken.fbx", "C_jump"});
    row("tags", RowOrder::Tags, {"C_jump", "a_run", "b_walk", "broken.fbx"});
    row("state", RowOrder::State, {"C_jump", "b_walk", "a_run", "broken.fbx"});
    row("minutes", RowOrder::Minutes, {"C_jump", "b_walk", "a_run", "broken.fbx"});
    row("warnings", RowOrder::Warnings, {"b_walk", "a_run", "broken.fbx", "C_jump"});
}

void tst_RowArrangement::orders()
{
    QFETCH(int, order);
    // b_walk has no hit; a_run 60 of 400 from frame 20; C_jump 40 of 50 from frame 10.
    const std::vector<RowAnswer> answers{{}, hits(20, 80), hits(10, 50), {}};
    QTEST(arranged({{}, RowOrder(RowOrder::Kind(order)), false}, answers), "names");
}

void tst_RowArrangement::rowsWithoutHitAreHiddenButFailuresStay()
{
    const std::vector<RowAnswer> answers{{}, hits(20, 80), {}, {}};
    QCOMPARE(arranged({{}, RowOrder::Path, true}, answers), (QStringList{"a_run", "broken.fbx"}));
}

void tst_RowArrangement::withoutAQueryNothingIsHidden()
{
    QCOMPARE(arranged({{}, RowOrder::MatchedFrames, true}),
             (QStringList{"a_run", "b_walk", "broken.fbx", "C_jump"})); // in order of path
}

void tst_RowArrangement::propertiesComeSmallestFirstNumbersAsNumbers()
{
    const auto sorted = [](const std::vector<RowValue>& values) {
        std::vector<LibraryRow> rows;
        std::vector<int> places;
        for (const RowValue& each : values) {
            places.push_back(int(rows.size()));
            rows.push_back(readyRow(std::uint32_t(rows.size()), "", 1));
            if (!each.property.isEmpty()) rows.back().values = {{"other", "x", {}}, each};
        }
        sortByProperty(places, rows, "Take.take");
        return places;
    };
    const auto number = [](double value) { return RowValue{"Take.take", QString::number(value), value}; };
    const auto text = [](const char* value) { return RowValue{"Take.take", value, {}}; };
    QCOMPARE(sorted({number(10), number(9), number(-1)}), (std::vector<int>{2, 1, 0}));
    QCOMPARE(sorted({text("10:00:00:00"), text("9:59:00:00"), text("10:00:00:00")}),
             (std::vector<int>{1, 0, 2})); // equal ones as they were
    QCOMPARE(sorted({{}, text("b"), text("A"), number(3)}), (std::vector<int>{3, 2, 1, 0}));
    QVERIFY(RowOrder::of("Take.take") == RowOrder::of("Take.take"));
    QVERIFY(RowOrder::of("Take.select") != RowOrder::of("Take.take"));
    QVERIFY(RowOrder::of("Take.take").kind == RowOrder::Property && lastRowOrder != RowOrder::Property);
    QCOMPARE(RowOrder::of("Take.take").property, QString("Take.take"));
    for (const QString name : {"Take.take", "größe & Wert"}) {
        const auto column = libraryColumn(propertyColumn(name).id);
        QVERIFY(column == propertyColumn(name));
        QCOMPARE(column->order.property, name);
    }
}

void tst_RowArrangement::namesStandAsPeopleExpect()
{
    const QStringList wanted{"Attack",  "back",   "Walk",    "walk 3",  "walk1",  "walk2", "Walk02",
                             "walk9_b", "walk10", "walk10a", "walk100", "walk_2", "walks", "Ähre"};
    std::vector<LibraryRow> rows;
    for (const QString& name : wanted) rows.push_back(readyRow(std::uint32_t(rows.size()), name, 1));
    rows[6].path = "/mocap/walk2.fbx"; // the names are equal to it: paths decide
    std::ranges::reverse(rows);
    RowSequence sequence;
    sequence.rebuild(rows, true);
    QCOMPARE(namesOf(rows, {sequence.indices().begin(), sequence.indices().end()}), wanted);
}

void tst_RowArrangement::pathsStandFolderByFolder()
{
    const QStringList wanted{"/m/take2/a.bvh",  "/m/Take2/b.bvh",       "/m/take2/B.bvh",
                             "/m/take10/a.bvh", "/m/take10-fast/a.bvh", "/m/take10.bvh"};
    std::vector<LibraryRow> rows;
    for (const QString& path : wanted) {
        rows.push_back(readyRow(std::uint32_t(rows.size()), path, 1));
        rows.back().path = path;
    }
    for (int way = 0; way < 2; ++way) { // in whichever order they came
        RowSequence sequence;
        sequence.rebuild(rows, false);
        QCOMPARE(namesOf(rows, {sequence.indices().begin(), sequence.indices().end()}), wanted);
        std::ranges::reverse(rows);
    }
}

void tst_RowArrangement::rowsThatComeStandWhereSortingAllWouldPutThem()
{
    std::mt19937 random(7);
    const auto anyName = [&] {
        return (random() % 2 == 0 ? QString("Walk%1") : QString("walk%1")).arg(random() % 20);
    };
    for (const bool byName : {false, true}) {
        std::vector<LibraryRow> rows;
        RowSequence kept;
        kept.rebuild(rows, byName);
        for (int batch = 0; batch < 50; ++batch) {
            std::vector<int> changed;
            for (int i = 0; i < 5; ++i) {
                const auto place = std::size_t(random()) % (rows.size() + 2);
                if (place >= rows.size()) rows.push_back(readyRow(std::uint32_t(rows.size()), "", 1));
                const std::size_t at = std::min(place, rows.size() - 1);
                rows[at].name = anyName();
                rows[at].path = anyName();
                changed.push_back(int(at));
            }
            kept.put(rows, changed);
            RowSequence sorted;
            sorted.rebuild(rows, byName);
            QVERIFY(std::ranges::equal(kept.indices(), sorted.indices()));
        }
    }
}

QTEST_APPLESS_MAIN(tst_RowArrangement)
#include "tst_RowArrangement.moc"
