#pragma once

// GroundRow says how a blend's figure goes over the ground, and lets a person choose what becomes of that.

#include <QWidget>

#include "widgets/controller/ControllerState.h"

class QComboBox;

namespace tagline {

class ElidedLabel;

/// How a root moves at a moment.
struct GroundNow
{
    double metresPerSecond = 0;
    double degreesPerSecond = 0; ///< of turning; above 0 to the left

    bool operator==(const GroundNow&) const = default;
};

/// Setters never emit.
class GroundRow : public QWidget
{
    Q_OBJECT

public:
    explicit GroundRow(QWidget* parent = nullptr);

    void setMotion(RootMotion motion);
    void setNow(const GroundNow& now);
    /// "1.38 m/s · 12 °/s left"
    QString text() const;

signals:
    void changeRequested(tagline::RootMotion motion);

private:
    QComboBox* m_ground;
    ElidedLabel* m_text;
};

} // namespace tagline
