#include "widgets/wall/WallBar.h"

#include "widgets/theme/Icons.h"
#include "widgets/theme/controls/ElidedButton.h"
#include "widgets/theme/controls/KeyTips.h"
#include "widgets/wall/WallLayout.h"

#include <QActionGroup>
#include <QHBoxLayout>
#include <QMenu>
#include <QSignalBlocker>
#include <QSlider>

namespace tagline {

WallBar::WallBar(QWidget* parent)
    : QWidget(parent)
    , m_scale(new ElidedButton(this))
    , m_rows(newRowSlider())
    , m_list(newSwitch("list", false))
    , m_wall(newSwitch("wall", true))
{
    setObjectName("wallBar");
    fillScaleButton();
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2);
    layout->addWidget(m_scale);
    layout->addWidget(m_rows);
    layout->addSpacing(4);
    layout->addWidget(m_list);
    layout->addWidget(m_wall);
    m_list->setToolTip(tr("Show the clips as a list"));
    m_list->setAccessibleName(tr("List"));
    m_wall->setAccessibleName(tr("Wall"));
    setWallKey({});
    setScale(WallScale::Seconds);
    setWallShown(false);
}

QToolButton* WallBar::newSwitch(const char* name, bool showsWall)
{
    auto* button = new QToolButton(this);
    button->setObjectName(QStringLiteral("library-%1").arg(QLatin1String(name)));
    button->setIcon(icon(name));
    button->setCheckable(true);
    button->setAutoExclusive(true);
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::TabFocus);
    connect(button, &QToolButton::clicked, this, [this, showsWall] {
        setWallShown(showsWall);
        emit wallRequested(showsWall);
    });
    return button;
}

void WallBar::fillScaleButton()
{
    ElidedButton* button = m_scale;
    button->setObjectName("wallScale");
    button->setChevron(true);
    button->setProperty("look", "info");
    button->setPopupMode(QToolButton::InstantPopup);
    button->setAccessibleName(tr("Scale of the wall"));
    button->setToolTip(tr("One scale in seconds for all clips, or each clip as wide as the wall"));
    auto* menu = new QMenu(button);
    auto* group = new QActionGroup(menu);
    const auto add = [&](const QString& text, const QString& tip, WallScale scale) {
        QAction* action = menu->addAction(text);
        action->setToolTip(tip);
        action->setCheckable(true);
        group->addAction(action);
        connect(action, &QAction::triggered, this, [this, scale] {
            setScale(scale);
            emit scaleRequested(scale);
        });
        return action;
    };
    m_seconds = add(tr("Scale in &Seconds"), tr("Show all clips on one scale"), WallScale::Seconds);
    m_fitted = add(tr("&Fit Each Clip"), tr("Show each clip as wide as the wall"), WallScale::Fitted);
    button->setMenu(menu);
}

QSlider* WallBar::newRowSlider()
{
    constexpr int width = 64;
    auto* slider = new QSlider(Qt::Horizontal, this);
    slider->setObjectName("wallRows");
    slider->setRange(WallLayout::leastRow, WallLayout::highestRow);
    slider->setFixedWidth(width);
    slider->setFocusPolicy(Qt::TabFocus);
    slider->setAccessibleName(tr("Height of rows"));
    connect(slider, &QSlider::valueChanged, this, [this](int pixels) {
        showRowHeight(pixels);
        emit rowHeightRequested(pixels);
    });
    return slider;
}

void WallBar::setWallShown(bool isShown)
{
    m_list->setChecked(!isShown);
    m_wall->setChecked(isShown);
    m_scale->setVisible(isShown);
    m_rows->setVisible(isShown);
}

void WallBar::setScale(WallScale scale)
{
    const bool isFitted = scale == WallScale::Fitted;
    (isFitted ? m_fitted : m_seconds)->setChecked(true);
    m_scale->setText(isFitted ? tr("Scale: fitted") : tr("Scale: seconds"));
}

void WallBar::setRowHeight(int pixels)
{
    const QSignalBlocker quiet(m_rows);
    m_rows->setValue(pixels);
    showRowHeight(pixels);
}

void WallBar::showRowHeight(int pixels)
{
    m_rows->setToolTip(
        tr("Rows %n pixel(s) high: drag, or turn the wheel on the wall with Alt", nullptr, pixels));
}

void WallBar::setWallKey(const QString& key)
{
    m_wall->setToolTip(tipWithKey(tr("Show every clip on one time scale: the wall"), key));
}

} // namespace tagline
