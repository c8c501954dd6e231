#pragma once

// SegmentsDialog says how finely a clip is parted into segments, and leads from one to the next.

#include "widgets/theme/controls/Dialog.h"

class QLabel;
class QPushButton;

namespace tagline {

class SettingRow;

/// Not modal: a person works on the timeline meanwhile. Setters never emit.
class SegmentsDialog : public Dialog
{
    Q_OBJECT

public:
    explicit SegmentsDialog(QWidget* parent = nullptr);

    void setPerMinute(double boundaries);
    void setNote(const QString& text);
    /// Whether there is a segment to go to.
    void setCanStep(bool canStep);
    SettingRow& density() { return *m_density; }

signals:
    void perMinuteEdited(double boundaries);
    void stepRequested(bool isForward);

private:
    void build();

    QLabel* m_note;
    QLabel* m_keys;
    SettingRow* m_density = nullptr;
    QPushButton* m_previous;
    QPushButton* m_next;
};

} // namespace tagline
