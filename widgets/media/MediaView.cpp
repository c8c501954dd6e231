#include "widgets/media/MediaView.h"

#include "core/media/ReferenceMedium.h"
#include "widgets/theme/Icons.h"
#include "widgets/theme/Measures.h"
#include "widgets/theme/Theme.h"
#include "widgets/theme/controls/ElidedLabel.h"
#include "widgets/theme/panels/PanelFrame.h"

#include <QDoubleSpinBox>
#include <QHBoxLayout>
#include <QPainter>
#include <QSignalBlocker>
#include <QToolButton>
#include <QVBoxLayout>

namespace tagline {
namespace {

constexpr int noteMargin = 12;
constexpr double offsetStep = 0.04; ///< seconds: a picture of most films

} // namespace

MediaView::MediaView(QWidget* parent)
    : QWidget(parent)
    , m_bar(new QWidget(this))
    , m_name(new ElidedLabel({}, m_bar))
    , m_offset(new QDoubleSpinBox(m_bar))
{
    setObjectName("mediaView");
    setAccessibleName(tr("Reference media"));
    m_name->setElideMode(Qt::ElideMiddle);
    m_name->setColour(&Theme::muted);
    m_name->setMinimumWidth(20);
    m_offset->setObjectName("mediaOffset");
    m_offset->setAccessibleName(tr("Start of the clip in the medium"));
    m_offset->setToolTip(tr("When in the film or sound the clip begins; below 0 where it begins before. The "
                            "sound's lane in the timeline can be dragged too"));
    m_offset->setRange(-ReferenceMedium::mostSeconds, ReferenceMedium::mostSeconds);
    m_offset->setDecimals(3);
    m_offset->setSingleStep(offsetStep);
    m_offset->setSuffix(tr(" s"));
    m_offset->setKeyboardTracking(false);
    m_choose = newButton("folder-open", tr("Choose Media"), tr("Choose the film or sound of this clip"));
    m_remove = newButton("trash", tr("Remove Media"), tr("Take the film or sound away from this clip"));
    m_hide =
        newButton("close", tr("Hide Media"), tr("Hide films and sounds; the Clip menu shows them again"));
    m_offset->setMinimumWidth(m_offset->fontMetrics().horizontalAdvance(QStringLiteral("-0000.000 s")) + 24);
    auto* rows = new QVBoxLayout(m_bar);
    rows->setContentsMargins(measure::panelInset, 4, 4, 2);
    rows->setSpacing(2);
    rows->addWidget(m_name);
    auto* line = new QHBoxLayout;
    line->setSpacing(4);
    rows->addLayout(line);
    line->addWidget(m_offset);
    line->addStretch(1);
    for (QToolButton* button : {m_choose, m_remove, m_hide}) line->addWidget(button);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addStretch(1);
    column->addWidget(m_bar);
    connect(m_offset, &QDoubleSpinBox::valueChanged, this, &MediaView::offsetEdited);
    connect(m_choose, &QToolButton::clicked, this, &MediaView::chooseRequested);
    connect(m_remove, &QToolButton::clicked, this, &MediaView::removeRequested);
    connect(m_hide, &QToolButton::clicked, this, &MediaView::hideRequested);
}

QToolButton* MediaView::newButton(const QString& name, const QString& accessible, const QString& tip)
{
    auto* button = new QToolButton(m_bar);
    button->setObjectName("media-" + name);
    button->setIcon(icon(name));
    button->setAutoRaise(true);
    button->setAccessibleName(accessible);
    button->setToolTip(tip);
    return button;
}

void MediaView::setState(const MediaState& state)
{
    m_state = state;
    m_name->setText(state.name);
    m_name->setToolTip(state.path);
    const QString shown = m_offset->textFromValue(m_offset->value()); // offsets may be finer than the field
    if (!m_offset->hasFocus() || shown != m_offset->textFromValue(state.offset)) {
        const QSignalBlocker blocker(m_offset);
        m_offset->setValue(state.offset);
    }
    for (QWidget* each :
         {static_cast<QWidget*>(m_offset), static_cast<QWidget*>(m_choose), static_cast<QWidget*>(m_remove)})
        each->setEnabled(state.canEdit);
    update();
}

void MediaView::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const QRect room(0, 0, width(), m_bar->y());
    painter.fillRect(room, theme().sunken);
    if (m_state.picture.isNull()) {
        painter.setPen(theme().hint);
        painter.drawText(room.adjusted(noteMargin, noteMargin, -noteMargin, -noteMargin),
                         Qt::AlignCenter | Qt::TextWordWrap, m_state.note);
    } else {
        QSize size = m_state.picture.size();
        size.scale(room.size(), Qt::KeepAspectRatio);
        QRect place(QPoint(), size);
        place.moveCenter(room.center());
        painter.setRenderHint(QPainter::SmoothPixmapTransform);
        painter.drawImage(place, m_state.picture);
    }
    paintPanelCorners(painter, *this);
}

} // namespace tagline
