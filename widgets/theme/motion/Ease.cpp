#include "widgets/theme/motion/Ease.h"

#include "widgets/theme/motion/Motion.h"

#include <cmath>
#include <utility>

namespace tagline {

Ease::Ease(std::chrono::milliseconds time, std::function<void()> changed, QEasingCurve::Type curve)
    : m_changed(std::move(changed))
{
    m_clock.setStartValue(0.0);
    m_clock.setEndValue(1.0);
    m_clock.setDuration(int(time.count()));
    m_clock.setEasingCurve(curve);
    QObject::connect(&m_clock, &QVariantAnimation::valueChanged, &m_clock, [this] { m_changed(); });
}

void Ease::goTo(double end)
{
    if (end == m_end) return; // a value at rest is at its end
    const double from = value();
    set(end);
    if (isMotionReduced()) return m_changed();
    m_from = from;
    m_clock.start();
}

void Ease::set(double value)
{
    m_clock.stop();
    m_from = m_end = value;
}

double Ease::value() const
{
    return isGoing() ? std::lerp(m_from, m_end, m_clock.currentValue().toDouble()) : m_end;
}

void Ease::pass(std::chrono::milliseconds time)
{
    if (!isGoing()) return;
    m_clock.pause();
    m_clock.setCurrentTime(m_clock.currentTime() + int(time.count()));
}

} // namespace tagline
