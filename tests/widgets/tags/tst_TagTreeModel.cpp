#include "widgets/tags/vocabulary/TagTreeModel.h"

#include "tests/widgets/tags/TagRows.h"

#include <QAbstractItemModelTester>
#include <QTest>

using namespace tagline;
using tagline::test::liveRow;
using tagline::test::tagRow;

namespace {

/// The rows as a drawing: a blank a level, headings with a colon.
QStringList linesOf(const TagTreeModel& model, const QModelIndex& parent = {}, const QString& indent = {})
{
    QStringList lines;
    for (int row = 0; row < model.rowCount(parent); ++row) {
        const QModelIndex index = model.index(row, 0, parent);
        lines += indent + model.text(index) + (model.isHeading(index) ? ":" : "");
        lines += linesOf(model, index, indent + ' ');
    }
    return lines;
}

} // namespace

class tst_TagTreeModel : public QObject
{
    Q_OBJECT

private slots:
    void dotsDrawATree();
    void aParentThatIsATagHasItsChildrenBelow();
    void tagsWithoutDotsStandUnderTheirGroup();
    void aGroupAndAParentOfOneNameAreOneHeading();
    void parentsShowTheSum();
    void theFilterKeepsWhatStandsAbove();
    void keysAreFound();
    void liveTagsStandAmongTheOthers();
    void randomTreesAreValidModels();
};

void tst_TagTreeModel::dotsDrawATree()
{
    TagTreeModel model;
    model.setTags({tagRow(0, "Locomotion.Run", 1, "1"), tagRow(1, "Bad", 2, "B"),
                   tagRow(2, "Locomotion.Walk.Slow", 4, ""), tagRow(3, "Locomotion.Walk.Fast", 4, "")});
    QCOMPARE(linesOf(model), (QStringList{"Bad", "Locomotion:", " Run", " Walk:", "  Slow", "  Fast"}));
    const QModelIndex walk = model.parent(model.indexOf(TagId(2)));
    QCOMPARE(model.path(walk), QString("Locomotion.Walk"));
    QVERIFY(!(model.flags(walk) & Qt::ItemIsSelectable));
    QVERIFY(model.flags(model.indexOf(TagId(2))) & Qt::ItemIsSelectable);
}

void tst_TagTreeModel::aParentThatIsATagHasItsChildrenBelow()
{
    TagTreeModel model; // whichever comes first
    model.setTags({tagRow(0, "Locomotion.Run", 1, "1"), tagRow(1, "Locomotion", 1, "")});
    QCOMPARE(linesOf(model), (QStringList{"Locomotion", " Run"}));
}

void tst_TagTreeModel::tagsWithoutDotsStandUnderTheirGroup()
{
    TagTreeModel model;
    model.setTags({tagRow(0, "LeftFoot", 3, "Q", "contact"), tagRow(1, "Side.Left", 5, "", "contact")});
    QCOMPARE(linesOf(model), (QStringList{"contact:", " LeftFoot", "Side:", " Left"}));
    QCOMPARE(model.path(model.index(0, 0)), QString());
}

void tst_TagTreeModel::aGroupAndAParentOfOneNameAreOneHeading()
{
    TagTreeModel model;
    model.setTags({tagRow(0, "Idle", 1, "", "locomotion"), tagRow(1, "Locomotion.Run", 1, "", "locomotion")});
    QCOMPARE(linesOf(model), (QStringList{"Locomotion:", " Idle", " Run"}));
    model.setTags({tagRow(0, "Locomotion", 1, "", "locomotion"), tagRow(1, "Locomotion.Run", 1, "")});
    QCOMPARE(linesOf(model), (QStringList{"Locomotion", " Run"}));
}

void tst_TagTreeModel::parentsShowTheSum()
{
    TagTreeModel model;
    model.setTags(
        {tagRow(0, "A", 1, "", {}, 1), tagRow(1, "A.B.C", 1, "", {}, 20), tagRow(2, "A.D", 1, "", {}, 300)});
    QCOMPARE(model.ranges(model.indexOf(TagId(0))), std::int64_t(321));
    QCOMPARE(model.ranges(model.parent(model.indexOf(TagId(1)))), std::int64_t(20));
    QVERIFY(model.data(model.indexOf(TagId(0)), Qt::ToolTipRole).toString().contains("3 tag(s) in all"));
}

void tst_TagTreeModel::theFilterKeepsWhatStandsAbove()
{
    TagTreeModel model;
    model.setTags(
        {tagRow(0, "Locomotion.Run", 1, "1"), tagRow(1, "Style.Tired", 2, "2"), tagRow(2, "Bad", 3, "")});
    model.setFilter("TIR");
    QCOMPARE(linesOf(model), (QStringList{"Style:", " Tired"}));
    QVERIFY(!model.indexOf(TagId(0)).isValid());
    QCOMPARE(model.firstTag(), model.indexOf(TagId(1)));
    model.setFilter("");
    QCOMPARE(linesOf(model).size(), 5);
}

void tst_TagTreeModel::keysAreFound()
{
    TagTreeModel model;
    model.setTags({tagRow(4, "Run", 1, "3"), tagRow(5, "Bad", 2, "")});
    QVERIFY(model.withKey("3") == TagId(4));
    QVERIFY(!model.withKey("").isValid());
    QVERIFY(!model.withKey("9").isValid());
}

void tst_TagTreeModel::liveTagsStandAmongTheOthers()
{
    TagTreeModel model;
    TagRow unanswered = liveRow("Waiting", 0);
    unanswered.hasTotals = false;
    model.setTags({tagRow(0, "Quality.Bad", 1, "", {}, 5), liveRow("Quality.Clean", 70), unanswered});
    QCOMPARE(linesOf(model), (QStringList{"Waiting", "Quality:", " Bad", " Clean"}));
    const QModelIndex clean = model.indexOfLiveTag("Quality.Clean"), bad = model.indexOf(TagId(0));
    QCOMPARE(model.liveTag(clean), QString("Quality.Clean"));
    QCOMPARE(model.ranges(clean), std::int64_t(70));
    QCOMPARE(model.ranges(model.parent(clean)), std::int64_t(5)); // what people gave
    QVERIFY(model.data(clean, Qt::ToolTipRole).toString().contains("Run & ~Bad"));
    QVERIFY(model.data(clean, Qt::ToolTipRole).toString().contains("70 range(s)"));
    QVERIFY(!model.data(model.indexOfLiveTag("Waiting"), Qt::ToolTipRole).toString().contains("range"));
    QVERIFY(model.data(clean, Qt::AccessibleTextRole).toString().contains("live tag"));
    QVERIFY(model.liveTag(bad).isEmpty() && model.liveTag(model.parent(bad)).isEmpty());
    QVERIFY(!model.indexOfLiveTag("Quality.Bad").isValid());
    QVERIFY(!model.indexOf(TagId()).isValid()); // they have no id
    QCOMPARE(model.firstTag(), bad);
    model.setTags({liveRow("A.B", 70), tagRow(0, "A.B.C", 1, "", {}, 5)});
    QCOMPARE(model.ranges(model.indexOfLiveTag("A.B")), std::int64_t(70));
    QCOMPARE(model.ranges(model.parent(model.indexOfLiveTag("A.B"))), std::int64_t(5));
}

void tst_TagTreeModel::randomTreesAreValidModels()
{
    TagTreeModel model;
    const QAbstractItemModelTester tester(&model);
    for (unsigned round = 0; round < 60; ++round) {
        std::vector<TagRow> rows;
        for (std::uint32_t i = 0; i < 12; ++i) {
            const unsigned draw = (round * 12 + i) * 2654435761u >> 8;
            std::string name(1, char('A' + draw % 3));
            if (draw & 64) name += std::string(".") + char('A' + (draw >> 8) % 3);
            if (draw & 192) name += std::string(".") + char('a' + (draw >> 10) % 3);
            const bool isNew = std::none_of(rows.begin(), rows.end(),
                                            [&](const TagRow& row) { return row.definition.name == name; });
            if (isNew) rows.push_back(tagRow(i, name, 1, "", draw & 256 ? "b" : "", 1));
        }
        const std::size_t tags = rows.size();
        model.setTags(std::move(rows));
        std::int64_t sum = 0;
        for (int row = 0; row < model.rowCount(); ++row) sum += model.ranges(model.index(row, 0));
        QCOMPARE(sum, std::int64_t(tags)); // every tag stands in the tree once
    }
}

QTEST_APPLESS_MAIN(tst_TagTreeModel)
#include "tst_TagTreeModel.moc"
