#pragma once

// PropertyPresenter lets a person give frames values of properties, on the timeline's property lanes or for
// the selected ranges.

#include <QObject>

#include "app/document/library/LibraryDocument.h"
#include "app/document/library/Workspace.h"
#include "widgets/tags/fields/PropertyEditor.h"

#include <functional>
#include <optional>

namespace tagline {

class ActionRegistry;
class TimelineWidget;

class PropertyPresenter : public QObject
{
    Q_OBJECT

public:
    PropertyPresenter(LibraryDocument& document, Workspace& workspace, TimelineWidget& timeline,
                      ActionRegistry& actions, std::function<bool()> mayEdit);

signals:
    void refused(const QString& reason);

private:
    void setOnSelection();
    void moveEdge(const QString& laneId, FrameRange original, Edge edge, Frame to, int gesture);
    void editAt(const QString& laneId, Frame frame, QPoint position);
    PropertyEditor* askForNew(const QString& name, std::vector<FrameRange> where);
    void set(ClipId clip, const std::string& name, const std::vector<FrameRange>& where,
             const PropertyValue& value);
    PropertyEditor* newEditor() const;
    std::vector<PropertyChoice> choices() const;
    FrameRange clipRange() const;

    LibraryDocument& m_document;
    Workspace& m_workspace;
    TimelineWidget& m_timeline;
    std::function<bool()> m_mayEdit;
};

} // namespace tagline
