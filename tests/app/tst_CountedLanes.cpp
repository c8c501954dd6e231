// Instances of a counted tag on the timeline: drawn over one another, in rows, edited one by one, by real
// mouse and keys in the real window.

#include "app/presenters/library/WallClipboard.h"
#include "app/presenters/timeline/RangeClipboard.h"
#include "core/tags/sheet/instances/InstanceEdits.h"
#include "tests/app/TimelineStage.h"
#include "widgets/tags/vocabulary/TagEditorDialog.h"

#include <QCheckBox>
#include <QClipboard>
#include <QDialogButtonBox>
#include <QMessageBox>
#include <QMimeData>
#include <QPushButton>
#include <QTest>

#include <cmath>
#include <memory>

using namespace tagline;
using namespace tagline::test;

namespace {

TagInstance hit(Frame start, Frame stop, const char* hand = nullptr)
{
    TagInstance instance{{start, stop}};
    if (hand) instance.values.push_back({"hand", std::string(hand)});
    return instance;
}

using Instances = std::vector<TagInstance>;

} // namespace

class tst_CountedLanes : public QObject, private TimelineStage
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        open();
        TagDefinition definition;
        definition.name = "Punch";
        definition.isCounted = true;
        m_app->document().defineTag(definition, "Define");
        QCoreApplication::processEvents();
    }
    void init() { clear(); }
    void whatIsDrawnOverAnotherIsOneMore();
    void eachRowHasItsOwn();
    void anEdgeIsThatOfOne();
    void aNudgedEdgeGoesPastAnother();
    void deletingTakesOne();
    void splittingSelectsTheParts();
    void draggingMovesOne();
    void upAndDownGoFromTagToTag();
    void copiesKeepTheirValues();
    void cuttingAndPastingInPlaceChangesNothing();
    void scaledCopiesKeepTheirValues();
    void copiesOfAPlainTagHaveNoValues();
    void damagedCopiesAreNone();
    void theWallCopiesInstances();
    void allAreSelectedInEveryClip();
    void switchingOffIsAskedAbout();

private:
    void giveInstances(const Instances& instances)
    {
        m_app->document().changeSheets({{m_clip, TagSheet().withInstances(tag("Punch"), instances)}}, "give");
        QCoreApplication::processEvents();
    }
    Instances instances()
    {
        const auto there = library().clip(m_clip).sheet.instances(tag("Punch"));
        return {there.begin(), there.end()};
    }
    int firstRow() { return laneOf(timeline().content(), tag("Punch")); }
    /// Where a frame of a row is, in the view.
    QPoint inRow(int row, double frame)
    {
        const TimelineGeometry& geometry = timeline().geometryOfView();
        const int lane = firstRow() + row;
        return {int(std::lround(geometry.x(frame))),
                int(geometry.laneTop(lane) + geometry.laneHeightOf(lane) / 2)};
    }
    void reveal()
    {
        workspace().setActiveTag(tag("Punch"));
        QCoreApplication::processEvents();
    }
};

void tst_CountedLanes::whatIsDrawnOverAnotherIsOneMore()
{
    reveal();
    drag(inRow(0, 10), inRow(0, 30));
    QCOMPARE(instances(), (Instances{hit(10, 30)}));
    reveal();
    drag(inRow(0, 50), inRow(0, 20));
    QCOMPARE(instances(), (Instances{hit(10, 30), hit(20, 50)}));
    QCOMPARE(rowCount(timeline().content(), firstRow()), 2);
    QCOMPARE(workspace().selection(), (std::vector<RangeRef>{{tag("Punch"), {20, 50}}}));
    m_app->document().editSheet(m_clip, "give", 0, [this](const TagSheet& sheet) {
        return withInstanceAdded(sheet, tag("Punch"), hit(60, 80, "left"), 300);
    });
    QCoreApplication::processEvents();
    keepPicture(m_app->window(), "counted-lanes");
    undo().undo();
    undo().undo();
    QCOMPARE(instances(), (Instances{hit(10, 30)}));
    undo().redo();
    QCOMPARE(instances().size(), std::size_t(2));
}

void tst_CountedLanes::eachRowHasItsOwn()
{
    giveInstances({hit(10, 30, "left"), hit(20, 50), hit(30, 40), hit(50, 55)});
    const auto& lanes = timeline().content().lanes;
    const TimelineLane& first = lanes[std::size_t(firstRow())];
    const TimelineLane& second = lanes[std::size_t(firstRow()) + 1];
    QCOMPARE(Ranges(first.ranges.begin(), first.ranges.end()), (Ranges{{10, 30}, {30, 40}, {50, 55}}));
    QCOMPARE(Ranges(second.ranges.begin(), second.ranges.end()), (Ranges{{20, 50}}));
    QCOMPARE(first.texts, (QStringList{"Punch: hand left", "Punch", "Punch"}));
    QCOMPARE(first.shortTexts, (QStringList{"left", "", ""}));
    QVERIFY(second.isPart && second.tag == first.tag);
    giveInstances({});
    QCOMPARE(rowCount(timeline().content(), firstRow()), 1);
}

void tst_CountedLanes::anEdgeIsThatOfOne()
{
    giveInstances({hit(10, 30, "left"), hit(20, 50)});
    reveal();
    drag(inRow(1, 50) - QPoint(2, 0), inRow(1, 60) - QPoint(2, 0));
    QCOMPARE(instances(), (Instances{hit(10, 30, "left"), hit(20, 60)}));
    reveal();
    drag(inRow(0, 30) - QPoint(2, 0), inRow(0, 45) - QPoint(2, 0));
    QCOMPARE(instances(), (Instances{hit(10, 45, "left"), hit(20, 60)}));
    QCOMPARE(workspace().selection(), (std::vector<RangeRef>{{tag("Punch"), {10, 45}}}));
}

/// One that comes to lie where another is stays one of two, and the other stays where it is.
void tst_CountedLanes::aNudgedEdgeGoesPastAnother()
{
    const auto nudge = [this](const std::vector<RangeRef>& selection, int times) {
        reveal();
        workspace().setSelection(selection);
        QCoreApplication::processEvents();
        for (int i = 0; i < times; ++i) {
            key(Qt::Key_Greater);
            QCoreApplication::processEvents();
        }
    };
    giveInstances({hit(10, 20), hit(10, 22)});
    nudge({{tag("Punch"), {10, 20}}}, 3);
    QCOMPARE(instances(), (Instances{hit(10, 22), hit(10, 23)}));
    QCOMPARE(workspace().selection(), (std::vector<RangeRef>{{tag("Punch"), {10, 23}}}));
    undo().undo();
    QCOMPARE(instances(), (Instances{hit(10, 20), hit(10, 22)}));
    giveInstances({hit(10, 20, "left"), hit(10, 22, "right")});
    nudge({{tag("Punch"), {10, 20}}}, 3);
    QCOMPARE(instances(), (Instances{hit(10, 22, "right"), hit(10, 23, "left")}));
    giveInstances({hit(10, 20, "left"), hit(10, 21, "right")});
    nudge({{tag("Punch"), {10, 20}}, {tag("Punch"), {10, 21}}}, 2);
    QCOMPARE(instances(), (Instances{hit(10, 22, "left"), hit(10, 23, "right")}));
}

void tst_CountedLanes::deletingTakesOne()
{
    giveInstances({hit(10, 30, "left"), hit(20, 50)});
    reveal();
    QTest::mouseClick(view(), Qt::LeftButton, {}, inRow(1, 40));
    QCOMPARE(workspace().selection(), (std::vector<RangeRef>{{tag("Punch"), {20, 50}}}));
    key(Qt::Key_Delete);
    QCOMPARE(instances(), (Instances{hit(10, 30, "left")}));
}

void tst_CountedLanes::splittingSelectsTheParts()
{
    giveInstances({hit(30, 65), hit(40, 60, "left")});
    workspace().setSelection({{tag("Punch"), {40, 60}}});
    workspace().setPlayhead(45);
    actionOf(*m_app, "edit.split").trigger();
    QCOMPARE(instances(), (Instances{hit(30, 65), hit(40, 45, "left"), hit(45, 60, "left")}));
    QCOMPARE(workspace().selection(),
             (std::vector<RangeRef>{{tag("Punch"), {40, 45}}, {tag("Punch"), {45, 60}}}));
}

void tst_CountedLanes::draggingMovesOne()
{
    giveInstances({hit(10, 30, "left"), hit(20, 50)});
    reveal();
    drag(inRow(0, 15), inRow(0, 25));
    QCOMPARE(instances(), (Instances{hit(20, 40, "left"), hit(20, 50)}));
}

void tst_CountedLanes::upAndDownGoFromTagToTag()
{
    giveInstances({hit(10, 30), hit(20, 50), hit(22, 28)});
    reveal();
    key(Qt::Key_Up);
    QCoreApplication::processEvents();
    const TagId above = workspace().activeTag();
    key(Qt::Key_Down);
    QCoreApplication::processEvents();
    QVERIFY(above != tag("Punch"));
    QCOMPARE(workspace().activeTag(), tag("Punch"));
    key(Qt::Key_Down);
    QCoreApplication::processEvents();
    key(Qt::Key_Up);
    QCoreApplication::processEvents();
    QCOMPARE(workspace().activeTag(), tag("Punch"));
}

void tst_CountedLanes::copiesKeepTheirValues()
{
    giveInstances({hit(10, 30), hit(10, 30, "left"), hit(10, 30, "right"), hit(20, 50, "left")});
    select({{tag("Punch"), {10, 30}}});
    key(Qt::Key_C, Qt::ControlModifier);
    const auto copied = fromMimeData(QApplication::clipboard()->mimeData());
    QVERIFY(copied.has_value());
    QCOMPARE(copied->ranges.size(), std::size_t(3));
    QCOMPARE(copied->ranges[1].values, hit(10, 30, "left").values);
    workspace().setPlayhead(60);
    key(Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(instances(),
             (Instances{hit(10, 30), hit(10, 30, "left"), hit(10, 30, "right"), hit(20, 50, "left"),
                        hit(60, 80), hit(60, 80, "left"), hit(60, 80, "right")}));
    QCOMPARE(workspace().selection(), (std::vector<RangeRef>{{tag("Punch"), {60, 80}}}));
}

void tst_CountedLanes::cuttingAndPastingInPlaceChangesNothing()
{
    TagInstance all = hit(20, 50, "left");
    all.values.push_back({"power", 2.5});
    all.values.push_back({"sure", true});
    const Instances before{hit(10, 30, "left"), all};
    giveInstances(before);
    select({{tag("Punch"), {10, 30}}, {tag("Punch"), {20, 50}}});
    key(Qt::Key_X, Qt::ControlModifier);
    QVERIFY(instances().empty());
    key(Qt::Key_V, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(instances(), before);
}

void tst_CountedLanes::scaledCopiesKeepTheirValues()
{
    giveInstances({hit(10, 30, "left"), hit(20, 50)});
    select({{tag("Punch"), {10, 30}}, {tag("Punch"), {20, 50}}});
    key(Qt::Key_C, Qt::ControlModifier);
    workspace().setCurrentClip(m_other);
    QCoreApplication::processEvents();
    key(Qt::Key_V, Qt::ControlModifier | Qt::AltModifier);
    const auto pasted = library().clip(m_other).sheet.instances(tag("Punch"));
    const double scale = double(library().clip(m_other).frames) / library().clip(m_clip).frames;
    QCOMPARE(pasted.size(), std::size_t(2));
    QCOMPARE(pasted[0].range.start, Frame(std::lround(10 * scale)));
    QCOMPARE(pasted[0].values, hit(10, 30, "left").values);
    QVERIFY(pasted[1].values.empty());
}

void tst_CountedLanes::copiesOfAPlainTagHaveNoValues()
{
    giveInstances({hit(10, 30, "left"), hit(20, 50)});
    select({{tag("Punch"), {10, 30}}, {tag("Punch"), {20, 50}}});
    key(Qt::Key_C, Qt::ControlModifier);
    workspace().setActiveTag(tag("Style.Tired"));
    workspace().setPlayhead(10);
    key(Qt::Key_V, Qt::AltModifier | Qt::ShiftModifier);
    QCOMPARE(ranges("Style.Tired"), (Ranges{{10, 50}}));
    QVERIFY(!library().clip(m_clip).sheet.isCounted(tag("Style.Tired")));
}

void tst_CountedLanes::damagedCopiesAreNone()
{
    const RangeClipboard copied{{{"Punch", {10, 30}, {{"hand", std::string("left")}}}}, 100, {30, 1}};
    const std::unique_ptr<QMimeData> good(toMimeData(copied));
    const auto read = fromMimeData(good.get());
    QVERIFY(read && read->ranges == copied.ranges);
    const QString type = good->formats().filter("tagline").value(0);
    const QByteArray bytes = good->data(type);
    QVERIFY(bytes.contains("\"left\""));
    for (const char* wrong : {"null", "[1]", "{}"}) {
        QMimeData damaged;
        damaged.setData(type, QByteArray(bytes).replace("\"left\"", wrong));
        QVERIFY2(!fromMimeData(&damaged), wrong);
    }
    QMimeData nameless;
    nameless.setData(type, QByteArray(bytes).replace("\"hand\"", "\"\""));
    QVERIFY(!fromMimeData(&nameless));
}

void tst_CountedLanes::theWallCopiesInstances()
{
    giveInstances({hit(10, 30, "left"), hit(20, 50)});
    const WallFrames under{m_clip, {15, 40}};
    QCOMPARE(copiesUnder(library(), {&under, 1}),
             (std::vector<WallCopy>{{m_clip, tag("Punch"), {15, 30}, hit(15, 30, "left").values},
                                    {m_clip, tag("Punch"), {20, 40}}}));
}

void tst_CountedLanes::allAreSelectedInEveryClip()
{
    giveInstances({hit(10, 30), hit(10, 30, "left"), hit(20, 50, "left")});
    m_app->document().changeSheets(
        {{m_other, TagSheet().withInstances(tag("Punch"), {hit(5, 12), hit(8, 20)})}}, "give");
    reveal();
    key(Qt::Key_A, Qt::AltModifier | Qt::ShiftModifier);
    QCOMPARE(workspace().selection(),
             (std::vector<RangeRef>{{tag("Punch"), {10, 30}}, {tag("Punch"), {20, 50}}}));
    key(Qt::Key_Delete);
    QVERIFY(instances().empty());
    QVERIFY(library().clip(m_other).sheet.ranges(tag("Punch")).empty());
}

void tst_CountedLanes::switchingOffIsAskedAbout()
{
    const Instances given{hit(5, 20, "left"), hit(10, 30), hit(40, 50)};
    giveInstances(given);
    workspace().setActiveTag(tag("Punch"));
    QString asked;
    bool isKept = false; // what was typed, where a person goes back
    const auto switchOff = [&](QMessageBox::StandardButton answer) {
        withNext<TagEditorDialog>(*this, [&](TagEditorDialog& dialog) {
            dialog.findChild<QCheckBox*>("counted")->setChecked(false);
            TagEditorDialog* edited = &dialog;
            withNext<QMessageBox>(*this, [&, edited, answer](QMessageBox& box) {
                asked = box.text();
                if (answer == QMessageBox::Cancel)
                    withNext<TagEditorDialog>(*this, [&isKept, edited](TagEditorDialog& again) {
                        isKept = &again == edited && !again.definition().isCounted;
                        again.reject();
                    });
                box.button(answer)->click();
            });
            dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok)->click();
        });
        actionOf(*m_app, "tag.edit").trigger();
        QCoreApplication::processEvents();
    };
    switchOff(QMessageBox::Cancel);
    QVERIFY(isKept);
    QVERIFY2(asked.contains("3 instance") && asked.contains("2 range"), qPrintable(asked));
    QVERIFY2(asked.contains("values of 1 instance"), qPrintable(asked));
    QCOMPARE(instances(), given);
    switchOff(QMessageBox::Yes);
    QVERIFY(!library().clip(m_clip).sheet.isCounted(tag("Punch")));
    QCOMPARE(ranges("Punch"), (Ranges{{5, 30}, {40, 50}}));
    undo().undo();
    QCOMPARE(instances(), given);
}

QTEST_MAIN(tst_CountedLanes)
#include "tst_CountedLanes.moc"
