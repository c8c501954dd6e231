#include "widgets/curves/SettingRow.h"

#include "widgets/theme/ThemeFollowing.h"

#include <QDoubleSpinBox>
#include <QGridLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QSlider>

#include <algorithm>
#include <cmath>

namespace tagline {
namespace {

constexpr int places = 1000;

} // namespace

SettingRow::SettingRow(const SettingLook& look, QWidget* parent, QGridLayout& grid, int row)
    : QObject(parent)
    , m_look(look)
    , m_slider(new QSlider(Qt::Horizontal, parent))
    , m_field(new QDoubleSpinBox(parent))
    , m_meaning(new QLabel(parent))
{
    auto* name = new QLabel(look.name, parent);
    name->setToolTip(look.tip);
    name->setBuddy(m_field);
    m_slider->setRange(0, places);
    m_slider->setPageStep(places / 20);
    m_slider->setAccessibleName(look.name);
    m_slider->setToolTip(look.tip);
    m_field->setAccessibleName(look.name);
    m_field->setToolTip(look.tip);
    m_field->setDecimals(look.decimals);
    m_field->setRange(look.lowest * look.factor, look.highest * look.factor);
    m_field->setSuffix(look.suffix);
    m_field->setSingleStep(std::pow(10.0, -look.decimals));
    m_field->setKeyboardTracking(false);
    setTextColour(m_meaning, &Theme::muted);
    if (look.hasMeaning)
        m_meaning->setMinimumWidth(m_meaning->fontMetrics().horizontalAdvance(QStringLiteral("0.000 m/s")));
    else
        m_meaning->hide();
    grid.addWidget(name, row, 0);
    grid.addWidget(m_field, row, 2);
    grid.addWidget(m_meaning, row, 3);
    grid.addWidget(m_slider, row + 1, 0, 1, 4); // across the panel: a long slider is easier to drag
    connect(m_slider, &QSlider::valueChanged, this, [this](int at) {
        m_value = valueAt(at);
        show();
        emit edited(m_value, !m_slider->isSliderDown());
    });
    connect(m_slider, &QSlider::sliderReleased, this, [this] { emit edited(m_value, true); });
    connect(m_field, &QDoubleSpinBox::valueChanged, this, [this](double shown) {
        m_value = std::clamp(shown / m_look.factor, m_look.lowest, m_look.highest);
        show();
        emit edited(m_value, true);
    });
}

int SettingRow::place(double value) const
{
    const auto scaled = [this](double v) { return m_look.isLogarithmic ? std::log(v) : v; };
    const double low = scaled(m_look.lowest);
    const double part = (scaled(std::max(value, m_look.lowest)) - low) / (scaled(m_look.highest) - low);
    return int(std::lround(std::clamp(part, 0.0, 1.0) * places));
}

/// Rounded to the precision of the field, so that slider and field agree.
double SettingRow::valueAt(int at) const
{
    const double part = double(at) / places;
    const double exact = m_look.isLogarithmic ? m_look.lowest * std::pow(m_look.highest / m_look.lowest, part)
                                              : m_look.lowest + part * (m_look.highest - m_look.lowest);
    const double step = std::pow(10.0, m_look.decimals);
    return std::clamp(std::round(exact * m_look.factor * step) / step / m_look.factor, m_look.lowest,
                      m_look.highest);
}

void SettingRow::setValue(double value)
{
    m_value = value;
    show();
}

void SettingRow::show()
{
    const QSignalBlocker sliderBlocker(m_slider);
    const QSignalBlocker fieldBlocker(m_field);
    if (!m_slider->isSliderDown()) m_slider->setValue(place(m_value));
    m_field->setValue(m_value * m_look.factor);
}

void SettingRow::setMeaning(const QString& text) { m_meaning->setText(text); }

} // namespace tagline
