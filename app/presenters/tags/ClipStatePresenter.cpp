#include "app/presenters/tags/ClipStatePresenter.h"

#include "app/actions/ActionRegistry.h"
#include "app/document/editing/SignatureTime.h"
#include "app/presenters/library/ClipTexts.h"
#include "core/library/edits/ClipStates.h"
#include "widgets/library/LibraryView.h"
#include "widgets/library/rows/LibraryColumns.h"

#include <QLocale>

#include <algorithm>

namespace tagline {

ClipStatePresenter::ClipStatePresenter(const PresenterContext& context, LibraryView& view)
    : Presenter(context)
    , m_view(view)
{
    m_actions.connectTo("clip.finish", this, &ClipStatePresenter::finishAndGoOn);
    m_actions.connectTo("clip.stateUntouched", this, [this] { setSelected(ClipStage::Untouched); });
    m_actions.connectTo("clip.stateBegun", this, [this] { setSelected(ClipStage::Begun); });
    m_actions.connectTo("clip.stateDone", this, [this] { setSelected(ClipStage::Done); });
    m_actions.connectTo("clip.stateReviewed", this, [this] { setSelected(ClipStage::Reviewed); });
}

/// One undo step; false where nothing came of it, which was said.
bool ClipStatePresenter::set(std::span<const ClipId> clips, ClipStage stage, const QString& text)
{
    const ClipLibrary& library = m_document.library();
    const TagSignature signature = m_document.signature().value_or(TagSignature{{}, presentMinute()});
    std::vector<SheetChange> changes =
        stateChanges(library, clips, {stage, signature.author, signature.time});
    if (changes.empty()) {
        emit noted(tr("Nothing to change: %1 is the state of these clips already.").arg(stageText(stage)));
        return false;
    }
    std::erase_if(changes, [&](const SheetChange& change) {
        return library.source(library.clip(change.clip).source).isReadOnly();
    });
    if (changes.empty()) {
        emit refused(tr("The tags of these clips are read-only, and so is their state."));
        return false;
    }
    const int steps = m_document.undoStack().index();
    m_document.changeSheets(std::move(changes), text);
    if (m_document.undoStack().index() != steps) return true;
    emit refused(tr("The default tag set is locked, and the state of clips is kept with it."));
    return false;
}

void ClipStatePresenter::setSelected(ClipStage stage)
{
    std::vector<ClipId> clips = m_view.selectedClips();
    if (clips.empty() && m_workspace.currentClip().isValid()) clips.push_back(m_workspace.currentClip());
    if (clips.empty()) return emit refused(tr("Choose clips in the library first."));
    const QString text = tr("Set State to %1").arg(stageText(stage));
    if (set(clips, stage, text))
        emit done(tr("%n clip(s): %1", "3 clips: Reviewed", int(clips.size())).arg(stageText(stage)));
}

/// The clip behind the current one that is not done, in the order of the list and from its top again; not
/// valid where there is none.
ClipId ClipStatePresenter::nextToDo() const
{
    std::vector<ClipId> clips = m_view.clipsInOrder();
    const auto current = std::ranges::find(clips, m_workspace.currentClip());
    if (current != clips.end()) std::ranges::rotate(clips, current + 1);
    const auto next = std::ranges::find_if(clips, [this](ClipId clip) {
        return clip != m_workspace.currentClip() && !m_document.library().clip(clip).sheet.state().isDone();
    });
    return next == clips.end() ? ClipId() : *next;
}

void ClipStatePresenter::finishAndGoOn()
{
    const ClipId clip = m_workspace.currentClip();
    if (!clip.isValid()) return emit refused(tr("Open clips first."));
    const ClipId next = nextToDo(); // the list may leave out what is done
    const bool isDone = m_document.library().clip(clip).sheet.state().isDone();
    if (!isDone && !set({&clip, 1}, ClipStage::Done, tr("Finish Clip"))) return;
    const QString name = clipName(m_document.library(), clip);
    if (next.isValid()) m_workspace.setCurrentClip(next);
    const StageCounts counts = stageCounts(m_document.library(), m_document.library().clipsInPathOrder());
    const QString progress =
        tr("%1 of %2 done").arg(QLocale().toString(counts.done()), QLocale().toString(counts.all()));
    if (!next.isValid())
        emit noted(isDone
                       ? tr("No other clip of the list is to do: %1.").arg(progress)
                       : tr("%1 is done, and no other clip of the list is to do: %2.").arg(name, progress));
    else if (!isDone)
        emit done(tr("%1 is done; %2").arg(name, progress));
}

} // namespace tagline
