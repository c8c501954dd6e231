#pragma once

// PoseHover shows poses of the clip under the mouse once the mouse rests; from
// then on the poses follow the mouse.

#include "core/support/StrongId.h"
#include "core/time/FrameRange.h"
#include "widgets/poses/PoseStrip.h"

#include <QObject>
#include <QPointer>
#include <QTimer>

#include <optional>

namespace tagline {

/// A frame of a clip, and the rectangle of its row.
struct PosedMoment
{
    ClipId clip;
    Frame frame = 0;
    QRect row;     ///< in the widget under the poses
    int mouse = 0; ///< x of the mouse in that widget
};

class PoseHover : public QObject
{
    Q_OBJECT

public:
    enum class Side {
        Below, ///< below the row, under the mouse; above the row if there is no room
        Beside ///< at the row's right end; before its left end if there is no room
    };

    /// The poses are a child of the widget `over` and lie over it.
    PoseHover(QWidget& over, Side side);
    ~PoseHover() override;

    /// The mouse is over this moment.
    void follow(const PosedMoment& moment);
    /// The mouse is over no moment.
    void end();
    bool isShown() const { return m_strip && !m_strip->isHidden(); }

    /// Answers momentReached() with the poses and their text; without poses nothing is shown. Does nothing if
    /// the mouse has moved on.
    void show(PoseStripState poses);

signals:
    /// Requests the poses of this frame.
    void momentReached(tagline::ClipId clip, tagline::Frame frame);

private:
    void tell();
    QPoint placeFor(QSize size) const;

    QWidget& m_over;
    Side m_side;
    QPointer<PoseStrip> m_strip; ///< owned by the widget, which may be deleted first
    std::optional<PosedMoment> m_moment;
    QTimer m_rest; ///< runs until the mouse rests
};

} // namespace tagline
