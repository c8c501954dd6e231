#pragma once

// DrivePanel shows how well a library can be driven: the frames that may play, the one that plays, and their
// costs.

#include <QWidget>

#include "widgets/drive/DriveState.h"

class QLabel;
class QProgressBar;
class QPushButton;
class QSlider;
class QToolButton;

namespace tagline {

class CostTable;
class DriveRefinements;
class DriveStrip;
class ElidedButton;
class ElidedLabel;

/// Setters never emit.
class DrivePanel : public QWidget
{
    Q_OBJECT

public:
    explicit DrivePanel(QWidget* parent = nullptr);

    void setState(const DriveState& state);
    const DriveState& state() const { return m_state; }
    void setStrip(const DriveStripState& state);
    DriveStrip& strip() { return *m_strip; }
    void setCosts(std::vector<DriveCostRow> rows);
    CostTable& costs() { return *m_costs; }
    DriveRefinements& refinements() { return *m_refinements; }
    /// Unfolds the fields that refine the filter, or folds them away.
    void setRefining(bool isOn);
    void setKeys(const DriveKeyTexts& keys);

signals:
    void startToggled();
    void cancelRequested();
    void restartRequested();
    void markRequested();
    void markTagRequested();
    void pinToggled(bool isOn);
    /// The user unfolds or folds away the fields that refine the filter.
    void refineToggled(bool isOn);
    /// The user asks for a sample of the strip, by its index.
    void sampleRequested(int sample);
    /// The user asks for a row of the costs, by its index.
    void costRequested(int row);
    /// The user sets how much the path and the pose count: factors of their usual weights.
    void weightsChosen(double follow, double flow);

private:
    QWidget* newFilterLine();
    QWidget* newProgressLine();
    QWidget* newButtonLine();
    QWidget* newWeightLines();
    QSlider* newWeight(const QString& objectName, const QString& name, const QString& tip);
    QToolButton* newTool(const QString& name, const QString& iconName, void (DrivePanel::*signal)());
    void setUpTool(QToolButton& button, const QString& name, const QString& iconName,
                   void (DrivePanel::*signal)());
    void showHelp();
    void showTips();

    DriveState m_state;
    DriveKeyTexts m_keys;
    ElidedLabel* m_filter;
    QToolButton* m_pin;
    QToolButton* m_refine;
    DriveRefinements* m_refinements;
    QLabel* m_status;
    QLabel* m_notes;
    QWidget* m_progressLine = nullptr;
    QProgressBar* m_progress = nullptr;
    QToolButton* m_cancel = nullptr;
    DriveStrip* m_strip;
    CostTable* m_costs;
    ElidedLabel* m_counts;
    QLabel* m_help;
    QLabel* m_gamepad;
    QSlider* m_follow = nullptr;
    QSlider* m_flow = nullptr;
    ElidedButton* m_mark = nullptr;
    QToolButton* m_markTag = nullptr;
    QToolButton* m_restart = nullptr;
    QPushButton* m_start = nullptr;
};

} // namespace tagline
