#include "app/presenters/motion/SegmentsPresenter.h"

#include "app/actions/ActionRegistry.h"
#include "app/document/library/ChosenTag.h"
#include "app/presenters/library/ClipTexts.h"
#include "app/presenters/motion/SegmentsDialog.h"
#include "app/presenters/timeline/TimelinePresenter.h"
#include "core/tagging/SettledEdits.h"
#include "widgets/theme/messages/CoreText.h"
#include "widgets/theme/panels/BesidePlace.h"
#include "widgets/timeline/TimelineContent.h"
#include "widgets/timeline/TimelineWidget.h"

#include <QKeyEvent>
#include <QLocale>
#include <QSettings>

#include <algorithm>

namespace tagline {
namespace {

constexpr QSize segmentsSize{460, 210};
constexpr auto densityKey = "segments/perMinute";

/// The place of the segment that holds a frame; −1 where none does.
int segmentAt(const std::vector<FrameRange>& segments, Frame frame)
{
    const auto after = std::upper_bound(segments.begin(), segments.end(), frame,
                                        [](Frame at, FrameRange segment) { return at < segment.stop; });
    return after != segments.end() && after->contains(frame) ? int(after - segments.begin()) : -1;
}

} // namespace

SegmentsPresenter::SegmentsPresenter(const PresenterContext& context, Shown shown,
                                     std::function<bool()> isPlaying)
    : Presenter(context)
    , m_shown(shown)
    , m_isPlaying(std::move(isPlaying))
    , m_preview(m_document, m_workspace)
{
    m_actions.connectTo("tag.segments", this, [this] { open(); });
    connect(&m_preview, &BoundaryPreview::changed, this, &SegmentsPresenter::update);
    connect(&m_workspace, &Workspace::playheadChanged, this, [this] {
        if (m_dialog) m_dialog->setNote(noteText());
    });
    connect(&m_document, &LibraryDocument::changed, this, [this](const DocumentChange& change) {
        if (change.isReset && m_dialog) m_dialog->reject();
    });
    m_shown.lanes.addContentSource([this](ClipId clip, TimelineContent& content) { addTo(clip, content); });
    m_shown.timeline.installEventFilter(this);
    setPerMinute(m_settings.value(densityKey, m_density.perMinute).toDouble());
}

void SegmentsPresenter::setPerMinute(double boundaries)
{
    m_density.perMinute = std::clamp(boundaries, 2.0, 240.0);
    m_preview.setDensity(m_density);
}

void SegmentsPresenter::open()
{
    if (m_document.library().clipCount() == 0) return emit refused(tr("Open clips first."));
    if (!m_dialog) {
        m_dialog = new SegmentsDialog(&m_window);
        m_dialog->setAttribute(Qt::WA_DeleteOnClose);
        m_dialog->setAttribute(Qt::WA_ShowWithoutActivating); // the keys are for the timeline
        placeBeside(*m_dialog, m_window, segmentsSize, {&m_shown.timeline, &m_shown.tags});
        connect(m_dialog, &SegmentsDialog::perMinuteEdited, this, [this](double boundaries) {
            setPerMinute(boundaries);
            m_settings.setValue(densityKey, m_density.perMinute);
        });
        connect(m_dialog, &SegmentsDialog::stepRequested, this, &SegmentsPresenter::step);
        connect(m_dialog, &QDialog::finished, this, [this] { m_preview.stop(); });
        m_dialog->setPerMinute(m_density.perMinute);
    }
    m_dialog->show();
    m_dialog->raise();
    m_shown.timeline.setFocus();
    if (!m_preview.isRunning()) m_preview.start();
    update();
}

int SegmentsPresenter::current() const { return segmentAt(m_preview.segments(), m_workspace.playhead()); }

void SegmentsPresenter::step(bool isForward)
{
    const std::vector<FrameRange>& segments = m_preview.segments();
    const int place = current();
    if (place < 0) return;
    const bool isBegun = !isForward && m_workspace.playhead() > segments[std::size_t(place)].start;
    const int to = isBegun ? place : place + (isForward ? 1 : -1);
    if (to < 0) return emit noted(tr("This is the first segment of the clip."));
    if (std::size_t(to) >= segments.size()) return emit noted(tr("This is the last segment of the clip."));
    m_workspace.setPlayhead(segments[std::size_t(to)].start);
}

bool SegmentsPresenter::tagSegment(TagId pressed)
{
    const int place = m_dialog && !m_isPlaying() ? current() : -1;
    if (place < 0 || m_document.library().vocabulary()[pressed].kind == TagKind::Point) return false;
    const ClipLibrary& library = m_document.library();
    const ClipId id = m_workspace.currentClip();
    if (library.source(library.clip(id).source).isReadOnly()) {
        emit refused(tr("The tags of %1 cannot be edited.").arg(clipName(library, id)));
        return true;
    }
    const TagId tag = tagInChosenSet(m_document, m_workspace, pressed);
    const FrameRange segment = m_preview.segments()[std::size_t(place)];
    const LibraryClip& clip = library.clip(id);
    const TagSheet before = clip.sheet;
    const TagSheet after = settledAddition(before, withRangeAdded(before, tag, segment, clip.frames), tag,
                                           library.vocabulary(), clip.frames);
    m_workspace.setActiveTag(tag);
    const QString name = shortTagName(library, tag);
    if (after == before)
        emit noted(tr("This segment has %1 already, or another tag of its group keeps it.").arg(name));
    else
        m_document.changeSheets({{id, after}}, tr("Tag Segment as %1").arg(name));
    if (std::size_t(place) + 1 < m_preview.segments().size()) step(true);
    return true;
}

void SegmentsPresenter::update()
{
    if (m_dialog) {
        m_dialog->setNote(noteText());
        m_dialog->setCanStep(m_preview.segments().size() > 1);
    }
    m_shown.lanes.refreshLater();
}

QString SegmentsPresenter::noteText() const
{
    const auto& found = m_preview.found();
    if (!m_workspace.currentClip().isValid()) return tr("Show a clip to part it into segments.");
    if (!found) return tr("Looking where the motion changes…");
    if (!found->problem.isEmpty()) return coreText(found->problem.toStdString());
    const std::vector<FrameRange>& segments = m_preview.segments();
    const int place = current();
    if (segments.size() < 2)
        return tr(
            "The motion of this clip does not change so that it could be parted; more boundaries may help.");
    if (place < 0) return tr("%n segment(s).", nullptr, int(segments.size()));
    const FrameRange segment = segments[std::size_t(place)];
    return tr("Segment %1 of %2: frames %3–%4, %5 s.")
        .arg(QLocale().toString(place + 1), QLocale().toString(qlonglong(segments.size())))
        .arg(segment.start)
        .arg(segment.stop)
        .arg(QLocale().toString(found->rate.seconds(double(segment.length())), 'f', 2));
}

/// Above the lanes of tags: what is tagged is looked at with it.
void SegmentsPresenter::addTo(ClipId clip, TimelineContent& content) const
{
    const auto& found = m_preview.found();
    if (!m_dialog || !found || found->clip != clip || m_preview.segments().empty()) return;
    TimelineLane lane;
    lane.kind = LaneKind::Property;
    lane.id = QStringLiteral("segments");
    lane.name = tr("Segments");
    std::vector<SnapMark> marks(content.snapMarks.begin(), content.snapMarks.end());
    for (const FrameRange segment : m_preview.segments()) {
        lane.texts << QString::number(lane.texts.size() + 1);
        if (segment.start > 0) marks.push_back({segment.start, tr("segment boundary")});
    }
    lane.ranges = m_preview.segments();
    content.snapMarks = std::move(marks);
    const auto firstTag = std::find_if(content.lanes.begin(), content.lanes.end(),
                                       [](const TimelineLane& each) { return each.kind == LaneKind::Tag; });
    content.lanes.insert(firstTag, std::move(lane));
}

bool SegmentsPresenter::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::KeyPress && m_dialog && m_preview.segments().size() > 1) {
        const auto* key = static_cast<QKeyEvent*>(event);
        const bool isBack = key->key() == Qt::Key_Backtab;
        const auto modifiers = key->modifiers() & ~(Qt::KeypadModifier | Qt::ShiftModifier);
        if (modifiers == Qt::NoModifier && (isBack || key->key() == Qt::Key_Tab)) {
            step(!isBack);
            return true;
        }
    }
    return QObject::eventFilter(watched, event);
}

} // namespace tagline
