// Tag sets in the window: drawn with their names, switched off, locked, and chosen for new tags.

#include "app/presenters/tags/BulkTagDialog.h"
#include "app/presenters/timeline/TimelineLanes.h"
#include "tests/app/TestWindow.h"
#include "tests/support/LegsBvh.h"
#include "tests/support/NextOpened.h"
#include "widgets/history/HistoryPanel.h"
#include "widgets/tags/choice/TagChoiceDialog.h"
#include "widgets/tags/choice/TagPalette.h"
#include "widgets/tags/vocabulary/TagSetsDialog.h"
#include "widgets/theme/Theme.h"
#include "widgets/theme/messages/StatusStrip.h"
#include "widgets/timeline/TimelineWidget.h"
#include "widgets/wall/WallView.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFile>
#include <QHeaderView>
#include <QInputDialog>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalSpy>
#include <QToolButton>
#include <QTreeWidget>

using namespace tagline;
using namespace tagline::test;

namespace {

QByteArray sidecar(const char* tags)
{
    return QByteArray(R"({"format":"tagline.tags","version":1,"source":"walk.bvh","clips":[{"name":"walk",)"
                      R"("frames":20,"rate":[100,1],"tags":{)") +
           tags + "}}]}\n";
}

/// Twenty frames at rest.
QByteArray walk()
{
    QByteArray bvh = legsBvh("0 1 0", "0 -1 0");
    bvh.replace("Frames: 1\n", "Frames: 20\n");
    const QByteArray frame = bvh.mid(bvh.lastIndexOf('\n', -2) + 1);
    return bvh + frame.repeated(19);
}

} // namespace

class tst_TagSetSwitches : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_app.reset(); }
    void aSetIsSwitchedOffAndOn();
    void aLockedSetStaysAsItIs();
    void anEditOfAHiddenSetIsSaid();
    void newTagsGoToTheChosenSet();
    void whereNewTagsGoIsSeen();
    void aNewSetIsMade();
    void keysTagTheChosenSet();
    void aStrokeEndsInTheSetItBeganIn();
    void theMarqueeTagsTheChosenSet();
    void manyClipsAreTaggedInTheChosenSet();
    void hitsAreTaggedInTheChosenSet();
    void aKeySaysThatTheChosenSetIsLocked();
    void whatIsChosenComesBackWithTheLibrary();
    void aStepOfALockedSetIsNeitherUndoneNorRedone();

private:
    const ClipLibrary& library() { return m_app->document().library(); }
    TagId tag(const char* name) { return *library().vocabulary().findNamed(name); }
    void put(const char* name, const QByteArray& bytes)
    {
        QFile file(m_folder->filePath(name));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
    }
    QByteArray content(const char* name)
    {
        QFile file(m_folder->filePath(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    /// The tags that the timeline has lanes of, with ranges.
    QStringList drawn()
    {
        QStringList names;
        TimelineLaneSource source;
        source.clip = ClipId(0);
        for (const TimelineLane& lane : timelineContent(library(), source).lanes)
            if (lane.kind == LaneKind::Tag && !lane.ranges.empty()) names << lane.name;
        names.sort();
        return names;
    }
    void withDialog(const std::function<void(TagSetsDialog&)>& act)
    {
        withNext<TagSetsDialog>(*this, [act](TagSetsDialog& dialog) {
            act(dialog);
            dialog.close();
        });
        actionOf(*m_app, "tag.sets").trigger();
    }
    /// Gives a tag of the default set a key.
    void giveKey(const char* name, const char* key)
    {
        TagDefinition definition;
        definition.name = name;
        definition.key = key;
        m_app->document().defineTag(definition, "Define");
    }
    void press(int key, Qt::KeyboardModifiers modifiers = {})
    {
        pressKey(m_app->window().timeline().viewport(), key, modifiers);
    }
    QString ranges(const char* name)
    {
        QString text;
        if (const auto id = library().vocabulary().findNamed(name))
            for (const FrameRange range : library().clip(ClipId(0)).sheet.ranges(*id))
                text += QString("[%1,%2)").arg(range.start).arg(range.stop);
        return text;
    }
    QString step() { return m_app->document().undoStack().undoText(); }
    static QTreeWidgetItem* row(TagSetsDialog& dialog, const char* set)
    {
        const auto found = dialog.findChild<QTreeWidget*>()->findItems(set, Qt::MatchExactly);
        return found.isEmpty() ? nullptr : found.front();
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Application> m_app;
};

void tst_TagSetSwitches::init()
{
    applyTheme(*qApp);
    m_folder = std::make_unique<QTemporaryDir>();
    put("walk.bvh", walk());
    put("walk.bvh.tags.json", sidecar(R"("Run":[[0,1]],"Walk":[[0,1]])"));
    put("walk.bvh.gameplay.tags.json", sidecar(R"("Hit":[[0,1]],"Run":[[0,1]])"));
    m_app = std::make_unique<Application>(pathsIn(*m_folder));
    m_app->window().show();
    QVERIFY(becomesActive(m_app->window()));
    QVERIFY(isOpened(*m_app, {m_folder->path()}));
    QCOMPARE(library().clipCount(), std::size_t(1));
    m_app->workspace().setCurrentClip(ClipId(0));
}

void tst_TagSetSwitches::aSetIsSwitchedOffAndOn()
{
    QCOMPARE(drawn(), (QStringList{"Hit", "Run", "Walk", "gameplay::Run"}));
    withDialog([this](TagSetsDialog& dialog) {
        QVERIFY(row(dialog, "default") && row(dialog, "gameplay"));
        QCOMPARE(row(dialog, "gameplay")->text(3), QString("2"));
        keepPicture(dialog, "tag_sets");
        row(dialog, "gameplay")->setCheckState(1, Qt::Unchecked);
        QCOMPARE(drawn(), (QStringList{"Run", "Walk"}));
        row(dialog, "default")->setCheckState(1, Qt::Unchecked);
        row(dialog, "gameplay")->setCheckState(1, Qt::Checked);
        QCOMPARE(drawn(), (QStringList{"Hit", "Run"})); // none other is named so now
    });
    QVERIFY(!m_app->document().isModified());
    withDialog([this](TagSetsDialog& dialog) { // as it was left
        QCOMPARE(row(dialog, "default")->checkState(1), Qt::Unchecked);
        row(dialog, "default")->setCheckState(1, Qt::Checked);
        QCOMPARE(drawn().size(), 4);
    });
}

void tst_TagSetSwitches::aLockedSetStaysAsItIs()
{
    withDialog([](TagSetsDialog& dialog) { row(dialog, "gameplay")->setCheckState(2, Qt::Checked); });
    QSignalSpy kept(&m_app->document(), &LibraryDocument::lockedSetsKept);
    const auto erase = [this](const char* name) {
        m_app->document().editSheet(ClipId(0), "Erase", 0,
                                    [&](const TagSheet& sheet) { return sheet.withRanges(tag(name), {}); });
    };
    erase("gameplay::Hit");
    QCOMPARE(kept.size(), 1);
    QCOMPARE(kept.front().front().toStringList(), QStringList{"gameplay"});
    QVERIFY(drawn().contains("Hit") && !m_app->document().isModified());
    erase("Walk");
    QCOMPARE(kept.size(), 1);
    QVERIFY(!drawn().contains("Walk"));
    const QByteArray gameplay = content("walk.bvh.gameplay.tags.json");
    QVERIFY(m_app->document().save().errors.empty());
    QCOMPARE(content("walk.bvh.gameplay.tags.json"), gameplay);
    QVERIFY(!content("walk.bvh.tags.json").contains("Walk"));
}

void tst_TagSetSwitches::anEditOfAHiddenSetIsSaid()
{
    m_app->document().setSetSwitches({{"gameplay"}, {}});
    QSignalSpy unseen(&m_app->document(), &LibraryDocument::hiddenSetsChanged);
    QSignalSpy said(m_app.get(), &Application::said);
    const auto draw = [this](const char* name) {
        const TagId drawnTag = tag(name);
        m_app->document().editSheet(ClipId(0), "Draw", 0, [&](const TagSheet& sheet) {
            return sheet.withRanges(drawnTag, {{30, 35}});
        });
    };
    draw("Walk");
    QCOMPARE(unseen.size(), 0);
    draw("gameplay::Hit");
    QCOMPARE(unseen.size(), 1);
    QCOMPARE(unseen.front().front().toStringList(), QStringList{"gameplay"});
    QVERIFY(!said.isEmpty() && said.back().front().toString().contains("hidden tag set: gameplay"));
    QCOMPARE(ranges("gameplay::Hit"), QString("[30,35)")); // it is done all the same
}

void tst_TagSetSwitches::newTagsGoToTheChosenSet()
{
    withDialog([](TagSetsDialog& dialog) {
        auto* sets = dialog.findChild<QComboBox*>();
        QCOMPARE(sets->currentText(), QString("default"));
        const auto* list = dialog.findChild<QTreeWidget*>();
        for (int column = 0; column < list->columnCount(); ++column) // every column is read whole
            QVERIFY(list->columnWidth(column) >= list->header()->sectionSizeHint(column));
        QCOMPARE(list->horizontalScrollBar()->maximum(), 0);
        QVERIFY(list->columnWidth(0) >= 200);
        sets->setFocus();
        QTest::keyClick(sets, Qt::Key_Down);
        QCOMPARE(sets->currentText(), QString("gameplay"));
    });
    QCOMPARE(m_app->workspace().newTagSet(), std::string("gameplay"));
}

void tst_TagSetSwitches::whereNewTagsGoIsSeen()
{
    const auto* shown = m_app->window().findChild<QToolButton*>("newTagSetShown");
    QTRY_COMPARE(shown->text(), QString("New tags go to default"));
    QVERIFY(!shown->isHidden());
    m_app->workspace().setNewTagSet("gameplay");
    QTRY_COMPARE(shown->text(), QString("New tags go to gameplay"));
    withNext<TagSetsDialog>(*this, [](TagSetsDialog& dialog) { dialog.reject(); });
    QSignalSpy opened(m_app->window().findChild<TagPalette*>(), &TagPalette::tagSetsRequested);
    const_cast<QToolButton*>(shown)->click();
    QCOMPARE(opened.size(), 1);
    m_app->open({copyOfSample(*m_folder) + "/sample.tagline"}); // of one set
    QTRY_VERIFY(shown->isHidden());
}

void tst_TagSetSwitches::aNewSetIsMade()
{
    const auto named = [this](const QString& name) {
        withNext<QInputDialog>(*this, [name](QInputDialog& asks) {
            asks.setTextValue(name);
            asks.accept();
        });
    };
    withDialog([&](TagSetsDialog& dialog) {
        auto* make = dialog.findChild<QPushButton*>("newTagSet");
        auto* sets = dialog.findChild<QComboBox*>();
        QVERIFY(make && !row(dialog, "physics"));
        QString said;
        named("two words");
        withNext<QMessageBox>(*this, [&said](QMessageBox& box) {
            said = box.text();
            box.accept();
        });
        make->click();
        QVERIFY2(said.contains("two words"), qPrintable(said));
        QVERIFY(!row(dialog, "two words"));
        QCOMPARE(sets->currentText(), QString("default"));
        named("physics");
        make->click();
        QVERIFY(row(dialog, "physics"));
        QCOMPARE(row(dialog, "physics")->checkState(1), Qt::Checked);
        QCOMPARE(sets->currentText(), QString("physics"));
        const int count = sets->count();
        named("gameplay"); // which there is
        make->click();
        QCOMPARE(sets->count(), count);
        QCOMPARE(sets->currentText(), QString("gameplay"));
        named("physics");
        make->click();
    });
    QCOMPARE(m_app->workspace().newTagSet(), std::string("physics"));
    QVERIFY(!m_app->document().isModified());
    withDialog([](TagSetsDialog& dialog) { // as it was left
        QVERIFY(row(dialog, "physics"));
        QCOMPARE(dialog.findChild<QComboBox*>()->currentText(), QString("physics"));
    });
}

void tst_TagSetSwitches::keysTagTheChosenSet()
{
    giveKey("Run", "1");
    giveKey("Walk", "2");
    giveKey("review::Note", "3");
    m_app->workspace().setPlayhead(4);
    press(Qt::Key_1, Qt::ShiftModifier); // a brush, until the key goes down again
    press(Qt::Key_1);
    QCOMPARE(ranges("Run"), QString("[0,1)[4,5)")); // none is chosen: as the key says
    m_app->workspace().setNewTagSet("gameplay");
    press(Qt::Key_1, Qt::ShiftModifier);
    press(Qt::Key_1);
    QCOMPARE(ranges("gameplay::Run"), QString("[0,1)[4,5)"));
    QCOMPARE(ranges("Run"), QString("[0,1)[4,5)"));
    QVERIFY2(step().contains("Run (tag set gameplay)"), qPrintable(step()));
    press(Qt::Key_2, Qt::ShiftModifier); // only in the default set so far
    press(Qt::Key_2);
    QCOMPARE(ranges("gameplay::Walk"), QString("[4,5)"));
    QCOMPARE(ranges("Walk"), QString("[0,1)"));
    press(Qt::Key_3, Qt::ShiftModifier); // only in another set
    press(Qt::Key_3);
    QCOMPARE(ranges("review::Note"), QString("[4,5)"));
    press(Qt::Key_1, Qt::ShiftModifier | Qt::ControlModifier); // the eraser
    press(Qt::Key_1);
    QCOMPARE(ranges("gameplay::Run"), QString("[0,1)"));
    QCOMPARE(ranges("Run"), QString("[0,1)[4,5)"));
    m_app->workspace().setPlayhead(7);
    m_app->workspace().setActiveTag(tag("Walk")); // of the palette
    press(Qt::Key_I);
    m_app->workspace().setPlayhead(8);
    press(Qt::Key_I);
    QCOMPARE(ranges("gameplay::Walk"), QString("[4,5)[7,9)"));
    QVERIFY(m_app->document().save().isComplete() || m_app->document().libraryPath().empty());
    QVERIFY(content("walk.bvh.gameplay.tags.json").contains("\"Walk\""));
}

void tst_TagSetSwitches::aStrokeEndsInTheSetItBeganIn()
{
    giveKey("Walk", "2");
    m_app->workspace().setNewTagSet("gameplay");
    m_app->workspace().setPlayhead(4);
    press(Qt::Key_2);
    m_app->workspace().setNewTagSet("");
    m_app->workspace().setPlayhead(6);
    press(Qt::Key_2);
    QCOMPARE(ranges("gameplay::Walk"), QString("[4,7)"));
    QCOMPARE(ranges("Walk"), QString("[0,1)"));
}

void tst_TagSetSwitches::theMarqueeTagsTheChosenSet()
{
    giveKey("Walk", "2");
    m_app->workspace().setNewTagSet("gameplay");
    actionOf(*m_app, "view.wall").setChecked(true);
    WallView& wall = m_app->window().wall();
    QTRY_VERIFY(wall.isVisible() && !wall.wall().rows.empty());
    QTRY_VERIFY(!wall.placeOf(ClipId(0), 0).isNull());
    const QPoint from = wall.placeOf(ClipId(0), 5), to = wall.placeOf(ClipId(0), 9);
    QTest::mousePress(wall.viewport(), Qt::LeftButton, {}, from);
    QTest::mouseMove(wall.viewport(), (from + to) / 2);
    QTest::mouseMove(wall.viewport(), to);
    QTest::mouseRelease(wall.viewport(), Qt::LeftButton, {}, to);
    QVERIFY(!wall.selected().empty());
    pressKey(&wall, Qt::Key_2);
    QVERIFY(!ranges("gameplay::Walk").isEmpty());
    QCOMPARE(ranges("Walk"), QString("[0,1)"));
    QVERIFY2(step().contains("Walk (tag set gameplay)"), qPrintable(step()));
}

void tst_TagSetSwitches::manyClipsAreTaggedInTheChosenSet()
{
    m_app->workspace().setNewTagSet("gameplay");
    m_app->workspace().setActiveTag(tag("Walk"));
    QSignalSpy said(m_app.get(), &Application::said);
    withNext<BulkTagDialog>(*this, [this](BulkTagDialog& dialog) {
        QCOMPARE(dialog.tag(), tag("Walk"));
        QCOMPARE(dialog.plan().changes.size(), std::size_t(1));
        QVERIFY(dialog.findChild<QLabel*>("bulkTagCounts")->text().contains("tag set gameplay"));
        const auto* button = dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok);
        auto* operation = dialog.findChild<QComboBox*>("bulkTagOperation");
        operation->setCurrentIndex(1);
        QCOMPARE(button->text(), QString("Remove from Clips")); // what it does
        operation->setCurrentIndex(0);
        QCOMPARE(button->text(), QString("Tag Clips"));
        keepPicture(dialog, "bulk_tag_set");
        dialog.accept();
    });
    actionOf(*m_app, "tag.clips").trigger();
    QCOMPARE(ranges("gameplay::Walk"), QString("[0,20)"));
    QCOMPARE(ranges("Walk"), QString("[0,1)"));
    QVERIFY(!said.isEmpty() && said.back().front().toString().contains("tag set gameplay"));
}

void tst_TagSetSwitches::hitsAreTaggedInTheChosenSet()
{
    m_app->workspace().setNewTagSet("gameplay");
    for (const auto& [typed, made] : {std::pair("Walk", "gameplay::Walk"), {"Fresh", "gameplay::Fresh"}}) {
        m_app->query().setText("gameplay::Hit");
        QTRY_VERIFY(m_app->query().isAnswered());
        withNext<TagChoiceDialog>(*this, [&](TagChoiceDialog& dialog) {
            dialog.findChild<QLineEdit*>("tagName")->selectAll();
            QTest::keyClicks(dialog.findChild<QLineEdit*>("tagName"), typed);
            QTRY_VERIFY(dialog.choice().name == typed);
            dialog.accept();
        });
        actionOf(*m_app, "query.tagHits").trigger();
        QCOMPARE(ranges(made), QString("[0,1)"));
    }
    QVERIFY(!library().vocabulary().findNamed("Fresh"));
}

void tst_TagSetSwitches::aKeySaysThatTheChosenSetIsLocked()
{
    giveKey("Walk", "2");
    m_app->workspace().setNewTagSet("gameplay");
    m_app->document().setSetSwitches({{}, {"gameplay"}});
    QSignalSpy kept(&m_app->document(), &LibraryDocument::lockedSetsKept);
    m_app->workspace().setPlayhead(4);
    press(Qt::Key_2, Qt::ShiftModifier);
    press(Qt::Key_2);
    QCOMPARE(kept.size(), 1);
    QVERIFY(ranges("gameplay::Walk").isEmpty());
    QCOMPARE(ranges("Walk"), QString("[0,1)"));
}

void tst_TagSetSwitches::whatIsChosenComesBackWithTheLibrary()
{
    withDialog([](TagSetsDialog& dialog) {
        row(dialog, "default")->setCheckState(1, Qt::Unchecked);
        row(dialog, "gameplay")->setCheckState(2, Qt::Checked);
        auto* sets = dialog.findChild<QComboBox*>();
        sets->setFocus();
        QTest::keyClick(sets, Qt::Key_Down);
    });
    const SetSwitches chosen{{""}, {"gameplay"}};
    QCOMPARE(library().setSwitches().hidden, chosen.hidden);

    QTemporaryDir other; // another library has its own
    QFile model(other.filePath("run.bvh"));
    QVERIFY(model.open(QIODevice::WriteOnly) && model.write(walk()) > 0);
    model.close();
    QVERIFY(isOpened(*m_app, {other.path()}));
    QCoreApplication::processEvents();
    QVERIFY(library().setSwitches() == SetSwitches());
    QCOMPARE(m_app->workspace().newTagSet(), std::string());

    m_app.reset(); // the program ends, and begins anew
    m_app = std::make_unique<Application>(pathsIn(*m_folder));
    m_app->window().show();
    QVERIFY(becomesActive(m_app->window()));
    QVERIFY(isOpened(*m_app, {m_folder->path()}));
    QTRY_VERIFY(library().setSwitches() == chosen);
    QCOMPARE(m_app->workspace().newTagSet(), std::string("gameplay"));
    QCOMPARE(drawn(), (QStringList{"Hit", "Run"}));
    QVERIFY(!m_app->document().isModified());
    QVERIFY(isOpened(*m_app, {other.path()}));
    QCoreApplication::processEvents();
    QVERIFY(library().setSwitches() == SetSwitches());
}

void tst_TagSetSwitches::aStepOfALockedSetIsNeitherUndoneNorRedone()
{
    LibraryDocument& document = m_app->document();
    QUndoStack& undo = document.undoStack();
    const auto add = [&](const char* name) {
        document.editSheet(ClipId(0), QString("Add %1").arg(name), 0, [&](const TagSheet& sheet) {
            return sheet.withRanges(tag(name), {{10, 12}});
        });
    };
    add("Walk");
    document.editAsOne("Both", [&] {
        add("Run");
        add("gameplay::Hit");
    });
    add("Walk"); // nothing
    document.setSetSwitches({{}, {"gameplay"}});
    QCOMPARE(undo.index(), 2);
    QSignalSpy said(m_app.get(), &Application::said);
    press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(undo.index(), 2);
    QCOMPARE(ranges("gameplay::Hit"), QString("[10,12)"));
    QCOMPARE(ranges("Run"), QString("[10,12)")); // of the same step
    QVERIFY(!said.isEmpty());
    const QString text = said.back().front().toString();
    QVERIFY2(text.contains("gameplay") && text.contains("Unlock") && text.contains("Both"), qPrintable(text));
    emit m_app->window().historyPanel().stepRequested(0); // over a step that may not be undone
    QCOMPARE(undo.index(), 2);
    document.setSetSwitches({});
    press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(undo.index(), 1);
    QCOMPARE(ranges("gameplay::Hit"), QString("[0,1)"));
    document.setSetSwitches({{}, {"gameplay"}});
    press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(undo.index(), 1);
    QCOMPARE(ranges("gameplay::Hit"), QString("[0,1)"));
    QVERIFY(said.back().front().toString().contains("redo again"));
    press(Qt::Key_Z, Qt::ControlModifier); // of the default set: as ever
    QCOMPARE(undo.index(), 0);
    QCOMPARE(ranges("Walk"), QString("[0,1)"));
    document.setSetSwitches({});
    undo.setIndex(2);
    QCOMPARE(ranges("gameplay::Hit"), QString("[10,12)"));
}

QTEST_MAIN(tst_TagSetSwitches)
#include "tst_TagSetSwitches.moc"
