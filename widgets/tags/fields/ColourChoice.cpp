#include "widgets/tags/fields/ColourButton.h"

#include "core/tags/vocabulary/TagVocabulary.h"
#include "widgets/theme/Theme.h"

#include <QColorDialog>
#include <QGridLayout>
#include <QMenu>
#include <QPainter>
#include <QWidgetAction>

namespace tagline {

namespace {

QIcon swatchIcon(const QColor& colour)
{
    QPixmap pixmap(32, 32);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    painter.drawRoundedRect(QRectF(1, 1, 30, 30), 6, 6);
    return QIcon(pixmap);
}

} // namespace

ColourButton::ColourButton(QWidget* parent)
    : QToolButton(parent)
{
    setPopupMode(InstantPopup);
    setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    setAccessibleName(tr("Colour of the tag"));
    setToolTip(tr("Choose one of the colours that colour-blind people can tell apart, or any other"));
    auto* menu = new QMenu(this);
    auto* palette = new QWidgetAction(menu);
    palette->setDefaultWidget(newPalette());
    menu->addAction(palette);
    menu->addAction(tr("Another colour…"), this, &ColourButton::chooseCustom);
    setMenu(menu);
    setColour(QColor::fromRgb(automaticColour(0)));
}

QWidget* ColourButton::newPalette()
{
    constexpr int columns = 6;
    auto* page = new QWidget(this);
    auto* grid = new QGridLayout(page);
    grid->setContentsMargins(6, 6, 6, 6);
    grid->setSpacing(3);
    for (int at = 0; at < 2 * columns; ++at) {
        const QColor colour = QColor::fromRgb(automaticColour(std::size_t(at)));
        auto* button = new QToolButton(page);
        button->setIcon(swatchIcon(colour));
        button->setToolTip(colour.name());
        button->setAccessibleName(colour.name());
        connect(button, &QToolButton::clicked, this, [this, colour] { choose(colour); });
        grid->addWidget(button, at / columns, at % columns);
    }
    return page;
}

void ColourButton::setColour(const QColor& colour)
{
    m_colour = colour;
    setIcon(swatchIcon(colour));
    setText(colour.name());
}

void ColourButton::choose(const QColor& colour)
{
    menu()->hide();
    setColour(colour);
    emit colourChosen(colour);
}

void ColourButton::chooseCustom()
{
    const QColor colour = QColorDialog::getColor(m_colour, this, tr("Colour of the tag"));
    if (colour.isValid()) choose(colour);
}

} // namespace tagline
