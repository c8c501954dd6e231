#pragma once

// PoseStrip is the larger picture of a clip under the mouse: a few of its poses side by side, the one under
// the mouse highlighted.

#include <QLineF>
#include <QList>
#include <QString>
#include <QStringList>
#include <QWidget>

namespace tagline {

/// The poses of a clip around a moment, each by its bones: metres, Y up, the ground at 0.
struct PoseStripState
{
    QList<QList<QLineF>> poses;
    int current = -1; ///< index in poses; −1: none
    QString title;    ///< "16_35_run · frame 412 of 1,270 · 3.43 s", of one or several lines
    QString tags;     ///< the tags that hold at that frame

    bool operator==(const PoseStripState&) const = default;
};

/// Receives no mouse or keyboard input: it lies over the widget under the mouse.
class PoseStrip : public QWidget
{
    Q_OBJECT

public:
    explicit PoseStrip(QWidget* parent = nullptr);

    void setState(PoseStripState state);
    const PoseStripState& state() const { return m_state; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {0, sizeHint().height()}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QStringList titleLines() const;

    PoseStripState m_state;
};

} // namespace tagline
