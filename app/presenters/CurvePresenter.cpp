#include "app/presenters/CurvePresenter.h"

#include "app/actions/ActionRegistry.h"
#include "app/document/BackgroundThread.h"
#include "app/document/SettledEdits.h"
#include "app/presenters/TimelinePresenter.h"
#include "core/library/RuleSuggestions.h"
#include "core/motion/ThresholdRanges.h"
#include "widgets/curves/CurveDrawing.h"
#include "widgets/theme/Theme.h"
#include "widgets/timeline/TimelineWidget.h"

#include <QCursor>
#include <QKeyEvent>
#include <QMenu>
#include <QSettings>

#include <algorithm>

namespace tagline {
namespace {

constexpr double curveHeight = 44;
constexpr float hysteresis = 0.85f; ///< a range lasts until the value is below this share of the threshold

QString laneName(const QString& id, const char* unit)
{
    return QStringLiteral("%1() %2").arg(id, QString::fromUtf8(unit));
}

} // namespace

CurvePresenter::CurvePresenter(LibraryDocument& document, Workspace& workspace, TimelineWidget& timeline,
                               TimelinePresenter& lanes, ActionRegistry& actions)
    : m_document(document)
    , m_workspace(workspace)
    , m_timeline(timeline)
    , m_lanes(lanes)
    , m_curves{{MotionSignal::Speed, "speed", "m/s"},
               {MotionSignal::Height, "height", "m"},
               {MotionSignal::TurnRate, "turnrate", "°/s"},
               {MotionSignal::Acceleration, "acceleration", "m/s²"}}
{
    m_pool.setMaxThreadCount(1);
    m_lanes.addContentSource([this](ClipId clip, TimelineContent& content) { addTo(clip, content); });
    connect(&m_workspace, &Workspace::playheadChanged, this, [this] {
        if (isAnyShown()) m_lanes.refreshLater();
    });
    connect(&m_timeline, &TimelineWidget::laneDragRequested, this,
            [this](const QString& id, double, double fromTop, int, bool) { drag(id, fromTop); });
    m_timeline.installEventFilter(this);
    actions.connectTo("view.curves", this, [this] { showMenu(); });
    actions.connectTo("tag.threshold", this, [this] { makeRanges(); });
}

CurvePresenter::~CurvePresenter()
{
    m_pool.clear();
    m_pool.waitForDone();
}

void CurvePresenter::load(const QSettings& settings)
{
    const QStringList shown = settings.value("timeline/curves").toStringList();
    for (Curve& curve : m_curves) curve.isShown = shown.contains(QLatin1String(curve.id));
    m_lanes.refreshLater();
}

void CurvePresenter::save(QSettings& settings) const
{
    QStringList shown;
    for (const Curve& curve : m_curves)
        if (curve.isShown) shown << QLatin1String(curve.id);
    settings.setValue("timeline/curves", shown);
}

bool CurvePresenter::isAnyShown() const
{
    return std::any_of(m_curves.begin(), m_curves.end(), [](const Curve& curve) { return curve.isShown; });
}

bool CurvePresenter::isMeasured(ClipId clip) const
{
    return m_measured.clip == clip && m_measured.version == m_document.library().clip(clip).motionVersion;
}

/// Computes signals and contacts of a clip on the pool's thread, once for each motion of it.
void CurvePresenter::measureLater(ClipId clip)
{
    const std::pair asked(clip, m_document.library().clip(clip).motionVersion);
    if (m_asked == asked) return;
    m_asked = asked;
    m_pool.clear();
    std::vector<std::string> feet;
    for (const char* foot : {"LeftFoot", "RightFoot"})
        if (m_document.library().motions()->joint(clip, foot)) feet.emplace_back(foot);
    std::vector<MotionSignal> signals_;
    for (const Curve& curve : m_curves) signals_.push_back(curve.signal);
    m_pool.start(
        [this, request = ++m_request, asked, feet, signals_, motions = m_document.library().motions()] {
            lowerThreadPriority();
            Measured measured{asked.first, asked.second, {}, {}};
            for (const MotionSignal signal : signals_)
                motions->appendValues(asked.first, signal, {}, measured.values[signal]);
            for (const std::string& foot : feet) {
                auto& contacts =
                    measured.contacts.emplace_back(QString::fromStdString(foot), std::vector<FrameRange>());
                motions->appendContacts(asked.first, foot, contacts.second);
            }
            QMetaObject::invokeMethod(this, [this, request, measured = std::move(measured)]() mutable {
                if (request != m_request) return;
                m_measured = std::move(measured);
                m_lanes.refreshLater();
            });
        });
}

std::vector<FrameRange> CurvePresenter::beyond(const Curve& curve) const
{
    std::vector<FrameRange> ranges;
    const auto values = m_measured.values.find(curve.signal);
    if (!curve.threshold || values == m_measured.values.end()) return ranges;
    Threshold threshold{Comparison::Greater, *curve.threshold, {}};
    if (*curve.threshold > 0.0f) threshold.leave = *curve.threshold * hysteresis;
    appendRanges(values->second, threshold, ranges);
    return ranges;
}

void CurvePresenter::addTo(ClipId clip, TimelineContent& content)
{
    if (!isAnyShown() || m_document.library().clip(clip).motionVersion == 0) return;
    const bool isKnown = isMeasured(clip);
    if (!isKnown) measureLater(clip);
    for (Curve& curve : m_curves) {
        if (!curve.isShown) continue;
        CurveContent shown;
        shown.colour = theme().accent;
        shown.unit = QString::fromUtf8(curve.unit);
        shown.playhead = m_workspace.playhead();
        if (!isKnown) shown.note = tr("computing …");
        if (isKnown) {
            const std::vector<float>& values = m_measured.values[curve.signal];
            if (!curve.threshold && !values.empty())
                curve.threshold = CurveDrawing({values, {}, {}}).valueAt(0.5);
            shown.values = values;
            shown.enter = curve.threshold;
            if (curve.threshold && *curve.threshold > 0.0f) shown.leave = *curve.threshold * hysteresis;
            shown.beyond = beyond(curve);
        }
        TimelineLane lane;
        lane.kind = LaneKind::Curve;
        lane.id = QStringLiteral("curve.") + QLatin1String(curve.id);
        lane.name = laneName(QLatin1String(curve.id), curve.unit);
        lane.colour = theme().accent;
        lane.height = curveHeight;
        lane.drawing = std::make_shared<CurveDrawing>(std::move(shown));
        content.lanes.push_back(std::move(lane));
    }
    if (isKnown) addMarks(content);
}

void CurvePresenter::addMarks(TimelineContent& content) const
{
    std::vector<SnapMark> marks(content.snapMarks.begin(), content.snapMarks.end());
    for (const auto& [foot, contacts] : m_measured.contacts)
        for (const FrameRange range : contacts) {
            marks.push_back({range.start, tr("%1 down").arg(foot)});
            marks.push_back({range.stop, tr("%1 up").arg(foot)});
        }
    for (const Curve& curve : m_curves) {
        if (!curve.isShown) continue;
        for (const FrameRange range : beyond(curve)) {
            marks.push_back({range.start, tr("%1 rises").arg(QLatin1String(curve.id))});
            marks.push_back({range.stop, tr("%1 falls").arg(QLatin1String(curve.id))});
        }
    }
    content.snapMarks = std::move(marks);
}

void CurvePresenter::drag(const QString& laneId, double fromTop)
{
    for (Curve& curve : m_curves) {
        if (laneId != QStringLiteral("curve.") + QLatin1String(curve.id)) continue;
        const auto values = m_measured.values.find(curve.signal);
        if (values == m_measured.values.end()) return;
        curve.threshold = CurveDrawing({values->second, {}, {}}).valueAt(fromTop);
        m_dragged = curve.signal;
        m_lanes.refreshLater();
    }
}

/// Ranges of the active tag where the curve is beyond its threshold: one step.
void CurvePresenter::makeRanges()
{
    const auto curve = std::find_if(m_curves.begin(), m_curves.end(), [&](const Curve& each) {
        return m_dragged == each.signal && each.isShown;
    });
    const ClipId clip = m_workspace.currentClip();
    if (curve == m_curves.end() || !clip.isValid() || !isMeasured(clip))
        return emit refused(tr("Drag a threshold line of a curve first (View, Curves)."));
    const TagId tag = m_workspace.activeTag();
    if (!tag.isValid()) return emit refused(tr("Choose the tag of the new ranges first."));
    if (!m_lanes.mayEdit()) return;
    const std::vector<FrameRange> found = beyond(*curve);
    const std::string name = m_document.library().vocabulary()[tag].name;
    const auto authored = m_document.library().clip(clip).sheet.ranges(tag);
    const FrameRanges present = FrameRanges::canonical({authored.begin(), authored.end()});
    const FrameRanges added = FrameRanges::canonical(found).subtracted(present);
    if (added.isEmpty())
        return emit refused(tr("%1 has all these frames.").arg(QString::fromStdString(name)));
    m_document.editSheet(
        clip, tr("Add %1 by Threshold").arg(QString::fromStdString(name)), 0, [&](const TagSheet& sheet) {
            return settledAddition(sheet, withAccepted(sheet, tag, added.span()), tag,
                                   m_document.library().vocabulary(), m_document.library().clip(clip).frames);
        });
    m_dragged.reset();
}

void CurvePresenter::showMenu()
{
    QMenu menu(&m_timeline);
    for (Curve& curve : m_curves) {
        QAction* action = menu.addAction(laneName(QLatin1String(curve.id), curve.unit));
        action->setCheckable(true);
        action->setChecked(curve.isShown);
        connect(action, &QAction::toggled, this, [this, &curve](bool isOn) {
            curve.isShown = isOn;
            m_lanes.refreshLater();
        });
    }
    menu.exec(QCursor::pos());
}

bool CurvePresenter::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::KeyPress && m_dragged && m_workspace.selection().empty()) {
        const auto* key = static_cast<QKeyEvent*>(event);
        if (key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter) {
            makeRanges();
            return true;
        }
    }
    return QObject::eventFilter(watched, event);
}

} // namespace tagline
