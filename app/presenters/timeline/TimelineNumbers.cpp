#include "app/presenters/timeline/TimelineNumbers.h"

#include "app/actions/ActionRegistry.h"
#include "app/presenters/library/ClipTexts.h"
#include "app/presenters/timeline/TimelineEdits.h"
#include "app/presenters/timeline/TimelinePresenter.h"
#include "core/tagging/SettledEdits.h"
#include "widgets/tags/fields/RangeEditor.h"
#include "widgets/timeline/TimelineWidget.h"

#include <QFrame>
#include <QLocale>
#include <QScopedValueRollback>
#include <QScreen>
#include <QVBoxLayout>

#include <algorithm>
#include <span>

namespace tagline {
namespace {

/// Other extents for ranges, in the order of the ranges, brought into the clip.
std::vector<ExtentChange> extentChanges(const std::vector<RangeRef>& ranges,
                                        std::span<const FrameRange> extents, Frame clipFrames)
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

/// The selected ranges that can be edited, of all clips, else those that cannot; while some are dragged,
/// those, as they are dragged.
std::vector<ClipSelection> TimelineNumbers::shownRanges() const
{
    if (auto dragged = m_timeline.draggedRanges(); !dragged.empty())
        return {{m_workspace.currentClip(), std::move(dragged)}};
    std::vector<ClipSelection> editable = m_presenter.editableSelection();
    return editable.empty() ? selectedRanges(m_document.library(), m_workspace) : editable;
}

void TimelineNumbers::show()
{
    if (m_isReplacing) return;
    std::vector<ClipSelection> refs = shownRanges();
    const bool goesOn =
        m_entry.editor && m_entry.editor->isEntering() && refs == m_entry.became && isAsEntered();
    if (!goesOn) m_entry = {};
    m_shown = std::move(refs);
    std::erase_if(m_editors, [](const QPointer<RangeEditor>& editor) { return editor.isNull(); });
    for (const auto& editor : m_editors)
        if (editor != m_entry.editor) showIn(*editor, m_shown);
}

/// Whether nothing but the entry has changed its clips: what other programs write in the meantime stays.
bool TimelineNumbers::isAsEntered() const
{
    return std::ranges::all_of(m_entry.clips, [this](const EnteredClip& each) {
        return m_document.library().clip(each.ranges.clip).sheet == each.after;
    });
}

void TimelineNumbers::showIn(RangeEditor& editor, const std::vector<ClipSelection>& selected)
{
    const ClipLibrary& library = m_document.library();
    const ClipId first = selected.empty() ? m_workspace.currentClip() : selected.front().clip;
    if (first.isValid()) editor.setClip(library.clip(first).rate, library.clip(first).frames);
    std::vector<FrameRange> ranges;
    std::vector<EditedClip> clips;
    for (const ClipSelection& each : selected)
        for (const RangeRef& ref : each.ranges) {
            ranges.push_back(ref.range);
            clips.push_back({library.clip(each.clip).rate, library.clip(each.clip).frames});
        }
    if (selected.size() < 2) clips.clear();
    editor.setRanges(std::move(ranges), std::move(clips));
    showSubject(editor, selected);
}

/// The tag that all of them are of; of several tags how many ranges there are.
void TimelineNumbers::showSubject(RangeEditor& editor, const std::vector<ClipSelection>& selected) const
{
    if (selected.empty()) return editor.setSubject({}, {});
    const TagId tag = selected.front().ranges.front().tag;
    const int count = countOf(selected);
    const bool isOneTag = std::ranges::all_of(selected, [tag](const ClipSelection& each) {
        return std::ranges::all_of(each.ranges, [tag](const RangeRef& ref) { return ref.tag == tag; });
    });
    if (!isOneTag) return editor.setSubject(tr("%n range(s)", nullptr, count), {});
    const QString name = shortTagName(m_document.library(), tag);
    const QString text =
        count == 1 ? name : tr("%1 × %2", "a tag, how often").arg(name, QLocale().toString(qlonglong(count)));
    editor.setSubject(text, m_document.library().vocabulary()[tag]);
}

void TimelineNumbers::beginEntry(const RangeEditor& editor, int number)
{
    if (m_entry.editor == &editor && m_entry.number == number) return;
    m_entry = {&editor, number, m_document.newGesture(), {}, {}};
    for (const ClipSelection& each : m_shown)
        m_entry.clips.push_back({each, m_document.library().clip(each.clip).sheet, {}});
}

/// Of all clips one step, each time from the sheets before the entry.
void TimelineNumbers::replace(const RangeEditor& editor, const std::vector<FrameRange>& extents, int number)
{
    if (!m_presenter.mayEditSelection()) return show();
    beginEntry(editor, number);
    std::size_t count = 0;
    for (const EnteredClip& each : m_entry.clips) count += each.ranges.ranges.size();
    if (count == 0 || extents.size() != count) return show(); // they changed meanwhile
    const QScopedValueRollback replacing(m_isReplacing, true);
    const ClipLibrary& library = m_document.library();
    std::vector<SheetChange> changes;
    std::vector<ClipSelection> now;
    std::span<const FrameRange> rest(extents);
    for (auto& [ranges, base, after] : m_entry.clips) {
        const auto own = rest.first(ranges.ranges.size());
        rest = rest.subspan(own.size());
        const Frame frames = library.clip(ranges.clip).frames;
        TagSheet changed = withExtents(base, extentChanges(ranges.ranges, own, frames));
        after = settledEdit(base, std::move(changed), library.vocabulary(), frames);
        changes.push_back({ranges.clip, after});
        ClipSelection& moved = now.emplace_back(ranges);
        for (std::size_t i = 0; i < own.size(); ++i) moved.ranges[i].range = own[i];
    }
    m_document.changeSheets(std::move(changes), stepText(), m_entry.gesture);
    m_presenter.reselect(now);
    m_shown = m_entry.became = shownRanges();
}

/// The step of the entry.
QString TimelineNumbers::stepText() const
{
    int count = 0;
    for (const EnteredClip& each : m_entry.clips) count += int(each.ranges.ranges.size());
    if (count != 1) return tr("Resize %n range(s)", nullptr, count);
    const TagId tag = m_entry.clips.front().ranges.ranges.front().tag;
    return tr("Resize %1").arg(shortTagName(m_document.library(), tag));
}

// ---- the popup

void TimelineNumbers::popUpAtSelection()
{
    popUp(m_timeline.mapToGlobal(QPoint(m_timeline.width() / 3, 40)));
}

void TimelineNumbers::popUp(QPoint position)
{
    if (!m_presenter.mayEditSelection()) return;
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
