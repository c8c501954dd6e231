#pragma once

// SettingRow is one adjustable number: a slider, a field for the exact value, and the meaning of the value.

#include <QObject>
#include <QString>

class QDoubleSpinBox;
class QGridLayout;
class QLabel;
class QSlider;
class QWidget;

namespace tagline {

/// How the number is shown.
struct SettingLook
{
    QString name;
    QString tip;
    QString suffix;         ///< behind the number: " %"
    bool hasMeaning = true; ///< there is room for setMeaning()
    double factor = 1.0;    ///< from the setting's own unit to what is shown
    int decimals = 1;
    double lowest = 0.0; ///< in the setting's own unit
    double highest = 1.0;
    bool isLogarithmic =
        false; ///< the slider gives small values as much room as large ones; lowest is above 0
};

/// Puts its widgets into two rows of a grid, whose parent owns them. Setters never emit.
class SettingRow : public QObject
{
    Q_OBJECT

public:
    SettingRow(const SettingLook& look, QWidget* parent, QGridLayout& grid, int row);

    double value() const { return m_value; }
    void setValue(double value);
    /// The value in terms of the figure that is shown: "3.2 cm"; may be empty.
    void setMeaning(const QString& text);
    QSlider& slider() { return *m_slider; }
    QDoubleSpinBox& field() { return *m_field; }

signals:
    /// The user changes the value; `isFinal` once the slider is released, and for keys, wheel and field.
    void edited(double value, bool isFinal);

private:
    int place(double value) const;
    double valueAt(int place) const;
    void show();

    SettingLook m_look;
    double m_value = 0.0;
    QSlider* m_slider;
    QDoubleSpinBox* m_field;
    QLabel* m_meaning;
};

} // namespace tagline
