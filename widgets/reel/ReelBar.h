#pragma once

// ReelBar is the line below the picture with which the hits of a query are watched: play, keep, skip.

#include <QWidget>

#include "widgets/reel/ReelState.h"

class QToolButton;

namespace tagline {

class ElidedLabel;
class ReelStrip;

/// Setters never emit. Hidden while there is no hit.
class ReelBar : public QWidget
{
    Q_OBJECT

public:
    explicit ReelBar(QWidget* parent = nullptr);

    void setState(const ReelState& state);
    const ReelState& state() const { return m_state; }
    void setProgress(double progress);

signals:
    void playToggled();
    void itemRequested(int item);
    void keepRequested();
    void skipRequested();
    void tagRequested();

private:
    QToolButton* newButton(const QString& text, const QString& name, const QString& tip,
                           void (ReelBar::*signal)());

    ReelState m_state;
    QToolButton* m_play;
    ReelStrip* m_strip;
    ElidedLabel* m_info;
    QToolButton* m_keep;
    QToolButton* m_skip;
    QToolButton* m_tag;
};

} // namespace tagline
