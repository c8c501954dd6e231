#pragma once

// Ease is a number on its way from one value to another, for what fades or moves in the window.

#include <QEasingCurve>
#include <QVariantAnimation>

#include <chrono>
#include <functional>

namespace tagline {

/// Fast at first, by default; at once where no motion is wanted. Its clock runs only on the way.
class Ease
{
public:
    /// `changed` is called at each step, the last one included, and where the number is there at once.
    Ease(std::chrono::milliseconds time, std::function<void()> changed,
         QEasingCurve::Type curve = QEasingCurve::OutCubic);
    Ease(const Ease&) = delete;
    Ease& operator=(const Ease&) = delete;

    /// Goes to `end` from the present value, in the whole time. Does nothing if it goes there or is there.
    void goTo(double end);
    /// Is at `value` from now on, and goes nowhere; calls nothing.
    void set(double value);
    double value() const;
    bool isGoing() const { return m_clock.state() != QAbstractAnimation::Stopped; }

    /// For tests: lets time pass on the way; its clock does not go on by itself from then.
    void pass(std::chrono::milliseconds time);

private:
    QVariantAnimation m_clock; ///< 0 … 1
    std::function<void()> m_changed;
    double m_from = 0;
    double m_end = 0;
};

} // namespace tagline
