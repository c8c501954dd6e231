#include "widgets/controller/TrackCard.h"

#include "widgets/controller/WeightBar.h"
#include "widgets/controller/WeightField.h"
#include "widgets/controller/curves/PlayCurveDialog.h"
#include "widgets/joints/JointBox.h"
#include "widgets/library/ClipMime.h"
#include "widgets/theme/Icons.h"
#include "widgets/theme/Theme.h"
#include "widgets/theme/ThemeFollowing.h"
#include "widgets/theme/colour/TagShades.h"
#include "widgets/theme/controls/ElidedLabel.h"
#include "widgets/theme/controls/MenuText.h"
#include "widgets/theme/messages/Question.h"

#include <QActionGroup>
#include <QComboBox>
#include <QContextMenuEvent>
#include <QDoubleSpinBox>
#include <QDragEnterEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QMenu>
#include <QPainter>
#include <QPointer>
#include <QSignalBlocker>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace tagline {
namespace {

constexpr int cardIcon = 14; ///< of the icons on a card, device-independent pixels
constexpr int loopsIcon = 12;

constexpr LayerKind allLayers[] = {LayerKind::Override, LayerKind::Additive, LayerKind::Subtractive};

/// The play counts offered by the menu (offeredCounts); any other number is typed.
constexpr int leastKind = 64; ///< least width of the layer's kind in logical pixels, on a very narrow card
constexpr int offeredCounts[] = {1, 2, 3, 4, 5, 10};

/// The loop mode to which a click on the track's end switches.
LoopMode nextMode(LoopMode mode)
{
    switch (mode) {
    case LoopMode::Loop:
        return LoopMode::PingPong;
    case LoopMode::PingPong:
        return LoopMode::Once;
    case LoopMode::Once:
    case LoopMode::Clamp:
        return LoopMode::Loop;
    }
    return LoopMode::Loop;
}

} // namespace

TrackCard::TrackCard(int number, QWidget* parent)
    : QFrame(parent)
    , m_number(number)
    , m_enable(new QToolButton(this))
    , m_name(new ElidedLabel({}, this))
    , m_fade(new QToolButton(this))
    , m_speed(new QDoubleSpinBox(this))
    , m_end(new QToolButton(this))
    , m_more(new QToolButton(this))
    , m_bar(new WeightBar(this))
    , m_loopsMark(new QLabel(this))
    , m_loops(new QLabel(this))
    , m_time(new ElidedLabel({}, this))
    , m_weight(new WeightField(this))
    , m_layer(new QWidget(this))
    , m_kind(new QComboBox(m_layer))
    , m_mask(new JointBox(m_layer))
    , m_reference(new QSpinBox(m_layer))
{
    setAcceptDrops(true);
    setAccessibleName(tr("Track %1").arg(number));
    buildControls();
    buildLayerControls();
    layOut();
}

void TrackCard::ask(const std::function<void(TrackSetup&)>& change)
{
    TrackSetup wanted = m_track.setup;
    change(wanted);
    if (wanted != m_track.setup) emit changeRequested(wanted);
}

void TrackCard::buildControls()
{
    m_enable->setText(QString::number(m_number));
    m_enable->setCheckable(true);
    m_enable->setToolTip(tr("Include track %1 in the blend").arg(m_number));
    m_enable->setAccessibleName(tr("Enable track %1").arg(m_number));
    connect(m_enable, &QToolButton::clicked, this,
            [this](bool isOn) { ask([isOn](TrackSetup& setup) { setup.isEnabled = isOn; }); });

    m_name->setElideMode(Qt::ElideMiddle);
    m_fade->setIcon(icon("transition", &Theme::muted));
    m_fade->setIconSize({cardIcon, cardIcon});
    m_fade->setAccessibleName(tr("Transition to track %1").arg(m_number));
    connect(m_fade, &QToolButton::clicked, this, &TrackCard::fadeRequested);

    m_speed->setRange(0.1, 8);
    m_speed->setSingleStep(0.1);
    m_speed->setDecimals(2);
    m_speed->setPrefix(QStringLiteral("×"));
    m_speed->setButtonSymbols(QAbstractSpinBox::NoButtons);
    m_speed->setKeyboardTracking(false);
    m_speed->setProperty("look", "bare");
    m_speed->setAlignment(Qt::AlignRight);
    m_speed->setToolTip(tr("Speed of track %1, ×0.1 to ×8 (Up and Down, or the wheel)").arg(m_number));
    m_speed->setAccessibleName(tr("Speed of track %1").arg(m_number));
    connect(m_speed, &QDoubleSpinBox::valueChanged, this,
            [this](double speed) { ask([speed](TrackSetup& setup) { setup.speed = speed; }); });

    m_end->setProperty("look", "info");
    m_end->setMinimumWidth(fontMetrics().horizontalAdvance(endText(LoopMode::Once)) +
                           12); // aligns the speeds of all cards
    showEndTip();
    m_end->setAccessibleName(tr("End of track %1").arg(m_number));
    connect(m_end, &QToolButton::clicked, this,
            [this] { ask([](TrackSetup& setup) { setup.loopMode = nextMode(setup.loopMode); }); });

    m_more->setIcon(icon("more"));
    m_more->setIconSize({cardIcon, cardIcon});
    m_more->setAccessibleName(tr("More options of track %1").arg(m_number));
    m_more->setToolTip(tr("Change the clip or layer of track %1, or remove it").arg(m_number));
    m_more->setPopupMode(QToolButton::InstantPopup);
    auto* menu = new QMenu(m_more);
    connect(menu, &QMenu::aboutToShow, this, [this, menu] {
        emptyMenu(*menu);
        fillMenu(*menu);
    });
    m_more->setMenu(menu);
    m_more->setStyleSheet(QStringLiteral("QToolButton::menu-indicator { image: none; }"));

    m_weight->setFont(tabularFont(font()));
    m_weight->setAccessibleName(tr("Weight of track %1").arg(m_number));
    connect(m_weight, &QDoubleSpinBox::valueChanged, this, &TrackCard::askWeight);
    m_time->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_time->setFont(tabularFont(font()));
    m_time->setColour(&Theme::muted);
    setThemedIcon(m_loopsMark, QStringLiteral("loop"), &Theme::muted, loopsIcon);
    m_loops->setObjectName("loops");
    m_loops->setFont(tabularFont(font()));
    setTextColour(m_loops, &Theme::muted);
    for (QLabel* label : {m_loopsMark, m_loops}) {
        label->setToolTip(tr("How often the clip of track %1 began again").arg(m_number));
        label->hide();
    }
    connect(m_bar, &WeightBar::weightChangeRequested, this, &TrackCard::askWeight);
}

void TrackCard::askWeight(double weight)
{
    if (m_track.setup.isLayer())
        ask([weight](TrackSetup& setup) { setup.weight = float(weight); });
    else
        emit shareRequested(weight);
}

void TrackCard::buildLayerControls()
{
    for (const LayerKind kind : allLayers) m_kind->addItem(layerText(kind), int(kind));
    m_kind->setToolTip(tr("Additive adds the difference from the reference pose, subtractive removes it, "
                          "override replaces the pose"));
    m_kind->setAccessibleName(tr("Layer kind of track %1").arg(m_number));
    connect(m_kind, &QComboBox::activated, this, [this] {
        ask([this](TrackSetup& setup) { setup.layer = LayerKind(m_kind->currentData().toInt()); });
    });
    m_mask->setAccessibleName(tr("Mask of track %1").arg(m_number));
    showMaskTip();
    connect(m_mask, &JointBox::chosenByHand, this, [this](const QStringList& joints) {
        ask([&](TrackSetup& setup) {
            setup.maskJoints.clear();
            for (const QString& joint : joints) setup.maskJoints.push_back(joint.toStdString());
        });
    });
    m_kind->setSizeAdjustPolicy(QComboBox::AdjustToContents); // the joints beside it give way first
    m_kind->setMinimumWidth(leastKind);
    m_mask->setSizePolicy(QSizePolicy::Ignored, m_mask->sizePolicy().verticalPolicy());
    m_reference->setPrefix(tr("ref ", "reference frame"));
    m_reference->setKeyboardTracking(false);
    m_reference->setButtonSymbols(QAbstractSpinBox::NoButtons);
    m_reference->setToolTip(tr("The frame whose pose counts as no difference (Up and Down, or the wheel)"));
    m_reference->setAccessibleName(tr("Reference frame of track %1").arg(m_number));
    connect(m_reference, &QSpinBox::valueChanged, this,
            [this](int frame) { ask([frame](TrackSetup& setup) { setup.referenceFrame = frame; }); });
}

void TrackCard::layOut()
{
    auto* upper = new QHBoxLayout;
    upper->setSpacing(4);
    upper->addWidget(m_enable);
    upper->addWidget(m_name, 1);
    for (QWidget* widget : {static_cast<QWidget*>(m_fade), static_cast<QWidget*>(m_speed),
                            static_cast<QWidget*>(m_end), static_cast<QWidget*>(m_more)})
        upper->addWidget(widget);
    auto* loops = new QHBoxLayout; // takes no room before the clip began again
    loops->setSpacing(2);
    loops->addWidget(m_loopsMark);
    loops->addWidget(m_loops);
    auto* lower = new QHBoxLayout;
    lower->setSpacing(8);
    lower->addWidget(m_bar, 1);
    lower->addWidget(m_time);
    lower->addLayout(loops);
    lower->addWidget(m_weight);
    auto* third = new QHBoxLayout(m_layer);
    third->setContentsMargins(0, 0, 0, 0);
    third->setSpacing(4);
    third->addWidget(m_kind);
    third->addWidget(m_mask, 1);
    third->addWidget(m_reference);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(10, 1, 4, 3);
    layout->setSpacing(0);
    layout->addLayout(upper);
    layout->addLayout(lower);
    layout->addWidget(m_layer);
}

void TrackCard::fillMenu(QMenu& menu)
{
    menu.addAction(tr("Use the &Current Clip"), this, &TrackCard::currentClipRequested);
    if (!m_track.setup.isLayer())
        menu.addAction(tr("Tra&nsition to This Track"), this, &TrackCard::fadeRequested);
    menu.addSeparator();
    const auto addSwitch = [&](const QString& text, bool TrackSetup::*option) {
        QAction* action = menu.addAction(
            text, this, [this, option](bool isOn) { ask([=](TrackSetup& setup) { setup.*option = isOn; }); });
        action->setCheckable(true);
        action->setChecked(m_track.setup.*option);
    };
    addSwitch(tr("&Paused"), &TrackSetup::isPaused);
    if (!staysAtEnd(m_track.setup.loopMode)) fillPlays(*menu.addMenu(tr("Pla&ys")));
    fillCurves(menu);
    addSwitch(tr("&Mirror Left and Right"), &TrackSetup::isMirrored);
    if (!m_track.setup.isLayer()) addSwitch(tr("Keep in &Step by Tags"), &TrackSetup::isInStep);
    menu.addSeparator();
    auto* group = new QActionGroup(&menu);
    const auto addKind = [&](const QString& text, std::optional<LayerKind> layer) {
        QAction* action = menu.addAction(
            text, this, [this, layer] { ask([layer](TrackSetup& setup) { setup.layer = layer; }); });
        action->setCheckable(true);
        action->setChecked(layer == m_track.setup.layer);
        group->addAction(action);
    };
    addKind(tr("Blend with the others"), std::nullopt);
    for (const LayerKind kind : allLayers) addKind(tr("Layer: %1").arg(layerText(kind)), kind);
    menu.addSeparator();
    menu.addAction(icon("trash"), tr("&Remove This Track"), this, &TrackCard::removeRequested);
}

void TrackCard::showEndTip()
{
    QString tip =
        tr("What track %1 does at the end of its clip: loop, play back and forth, or hold the last pose")
            .arg(m_number);
    const TrackSetup& setup = m_track.setup;
    if (setup.playCount > 0 && setup.loopMode == LoopMode::Loop)
        tip += '\n' + tr("It plays %n time(s) and then holds the last pose", nullptr, setup.playCount);
    if (setup.playCount > 0 && setup.loopMode == LoopMode::PingPong)
        tip +=
            '\n' + tr("It goes %n way(s), there or back, and then holds the pose", nullptr, setup.playCount);
    m_end->setToolTip(tip);
}

void TrackCard::fillPlays(QMenu& menu)
{
    auto* group = new QActionGroup(&menu);
    const auto addCount = [&](const QString& text, int count) {
        QAction* action = menu.addAction(
            text, this, [this, count] { ask([count](TrackSetup& setup) { setup.playCount = count; }); });
        action->setCheckable(true);
        action->setChecked(count == m_track.setup.playCount);
        group->addAction(action);
    };
    addCount(tr("For &Ever", "a track plays"), 0);
    for (const int count : offeredCounts) addCount(tr("%n time(s), then hold", nullptr, count), count);
    menu.addSeparator();
    menu.addAction(tr("&Other…", "how often a track plays"), this, [this] {
        const QPointer<TrackCard> card(this); // the controller may be emptied meanwhile
        const auto count =
            askedCount(tr("Plays of Track %1").arg(m_number), tr("How often it plays before it holds:"),
                       tr("Set"), {1, mostPlays}, std::max(m_track.setup.playCount, 1), window());
        if (card && count) ask([&](TrackSetup& setup) { setup.playCount = *count; });
    });
}

void TrackCard::fillCurves(QMenu& menu)
{
    const auto add = [&](const QString& text, CurveUse use, PlayCurve TrackSetup::*curve) {
        QAction* action = menu.addAction(text, this, [this, use, curve] {
            const QPointer<TrackCard> card(this); // the controller may be emptied meanwhile
            const auto drawn = askedCurve(use, m_number, m_track.setup.*curve, window());
            if (card && drawn) ask([&](TrackSetup& setup) { setup.*curve = *drawn; });
        });
        action->setCheckable(true);
        action->setChecked(!(m_track.setup.*curve).isEmpty());
    };
    add(tr("&Time Curve…"), CurveUse::Time, &TrackSetup::timeCurve);
    if (!m_track.setup.isLayer()) return;
    add(tr("&Weight Curve…"), CurveUse::Weight, &TrackSetup::weightCurve);
    QAction* byValue = menu.addAction(tr("Weight by a &Value…"), this, &TrackCard::weightValueRequested);
    byValue->setCheckable(true);
    byValue->setChecked(!m_track.setup.weightSource.isEmpty());
}

/// Name of the behaviour at the clip's end, with the number of plays before it holds.
QString TrackCard::endOfTrack() const
{
    const TrackSetup& setup = m_track.setup;
    const QString end = endText(setup.loopMode);
    return setup.playCount == 0 || staysAtEnd(setup.loopMode)
               ? end
               : tr("%1 ×%2", "what a track does at its end, how often").arg(end).arg(setup.playCount);
}

void TrackCard::showNotes()
{
    const TrackSetup& setup = m_track.setup;
    QStringList notes;
    if (setup.isPaused) notes << tr("paused", "a track");
    if (!setup.timeCurve.isEmpty()) notes << tr("by a time curve", "a track plays");
    if (setup.isLayer() && !setup.weightCurve.isEmpty()) notes << tr("by a weight curve", "a layer counts");
    if (setup.isLayer() && !setup.weightSource.isEmpty()) {
        const QString value = QString::fromStdString(setup.weightSource.value);
        notes << (m_track.weightProblem.isEmpty()
                      ? tr("by %1", "value that a layer's weight follows").arg(value)
                      : tr("not by %1", "value that means nothing").arg(value));
    }
    if (setup.isMirrored) notes << tr("mirrored");
    if (setup.isInStep) notes << tr("in step");
    m_name->setText(notes.isEmpty() ? m_track.clipName
                                    : tr("%1 (%2)").arg(m_track.clipName, notes.join(QStringLiteral(", "))));
}

void TrackCard::setTrack(const ControllerTrack& track)
{
    m_track = track;
    showNotes();
    m_enable->setChecked(track.setup.isEnabled);
    {
        const QSignalBlocker quiet(m_speed);
        m_speed->setValue(track.setup.speed);
    }
    m_end->setText(endOfTrack());
    showEndTip();
    m_bar->setColour(track.setup.isEnabled ? track.colour : QColor());
    const bool isLayer = track.setup.isLayer();
    showSlider();
    m_fade->setVisible(!isLayer);
    m_layer->setVisible(isLayer);
    if (isLayer) showLayer();
    showWeight(track.weight);
    showTip();
    update();
}

void TrackCard::showTip()
{
    QStringList tips;
    if (m_track.missingChannels > 0)
        tips << tr("No joint on this figure for %n channel(s) of the clip", nullptr, m_track.missingChannels);
    if (!m_track.weightProblem.isEmpty())
        tips << tr("The weight does not follow %1: %2")
                    .arg(QString::fromStdString(m_track.setup.weightSource.value), m_track.weightProblem);
    setToolTip(tips.join('\n'));
}

void TrackCard::setJoints(const std::vector<BodyPreset>& presets, const std::vector<JointEntry>& joints)
{
    m_mask->setJoints(presets, joints);
}

QStringList TrackCard::maskJoints() const
{
    QStringList joints;
    for (const std::string& joint : m_track.setup.maskJoints) joints << QString::fromStdString(joint);
    return joints;
}

void TrackCard::showMaskTip()
{
    const QString joints = maskJoints().join(QStringLiteral(", "));
    m_mask->setToolTip(joints.isEmpty()
                           ? tr("The layer moves the whole body: choose a part of it, or a joint "
                                "with all below it")
                           : tr("The layer moves %1 and all below").arg(joints));
}

void TrackCard::showLayer()
{
    m_kind->setCurrentIndex(m_kind->findData(int(*m_track.setup.layer)));
    m_mask->setChosen(maskJoints());
    showMaskTip();
    const QSignalBlocker quiet(m_reference);
    m_reference->setRange(0, std::max(0, m_track.frames - 1));
    m_reference->setValue(m_track.setup.referenceFrame);
    m_reference->setVisible(m_track.setup.layer != LayerKind::Override); // the mask has its room
}

void TrackCard::setNow(const TrackNow& now)
{
    showWeight(now.weight);
    if (now.weight <= 0) { // the track stands still
        m_time->setText({});
        showLoops(0);
        return;
    }
    QString text = tr("%1 s").arg(QLocale().toString(now.seconds, 'f', 2));
    if (now.isInStep) {
        const QString speed = QLocale().toString(now.speed, 'f', 2);
        text += now.leadsStep ? tr(" · leads ×%1", "speed").arg(speed) : tr(" · in step ×%1").arg(speed);
    }
    m_time->setText(text);
    m_time->setToolTip(timeTip(now));
    m_time->setAccessibleName(tr("Time of track %1: %2").arg(m_number).arg(text));
    showLoops(now.loops);
}

/// How often the clip began again; nothing before it did.
void TrackCard::showLoops(qint64 loops)
{
    const QString text = loops > 0 ? QLocale().toString(loops) : QString();
    if (text == m_loops->text()) return;
    m_loops->setText(text);
    m_loops->setAccessibleName(tr("Loops of track %1: %2").arg(m_number).arg(text));
    for (QLabel* label : {m_loopsMark, m_loops}) label->setVisible(loops > 0);
}

QString TrackCard::timeTip(const TrackNow& now) const
{
    const QString time = tr("Time in the clip, and how often it looped");
    if (!now.isInStep) return time;
    const auto number = [](double value) { return QLocale().toString(value, 'f', 2); };
    const QString warped =
        tr("Its time is warped to keep in step with the others by their tags: it runs at ×%1 instead of ×%2")
            .arg(number(now.speed), number(m_track.setup.speed));
    const QString role = now.leadsStep ? tr("It leads: the others follow its marks")
                                       : tr("It follows the leading track from mark to mark");
    return QStringList{time, warped, role}.join('\n');
}

void TrackCard::showWeight(double weight)
{
    m_track.weight = weight;
    const double shown = std::clamp(weight, 0.0, 1.0);
    m_bar->setWeight(shown);
    m_weight->setWeight(shown);
    m_bar->setAccessibleName(tr("Weight of track %1: %2").arg(m_number).arg(m_weight->text()));
}

/// The slider is editable for layers, and for tracks that share the pose with others.
void TrackCard::showSlider()
{
    const bool isLayer = m_track.setup.isLayer();
    const bool isSettable = isLayer || (m_isShareable && m_track.setup.isEnabled);
    m_bar->setEditable(isSettable);
    m_weight->setEditable(isSettable);
    const QString tip =
        isLayer ? tr("Weight of the layer: drag it, type it, or Left and Right")
        : isSettable
            ? tr("Share of track %1 in the pose: drag it, type it, or Left and Right; the other tracks keep "
                 "their proportions. Transitions change it")
                  .arg(m_number)
        : m_track.setup.isEnabled
            ? tr("Track %1 has the whole pose: it can be shared once there is another track").arg(m_number)
            : tr("Track %1 has no part in the blend while it is off").arg(m_number);
    m_bar->setToolTip(tip);
    m_weight->setToolTip(tip);
}

void TrackCard::setShareable(bool isShareable)
{
    if (std::exchange(m_isShareable, isShareable) != isShareable) showSlider();
}

void TrackCard::setLeading(bool isLeading)
{
    m_isLeading = isLeading;
    QFont font = m_name->font();
    font.setBold(isLeading);
    m_name->setFont(font);
    m_fade->setEnabled(!isLeading);
    m_fade->setToolTip(isLeading ? tr("Track %1 is already leading").arg(m_number)
                                 : tr("Make the transition to track %1 now").arg(m_number));
    m_name->setAccessibleDescription(isLeading ? tr("leads the blend") : QString());
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
    painter.setBrush(m_isDropTarget ? theme().hover : theme().raised);
    painter.drawRoundedRect(frame, 4, 4);
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_track.setup.isEnabled ? tagShades(m_track.colour).fill : theme().disabled);
    painter.drawRoundedRect(QRectF(0, 0, 3.5, height()), 1.5, 1.5);
}

void TrackCard::contextMenuEvent(QContextMenuEvent* event)
{
    QMenu menu(this);
    fillMenu(menu);
    menu.exec(event->globalPos());
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
