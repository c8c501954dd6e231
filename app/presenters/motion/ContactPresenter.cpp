#include "app/presenters/motion/ContactPresenter.h"

#include "app/presenters/timeline/TimelinePresenter.h"
#include "widgets/curves/ContactPanel.h"
#include "widgets/curves/CurveDrawing.h"
#include "widgets/theme/colour/TagShades.h"
#include "widgets/timeline/TimelineContent.h"

#include <QLocale>

#include <algorithm>
#include <utility>

namespace tagline {
namespace {

constexpr double laneHeight = 34;

QColor colourOf(BodySide side)
{
    switch (side) {
    case BodySide::Left:
        return leftColour();
    case BodySide::Right:
        return rightColour();
    case BodySide::Middle:
        return middleColour();
    }
    return middleColour();
}

QString laneId(const PreviewedLimb& limb) { return QStringLiteral("contact.") + limb.name; }

} // namespace

ContactPresenter::ContactPresenter(const PresenterContext& context, ContactPanel& panel,
                                   TimelinePresenter& lanes)
    : Presenter(context)
    , m_panel(panel)
    , m_lanes(lanes)
    , m_preview(m_document, m_workspace)
{
    connect(&m_panel, &ContactPanel::edited, this, &ContactPresenter::take);
    connect(&m_panel, &ContactPanel::shown, this, [this](bool isShown) {
        if (isShown)
            m_preview.start(m_document.library().motionSettings());
        else
            m_preview.stop();
        m_isRevealDue = isShown;
        showJoints();
    });
    connect(&m_preview, &ContactPreview::changed, this, &ContactPresenter::showPreview);
    connect(&m_document, &LibraryDocument::changed, this, [this](const DocumentChange& change) {
        if (change.isReset || change.parts.has(LibraryPart::Motion) || change.isSaved) showSettings();
        if (change.isReset || change.areSourcesChanged) showJoints();
    });
    connect(&m_workspace, &Workspace::currentClipChanged, this, &ContactPresenter::showJoints);
    connect(&m_workspace, &Workspace::playheadChanged, this, [this] {
        if (m_preview.contacts()) m_lanes.refreshLater();
    });
    m_lanes.addContentSource([this](ClipId clip, TimelineContent& content) { addTo(clip, content); });
    showSettings();
    showPreview();
}

void ContactPresenter::showSettings()
{
    const MotionSettings& settings = m_document.library().motionSettings();
    m_panel.setSettings(settings);
    if (m_preview.isRunning()) m_preview.start(settings);
}

void ContactPresenter::showJoints()
{
    const ClipLibrary& library = m_document.library();
    const ClipId clip = m_workspace.currentClip();
    if (!m_panel.isVisible() || !clip.isValid() || clip.value >= library.clipCount()) return;
    QStringList names;
    if (const auto model = library.source(library.clip(clip).source).model)
        for (const Joint& joint : model->skeleton.joints())
            if (joint.kind == JointKind::Joint) names << QString::fromStdString(joint.name);
    m_panel.setJoints(names);
}

void ContactPresenter::take(const MotionSettings& settings, const QString& what, bool isFinal)
{
    m_preview.start(settings);
    if (!isFinal) return;
    if (what != m_tuned) m_gesture = m_document.newGesture();
    m_tuned = what;
    m_document.set(&LibraryEdit::motion, settings, tr("Tune %1").arg(what), m_gesture);
}

void ContactPresenter::showPreview()
{
    m_heights.clear();
    m_lanes.refreshLater();
    const auto& contacts = m_preview.contacts();
    m_panel.setLegLength(contacts ? double(contacts->legLength) : 0.0);
    if (!contacts) return m_panel.setSummary(tr("Show a clip to see its contacts."));
    QStringList counts;
    std::vector<FootContacts> feet;
    for (const PreviewedLimb& limb : contacts->limbs) {
        m_heights.emplace_back(limb.heights);
        counts << tr("%1 %2").arg(limb.name, QLocale().toString(qulonglong(limb.ranges.size())));
        if (limb.kind == LimbKind::Foot) feet.push_back({limb.name.toStdString(), limb.ranges});
    }
    revealLanes();
    m_panel.setSummary(counts.isEmpty() ? tr("No feet or hands were recognised on this figure.")
                                        : counts.join(QStringLiteral(" · ")));
    emit previewed(contacts->clip, feet);
}

/// Once a showing of the panel, down to the last of them.
void ContactPresenter::revealLanes()
{
    const auto& limbs = m_preview.contacts()->limbs;
    const auto last = std::find_if(limbs.rbegin(), limbs.rend(),
                                   [](const PreviewedLimb& limb) { return limb.kind == LimbKind::Foot; });
    if (last != limbs.rend() && std::exchange(m_isRevealDue, false)) m_lanes.revealLane(laneId(*last));
}

void ContactPresenter::addTo(ClipId clip, TimelineContent& content) const
{
    const auto& contacts = m_preview.contacts();
    if (!contacts || contacts->clip != clip) return;
    for (std::size_t i = 0; i < contacts->limbs.size() && i < m_heights.size(); ++i) {
        const PreviewedLimb& limb = contacts->limbs[i];
        if (limb.kind != LimbKind::Foot) continue;
        CurveContent shown;
        shown.values = m_heights[i];
        shown.colour = colourOf(limb.side);
        shown.unit = tr("m");
        shown.beyond = limb.ranges;
        shown.playhead = m_workspace.playhead();
        TimelineLane lane;
        lane.kind = LaneKind::Curve;
        lane.id = laneId(limb);
        lane.name = tr("contact(%1)").arg(limb.name);
        lane.colour = shown.colour;
        lane.height = laneHeight;
        lane.drawing = std::make_shared<CurveDrawing>(std::move(shown));
        content.lanes.push_back(std::move(lane));
    }
}

} // namespace tagline
