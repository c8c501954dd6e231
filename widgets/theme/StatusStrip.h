#pragma once

// StatusStrip is the line at the window's foot: what happened at the left, how things are at the right, and
// the work in the background with a way to stop it.

#include <QWidget>

class QProgressBar;
class QToolButton;

namespace tagline {

class ElidedLabel;

class StatusStrip : public QWidget
{
    Q_OBJECT

public:
    explicit StatusStrip(QWidget* parent = nullptr);

    /// "Saved · undo: Resize Tired"
    void setLeftText(const QString& text);
    /// "OpenGL 4.5 · 16.6 ms/frame"
    void setRightText(const QString& text);
    /// Shows a job: `done` of `total` (total 0: it is not known how much there is).
    void setJob(const QString& text, int done, int total);
    /// No job runs.
    void clearJob();

signals:
    void cancelRequested();

private:
    ElidedLabel* m_left;
    ElidedLabel* m_right;
    ElidedLabel* m_job;
    QProgressBar* m_progress;
    QToolButton* m_cancel;
};

} // namespace tagline
