#pragma once

// JointPresenter decides which joints are named in the viewport, shows the way of the joint that a person
// clicked, and measures between two of them.

#include "app/document/jobs/LatestWork.h"
#include "app/presenters/Presenter.h"
#include "core/staging/JointDistance.h"
#include "core/staging/JointPath.h"
#include "widgets/viewport/ViewportOptions.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace tagline {

class ViewportWidget;

class JointPresenter : public Presenter
{
    Q_OBJECT

public:
    JointPresenter(const PresenterContext& context, ViewportWidget& viewport);

    /// The actions that need a picture.
    static std::vector<const char*> actions();

    /// Gives the viewport the path of the picked joint around the frame that is shown, and the measuring
    /// line if there is one; they are drawn with the next picture.
    void showPath();

    /// Ends measuring between joints; false if nothing was measured.
    bool stopMeasuring();

signals:
    /// Another path is wanted.
    void changed();

private:
    void setNames(JointNames names);
    void pick(JointIndex joint);
    bool measureTo(JointIndex joint);
    void setMeasuring(bool isMeasuring);
    void showMeasure();
    void askCurve(JointIndex one, JointIndex other);

    ViewportWidget& m_viewport;
    std::string m_picked; ///< its name: found again in another figure; empty for none
    JointPath m_path;
    bool m_isMeasuring = false;
    std::string m_measured; ///< the joint to which the picked one is measured; empty for none
    /// The clip, skeleton and joints of the distance curve.
    struct CurveKey
    {
        std::weak_ptr<const Clip> clip;
        std::weak_ptr<const Skeleton> skeleton;
        JointIndex one = noJoint, other = noJoint;
    };
    std::optional<CurveKey> m_curveKey;
    DistanceCurve m_curve; ///< empty until it is there
    LatestWork m_work;     // last: what runs ends before the rest goes
};

} // namespace tagline
