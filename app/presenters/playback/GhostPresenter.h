#pragma once

// GhostPresenter decides which poses of the clip stand around the one that is shown: those at the edges of
// the selected ranges, else those before and after the playhead or the edge that is being dragged.

#include <QObject>

#include "app/document/library/Workspace.h"
#include "app/document/playing/PlaybackSession.h"
#include "core/staging/GhostFrames.h"
#include "core/staging/GhostPoses.h"
#include "core/staging/morphs/FigureMorphs.h"
#include "render/GhostPose.h"

#include <vector>

namespace tagline {

class ActionRegistry;

class GhostPresenter : public QObject
{
    Q_OBJECT

public:
    GhostPresenter(const Workspace& workspace, const PlaybackSession& playback, ActionRegistry& actions);

    /// The ghosts of what is shown now; none while something else than a clip is shown.
    std::vector<GhostPose> poses();

signals:
    /// Other ghosts are wanted.
    void changed();
    /// Nothing came of what was asked, and nothing is wrong: the fact for people.
    void noted(const QString& fact);

private:
    void setStep(Frame step);

    const Workspace& m_workspace;
    const PlaybackSession& m_playback;
    ActionRegistry& m_actions;
    GhostSettings m_settings;
    GhostPoses m_poses;
    FigureMorphs m_morphs; ///< of the figure that is shown
};

} // namespace tagline
