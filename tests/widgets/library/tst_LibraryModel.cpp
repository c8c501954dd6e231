#include "widgets/library/rows/LibraryModel.h"

#include "tests/widgets/library/LibraryRows.h"
#include "widgets/library/ClipMime.h"
#include "widgets/library/rows/LibraryColumns.h"

#include <QAbstractItemModelTester>
#include <QLocale>
#include <QSignalSpy>
#include <QTest>

using namespace tagline;
using tagline::test::readyRow;

class tst_LibraryModel : public QObject
{
    Q_OBJECT

private slots:
    void anAnswerGivesEachClipItsHits();
    void aPendingRowBecomesAClipInPlace();
    void rowsOfOneCallAreReorderedOnce();
    void aRemovedRowIsForgotten();
    void newTagsChangeTheRevisionOfTheirRowOnly();
    void whereMarksComeOrGoEveryRowChanges();
    void aClipThatIsFilteredOutHasNoIndex();
    void draggedRowsTravelAsClipIds();
    void damagedMimeDataHoldsNoClip();
    void tagsThatHideEachOtherInTheStripAreNamed();
    void draftsOfARuleAreCountedByClip();
    void whatIsDrivenIsToldByClip();
    void signsAreToldAsSigns();
    void namesHaveARevision();
    void rowsOfOneNameAreToldApart();
    void aWarningIsSaid();
    void sectionsStandBelowHeadsThatFold();
    void foldersStandInFolders();
    void aTreeKeepsItsTotalsWhileItIsFilteredAndSorted();
    void foldingIsGivenAndTold();
    void aRowIsUnfoldedWithAllThatIsAroundIt();
    void aTreeOfManyFoldsWithoutSorting();
    void groupsHaveHeadsWithTotals();
    void clipsAreGroupedByTheTagOfMostFrames();
    void clipsAreGroupedBySkeleton();
    void clipsThatAreDoneAreCounted();
    void aStageThatIsHiddenIsNotListed();
    void spentTimeShowsInItsRowAndSorts();
};

void tst_LibraryModel::anAnswerGivesEachClipItsHits()
{
    LibraryModel model;
    const QAbstractItemModelTester tester(&model);
    model.setRows({readyRow(0, "a", 100), readyRow(1, "b", 100), readyRow(7, "c", 100)});
    FrameSetBuilder answer(std::make_shared<const ClipAxis>(ClipAxis::of(std::vector<Frame>(5, 100))));
    const FrameRange ofB[] = {{10, 20}, {50, 55}};
    const FrameRange ofUnknown[] = {{0, 5}};
    answer.append(ClipId(1), ofB);
    answer.append(ClipId(4), ofUnknown);
    model.setAnswer(answer.finished());
    QVERIFY(model.hasQuery());
    QCOMPARE(model.hitCount(), 1);
    QCOMPARE(model.answer(model.indexOfClip(ClipId(1))).matchedFrames, 15);
    QCOMPARE(model.answer(model.indexOfClip(ClipId(1))).firstHit(), 10);
    QCOMPARE(model.answer(model.indexOfClip(ClipId(7))).firstHit(), -1);
    model.setAnswer(std::nullopt);
    QVERIFY(!model.hasQuery());
    QCOMPARE(model.answer(model.indexOfClip(ClipId(1))).matchedFrames, 0);
}

void tst_LibraryModel::aPendingRowBecomesAClipInPlace()
{
    LibraryModel model;
    const QAbstractItemModelTester tester(&model);
    LibraryRow pending;
    pending.id = 103;
    pending.name = "walk.bvh";
    pending.state = LibraryRowState::Pending;
    model.putRow(pending);
    QCOMPARE(model.rowCount(), 1);
    QVERIFY(!(model.flags(model.index(0)) & Qt::ItemIsDragEnabled));
    model.putRow(readyRow(3, "walk", 240));
    QCOMPARE(model.rowCount(), 1);
    QCOMPARE(model.row(model.indexOfClip(ClipId(3))).frames, 240);
    QVERIFY(model.flags(model.index(0)) & Qt::ItemIsDragEnabled);
}

void tst_LibraryModel::rowsOfOneCallAreReorderedOnce()
{
    LibraryModel model;
    QSignalSpy resets(&model, &QAbstractItemModel::modelReset);
    std::vector<LibraryRow> rows;
    for (std::uint32_t clip = 0; clip < 50; ++clip) rows.push_back(readyRow(clip, QString::number(clip), 10));
    model.putRows(std::move(rows));
    QCOMPARE(resets.size(), 1);
    QCOMPARE(model.rowCount(), 50);
}

void tst_LibraryModel::aRemovedRowIsForgotten()
{
    LibraryModel model;
    model.setRows({readyRow(0, "a", 100), readyRow(1, "b", 100)});
    model.removeRow(100);
    QCOMPARE(model.rowCount(), 1);
    QVERIFY(!model.indexOfClip(ClipId(0)).isValid());
    QVERIFY(model.indexOfId(101).isValid());
    model.removeRow(100);
    QCOMPARE(model.rowCount(), 1);
}

void tst_LibraryModel::newTagsChangeTheRevisionOfTheirRowOnly()
{
    LibraryModel model;
    model.setRows({readyRow(0, "a", 100), readyRow(1, "b", 100)});
    const auto revisionOf = [&](std::uint32_t clip) {
        return model.revision(model.indexOfClip(ClipId(clip)));
    };
    const auto before = std::pair(revisionOf(0), revisionOf(1));
    QSignalSpy changes(&model, &QAbstractItemModel::dataChanged);
    model.setBars(ClipId(1), {{Qt::red, 0, {{3, 9}}}});
    QCOMPARE(changes.size(), 1);
    QCOMPARE(revisionOf(0), before.first);
    QVERIFY(revisionOf(1) > before.second);
    model.setAnswer(FrameSet());
    QCOMPARE(revisionOf(0), before.first); // an answer leaves the pictures of the tags alone
}

/// The first tags of a library make room for strips in every row.
void tst_LibraryModel::whereMarksComeOrGoEveryRowChanges()
{
    LibraryModel model;
    model.setRows({readyRow(0, "a", 100), readyRow(1, "b", 100), readyRow(2, "c", 100)});
    QSignalSpy changes(&model, &QAbstractItemModel::dataChanged);
    const auto changedRows = [&] {
        const QList<QVariant> last = changes.takeLast();
        return std::pair(last[0].toModelIndex().row(), last[1].toModelIndex().row());
    };
    model.setBars(ClipId(1), {{Qt::red, 0, {{3, 9}}}});
    QCOMPARE(changedRows(), std::pair(0, 2));
    model.setBars(ClipId(2), {{Qt::red, 0, {{3, 9}}}});
    QCOMPARE(changedRows(), std::pair(2, 2));
    model.setBars(ClipId(1), {});
    QCOMPARE(changedRows(), std::pair(1, 1));
    model.setBars(ClipId(2), {});
    QCOMPARE(changedRows(), std::pair(0, 2));
    QVERIFY(changes.isEmpty());
}

void tst_LibraryModel::aClipThatIsFilteredOutHasNoIndex()
{
    LibraryModel model;
    model.setRows({readyRow(0, "walk", 100), readyRow(1, "run", 100)});
    model.setArrangement({NameFilter("run"), RowOrder::Path, false});
    QVERIFY(!model.indexOfClip(ClipId(0)).isValid());
    QCOMPARE(model.indexOfClip(ClipId(1)).row(), 0);
}

void tst_LibraryModel::draggedRowsTravelAsClipIds()
{
    LibraryModel model;
    model.setRows({readyRow(5, "a", 100), readyRow(9, "b", 100)});
    const std::unique_ptr<QMimeData> data(model.mimeData({model.index(1), model.index(0)}));
    QVERIFY(clipsOf(*data) == (std::vector<ClipId>{ClipId(5), ClipId(9)}));
    QCOMPARE(data->formats(), QStringList{"application/x-tagline-clip"});
}

void tst_LibraryModel::damagedMimeDataHoldsNoClip()
{
    for (const char* text : {"", "x", "3\nx", "-1", "99999999999", "4294967295"}) {
        QMimeData data;
        data.setData(clipMimeType, text);
        QVERIFY2(clipsOf(data).empty(), text);
    }
}

void tst_LibraryModel::tagsThatHideEachOtherInTheStripAreNamed()
{
    LibraryModel model;
    model.setRows({readyRow(0, "a", 100)});
    model.setTagNames({"Idle", "Walk", "Tired", "Bad"});
    const auto tip = [&] { return model.data(model.index(0), Qt::ToolTipRole).toString(); };
    const std::vector<FrameRange> first{{0, 40}}, second{{40, 100}}, over{{30, 60}};
    model.setBars(ClipId(0), {{Qt::red, 0, first, TagId(0)}, {Qt::red, 0, second, TagId(1)}});
    QVERIFY2(!tip().contains("strip"), qPrintable(tip())); // both are seen whole
    model.setBars(ClipId(0), {{Qt::red, 0, first, TagId(0)},
                              {Qt::red, 1, over, TagId(2)},
                              {Qt::red, 0, second, TagId(1)},
                              {Qt::red, 1, second, TagId(3)}});
    QVERIFY2(tip().endsWith("Together in line 2 of the strip: Tired, Bad"), qPrintable(tip()));
}

void tst_LibraryModel::draftsOfARuleAreCountedByClip()
{
    LibraryModel model;
    const QAbstractItemModelTester tester(&model);
    model.setRows({readyRow(0, "a", 100), readyRow(1, "b", 100)});
    const QModelIndex a = model.indexOfClip(ClipId(0));
    const QModelIndex b = model.indexOfClip(ClipId(1));
    QSignalSpy changes(&model, &LibraryModel::dataChanged);
    const std::vector<ClipDrafts> drafts{{ClipId(1), {{10, 20}, {30, 40}}}};
    model.setDrafts(drafts, {"Walk", Qt::red});
    QCOMPARE(changes.size(), 1);
    QVERIFY(model.hasDrafts());
    QVERIFY(model.drafts(a).empty());
    QCOMPARE(model.drafts(b).size(), std::size_t(2));
    QVERIFY(model.data(b, Qt::ToolTipRole).toString().contains("of Walk"));
    QVERIFY(model.data(b, Qt::AccessibleTextRole).toString().contains("of Walk"));
    QVERIFY(!model.data(a, Qt::ToolTipRole).toString().contains("Walk"));
    model.setDrafts(drafts, {"Walk", Qt::red});
    QCOMPARE(changes.size(), 1);
    model.setDrafts({}, {});
    QVERIFY(!model.hasDrafts());
    QVERIFY(model.drafts(b).empty());
}

void tst_LibraryModel::signsAreToldAsSigns()
{
    LibraryModel model;
    const QAbstractItemModelTester tester(&model);
    model.setRows({readyRow(0, "a", 100), readyRow(1, "b", 100)});
    QSignalSpy changes(&model, &LibraryModel::dataChanged);
    model.setBroken({{ClipId(0), "Fails: this"}}); // the first: names make room
    model.setBroken({{ClipId(1), "Fails: that"}});
    QCOMPARE(changes.size(), 2);
    for (const QList<QVariant>& change : changes)
        QVERIFY(change[2].value<QList<int>>().contains(LibraryModel::signRole));
}

void tst_LibraryModel::namesHaveARevision()
{
    LibraryModel model;
    model.setRows({readyRow(0, "a", 100), readyRow(1, "b", 100)});
    const auto first = model.namesRevision();
    model.setBroken({{ClipId(0), "Fails: this"}});
    model.putRow(readyRow(0, "a", 120)); // has the same name
    QCOMPARE(model.namesRevision(), first);
    model.putRow(readyRow(0, "c", 120));
    QVERIFY(model.namesRevision() != first);
    const auto second = model.namesRevision();
    model.putRow(readyRow(2, "d", 100));
    QVERIFY(model.namesRevision() != second);
}

void tst_LibraryModel::rowsOfOneNameAreToldApart()
{
    const auto rowIn = [](std::uint32_t clip, const char* name, const char* folder, const char* file) {
        LibraryRow row = readyRow(clip, name, 100);
        row.folder = folder;
        row.path = QString("/mocap/") + folder + (row.folder.isEmpty() ? "" : "/") + file;
        return row;
    };
    LibraryModel model;
    model.setRows({rowIn(0, "walk", "a", "walk.bvh"), rowIn(1, "run", "a", "run.bvh"),
                   rowIn(2, "run", "b", "run.bvh"), rowIn(3, "jump", "", "jump.bvh")});
    const auto told = [&] {
        QStringList texts;
        for (std::size_t place = 0; place < model.rows().size(); ++place) texts << model.tellingTextAt(place);
        return texts;
    };
    const auto behind = [&](std::uint32_t clip) { return model.placeText(model.indexOfClip(ClipId(clip))); };
    QCOMPARE(told(), (QStringList{"", "a", "b", ""}));
    RowArrangement arrangement;
    arrangement.grouping = RowGrouping::Folder; // the heads say the folders
    model.setArrangement(arrangement);
    QCOMPARE(told(), (QStringList{"", "", "", ""}));
    QCOMPARE(behind(1), QString("a"));
    const auto revision = model.revisionAt(0);
    model.putRows({rowIn(4, "walk", "a", "walk.fbx"), rowIn(5, "jump", "", "jump.glb")});
    QCOMPARE(told(), (QStringList{"walk.bvh", "", "", "jump.bvh", "walk.fbx", "jump.glb"}));
    QVERIFY(model.revisionAt(0) != revision); // it is painted anew
    QCOMPARE(behind(0), QString("a/walk.bvh"));
    QCOMPARE(behind(1), QString("a"));
    QCOMPARE(behind(3), QString("jump.bvh"));
    QVERIFY(model.longestTitle().endsWith("a/walk.bvh") || model.longestTitle().endsWith("a/walk.fbx"));
    const QModelIndex walk = model.indexOfClip(ClipId(0));
    QVERIFY(model.data(walk, Qt::AccessibleTextRole).toString().startsWith("walk in a/walk.bvh"));
    arrangement.grouping = RowGrouping::Skeleton; // does not say the folders
    model.setArrangement(arrangement);
    QCOMPARE(told(), (QStringList{"a/walk.bvh", "a", "b", "jump.bvh", "a/walk.fbx", "jump.glb"}));
    arrangement.grouping = RowGrouping::FolderTree;
    model.setArrangement(arrangement);
    QCOMPARE(behind(0), QString("walk.bvh"));
    QCOMPARE(behind(1), QString());
    model.removeRow(rowIn(4, "walk", "a", "walk.fbx").id);
    QCOMPARE(model.tellingTextAt(0), QString());
    // Clips of one file have one path: their names are all that there is.
    model.setRows({rowIn(0, "walk", "a", "all.glb"), rowIn(1, "walk", "a", "all.glb")});
    QCOMPARE(told(), (QStringList{"", ""}));
}

void tst_LibraryModel::whatIsDrivenIsToldByClip()
{
    LibraryModel model;
    const QAbstractItemModelTester tester(&model);
    model.setRows({readyRow(0, "a", 100), readyRow(1, "b", 100)});
    const QModelIndex b = model.indexOfClip(ClipId(1));
    model.setPlayed(ClipId(1), {{0, 5}}); // nothing is driven
    QVERIFY(!model.isDriven() && !model.hasMarks());
    QSignalSpy changes(&model, &LibraryModel::dataChanged);
    model.setDriven({{ClipId(0), {}, {}}, {ClipId(1), {{10, 20}, {30, 40}}, {{12, 14}}}});
    QCOMPARE(changes.size(), 1);
    QVERIFY(model.isDriven() && model.hasMarks());
    QVERIFY(model.driven(ClipId(0)).isEmpty());
    model.setPlayed(ClipId(1), {{12, 16}, {50, 60}}); // the filter allowed more before
    QCOMPARE(changes.size(), 2);
    QCOMPARE(changes.last()[0].toModelIndex(), b);
    QVERIFY(model.data(b, Qt::ToolTipRole).toString().contains("4 of 20 frames"));
    model.setPlayed(ClipId(1), {{12, 16}, {50, 60}});
    QCOMPARE(changes.size(), 2);
    model.setDriven({});
    QVERIFY(!model.isDriven() && !model.data(b, Qt::ToolTipRole).toString().contains("driven"));
}

void tst_LibraryModel::aWarningIsSaid()
{
    LibraryModel model;
    LibraryRow warned = readyRow(1, "b", 100);
    warned.warning = "b.tags.json, line 3: a brace is missing";
    model.setRows({readyRow(0, "a", 100)});
    QVERIFY(!model.hasSigns());
    model.putRow(warned);
    QVERIFY(model.hasSigns());
    const QModelIndex b = model.indexOfClip(ClipId(1));
    QVERIFY(model.data(b, Qt::ToolTipRole).toString().contains(warned.warning));
    QVERIFY(model.data(b, Qt::AccessibleTextRole).toString().contains("warning: " + warned.warning));
    QVERIFY(!model.data(model.indexOfClip(ClipId(0)), Qt::AccessibleTextRole).toString().contains("warning"));
}

void tst_LibraryModel::sectionsStandBelowHeadsThatFold()
{
    LibraryModel model;
    const QAbstractItemModelTester tester(&model);
    LibraryRow figure;
    figure.id = 300;
    figure.name = "aaa"; // its path is before all others
    figure.state = LibraryRowState::NoClip;
    model.setRows({figure, readyRow(0, "a", 100), readyRow(1, "b", 100)});
    QCOMPARE(model.rowCount(), 4);
    QVERIFY(model.isHead(model.index(2)));
    QCOMPARE(model.indexOfId(300).row(), 3);
    QCOMPARE(model.clipCount(), 2); // a character is no clip
    FrameSetBuilder answer(std::make_shared<const ClipAxis>(ClipAxis::of(std::vector<Frame>(2, 100))));
    const FrameRange ofB[] = {{10, 20}};
    answer.append(ClipId(1), ofB);
    model.setAnswer(answer.finished());
    QCOMPARE(model.rowCount(), 5);
    QCOMPARE(model.indexOfClip(ClipId(1)).row(), 0);
    const QModelIndex head = model.index(1);
    QVERIFY(model.isHead(head) && model.sectionOf(head) == RowSection::WithoutHit);
    QVERIFY(!(model.flags(head) & Qt::ItemIsSelectable));
    QVERIFY(model.data(head, Qt::DisplayRole).toString().contains("without a hit"));
    QCOMPARE(model.indexOfClip(ClipId(0)).row(), 2);
    model.toggleSection(head);
    QCOMPARE(model.rowCount(), 4);
    QVERIFY(!model.indexOfClip(ClipId(0)).isValid());
    QCOMPARE(model.listedClipCount(), 2); // folded, but not filtered out
    QVERIFY(model.data(model.index(1), Qt::AccessibleTextRole).toString().contains("folded"));
    model.unfoldAll();
    QVERIFY(model.indexOfClip(ClipId(0)).isValid());
}

/// The names from the top, heads in brackets.
QStringList listedNames(const LibraryModel& model)
{
    QStringList names;
    for (int row = 0; row < model.rowCount(); ++row) {
        const QString name = model.data(model.index(row), Qt::DisplayRole).toString();
        names << (model.isHead(model.index(row)) ? '[' + name + ']' : name);
    }
    return names;
}

namespace {

LibraryRow clipOf(std::uint32_t clip, const QString& folder, const QString& name, Frame frames)
{
    LibraryRow row = readyRow(clip, name, frames);
    row.folder = folder;
    row.path = '/' + folder + '/' + name;
    return row;
}

/// Two folders in CMU, one of them with clips of its own and one in it, and a clip beside all.
std::vector<LibraryRow> rowsInFolders()
{
    return {clipOf(0, "CMU/16", "a", 30), clipOf(1, "CMU/35/slow", "b", 60), clipOf(2, "CMU/35", "c", 90),
            clipOf(3, "other", "d", 30), clipOf(4, "", "e", 30)};
}

RowArrangement asTree()
{
    RowArrangement arrangement;
    arrangement.grouping = RowGrouping::FolderTree;
    return arrangement;
}

/// Their names from the top, with a dot for each folder that they lie in.
QStringList indented(const LibraryModel& model)
{
    QStringList names = listedNames(model);
    for (int row = 0; row < model.rowCount(); ++row)
        names[row].prepend(QString(model.depth(model.index(row)), '.'));
    return names;
}

} // namespace

void tst_LibraryModel::foldersStandInFolders()
{
    LibraryModel model;
    const QAbstractItemModelTester tester(&model);
    model.setArrangement(asTree());
    model.setRows(rowsInFolders());
    const QStringList all{"[In the library's own folder]",
                          ".e",
                          "[CMU]",
                          ".[16]",
                          "..a",
                          ".[35]",
                          "..c",
                          "..[slow]",
                          "...b",
                          "[other]",
                          ".d"};
    QCOMPARE(indented(model), all);
    QCOMPARE(model.deepest(), 3);
    QCOMPARE(model.row(model.index(2)).detail, QString("3 clip(s) · 0:06 min")); // of all that it holds
    QCOMPARE(model.row(model.index(5)).detail, QString("2 clip(s) · 0:05 min"));
    model.toggleSection(model.index(5));
    QCOMPARE(indented(model), (QStringList{"[In the library's own folder]", ".e", "[CMU]", ".[16]", "..a",
                                           ".[35]", "[other]", ".d"}));
    model.toggleSection(model.index(2)); // with all that lies in it, folded or not
    QCOMPARE(indented(model), (QStringList{"[In the library's own folder]", ".e", "[CMU]", "[other]", ".d"}));
    model.toggleSection(model.index(2));
    QVERIFY(model.isFolded(model.index(5))); // as it was left
    model.unfoldAll();
    QCOMPARE(indented(model), all);
    LibraryRow moved = rowsInFolders()[3];
    moved.folder = "CMU/16";
    model.putRow(moved);
    QVERIFY(!listedNames(model).contains("[other]"));
    model.setArrangement({});
    QCOMPARE(model.depth(model.index(0)), 0);
}

void tst_LibraryModel::aTreeKeepsItsTotalsWhileItIsFilteredAndSorted()
{
    LibraryModel model;
    const QAbstractItemModelTester tester(&model);
    model.setRows(rowsInFolders());
    RowArrangement arrangement = asTree();
    arrangement.filter = NameFilter("b");
    model.setArrangement(arrangement);
    QCOMPARE(indented(model), (QStringList{"[CMU]", ".[35]", "..[slow]", "...b"}));
    QCOMPARE(model.row(model.index(0)).detail, QString("1 clip(s) · 0:02 min"));
    arrangement = asTree();
    arrangement.order = RowOrder::Frames; // the folder of the longest clip comes first
    model.setArrangement(arrangement);
    QCOMPARE(indented(model).mid(0, 6), (QStringList{"[CMU]", ".[35]", "..c", "..[slow]", "...b", ".[16]"}));
    FrameSetBuilder answer(std::make_shared<const ClipAxis>(ClipAxis::of(std::vector<Frame>(5, 100))));
    const FrameRange ofB[] = {{0, 30}};
    answer.append(ClipId(1), ofB);
    model.setAnswer(answer.finished());
    QVERIFY(model.row(model.index(0)).detail.contains("0:01 lit"));
    LibraryRow figure;
    figure.id = 300;
    figure.name = "figure";
    figure.state = LibraryRowState::NoClip;
    model.putRow(figure);
    QCOMPARE(listedNames(model).back(), QString("figure")); // below its own head, behind all folders
    QCOMPARE(model.depth(model.index(model.rowCount() - 1)), 0);
}

void tst_LibraryModel::foldingIsGivenAndTold()
{
    LibraryModel model;
    model.setArrangement(asTree());
    model.setFolded({"0/CMU/35"}); // before there are rows
    model.setRows(rowsInFolders());
    QVERIFY(!model.indexOfClip(ClipId(1)).isValid() && !model.indexOfClip(ClipId(2)).isValid());
    QVERIFY(model.indexOfClip(ClipId(0)).isValid());
    QCOMPARE(model.listedClipCount(), model.clipCount()); // what is folded away passes the filter
    QVERIFY(!model.isFilteredOut(ClipId(1)));
    const QModelIndex folded = model.index(5);
    QVERIFY(model.isFolded(folded));
    QCOMPARE(model.headOfSection(model.sectionAt(folded)), folded);
    QCOMPARE(model.headOfSection(model.sectionAround(model.sectionAt(folded))), model.index(2)); // CMU
    QCOMPARE(model.sectionAround(model.sectionAt(model.index(2))), -1);
    model.toggleSection(folded);
    QVERIFY(model.folded().empty());
}

void tst_LibraryModel::aRowIsUnfoldedWithAllThatIsAroundIt()
{
    LibraryModel model;
    model.setArrangement(asTree());
    model.setRows(rowsInFolders());
    const int place = model.placeOf(model.indexOfClip(ClipId(1)));
    QCOMPARE(model.rows()[std::size_t(place)].clip, ClipId(1));
    const int section = model.sectionAt(model.indexOfClip(ClipId(1)));
    const ListSection& holder = model.sections()[std::size_t(section)];
    QVERIFY(std::ranges::find(holder.rows, place) != holder.rows.end());
    QCOMPARE(model.depthOfRows(section), holder.depth + 1);
    const QString inner = holder.key(),
                  outer = model.sections()[std::size_t(model.sectionAround(section))].key();
    model.setFolded({inner, outer, "0/elsewhere"});
    QVERIFY(!model.indexOfClip(ClipId(1)).isValid());
    QCOMPARE(model.headRow(section).name, QString("slow")); // told even while it is folded away
    model.unfoldAround(place);
    QVERIFY(model.indexOfClip(ClipId(1)).isValid());
    QVERIFY(model.folded() == std::set<QString>{"0/elsewhere"});
    model.toggleSection(inner);
    QVERIFY(!model.indexOfClip(ClipId(1)).isValid());
    model.toggleSection(inner);
    QVERIFY(model.indexOfClip(ClipId(1)).isValid());
}

/// What a fold of a folder costs grows with what is listed then, and nothing is arranged for it.
void tst_LibraryModel::aTreeOfManyFoldsWithoutSorting()
{
    std::vector<LibraryRow> rows;
    for (std::uint32_t clip = 0; clip < 66'000; ++clip)
        rows.push_back(clipOf(clip, QString("set_%1/part_%2").arg(clip / 6600).arg(clip / 60 % 110),
                              QString::number(clip), 30));
    LibraryModel model;
    model.setArrangement(asTree());
    model.setRows(std::move(rows));
    QCOMPARE(model.rowCount(), 66'000 + 10 + 1100);
    const int* arranged = model.arrangedRowPlaces().data();
    model.toggleSection(model.index(0));
    QCOMPARE(model.rowCount(), 66'000 - 6600 + 10 + 1100 - 110);
    QCOMPARE(model.arrangedRowPlaces().data(), arranged); // the same as before
}

void tst_LibraryModel::groupsHaveHeadsWithTotals()
{
    LibraryModel model;
    const QAbstractItemModelTester tester(&model);
    std::vector<LibraryRow> rows{readyRow(0, "a", 30), readyRow(1, "b", 60), readyRow(2, "c", 90)};
    rows[0].folder = rows[2].folder = "walks";
    rows[1].folder = "jumps";
    model.setRows(rows);
    RowArrangement arrangement;
    arrangement.grouping = RowGrouping::Folder;
    model.setArrangement(arrangement);
    QCOMPARE(listedNames(model), (QStringList{"[walks]", "a", "c", "[jumps]", "b"}));
    QCOMPARE(model.row(model.index(0)).detail, QString("2 clip(s) · 0:04 min"));
    QCOMPARE(model.listedClipCount(), 3);
    FrameSetBuilder answer(std::make_shared<const ClipAxis>(ClipAxis::of(std::vector<Frame>(3, 100))));
    const FrameRange ofC[] = {{10, 40}};
    answer.append(ClipId(2), ofC);
    model.setAnswer(answer.finished()); // a, without a hit, stays in its group
    QCOMPARE(listedNames(model), (QStringList{"[walks]", "a", "c", "[jumps]", "b"}));
    QVERIFY(model.row(model.index(0)).detail.contains("0:01 lit"));
    QVERIFY(model.row(model.index(3)).detail.contains("none with a hit"));
    model.toggleSection(model.index(0));
    QCOMPARE(listedNames(model), (QStringList{"[walks]", "[jumps]", "b"}));
    QVERIFY(model.isFolded(model.index(0)) && !model.isFolded(model.index(1)));
    QVERIFY(!model.indexOfClip(ClipId(0)).isValid());
    model.setArrangement({});
    QCOMPARE(model.rowCount(), 4); // and the clips without a hit stand below their head again
}

void tst_LibraryModel::clipsAreGroupedByTheTagOfMostFrames()
{
    LibraryModel model;
    const QAbstractItemModelTester tester(&model);
    model.setTagNames({"Idle", "Run"});
    std::vector<LibraryRow> rows{readyRow(0, "a", 100), readyRow(1, "b", 100), readyRow(2, "c", 100)};
    rows[0].bars = {{{}, 0, {{0, 20}}, TagId(0)}, {{}, 1, {{20, 90}}, TagId(1)}};
    rows[1].bars = {{{}, 1, {{0, 10}}, TagId(1)}};
    model.setRows(rows);
    RowArrangement arrangement;
    arrangement.grouping = RowGrouping::Tag;
    model.setArrangement(arrangement);
    QCOMPARE(listedNames(model), (QStringList{"[Run]", "a", "b", "[Without tags]", "c"}));
    model.setBars(ClipId(1), {{{}, 1, {{0, 10}}, TagId(1)}, {{}, 0, {{10, 50}}, TagId(0)}});
    QCOMPARE(listedNames(model), (QStringList{"[Run]", "a", "[Idle]", "b", "[Without tags]", "c"}));
    model.setTagNames({"Stand", "Run"});
    QCOMPARE(listedNames(model)[2], QString("[Stand]"));
}

void tst_LibraryModel::clipsAreGroupedBySkeleton()
{
    LibraryModel model;
    std::vector<LibraryRow> rows{readyRow(0, "a", 100), readyRow(1, "b", 100), readyRow(2, "c", 100)};
    rows[0].skeleton = rows[2].skeleton = "Hips, 31 joints";
    rows[1].skeleton = "Root, 60 joints";
    model.setRows(rows);
    RowArrangement arrangement;
    arrangement.grouping = RowGrouping::Skeleton;
    model.setArrangement(arrangement);
    QCOMPARE(listedNames(model), (QStringList{"[Hips, 31 joints]", "a", "c", "[Root, 60 joints]", "b"}));
}

void tst_LibraryModel::clipsThatAreDoneAreCounted()
{
    LibraryModel model;
    const QAbstractItemModelTester tester(&model);
    model.setRows({readyRow(0, "a", 100), readyRow(1, "b", 100), readyRow(2, "c", 100)});
    QVERIFY(!model.hasProgress());
    QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
    const std::vector<ClipProgress> some{{ClipId(0), {ClipStage::Reviewed, "ben", "2026-11-22T10:00Z"}},
                                         {ClipId(2), {ClipStage::Done, "", ""}},
                                         {ClipId(9), {ClipStage::Done, "", ""}}};
    model.setProgress(some);
    QCOMPARE(changed.size(), 1);
    QVERIFY(model.hasProgress());
    QCOMPARE(model.doneClipCount(), 2);
    const QModelIndex first = model.indexOfClip(ClipId(0));
    QVERIFY(first.data(Qt::ToolTipRole).toString().contains("Reviewed by ben, 2026-11-22T10:00Z"));
    QVERIFY(first.data(Qt::AccessibleTextRole).toString().contains("Reviewed by ben"));
    model.setProgress(some);
    QCOMPARE(changed.size(), 1);
    const ClipProgress back{ClipId(0), {ClipStage::Begun, "", ""}};
    model.setProgress({&back, 1});
    QCOMPARE(model.doneClipCount(), 1);
    LibraryRow row = readyRow(2, "c", 100);
    row.progress.stage = ClipStage::Begun;
    model.putRow(row); // it was read again
    QCOMPARE(model.doneClipCount(), 0);
    RowArrangement arrangement;
    arrangement.grouping = RowGrouping::Folder;
    model.setArrangement(arrangement);
    QVERIFY(!model.row(model.index(0)).detail.contains("done"));
    model.setProgress(some);
    QVERIFY2(model.row(model.index(0)).detail.endsWith("2 done"),
             qPrintable(model.row(model.index(0)).detail));
}

void tst_LibraryModel::aStageThatIsHiddenIsNotListed()
{
    LibraryModel model;
    const QAbstractItemModelTester tester(&model);
    LibraryRow failed;
    failed.id = 1;
    failed.name = "z.bvh";
    failed.state = LibraryRowState::Failed;
    model.setRows({readyRow(0, "a", 100), readyRow(1, "b", 100), failed});
    RowArrangement arrangement;
    arrangement.hiddenStages = {ClipStage::Untouched};
    model.setArrangement(arrangement);
    QCOMPARE(model.rowCount(), 1); // no clip: nobody can finish it
    const ClipProgress begun{ClipId(1), {ClipStage::Begun, "", ""}};
    model.setProgress({&begun, 1});
    QVERIFY(model.indexOfClip(ClipId(1)).isValid() && !model.indexOfClip(ClipId(0)).isValid());
    arrangement = {};
    arrangement.order = RowOrder::State;
    model.setArrangement(arrangement);
    QCOMPARE(model.row(model.index(0)).name, QString("a"));
    const ClipProgress done{ClipId(0), {ClipStage::Done, "", ""}};
    model.setProgress({&done, 1});
    QVERIFY(model.indexOfClip(ClipId(1)).row() < model.indexOfClip(ClipId(0)).row());
}

void tst_LibraryModel::spentTimeShowsInItsRowAndSorts()
{
    LibraryModel model;
    const QAbstractItemModelTester tester(&model);
    model.setRows({readyRow(0, "a", 100), readyRow(1, "b", 100)});
    QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
    const ClipSpentTime spent{ClipId(1), 90'000};
    model.setSpentTimes({&spent, 1});
    QCOMPARE(changed.size(), 1);
    QCOMPARE(changed[0][0].toModelIndex(), model.indexOfClip(ClipId(1)));
    model.setSpentTimes({&spent, 1}); // the same
    QCOMPARE(changed.size(), 1);
    const auto column = libraryColumn("minutes");
    QCOMPARE(textOf(*column, *model.rowOfClip(ClipId(1)), {}), QLocale().toString(1.5, 'f', 1));
    QCOMPARE(textOf(*column, *model.rowOfClip(ClipId(0)), {}), QString("–"));
    RowArrangement arrangement;
    arrangement.order = RowOrder::Minutes;
    model.setArrangement(arrangement);
    QCOMPARE(model.row(model.index(0)).name, QString("b"));
    const ClipSpentTime more{ClipId(0), 120'000};
    model.setSpentTimes({&more, 1});
    QCOMPARE(model.row(model.index(0)).name, QString("a"));
}

QTEST_MAIN(tst_LibraryModel)
#include "tst_LibraryModel.moc"
