#pragma once

// LaneChip is the name of a tag with its swatch and key, as a button.

#include <QAbstractButton>

#include "widgets/timeline/TimelineContent.h"

namespace tagline {

class LaneChip : public QAbstractButton
{
    Q_OBJECT

public:
    explicit LaneChip(QWidget* parent = nullptr);

    void setLane(const EmptyLane& lane, const QString& toolTip);

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    EmptyLane m_lane;
};

} // namespace tagline
