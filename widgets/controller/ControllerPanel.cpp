#include "widgets/controller/ControllerPanel.h"

#include "widgets/controller/EventList.h"
#include "widgets/controller/TrackCard.h"
#include "widgets/theme/ElidedLabel.h"
#include "widgets/theme/Icons.h"
#include "widgets/theme/Theme.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QHBoxLayout>
#include <QLocale>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>

namespace tagline {

namespace {

constexpr FadeCurve allCurves[] = {FadeCurve::Linear, FadeCurve::Smooth, FadeCurve::EaseIn,
                                   FadeCurve::EaseOut};

QString curveText(FadeCurve curve)
{
    switch (curve) {
    case FadeCurve::Linear:
        return ControllerPanel::tr("linear");
    case FadeCurve::Smooth:
        return ControllerPanel::tr("smooth");
    case FadeCurve::EaseIn:
        return ControllerPanel::tr("ease in");
    case FadeCurve::EaseOut:
        return ControllerPanel::tr("ease out");
    }
    return {};
}

} // namespace

ControllerPanel::ControllerPanel(QWidget* parent)
    : QWidget(parent)
    , m_header(new ElidedLabel({}, this))
{
    m_header->setColour(theme().muted);
    m_header->setContentsMargins(0, 0, 4, 0);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(8, 8, 8, 6);
    layout->setSpacing(7);
    for (int track = 0; track < 2; ++track) {
        m_cards[std::size_t(track)] = new TrackCard(track == 0 ? tr("A") : tr("B"), this);
        connectTrack(track);
        layout->addWidget(m_cards[std::size_t(track)]);
    }
    layout->addWidget(newTransitionBox());
    auto* title = new ElidedLabel(tr("Events"), this);
    title->setColour(theme().muted);
    m_events = new EventList(this);
    connect(m_events, &QListView::clicked, this,
            [this](const QModelIndex& index) { emit eventActivated(index.row()); });
    connect(m_events, &QListView::activated, this,
            [this](const QModelIndex& index) { emit eventActivated(index.row()); });
    layout->addWidget(title);
    layout->addWidget(m_events, 1);
    showTransition();
}

QWidget* ControllerPanel::headerWidget() const { return m_header; }

QWidget* ControllerPanel::newTransitionBox()
{
    auto* box = new QWidget(this);
    m_transition = new QPushButton(box);
    m_transition->setProperty("look", "primary");
    m_transition->setIcon(icon("transition", QColor(0x10, 0x14, 0x1b)));
    connect(m_transition, &QPushButton::clicked, this, &ControllerPanel::transitionRequested);

    m_seconds = new QDoubleSpinBox(box);
    m_seconds->setRange(0, 10);
    m_seconds->setDecimals(2);
    m_seconds->setSingleStep(0.05);
    m_seconds->setSuffix(tr(" s"));
    m_seconds->setKeyboardTracking(false);
    m_seconds->setToolTip(tr("How long a transition takes"));
    m_seconds->setAccessibleName(tr("Cross-fade time in seconds"));
    connect(m_seconds, &QDoubleSpinBox::valueChanged, this, &ControllerPanel::fadeSecondsChangeRequested);

    m_curve = new QComboBox(box);
    for (const FadeCurve curve : allCurves) m_curve->addItem(curveText(curve));
    m_curve->setToolTip(tr("How the weight goes from one track to the other"));
    m_curve->setAccessibleName(tr("Cross-fade curve"));
    m_curve->setMinimumContentsLength(3);
    m_curve->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    connect(m_curve, &QComboBox::activated, this,
            [this](int at) { emit curveChangeRequested(allCurves[at]); });

    m_inPlace = new QCheckBox(tr("In place"), box);
    m_inPlace->setToolTip(tr("Keep the character where it is: the root moves up and down only"));
    connect(m_inPlace, &QCheckBox::clicked, this, &ControllerPanel::inPlaceChangeRequested);

    auto* options = new QHBoxLayout;
    options->setSpacing(6);
    options->addWidget(m_seconds);
    options->addWidget(m_curve, 1);
    options->addWidget(m_inPlace);
    auto* layout = new QVBoxLayout(box);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(6);
    layout->addLayout(options);
    layout->addWidget(m_transition);
    return box;
}

void ControllerPanel::connectTrack(int track)
{
    const TrackCard* card = m_cards[std::size_t(track)];
    connect(card, &TrackCard::currentClipRequested, this, [=, this] { emit currentClipRequested(track); });
    connect(card, &TrackCard::clipDropped, this, [=, this](ClipId clip) { emit clipDropped(track, clip); });
    connect(card, &TrackCard::speedChangeRequested, this,
            [=, this](double speed) { emit speedChangeRequested(track, speed); });
    connect(card, &TrackCard::enableChangeRequested, this,
            [=, this](bool isEnabled) { emit enableChangeRequested(track, isEnabled); });
    connect(card, &TrackCard::endChangeRequested, this,
            [=, this](TrackEnd atEnd) { emit endChangeRequested(track, atEnd); });
}

void ControllerPanel::setState(const ControllerState& state)
{
    const ControllerState before = std::exchange(m_state, state);
    for (std::size_t track = 0; track < m_cards.size(); ++track)
        if (state.tracks[track] != before.tracks[track]) m_cards[track]->setTrack(state.tracks[track]);
    if (state.events != before.events) m_events->setEvents(state.events);
    showTransition();
}

void ControllerPanel::showTransition()
{
    const QSignalBlocker quiet(m_seconds);
    m_seconds->setValue(m_state.fadeSeconds);
    m_curve->setCurrentIndex(int(m_state.curve));
    m_inPlace->setChecked(m_state.isInPlace);
    const bool fromA = m_state.leadingTrack == 0;
    const QString direction = fromA ? tr("A → B") : tr("B → A");
    m_transition->setText(m_state.isTransitioning ? tr("Turn back: %1").arg(direction)
                                                  : tr("Transition now: %1").arg(direction));
    const ControllerTrack& target = m_state.tracks[fromA ? 1 : 0];
    const bool hasTarget = target.clip.isValid() && target.isEnabled;
    m_transition->setEnabled(hasTarget);
    m_transition->setToolTip(hasTarget ? tr("Cross-fade %1 from this moment on").arg(direction)
                                       : tr("Put a clip on track %1 first").arg(fromA ? tr("B") : tr("A")));
    m_header->setText(tr("Transition: cross-fade %1 s").arg(QLocale().toString(m_state.fadeSeconds, 'f', 2)));
}

} // namespace tagline
