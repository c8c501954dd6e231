#include "app/presenters/library/ClipTexts.h"
#include "core/tags/sheet/TagEdits.h"
#include "core/tags/vocabulary/Phases.h"
#include "tests/app/TestWindow.h"
#include "widgets/library/ClipListView.h"
#include "widgets/library/LibraryView.h"
#include "widgets/tags/choice/TagPickerPopup.h"
#include "widgets/theme/Theme.h"
#include "widgets/theme/controls/ElidedLabel.h"
#include "widgets/theme/messages/MessageArea.h"
#include "widgets/theme/messages/StatusStrip.h"
#include "widgets/timeline/TimelineWidget.h"
#include "widgets/viewport/ViewportWidget.h"

#include <QApplication>
#include <QComboBox>
#include <QDialog>
#include <QDialogButtonBox>
#include <QLineEdit>
#include <QPushButton>
#include <QTimer>
#include <QTreeWidget>

#include <algorithm>

using namespace tagline;
using namespace tagline::test;

/// Tag keys and edits of many clips, by real keys in the real window.
class tst_LiveTags : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_app.reset(); }
    void aHeldKeyTagsWhileItIsHeld();
    void aHoldIsTimedByTheKeyItself();
    void aLateKeyMeansTheFrameThatWasSeen();
    void aRepeatedKeyIsHeld();
    void twoHeldKeysTagTwoLanes();
    void aKeyInsideARangeOfItsTagSaysSo();
    void aKeyOnFramesThatAreBlockedSaysWhatBlocksThem();
    void shiftPaintsWhileStepping();
    void shiftAndControlErase();
    void strokesAreSeenBeforeTheyEnd();
    void shiftIForgetsWhatRuns();
    void oneKeyGoesFromPhaseToPhase();
    void phasesAreSetInTheVocabulary();
    void aRangeStartsWithoutATag();
    void tagsOfAGroupFollowEachOther();
    void undoDiscardsWhatWasStartedFirst();
    void leavingAClipSaysWhatItDiscards();
    void aTagWithoutAKeySaysWhatStopsIt();
    void escapeStopsPainting();
    void escapeDiscardsWhatWasStartedFirst();
    void undoingANewTagEndsWhatItStarted();
    void anotherClipEndsStrokes();
    void theKeySheetListsTagKeys();
    void manyClipsGetATagInOneStep();
    void sidesAreMirroredIntoANamespace();

private:
    const ClipLibrary& library() { return m_app->document().library(); }
    TagId tag(const char* name) { return *library().vocabulary().find(name); }
    QWidget* view() { return m_app->window().timeline().viewport(); }
    QUndoStack& undo() { return m_app->document().undoStack(); }
    std::vector<FrameRange> ranges(TagId of)
    {
        const auto lane = library().clip(m_clip).sheet.ranges(of);
        return {lane.begin(), lane.end()};
    }
    /// A key of that time, in milliseconds of a window system's clock.
    void sendKey(QEvent::Type type, int key, quint64 milliseconds)
    {
        QKeyEvent event(type, key, Qt::NoModifier);
        event.setTimestamp(milliseconds);
        QCoreApplication::sendEvent(view(), &event);
    }
    /// Steps by the arrow key.
    void step(int frames)
    {
        for (int i = 0; i < frames; ++i) pressKey(view(), Qt::Key_Right);
    }
    /// Calls `act` with the next dialog that opens.
    bool isSaid(const QString& part) const;
    void withNextDialog(const std::function<void(QDialog&)>& act);

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Application> m_app;
    ClipId m_clip;
    TagId m_one; ///< the tag of the key 1, without ranges in the clip
    TagId m_two;
};

void tst_LiveTags::init()
{
    applyTheme(*qApp);
    m_folder = std::make_unique<QTemporaryDir>();
    const QString sample = copyOfSample(*m_folder);
    m_app = std::make_unique<Application>(pathsIn(*m_folder));
    m_app->window().show();
    QVERIFY(becomesActive(m_app->window()));
    QVERIFY(isOpened(*m_app, {sample}));
    m_clip = clipOf(*m_app, sample + "/walk.glb");
    m_app->workspace().setCurrentClip(m_clip);
    m_one = *library().vocabulary().findKey("1");
    m_two = *library().vocabulary().findKey("2");
    m_app->document().changeSheets({{m_clip, TagSheet()}}, "Clear");
    undo().clear();
    m_app->workspace().setPlayhead(5);
    view()->setFocus();
}

void tst_LiveTags::withNextDialog(const std::function<void(QDialog&)>& act)
{
    auto* timer = new QTimer(m_app.get());
    connect(timer, &QTimer::timeout, this, [timer, act] {
        auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget());
        if (!dialog) return;
        timer->stop();
        timer->deleteLater();
        act(*dialog);
    });
    timer->start(20);
}

/// Whether the line at the window's foot says so now.
bool tst_LiveTags::isSaid(const QString& part) const
{
    const auto labels = m_app->window().status().findChildren<ElidedLabel*>();
    return std::any_of(labels.begin(), labels.end(),
                       [&](const ElidedLabel* each) { return each->text().contains(part); });
}

void tst_LiveTags::aHeldKeyTagsWhileItIsHeld()
{
    QTest::keyPress(view(), Qt::Key_1);
    step(6);
    QTest::qWait(300);
    QVERIFY(ranges(m_one).empty()); // nothing is edited while the key is down
    QTest::keyRelease(view(), Qt::Key_1);
    QCOMPARE(ranges(m_one), (std::vector<FrameRange>{{5, 12}}));
    QCOMPARE(undo().count(), 1);
}

void tst_LiveTags::aHoldIsTimedByTheKeyItself()
{
    sendKey(QEvent::KeyRelease, Qt::Key_1, 1000); // handled at once, as far as anyone knows
    QTest::qWait(700);
    sendKey(QEvent::KeyPress, Qt::Key_1, 1100); // both come late, one right after the other
    step(6);
    sendKey(QEvent::KeyRelease, Qt::Key_1, 1500);
    QTRY_COMPARE(ranges(m_one), (std::vector<FrameRange>{{5, 12}}));

    sendKey(QEvent::KeyPress, Qt::Key_2, 1700);
    step(3);
    QTest::qWait(300); // the release is late, the press was short
    sendKey(QEvent::KeyRelease, Qt::Key_2, 1800);
    QVERIFY(ranges(m_two).empty());
    step(1);
    pressKey(view(), Qt::Key_2);
    QCOMPARE(ranges(m_two), (std::vector<FrameRange>{{11, 16}}));
}

void tst_LiveTags::aLateKeyMeansTheFrameThatWasSeen()
{
    m_app->playback().setSpeed(0.25);
    m_app->playback().setPlaying(true);
    QTRY_VERIFY(m_app->workspace().playhead() >= 7);
    const Frame seen = m_app->workspace().playhead();
    sendKey(QEvent::KeyRelease, Qt::Key_2, 1000);
    QTRY_VERIFY(m_app->workspace().playhead() >= seen + 5);
    sendKey(QEvent::KeyPress, Qt::Key_2, 1000); // at the same time, and handled now
    m_app->playback().setPlaying(false);
    QCoreApplication::processEvents();
    const TimelineContent& content = m_app->window().timeline().content();
    const auto start = content.lanes[std::size_t(laneOf(content, m_two))].openStart;
    QVERIFY(start);
    QVERIFY2(std::abs(*start - seen) <= 1, qPrintable(QString("%1, seen %2").arg(*start).arg(seen)));
}

/// X11 sends a release and a press of one time for each repetition; where the program is busy, Qt does not
/// know them for what they are.
void tst_LiveTags::aRepeatedKeyIsHeld()
{
    sendKey(QEvent::KeyPress, Qt::Key_1, 1000);
    step(2);
    for (quint64 time = 1660; time < 1900; time += 40) {
        sendKey(QEvent::KeyRelease, Qt::Key_1, time);
        QTest::qWait(time == 1660 ? 10 : 0); // the press comes a little later
        sendKey(QEvent::KeyPress, Qt::Key_1, time);
        step(1);
    }
    QTest::qWait(300); // longer than a short press
    QVERIFY(ranges(m_one).empty());
    sendKey(QEvent::KeyRelease, Qt::Key_1, 2300); // handled at once
    QTRY_COMPARE(ranges(m_one), (std::vector<FrameRange>{{5, 14}}));
    QCOMPARE(undo().count(), 1);

    // A press of a later time is another press, however soon it comes.
    sendKey(QEvent::KeyPress, Qt::Key_2, 3000);
    sendKey(QEvent::KeyRelease, Qt::Key_2, 3050);
    step(4);
    sendKey(QEvent::KeyPress, Qt::Key_2, 3100);
    sendKey(QEvent::KeyRelease, Qt::Key_2, 3101);
    QTRY_COMPARE(ranges(m_two), (std::vector<FrameRange>{{13, 18}}));
}

void tst_LiveTags::twoHeldKeysTagTwoLanes()
{
    QTest::keyPress(view(), Qt::Key_1);
    step(2);
    QTest::keyPress(view(), Qt::Key_2);
    step(3);
    QTest::qWait(300);
    QTest::keyRelease(view(), Qt::Key_1);
    step(1);
    QTest::keyRelease(view(), Qt::Key_2);
    QCOMPARE(ranges(m_one), (std::vector<FrameRange>{{5, 11}}));
    QCOMPARE(ranges(m_two), (std::vector<FrameRange>{{7, 12}}));
    QCOMPARE(undo().count(), 2);
}

void tst_LiveTags::aKeyInsideARangeOfItsTagSaysSo()
{
    m_app->document().changeSheets({{m_clip, TagSheet().withRanges(m_one, std::vector<FrameRange>{{0, 40}})}},
                                   "give");
    QSignalSpy said(m_app.get(), &Application::said);
    pressKey(view(), Qt::Key_1);
    step(6);
    pressKey(view(), Qt::Key_1);
    QCOMPARE(ranges(m_one), (std::vector<FrameRange>{{0, 40}}));
    QVERIFY(!said.isEmpty());
    QVERIFY2(said.last()[0].toString().startsWith("Already tagged"), qPrintable(said.last()[0].toString()));
    QCOMPARE(m_app->window().status().messages().kind(), MessageArea::Kind::Note);
}

void tst_LiveTags::aKeyOnFramesThatAreBlockedSaysWhatBlocksThem()
{
    LibraryEdit shared;
    TagGroup& group = shared.groups.emplace().emplace_back();
    group.name = library().vocabulary()[m_one].group;
    group.policy = OverlapPolicy::Block;
    group.exclusiveness = Exclusiveness::AtMostOne;
    QCOMPARE(library().vocabulary()[m_two].group, group.name);
    m_app->document().change(shared, "policy");
    m_app->document().changeSheets({{m_clip, TagSheet().withRanges(m_two, {{0, 40}})}}, "give");
    pressKey(view(), Qt::Key_1);
    step(6);
    pressKey(view(), Qt::Key_1);
    QVERIFY(ranges(m_one).empty());
    const QString blocker = shortTagName(library(), m_two);
    QCOMPARE(m_app->window().status().messages().text(), blocker + " blocks these frames.");
    QCOMPARE(m_app->window().status().messages().kind(), MessageArea::Kind::Error);
}

void tst_LiveTags::shiftPaintsWhileStepping()
{
    pressKey(view(), Qt::Key_Exclam, Qt::ShiftModifier); // Shift+1
    step(4);
    QVERIFY(ranges(m_one).empty());
    pressKey(view(), Qt::Key_1, Qt::ShiftModifier);
    QCOMPARE(ranges(m_one), (std::vector<FrameRange>{{5, 10}}));
    QCOMPARE(undo().count(), 1);
}

void tst_LiveTags::shiftAndControlErase()
{
    m_app->document().changeSheets({{m_clip, TagSheet().withRanges(m_one, {{0, 20}})}}, "Add");
    pressKey(view(), Qt::Key_1, Qt::ShiftModifier | Qt::ControlModifier);
    step(3);
    pressKey(view(), Qt::Key_1, Qt::ShiftModifier | Qt::ControlModifier);
    QCOMPARE(ranges(m_one), (std::vector<FrameRange>{{0, 5}, {9, 20}}));
    QCOMPARE(undo().count(), 2);
}

void tst_LiveTags::strokesAreSeenBeforeTheyEnd()
{
    const auto shownLane = [&]() -> const TimelineLane& {
        const TimelineContent& content = m_app->window().timeline().content();
        return content.lanes[std::size_t(laneOf(content, m_one))];
    };
    pressKey(view(), Qt::Key_1, Qt::ShiftModifier);
    step(4);
    QTRY_VERIFY(shownLane().isLive);
    QTRY_VERIFY(shownLane().ranges.size() == 1 && shownLane().ranges[0] == (FrameRange{5, 10}));
    keepPicture(m_app->window(), "live-brush");
    pressKey(view(), Qt::Key_1, Qt::ShiftModifier);
    QTRY_VERIFY(!shownLane().isLive);
}

void tst_LiveTags::oneKeyGoesFromPhaseToPhase()
{
    pressKey(view(), Qt::Key_B);
    QVERIFY(isSaid("No tags follow each other yet"));
    const auto name = [this](TagId tag) { return library().vocabulary()[tag].name; };
    const TagId last = m_app->document().tagNamed("Recovery");
    LibraryEdit edit;
    edit.groups = library().vocabulary().groups();
    edit.groups->push_back({"Attack", {}, {}, {}});
    edit.groups->back().phases = {name(m_one), name(m_two), "Recovery"};
    m_app->document().change(edit, "Phases");
    undo().clear();

    pressKey(view(), Qt::Key_B);
    QVERIFY(isSaid("Next Phase (B) goes on to"));
    pressKey(view(), Qt::Key_B);
    QVERIFY(isSaid("go on before the next phase begins"));
    step(6);
    pressKey(view(), Qt::Key_B);
    QCOMPARE(ranges(m_one), (std::vector<FrameRange>{{5, 11}}));
    QCOMPARE(m_app->workspace().activeTag(), m_two);
    step(4);
    pressKey(view(), Qt::Key_B);
    step(3);
    QVERIFY(isSaid("Next Phase (B) ends it"));
    pressKey(view(), Qt::Key_B);
    QCOMPARE(ranges(m_two), (std::vector<FrameRange>{{11, 15}}));
    QCOMPARE(ranges(last), (std::vector<FrameRange>{{15, 19}}));
    QCOMPARE(undo().count(), 3);
    step(3);
    pressKey(view(), Qt::Key_B); // from the first again
    step(2);
    pressKey(view(), Qt::Key_B);
    QCOMPARE(ranges(m_one), (std::vector<FrameRange>{{5, 11}, {21, 23}}));
    pressKey(view(), Qt::Key_I, Qt::ShiftModifier);
    QCOMPARE(ranges(m_two), (std::vector<FrameRange>{{11, 15}}));
    pressKey(view(), Qt::Key_U);
    step(2);
    pressKey(view(), Qt::Key_B); // does not name what has no tag yet
    QVERIFY(isSaid("A range without a tag runs"));
    pressKey(view(), Qt::Key_1);
    QCOMPARE(ranges(m_one), (std::vector<FrameRange>{{5, 11}, {21, 23}, {23, 26}}));
}

void tst_LiveTags::aRangeStartsWithoutATag()
{
    pressKey(view(), Qt::Key_U);
    QVERIFY(isSaid("A range without a tag · started at frame 5"));
    step(6);
    pressKey(view(), Qt::Key_1);
    QCOMPARE(ranges(m_one), (std::vector<FrameRange>{{5, 12}}));
    QCOMPARE(undo().count(), 1);

    pressKey(view(), Qt::Key_U);
    step(3);
    pressKey(view(), Qt::Key_I, Qt::ShiftModifier);
    QVERIFY(!isSaid("A range without a tag"));
    QVERIFY(isSaid("Discarded the range without a tag"));
    QCOMPARE(undo().count(), 1);

    pressKey(view(), Qt::Key_U);
    step(2);
    QVERIFY(!isSaid("Discarded"));
    m_app->workspace().setSelection({}); // which Escape would clear first
    pressKey(view(), Qt::Key_Escape);
    QVERIFY(isSaid("Discarded the range without a tag"));
    for (int i = 0; i < 2; ++i) pressKey(view(), Qt::Key_Left);
    QCOMPARE(undo().count(), 1);

    pressKey(view(), Qt::Key_2); // of all that runs each is named
    pressKey(view(), Qt::Key_U);
    QVERIFY(isSaid("A range without a tag · started at frame"));
    const std::string two(lastPart(library().vocabulary()[m_two].name));
    QVERIFY(isSaid(QString::fromStdString(two + " started as well")));
    QVERIFY(isSaid("discards them"));
    pressKey(view(), Qt::Key_I, Qt::ShiftModifier);
    QCOMPARE(undo().count(), 1);

    pressKey(view(), Qt::Key_U); // stopped by itself it asks
    step(4);
    pressKey(view(), Qt::Key_U);
    auto* picker = qobject_cast<TagPickerPopup*>(QApplication::activePopupWidget());
    QVERIFY(picker);
    emit picker->picked(m_two);
    picker->close();
    QCOMPARE(ranges(m_two), (std::vector<FrameRange>{{14, 19}}));
}

void tst_LiveTags::tagsOfAGroupFollowEachOther()
{
    actionOf(*m_app, "tag.followOn").trigger();
    pressKey(view(), Qt::Key_1);
    step(4);
    pressKey(view(), Qt::Key_1);
    QVERIFY(isSaid("goes on"));
    QVERIFY(ranges(m_one).empty());
    step(4);
    pressKey(view(), Qt::Key_2);
    QCOMPARE(ranges(m_one), (std::vector<FrameRange>{{5, 13}}));
    step(5);
    pressKey(view(), Qt::Key_I); // the active tag
    QCOMPARE(ranges(m_two), (std::vector<FrameRange>{{13, 19}}));
    QCOMPARE(ranges(m_one), (std::vector<FrameRange>{{5, 13}}));
}

void tst_LiveTags::phasesAreSetInTheVocabulary()
{
    const QString one = QString::fromStdString(library().vocabulary()[m_one].name);
    const QString two = QString::fromStdString(library().vocabulary()[m_two].name);
    const auto type = [this](const QString& text, bool isGood) {
        withNextDialog([=](QDialog& dialog) {
            QLineEdit* phases = nullptr;
            for (QLineEdit* field : dialog.findChildren<QLineEdit*>())
                if (!phases && field->accessibleName() == "Phases, in order") phases = field;
            QVERIFY(phases);
            QVERIFY2(phases->toolTip().contains("Next Phase (B)"), qPrintable(phases->toolTip()));
            phases->setText(text);
            auto* accept = dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok);
            QCOMPARE(accept->isEnabled(), isGood);
            isGood ? accept->click() : dialog.reject();
        });
        actionOf(*m_app, "tag.vocabulary").trigger();
    };
    type("Nowhere", false);
    QVERIFY(allPhases(library().vocabulary()).empty());
    type(two.section('.', -1) + ", " + one, true);
    QCOMPARE(allPhases(library().vocabulary()).at(0).tags, (std::vector{m_two, m_one}));
    undo().undo();
    QVERIFY(allPhases(library().vocabulary()).empty());
}

void tst_LiveTags::shiftIForgetsWhatRuns()
{
    pressKey(view(), Qt::Key_1, Qt::ShiftModifier);
    step(4);
    pressKey(view(), Qt::Key_I, Qt::ShiftModifier);
    step(2);
    pressKey(view(), Qt::Key_1, Qt::ShiftModifier); // a new brush, not the end of the old one
    QVERIFY(ranges(m_one).empty());
    QCOMPARE(undo().count(), 0);
}

void tst_LiveTags::leavingAClipSaysWhatItDiscards()
{
    pressKey(view(), Qt::Key_1);
    step(3);
    const auto hasLiveChip = [this] {
        return std::ranges::any_of(m_app->window().viewport()->overlay().chips, &ViewportChip::isLive);
    };
    QVERIFY(hasLiveChip());
    pressKey(view(), Qt::Key_PageDown);
    QVERIFY(isSaid("Discarded what was started: "));
    QVERIFY(!hasLiveChip());
    QCOMPARE(undo().count(), 0);

    QTest::keyPress(view(), Qt::Key_1); // held: its frames are kept
    QTest::qWait(400);
    pressKey(view(), Qt::Key_PageUp);
    QTest::keyRelease(view(), Qt::Key_1);
    QVERIFY(!isSaid("Discarded"));
}

void tst_LiveTags::undoDiscardsWhatWasStartedFirst()
{
    QVERIFY(!actionOf(*m_app, "edit.undo").isEnabled());
    pressKey(view(), Qt::Key_1); // with nothing to undo
    QVERIFY(isSaid("its key stops it"));
    QVERIFY(actionOf(*m_app, "edit.undo").isEnabled());
    QCOMPARE(actionOf(*m_app, "edit.undo").text(), QString("&Undo Started Range"));
    step(3);
    pressKey(view(), Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(!isSaid("its key stops it"));
    QVERIFY(isSaid("Discarded what was started"));
    QVERIFY(!actionOf(*m_app, "edit.undo").isEnabled());
    QCOMPARE(undo().count(), 0);

    pressKey(view(), Qt::Key_1);
    step(2);
    pressKey(view(), Qt::Key_1);
    QCOMPARE(ranges(m_one), (std::vector<FrameRange>{{8, 11}}));
    pressKey(view(), Qt::Key_2);
    pressKey(view(), Qt::Key_Z, Qt::ControlModifier); // the range that is done stays
    QCOMPARE(undo().index(), 1);
    QCOMPARE(ranges(m_one), (std::vector<FrameRange>{{8, 11}}));
    pressKey(view(), Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(ranges(m_one).empty() && ranges(m_two).empty());
}

void tst_LiveTags::aTagWithoutAKeySaysWhatStopsIt()
{
    const TagId keyless = m_app->document().tagNamed("Keyless");
    QVERIFY(library().vocabulary()[keyless].key.empty());
    m_app->workspace().setActiveTag(keyless);
    pressKey(view(), Qt::Key_2);
    QVERIFY(isSaid("its key stops it"));
    pressKey(view(), Qt::Key_2);
    m_app->workspace().setActiveTag(keyless);
    pressKey(view(), Qt::Key_I);
    QVERIFY(isSaid("Start or Stop Active Tag (I) stops it, Cancel Started Range (Shift+I) discards it"));
    pressKey(view(), Qt::Key_2);
    QVERIFY(isSaid("their keys stop them, or Start or Stop Active Tag (I) the active one"));
}

void tst_LiveTags::escapeStopsPainting()
{
    pressKey(view(), Qt::Key_2, Qt::ShiftModifier);
    step(3);
    pressKey(view(), Qt::Key_Escape);
    step(2);
    QCOMPARE(ranges(m_two), (std::vector<FrameRange>{{5, 9}})); // what it painted stays, and can be undone
    m_app->document().undoStack().undo();
    QVERIFY(ranges(m_two).empty());
    pressKey(view(), Qt::Key_2);
    step(3);
    pressKey(view(), Qt::Key_Escape);
    QVERIFY(ranges(m_two).empty());
    QVERIFY(!isSaid("started at frame"));
}

/// Before it drops a selection or leaves the tag mode, and while a tag's key is held.
void tst_LiveTags::escapeDiscardsWhatWasStartedFirst()
{
    const std::vector<RangeRef> selected{{m_two, {40, 44}}};
    m_app->document().editSheet(m_app->workspace().currentClip(), "Add", 0, [&](const TagSheet& sheet) {
        return withRangeAdded(sheet, m_two, {40, 44}, 100000);
    });
    const auto before = ranges(m_two);
    m_app->workspace().setSelection(selected);
    pressKey(view(), Qt::Key_2);
    step(3);
    QVERIFY(isSaid("started at frame"));
    pressKey(view(), Qt::Key_Escape);
    QVERIFY(!isSaid("started at frame"));
    QVERIFY(isSaid("Discarded what was started"));
    QCOMPARE(ranges(m_two), before);
    QCOMPARE(m_app->workspace().selection(), selected);
    pressKey(view(), Qt::Key_Escape);
    QVERIFY(m_app->workspace().selection().empty());

    pressKey(view(), Qt::Key_T); // in the tag mode
    pressKey(view(), Qt::Key_2);
    step(3);
    pressKey(view(), Qt::Key_Escape);
    QCOMPARE(ranges(m_two), before);
    QVERIFY(actionOf(*m_app, "tag.mode").isChecked());
    pressKey(view(), Qt::Key_Escape);
    QVERIFY(!actionOf(*m_app, "tag.mode").isChecked());

    QTest::keyPress(view(), Qt::Key_2); // held
    step(3);
    pressKey(view(), Qt::Key_Escape);
    QTest::keyRelease(view(), Qt::Key_2);
    QTest::qWait(120); // a release is told a moment late
    QCOMPARE(ranges(m_two), before);
    QVERIFY(!isSaid("started at frame"));
}

void tst_LiveTags::undoingANewTagEndsWhatItStarted()
{
    TagDefinition made;
    made.name = "Brandnew";
    m_app->document().defineTag(made, "Make a tag");
    const TagId tag = *library().vocabulary().find("Brandnew");
    m_app->workspace().setActiveTag(tag);
    pressKey(view(), Qt::Key_I);
    pressKey(view(), Qt::Key_2);
    QVERIFY(isSaid("Brandnew, "));
    undo().undo(); // as a click in the history does
    QVERIFY(!library().vocabulary()[tag].isRegistered);
    QVERIFY(!isSaid("Brandnew, ") && isSaid("its key stops it"));
    step(3);
    pressKey(view(), Qt::Key_2); // that of the other tag goes on
    QCOMPARE(ranges(m_two), (std::vector<FrameRange>{{5, 9}}));
    QVERIFY(ranges(tag).empty());
}

void tst_LiveTags::anotherClipEndsStrokes()
{
    pressKey(view(), Qt::Key_1, Qt::ShiftModifier);
    pressKey(view(), Qt::Key_2); // only started
    step(3);
    m_app->workspace().setCurrentClip(ClipId(m_clip.value == 0 ? 1 : 0));
    QCOMPARE(ranges(m_one), (std::vector<FrameRange>{{5, 9}}));
    QVERIFY(ranges(m_two).empty());
}

void tst_LiveTags::theKeySheetListsTagKeys()
{
    const QString name = QString::fromStdString(library().vocabulary()[m_one].name);
    bool isListed = false;
    withNextDialog([&](QDialog& dialog) {
        for (QTreeWidgetItem* item :
             dialog.findChild<QTreeWidget*>()->findItems(name, Qt::MatchExactly | Qt::MatchRecursive))
            isListed |= item->text(1) == "1";
        dialog.reject();
    });
    actionOf(*m_app, "help.keys").trigger();
    QVERIFY(isListed);
}

void tst_LiveTags::manyClipsGetATagInOneStep()
{
    auto* list = m_app->window().libraryView().findChild<ClipListView*>();
    // The list takes what was read a moment later.
    QTRY_VERIFY(
        (list->selectAll(), m_app->window().libraryView().selectedClips().size() == library().clipCount()));
    const QString name = QString::fromStdString(library().vocabulary()[m_one].name);
    withNextDialog([&](QDialog& dialog) {
        keepPicture(dialog, "bulk");
        dialog.findChild<QComboBox*>()->setCurrentText(name);
        dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok)->click();
    });
    pressKey(view(), Qt::Key_T, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(undo().count(), 1);
    std::int64_t all = 0;
    for (std::uint32_t i = 0; i < library().clipCount(); ++i) all += library().clip(ClipId(i)).frames;
    QCOMPARE(std::int64_t(library().index().counts(m_one).frames), all);
    QVERIFY(becomesActive(m_app->window()));
    pressKey(view(), Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(ranges(m_one).empty());
}

void tst_LiveTags::sidesAreMirroredIntoANamespace()
{
    const TagId left = m_app->document().tagNamed("Foot.L");
    m_app->document().changeSheets({{m_clip, TagSheet().withRanges(left, {{2, 5}})}}, "Tag");
    const int before = undo().count();
    withNextDialog([](QDialog& dialog) {
        keepPicture(dialog, "mirror_namespace");
        QCOMPARE(dialog.findChild<QLineEdit*>()->text(), QString("Mirrored"));
        dialog.accept();
    });
    actionOf(*m_app, "clip.mirrorTags").trigger();
    QCOMPARE(undo().count(), before + 1);
    QVERIFY((ranges(tag("Mirrored.Foot.R")) == std::vector<FrameRange>{{2, 5}}));
    QVERIFY((ranges(left) == std::vector<FrameRange>{{2, 5}}));
}

QTEST_MAIN(tst_LiveTags)
#include "tst_LiveTags.moc"
