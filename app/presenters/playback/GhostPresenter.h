#pragma once

// GhostPresenter decides which poses of the clip stand around the one that is shown: those at the edges of
// the selected ranges, else those before and after the playhead or the edge that is being dragged.

#include "app/presenters/Presenter.h"
#include "core/staging/GhostFrames.h"
#include "core/staging/GhostPoses.h"
#include "core/staging/morphs/FigureMorphs.h"
#include "render/GhostPose.h"

#include <vector>

namespace tagline {

class GhostPresenter : public Presenter
{
    Q_OBJECT

public:
    explicit GhostPresenter(const PresenterContext& context);

    /// The ghosts of what is shown now; none while something else than a clip is shown.
    std::vector<GhostPose> poses();

signals:
    /// Other ghosts are wanted.
    void changed();

private:
    void setStep(Frame step);

    GhostSettings m_settings;
    GhostPoses m_poses;
    FigureMorphs m_morphs; ///< of the figure that is shown
};

} // namespace tagline
