#pragma once

// StatusStrip is the line at the window's foot: messages at the left; at the right the background work with a
// button to stop it, whether all is saved, and the frame rate.

#include <QWidget>

class QLabel;
class QProgressBar;
class QToolButton;

namespace tagline {

class ElidedLabel;
class MessageArea;

/// Made to stand in a QStatusBar, which is 24 pixels high with it in small windows, else 26, and higher only
/// where the text needs it.
class StatusStrip : public QWidget
{
    Q_OBJECT

public:
    explicit StatusStrip(QWidget* parent = nullptr);

    /// Messages on results, refusals, work in progress, and the object under the mouse.
    MessageArea& messages() { return *m_messages; }
    /// "All changes saved"; empty for none. `isSaved`: no edit waits for its file.
    void setSaved(const QString& text, const QString& toolTip, bool isSaved);
    /// "60 fps"
    void setRightText(const QString& text);
    /// Shows a job: "Reading files: 12 of 300" (total 0: unknown).
    void setJob(const QString& text, int done, int total);
    /// Hides the job.
    void clearJob();

signals:
    void cancelRequested();

private:
    MessageArea* m_messages;
    QLabel* m_savedIcon;
    ElidedLabel* m_saved;
    ElidedLabel* m_right;
    ElidedLabel* m_job;
    QProgressBar* m_progress;
    QToolButton* m_cancel;
};

} // namespace tagline
