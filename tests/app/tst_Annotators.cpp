// Annotators of the same clips are compared in the window: a table, the places where they differ, and keys
// that take over what one of them says.

#include "app/presenters/versions/AnnotatorDialog.h"
#include "core/system/saving/DurableFile.h"
#include "tests/app/SampleStage.h"
#include "widgets/theme/Theme.h"
#include "widgets/timeline/TimelineWidget.h"
#include "widgets/wall/WallView.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QSignalSpy>
#include <QTreeWidget>

#include <algorithm>

using namespace tagline;
using namespace tagline::test;

class tst_Annotators : public QObject, private SampleStage
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_app.reset(); }
    void differencesAreListedAndTaken();
    void authorsOfRecordsAreCompared();
    void aPlaceIsSettledWithoutAnEdit();
    void undoAndRedoAreHeardInTheDialog();
    void theDialogLeavesTheTimelineFreeAndKeepsItsPlace();
    void aSmallDialogHasRoomForBothTables();
    void takenEdgesMakeInstancesLonger();
    void instancesThatDifferAreListedAndTaken();
    void partsOfAnInstanceAreTaken();
    void valuesThatDifferAreListedAndTaken();
    void valuesAreMarkedWhereTheyDiffer();
    void differencesOnTheWallAreClickedAndTaken();
    void oneTagAloneIsShown();

private:
    using Instances = std::vector<TagInstance>;

    LibraryDocument& document() { return m_app->document(); }
    ClipId clipId() { return clipOf(*m_app, m_sample + "/run.glb"); }
    FrameRanges frames(const char* tag)
    {
        const LibraryClip& clip = document().library().clip(clipId());
        const auto id = document().library().vocabulary().find(tag);
        return id ? clip.sheet.frames(*id, clip.frames) : FrameRanges();
    }
    void give(const char* tag, std::vector<FrameRange> ranges)
    {
        const TagId id = document().tagNamed(tag);
        document().editSheet(clipId(), "Add", 0,
                             [&](const TagSheet& sheet) { return sheet.withRanges(id, ranges); });
    }
    /// Gives Punch these instances, and no others.
    void giveInstances(const Instances& instances)
    {
        const TagId punch = document().tagNamed("Punch");
        document().editSheet(clipId(), "Give", 0,
                             [&](const TagSheet& sheet) { return sheet.withInstances(punch, instances); });
    }
    Instances instances()
    {
        const auto there = document().library().clip(clipId()).sheet.instances(document().tagNamed("Punch"));
        return {there.begin(), there.end()};
    }
    /// Ana has the same sidecars as the library has now.
    void copyForAna();
    AnnotatorDialog& opened();
    static QTreeWidget& lines(const AnnotatorDialog& dialog)
    {
        return *dialog.findChild<QTreeWidget*>("differenceList");
    }
    /// Presses a key on the list of differences, once the buttons of the last comparison are shown.
    static void pressIn(const AnnotatorDialog& dialog, int key, Qt::KeyboardModifiers modifiers = {})
    {
        const auto buttons = dialog.findChildren<QPushButton*>();
        QTRY_VERIFY(std::ranges::all_of(buttons, [](const QPushButton* each) { return each->isVisible(); }));
        pressKey(&lines(dialog), key, modifiers);
    }
    static QString note(const AnnotatorDialog& dialog)
    {
        return dialog.findChild<QLabel*>("annotatorNote")->text();
    }
};

void tst_Annotators::init() { openSample(); }

void tst_Annotators::copyForAna()
{
    QVERIFY(document().save().isComplete());
    QVERIFY(QDir(m_folder->path()).mkpath("ana"));
    for (const QString& name : QDir(m_sample).entryList({"*.tags.json"}, QDir::Files))
        QVERIFY(QFile::copy(m_sample + '/' + name, m_folder->filePath("ana/" + name)));
}

AnnotatorDialog& tst_Annotators::opened()
{
    actionOf(*m_app, "tag.compare").trigger();
    auto* dialog = m_app->window().findChild<AnnotatorDialog*>();
    if (!dialog) qFatal("no dialog");
    return *dialog;
}

void tst_Annotators::differencesAreListedAndTaken()
{
    give("Judged", {{2, 8}});
    QVERIFY(document().save().isComplete());
    // Ana has the same sidecars, but for one range that ends later.
    QVERIFY(QDir(m_folder->path()).mkpath("ana"));
    for (const QString& name : QDir(m_sample).entryList({"*.tags.json"}, QDir::Files))
        QVERIFY(QFile::copy(m_sample + '/' + name, m_folder->filePath("ana/" + name)));
    const std::string theirs = m_folder->filePath("ana/run.glb.tags.json").toStdString();
    QFile file(QString::fromStdString(theirs));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QByteArray bytes = file.readAll();
    QVERIFY(bytes.contains("[2, 8]"));
    bytes.replace("[2, 8]", "[2, 11]");
    QVERIFY(writeDurably(theirs, bytes.toStdString()));

    AnnotatorDialog& dialog = opened();
    QVERIFY(note(dialog).startsWith("Add a folder"));
    m_app->annotators().addFolder(m_folder->filePath("ana"));
    QCOMPARE(dialog.findChild<QListWidget*>("annotatorSides")->count(), 2);
    QTRY_COMPARE(lines(dialog).topLevelItemCount(), 1);
    QVERIFY2(note(dialog).contains("1 difference"), qPrintable(note(dialog)));
    const QTreeWidgetItem& line = *lines(dialog).topLevelItem(0);
    QCOMPARE(line.text(1), QString("Judged"));
    QCOMPARE(line.text(2), QString("8–11"));
    QCOMPARE(line.text(3), QString("no"));
    QCOMPARE(line.text(4), QString("yes"));
    auto* table = dialog.findChild<QTreeWidget*>("agreementTable");
    const auto found = table->findItems("Judged", Qt::MatchExactly, 0);
    QCOMPARE(found.size(), 1);
    QVERIFY(found.front()->text(1) != "1.00");
    QCOMPARE(found.front()->text(4), QString("3"));
    QCOMPARE(table->headerItem()->text(4), QString("Edges, 90 %"));
    QVERIFY(table->headerItem()->toolTip(4).startsWith("Nine of ten edges"));
    QCOMPARE(dialog.findChild<QPushButton*>("takeAnnotator2")->text(), QString("Take from ana (2)"));
    QCOMPARE(dialog.findChild<QPushButton*>("keepDifference")->text(), QString("Keep as It Is (0)"));
    QVERIFY(table->topLevelItemCount() > 1);
    QCOMPARE(table->topLevelItem(0)->text(0), QString("Judged")); // what differs comes first
    keepPicture(dialog, "annotators");

    lines(dialog).setCurrentItem(lines(dialog).topLevelItem(0)); // goes there
    QCOMPARE(m_app->workspace().currentClip(), clipId());
    QCOMPARE(m_app->workspace().playhead(), 8);
    const int steps = document().undoStack().index();
    pressIn(dialog, Qt::Key_2);
    QCOMPARE(document().undoStack().index(), steps + 1);
    QVERIFY(frames("Judged") == FrameRanges::canonical({{2, 11}}));
    QTRY_COMPARE(lines(dialog).topLevelItemCount(), 0);
    document().undoStack().undo();
    QVERIFY(frames("Judged") == FrameRanges::canonical({{2, 8}}));
    QTRY_COMPARE(lines(dialog).topLevelItemCount(), 1);
    lines(dialog).setCurrentItem(lines(dialog).topLevelItem(0));
    SetSwitches locked;
    locked.locked = {std::string()};
    document().setSetSwitches(locked);
    QSignalSpy kept(&document(), &LibraryDocument::lockedSetsKept);
    QSignalSpy done(&m_app->annotators(), &AnnotatorPresenter::done);
    pressIn(dialog, Qt::Key_2);
    QVERIFY(frames("Judged") == FrameRanges::canonical({{2, 8}}));
    QCOMPARE(kept.size(), 1);
    QVERIFY(done.isEmpty()); // nothing was taken
    document().setSetSwitches({});
    dialog.findChild<QListWidget*>("annotatorSides")->setCurrentRow(1);
    QTest::mouseClick(dialog.findChild<QPushButton*>("removeAnnotator"), Qt::LeftButton);
    QVERIFY(note(dialog).startsWith("Add a folder"));
    dialog.reject();
}

void tst_Annotators::authorsOfRecordsAreCompared()
{
    AnnotatorDialog& dialog = opened();
    auto* byAuthor = dialog.findChild<QCheckBox*>("byAuthor");
    byAuthor->setChecked(true);
    QTRY_VERIFY2(note(dialog).contains("fewer than two authors"), qPrintable(note(dialog)));
    const TagId ana = document().tagNamed("ana::Judged");
    const TagId ben = document().tagNamed("ben::Judged");
    const TagSheet sheet = document().library().clip(clipId()).sheet;
    document().replaceSheets(
        {{clipId(), sheet.withRanges(ana, {{0, 10}})
                        .withRanges(ben, {{0, 6}})
                        .withProperty("ana::Judged.author", {{{0, 10}, std::string("ana")}})
                        .withProperty("ben::Judged.author", {{{0, 6}, std::string("ben")}})}},
        "Two authors");
    QTRY_COMPARE(lines(dialog).topLevelItemCount(), 1);
    QCOMPARE(lines(dialog).topLevelItem(0)->text(2), QString("6–10"));
    QVERIFY(!dialog.findChild<QPushButton*>("addAnnotatorFolder")->isEnabled());
    dialog.reject();
}

void tst_Annotators::aPlaceIsSettledWithoutAnEdit()
{
    give("Judged", {{2, 11}});
    copyForAna();
    give("Judged", {{2, 8}});
    AnnotatorDialog& dialog = opened();
    m_app->annotators().addFolder(m_folder->filePath("ana"));
    QTRY_COMPARE(lines(dialog).topLevelItemCount(), 1);
    lines(dialog).setCurrentItem(lines(dialog).topLevelItem(0));
    const int steps = document().undoStack().index();
    pressIn(dialog, Qt::Key_0);
    QTRY_COMPARE(lines(dialog).topLevelItemCount(), 0);
    QVERIFY(frames("Judged") == FrameRanges::canonical({{2, 8}}));
    QCOMPARE(document().undoStack().index(), steps);
    QVERIFY2(note(dialog).contains("settled without an edit"), qPrintable(note(dialog)));
    QVERIFY(!dialog.findChild<QPushButton*>("keepDifference")->isEnabled());
    dialog.reject();
}

void tst_Annotators::undoAndRedoAreHeardInTheDialog()
{
    give("Judged", {{2, 8}});
    const int steps = document().undoStack().index();
    AnnotatorDialog& dialog = opened();
    pressIn(dialog, Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(document().undoStack().index(), steps - 1);
    pressIn(dialog, Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(document().undoStack().index(), steps);
    dialog.reject();
}

void tst_Annotators::theDialogLeavesTheTimelineFreeAndKeepsItsPlace()
{
    m_app->window().resize(1400, 900);
    QTRY_COMPARE(m_app->window().size(), QSize(1400, 900));
    QCoreApplication::processEvents(); // its panels have their places
    AnnotatorDialog& dialog = opened();
    const QWidget& timeline = m_app->window().timeline();
    const auto isFree = [&] {
        const QRect lanes(timeline.mapToGlobal(QPoint()), timeline.size());
        return !lanes.intersects(dialog.geometry());
    };
    QTRY_VERIFY2(isFree(), "it covers the timeline");
    const QSize chosen = dialog.size() + QSize(60, 20);
    dialog.resize(chosen);
    QTRY_COMPARE(dialog.size(), chosen);
    dialog.reject();
    QTRY_VERIFY(!m_app->window().findChild<AnnotatorDialog*>());
    QTRY_COMPARE(opened().size(), chosen);
}

void tst_Annotators::aSmallDialogHasRoomForBothTables()
{
    give("Judged", {{2, 11}});
    copyForAna();
    give("Judged", {{2, 8}});
    AnnotatorDialog& dialog = opened();
    const auto* remove = dialog.findChild<QPushButton*>("removeAnnotator");
    QVERIFY(!remove->isEnabled()); // one alone stays
    m_app->annotators().addFolder(m_folder->filePath("ana"));
    QTRY_COMPARE(lines(dialog).topLevelItemCount(), 1);
    QVERIFY(remove->isEnabled());
    dialog.resize(dialog.minimumSizeHint());
    QTRY_COMPARE(dialog.height(), dialog.minimumSizeHint().height());
    for (const QTreeWidget* table : dialog.findChildren<QTreeWidget*>()) {
        const int row = table->visualItemRect(table->topLevelItem(0)).height();
        QVERIFY2(table->viewport()->height() >= 2 * row, qPrintable(table->objectName()));
    }
    dialog.reject();
}

void tst_Annotators::takenEdgesMakeInstancesLonger()
{
    const std::vector<InstanceValue> left{{"hand", std::string("left")}};
    giveInstances({{{0, 12}}});
    copyForAna();
    giveInstances({{{3, 12}, left}});

    AnnotatorDialog& dialog = opened();
    m_app->annotators().addFolder(m_folder->filePath("ana"));
    const auto isListed = [&](const QString& frames) {
        return lines(dialog).topLevelItemCount() == 1 && lines(dialog).topLevelItem(0)->text(2) == frames;
    };
    const auto take = [&](const QString& frames) {
        QTRY_VERIFY(isListed(frames));
        lines(dialog).setCurrentItem(lines(dialog).topLevelItem(0));
        pressIn(dialog, Qt::Key_2);
    };
    take("0–3");
    QCOMPARE(instances(), (Instances{{{0, 12}, left}}));
    QTRY_VERIFY(isListed("0–12")); // the values, which stayed as they were
    giveInstances({{{0, 4}, left}, {{6, 12}}});
    take("4–6");
    QCOMPARE(instances(), (Instances{{{0, 6}, left}, {{6, 12}}}));
    dialog.reject();
}

void tst_Annotators::instancesThatDifferAreListedAndTaken()
{
    const std::vector<InstanceValue> left{{"hand", std::string("left")}};
    const Instances anas{{{0, 8}, left}, {{6, 12}}};
    giveInstances(anas);
    copyForAna();
    giveInstances({{{0, 12}}, {{20, 25}}}); // on the same frames, and one that ana lacks
    AnnotatorDialog& dialog = opened();
    m_app->annotators().addFolder(m_folder->filePath("ana"));
    const auto text = [&](int line, int column) { return lines(dialog).topLevelItem(line)->text(column); };
    QTRY_COMPARE(lines(dialog).topLevelItemCount(), 2);
    QCOMPARE(text(0, 2), QString("0–12"));
    QVERIFY2(text(0, 3).startsWith("1 instance"), qPrintable(text(0, 3)));
    QVERIFY2(text(0, 4).startsWith("2 instance"), qPrintable(text(0, 4)));
    QCOMPARE(text(1, 3), QString("yes"));
    const auto hasLane = [&] {
        m_app->workspace().setCurrentClip(clipId());
        const auto& lanes = m_app->window().timeline().content().lanes;
        return std::ranges::any_of(lanes, [](const auto& lane) {
            return lane.name == "Instances differ" &&
                   lane.texts == QStringList{"Punch instances: This library 1, ana 2"};
        });
    };
    QTRY_VERIFY(hasLane());
    lines(dialog).setCurrentItem(lines(dialog).topLevelItem(0));
    const int steps = document().undoStack().index();
    pressIn(dialog, Qt::Key_2);
    QCOMPARE(document().undoStack().index(), steps + 1);
    Instances taken = anas;
    taken.push_back({{20, 25}});
    QCOMPARE(instances(), taken);
    QTRY_COMPARE(lines(dialog).topLevelItemCount(), 1);
    // As many, with an edge that lies elsewhere: both say where theirs lie.
    giveInstances({{{0, 7}}, {{6, 12}}});
    QTRY_VERIFY(lines(dialog).topLevelItemCount() == 1 && text(0, 2) == "0–12");
    QVERIFY2(text(0, 3).endsWith(": 0–7, 6–12"), qPrintable(text(0, 3)));
    QVERIFY2(text(0, 4).endsWith(": 0–8, 6–12"), qPrintable(text(0, 4)));
    dialog.reject();
}

/// Dan begins within an instance of ana's: of the frames that both have, hers is taken as a part, and where
/// the library has them, nothing goes.
void tst_Annotators::partsOfAnInstanceAreTaken()
{
    const auto giveAndCopy = [&](const char* name, const Instances& given) {
        giveInstances(given);
        QVERIFY(document().save().isComplete());
        QVERIFY(QDir(m_folder->path()).mkpath(name));
        for (const QString& file : QDir(m_sample).entryList({"*.tags.json"}, QDir::Files))
            QVERIFY(QFile::copy(m_sample + '/' + file, m_folder->filePath(name + ('/' + file))));
    };
    give("Judged", {{0, 1}}); // so that all looked at the clip
    giveAndCopy("ana", {{{2, 10}}});
    giveAndCopy("dan", {{{6, 10}}});
    giveAndCopy("cara", {});
    opened();
    AnnotatorPresenter& annotators = m_app->annotators();
    annotators.addFolder(m_folder->filePath("ana"));
    annotators.addFolder(m_folder->filePath("dan"));
    annotators.addFolder(m_folder->filePath("cara"));
    const auto placeOfSix = [&] {
        return std::size_t(std::ranges::find(annotators.differences(), 6,
                                             [](const auto* each) { return each->range.start; }) -
                           annotators.differences().begin());
    };
    QTRY_VERIFY(annotators.names().size() == 4 && annotators.differences().size() == 2);
    QVERIFY(placeOfSix() < 2);
    QVERIFY(annotators.take(placeOfSix(), 1));
    QCOMPARE(instances(), (Instances{{{6, 10}}}));
    giveInstances({{{2, 10}}});
    QTRY_VERIFY(annotators.differences().size() == 2 && annotators.differences()[0]->has[0] == true);
    QVERIFY(placeOfSix() < 2);
    QVERIFY(!annotators.take(placeOfSix(), 1)); // it is so
    QCOMPARE(instances(), (Instances{{{2, 10}}}));
}

void tst_Annotators::valuesThatDifferAreListedAndTaken()
{
    const std::vector<InstanceValue> left{{"hand", std::string("left")}},
        right{{"hand", std::string("right")}};
    const Instances anas{{{0, 8}, left}, {{20, 25}}};
    giveInstances(anas);
    copyForAna();
    giveInstances({{{0, 8}, right}, {{20, 25}}});
    AnnotatorDialog& dialog = opened();
    m_app->annotators().addFolder(m_folder->filePath("ana"));
    QTRY_COMPARE(lines(dialog).topLevelItemCount(), 1);
    const QTreeWidgetItem& line = *lines(dialog).topLevelItem(0);
    QCOMPARE(line.text(2), QString("0–8"));
    QCOMPARE(line.text(3), QString("hand right"));
    QCOMPARE(line.text(4), QString("hand left"));
    const auto hasLane = [&] {
        m_app->workspace().setCurrentClip(clipId());
        const auto& lanes = m_app->window().timeline().content().lanes;
        return std::ranges::any_of(lanes, [](const auto& lane) {
            return lane.name == "Values differ" &&
                   lane.texts == QStringList{"Punch values: hand right / left"};
        });
    };
    QTRY_VERIFY(hasLane());
    lines(dialog).setCurrentItem(lines(dialog).topLevelItem(0));
    pressIn(dialog, Qt::Key_2);
    QCOMPARE(instances(), anas);
    QTRY_COMPARE(lines(dialog).topLevelItemCount(), 0);
    dialog.reject();
}

void tst_Annotators::valuesAreMarkedWhereTheyDiffer()
{
    const std::vector<InstanceValue> left{{"hand", std::string("left")}},
        right{{"hand", std::string("right")}};
    const Instances anas{{{2, 6}, left}, {{6, 9}, left}, {{9, 12}, right}}; // they touch
    giveInstances(anas);
    copyForAna();
    giveInstances({{{2, 6}, left}, {{6, 9}, right}, {{9, 12}, right}});
    AnnotatorDialog& dialog = opened();
    m_app->annotators().addFolder(m_folder->filePath("ana"));
    QTRY_COMPARE(lines(dialog).topLevelItemCount(), 1);
    QCOMPARE(lines(dialog).topLevelItem(0)->text(2), QString("6–9"));
    QCOMPARE(lines(dialog).topLevelItem(0)->text(4), QString("hand left"));
    lines(dialog).setCurrentItem(lines(dialog).topLevelItem(0));
    QCOMPARE(m_app->workspace().currentClip(), clipId());
    QCOMPARE(m_app->workspace().playhead(), 6);
    const auto hasLane = [&] {
        const auto& lanes = m_app->window().timeline().content().lanes;
        return std::ranges::any_of(lanes, [](const auto& lane) {
            return lane.name == "Values differ" &&
                   std::ranges::equal(lane.ranges, std::vector<FrameRange>{{6, 9}});
        });
    };
    QTRY_VERIFY(hasLane());
    pressIn(dialog, Qt::Key_2);
    QCOMPARE(instances(), anas);
    dialog.reject();
}

void tst_Annotators::differencesOnTheWallAreClickedAndTaken()
{
    give("Judged", {{2, 11}, {20, 26}});
    copyForAna();
    give("Judged", {{2, 8}, {20, 24}});
    opened();
    m_app->annotators().addFolder(m_folder->filePath("ana"));
    QTRY_COMPARE(m_app->annotators().differences().size(), 2u);
    m_app->window().findChild<AnnotatorDialog*>()->reject(); // the comparison goes on
    QVERIFY(becomesActive(m_app->window()));                 // the dialog had the keyboard
    actionOf(*m_app, "view.wall").setChecked(true);
    WallView& wall = m_app->window().wall();
    QTRY_VERIFY(wall.isVisible() && wall.hasFocus());
    const auto marked = [&](std::vector<FrameRange> ranges) {
        return std::ranges::equal(wall.differences().marked(clipId()), ranges);
    };
    QTRY_VERIFY(marked({{8, 11}, {24, 26}}));
    const ClipId other = clipOf(*m_app, m_sample + "/walk.glb");
    QVERIFY(wall.differences().marked(other).empty());
    m_app->workspace().setCurrentClip(other);
    const auto markOf = [&](Frame frame) {
        const QPoint middle = wall.placeOf(clipId(), frame);
        return QPoint(middle.x(), middle.y() - wall.rowHeight() / 2 + 3);
    };
    wall.reveal(clipId(), 9);
    QTRY_COMPARE(wall.viewport()->grab().toImage().pixelColor(markOf(9)), theme().warning);
    keepPicture(m_app->window(), "differences-wall");
    QSignalSpy done(&m_app->annotators(), &AnnotatorPresenter::done);
    QTest::mouseClick(wall.viewport(), Qt::LeftButton, {}, markOf(9));
    QCOMPARE(m_app->workspace().currentClip(), clipId());
    QCOMPARE(m_app->workspace().playhead(), 8);
    pressKey(&wall, Qt::Key_End, Qt::AltModifier); // ana's, as on the timeline
    QVERIFY(frames("Judged") == FrameRanges::canonical({{2, 11}, {20, 24}}));
    QCOMPARE(done.size(), 1);
    QTRY_COMPARE(m_app->workspace().playhead(), 24); // and on to the next
    QTRY_VERIFY(marked({{24, 26}}));
    pressKey(&wall, Qt::Key_Delete, Qt::AltModifier); // it stays as it is
    QVERIFY(frames("Judged") == FrameRanges::canonical({{2, 11}, {20, 24}}));
    QTRY_VERIFY(wall.differences().isEmpty());
    document().undoStack().undo();
    QTRY_VERIFY(marked({{8, 11}}));
    actionOf(*m_app, "tag.differenceLanes").setChecked(false);
    QVERIFY(wall.differences().isEmpty());
    actionOf(*m_app, "tag.differenceLanes").setChecked(true);
    QTRY_VERIFY(marked({{8, 11}}));
    actionOf(*m_app, "view.wall").setChecked(false);
}

void tst_Annotators::oneTagAloneIsShown()
{
    give("Judged", {{2, 11}});
    give("Marked", {{0, 6}});
    copyForAna();
    give("Judged", {{2, 8}});
    give("Marked", {{0, 4}});
    AnnotatorDialog& dialog = opened();
    auto* tags = dialog.findChild<QComboBox*>("annotatorTag");
    QVERIFY(!tags->isEnabled());
    m_app->annotators().addFolder(m_folder->filePath("ana"));
    QTRY_COMPARE(lines(dialog).topLevelItemCount(), 2);
    QCOMPARE(tags->count(), 3);
    QCOMPARE(tags->currentText(), QString("All Tags"));
    const auto marked = [&] {
        const auto ranges = m_app->window().wall().differences().marked(clipId());
        return std::vector<FrameRange>(ranges.begin(), ranges.end());
    };
    QTRY_COMPARE(marked(), (std::vector<FrameRange>{{4, 6}, {8, 11}}));
    tags->setFocus();
    QTest::keyClick(tags, Qt::Key_End);
    QCOMPARE(tags->currentText(), QString("Marked"));
    QCOMPARE(lines(dialog).topLevelItemCount(), 1);
    QCOMPARE(lines(dialog).topLevelItem(0)->text(1), QString("Marked"));
    QVERIFY2(note(dialog).contains("Those of Marked alone"), qPrintable(note(dialog)));
    QCOMPARE(marked(), (std::vector<FrameRange>{{4, 6}}));
    lines(dialog).setCurrentItem(lines(dialog).topLevelItem(0));
    pressIn(dialog, Qt::Key_2);
    QTRY_COMPARE(lines(dialog).topLevelItemCount(), 0);
    QTRY_VERIFY(marked().empty());
    QCOMPARE(tags->currentText(), QString("Marked")); // as a person chose
    QTest::keyClick(tags, Qt::Key_Home);
    QCOMPARE(lines(dialog).topLevelItemCount(), 1);
    QCOMPARE(marked(), (std::vector<FrameRange>{{8, 11}}));
    dialog.reject();
}

QTEST_MAIN(tst_Annotators)
#include "tst_Annotators.moc"
