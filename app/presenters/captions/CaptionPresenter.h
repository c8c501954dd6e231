#pragma once

// CaptionPresenter lets a person say in words what happens: captions on the timeline, and over the picture.

#include <QPointer>

#include "app/presenters/Presenter.h"
#include "widgets/tags/fields/CaptionEditor.h"

#include <functional>
#include <optional>

namespace tagline {

class TimelineWidget;

class CaptionPresenter : public Presenter
{
    Q_OBJECT

public:
    CaptionPresenter(const PresenterContext& context, TimelineWidget& timeline);

private:
    void writeCaption();
    void editAt(const QString& laneId, Frame frame, QPoint position);
    void moveEdge(const QString& laneId, FrameRange original, Edge edge, Frame to, int gesture);
    void askForNew(FrameRange frames, QPoint position);
    CaptionEditor* newEditor() const;
    Frame clipFrames() const;
    TagSheet sheet() const;

    TimelineWidget& m_timeline;
    std::string m_language; ///< of the caption that was written last
};

} // namespace tagline
