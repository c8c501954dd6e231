// Takes in the real window: accepted and removed in the dialog, their ranges given to all clips, and what
// partners have shown below the lanes.

#include "app/presenters/takes/PartnerLanes.h"
#include "app/presenters/takes/TakesDialog.h"
#include "core/library/takes/LibraryTakes.h"
#include "tests/app/TimelineStage.h"
#include "widgets/viewport/ViewportWidget.h"

#include <QDoubleSpinBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollBar>
#include <QTreeWidget>

#include <algorithm>
#include <cmath>

using namespace tagline;
using namespace tagline::test;

class tst_TakesInWindow : public QObject, private TimelineStage
{
    Q_OBJECT

private slots:
    void initTestCase() { open(); }
    void init();
    void cleanup();
    void cleanupTestCase() { m_app.reset(); }
    void namedRangesAreFolded();
    void aProposalIsAcceptedAndTakenBack();
    void aPatternThatIsNoneIsSaid();
    void aTakeIsRemovedAndItsClipsShown();
    void rangesGoToTheWholeTakeInOneStep();
    void withoutATakeTheReasonIsSaid();
    void partnersHaveLanesThatOpen();
    void lanesOfPartnersComeIntoSight();
    void lanesOfPartnersFollowTheirClips();
    void partnersStandInThePictureInStep();
    void theMomentStaysFromPartnerToPartner();
    void offsetsAreEditedInOneStep();
    void offsetsStartWithTheClipThatIsShown();

private:
    TakesDialog& opened();
    QTreeWidget& list() { return *opened().findChild<QTreeWidget*>(); }
    QPushButton& button(const QString& text);
    /// Walk and run were recorded together.
    void recordTogether(std::int64_t offset = 0);
    /// The lane of that name; null where it is not shown.
    const TimelineLane* partnerLane(const QString& name);
};

void tst_TakesInWindow::init()
{
    m_app->document().set(&LibraryEdit::takes, std::vector<Take>(), "none");
    clear();
}

void tst_TakesInWindow::cleanup()
{
    auto* dialog = m_app->window().findChild<TakesDialog*>();
    if (!dialog) return;
    dialog->reject();
    QTRY_VERIFY(!m_app->window().findChild<TakesDialog*>());
}

TakesDialog& tst_TakesInWindow::opened()
{
    auto* dialog = m_app->window().findChild<TakesDialog*>();
    if (!dialog) actionOf(*m_app, "clip.takes").trigger();
    dialog = m_app->window().findChild<TakesDialog*>();
    if (!dialog) qFatal("the takes are not there");
    return *dialog;
}

QPushButton& tst_TakesInWindow::button(const QString& text)
{
    for (auto* each : opened().findChildren<QPushButton*>())
        if (each->text() == text) return *each;
    qFatal("no button %s", qPrintable(text));
}

void tst_TakesInWindow::recordTogether(std::int64_t offset)
{
    const std::vector<ClipId> clips{m_clip, m_other};
    Take take = takeOf(library(), "duet", clips);
    take.members.back().offset = offset;
    m_app->document().set(&LibraryEdit::takes, std::vector<Take>{take}, "Record");
    QCoreApplication::processEvents();
}

const TimelineLane* tst_TakesInWindow::partnerLane(const QString& name)
{
    const auto& lanes = timeline().content().lanes;
    const auto found = std::ranges::find_if(
        lanes, [&](const TimelineLane& lane) { return lane.id.startsWith("partner ") && lane.name == name; });
    return found == lanes.end() ? nullptr : &*found;
}

void tst_TakesInWindow::namedRangesAreFolded()
{
    const FoldedRanges row = foldedRanges(
        {{{2, 6}, "Push"}, {{4, 8}, "Run"}, {{8, 9}, "Run"}, {{20, 30}, "Push"}, {{21, 22}, "Push"}});
    QVERIFY(row.ranges ==
            (std::vector<FrameRange>{{2, 4}, {4, 6}, {6, 8}, {8, 9}, {20, 21}, {21, 22}, {22, 30}}));
    QCOMPARE(row.texts, (QStringList{"Push", "Push, Run", "Run", "Run", "Push", "Push", "Push"}));
    QVERIFY(foldedRanges({}).ranges.empty());
}

void tst_TakesInWindow::aProposalIsAcceptedAndTakenBack()
{
    opened().findChild<QLineEdit*>("takePattern")->setText("{subject}_{take}"); // turn_left and sidestep_left
    QTRY_VERIFY(!list().findItems("left", Qt::MatchExactly).isEmpty());
    QTreeWidgetItem* left = list().findItems("left", Qt::MatchExactly).front();
    QCOMPARE(left->text(2), QString("proposed"));
    QVERIFY(left->childCount() >= 2);
    QVERIFY(library().takes().empty());
    list().setCurrentItem(left);
    QTest::mouseClick(&button("&Accept"), Qt::LeftButton);
    QCOMPARE(library().takes().size(), std::size_t(1));
    QCOMPARE(library().takes().front().name, std::string("left"));
    QTRY_COMPARE(list().findItems("left", Qt::MatchExactly).front()->text(1), QString());
    undo().undo();
    QVERIFY(library().takes().empty());
}

void tst_TakesInWindow::aPatternThatIsNoneIsSaid()
{
    opened().findChild<QLineEdit*>("takePattern")->setText("{take}");
    const auto labels = opened().findChildren<QLabel*>();
    QVERIFY(std::ranges::any_of(labels, [](QLabel* label) { return label->text().contains("{subject}"); }));
    QVERIFY(!button("Accept A&ll").isEnabled());
}

void tst_TakesInWindow::aTakeIsRemovedAndItsClipsShown()
{
    recordTogether();
    opened();
    QTRY_VERIFY(!list().findItems("duet", Qt::MatchExactly).isEmpty());
    QTreeWidgetItem* duet = list().findItems("duet", Qt::MatchExactly).front();
    QCOMPARE(duet->childCount(), 2);
    list().setCurrentItem(duet->child(1));
    QVERIFY(workspace().currentClip() == m_other);
    QTest::mouseClick(&button("&Remove"), Qt::LeftButton);
    QVERIFY(library().takes().empty());
    undo().undo();
    QCOMPARE(library().takes().size(), std::size_t(1));
}

void tst_TakesInWindow::rangesGoToTheWholeTakeInOneStep()
{
    recordTogether();
    give({{"Locomotion.Run", {{10, 20}}}, {"Style.Tired", {{5, 9}}}});
    select({{tag("Locomotion.Run"), {10, 20}}, {tag("Style.Tired"), {5, 9}}});
    const int before = undo().index();
    actionOf(*m_app, "tag.wholeTake").trigger();
    QCOMPARE(undo().index(), before + 1);
    const auto framesThere = [&](const char* name) {
        return library().clip(m_other).sheet.frames(tag(name), library().clip(m_other).frames);
    };
    QVERIFY(!framesThere("Locomotion.Run").isEmpty() && !framesThere("Style.Tired").isEmpty());
    actionOf(*m_app, "tag.wholeTake").trigger(); // they have them
    QCOMPARE(undo().index(), before + 1);
    undo().undo();
    QVERIFY(framesThere("Locomotion.Run").isEmpty());
    QCOMPARE(ranges("Locomotion.Run"), (Ranges{{10, 20}}));
}

void tst_TakesInWindow::withoutATakeTheReasonIsSaid()
{
    give({{"Locomotion.Run", {{10, 20}}}});
    select({{tag("Locomotion.Run"), {10, 20}}});
    const int before = undo().index();
    actionOf(*m_app, "tag.wholeTake").trigger();
    QCOMPARE(undo().index(), before);
    QVERIFY(library().clip(m_other).sheet.ranges(tag("Locomotion.Run")).empty());
}

void tst_TakesInWindow::partnersHaveLanesThatOpen()
{
    const TagId run = tag("Locomotion.Run"), tired = tag("Style.Tired");
    m_app->document().changeSheets(
        {{m_other, TagSheet().withRanges(run, {{2, 8}}).withRanges(tired, {{4, 6}})}}, "partner");
    recordTogether();
    QTRY_VERIFY(partnerLane("with run"));
    QVERIFY(partnerLane("with run")->canOpen && !partnerLane("with run")->isOpen);
    QVERIFY(partnerLane("with run")->texts.contains("Run, Tired") ||
            partnerLane("with run")->texts.contains("Tired, Run"));
    QVERIFY(!partnerLane("Run"));
    emit timeline().laneToggleRequested(partnerLane("with run")->id);
    QTRY_VERIFY(partnerLane("Run"));
    QVERIFY(partnerLane("Run")->isPart && partnerLane("Tired"));
    actionOf(*m_app, "view.partners").trigger();
    QTRY_VERIFY(!partnerLane("with run"));
    actionOf(*m_app, "view.partners").trigger();
    QTRY_VERIFY(partnerLane("with run"));
}

void tst_TakesInWindow::lanesOfPartnersComeIntoSight()
{
    // More lanes than there is room for.
    TagSheet sheet;
    for (int lane = 0; lane < 60; ++lane)
        sheet = sheet.withRanges(m_app->document().tagNamed("Lane" + std::to_string(lane)), {{3, 9}});
    m_app->document().changeSheets({{m_clip, sheet}}, "all tags");
    TagSheet partner;
    for (const char* name : {"Locomotion.Run", "Style.Tired"})
        partner = partner.withRanges(tag(name), {{2, 8}});
    m_app->document().changeSheets({{m_other, partner}}, "partner");
    recordTogether();
    QTRY_VERIFY(partnerLane("with run"));
    actionOf(*m_app, "view.partners").trigger();
    QTRY_VERIFY(!partnerLane("with run"));
    const auto isInSight = [&](const char* name) {
        const TimelineLane* lane = partnerLane(name);
        if (!lane) return false;
        const TimelineGeometry& view = timeline().geometryOfView();
        const int row = int(lane - timeline().content().lanes.data());
        return view.laneTop(row) >= view.scrollTop() - 1 &&
               view.laneTop(row) + view.laneHeightOf(row) <= view.height + 1;
    };
    timeline().verticalScrollBar()->setValue(0);
    QTRY_VERIFY(timeline().verticalScrollBar()->maximum() > 100);
    actionOf(*m_app, "view.partners").trigger();
    QTRY_VERIFY(isInSight("with run"));
    if (partnerLane("with run")->isOpen) emit timeline().laneToggleRequested(partnerLane("with run")->id);
    QTRY_VERIFY(!partnerLane("with run")->isOpen);
    timeline().verticalScrollBar()->setValue(0);
    emit timeline().laneToggleRequested(partnerLane("with run")->id);
    QTRY_VERIFY(isInSight("with run") && isInSight("Run") && isInSight("Tired"));
}

void tst_TakesInWindow::lanesOfPartnersFollowTheirClips()
{
    recordTogether();
    QTRY_VERIFY(partnerLane("with run"));
    QVERIFY(partnerLane("with run")->ranges.empty());
    const TagId run = tag("Locomotion.Run");
    m_app->document().changeSheets({{m_other, TagSheet().withRanges(run, {{2, 8}})}}, "partner");
    QTRY_COMPARE(partnerLane("with run")->ranges.size(), std::size_t(1));
    m_app->document().set(&LibraryEdit::takes, std::vector<Take>(), "none");
    QTRY_VERIFY(!partnerLane("with run"));
}

void tst_TakesInWindow::partnersStandInThePictureInStep()
{
    ViewportWidget* viewport = m_app->window().viewport();
    QVERIFY(viewport);
    const auto bones = [&] { return viewport->partners(); };
    QVERIFY(bones().empty());
    recordTogether();
    QTRY_VERIFY(!bones().empty());
    const glm::vec3 first = bones().front().to;
    workspace().setPlayhead(12);
    QTRY_VERIFY(bones().front().to != first);
    actionOf(*m_app, "view.partners").trigger();
    QVERIFY(bones().empty());
    actionOf(*m_app, "view.partners").trigger();
    QVERIFY(!bones().empty());
    viewport->setPartners({});
    DocumentChange read;
    read.areSourcesChanged = true;
    read.sources = {library().clip(m_other).source};
    emit m_app->document().changed(read); // the partner's file, while the clip rests
    QVERIFY(!bones().empty());
    recordTogether(1'000'000'000); // long after the clip has ended
    QTRY_VERIFY(bones().empty());
    recordTogether(100'000);
    workspace().setPlayhead(0);
    QTRY_VERIFY(bones().empty()); // not yet
    workspace().setPlayhead(20);
    QTRY_VERIFY(!bones().empty());
}

void tst_TakesInWindow::theMomentStaysFromPartnerToPartner()
{
    recordTogether(500'000); // the run begins half a second later
    const double rate = library().clip(m_clip).rate.frames(1.0),
                 other = library().clip(m_other).rate.frames(1.0);
    const auto frame = Frame(rate); // a second after the walk begins
    workspace().setPlayhead(frame);
    key(Qt::Key_PageDown, Qt::ControlModifier);
    QVERIFY(workspace().currentClip() == m_other);
    QVERIFY(std::abs(double(workspace().playhead()) - 0.5 * other) <= 1.0);
    QTRY_COMPARE(m_app->playback().shownFrame(), double(workspace().playhead()));
    key(Qt::Key_PageDown, Qt::ControlModifier);
    QVERIFY(workspace().currentClip() == m_clip);
    QVERIFY(std::abs(workspace().playhead() - frame) <= 1);
    workspace().setPlayhead(0);
    workspace().setCurrentClip(m_other); // which does not play yet
    QCOMPARE(workspace().playhead(), Frame(0));
    m_app->document().set(&LibraryEdit::takes, std::vector<Take>(), "none");
    workspace().setPlayhead(7);
    workspace().setCurrentClip(m_clip); // no partner any more
    QCOMPARE(workspace().playhead(), Frame(0));
}

void tst_TakesInWindow::offsetsAreEditedInOneStep()
{
    recordTogether();
    opened();
    auto* offset = opened().findChild<QDoubleSpinBox*>("takeOffset");
    QVERIFY(offset);
    QTRY_VERIFY(!list().findItems("duet", Qt::MatchExactly).isEmpty());
    list().setCurrentItem(list().findItems("duet", Qt::MatchExactly).front());
    QVERIFY(!offset->isEnabled()); // of a take, not of a clip
    list().setCurrentItem(list().findItems("duet", Qt::MatchExactly).front()->child(1));
    QVERIFY(offset->isEnabled());
    QCOMPARE(offset->value(), 0.0);
    const auto begin = [&] { return library().takes().front().members.back().offset; };
    const int before = undo().index();
    offset->stepUp();
    offset->stepUp();
    QCOMPARE(undo().index(), before + 1);
    QCOMPARE(begin(), std::int64_t(std::llround(2e6 * library().clip(m_other).rate.seconds(1.0))));
    QVERIFY(offset->isEnabled()); // the clip is chosen as before
    QVERIFY(list().currentItem()->parent());
    const auto* take = list().findItems("duet", Qt::MatchExactly).front();
    QVERIFY(!take->child(1)->icon(0).isNull()); // of nothing: its name begins below that of its take
    QCOMPARE(take->child(1)->icon(0).actualSize({16, 16}).width(),
             take->icon(0).actualSize({16, 16}).width());
    keepPicture(opened(), "takes_dialog");
    offset->setValue(-1.25);
    QCOMPARE(begin(), std::int64_t(-1'250'000));
    undo().undo();
    QCOMPARE(begin(), std::int64_t(0));
    QTRY_COMPARE(offset->value(), 0.0);
}

void tst_TakesInWindow::offsetsStartWithTheClipThatIsShown()
{
    actionOf(*m_app, "clip.takeOffset").trigger(); // in no take: the reason is said
    QVERIFY(!m_app->window().findChild<TakesDialog*>());
    recordTogether(250'000);
    workspace().setCurrentClip(m_other);
    const Frame frame = workspace().playhead();
    actionOf(*m_app, "clip.takeOffset").trigger();
    auto* offset = opened().findChild<QDoubleSpinBox*>("takeOffset");
    QCOMPARE(offset->value(), 0.25);
    QVERIFY(offset->isEnabled());
    QCOMPARE(opened().focusWidget(), static_cast<QWidget*>(offset));
    QVERIFY(workspace().currentClip() == m_other && workspace().playhead() == frame);
}

QTEST_MAIN(tst_TakesInWindow)
#include "tst_TakesInWindow.moc"
