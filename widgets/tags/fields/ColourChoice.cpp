#include "widgets/tags/fields/ColourChoice.h"

#include "core/tags/vocabulary/TagVocabulary.h"
#include "widgets/theme/Icons.h"
#include "widgets/theme/Measures.h"
#include "widgets/theme/Theme.h"
#include "widgets/theme/colour/TagShades.h"

#include <QColorDialog>
#include <QHBoxLayout>
#include <QPainter>

namespace tagline {

namespace {

constexpr std::size_t offeredColours = 12; ///< colours of the palette
constexpr int betweenColours = 2;          ///< pixels from swatch to swatch
constexpr int choiceSize = 22;             ///< with its frame
constexpr qreal chosenInset = 1;           ///< of the frame of the chosen one
constexpr qreal colourInset = 4;

} // namespace

ColourSwatch::ColourSwatch(QWidget* parent)
    : QToolButton(parent)
{
    setCheckable(true);
    setAutoExclusive(true);
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void ColourSwatch::setColour(const QColor& colour)
{
    m_colour = colour;
    setToolTip(colour.name());
    setAccessibleName(colour.name());
    update();
}

QSize ColourSwatch::sizeHint() const { return {choiceSize, choiceSize}; }

void ColourSwatch::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF all(rect());
    if (isChecked() || underMouse() || hasFocus()) {
        const QColor ring = hasFocus() ? theme().accent : isChecked() ? theme().text : theme().edge;
        painter.setPen(QPen(ring, hasFocus() ? 2 : 1));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(all.adjusted(chosenInset, chosenInset, -chosenInset, -chosenInset),
                                measure::buttonRadius, measure::buttonRadius);
    }
    paintRoundSwatch(painter, all.adjusted(colourInset, colourInset, -colourInset, -colourInset), m_colour);
}

ColourChoice::ColourChoice(QWidget* parent)
    : QWidget(parent)
    , m_own(nullptr)
    , m_other(new QToolButton(this))
{
    auto* line = new QHBoxLayout(this);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(betweenColours);
    setAccessibleName(tr("Colour of the tag"));
    for (std::size_t at = 0; at < offeredColours; ++at) {
        m_swatches << newSwatch();
        m_swatches.back()->setColour(QColor::fromRgb(automaticColour(at)));
        line->addWidget(m_swatches.back());
    }
    m_own = newSwatch();
    m_own->setObjectName("ownColour");
    line->addWidget(m_own);
    m_other->setObjectName("otherColour");
    m_other->setIcon(icon("plus"));
    m_other->setToolTip(tr("Choose any other colour; those before are told apart by colour-blind people"));
    m_other->setAccessibleName(tr("Another colour…"));
    m_other->setFocusPolicy(Qt::StrongFocus);
    line->addWidget(m_other);
    line->addStretch(1);
    connect(m_other, &QToolButton::clicked, this, &ColourChoice::chooseOther);
    setColour(m_swatches.front()->colour());
}

ColourSwatch* ColourChoice::newSwatch()
{
    auto* swatch = new ColourSwatch(this);
    connect(swatch, &ColourSwatch::clicked, this, [this, swatch] { choose(swatch->colour()); });
    return swatch;
}

void ColourChoice::setColour(const QColor& colour)
{
    m_colour = colour;
    ColourSwatch* shown = m_own;
    for (ColourSwatch* each : m_swatches)
        if (each->colour() == colour) shown = each;
    if (shown == m_own) m_own->setColour(colour);
    m_own->setVisible(shown == m_own);
    shown->setChecked(true);
    setFocusProxy(shown);
}

void ColourChoice::choose(const QColor& colour)
{
    setColour(colour);
    emit colourChosen(colour);
}

void ColourChoice::chooseOther()
{
    const QColor colour = QColorDialog::getColor(m_colour, this, tr("Colour of the tag"));
    if (colour.isValid()) choose(colour);
}

} // namespace tagline
