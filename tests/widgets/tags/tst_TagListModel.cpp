#include "widgets/tags/TagListModel.h"

#include "tests/widgets/tags/TagRows.h"

#include <QAbstractItemModelTester>
#include <QTest>

using namespace tagline;
using tagline::test::tagRow;

namespace {

/// The lines as a drawing: headings with a colon.
QStringList linesOf(const TagListModel& model)
{
    QStringList lines;
    for (int row = 0; row < model.rowCount(); ++row) {
        const QModelIndex index = model.index(row);
        lines += model.isHeading(index) ? model.heading(index) + ':'
                                        : nameUnderHeading(model.tag(index).definition);
    }
    return lines;
}

} // namespace

class tst_TagListModel : public QObject
{
    Q_OBJECT

private slots:
    void tagsStandUnderTheirGroupOrFirstPart();
    void aParentThatOnlyIsNamedIsLeftOut();
    void theFilterKeepsHeadingsOfWhatPasses();
    void keysAreFound();
};

void tst_TagListModel::tagsStandUnderTheirGroupOrFirstPart()
{
    TagListModel model;
    const QAbstractItemModelTester tester(&model);
    model.setTags({tagRow(0, "Locomotion.Run", 1, "1"), tagRow(1, "Bad", 2, "B"),
                   tagRow(2, "LeftFoot", 3, "Q", "contact"), tagRow(3, "Locomotion.Walk.Slow", 4, ""),
                   tagRow(4, "Side.Left", 5, "", "contact")});
    QCOMPARE(linesOf(model),
             (QStringList{"Bad", "Locomotion:", "Run", "Walk.Slow", "contact:", "LeftFoot", "Side.Left"}));
    QVERIFY(!(model.flags(model.index(1)) & Qt::ItemIsSelectable));
    QVERIFY(model.flags(model.index(2)) & Qt::ItemIsSelectable);
}

void tst_TagListModel::aParentThatOnlyIsNamedIsLeftOut()
{
    TagRow parent = tagRow(0, "Locomotion", 1, "", {}, 0);
    parent.definition.isRegistered = false;
    TagListModel model;
    model.setTags({parent, tagRow(1, "Locomotion.Run", 1, "1")});
    QCOMPARE(linesOf(model), (QStringList{"Locomotion:", "Run"}));
    parent.ranges = 3;
    model.setTags({parent, tagRow(1, "Locomotion.Run", 1, "1")});
    QCOMPARE(linesOf(model), (QStringList{"Locomotion", "Locomotion:", "Run"}));
}

void tst_TagListModel::theFilterKeepsHeadingsOfWhatPasses()
{
    TagListModel model;
    model.setTags(
        {tagRow(0, "Locomotion.Run", 1, "1"), tagRow(1, "Style.Tired", 2, "2"), tagRow(2, "Bad", 3, "")});
    model.setFilter("TIR");
    QCOMPARE(linesOf(model), (QStringList{"Style:", "Tired"}));
    QVERIFY(!model.indexOf(TagId(0)).isValid());
    model.setFilter("");
    QCOMPARE(model.rowCount(), 5);
}

void tst_TagListModel::keysAreFound()
{
    TagListModel model;
    model.setTags({tagRow(4, "Run", 1, "3"), tagRow(5, "Bad", 2, "")});
    QVERIFY(model.withKey("3") == TagId(4));
    QVERIFY(!model.withKey("").isValid());
    QVERIFY(!model.withKey("9").isValid());
}

QTEST_APPLESS_MAIN(tst_TagListModel)
#include "tst_TagListModel.moc"
