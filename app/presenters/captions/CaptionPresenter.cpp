#include "app/presenters/captions/CaptionPresenter.h"

#include "app/actions/ActionRegistry.h"
#include "app/presenters/captions/CaptionRows.h"
#include "core/tags/sheet/SheetSets.h"
#include "core/tags/sheet/captions/CaptionEdits.h"
#include "widgets/timeline/TimelineWidget.h"

#include <algorithm>

namespace tagline {
namespace {

/// The caption of a row that satisfies a predicate.
template<class Predicate>
std::optional<Caption> captionInRow(const TagSheet& sheet, std::size_t row, Predicate isWanted)
{
    const auto rows = captionRows(sheet.captions());
    if (row >= rows.size()) return std::nullopt;
    const auto found = std::ranges::find_if(rows[row], isWanted);
    return found == rows[row].end() ? std::nullopt : std::optional(*found);
}

} // namespace

CaptionPresenter::CaptionPresenter(const PresenterContext& context, TimelineWidget& timeline)
    : Presenter(context)
    , m_timeline(timeline)
{
    m_actions.connectTo("edit.caption", this, &CaptionPresenter::writeCaption);
    connect(&m_timeline, &TimelineWidget::laneEditRequested, this, &CaptionPresenter::editAt);
    connect(&m_timeline, &TimelineWidget::valueEdgeMoveRequested, this, &CaptionPresenter::moveEdge);
}

TagSheet CaptionPresenter::sheet() const
{
    return m_document.library().shownSheet(m_workspace.currentClip());
}

Frame CaptionPresenter::clipFrames() const
{
    return m_document.library().clip(m_workspace.currentClip()).frames;
}

CaptionEditor* CaptionPresenter::newEditor() const
{
    return new CaptionEditor(m_document.library().clip(m_workspace.currentClip()).rate, clipFrames(),
                             &m_timeline);
}

/// Of the selected ranges from the first to the last; else from the playhead on, and while the clip plays up
/// to where it has come when the text is typed.
void CaptionPresenter::writeCaption()
{
    if (!mayEdit()) return;
    const auto& selected = m_workspace.selection();
    FrameRange frames{m_workspace.playhead(), clipFrames()};
    if (!selected.empty()) {
        frames = selected.front().range;
        for (const RangeRef& ref : selected)
            frames = {std::min(frames.start, ref.range.start), std::max(frames.stop, ref.range.stop)};
    }
    askForNew(frames, m_timeline.mapToGlobal(QPoint(m_timeline.width() / 3, 40)));
}

void CaptionPresenter::askForNew(FrameRange frames, QPoint position)
{
    CaptionEditor* editor = newEditor();
    const auto signature = m_document.signature();
    editor->setNew(
        {frames, {}, signature ? signature->author : std::string(), m_language, m_workspace.newTagSet()});
    if (m_workspace.selection().empty() && m_playback.isClipShown() && m_playback.isPlaying())
        connect(&m_workspace, &Workspace::playheadChanged, editor,
                [this, editor, clip = m_workspace.currentClip()](Frame frame) {
                    if (m_workspace.currentClip() == clip) editor->setStop(frame + 1);
                });
    connect(editor, &CaptionEditor::captionChosen, this,
            [this, clip = m_workspace.currentClip()](const Caption& caption) {
                m_language = caption.language;
                m_document.editSheet(clip, tr("Add Caption"), 0, [&](const TagSheet& sheet) {
                    return withCaptionAdded(sheet, caption, m_document.library().clip(clip).frames);
                });
            });
    editor->popUp(position);
}

/// The caption at a frame of its lane; beside captions, a new one up to the next.
void CaptionPresenter::editAt(const QString& laneId, Frame frame, QPoint position)
{
    const auto row = rowOfCaptionLane(laneId);
    if (!row || !mayEdit()) return;
    const auto found =
        captionInRow(sheet(), *row, [&](const Caption& caption) { return caption.range.contains(frame); });
    if (!found) {
        const auto next =
            captionInRow(sheet(), *row, [&](const Caption& caption) { return caption.range.start > frame; });
        return askForNew({frame, next ? next->range.start : clipFrames()}, position);
    }
    CaptionEditor* editor = newEditor();
    editor->setCaption(*found);
    const ClipId clip = m_workspace.currentClip();
    connect(
        editor, &CaptionEditor::captionChosen, this, [this, clip, before = *found](const Caption& caption) {
            m_document.editSheet(clip, tr("Change Caption"), 0, [&](const TagSheet& sheet) {
                return withCaptionReplaced(sheet, before, caption, m_document.library().clip(clip).frames);
            });
        });
    connect(editor, &CaptionEditor::removeRequested, this, [this, clip, before = *found] {
        m_document.editSheet(clip, tr("Remove Caption"), 0,
                             [&](const TagSheet& sheet) { return withCaptionRemoved(sheet, before); });
    });
    editor->popUp(position);
}

/// Live during a drag, each time from the sheet before it; gestures of the timeline are even (newGesture()).
void CaptionPresenter::moveEdge(const QString& laneId, FrameRange original, Edge edge, Frame to, int gesture)
{
    const auto row = rowOfCaptionLane(laneId);
    if (!row || !mayEdit()) return;
    const Frame frames = clipFrames();
    m_document.editSheet(
        m_workspace.currentClip(), tr("Resize Caption"), 2 * gesture, [&](const TagSheet& sheet) {
            const auto before =
                captionInRow(withoutSets(sheet, m_document.library().setSwitches().hidden,
                                         m_document.library().vocabulary()),
                             *row, [&](const Caption& caption) { return caption.range == original; });
            if (!before) return sheet;
            Caption moved = *before;
            if (edge == Edge::Start)
                moved.range.start = std::min(to, moved.range.stop - 1);
            else
                moved.range.stop = std::max(to, moved.range.start + 1);
            return withCaptionReplaced(sheet, *before, moved, frames);
        });
}

} // namespace tagline
