#include "app/presenters/media/MediaPresenter.h"

#include "app/actions/ActionRegistry.h"
#include "app/presenters/messages/ErrorWords.h"
#include "app/presenters/timeline/TimelinePresenter.h"
#include "widgets/media/MediaView.h"
#include "widgets/media/WaveformDrawing.h"
#include "widgets/timeline/TimelineWidget.h"

#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QLocale>

#include <cmath>
#include <memory>
#include <utility>

namespace tagline {
namespace {

constexpr double waveLaneHeight = 44;
constexpr const char* waveLaneId = "media.sound";

QString fileOf(const MediaSource& source)
{
    return QFile::decodeName(QByteArray::fromStdString(source.path));
}

} // namespace

MediaPresenter::MediaPresenter(const PresenterContext& context, MediaView& view, TimelineWidget& timeline,
                               TimelinePresenter& lanes)
    : Presenter(context)
    , m_view(view)
    , m_lanes(lanes)
{
    m_view.hide();
    m_lanes.addContentSource([this](ClipId clip, TimelineContent& content) { addTo(clip, content); });
    m_actions["clip.showMedia"]->setChecked(true);
    connect(m_actions["clip.showMedia"], &QAction::toggled, this, [this] {
        follow();
        m_lanes.refreshLater();
    });
    m_actions.connectTo("clip.showMedia", this, [this] { // for clips that show nothing of it
        if (!m_medium && m_workspace.currentClip().isValid())
            emit noted(isWanted() ? tr("Films and sounds are shown from now on; this clip has none.")
                                  : tr("Films and sounds are hidden from now on; this clip has none."));
    });
    m_actions.connectTo("clip.chooseMedia", this, [this] { choose(); });
    m_actions.connectTo("clip.removeMedia", this, [this] { remove(); });
    connect(&m_view, &MediaView::chooseRequested, this, &MediaPresenter::choose);
    connect(&m_view, &MediaView::removeRequested, this, &MediaPresenter::remove);
    connect(&m_view, &MediaView::hideRequested, m_actions["clip.showMedia"], &QAction::toggle);
    connect(&m_view, &MediaView::offsetEdited, this, [this](double seconds) { setOffset(seconds, 0); });
    connect(&timeline, &TimelineWidget::laneDragRequested, this,
            [this](const QString& lane, double frame, double, int gesture, bool) {
                if (lane == waveLaneId) drag(frame, gesture);
            });
    connect(&timeline, &TimelineWidget::gestureCancelled, this, [this](int gesture) {
        if (gesture == m_drag.gesture) m_document.cancelGesture(2 * gesture);
    });
    connectSessions();
}

void MediaPresenter::connectSessions()
{
    connect(&m_workspace, &Workspace::currentClipChanged, this, &MediaPresenter::follow);
    connect(&m_workspace, &Workspace::playheadChanged, this, &MediaPresenter::showState);
    connect(&m_playback, &PlaybackSession::poseChanged, this, &MediaPresenter::showState);
    connect(&m_playback, &PlaybackSession::stateChanged, this, &MediaPresenter::showState);
    connect(&m_document, &LibraryDocument::changed, this, &MediaPresenter::follow);
    connect(&m_session, &MediaSession::pictureCame, this, &MediaPresenter::showState);
    connect(&m_session, &MediaSession::changed, this, [this] {
        showState();
        m_lanes.refreshLater();
    });
}

bool MediaPresenter::hasClip() const
{
    const ClipId clip = m_workspace.currentClip();
    return clip.isValid() && clip.value < m_document.library().clipCount() &&
           m_document.library().clip(clip).frames > 0;
}

bool MediaPresenter::isWanted() const { return m_actions["clip.showMedia"]->isChecked(); }

/// Follows a change of the clip, or of its tags or takes.
void MediaPresenter::follow()
{
    const auto before = std::exchange(
        m_medium, hasClip() ? mediumOfClip(m_document.library(), m_workspace.currentClip()) : std::nullopt);
    const bool isShown = m_medium && isWanted();
    m_session.setSource(isShown ? std::optional(m_medium->source) : std::nullopt);
    m_view.setVisible(isShown);
    if (m_medium != before) m_lanes.refreshLater();
    showState();
}

double MediaPresenter::momentSeconds() const
{
    const FrameRate rate = m_document.library().clip(m_workspace.currentClip()).rate;
    return m_playback.shownFrame() / rate.framesPerSecond() + m_medium->offset;
}

QString MediaPresenter::noteOf(double seconds) const
{
    if (m_session.error()) return errorText(*m_session.error());
    if (!m_session.info()) return tr("The file is being read…");
    if (!m_session.info()->hasPictures())
        return tr("A sound: its waveform lies in the timeline. It is not played.");
    if (seconds < 0) return tr("The film begins later.");
    if (m_session.info()->seconds > 0 && seconds >= m_session.info()->seconds)
        return tr("The film has ended.");
    return m_session.isPictureDue() ? tr("The picture is being read…") : tr("There is no picture here.");
}

void MediaPresenter::showState()
{
    if (!m_medium || !isWanted() || !hasClip()) return;
    const bool isInStep = m_playback.isClipShown(); // else the figure is of another moment
    const double seconds = momentSeconds();
    MediaState state;
    const QFileInfo file(fileOf(m_medium->source));
    state.name = file.fileName();
    state.path = file.filePath();
    if (isInStep) state.picture = m_session.pictureAt(seconds);
    if (isInStep && state.picture.isNull() && m_session.isPictureDue() && m_session.info())
        state.picture = m_view.state().picture; // the last one stays until the next is read
    if (state.picture.isNull())
        state.note = isInStep ? noteOf(seconds) : tr("The film is shown beside its clip alone.");
    state.offset = m_medium->offset;
    state.canEdit = !m_document.isReadOnly();
    m_view.setState(state);
}

/// Adds the lanes of media below all others.
void MediaPresenter::addTo(ClipId clip, TimelineContent& content) const
{
    if (!m_medium || !isWanted() || clip != m_workspace.currentClip()) return;
    WaveformContent wave;
    wave.sound = m_session.sound();
    if (m_session.info()) wave.seconds = m_session.info()->seconds;
    wave.offset = m_medium->offset;
    wave.rate = content.rate;
    wave.note = tr("at %1 s").arg(QLocale().toString(m_medium->offset, 'f', 2));
    TimelineLane lane;
    lane.kind = LaneKind::Curve;
    lane.id = waveLaneId;
    lane.name = QFileInfo(fileOf(m_medium->source)).fileName();
    lane.height = waveLaneHeight;
    lane.drawing = std::make_shared<WaveformDrawing>(std::move(wave));
    content.lanes.push_back(std::move(lane));
}

bool MediaPresenter::mayEdit(ClipId holder)
{
    if (!m_document.mayEdit()) return false;
    if (!m_document.library().source(m_document.library().clip(holder).source).isReadOnly()) return true;
    emit refused(tr("The tags of this clip are read-only, and so is where its film lies."));
    return false;
}

void MediaPresenter::choose()
{
    if (!hasClip()) return emit refused(tr("Choose a clip in the library first."));
    if (!mayEdit(m_workspace.currentClip())) return;
    const LibraryClip& clip = m_document.library().clip(m_workspace.currentClip());
    const QString folder =
        m_medium ? QFileInfo(fileOf(m_medium->source)).path()
                 : QFileInfo(fileOf({m_document.library().source(clip.source).path, {}})).path();
    QFileDialog dialog(m_view.window(), tr("Choose the Film or Sound of This Clip"), folder);
    dialog.setFileMode(QFileDialog::ExistingFile);
    dialog.setOption(QFileDialog::HideNameFilterDetails); // the endings are too many for the box
    dialog.setNameFilters(
        {tr("Films, sounds and pictures (*.mp4 *.mov *.mkv *.webm *.avi *.m4v *.mpg *.wav *.mp3 "
            "*.flac *.ogg *.m4a *.png *.jpg *.jpeg *.bmp *.tif *.tiff)"),
         tr("All files (*)")});
    if (dialog.exec() == QDialog::Accepted && !dialog.selectedFiles().isEmpty())
        give(dialog.selectedFiles().front());
}

void MediaPresenter::give(const QString& file)
{
    if (!hasClip() || !mayEdit(m_workspace.currentClip())) return;
    const MediaSource source = sequenceAround(QFile::encodeName(file).toStdString());
    const double offset = m_medium ? m_medium->offset : 0.0;
    m_document.replaceSheets(
        {withMediumFile(m_document.library(), m_workspace.currentClip(), source, offset)},
        tr("Choose Media"));
    m_actions["clip.showMedia"]->setChecked(true);
    m_lanes.revealLane(waveLaneId);
}

void MediaPresenter::remove()
{
    if (!hasClip()) return emit refused(tr("Choose a clip in the library first."));
    if (!m_medium) return emit noted(tr("This clip has no film or sound."));
    if (!mayEdit(m_medium->holder)) return;
    m_document.replaceSheets(withoutMedia(m_document.library(), m_workspace.currentClip()),
                             tr("Remove Media"));
}

/// Gestures of the timeline are even.
void MediaPresenter::setOffset(double offset, int gesture)
{
    if (!m_medium || !hasClip() || !mayEdit(m_medium->holder)) return showState();
    if (auto change = withMediumOffset(m_document.library(), m_workspace.currentClip(), offset))
        m_document.replaceSheets({std::move(*change)}, tr("Shift Media"), 2 * gesture);
}

void MediaPresenter::drag(double frame, int gesture)
{
    if (!m_medium || !hasClip()) return;
    if (m_drag.gesture != gesture) m_drag = {gesture, frame, m_medium->offset};
    const double rate = m_document.library().clip(m_workspace.currentClip()).rate.framesPerSecond();
    setOffset(m_drag.offset - (frame - m_drag.frame) / rate, gesture);
}

} // namespace tagline
