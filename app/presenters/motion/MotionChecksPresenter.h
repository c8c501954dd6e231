#pragma once

// MotionChecksPresenter suggests tags for motion that is broken: in a list, dashed in the timeline, and tuned
// live.

#include <QPointer>

#include "app/document/queries/MotionCheckPreview.h"
#include "app/presenters/Presenter.h"

namespace tagline {

class MotionChecksDialog;
class TimelinePresenter;
struct TimelineContent;

/// Checks the clip that is shown while its dialog is open. A suggestion that a person accepts becomes a range
/// of the check's tag (Bad.FootSlide), which settles it; one that is dismissed is not suggested again until
/// another library is opened.
class MotionChecksPresenter : public Presenter
{
    Q_OBJECT

public:
    MotionChecksPresenter(const PresenterContext& context, TimelinePresenter& lanes);

    /// Faults that are suggested for the clip that is shown.
    const std::vector<MotionFault>& suggested() const { return m_suggested; }

private:
    void open();
    void take(const MotionSettings& settings, const QString& what, bool isFinal);
    void update();
    void showList();
    bool isSettled(ClipId clip, const MotionFault& fault) const;
    void choose(int fault);
    void accept(const std::vector<MotionFault>& accepted, const QString& text);
    void dismiss(int fault);
    void addTo(ClipId clip, TimelineContent& content) const;

    struct Dismissed
    {
        ClipId clip;
        MotionCheck check;
        FrameRange range;
    };

    TimelinePresenter& m_lanes;
    MotionCheckPreview m_preview;
    QPointer<MotionChecksDialog> m_dialog;
    std::vector<MotionFault> m_suggested;
    std::vector<QString> m_joints; ///< of those
    std::vector<Dismissed> m_dismissed;
    std::optional<MotionFault> m_chosen;
    QString m_tuned;   ///< the limit that was changed last
    int m_gesture = 0; ///< the step of it
};

} // namespace tagline
