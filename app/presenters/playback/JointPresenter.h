#pragma once

// JointPresenter decides which joints are named in the viewport, and shows the way of the joint that a person
// clicked.

#include <QObject>

#include "app/document/playing/PlaybackSession.h"
#include "core/staging/JointPath.h"
#include "widgets/viewport/ViewportOptions.h"

#include <string>
#include <vector>

namespace tagline {

class ActionRegistry;
class ViewportWidget;

class JointPresenter : public QObject
{
    Q_OBJECT

public:
    JointPresenter(const PlaybackSession& playback, ViewportWidget& viewport, ActionRegistry& actions);

    /// The actions that need a picture.
    static std::vector<const char*> actions();

    /// Gives the viewport the path of the picked joint around the frame that is shown; it is drawn with the
    /// next picture.
    void showPath();

signals:
    /// Another path is wanted.
    void changed();
    /// Nothing came of what was asked, and nothing is wrong: the fact for people.
    void noted(const QString& fact);

private:
    void setNames(JointNames names);
    void pick(JointIndex joint);

    const PlaybackSession& m_playback;
    ViewportWidget& m_viewport;
    ActionRegistry& m_actions;
    std::string m_picked; ///< its name: found again in another figure; empty for none
    JointPath m_path;
};

} // namespace tagline
