#include "widgets/controller/GroundRow.h"

#include "widgets/theme/Theme.h"
#include "widgets/theme/controls/ElidedLabel.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLocale>

#include <algorithm>
#include <cmath>

namespace tagline {
namespace {

constexpr RootMotion allMotions[] = {RootMotion::Accumulated, RootMotion::Extracted, RootMotion::Kept,
                                     RootMotion::InPlace};
constexpr double leastTurn = 0.5; ///< °/s: less is straight on

} // namespace

GroundRow::GroundRow(QWidget* parent)
    : QWidget(parent)
    , m_ground(new QComboBox(this))
    , m_text(new ElidedLabel({}, this))
{
    m_ground->setAccessibleName(tr("Root motion"));
    m_ground->setMinimumContentsLength(6);
    m_ground->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    for (const RootMotion motion : allMotions) {
        m_ground->addItem(rootMotionText(motion), int(motion));
        m_ground->setItemData(m_ground->count() - 1, rootMotionTip(motion), Qt::ToolTipRole);
    }
    connect(m_ground, &QComboBox::activated, this,
            [this] { emit changeRequested(RootMotion(m_ground->currentData().toInt())); });
    m_text->setColour(&Theme::muted);
    m_text->setFont(tabularFont(font()));
    m_text->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_text->setToolTip(tr("How fast the root moves over the ground and turns, averaged over a second or two. "
                          "View ▸ Trajectory shows its path"));
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(6);
    layout->addWidget(m_ground, 3);
    layout->addWidget(m_text, 4);
    setMotion(RootMotion::Accumulated);
}

void GroundRow::setMotion(RootMotion motion)
{
    m_ground->setCurrentIndex(std::max(0, m_ground->findData(int(motion))));
    m_ground->setToolTip(
        tr("Root motion: how clips move the figure over the ground. %1").arg(rootMotionTip(motion)));
}

void GroundRow::setNow(const GroundNow& now)
{
    const QString speed = tr("%1 m/s").arg(QLocale().toString(std::abs(now.metresPerSecond), 'f', 2));
    const double turn = std::abs(now.degreesPerSecond);
    const QString degrees = QLocale().toString(turn, 'f', 0);
    const QString turning = turn < leastTurn           ? tr("straight")
                            : now.degreesPerSecond > 0 ? tr("%1 °/s left").arg(degrees)
                                                       : tr("%1 °/s right").arg(degrees);
    m_text->setText(tr("%1 · %2", "speed and turning").arg(speed, turning));
    m_text->setAccessibleName(tr("Root motion now: %1").arg(m_text->text()));
}

QString GroundRow::text() const { return m_text->text(); }

} // namespace tagline
