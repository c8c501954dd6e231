#pragma once

// CaptionPresenter lets a person say in words what happens: captions on the timeline, and over the picture.

#include <QObject>
#include <QPointer>

#include "app/document/library/LibraryDocument.h"
#include "app/document/library/Workspace.h"
#include "app/document/playing/PlaybackSession.h"
#include "widgets/tags/fields/CaptionEditor.h"

#include <functional>
#include <optional>

namespace tagline {

class ActionRegistry;
class TimelineWidget;

class CaptionPresenter : public QObject
{
    Q_OBJECT

public:
    CaptionPresenter(LibraryDocument& document, Workspace& workspace, PlaybackSession& playback,
                     TimelineWidget& timeline, ActionRegistry& actions, std::function<bool()> mayEdit);

private:
    void writeCaption();
    void editAt(const QString& laneId, Frame frame, QPoint position);
    void moveEdge(const QString& laneId, FrameRange original, Edge edge, Frame to, int gesture);
    void askForNew(FrameRange frames, QPoint position);
    CaptionEditor* newEditor() const;
    Frame clipFrames() const;
    TagSheet sheet() const;

    LibraryDocument& m_document;
    Workspace& m_workspace;
    PlaybackSession& m_playback;
    TimelineWidget& m_timeline;
    std::function<bool()> m_mayEdit;
    std::string m_language; ///< of the caption that was written last
};

} // namespace tagline
