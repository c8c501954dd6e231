#pragma once

// TimelineMinimap is the strip over a timeline that shows the whole clip: its tags stacked, the part in view
// and the playhead. A click jumps.

#include <QPixmap>
#include <QWidget>

#include "widgets/timeline/TimelineContent.h"
#include "widgets/timeline/painting/TimelinePalette.h"

namespace tagline {

/// Setters never emit.
class TimelineMinimap : public QWidget
{
    Q_OBJECT

public:
    static constexpr int usualHeight = 10; ///< logical pixels

    explicit TimelineMinimap(QWidget* parent = nullptr);

    void setContent(const TimelineContent& content);
    void setColours(const TimelinePalette& palette);
    /// How much of the left lies over the heads of lanes, and is left free.
    void setHeadWidth(double width);
    /// The frames in view.
    void setVisibleRange(double first, double last);
    void setPlayhead(Frame frame);

signals:
    /// A person pressed or dragged on a frame.
    void jumpRequested(tagline::Frame frame);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;

private:
    double x(double frame) const;
    void jump(QPointF position);
    void keepPicture();

    TimelineContent m_content;
    TimelinePalette m_colours;
    double m_headWidth = 0;
    double m_first = 0;
    double m_last = 0;
    Frame m_playhead = 0;
    QPixmap m_picture; ///< the tags; null where they changed
};

} // namespace tagline
