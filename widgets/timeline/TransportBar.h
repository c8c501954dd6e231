#pragma once

// TransportBar is the row of playing and timeline controls: go, step, play, loop, frame, units, snap, speed.
// Setters never emit; what a person does is emitted as an intent.

#include <QWidget>

#include "widgets/timeline/TimeUnits.h"

class QLabel;
class QLineEdit;
class QToolButton;

namespace tagline {

class ElidedLabel;

class TransportBar : public QWidget
{
    Q_OBJECT

public:
    explicit TransportBar(QWidget* parent = nullptr);

    /// The clip's length and rate; 0 frames: no clip, everything is disabled.
    void setClip(Frame frames, FrameRate rate);
    /// The name of the clip, cut in its middle, and not shown where too little of it has room; empty: none.
    void setClipName(const QString& name);
    void setPlaying(bool isPlaying);
    void setLooping(bool isLooping);
    void setUnits(TimeUnits units);
    void setSnapping(bool isSnapping);
    /// Times normal speed.
    void setSpeed(double speed);

    /// Puts a widget at the right, shown where there is room beside the controls.
    void setAside(QWidget* aside);
    /// Adds a control behind all others; the bar owns it.
    void addEnd(QWidget* control);
    /// Lower in small windows.
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

    Frame playhead() const { return m_playhead; }
    TimeUnits units() const { return m_units; }
    double speed() const { return m_speed; }

public slots:
    void setPlayhead(tagline::Frame frame);
    /// Puts the keyboard into the frame number.
    void editFrame();

signals:
    void playToggled();
    /// By frames; negative is back.
    void stepRequested(int frames);
    void seekRequested(tagline::Frame frame);
    void loopToggled(bool isLooping);
    void unitsChanged(tagline::TimeUnits units);
    void snapToggled(bool isSnapping);
    void speedChanged(double speed);

protected:
    bool event(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    QToolButton* addButton(const char* icon);
    void addTransportButtons();
    void addModeButtons();
    void addFrameField();
    void addChoosers();
    void commitFrame();
    void showFrame();
    void showPlayButton();
    void showUnits();
    void showSpeed();
    void setTexts();
    void fitFrameField();
    QString otherText(Frame frame) const;
    void fitClipName();
    void showWhatFits();
    int widthOfControls() const;

    Frame m_frames = 0;
    FrameRate m_rate;
    Frame m_playhead = 0;
    TimeUnits m_units = TimeUnits::Frames;
    double m_speed = 1.0;
    bool m_isPlaying = false;
    QToolButton* m_toStart = nullptr;
    QToolButton* m_stepBack = nullptr;
    QToolButton* m_play = nullptr;
    QToolButton* m_stepForward = nullptr;
    QToolButton* m_toEnd = nullptr;
    QToolButton* m_loop = nullptr;
    QToolButton* m_snap = nullptr;
    QToolButton* m_unitsButton = nullptr; ///< says the frame in other units, and chooses those of the field
    QToolButton* m_speedButton = nullptr;
    QLineEdit* m_frameField = nullptr;
    QLabel* m_total = nullptr;
    ElidedLabel* m_clipName = nullptr;
    QWidget* m_aside = nullptr;
};

} // namespace tagline
