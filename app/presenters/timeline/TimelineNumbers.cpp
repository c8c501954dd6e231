#include "app/presenters/timeline/TimelineNumbers.h"

#include "app/actions/ActionRegistry.h"
#include "app/presenters/library/ClipTexts.h"
#include "app/presenters/timeline/TimelineEdits.h"
#include "app/presenters/timeline/TimelinePresenter.h"
#include "widgets/tags/fields/RangeEditor.h"
#include "widgets/timeline/TimelineWidget.h"

#include <QFrame>
#include <QLocale>
#include <QScopedValueRollback>
#include <QScreen>
#include <QVBoxLayout>

#include <algorithm>

namespace tagline {
namespace {

/// Other extents for ranges, in the order of the ranges, brought into the clip.
std::vector<ExtentChange> extentChanges(const std::vector<RangeRef>& ranges,
                                        const std::vector<FrameRange>& extents, Frame clipFrames)
{
    std::vector<ExtentChange> changes;
    for (std::size_t i = 0; i < ranges.size() && clipFrames > 0; ++i) {
        const Frame start = std::clamp(extents[i].start, 0, clipFrames - 1);
        changes.push_back({ranges[i], {start, std::clamp(extents[i].stop, start + 1, clipFrames)}});
    }
    return changes;
}

} // namespace

TimelineNumbers::TimelineNumbers(const PresenterContext& context, TimelinePresenter& presenter,
                                 TimelineWidget& timeline)
    : Presenter(context, &presenter)
    , m_presenter(presenter)
    , m_timeline(timeline)
{
    m_actions.connectTo("edit.numeric", this, [this] { popUpAtSelection(); });
    connect(&timeline, &TimelineWidget::rangeEditRequested, this,
            [this](const RangeRef& range, QPoint position) {
                const auto& selection = m_workspace.selection();
                if (std::find(selection.begin(), selection.end(), range) == selection.end())
                    m_workspace.setSelection({range});
                popUp(position);
            });
    connect(&presenter, &TimelinePresenter::refreshed, this, &TimelineNumbers::show);
    connect(&m_workspace, &Workspace::selectionChanged, this, &TimelineNumbers::show);
}

void TimelineNumbers::addFields(RangeEditor& fields)
{
    m_editors.emplace_back(&fields);
    connect(&fields, &RangeEditor::rangesChangeRequested, this,
            [this, &fields](const std::vector<FrameRange>& extents, int entry) {
                replace(fields, extents, entry);
            });
    showIn(fields, m_shown = shownRanges());
}

/// The selected ranges; while they are dragged, as they are dragged.
std::vector<RangeRef> TimelineNumbers::shownRanges() const
{
    if (!m_workspace.currentClip().isValid()) return {};
    if (const auto dragged = m_timeline.draggedRanges(); !dragged.empty()) return dragged;
    return rangesOver(m_document.library().clip(m_workspace.currentClip()).sheet, m_workspace.selection());
}

void TimelineNumbers::show()
{
    if (m_isReplacing) return;
    std::vector<RangeRef> refs = shownRanges();
    const bool goesOn = m_entry.editor && m_entry.editor->isEntering() && refs == m_entry.became;
    if (!goesOn) m_entry = {};
    m_shown = std::move(refs);
    std::erase_if(m_editors, [](const QPointer<RangeEditor>& editor) { return editor.isNull(); });
    for (const auto& editor : m_editors)
        if (editor != m_entry.editor) showIn(*editor, m_shown);
}

void TimelineNumbers::showIn(RangeEditor& editor, const std::vector<RangeRef>& refs)
{
    if (m_workspace.currentClip().isValid()) {
        const LibraryClip& clip = m_document.library().clip(m_workspace.currentClip());
        editor.setClip(clip.rate, clip.frames);
    }
    std::vector<FrameRange> ranges;
    for (const RangeRef& ref : refs) ranges.push_back(ref.range);
    editor.setRanges(std::move(ranges));
    showSubject(editor, refs);
}

/// The tag that all of them are of; of several tags how many ranges there are.
void TimelineNumbers::showSubject(RangeEditor& editor, const std::vector<RangeRef>& refs) const
{
    if (refs.empty()) return editor.setSubject({}, {});
    const TagId tag = refs.front().tag;
    const bool isOneTag =
        std::all_of(refs.begin(), refs.end(), [tag](const RangeRef& ref) { return ref.tag == tag; });
    if (!isOneTag) return editor.setSubject(tr("%n range(s)", nullptr, int(refs.size())), {});
    const QString name = shortTagName(m_document.library(), tag);
    const QString text =
        refs.size() == 1
            ? name
            : tr("%1 × %2", "a tag, how often").arg(name, QLocale().toString(qlonglong(refs.size())));
    editor.setSubject(text, m_document.library().vocabulary()[tag]);
}

void TimelineNumbers::beginEntry(const RangeEditor& editor, int number)
{
    if (m_entry.editor == &editor && m_entry.number == number) return;
    m_entry = {&editor, number, m_document.newGesture(), m_shown, {}};
}

void TimelineNumbers::replace(const RangeEditor& editor, const std::vector<FrameRange>& extents, int number)
{
    if (!m_presenter.mayEdit()) return show();
    beginEntry(editor, number);
    if (extents.size() != m_entry.originals.size()) return show(); // they changed meanwhile
    const QScopedValueRollback replacing(m_isReplacing, true);
    const std::vector<RangeRef>& originals = m_entry.originals;
    const LibraryClip& clip = m_document.library().clip(m_workspace.currentClip());
    const QString text = originals.size() == 1
                             ? tr("Resize %1").arg(shortTagName(m_document.library(), originals.front().tag))
                             : tr("Resize %n range(s)", nullptr, int(originals.size()));
    m_presenter.edit(text, m_entry.gesture, [&, frames = clip.frames](const TagSheet& sheet) {
        return withExtents(sheet, extentChanges(originals, extents, frames));
    });
    std::vector<RangeRef> now = originals;
    for (std::size_t i = 0; i < now.size(); ++i) now[i].range = extents[i];
    m_entry.became = rangesOver(clip.sheet, now);
    m_workspace.setSelection(m_entry.became);
}

// ---- the popup

void TimelineNumbers::popUpAtSelection()
{
    if (m_workspace.selection().empty()) {
        emit m_presenter.refused(tr("Select a range first."));
        return;
    }
    popUp(m_timeline.mapToGlobal(QPoint(m_timeline.width() / 3, 40)));
}

void TimelineNumbers::popUp(QPoint position)
{
    if (!m_presenter.mayEdit()) return;
    delete m_popup;
    auto* popup = new QFrame(&m_timeline, Qt::Popup);
    popup->setObjectName("rangeEditorPopup");
    popup->setAttribute(Qt::WA_DeleteOnClose);
    popup->setProperty("look", "popup");
    m_popup = popup;
    auto* editor = new RangeEditor(popup);
    auto* column = new QVBoxLayout(popup);
    column->setContentsMargins(4, 4, 4, 4);
    column->setSizeConstraint(QLayout::SetFixedSize); // grows by what is wrong
    column->addWidget(editor);
    addFields(*editor);
    editor->setUnit(m_timeline.units());
    connect(editor, &RangeEditor::editingFinished, popup, &QWidget::close);
    popup->adjustSize();
    const QRect screen = popup->screen()->availableGeometry();
    popup->move(
        std::clamp(position.x(), screen.left(), std::max(screen.left(), screen.right() - popup->width())),
        std::clamp(position.y(), screen.top(), std::max(screen.top(), screen.bottom() - popup->height())));
    popup->show();
    editor->focusStart();
}

} // namespace tagline
