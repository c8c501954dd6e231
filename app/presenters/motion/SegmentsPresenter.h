#pragma once

// SegmentsPresenter parts the clip that is shown where its motion changes, and lets a person tag it segment
// by segment.

#include <QPointer>

#include "app/document/queries/BoundaryPreview.h"
#include "app/presenters/Presenter.h"

#include <functional>

namespace tagline {

class SegmentsDialog;
class TimelinePresenter;
class TimelineWidget;
struct TimelineContent;

/// While its dialog is open: the segments are a lane, edges snap to their boundaries, Tab and Shift+Tab on
/// the timeline go from one to the next, and a tag's key tags the one at the playhead.
class SegmentsPresenter : public Presenter
{
    Q_OBJECT

public:
    struct Shown
    {
        TimelineWidget& timeline;
        TimelinePresenter& lanes;
        QWidget& tags; ///< with their keys: the dialog leaves them free, as far as there is room
    };

    /// `isPlaying` answers whether tag keys follow a clip that plays.
    SegmentsPresenter(const PresenterContext& context, Shown shown, std::function<bool()> isPlaying);

    /// Tags the segment at the playhead and goes to the next. False where that is not what a tag's key means
    /// now.
    bool tagSegment(TagId tag);
    const std::vector<FrameRange>& segments() const { return m_preview.segments(); }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void open();
    void setPerMinute(double boundaries);
    void step(bool isForward);
    void update();
    int current() const;
    QString noteText() const;
    void addTo(ClipId clip, TimelineContent& content) const;

    Shown m_shown;
    std::function<bool()> m_isPlaying;
    BoundaryDensity m_density;
    QPointer<SegmentsDialog> m_dialog;
    BoundaryPreview m_preview;
};

} // namespace tagline
