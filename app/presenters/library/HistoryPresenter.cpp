#include "app/presenters/library/HistoryPresenter.h"

#include "app/actions/ActionRegistry.h"
#include "app/document/driving/DriveSession.h"
#include "app/document/editing/EditDetails.h"
#include "app/presenters/messages/MessagePresenter.h"
#include "app/presenters/tags/TagSetTexts.h"
#include "core/tags/sheet/instances/InstanceEdits.h"
#include "widgets/history/HistoryPanel.h"
#include "widgets/theme/AfterPainting.h"
#include "widgets/theme/motion/Motion.h"
#include "widgets/timeline/TimelineWidget.h"

#include <algorithm>
#include <iterator>
#include <set>

namespace tagline {
namespace {

using ReplacedSheets = std::vector<std::shared_ptr<const std::vector<SheetChange>>>;

/// The clips of these sheets, each once, in their order.
std::vector<ClipId> clipsOf(const ReplacedSheets& replaced)
{
    std::vector<ClipId> clips;
    for (const auto& sheets : replaced)
        for (const SheetChange& sheet : *sheets) clips.push_back(sheet.clip);
    std::sort(clips.begin(), clips.end());
    clips.erase(std::unique(clips.begin(), clips.end()), clips.end());
    return clips;
}

/// The sheet that a clip had first. Expects one of its sheets.
const TagSheet& firstSheet(const ReplacedSheets& replaced, ClipId clip)
{
    for (const auto& sheets : replaced)
        for (const SheetChange& sheet : *sheets)
            if (sheet.clip == clip) return sheet.sheet;
    Q_UNREACHABLE();
}

} // namespace

std::vector<RangeRef> changedRanges(const TagSheet& before, const TagSheet& after)
{
    std::set<TagId> tags;
    for (const TagSheet* sheet : {&before, &after})
        for (const TagLane& lane : sheet->lanes()) tags.insert(lane.tag);
    std::vector<RangeRef> changed;
    for (const TagId tag : tags) {
        const auto a = rangesOrInstances(before, tag);
        const auto b = rangesOrInstances(after, tag);
        std::vector<FrameRange> differing;
        std::set_symmetric_difference(a.begin(), a.end(), b.begin(), b.end(), std::back_inserter(differing));
        for (const FrameRange range : differing) changed.push_back({tag, range});
    }
    return changed;
}

HistoryPresenter::HistoryPresenter(const PresenterContext& context, HistoryPanel& panel,
                                   TimelineWidget& timeline)
    : Presenter(context)
    , m_panel(panel)
    , m_timeline(timeline)
    , m_flash(
          motion::flash, [this] { m_timeline.setFlash(m_flashing, m_flash.value()); }, QEasingCurve::Linear)
{
    QUndoStack& undo = m_document.undoStack();
    m_actions.connectTo("edit.undo", this, [this, &undo] {
        if (m_takeBackUnfinished && m_takeBackUnfinished()) return;
        goTo(undo.index() - 1);
    });
    m_actions.connectTo("edit.redo", this, [this, &undo] { goTo(undo.index() + 1); });
    connect(&m_panel, &HistoryPanel::stepRequested, this, &HistoryPresenter::goTo);
    connect(&undo, &QUndoStack::indexChanged, this, &HistoryPresenter::refreshLater);
    connect(&undo, &QUndoStack::undoTextChanged, this, &HistoryPresenter::refreshLater);
    connect(&undo, &QUndoStack::cleanChanged, this, &HistoryPresenter::refreshLater);
    connect(&m_document, &LibraryDocument::changed, this, [this](const DocumentChange& change) {
        if (m_isUndoing) noteChange(change);
        if (change.isReset) refreshLater();
        showOpen(); // a folder without files tells of no source
    });
    m_stillFlash.setSingleShot(true);
    m_stillFlash.setInterval(motion::flash);
    connect(&m_stillFlash, &QTimer::timeout, this, [this] { m_flash.goTo(0); });
    m_panel.setFirstSteps({m_actions["file.openFolder"]});
    refresh();
}

void HistoryPresenter::goTo(int done)
{
    QUndoStack& undo = m_document.undoStack();
    if (done < 0 || done > undo.count()) return;
    if (const auto kept = lockedStepOnTheWay(undo, done, m_document.library().setSwitches().locked))
        return refuse(*kept, done < undo.index());
    m_isUndoing = true;
    undo.setIndex(done);
    m_isUndoing = false;
    showChanges();
    m_replaced.clear();
    m_isVocabularyChanged = false;
}

void HistoryPresenter::refuse(const LockedStep& step, bool isUndo)
{
    const QString why =
        tr("it changes locked tag sets (%1). Unlock them in Tag ▸ Tag Sets").arg(setNames(step.sets));
    emit refused(isUndo ? tr("Not undone: “%1”, for %2, then undo again.").arg(step.text, why)
                        : tr("Not redone: “%1”, for %2, then redo again.").arg(step.text, why));
}

void HistoryPresenter::refreshLater()
{
    if (std::exchange(m_isRefreshDue, true)) return;
    callAfterPainting(*this, [this] { refresh(); });
}

void HistoryPresenter::refresh()
{
    m_isRefreshDue = false;
    const QUndoStack& undo = m_document.undoStack();
    QStringList names;
    for (int i = 0; i < undo.count(); ++i) names << undo.text(i);
    showOpen();
    m_panel.setHistory(names, undo.index(), undo.cleanIndex());
}

/// Whether there is anything open whose history it could be.
void HistoryPresenter::showOpen()
{
    m_panel.setOpen(m_document.library().sourceCount() > 0 || !m_document.roots().empty() ||
                    !m_document.libraryPath().empty() || m_document.undoStack().count() > 0);
}

void HistoryPresenter::noteChange(const DocumentChange& change)
{
    if (change.former) m_replaced.push_back(change.former);
    m_isVocabularyChanged = m_isVocabularyChanged || change.parts.has(LibraryPart::Vocabulary);
}

/// Shows the changes of the steps that were undone or redone just now: those of the clip in view, or of
/// another clip that is the only thing that changed. Other changes are counted, and the view stays; so does a
/// blend, or what else plays in the clip's place, if several clips changed.
void HistoryPresenter::showChanges()
{
    const bool isDriving =
        qobject_cast<const DriveSession*>(m_playback.source()); // which an edit does not end
    const std::vector<ClipId> clips = clipsOf(m_replaced);
    if (clips.empty() || isDriving) return;
    if (clips.size() > 1 && !m_playback.isClipShown())
        return m_context.messages.add(tr("This changed %n clip(s).", nullptr, int(clips.size())));
    const ClipId current = m_workspace.currentClip();
    if (std::binary_search(clips.begin(), clips.end(), current))
        showChange(current);
    else if (clips.size() == 1 && !m_isVocabularyChanged)
        showChange(clips.front());
    else
        m_context.messages.add(tr("This changed %n other clip(s).", nullptr, int(clips.size())));
}

void HistoryPresenter::showChange(ClipId clip)
{
    const TagSheet& before = firstSheet(m_replaced, clip);
    const TagSheet& now = m_document.library().clip(clip).sheet;
    const std::vector<RangeRef> changed = changedRanges(before, now);
    const FrameRange values = changedSpan(before, now);
    if (changed.empty() && !values.isEmpty())
        m_workspace.show(clip, values.start);
    else
        showRanges(clip, changed);
}

void HistoryPresenter::showRanges(ClipId clip, const std::vector<RangeRef>& changed)
{
    if (changed.empty()) return m_workspace.setCurrentClip(clip);
    const FrameRange first = changed.front().range;
    const bool isInView = clip == m_workspace.currentClip() &&
                          first.start < m_timeline.geometryOfView().lastFrame() &&
                          first.stop > m_timeline.geometryOfView().firstFrame;
    if (!isInView) m_workspace.show(clip, std::min(first.start, m_document.library().clip(clip).frames - 1));
    m_workspace.setActiveTag(changed.front().tag);
    if (!isInView) m_timeline.revealPlayhead();
    flash(changed);
}

/// Without motion the frame stays as it is, and goes.
void HistoryPresenter::flash(std::vector<RangeRef> ranges)
{
    m_flashing = std::move(ranges);
    m_flash.set(1);
    m_timeline.setFlash(m_flashing, 1);
    if (isMotionReduced())
        m_stillFlash.start();
    else
        m_flash.goTo(0);
}

} // namespace tagline
