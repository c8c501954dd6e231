#pragma once

// ContactPanel sets how contacts and signals are measured, and shows the result at once.

#include <QWidget>

#include "core/motion/MotionSettings.h"

#include <map>
#include <string>

class QCheckBox;
class QComboBox;
class QGridLayout;
class QLabel;
class QPushButton;

namespace tagline {

class SettingRow;

/// Setters never emit. Heights and speeds are in leg lengths, so that one setting fits children and giants;
/// beside them stands their size on the figure that is shown.
class ContactPanel : public QWidget
{
    Q_OBJECT

public:
    explicit ContactPanel(QWidget* parent = nullptr);

    void setSettings(const MotionSettings& settings);
    const MotionSettings& settings() const { return m_settings; }
    /// The joints that can be the root, of the clip that is shown.
    void setJoints(const QStringList& names);
    /// The leg length of the figure that is shown, metres; 0: there is none.
    void setLegLength(double metres);
    /// The contacts found with the settings in the clip that is shown: "LeftFoot 12 · RightFoot 11".
    void setSummary(const QString& text);
    /// The row of a number, by its key (MotionSettings.h); null if the panel has none.
    SettingRow* row(const std::string& key) const;

signals:
    /// `what` is the key of the changed setting; `isFinal` is false while the mouse still drags the value.
    void edited(const tagline::MotionSettings& settings, const QString& what, bool isFinal);
    /// The panel has become visible or hidden.
    void shown(bool isShown);

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    void addHeading(const QString& text);
    void addRow(const char* key, const QString& name, const QString& tip);
    void take(const char* key, double value, bool isFinal);
    void change(const MotionSettings& settings, const QString& what, bool isFinal);
    void showMeanings();
    MotionSettings usualSettings() const;

    MotionSettings m_settings;
    double m_legLength = 0.0;
    QGridLayout* m_grid;
    std::map<std::string, SettingRow*> m_rows;
    QComboBox* m_root;
    QCheckBox* m_movingGround;
    QLabel* m_summary;
    QPushButton* m_reset;
};

} // namespace tagline
