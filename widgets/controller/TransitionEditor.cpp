#include "widgets/controller/TransitionEditor.h"

#include "widgets/controller/CurveView.h"
#include "widgets/theme/Icons.h"
#include "widgets/theme/ThemeFollowing.h"
#include "widgets/theme/choices/ChoiceBox.h"

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QSignalBlocker>

#include <algorithm>
#include <cmath>

namespace tagline {
namespace {

constexpr TransitionCurve allCurves[] = {TransitionCurve::Linear,       TransitionCurve::SmoothStep,
                                         TransitionCurve::EaseIn,       TransitionCurve::EaseOut,
                                         TransitionCurve::SmootherStep, TransitionCurve::Bezier};
constexpr TransitionKind allKinds[] = {TransitionKind::CrossFade, TransitionKind::Inertial};
constexpr TransitionEntry allEntries[] = {TransitionEntry::BestMatch, TransitionEntry::Beginning,
                                          TransitionEntry::Current};

/// With a capital, as a choice stands alone.
QString alone(QString text)
{
    if (!text.isEmpty()) text[0] = text[0].toUpper();
    return text;
}

/// Chooses the entry with this number; the first if there is none.
void choose(QComboBox& box, const QVariant& value) { box.setCurrentIndex(std::max(0, box.findData(value))); }

} // namespace

TransitionEditor::TransitionEditor(QWidget* parent)
    : QFrame(parent, Qt::Popup)
{
    setFrameShape(QFrame::StyledPanel);
    setAccessibleName(tr("Transition settings"));
    auto* form = new QFormLayout(this);
    form->setContentsMargins(12, 10, 12, 12);
    form->setSpacing(8);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    buildSettings(*form);
    auto* heading = new QLabel(tr("Schedule"), this);
    QFont bold = heading->font();
    bold.setBold(true);
    heading->setFont(bold);
    form->addRow(heading);
    buildSchedule(*form);
    setMinimumWidth(300);
}

QComboBox* TransitionEditor::newBox(const QString& name, const QString& tip)
{
    auto* box = new ChoiceBox(this);
    box->setAccessibleName(name);
    box->setToolTip(tip);
    box->setMinimumContentsLength(8);
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    return box;
}

void TransitionEditor::buildSettings(QFormLayout& form)
{
    m_seconds = new QDoubleSpinBox(this);
    m_seconds->setRange(0, 10);
    m_seconds->setDecimals(2);
    m_seconds->setSingleStep(0.05);
    m_seconds->setSuffix(tr(" s"));
    m_seconds->setKeyboardTracking(false);
    m_seconds->setToolTip(tr("How long a transition takes; 0 cuts at once"));
    m_seconds->setAccessibleName(tr("Cross-fade time in seconds"));
    connect(m_seconds, &QDoubleSpinBox::valueChanged, this, &TransitionEditor::askForTransition);

    m_curve = newBox(tr("Cross-fade curve"), tr("How the weight moves from one track to the other"));
    for (const TransitionCurve curve : allCurves)
        m_curve->addItem(curveIcon(curve), alone(curveText(curve)), int(curve));
    m_picture = new CurveView(this);
    connect(m_picture, &CurveView::handlesChangeRequested, this, &TransitionEditor::takeHandles);
    m_entry = newBox(tr("Entry"), tr("Where the new track starts, unless it is already playing"));
    for (const TransitionEntry entry : allEntries) m_entry->addItem(alone(entryText(entry)), int(entry));
    for (QComboBox* box : {m_curve, m_entry})
        connect(box, &QComboBox::activated, this, &TransitionEditor::askForTransition);
    m_kind = newBox(tr("Kind of transition"), tr("Cross-fade: both tracks keep playing. Inertial: the old "
                                                 "one stops at once and its motion dies away"));
    for (const TransitionKind kind : allKinds) m_kind->addItem(alone(kindText(kind)), int(kind));
    connect(m_kind, &QComboBox::activated, this, &TransitionEditor::askForTransition);
    form.addRow(tr("&Kind"), m_kind);
    form.addRow(tr("&Time"), m_seconds);
    form.addRow(tr("&Curve"), m_curve);
    form.addRow(QString(), m_picture);
    form.addRow(tr("&Entry"), m_entry);
}

void TransitionEditor::buildSchedule(QFormLayout& form)
{
    m_to = newBox(tr("Track of the transition"), tr("The track that the transition leads to"));
    m_moment = newBox(tr("When it begins"), tr("When the scheduled transition begins"));
    m_moment->addItem(tr("After a delay"), int(FadeMoment::After));
    m_moment->addItem(tr("At a time"), int(FadeMoment::AtTime));
    m_moment->addItem(tr("At a track's end"), int(FadeMoment::TrackEnd));
    m_moment->addItem(tr("At a tag"), int(FadeMoment::Tag));
    m_after = new QDoubleSpinBox(this);
    m_after->setRange(0, 600);
    m_after->setDecimals(2);
    m_after->setSingleStep(0.5);
    m_after->setValue(2);
    m_after->setSuffix(tr(" s"));
    m_after->setAccessibleName(tr("Seconds from now"));
    m_after->setToolTip(tr("How long from now the transition begins"));
    m_track = newBox(tr("Track to wait for"), tr("The track whose end, or whose tag, begins the transition"));
    m_tag = newBox(tr("Tag to wait for"), tr("The transition begins where a range of this tag begins"));
    m_schedule = new QPushButton(icon("transition", &Theme::text), tr("&Schedule"), this);
    m_schedule->setAccessibleName(tr("Schedule the transition"));
    for (QComboBox* box : {m_to, m_track}) box->setPlaceholderText(tr("No clip is on a track"));
    connect(m_to, &QComboBox::activated, this, [this] {
        const std::size_t row = std::size_t(m_to->currentData().toInt());
        if (row < m_state.tracks.size()) m_chosenTo = m_state.tracks[row].key;
    });
    connect(m_moment, &QComboBox::activated, this, &TransitionEditor::showMoment);
    connect(m_track, &QComboBox::activated, this, &TransitionEditor::fillTags);
    connect(m_schedule, &QPushButton::clicked, this, &TransitionEditor::askForSchedule);
    form.addRow(tr("T&ransition to"), m_to);
    form.addRow(tr("&Begin"), m_moment);
    m_afterLabel = new QLabel(this);
    m_afterLabel->setBuddy(m_after);
    form.addRow(m_afterLabel, m_after);
    form.addRow(tr("&Of track"), m_track);
    form.addRow(tr("T&ag"), m_tag);
    m_cue = new QLabel(this);
    m_cue->setWordWrap(true);
    m_cue->setMinimumHeight(2 * fontMetrics().lineSpacing() + 4); // room for any of its sentences
    m_cue->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    setTextColour(m_cue, &Theme::muted);
    form.addRow(m_cue);
    auto* last = new QHBoxLayout;
    last->addStretch(1);
    last->addWidget(m_schedule);
    form.addRow(last);
    for (QComboBox* box : {m_to, m_moment, m_track, m_tag})
        connect(box, &QComboBox::currentIndexChanged, this, &TransitionEditor::showCue);
    connect(m_after, &QDoubleSpinBox::valueChanged, this, &TransitionEditor::showCue);
    showMoment();
}

void TransitionEditor::askForTransition()
{
    Transition wanted = m_state.transition;
    wanted.nanoseconds = std::llround(m_seconds->value() * 1e9);
    wanted.curve = TransitionCurve(m_curve->currentData().toInt());
    wanted.entry = TransitionEntry(m_entry->currentData().toInt());
    wanted.kind = TransitionKind(m_kind->currentData().toInt());
    m_picture->setTransition(wanted);
    if (wanted != m_state.transition) emit transitionChangeRequested(wanted);
}

/// Moving a handle turns the curve into a hand-drawn one.
void TransitionEditor::takeHandles(const std::array<float, 4>& handles)
{
    Transition wanted = m_state.transition;
    wanted.curve = TransitionCurve::Bezier;
    wanted.handles = handles;
    if (wanted != m_state.transition) emit transitionChangeRequested(wanted);
}

void TransitionEditor::askForSchedule()
{
    FadeWish wish;
    wish.to = m_to->currentData().toInt();
    wish.moment = FadeMoment(m_moment->currentData().toInt());
    wish.seconds = m_after->value();
    wish.track = m_track->currentData().toInt();
    wish.tag = TagId(m_tag->currentData().toUInt());
    emit scheduleRequested(wish);
}

void TransitionEditor::setState(const ControllerState& state)
{
    const bool areTracksOther = state.tracks != m_state.tracks || m_to->count() == 0;
    const bool isLeadOther = state.leadingTrack != m_state.leadingTrack;
    const bool isNextOther = state.nextTrack != m_state.nextTrack;
    m_state = state;
    if (const std::size_t lead = std::size_t(state.leadingTrack);
        isLeadOther && lead < state.tracks.size() && state.tracks[lead].key == m_chosenTo)
        m_chosenTo.reset(); // the target plays by now
    const QSignalBlocker quiet(m_seconds);
    m_seconds->setValue(secondsOf(state.transition));
    choose(*m_curve, int(state.transition.curve));
    choose(*m_entry, int(state.transition.entry));
    choose(*m_kind, int(state.transition.kind));
    m_curve->setEnabled(state.transition.kind == TransitionKind::CrossFade); // inertia has its own curve
    m_picture->setTransition(state.transition);
    if (areTracksOther) fillTracks();
    if (areTracksOther || isLeadOther || isNextOther) chooseTarget();
    m_to->setEnabled(m_to->count() > 0);
    m_schedule->setEnabled(m_to->count() > 0);
    m_schedule->setToolTip(m_to->count() > 0 ? tr("It appears as a flag on the weight lanes")
                                             : tr("Put a clip on a track first"));
}

void TransitionEditor::fillTracks()
{
    const QVariant waited =
        m_track->count() ? m_track->currentData() : QVariant(std::max(m_state.leadingTrack, 0));
    m_to->clear();
    m_track->clear();
    for (std::size_t i = 0; i < m_state.tracks.size(); ++i) {
        const QString name = tr("%1 %2", "number and clip").arg(i + 1).arg(m_state.tracks[i].clipName);
        if (!m_state.tracks[i].setup.isLayer()) m_to->addItem(name, int(i));
        m_track->addItem(name, int(i));
    }
    choose(*m_track, waited);
    fillTags();
}

/// Chooses the user's target; else the track that is faded to next, which is never the playing one.
void TransitionEditor::chooseTarget()
{
    const auto isChosen = [this](const ControllerTrack& track) { return track.key == m_chosenTo; };
    const auto chosen = std::ranges::find_if(m_state.tracks, isChosen);
    const int row = chosen == m_state.tracks.end() ? -1 : int(chosen - m_state.tracks.begin());
    if (m_to->findData(row) < 0) m_chosenTo.reset();
    choose(*m_to, m_chosenTo ? row : std::max(m_state.nextTrack, 0));
}

void TransitionEditor::fillTags()
{
    const QVariant tag = m_tag->currentData();
    m_tag->clear();
    const std::size_t track = std::size_t(m_track->currentData().toInt());
    if (track < m_state.tracks.size())
        for (const TrackTag& each : m_state.tracks[track].tags) m_tag->addItem(each.name, each.id.value);
    if (m_tag->count() == 0) m_tag->addItem(tr("The clip has no tags"), TagId::invalidValue);
    choose(*m_tag, tag);
}

/// Enables only the fields that the chosen moment needs.
void TransitionEditor::showMoment()
{
    const auto moment = FadeMoment(m_moment->currentData().toInt());
    const bool isByTime = moment == FadeMoment::After || moment == FadeMoment::AtTime;
    m_after->setEnabled(isByTime);
    m_afterLabel->setText(moment == FadeMoment::AtTime ? tr("&At second") : tr("&In"));
    m_after->setAccessibleName(moment == FadeMoment::AtTime ? tr("Second of the blend")
                                                            : tr("Seconds from now"));
    m_after->setToolTip(
        moment == FadeMoment::AtTime
            ? tr("When the transition begins, counted from the start of the blend; at once if that is past")
            : tr("How long from now the transition begins"));
    m_track->setEnabled(!isByTime);
    m_tag->setEnabled(moment == FadeMoment::Tag);
    showCue();
}

/// Shows the effect of the button, as a sentence.
void TransitionEditor::showCue()
{
    if (m_to->count() == 0) return m_cue->setText(tr("Put a clip on a track first."));
    const QString to = m_to->currentText();
    const QString seconds = QLocale().toString(m_after->value(), 'f', 2);
    switch (FadeMoment(m_moment->currentData().toInt())) {
    case FadeMoment::After:
        return m_cue->setText(tr("%1 follows %2 s from now.").arg(to, seconds));
    case FadeMoment::AtTime:
        return m_cue->setText(tr("%1 follows when the blend has played for %2 s.").arg(to, seconds));
    case FadeMoment::TrackEnd:
        return m_cue->setText(
            tr("%1 follows where %2 next comes to its end.").arg(to, m_track->currentText()));
    case FadeMoment::Tag:
        return m_cue->setText(tr("%1 follows where %2 of %3 next begins.")
                                  .arg(to, m_tag->currentText(), m_track->currentText()));
    }
}

} // namespace tagline
