#pragma once

// PropertyPresenter lets a person give frames values of properties, on the timeline's property lanes or for
// the selected ranges.

#include "app/presenters/Presenter.h"
#include "widgets/tags/fields/PropertyEditor.h"

#include <functional>
#include <optional>

namespace tagline {

class TimelineWidget;

class PropertyPresenter : public Presenter
{
    Q_OBJECT

public:
    PropertyPresenter(const PresenterContext& context, TimelineWidget& timeline);

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

    TimelineWidget& m_timeline;
};

} // namespace tagline
