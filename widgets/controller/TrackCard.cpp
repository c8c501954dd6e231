#include "widgets/controller/TrackCard.h"

#include "widgets/controller/WeightBar.h"
#include "widgets/library/ClipMime.h"
#include "widgets/theme/ElidedLabel.h"
#include "widgets/theme/Icons.h"
#include "widgets/theme/Theme.h"

#include <QDoubleSpinBox>
#include <QDragEnterEvent>
#include <QHBoxLayout>
#include <QLocale>
#include <QPainter>
#include <QSignalBlocker>
#include <QToolButton>
#include <QVBoxLayout>

namespace tagline {

TrackCard::TrackCard(const QString& letter, QWidget* parent)
    : QFrame(parent)
    , m_letter(letter)
    , m_enable(new QToolButton(this))
    , m_name(new ElidedLabel({}, this))
    , m_useCurrent(new QToolButton(this))
    , m_speed(new QDoubleSpinBox(this))
    , m_end(new QToolButton(this))
    , m_bar(new WeightBar(this))
    , m_weight(new ElidedLabel({}, this))
{
    setAcceptDrops(true);
    setAccessibleName(tr("Track %1").arg(letter));
    buildControls();
    layOut();
    setTrack({});
}

void TrackCard::buildControls()
{
    m_enable->setText(m_letter);
    m_enable->setCheckable(true);
    m_enable->setToolTip(tr("Track %1 takes part in the blend").arg(m_letter));
    m_enable->setAccessibleName(tr("Enable track %1").arg(m_letter));
    connect(m_enable, &QToolButton::clicked, this, &TrackCard::enableChangeRequested);

    m_name->setElideMode(Qt::ElideMiddle);
    m_useCurrent->setIcon(icon("clip", theme().muted));
    m_useCurrent->setIconSize({14, 14});
    m_useCurrent->setToolTip(
        tr("Put the clip that is being shown on track %1 (or drop a clip from the library here)")
            .arg(m_letter));
    m_useCurrent->setAccessibleName(tr("Use the current clip on track %1").arg(m_letter));
    connect(m_useCurrent, &QToolButton::clicked, this, &TrackCard::currentClipRequested);

    m_speed->setRange(0.1, 8);
    m_speed->setSingleStep(0.1);
    m_speed->setDecimals(2);
    m_speed->setPrefix(QStringLiteral("×"));
    m_speed->setButtonSymbols(QAbstractSpinBox::NoButtons);
    m_speed->setKeyboardTracking(false);
    m_speed->setProperty("look", "bare");
    m_speed->setAlignment(Qt::AlignRight);
    m_speed->setToolTip(tr("Speed of track %1, ×0.1 to ×8 (Up and Down, or the wheel)").arg(m_letter));
    m_speed->setAccessibleName(tr("Speed of track %1").arg(m_letter));
    connect(m_speed, &QDoubleSpinBox::valueChanged, this, &TrackCard::speedChangeRequested);

    m_end->setProperty("look", "info");
    m_end->setMinimumWidth(fontMetrics().horizontalAdvance(tr("clamp")) + 12); // the speeds stand in a column
    m_end->setToolTip(
        tr("What track %1 does at its clip's end: begin again, or hold the last pose").arg(m_letter));
    m_end->setAccessibleName(tr("End of track %1").arg(m_letter));
    connect(m_end, &QToolButton::clicked, this, [this] {
        emit endChangeRequested(m_track.atEnd == TrackEnd::Loop ? TrackEnd::Clamp : TrackEnd::Loop);
    });

    m_weight->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_weight->setFont(tabularFont(font()));
}

void TrackCard::layOut()
{
    auto* upper = new QHBoxLayout;
    upper->setSpacing(4);
    upper->addWidget(m_enable);
    upper->addWidget(m_name, 1);
    upper->addWidget(m_useCurrent);
    upper->addWidget(m_speed);
    upper->addWidget(m_end);
    auto* lower = new QHBoxLayout;
    lower->setSpacing(8);
    lower->addWidget(m_bar, 1);
    lower->addWidget(m_weight);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(10, 5, 6, 7);
    layout->setSpacing(5);
    layout->addLayout(upper);
    layout->addLayout(lower);
}

void TrackCard::setTrack(const ControllerTrack& track)
{
    m_track = track;
    const bool hasClip = track.clip.isValid();
    m_name->setText(hasClip ? track.clipName : tr("drop a clip here"));
    m_name->setColour(hasClip ? QColor() : theme().disabled);
    m_enable->setChecked(track.isEnabled);
    {
        const QSignalBlocker quiet(m_speed);
        m_speed->setValue(track.speed);
    }
    m_end->setText(track.atEnd == TrackEnd::Loop ? tr("loop") : tr("clamp"));
    const QColor colour = hasClip && track.isEnabled ? track.colour : theme().disabled;
    m_bar->setColour(colour);
    m_bar->setWeight(std::clamp(track.weight, 0.0, 1.0));
    m_weight->setText(tr("w %1", "weight").arg(QLocale().toString(track.weight, 'f', 2)));
    m_bar->setAccessibleName(tr("Weight of track %1: %2").arg(m_letter, m_weight->text()));
    update();
}

void TrackCard::setDropTarget(bool isTarget)
{
    m_isDropTarget = isTarget;
    update();
}

void TrackCard::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF frame = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
    painter.setPen(QPen(m_isDropTarget ? theme().accent : theme().border, 1));
    painter.setBrush(m_isDropTarget ? theme().raised : theme().panel.lighter(107));
    painter.drawRoundedRect(frame, 4, 4);
    painter.setPen(Qt::NoPen);
    const bool isLit = m_track.clip.isValid() && m_track.isEnabled;
    painter.setBrush(isLit ? m_track.colour : theme().disabled);
    painter.drawRoundedRect(QRectF(0, 0, 3.5, height()), 1.5, 1.5);
}

void TrackCard::dragEnterEvent(QDragEnterEvent* event)
{
    if (clipsOf(*event->mimeData()).empty()) return;
    event->acceptProposedAction();
    setDropTarget(true);
}

void TrackCard::dragLeaveEvent(QDragLeaveEvent*) { setDropTarget(false); }

void TrackCard::dropEvent(QDropEvent* event)
{
    setDropTarget(false);
    const std::vector<ClipId> clips = clipsOf(*event->mimeData());
    if (clips.empty()) return;
    event->acceptProposedAction();
    emit clipDropped(clips.front());
}

} // namespace tagline
