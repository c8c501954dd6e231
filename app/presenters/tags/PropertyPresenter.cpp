#include "app/presenters/tags/PropertyPresenter.h"

#include "app/actions/ActionRegistry.h"
#include "app/presenters/tags/PropertyUse.h"
#include "app/presenters/timeline/TimelineLanes.h"
#include "core/tags/sheet/PropertyEdits.h"
#include "widgets/tags/fields/PropertyText.h"
#include "widgets/timeline/TimelineWidget.h"

#include <algorithm>
#include <map>
#include <utility>

namespace tagline {
PropertyPresenter::PropertyPresenter(const PresenterContext& context, TimelineWidget& timeline)
    : Presenter(context)
    , m_timeline(timeline)
{
    m_actions.connectTo("edit.property", this, &PropertyPresenter::setOnSelection);
    connect(&m_timeline, &TimelineWidget::laneEditRequested, this, &PropertyPresenter::editAt);
    connect(&m_timeline, &TimelineWidget::valueEdgeMoveRequested, this, &PropertyPresenter::moveEdge);
}

FrameRange PropertyPresenter::clipRange() const
{
    return {0, m_document.library().clip(m_workspace.currentClip()).frames};
}

/// Those that are declared, then others that clips have; of those a number or true and false where all their
/// values are.
std::vector<PropertyChoice> PropertyPresenter::choices() const
{
    const ClipLibrary& library = m_document.library();
    std::map<std::string, PropertyUse> uses = propertyUses(library);
    std::vector<PropertyChoice> choices;
    const auto add = [&](PropertyChoice choice, const PropertyUse& use) {
        choice.values = (choice.type ? use.texts : use.typedTexts).values();
        choice.values.sort();
        choices.push_back(std::move(choice));
    };
    for (const PropertyDefinition& property : library.vocabulary().properties()) {
        add({.name = QString::fromStdString(property.name),
             .type = property.type,
             .isDeclared = true,
             .initial = property.fallback ? propertyText(*property.fallback) : QString()},
            uses[property.name]);
        uses.erase(property.name);
    }
    for (const auto& [name, use] : uses) {
        const auto type = use.type();
        const bool saysAnything = type == PropertyType::String; // a text may be meant to be any value
        add({.name = QString::fromStdString(name), .type = saysAnything ? std::nullopt : type}, use);
    }
    return choices;
}

PropertyEditor* PropertyPresenter::newEditor() const
{
    return new PropertyEditor(choices(), m_document.library().clip(m_workspace.currentClip()).rate,
                              clipRange().stop, &m_timeline);
}

void PropertyPresenter::setOnSelection()
{
    if (!mayEdit()) return;
    std::vector<FrameRange> where;
    for (const RangeRef& ref : m_workspace.selection()) where.push_back(ref.range);
    if (where.empty()) where.push_back({m_workspace.playhead(), clipRange().stop});
    const QRect place = m_timeline.placeOnScreen(m_workspace.selection());
    if (PropertyEditor* editor = askForNew({}, std::move(where))) editor->popUp(place);
}

/// The value at a frame of a property's lane, else a new one in the gap about it.
void PropertyPresenter::editAt(const QString& laneId, Frame frame, QPoint position)
{
    const QString name = propertyOfLane(laneId);
    if (name.isEmpty() || !mayEdit()) return;
    const ClipId clip = m_workspace.currentClip();
    const auto ranges = m_document.library().clip(clip).sheet.property(name.toStdString());
    const auto found = std::find_if(ranges.begin(), ranges.end(), [frame](const PropertyRange& each) {
        return each.range.contains(frame);
    });
    if (found == ranges.end()) {
        const TagSheet& sheet = m_document.library().clip(clip).sheet;
        if (PropertyEditor* editor =
                askForNew(name, {gapOfProperty(sheet, name.toStdString(), frame, clipRange().stop)}))
            editor->popUp(position);
        return;
    }
    const PropertyRange before = *found;
    PropertyEditor* editor = newEditor();
    editor->setValue(name, before);
    connect(editor, &PropertyEditor::valueChosen, this,
            [this, clip, before](const QString& property, const PropertyRange& value) {
                m_document.editSheet(clip, tr("Set %1").arg(property), 0, [&](const TagSheet& sheet) {
                    return withPropertyReplaced(sheet, property.toStdString(), before.range.start, value,
                                                m_document.library().clip(clip).frames);
                });
            });
    connect(editor, &PropertyEditor::removeRequested, this, [this, clip, before, name] {
        m_document.editSheet(clip, tr("Remove %1").arg(name), 0, [&](const TagSheet& sheet) {
            return withPropertyErased(sheet, name.toStdString(), before.range);
        });
    });
    editor->popUp(position);
}

/// Live during a drag, each time from the sheet before it; gestures of the timeline are even (newGesture()).
void PropertyPresenter::moveEdge(const QString& laneId, FrameRange original, Edge edge, Frame to, int gesture)
{
    const std::string name = propertyOfLane(laneId).toStdString();
    if (name.empty() || !mayEdit()) return;
    const Frame frames = clipRange().stop;
    m_document.editSheet(m_workspace.currentClip(), tr("Resize %1").arg(QString::fromStdString(name)),
                         2 * gesture, [&](const TagSheet& sheet) {
                             const auto ranges = sheet.property(name);
                             const auto found = std::find_if(
                                 ranges.begin(), ranges.end(),
                                 [original](const PropertyRange& each) { return each.range == original; });
                             if (found == ranges.end()) return sheet;
                             PropertyRange moved = *found;
                             (edge == Edge::Start ? moved.range.start : moved.range.stop) = to;
                             return withPropertyReplaced(sheet, name, original.start, moved, frames);
                         });
}

/// Of several selected ranges the fields show all from the first to the last; unchanged, each gets the value.
/// The editor is still to be shown; null where there are no frames.
PropertyEditor* PropertyPresenter::askForNew(const QString& name, std::vector<FrameRange> where)
{
    FrameRange whole = where.front();
    for (const FrameRange range : where)
        whole = {std::min(whole.start, range.start), std::max(whole.stop, range.stop)};
    if (whole.isEmpty()) return nullptr;
    PropertyEditor* editor = newEditor();
    editor->setNew(name, whole);
    connect(editor, &PropertyEditor::valueChosen, this,
            [this, where, whole, clip = m_workspace.currentClip()](const QString& property,
                                                                   const PropertyRange& value) {
                set(clip, property.toStdString(), value.range == whole ? where : std::vector{value.range},
                    value.value);
            });
    return editor;
}

void PropertyPresenter::set(ClipId clip, const std::string& name, const std::vector<FrameRange>& where,
                            const PropertyValue& value)
{
    const Frame frames = m_document.library().clip(clip).frames;
    m_document.editSheet(clip, tr("Set %1").arg(QString::fromStdString(name)), 0, [&](TagSheet sheet) {
        for (const FrameRange range : where) sheet = withPropertySet(sheet, name, {range, value}, frames);
        return sheet;
    });
}

} // namespace tagline
