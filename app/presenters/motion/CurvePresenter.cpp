#include "app/presenters/motion/CurvePresenter.h"

#include "app/actions/ActionRegistry.h"
#include "app/document/library/ChosenTag.h"
#include "app/presenters/motion/CurveMarks.h"
#include "app/presenters/timeline/TimelineLanes.h"
#include "app/presenters/timeline/TimelinePresenter.h"
#include "core/library/RuleSuggestions.h"
#include "core/tagging/SettledEdits.h"
#include "widgets/curves/CurveDrawing.h"
#include "widgets/curves/CurvePanel.h"
#include "widgets/theme/colour/TagShades.h"
#include "widgets/theme/messages/CoreText.h"
#include "widgets/timeline/TimelineWidget.h"

#include <QKeyEvent>
#include <QSettings>

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace tagline {
namespace {

constexpr double curveHeight = 44;
constexpr float hysteresis = 0.15f; ///< a range lasts until the value is back by this share of the threshold
constexpr int mostClipCurves = 200; ///< choices for single clips that the settings keep

/// How the colour of a curve differs from the usual one.
struct CurveHue
{
    int turn = 0;            ///< degrees
    double saturation = 1.0; ///< share of the usual one's
};

/// Of the curves of the list, so that neighbours differ: cool colours, which no contact has, the usual one
/// first.
QColor colourOfCurve(std::size_t place)
{
    constexpr std::array<CurveHue, 6> hues{{{}, {55, 1.0}, {-28, 0.6}, {0, 0.22}, {28, 0.8}, {75, 0.5}}};
    const CurveHue& hue = hues[place % hues.size()];
    const QColor usual = curveColour();
    return QColor::fromHsl((usual.hslHue() + hue.turn + 360) % 360,
                           int(std::lround(usual.hslSaturation() * hue.saturation)), usual.lightness());
}

QString unitOf(MotionSignal signal)
{
    switch (signal) {
    case MotionSignal::Speed:
        return QStringLiteral("m/s");
    case MotionSignal::Height:
    case MotionSignal::X:
    case MotionSignal::Y:
    case MotionSignal::Z:
        return QStringLiteral("m");
    case MotionSignal::TurnRate:
        return QStringLiteral("°/s");
    case MotionSignal::Acceleration:
        return QStringLiteral("m/s²");
    }
    return {};
}

QString nameOf(const SignalNeed& need) { return QString::fromStdString(signalText(need)); }
QString laneIdOf(const SignalNeed& need) { return curveLaneId + nameOf(need); }

float usualLeave(Comparison comparison, float enter)
{
    const float back = hysteresis * std::abs(enter);
    return comparison == Comparison::Less ? enter + back : enter - back;
}

Threshold thresholdAt(Comparison comparison, float enter)
{
    return {comparison, enter, usualLeave(comparison, enter)};
}

/// The threshold with its first line moved; the second keeps its distance in proportion.
Threshold withEnter(const Threshold& before, float enter)
{
    Threshold moved = thresholdAt(before.comparison, enter);
    if (before.leave && before.enter != 0.0f && enter != 0.0f)
        moved.leave = enter + (*before.leave - before.enter) * std::abs(enter / before.enter);
    return moved.isValid() ? moved : thresholdAt(before.comparison, enter);
}

/// The threshold of a rule with its first line moved, as far as the second lets it.
Threshold withRuleEnter(Threshold threshold, float enter)
{
    if (threshold.leave)
        enter = threshold.comparison == Comparison::Less ? std::min(enter, *threshold.leave)
                                                         : std::max(enter, *threshold.leave);
    threshold.enter = enter;
    return threshold;
}

Threshold withLeave(Threshold threshold, float leave)
{
    threshold.leave = threshold.comparison == Comparison::Less ? std::max(leave, threshold.enter)
                                                               : std::min(leave, threshold.enter);
    return threshold;
}

QString textOf(const Threshold& threshold)
{
    return QStringLiteral("%1 %2 %3")
        .arg(QLatin1Char(threshold.comparison == Comparison::Less ? '<' : '>'))
        .arg(double(threshold.enter))
        .arg(double(threshold.leave.value_or(threshold.enter)));
}

std::optional<Threshold> thresholdOf(const QString& text)
{
    const QStringList parts = text.split(' ');
    if (parts.size() != 3) return std::nullopt;
    const Comparison side = parts[0] == "<" ? Comparison::Less : Comparison::Greater;
    const Threshold read{side, parts[1].toFloat(), parts[2].toFloat()};
    return read.isValid() ? std::optional(read) : std::nullopt;
}

} // namespace

CurvePresenter::CurvePresenter(const PresenterContext& context, CurvePanel& panel, TimelineWidget& timeline,
                               TimelinePresenter& lanes)
    : Presenter(context)
    , m_panel(panel)
    , m_timeline(timeline)
    , m_lanes(lanes)
    , m_work(*this)
{
    for (const MotionSignal signal :
         {MotionSignal::Speed, MotionSignal::Height, MotionSignal::TurnRate, MotionSignal::Acceleration})
        m_curves.push_back({{false, signal, {}}});
    m_lanes.addContentSource([this](ClipId clip, TimelineContent& content) { addTo(clip, content); });
    connect(&m_workspace, &Workspace::playheadChanged, this, [this] {
        if (isAnyShown()) m_lanes.refreshInPlace();
    });
    connect(&m_workspace, &Workspace::currentClipChanged, this, &CurvePresenter::showJoints);
    connect(&m_workspace, &Workspace::activeTagChanged, this, &CurvePresenter::showTag);
    connect(&m_document, &LibraryDocument::changed, this, [this](const DocumentChange& change) {
        if (change.isReset || change.areSourcesChanged) showJoints();
        if (change.parts.has(LibraryPart::Motion)) m_lanes.refreshLater();
        if (change.isReset || change.parts.has(LibraryPart::Vocabulary)) showTag();
    });
    connect(&m_timeline, &TimelineWidget::laneDragRequested, this,
            [this](const QString& id, double, double fromTop, int gesture, bool isFinal) {
                drag(id, fromTop, gesture, isFinal);
            });
    connect(&m_timeline, &TimelineWidget::gestureCancelled, this, [this](int gesture) {
        if (!m_ruleLines || gesture != m_drag.gesture) return;
        m_drag = {};
        m_ruleThreshold = m_ruleLines->threshold;
        showRows();
        m_lanes.refreshInPlace();
    });
    m_timeline.installEventFilter(this);
    m_actions.connectTo("tag.threshold", this, [this] { makeDraggedRanges(); });
    connectPanel();
    showRows();
}

void CurvePresenter::connectPanel()
{
    connect(&m_panel, &CurvePanel::addRequested, this, &CurvePresenter::add);
    const auto changed = [this] {
        showRows();
        m_lanes.refreshLater();
    };
    connect(&m_panel, &CurvePanel::showRequested, this, [this, changed](int row, bool isShown) {
        if (Curve* curve = curveOfRow(row)) curve->isShown = isShown;
        changed();
    });
    connect(&m_panel, &CurvePanel::removeRequested, this, [this, changed](int row) {
        if (const Curve* curve = curveOfRow(row))
            m_curves.erase(m_curves.begin() + (curve - m_curves.data()));
        changed();
    });
    connect(&m_panel, &CurvePanel::thresholdEdited, this,
            [this, changed](int row, const Threshold& threshold, bool isFinal) {
                Curve* curve = curveOfRow(row);
                if (!curve || !threshold.isValid()) return;
                if (showsRule(*curve)) {
                    if (threshold.comparison == m_ruleLines->threshold.comparison)
                        setThreshold(*curve, threshold, isFinal);
                    return changed();
                }
                const bool turned = curve->threshold && curve->threshold->comparison != threshold.comparison;
                curve->threshold = turned ? thresholdAt(threshold.comparison, threshold.enter) : threshold;
                m_dragged = curve->need;
                changed();
            });
    connect(&m_panel, &CurvePanel::rangesRequested, this, [this](int row) {
        if (const Curve* curve = curveOfRow(row)) makeRanges(*curve);
    });
}

void CurvePresenter::load(const QSettings& settings)
{
    const auto take = [this](const QString& text, const QString& clip) {
        // Until 2026 only signals of the root were kept, by their bare name.
        const auto need = parsedSignal((text.contains('(') ? text : text + "()").toStdString());
        if (!need) return;
        const auto known = std::find_if(m_curves.begin(), m_curves.end(), [&](const Curve& each) {
            return each.need == *need && each.onlyClip == clip;
        });
        if (known != m_curves.end())
            known->isShown = true;
        else
            m_curves.push_back({*need, true, clip});
    };
    for (const QString& text : settings.value("timeline/curves").toStringList()) take(text, {});
    for (const QString& entry : settings.value("timeline/clipCurves").toStringList())
        take(entry.section('\n', 0, 0), entry.section('\n', 1));
    const QVariantMap thresholds = settings.value("timeline/thresholds").toMap();
    for (Curve& curve : m_curves)
        if (const auto kept = thresholdOf(thresholds.value(nameOf(curve.need)).toString()))
            curve.threshold = kept;
    showRows();
    m_lanes.refreshLater();
}

void CurvePresenter::save(QSettings& settings) const
{
    QStringList forAll, forClips;
    QVariantMap thresholds;
    for (const Curve& curve : m_curves) {
        const QString name = nameOf(curve.need);
        if (curve.threshold) thresholds.insert(name, textOf(*curve.threshold));
        if (!curve.isShown) continue;
        if (curve.onlyClip.isEmpty())
            forAll << name;
        else
            forClips << name + '\n' + curve.onlyClip;
    }
    settings.setValue("timeline/curves", forAll);
    settings.setValue("timeline/clipCurves",
                      forClips.mid(std::max<qsizetype>(0, forClips.size() - mostClipCurves)));
    settings.setValue("timeline/thresholds", thresholds);
}

QString CurvePresenter::clipKey(ClipId clip) const
{
    const ClipLibrary& library = m_document.library();
    if (!clip.isValid() || clip.value >= library.clipCount()) return {};
    const LibraryClip& shown = library.clip(clip);
    return QStringLiteral("%1\n%2\n%3")
        .arg(QString::fromStdString(library.source(shown.source).path), QString::fromStdString(shown.name))
        .arg(shown.index);
}

bool CurvePresenter::isOf(const Curve& curve, ClipId clip) const
{
    return curve.onlyClip.isEmpty() || curve.onlyClip == clipKey(clip);
}

std::vector<std::size_t> CurvePresenter::listed() const
{
    std::vector<std::size_t> places;
    for (std::size_t i = 0; i < m_curves.size(); ++i)
        if (isOf(m_curves[i], m_workspace.currentClip())) places.push_back(i);
    return places;
}

CurvePresenter::Curve* CurvePresenter::curveOfRow(int row)
{
    const std::vector<std::size_t> places = listed();
    return row >= 0 && std::size_t(row) < places.size() ? &m_curves[places[std::size_t(row)]] : nullptr;
}

void CurvePresenter::add(MotionSignal signal, const QString& joint, bool isOnlyThisClip)
{
    const SignalNeed need{false, signal, joint.toStdString()};
    const QString clip = isOnlyThisClip ? clipKey(m_workspace.currentClip()) : QString();
    const ClipId current = m_workspace.currentClip();
    if (isOnlyThisClip && clip.isEmpty()) return emit refused(tr("Choose a clip first."));
    if (current.isValid())
        if (const auto found = m_document.library().motions()->joint(current, need.joint); !found)
            return emit refused(coreText(found.error().message));
    auto known = std::find_if(m_curves.begin(), m_curves.end(),
                              [&](const Curve& each) { return each.need == need && isOf(each, current); });
    if (known == m_curves.end()) known = m_curves.insert(m_curves.end(), {need});
    known->isShown = true;
    known->onlyClip = clip;
    const auto place = std::size_t(known - m_curves.begin());
    showRows();
    const std::vector<std::size_t> places = listed();
    m_panel.choose(int(std::find(places.begin(), places.end(), place) - places.begin()));
    m_lanes.refreshLater();
}

/// Called whenever curves, thresholds or what was measured are others.
void CurvePresenter::showRows()
{
    m_marks.reset();
    std::vector<CurveRow> rows;
    for (const std::size_t place : listed()) {
        const Curve& curve = m_curves[place];
        CurveRow& row = rows.emplace_back();
        row.name = nameOf(curve.need);
        row.unit = unitOf(curve.need.signal);
        row.isShown = curve.isShown;
        row.isOnlyThisClip = !curve.onlyClip.isEmpty();
        row.threshold = thresholdIn(curve);
        if (isMeasured(m_workspace.currentClip()) && curve.isShown && valuesOf(curve).empty())
            row.note = tr("no such joint in this clip");
    }
    m_panel.setRows(rows);
}

/// The active tag is what ranges are made of.
void CurvePresenter::showTag()
{
    const TagId tag = m_workspace.activeTag();
    const TagVocabulary& vocabulary = m_document.library().vocabulary();
    const bool isKnown = tag.isValid() && tag.value < vocabulary.size();
    m_panel.setTag(isKnown ? QString::fromStdString(vocabulary[tag].name) : QString());
}

void CurvePresenter::showJoints()
{
    const ClipLibrary& library = m_document.library();
    const ClipId clip = m_workspace.currentClip();
    QStringList names;
    if (clip.isValid() && clip.value < library.clipCount())
        if (const auto model = library.source(library.clip(clip).source).model)
            for (const Joint& joint : model->skeleton.joints())
                if (joint.kind == JointKind::Joint) names << QString::fromStdString(joint.name);
    m_panel.setJoints(names);
    showRows();
}

bool CurvePresenter::isAnyShown() const
{
    return std::any_of(m_curves.begin(), m_curves.end(), [this](const Curve& curve) {
        return curve.isShown && isOf(curve, m_workspace.currentClip());
    });
}

bool CurvePresenter::isMeasured(ClipId clip) const
{
    return clip.isValid() && m_measured.clip == clip && clip.value < m_document.library().clipCount() &&
           m_measured.version == m_document.library().clip(clip).motionVersion;
}

/// Computes the contacts of a clip and its signals that are shown or have a threshold on the pool's thread,
/// once for each motion of it and each choice of signals. The library keeps what was computed of its clips.
void CurvePresenter::measureLater(ClipId clip)
{
    std::vector<SignalNeed> needs;
    for (const Curve& curve : m_curves)
        if ((curve.isShown || thresholdIn(curve)) && isOf(curve, clip)) needs.push_back(curve.need);
    const std::uint64_t version = m_document.library().clip(clip).motionVersion;
    const std::tuple asked(clip, version, needs);
    if (m_asked == asked) return;
    m_asked = asked;
    m_work.start(
        tr("Measuring curves"),
        [this, clip, version, needs, motions = m_document.library().motions()](const LatestWork::Tell& tell) {
            Measured measured{clip, version, {}, {}, false};
            for (const SignalNeed& need : needs) {
                std::vector<float> values;
                motions->appendValues(clip, need.signal, need.joint, values);
                measured.values.emplace(signalText(need), std::move(values));
            }
            for (const char* foot : {"LeftFoot", "RightFoot"}) {
                if (!motions->joint(clip, foot)) continue;
                auto& contacts =
                    measured.contacts.emplace_back(QString::fromUtf8(foot), std::vector<FrameRange>());
                motions->appendContacts(clip, foot, contacts.second);
            }
            tell([this, measured = std::move(measured)] { takeMeasured(measured); });
        },
        [this, clip, version] {
            takeMeasured({clip, version, {}, {}, true});
        });
}

/// A curve that is seen for the first time gets its line in the middle.
void CurvePresenter::takeMeasured(Measured measured)
{
    m_measured = std::move(measured);
    for (Curve& curve : m_curves) {
        const std::span<const float> values = valuesOf(curve);
        if (!curve.isShown || curve.threshold || values.empty()) continue;
        const auto [low, high] =
            CurveDrawing({m_measured.values.at(signalText(curve.need)), {}, {}}).bounds();
        curve.threshold = thresholdAt(Comparison::Greater, low + 0.5f * (high - low));
    }
    showRows();
    isAnyShown() ? m_lanes.refreshLater() : m_lanes.refreshInPlace();
}

std::span<const float> CurvePresenter::valuesOf(const Curve& curve) const
{
    const auto found = m_measured.values.find(signalText(curve.need));
    return found == m_measured.values.end() ? std::span<const float>() : found->second.span();
}

std::vector<FrameRange> CurvePresenter::beyond(const Curve& curve) const
{
    std::vector<FrameRange> ranges;
    if (const auto& threshold = thresholdIn(curve)) appendRanges(valuesOf(curve), *threshold, ranges);
    return ranges;
}

/// By the curve's place among those of the current clip: curves of other clips are kept beside them.
QColor CurvePresenter::colourOf(const Curve& curve) const
{
    const ClipId clip = m_workspace.currentClip();
    std::size_t place = 0;
    for (const Curve& each : m_curves) {
        if (&each == &curve) break;
        place += isOf(each, clip) ? 1 : 0;
    }
    return colourOfCurve(place);
}

CurveContent CurvePresenter::contentOf(const Curve& curve, bool isKnown) const
{
    CurveContent shown;
    shown.colour = colourOf(curve);
    shown.unit = unitOf(curve.need.signal);
    shown.playhead = m_workspace.playhead();
    const auto values = m_measured.values.find(signalText(curve.need));
    if (!isKnown || values == m_measured.values.end()) {
        const bool hasFailed = isKnown && m_measured.hasFailed;
        shown.note = hasFailed ? tr("could not be computed") : tr("computing…");
        return shown;
    }
    if (values->second.empty()) shown.note = tr("no such joint in this clip");
    shown.values = values->second;
    if (const auto& threshold = thresholdIn(curve)) {
        shown.comparison = threshold->comparison;
        shown.enter = threshold->enter;
        shown.leave = threshold->leave;
    }
    shown.beyond = beyond(curve);
    if (m_drag.gesture != 0 && m_dragged == curve.need) shown.bounds = m_drag.bounds;
    return shown;
}

void CurvePresenter::addTo(ClipId clip, TimelineContent& content)
{
    if (m_document.library().clip(clip).motionVersion == 0) return;
    const bool isKnown = isMeasured(clip);
    measureLater(clip);
    for (const Curve& curve : m_curves) {
        if (!curve.isShown || !isOf(curve, clip)) continue;
        TimelineLane lane;
        lane.kind = LaneKind::Curve;
        lane.id = laneIdOf(curve.need);
        lane.name = nameOf(curve.need) + ' ' + unitOf(curve.need.signal);
        if (showsRule(curve)) lane.name += QStringLiteral(" · ") + QString::fromStdString(m_ruleLines->rule);
        lane.colour = colourOf(curve);
        lane.height = curveHeight;
        lane.drawing = std::make_shared<CurveDrawing>(contentOf(curve, isKnown));
        content.lanes.push_back(std::move(lane));
    }
    if (isKnown) addMarks(content);
}

/// Contacts and crossings, whether or not their curves are shown; gathered once for what was measured and
/// each choice of thresholds.
void CurvePresenter::addMarks(TimelineContent& content)
{
    if (!m_marks) {
        std::vector<SnapMark> found;
        for (const auto& [foot, contacts] : m_measured.contacts) appendContactMarks(foot, contacts, found);
        for (const Curve& curve : m_curves)
            if (thresholdIn(curve) && isOf(curve, m_measured.clip))
                appendCrossingMarks(nameOf(curve.need), unitOf(curve.need.signal), *thresholdIn(curve),
                                    beyond(curve), found);
        m_marks.emplace(std::move(found));
    }
    if (content.snapMarks.empty()) {
        content.snapMarks = *m_marks;
        return;
    }
    std::vector<SnapMark> all(content.snapMarks.begin(), content.snapMarks.end());
    all.insert(all.end(), m_marks->begin(), m_marks->end());
    content.snapMarks = std::move(all);
}

void CurvePresenter::setRuleLines(const std::optional<RuleLines>& lines)
{
    if (m_ruleLines == lines) return;
    if (m_ruleLines && m_drag.gesture != 0 && m_dragged == m_ruleLines->need) m_drag = {};
    m_ruleLines = lines;
    m_ruleThreshold = lines ? std::optional(lines->threshold) : std::nullopt;
    showRows();
    m_lanes.refreshInPlace();
}

/// The lines that a curve shows.
const std::optional<Threshold>& CurvePresenter::thresholdIn(const Curve& curve) const
{
    return showsRule(curve) ? m_ruleThreshold : curve.threshold;
}

/// A rule is edited once a person lets its line go: until then only the curve follows.
void CurvePresenter::setThreshold(Curve& curve, const Threshold& threshold, bool isFinal)
{
    if (!showsRule(curve)) {
        curve.threshold = threshold;
        return;
    }
    m_ruleThreshold = threshold;
    if (!m_ruleLines->threshold.leave) m_ruleThreshold->leave.reset();
    if (!isFinal) return;
    const Threshold moved = *std::exchange(m_ruleThreshold, m_ruleLines->threshold);
    if (moved != m_ruleLines->threshold) emit linesMoved(moved);
}

void CurvePresenter::beginDrag(const Curve& curve, double fromTop, int gesture)
{
    m_drag = {};
    const CurveDrawing drawing(contentOf(curve, isMeasured(m_workspace.currentClip())));
    const Threshold& threshold = *thresholdIn(curve);
    m_drag = {gesture, drawing.valueAt(fromTop, curveHeight), {}, drawing.bounds()};
    if (threshold.leave != threshold.enter) m_drag.isLeave = drawing.isNearerToLeave(fromTop, curveHeight);
    m_dragged = curve.need;
}

void CurvePresenter::drag(const QString& laneId, double fromTop, int gesture, bool isFinal)
{
    const ClipId clip = m_workspace.currentClip();
    const auto curve = std::find_if(m_curves.begin(), m_curves.end(), [&](const Curve& each) {
        return each.isShown && isOf(each, clip) && laneIdOf(each.need) == laneId;
    });
    if (curve == m_curves.end() || !thresholdIn(*curve) || valuesOf(*curve).empty()) return;
    if (gesture != m_drag.gesture) beginDrag(*curve, fromTop, gesture);
    const float value = CurveDrawing(contentOf(*curve, isMeasured(clip))).valueAt(fromTop, curveHeight);
    const Threshold before = *thresholdIn(*curve);
    if (!m_drag.isLeave && value != m_drag.began) // of two on each other the one that can go there
        m_drag.isLeave = (value > m_drag.began) == (before.comparison == Comparison::Less);
    const std::optional<bool> isLeave = m_drag.isLeave;
    const bool isRule = showsRule(*curve);
    if (isFinal) m_drag = {};
    if (isFinal && isRule) m_dragged.reset(); // Enter decides about the rule's suggestions
    const Threshold moved = !isLeave   ? before
                            : *isLeave ? withLeave(before, value)
                            : isRule   ? withRuleEnter(before, value)
                                       : withEnter(before, value);
    setThreshold(*curve, moved, isFinal);
    showRows();
    m_lanes.refreshLater();
}

void CurvePresenter::makeDraggedRanges()
{
    const auto curve = std::find_if(m_curves.begin(), m_curves.end(), [&](const Curve& each) {
        return m_dragged == each.need && each.isShown && isOf(each, m_workspace.currentClip());
    });
    if (curve == m_curves.end())
        return emit refused(tr("Drag the threshold line of a curve first (View ▸ Curves)."));
    makeRanges(*curve);
}

/// Ranges of the active tag where the curve is beyond its threshold: one step.
void CurvePresenter::makeRanges(const Curve& curve)
{
    const ClipId clip = m_workspace.currentClip();
    if (!isMeasured(clip) || valuesOf(curve).empty()) return emit noted(tr("This clip has no such curve."));
    if (!m_workspace.activeTag().isValid()) return emit refused(tr("Choose a tag for the new ranges first."));
    if (!m_lanes.mayEdit()) return;
    const TagId tag = tagInChosenSet(m_document, m_workspace, m_workspace.activeTag());
    const std::vector<FrameRange> found = beyond(curve);
    const std::string name = m_document.library().vocabulary()[tag].name;
    const auto authored = m_document.library().clip(clip).sheet.ranges(tag);
    const FrameRanges present = FrameRanges::canonical({authored.begin(), authored.end()});
    const FrameRanges added = FrameRanges::canonical(found).subtracted(present);
    if (added.isEmpty())
        return emit noted(tr("All these frames already have %1.").arg(QString::fromStdString(name)));
    m_document.editSheet(
        clip, tr("Add %1 by Threshold").arg(QString::fromStdString(name)), 0, [&](const TagSheet& sheet) {
            return settledAddition(sheet, withAccepted(sheet, tag, added.span()), tag,
                                   m_document.library().vocabulary(), m_document.library().clip(clip).frames);
        });
    m_dragged.reset();
}

bool CurvePresenter::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::KeyPress && m_dragged && m_workspace.selection().empty()) {
        const auto* key = static_cast<QKeyEvent*>(event);
        if (key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter) {
            makeDraggedRanges();
            return true;
        }
    }
    return QObject::eventFilter(watched, event);
}

} // namespace tagline
