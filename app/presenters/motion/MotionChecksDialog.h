#pragma once

// MotionChecksDialog lists where the motion of the clip that is shown is broken, and tunes the limits.

#include "core/motion/MotionSettings.h"
#include "widgets/theme/controls/Dialog.h"

#include <map>
#include <string>
#include <vector>

class QGridLayout;
class QLabel;
class QPushButton;
class QTreeWidget;

namespace tagline {

class SettingRow;

/// One range that is suggested.
struct FaultLine
{
    QString check; ///< "Foot slide"
    QString frames;
    QString joint;
    QString value; ///< "1.16 legs/s"
    QString limit;
    QString tip;

    bool operator==(const FaultLine&) const = default;
};

/// Not modal: the window shows the range that is chosen. Setters never emit.
class MotionChecksDialog : public Dialog
{
    Q_OBJECT

public:
    explicit MotionChecksDialog(QWidget* parent = nullptr);

    /// The line at the place of the one that was chosen is chosen.
    void setFaults(const std::vector<FaultLine>& faults);
    void setNote(const QString& text);
    void setSettings(const MotionSettings& settings);
    /// The leg of the figure that is shown, metres; 0: there is none.
    void setLegLength(double metres);
    /// The row of a limit, by its key (MotionSettings.h); null where there is none.
    SettingRow* row(const std::string& key) const;

signals:
    void faultChosen(int fault);
    void acceptRequested(int fault);
    void dismissRequested(int fault);
    void acceptAllRequested();
    /// `what` is the limit that was changed, "Frozen: shortest"; `isFinal` where it is more than a try under
    /// the mouse.
    void edited(const tagline::MotionSettings& settings, const QString& what, bool isFinal);

private:
    QWidget* buildLimits();
    void build();
    int chosen() const;
    void showChosen();
    void showMeanings();

    MotionSettings m_settings;
    double m_legLength = 0.0;
    std::vector<FaultLine> m_faults;
    std::map<std::string, SettingRow*> m_rows;
    QTreeWidget* m_list;
    QLabel* m_note;
    QPushButton* m_accept;
    QPushButton* m_dismiss;
    QPushButton* m_acceptAll;
    QPushButton* m_reset;
};

} // namespace tagline
