#include "widgets/controller/ControllerPanel.h"

#include "widgets/controller/BlendLanesView.h"
#include "widgets/controller/EventList.h"
#include "widgets/controller/NewTrackRow.h"
#include "widgets/controller/SyncRow.h"
#include "widgets/controller/TrackCard.h"
#include "widgets/controller/TransitionEditor.h"
#include "widgets/library/ClipMime.h"
#include "widgets/theme/Icons.h"
#include "widgets/theme/Measures.h"
#include "widgets/theme/ScrollBarLook.h"
#include "widgets/theme/ThemeFollowing.h"
#include "widgets/theme/controls/ElidedButton.h"
#include "widgets/theme/controls/ElidedLabel.h"
#include "widgets/theme/controls/KeyTips.h"
#include "widgets/theme/controls/MenuText.h"
#include "widgets/theme/controls/WrapLayout.h"
#include "widgets/theme/panels/PanelFrame.h"

#include <QComboBox>
#include <QDragEnterEvent>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QLocale>
#include <QMenu>
#include <QPointer>
#include <QPushButton>
#include <QScreen>
#include <QScrollBar>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace tagline {

namespace {

constexpr int besideCards = measure::panelField;
constexpr int leastFilter = 50; ///< width, device-independent pixels

} // namespace

ControllerPanel::ControllerPanel(QWidget* parent)
    : QScrollArea(parent)
    , m_header(new ElidedButton(this))
    , m_editor(new TransitionEditor(this))
    , m_tracks(new QVBoxLayout)
    , m_newTrack(new NewTrackRow(this))
    , m_lanes(new BlendLanesView(this))
    , m_ground(new GroundRow(this))
    , m_sync(new SyncRow(this))
{
    setFrameShape(NoFrame);
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setAccessibleName(tr("Controller"));
    setFocusPolicy(Qt::NoFocus);
    setAcceptDrops(true);
    m_headerBox = newHeader();
    m_header->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    m_header->setProperty("look", "info");
    m_header->setChevron(true);
    m_header->setIcon(icon("transition", &Theme::muted));
    m_header->setIconSize({measure::iconSize, measure::iconSize});
    followTheme(this, [this] { // beside four names there is no room for words
        setButtonStyle(*m_header,
                       density() == Density::Compact ? Qt::ToolButtonIconOnly : Qt::ToolButtonTextOnly);
    });
    connect(m_header, &QToolButton::clicked, this, &ControllerPanel::showTransitionEditor);
    auto* content = new QWidget(this);
    auto* layout = new QVBoxLayout(content);
    layout->setContentsMargins(besideCards, 6, std::max(besideCards, scrollBarWidth),
                               6); // the scroll bar lies over nothing
    layout->setSpacing(4);
    m_tracks->setSpacing(4);
    m_tracks->addWidget(m_newTrack);
    layout->addLayout(m_tracks);
    layout->addWidget(m_lanes);
    m_backToNow = new QPushButton(icon("history", &Theme::accent), {}, this);
    m_backToNow->setProperty("look", "link");
    m_backToNow->setToolTip(tr("Return to the present (Esc on the weight lanes, or Space)"));
    m_backToNow->hide();
    connect(m_backToNow, &QPushButton::clicked, this, &ControllerPanel::scrubEndRequested);
    layout->addWidget(m_backToNow);
    layout->addWidget(m_ground);
    layout->addWidget(m_sync);
    m_eventBox = newEvents();
    layout->addWidget(m_eventBox, 1);
    layout->addStretch();
    m_footer = newFooter();
    setWidget(content);
    for (const auto each :
         {ControllerKey::TransitionSettings, ControllerKey::Presets, ControllerKey::TransitionAtEnd})
        setKey(each, {});
    connect(m_newTrack, &NewTrackRow::clipDropped, this,
            [this](ClipId clip) { emit clipDropped(int(m_cards.size()), clip); });
    connect(m_newTrack, &QToolButton::clicked, this,
            [this] { emit currentClipRequested(int(m_cards.size())); });
    connect(m_editor, &TransitionEditor::transitionChangeRequested, this,
            &ControllerPanel::transitionChangeRequested);
    connect(m_ground, &GroundRow::changeRequested, this, &ControllerPanel::rootMotionChangeRequested);
    connect(m_sync, &SyncRow::changeRequested, this, &ControllerPanel::syncTagsChangeRequested);
    connect(m_editor, &TransitionEditor::scheduleRequested, this, &ControllerPanel::scheduleRequested);
    connectLanes();
    setState({});
    showEventFilters();
    showEvents();
}

void ControllerPanel::setKey(ControllerKey action, const QString& key)
{
    switch (action) {
    case ControllerKey::FirstTrack:
        return m_newTrack->setFirstKey(key);
    case ControllerKey::NewTrack:
        return m_newTrack->setNewKey(key);
    case ControllerKey::TransitionSettings:
        return m_header->setToolTip(tipWithKey(tr("Duration, curve and start of transitions"), key));
    case ControllerKey::Presets:
        return m_presetButton->setToolTip(tipWithKey(tr("Blends saved in the library file"), key));
    case ControllerKey::TransitionNow:
        m_transitionKey = key;
        return showTransition();
    case ControllerKey::TransitionAtEnd:
        return m_atEnd->setToolTip(tipWithKey(tr("Make the transition when the leading track ends"), key));
    }
}

QWidget* ControllerPanel::headerWidget() const { return m_headerBox; }

QWidget* ControllerPanel::newHeader()
{
    auto* box = new QWidget(this);
    m_presetButton = new QToolButton(box);
    m_presetButton->setIcon(icon("bookmark", &Theme::muted));
    m_presetButton->setProperty("look", "info");
    m_presetButton->setPopupMode(QToolButton::InstantPopup);
    m_presetButton->setAccessibleName(tr("Presets"));
    auto* menu = new QMenu(m_presetButton);
    menu->setToolTipsVisible(true);
    connect(menu, &QMenu::aboutToShow, this, &ControllerPanel::fillPresetMenu);
    m_presetButton->setMenu(menu);
    auto* line = new QHBoxLayout(box);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(2);
    line->addWidget(m_presetButton);
    line->addWidget(m_header, 1);
    return box;
}

void ControllerPanel::setPresets(const QStringList& names, const QString& current)
{
    m_presets = names;
    m_preset = current;
}

void ControllerPanel::fillPresetMenu()
{
    QMenu& menu = *m_presetButton->menu();
    emptyMenu(menu);
    menu.setAccessibleName(tr("Presets"));
    for (const QString& name : m_presets) {
        QAction* load =
            menu.addAction(menuText(name), this, [this, name] { emit presetLoadRequested(name); });
        load->setCheckable(true);
        load->setChecked(name == m_preset);
        load->setToolTip(tr("Load this blend; undo brings the current one back"));
    }
    if (m_presets.isEmpty())
        menu.addAction(tr("No presets yet: set up a blend and save it"))->setEnabled(false);
    menu.addSeparator();
    QAction* save =
        menu.addAction(icon("save"), tr("&Save as Preset…"), this, &ControllerPanel::presetSaveRequested);
    save->setEnabled(!m_state.tracks.empty());
    const auto addEach = [&](const QString& title, void (ControllerPanel::*signal)(const QString&)) {
        QMenu* each = menu.addMenu(title);
        each->setEnabled(!m_presets.isEmpty());
        for (const QString& name : m_presets)
            each->addAction(menuText(name), this, [this, name, signal] { emit(this->*signal)(name); });
    };
    addEach(tr("&Rename"), &ControllerPanel::presetRenameRequested);
    addEach(tr("&Delete"), &ControllerPanel::presetDeleteRequested);
}

void ControllerPanel::showPresetMenu() { m_presetButton->showMenu(); }

QSize ControllerPanel::minimumSizeHint() const
{
    const int bar = verticalScrollBar()->sizeHint().width();
    return {std::max(widget()->minimumSizeHint().width() + bar, m_footer->minimumSizeHint().width()),
            QScrollArea::minimumSizeHint().height()};
}

int ControllerPanel::neededHeight() const
{
    if (m_state.tracks.empty()) return 0;
    return widget()->sizeHint().height() + m_footer->heightForWidth(width());
}

bool ControllerPanel::eventFilter(QObject* watched, QEvent* event)
{
    const bool isDone = QScrollArea::eventFilter(watched, event);
    if (watched != widget() || event->type() != QEvent::LayoutRequest) return isDone;
    const int now = neededHeight();
    if (std::exchange(m_neededHeight, now) != now) emit neededHeightChanged();
    return isDone;
}

QWidget* ControllerPanel::newFooter()
{
    auto* box = new QWidget(this);
    m_transition = new QPushButton(box);
    m_transition->setProperty("look", "primary");
    m_transition->setIcon(icon("transition", &Theme::onAccent));
    connect(m_transition, &QPushButton::clicked, this, &ControllerPanel::transitionRequested);
    m_atEnd = new QToolButton(box);
    m_atEnd->setText(tr("At the End"));
    m_atEnd->setAccessibleName(tr("Transition at the end"));
    connect(m_atEnd, &QToolButton::clicked, this, &ControllerPanel::transitionAtEndRequested);
    auto* line = new WrapLayout(6); // large texts need two rows in a narrow panel
    box->setContentsMargins(besideCards, 3, besideCards, 4);
    box->setLayout(line);
    line->addWidget(m_transition);
    line->addWidget(m_atEnd);
    return box;
}

/// The place for another track: all that there is before the first one, then pinned beside the fades.
void ControllerPanel::placeNewTrack(bool isFirst)
{
    if (isFirst == (m_newTrack->parentWidget() != m_footer)) return;
    m_newTrack->setFirst(isFirst);
    if (isFirst)
        m_tracks->addWidget(m_newTrack);
    else
        m_footer->layout()->addWidget(m_newTrack);
    m_newTrack->show();
}

// A clip that is dropped beside the cards makes a track, wherever that is.

void ControllerPanel::dragEnterEvent(QDragEnterEvent* event)
{
    if (clipsOf(*event->mimeData()).empty()) return;
    event->acceptProposedAction();
    m_newTrack->setDropTarget(true);
}

void ControllerPanel::dragLeaveEvent(QDragLeaveEvent*) { m_newTrack->setDropTarget(false); }

void ControllerPanel::dropEvent(QDropEvent* event)
{
    m_newTrack->setDropTarget(false);
    const std::vector<ClipId> clips = clipsOf(*event->mimeData());
    if (clips.empty()) return;
    event->acceptProposedAction();
    for (const ClipId clip : clips) emit clipDropped(int(m_cards.size()), clip);
}

/// Shortens the button's words where the footer would need another row for them.
void ControllerPanel::fitTransition()
{
    m_transition->setText(m_transitionWords);
    if (m_footer->heightForWidth(width()) > m_footer->heightForWidth(QWIDGETSIZE_MAX))
        m_transition->setText(m_shortTransitionWords);
}

/// Below what scrolls, and only where something can be faded.
void ControllerPanel::placeFooter()
{
    fitTransition();
    const int high = m_state.tracks.empty() ? 0 : m_footer->heightForWidth(width());
    setViewportMargins(0, 0, 0, high);
    m_footer->setGeometry(0, height() - high, width(), high);
    m_footer->setVisible(high > 0);
}

void ControllerPanel::resizeEvent(QResizeEvent* event)
{
    QScrollArea::resizeEvent(event);
    placeFooter();
}

QWidget* ControllerPanel::newEvents()
{
    auto* box = new QWidget(this);
    auto* title = new ElidedLabel(tr("Events"), box);
    title->setColour(&Theme::muted);
    m_filter = new QLineEdit(box);
    m_filter->setPlaceholderText(tr("Filter"));
    m_filter->setClearButtonEnabled(true);
    m_filter->setMinimumWidth(leastFilter);
    m_filter->setAccessibleName(tr("Filter events"));
    m_filter->setToolTip(tr("Show only events whose tag, clip or kind contains this"));
    connect(m_filter, &QLineEdit::textChanged, this, &ControllerPanel::showEvents);
    m_kinds = new QComboBox(box);
    m_kinds->setAccessibleName(tr("Kind of events"));
    m_kinds->setToolTip(tr("Show only one kind of event"));
    m_kinds->setMinimumContentsLength(4);
    m_kinds->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_kinds->addItem(tr("all kinds"));
    for (const EventKind kind : {EventKind::Start, EventKind::Stop, EventKind::Crossed, EventKind::Note})
        m_kinds->addItem(eventKindText(kind), int(kind));
    connect(m_kinds, &QComboBox::currentIndexChanged, this, &ControllerPanel::showEvents);
    m_eventList = new EventList(box);
    const auto activate = [this](const QModelIndex& index) { activateEvent(index.row()); };
    connect(m_eventList, &QListView::clicked, this, activate);
    connect(m_eventList, &QListView::activated, this, activate);
    auto* line = new QHBoxLayout;
    line->addSpacing(measure::wordInset);
    line->addWidget(title, 1);
    line->addWidget(m_kinds, 1);
    line->addWidget(m_filter, 1);
    auto* layout = new QVBoxLayout(box);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    layout->addLayout(line);
    layout->addWidget(m_eventList, 1);
    return box;
}

void ControllerPanel::connectLanes()
{
    connect(m_lanes, &BlendLanesView::scrubRequested, this, &ControllerPanel::scrubRequested);
    connect(m_lanes, &BlendLanesView::scrubEndRequested, this, &ControllerPanel::scrubEndRequested);
    connect(m_lanes, &BlendLanesView::markerMoveRequested, this, &ControllerPanel::scheduledMoveRequested);
    connect(m_lanes, &BlendLanesView::markerDurationRequested, this,
            &ControllerPanel::scheduledDurationRequested);
    connect(m_lanes, &BlendLanesView::markerRemoveRequested, this, &ControllerPanel::unscheduleRequested);
}

TrackCard* ControllerPanel::newCard(int track)
{
    auto* card = new TrackCard(track + 1, widget());
    connect(card, &TrackCard::currentClipRequested, this, [=, this] { emit currentClipRequested(track); });
    connect(card, &TrackCard::clipDropped, this, [=, this](ClipId clip) { emit clipDropped(track, clip); });
    connect(card, &TrackCard::changeRequested, this,
            [=, this](const TrackSetup& wanted) { emit trackChangeRequested(track, wanted); });
    connect(card, &TrackCard::shareRequested, this,
            [=, this](double share) { emit shareChangeRequested(track, share); });
    connect(card, &TrackCard::fadeRequested, this, [=, this] { emit fadeRequested(track); });
    connect(card, &TrackCard::removeRequested, this, [=, this] { emit removeRequested(track); });
    connect(card, &TrackCard::weightValueRequested, this, [=, this] { askWeightValue(track); });
    return card;
}

void ControllerPanel::fillTrackMenus(QMenu& menu)
{
    for (std::size_t track = 0; track < m_cards.size(); ++track) {
        const QString name =
            tr("&%1 %2", "number and clip").arg(track + 1).arg(menuText(m_state.tracks[track].clipName));
        m_cards[track]->fillMenu(*menu.addMenu(name));
    }
    if (m_cards.empty()) menu.addAction(tr("No tracks yet: put a clip on one"))->setEnabled(false);
}

void ControllerPanel::setWeightValues(std::function<QStringList()> offered, WeightValueCheck check)
{
    m_offeredWeightValues = std::move(offered);
    m_weightValueCheck = std::move(check);
}

void ControllerPanel::askWeightValue(int track)
{
    WeightValueChoices choices;
    choices.layer = track;
    if (m_offeredWeightValues) choices.offered = m_offeredWeightValues();
    for (const ControllerTrack& each : m_state.tracks) choices.clips << each.clipName;
    const ControllerTrack before = m_state.tracks[std::size_t(track)];
    const QPointer<ControllerPanel> panel(this);
    const auto wanted = askedWeightSource(choices, before.setup.weightSource, m_weightValueCheck, window());
    if (!panel || !wanted || std::size_t(track) >= m_state.tracks.size()) return;
    TrackSetup setup = m_state.tracks[std::size_t(track)].setup; // tracks may be others meanwhile
    if (m_state.tracks[std::size_t(track)].key != before.key || setup.weightSource == *wanted) return;
    setup.weightSource = *wanted;
    emit trackChangeRequested(track, setup);
}

void ControllerPanel::refreshWeightValues()
{
    for (auto* dialog : window()->findChildren<WeightValueDialog*>()) dialog->checkAnew();
}

void ControllerPanel::setState(const ControllerState& state)
{
    const bool areJointsOther = state.joints != m_state.joints || state.bodyPresets != m_state.bodyPresets;
    m_state = state;
    while (m_cards.size() > state.tracks.size()) {
        m_cards.back()->hide();
        m_cards.back()->deleteLater(); // it may be the one that asked
        m_cards.pop_back();
    }
    while (m_cards.size() < state.tracks.size()) {
        m_cards.push_back(newCard(int(m_cards.size())));
        m_cards.back()->setJoints(state.bodyPresets, state.joints);
        m_tracks->insertWidget(int(m_cards.size()) - 1, m_cards.back());
    }
    const auto sharing =
        std::count_if(state.tracks.begin(), state.tracks.end(), [](const ControllerTrack& track) {
            return track.setup.isEnabled && !track.setup.isLayer();
        });
    for (std::size_t track = 0; track < m_cards.size(); ++track) {
        if (areJointsOther) m_cards[track]->setJoints(state.bodyPresets, state.joints);
        if (m_cards[track]->track() != state.tracks[track]) m_cards[track]->setTrack(state.tracks[track]);
        m_cards[track]->setLeading(int(track) == state.leadingTrack);
        m_cards[track]->setShareable(sharing > 1);
    }
    placeNewTrack(state.tracks.empty());
    m_ground->setMotion(state.rootMotion);
    m_sync->setTags(state.syncTags);
    m_sync->setVisible(std::ranges::any_of(state.tracks, [](const ControllerTrack& track) {
        return track.setup.isInStep && !track.setup.isLayer();
    }));
    for (QWidget* each : {static_cast<QWidget*>(m_lanes), static_cast<QWidget*>(m_ground), m_eventBox,
                          static_cast<QWidget*>(m_header)})
        each->setVisible(!state.tracks.empty());
    placeFooter();
    showTransition();
}

void ControllerPanel::setTracksNow(const std::vector<TrackNow>& tracks)
{
    for (std::size_t track = 0; track < std::min(tracks.size(), m_cards.size()); ++track)
        m_cards[track]->setNow(tracks[track]);
}

void ControllerPanel::setLanes(BlendLanes lanes)
{
    m_lanes->setLanes(std::move(lanes));
    showScrub();
}

void ControllerPanel::setGroundNow(const GroundNow& now) { m_ground->setNow(now); }

/// That the past is shown, and the way out of it.
void ControllerPanel::showScrub()
{
    const BlendLanes& lanes = m_lanes->lanes();
    m_backToNow->setVisible(lanes.scrub.has_value());
    if (!lanes.scrub) return;
    const QString ago = QLocale().toString(lanes.now - *lanes.scrub, 'f', 1);
    m_backToNow->setText(tr("%1 s ago — back to now", "the past is shown").arg(ago));
    m_backToNow->setAccessibleName(tr("The past is shown, %1 seconds ago: back to now").arg(ago));
}

void ControllerPanel::showTransition()
{
    m_editor->setState(m_state);
    const bool hasTarget = m_state.nextTrack >= 0 && m_state.leadingTrack >= 0;
    const QString direction =
        tr("%1 → %2", "from track to track").arg(m_state.leadingTrack + 1).arg(m_state.nextTrack + 1);
    m_transitionWords = hasTarget ? tr("Transition Now: %1").arg(direction) : tr("Transition Now");
    m_shortTransitionWords = hasTarget ? tr("Now: %1", "a transition").arg(direction) : m_transitionWords;
    m_transition->setAccessibleName(m_transitionWords);
    fitTransition();
    m_transition->setEnabled(hasTarget);
    m_transition->setToolTip(
        hasTarget ? tipWithKey(tr("Make the transition %1 now").arg(direction), m_transitionKey)
                  : tr("Put clips on two tracks first"));
    m_atEnd->setEnabled(hasTarget);
    const QString seconds = QLocale().toString(secondsOf(m_state.transition), 'f', 2);
    m_header->setText(tr("%1 %2 s", "kind and time").arg(kindText(m_state.transition.kind), seconds));
    m_header->setAccessibleName(
        tr("Transition settings: %1 %2 seconds").arg(kindText(m_state.transition.kind), seconds));
}

bool ControllerPanel::editSyncTags()
{
    if (m_sync->isHidden()) return false;
    ensureWidgetVisible(m_sync);
    m_sync->setFocus(Qt::ShortcutFocusReason);
    return true;
}

/// Below the title, and wholly on the screen.
void ControllerPanel::showTransitionEditor()
{
    m_editor->adjustSize();
    QPoint place =
        m_header->mapToGlobal(QPoint(m_header->width() - m_editor->width(), m_header->height() + 2));
    const QRect screen = m_header->screen()->availableGeometry();
    place.setX(
        std::clamp(place.x(), screen.left(), std::max(screen.left(), screen.right() - m_editor->width())));
    place.setY(
        std::clamp(place.y(), screen.top(), std::max(screen.top(), screen.bottom() - m_editor->height())));
    m_editor->move(place);
    m_editor->show();
    m_editor->setFocus();
}

// Events

void ControllerPanel::setEvents(std::vector<ControllerEvent> events)
{
    m_events = std::move(events);
    showEventFilters();
    showEvents();
}

/// Shows the filter of events if there is something to filter.
void ControllerPanel::showEventFilters()
{
    for (QWidget* each : {static_cast<QWidget*>(m_kinds), static_cast<QWidget*>(m_filter)})
        each->setVisible(!m_events.empty());
}

void ControllerPanel::showEvents()
{
    const QString wanted = m_filter->text().trimmed();
    std::vector<ControllerEvent> shown;
    m_shownEvents.clear();
    for (std::size_t i = 0; i < m_events.size(); ++i) {
        const ControllerEvent& event = m_events[i];
        if (m_kinds->currentIndex() > 0 && int(event.kind) != m_kinds->currentData().toInt()) continue;
        if (!event.text.contains(wanted, Qt::CaseInsensitive) &&
            !event.source.contains(wanted, Qt::CaseInsensitive))
            continue;
        m_shownEvents.push_back(int(i));
        shown.push_back(event);
    }
    m_eventList->setHint(m_events.empty() ? tr("Tags that the tracks enter and leave appear here")
                                          : (wanted.isEmpty() ? tr("No events of this kind yet")
                                                              : tr("No event contains “%1”").arg(wanted)));
    m_eventList->setEvents(shown);
}

void ControllerPanel::activateEvent(int row)
{
    if (row >= 0 && std::size_t(row) < m_shownEvents.size())
        emit scrubRequested(m_events[std::size_t(m_shownEvents[std::size_t(row)])].seconds);
}

} // namespace tagline
