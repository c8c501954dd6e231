#pragma once

// PoseHover shows poses of the clip under the mouse once the mouse rests there; from then on they go along
// with it.

#include "core/support/StrongId.h"
#include "core/time/FrameRange.h"
#include "widgets/poses/PoseStrip.h"

#include <QObject>
#include <QPointer>
#include <QTimer>

#include <optional>

namespace tagline {

/// A frame of a clip, and where its row lies.
struct PosedMoment
{
    ClipId clip;
    Frame frame = 0;
    QRect row;     ///< in the widget that the poses lie over
    int mouse = 0; ///< across, there
};

class PoseHover : public QObject
{
    Q_OBJECT

public:
    enum class Side {
        Below, ///< the row, under the mouse; above it where there is no room
        Beside ///< the row's right end; before its left one where there is no room
    };

    /// The poses lie over the widget, whose child they are.
    PoseHover(QWidget& over, Side side);
    ~PoseHover() override;

    /// The mouse is at this moment.
    void follow(const PosedMoment& moment);
    /// The mouse is at none.
    void end();
    bool isShown() const { return m_strip && !m_strip->isHidden(); }

    /// Answers momentReached() with the poses and their words; without poses nothing is shown. Does nothing
    /// where the mouse went on.
    void show(PoseStripState poses);

signals:
    /// Poses of this frame are wanted.
    void momentReached(tagline::ClipId clip, tagline::Frame frame);

private:
    void tell();
    QPoint placeFor(QSize size) const;

    QWidget& m_over;
    Side m_side;
    QPointer<PoseStrip> m_strip; ///< the widget's, which may go first
    std::optional<PosedMoment> m_moment;
    QTimer m_rest; ///< until the mouse rests
};

} // namespace tagline
