#include "app/presenters/driving/DrivePresenter.h"

#include "app/actions/ActionRegistry.h"
#include "app/presenters/driving/DriveCosts.h"
#include "app/presenters/exports/ExportFolder.h"
#include "app/presenters/messages/ErrorWords.h"
#include "app/presenters/messages/MessagePresenter.h"
#include "app/presenters/query/HitTagging.h"
#include "app/presenters/query/OfferedNames.h"
#include "app/presenters/query/QueryNoteTexts.h"
#include "core/io/DrivePathFile.h"
#include "core/library/LibraryQueries.h"
#include "core/system/saving/DurableFile.h"
#include "widgets/drive/DrivePanel.h"
#include "widgets/drive/DriveRefinements.h"
#include "widgets/query/QueryEdit.h"
#include "widgets/theme/messages/CoreText.h"
#include "widgets/viewport/ViewportWidget.h"

#include <QApplication>
#include <QDir>
#include <QEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QLocale>

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace tagline {
namespace {

constexpr qint64 refreshMilliseconds = 100;
constexpr std::array aheadSeconds{1.0 / 3.0, 2.0 / 3.0, 1.0};
constexpr int playedAheadParts = 6; ///< of the second ahead

} // namespace

DrivePresenter::DrivePresenter(const PresenterContext& context, DriveSession& session,
                               DriveSurroundings surroundings)
    : Presenter(context)
    , m_session(session)
    , m_panel(surroundings.panel)
    , m_viewport(surroundings.viewport)
    , m_library(m_document, session)
    , m_keys(m_window)
    , m_gamepad(std::move(surroundings.gamepads))
    , m_marking(m_document)
    , m_lights(session, surroundings.rows)
{
    m_sinceRefresh.start();
    connect(&m_document, &LibraryDocument::changed, this, &DrivePresenter::followDocument);
    connect(&m_query, &QuerySession::answered, this, &DrivePresenter::refreshFilter);
    connect(&m_library, &DriveLibrary::progressed, this, &DrivePresenter::refresh);
    connect(&m_library, &DriveLibrary::readied, this, [this] {
        if (m_session.isReady() && std::exchange(m_isAwaited, false)) show();
        refresh();
    });
    connect(&m_session, &PoseSource::poseChanged, this, &DrivePresenter::showPose);
    connect(&m_session, &PoseSource::changed, this, &DrivePresenter::refresh);
    connect(&m_playback, &PlaybackSession::stateChanged, this, [this] {
        if (std::exchange(m_wasShown, isShown()) && !m_wasShown) {
            setSteering(false);
            endLeftNote();
        }
        steerByGamepad();
        showPose();
        refresh();
    });
    connect(this, &DrivePresenter::steeringChanged, this, [this] {
        if (m_viewport) m_viewport->setPointing(isSteering());
    });
    connectPanel();
    connectKeys();
    connectGamepad();
    connectActions();
    refresh();
}

void DrivePresenter::connectPanel()
{
    connect(&m_panel, &DrivePanel::startToggled, this, &DrivePresenter::toggle);
    connect(&m_panel, &DrivePanel::cancelRequested, this, &DrivePresenter::cancel);
    connect(&m_panel, &DrivePanel::restartRequested, this, &DrivePresenter::restart);
    connect(&m_panel, &DrivePanel::markRequested, this, &DrivePresenter::mark);
    connect(&m_panel, &DrivePanel::markTagRequested, this, &DrivePresenter::chooseMarkTag);
    connect(&m_panel, &DrivePanel::pinToggled, m_actions["drive.pin"], &QAction::setChecked);
    connect(&m_panel, &DrivePanel::refineToggled, m_actions["drive.refine"], &QAction::setChecked);
    connect(&m_panel.refinements(), &DriveRefinements::changed, this, &DrivePresenter::refreshFilter);
    connect(&m_panel, &DrivePanel::sampleRequested, this, &DrivePresenter::showSample);
    connect(&m_panel, &DrivePanel::costRequested, this, &DrivePresenter::showCandidate);
    connect(&m_panel, &DrivePanel::weightsChosen, &m_library, &DriveLibrary::setWeights);
}

void DrivePresenter::connectKeys()
{
    connect(&m_keys, &DriveKeys::pressed, this, [this](SteeringKey key) { m_session.keys().press(key); });
    connect(&m_keys, &DriveKeys::released, this, [this](SteeringKey key) { m_session.keys().release(key); });
    connect(&m_keys, &DriveKeys::restartRequested, this, &DrivePresenter::restart);
    connect(&m_keys, &DriveKeys::markRequested, this, &DrivePresenter::mark);
    connect(&m_keys, &DriveKeys::left, this, [this] {
        m_session.keys().releaseAll();
        m_leftNote = tr("Keys are shortcuts again. Esc returns to the clip, %1 steers on.")
                         .arg(m_actions.key("drive.start"));
        emit noted(m_leftNote);
        emit steeringChanged();
        refresh();
    });
}

void DrivePresenter::connectGamepad()
{
    m_panel.installEventFilter(this);
    connect(&m_gamepad, &GamepadWatch::nameChanged, this, &DrivePresenter::refresh);
    connect(&m_gamepad, &GamepadWatch::stateChanged, this, &DrivePresenter::steerByGamepad);
    connect(&m_gamepad, &GamepadWatch::pressed, this, &DrivePresenter::press);
    connect(qApp, &QGuiApplication::applicationStateChanged, this, &DrivePresenter::steerByGamepad);
}

bool DrivePresenter::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Show) m_gamepad.begin();
    return QObject::eventFilter(watched, event);
}

void DrivePresenter::connectActions()
{
    m_actions.connectTo("drive.start", this, [this] { toggle(); });
    m_actions.connectTo("drive.restart", this, [this] { restart(); });
    m_actions.connectTo("drive.mark", this, [this] { mark(); });
    m_actions.connectTo("drive.markTag", this, [this] { chooseMarkTag(); });
    m_actions.connectTo("drive.savePath", this, [this] { savePath(); });
    connect(m_actions["drive.pin"], &QAction::toggled, this, &DrivePresenter::setPinned);
    connect(m_actions["drive.refine"], &QAction::toggled, this, &DrivePresenter::setRefining);
    const auto tell = [this](DrivePanel* panel, const QString&) {
        panel->setKeys({m_actions.key("drive.start"), keyOr("drive.restart", tr("Backspace while steering")),
                        keyOr("drive.mark", tr("B while steering")), m_actions.key("drive.pin"),
                        m_actions.key("drive.refine")});
    };
    for (const char* id : {"drive.start", "drive.restart", "drive.mark", "drive.pin", "drive.refine"})
        m_actions.followKey(id, &m_panel, tell);
}

void DrivePresenter::followDocument(const DocumentChange& change)
{
    if (change.isReset) {
        m_isAwaited = false;
        m_actions["drive.pin"]->setChecked(false);
        m_panel.refinements().clear();
        m_refinementError.reset();
        m_obeyedFilter.clear();
    }
    if (change.isReset || change.areSourcesChanged ||
        change.parts.hasAny({LibraryPart::Vocabulary, LibraryPart::Queries, LibraryPart::Examples}))
        for (QueryEdit* field : m_panel.refinements().fields()) offerNames(m_document.library(), *field);
    if (change.isReset || change.areSourcesChanged || change.parts.has(LibraryPart::Vocabulary)) refresh();
    if (m_pinned &&
        (change.areSheetsChanged || change.parts.hasAny({LibraryPart::Vocabulary, LibraryPart::Takes})))
        refreshFilter();
}

/// The key of an action, or how else it is asked for.
QString DrivePresenter::keyOr(const char* id, const QString& other) const
{
    const QString key = m_actions.key(id);
    return key.isEmpty() ? other : key;
}

// Requests

void DrivePresenter::toggle()
{
    if (isPreparing()) return cancel();
    if (isShown() && isSteering()) return m_playback.show(nullptr);
    if (isShown()) return setSteering(true);
    if (m_document.library().clipCount() == 0)
        return emit refused(tr("Open some clips first: the figure moves as they do."));
    const auto asked = queries();
    if (!asked)
        return emit refused(
            tr("The query cannot be read: correct it first, or clear it to drive all clips."));
    emit panelRequested();
    m_obeyedFilter = filterText();
    m_library.want(*asked);
    m_isAwaited = !m_session.isReady();
    if (!m_isAwaited) show();
    if (isPreparing())
        emit noted(tr("Preparing the clips… Press %1 again to cancel.")
                       .arg(keyOr("drive.start", tr("Drive", "the button"))));
    refresh();
}

void DrivePresenter::show()
{
    m_gamepad.begin();
    m_playback.show(&m_session);
    setSteering(true);
}

void DrivePresenter::setSteering(bool isOn)
{
    if (isOn == isSteering()) return;
    if (isOn) endLeftNote();
    m_keys.setSteering(isOn);
    m_session.keys().releaseAll();
    emit steeringChanged();
    refresh();
}

/// Removes the note of how to go on after the keys were left, if it is still shown.
void DrivePresenter::endLeftNote()
{
    if (!m_leftNote.isEmpty()) m_context.messages.endNote(std::exchange(m_leftNote, {}));
}

/// A gamepad is heard while the figure is in the picture and the window is used.
void DrivePresenter::steerByGamepad()
{
    const bool isHeard = isShown() && QGuiApplication::applicationState() == Qt::ApplicationActive;
    const GamepadState state = isHeard ? m_gamepad.state() : GamepadState();
    m_session.keys().setSticks({-state.left.right, state.left.ahead},
                               {-state.right.right, state.right.ahead});
}

void DrivePresenter::press(GamepadButton button)
{
    if (!isShown() || QGuiApplication::applicationState() != Qt::ApplicationActive) return;
    if (QApplication::activeModalWidget() || QApplication::activePopupWidget())
        return; // it is asked something
    if (button == GamepadButton::Start) m_playback.setPlaying(!m_playback.isPlaying());
    if (button == GamepadButton::Select) restart();
    if (button == GamepadButton::East) mark();
}

void DrivePresenter::cancel()
{
    m_isAwaited = false;
    m_library.cancel();
    emit noted(tr("Nothing is made ready to be driven any more."));
}

void DrivePresenter::restart()
{
    if (!isShown()) return emit refused(tr("Nothing is driven: choose Drive first."));
    m_session.restart();
    m_playback.setPlaying(true);
}

void DrivePresenter::mark()
{
    if (!isShown() || !m_session.shown().playing)
        return emit refused(tr("Nothing is driven: choose Drive first."));
    const MatchMoment moment = *m_session.shown().playing;
    if (moment.clip.value >= m_document.library().clipCount()) return;
    const DriveMark made = m_marking.mark(moment);
    switch (made.kind) {
    case DriveMark::Kind::Done:
        refreshFilter();
        return emit done(made.text);
    case DriveMark::Kind::Nothing:
        return emit noted(made.text);
    case DriveMark::Kind::Refused:
        return emit refused(made.text);
    }
}

void DrivePresenter::chooseMarkTag()
{
    const auto choice = askForTag(m_document, m_marking.knownTag().value_or(TagId()), tr("Tag for Marking"),
                                  tr("Which tag do marked frames get? Frames that have it are not driven."),
                                  tr("Choose"), &m_window);
    if (!choice) return;
    m_marking.setTag(choice->name.toStdString());
    refreshFilter();
    refresh();
}

void DrivePresenter::setPinned(bool isOn)
{
    m_pinned = isOn ? std::optional(m_query.text()) : std::nullopt;
    refreshFilter();
    refresh();
}

void DrivePresenter::savePath()
{
    const auto path = m_session.recorded();
    if (!path) return emit refused(tr("Nothing was driven yet: choose Drive first."));
    const bool wasPlaying = isShown() && m_session.isPlaying();
    if (wasPlaying) m_session.setPlaying(false);
    const QString proposed = QDir(exportFolder(m_settings)).filePath("path.json");
    const QString file = QFileDialog::getSaveFileName(&m_window, tr("Save the Last 30 Seconds as a Path"),
                                                      proposed, tr("Paths (*.json)"));
    if (wasPlaying && isShown()) m_session.setPlaying(true);
    if (file.isEmpty()) return;
    keepExportFolder(m_settings, QFileInfo(file).absolutePath());
    const auto written = writeDurably(file.toStdString(), writtenDrivePath(*path));
    if (!written) return emit refused(errorText(written.error()));
    emit done(tr("Saved %1 s of steering as %2")
                  .arg(QLocale().toString(path->seconds, 'f', 1), QFileInfo(file).fileName()));
}

// The filter

QString DrivePresenter::filterText() const { return m_pinned ? *m_pinned : m_query.text(); }

/// The query of the filter's text; none if that is no query.
std::optional<QueryExpression> DrivePresenter::filterQuery(std::optional<Error>& error) const
{
    error.reset();
    const auto parsed = parseQuery(filterText().toStdString(), m_document.library());
    if (!parsed && parsed.error().code != "query.empty") {
        error = parsed.error();
        return std::nullopt;
    }
    const QueryExpression query = parsed ? *parsed : allFrames();
    const auto without = m_marking.knownTag();
    return without ? query - tag(*without) : query;
}

/// The query of a refinement's text; none if there is no text, or it is no query.
std::optional<QueryExpression> DrivePresenter::refinement(const QString& text,
                                                          std::optional<Error>& error) const
{
    error.reset();
    if (text.isEmpty()) return std::nullopt;
    auto query = parseQuery(text.toStdString(), m_document.library());
    if (query) return std::move(*query);
    error = query.error();
    return std::nullopt;
}

/// The queries of the filter and the fields beside it; none if one of them cannot be read.
std::optional<DriveQueries> DrivePresenter::queries()
{
    const DriveRefinement typed = m_panel.refinements().refinement();
    std::optional<Error> doorsError, preferError;
    DriveQueries asked{allFrames(), refinement(typed.doors, doorsError),
                       refinement(typed.prefer, preferError), float(typed.preference)};
    m_panel.refinements().setErrors(doorsError ? doorsError->column : 0,
                                    preferError ? preferError->column : 0);
    m_refinementError = doorsError ? doorsError : preferError;
    const auto filter = filterQuery(m_filterError);
    if (!filter || m_refinementError) return std::nullopt;
    asked.filter = *filter;
    return asked;
}

/// Why the filter cannot be read, and which one holds meanwhile.
QString DrivePresenter::brokenText(const Error& error) const
{
    const QString why = coreText(error.message);
    if (!isShown() || !m_session.isReady()) return tr("The query cannot be read: %1.").arg(why);
    return m_obeyedFilter.isEmpty()
               ? tr("The query cannot be read: %1. Meanwhile all frames may play.").arg(why)
               : tr("The query cannot be read: %1. Meanwhile the filter is “%2”.").arg(why, m_obeyedFilter);
}

/// Names in the filter and beside it that could have meant something else, a line each.
QString DrivePresenter::doubleMeanings() const
{
    const DriveRefinement typed = m_panel.refinements().refinement();
    QStringList notes;
    for (const QString& text : {filterText(), typed.doors, typed.prefer})
        if (const auto query = parseQuery(text.toStdString(), m_document.library()))
            notes << queryNoteTexts(*query, m_document.library());
    notes.removeDuplicates();
    return notes.join('\n');
}

void DrivePresenter::setRefining(bool isOn)
{
    m_panel.setRefining(isOn);
    if (isOn) emit panelRequested();
}

void DrivePresenter::refreshFilter()
{
    const auto asked = queries();
    m_doubleMeanings = doubleMeanings();
    if (!isShown() && !m_isAwaited) return refresh(); // asked for when it is shown
    if (asked) {
        m_obeyedFilter = filterText();
        m_library.setQueries(*asked);
    }
    refresh();
}

// Display

void DrivePresenter::showPose()
{
    if (!isShown() || !m_session.isReady()) {
        if (m_viewport) m_viewport->setSteering({});
        return;
    }
    if (m_viewport) {
        m_session.keys().setAhead(m_viewport->camera().yaw() + std::numbers::pi_v<float>);
        m_session.keys().setGoal(m_viewport->pointedGround());
        std::vector<GroundStand> wanted, played{m_session.shown().stand};
        for (const double seconds : aheadSeconds)
            wanted.push_back(m_session.shownDrive().objectAhead(m_session.shownWanted(), seconds));
        for (int part = 1; part <= playedAheadParts; ++part)
            played.push_back(m_session.shownDrive().figureAhead(double(part) / playedAheadParts));
        m_viewport->setSteering(steeringMarks(m_session.shown().object, wanted, played));
    }
    refreshSoon();
}

void DrivePresenter::refreshSoon()
{
    if (m_sinceRefresh.elapsed() >= refreshMilliseconds) refresh();
}

/// Expects that the session is ready.
bool DrivePresenter::mayEnterAny() const
{
    const MatchChoice& choice = m_session.filter()->choice;
    return choice.rowCount() > 0;
}

QString DrivePresenter::playingText() const
{
    const auto& playing = m_session.shown().playing;
    if (!playing || playing->clip.value >= m_document.library().clipCount()) return {};
    const QString name = QString::fromStdString(m_document.library().clip(playing->clip).displayName);
    const QString text = tr("%1 · frame %2").arg(name).arg(Frame(std::floor(playing->frame)));
    return playing->isMirrored ? tr("%1 · mirrored").arg(text) : text;
}

QString DrivePresenter::status() const
{
    if (m_document.library().clipCount() == 0)
        return tr("Open some clips first: the figure moves as they do.");
    if (m_library.isStaging() && !(isShown() && m_session.isReady()))
        return tr("Ready: %1 of %Ln clip(s)", nullptr, int(m_library.clipCount()))
            .arg(m_library.readyCount());
    if (m_library.error()) return coreText(m_library.error()->message);
    if (m_filterError) return brokenText(*m_filterError);
    if (m_refinementError)
        return tr("A field of the panel cannot be read: %1. Meanwhile the former ones hold.")
            .arg(coreText(m_refinementError->message));
    if (!isShown() || !m_session.isReady())
        return tr("Steer a figure through all clips: what plays is chosen frame by frame, of those that the "
                  "query allows.");
    if (!mayEnterAny())
        return tr("No frame of %Ln clip(s) may be entered", nullptr, int(m_document.library().clipCount()));
    return m_session.shown().isHeld ? tr("Waiting for a frame that may be entered") : playingText();
}

void DrivePresenter::showCounts(DriveState& state) const
{
    const PlayedCount played = m_session.played();
    const PlayableRows& rows = m_session.filter()->rows;
    if (played.clips > 0)
        state.counts = tr("Played %1 % of %L2 frames, %L3 of %4")
                           .arg(int(std::floor(100.0 * played.share)))
                           .arg(rows.frameCount)
                           .arg(played.clips - played.clipsNever)
                           .arg(tr("%Ln clip(s)", nullptr, int(played.clips)));
    const auto& refusals = m_session.staged()->refusals;
    const bool isKnown = !refusals.empty() && refusals.front().clip.value < m_document.library().clipCount();
    if (!isKnown) return; // or another library is open by now
    const LibraryClip& first = m_document.library().clip(refusals.front().clip);
    state.countsTip =
        tr("%Ln clip(s) cannot be driven, such as %1: %2.", nullptr, int(refusals.size()))
            .arg(QString::fromStdString(first.displayName), coreText(refusals.front().why.message));
}

void DrivePresenter::refresh()
{
    m_sinceRefresh.restart();
    DriveState state;
    state.canStart = m_document.library().clipCount() > 0;
    state.isPreparing = isPreparing();
    state.isShown = isShown() && m_session.isReady();
    state.isSteering = isSteering();
    state.isPaused = !m_session.isPlaying();
    if (m_library.isStaging()) state.ready = int(m_library.readyCount());
    state.clips = int(m_library.clipCount());
    state.filter = filterText();
    state.isFilterBroken = m_filterError.has_value();
    state.isPinned = m_pinned.has_value();
    state.gamepad = m_gamepad.name();
    state.markTag = QString::fromStdString(m_marking.tag());
    state.status = status();
    state.notes = m_doubleMeanings;
    state.isProblem = (m_library.error() && !m_library.isStaging()) || m_filterError || m_refinementError ||
                      (state.isShown && !mayEnterAny());
    if (state.isShown) {
        showCounts(state);
        showStrip();
        showCosts();
    }
    m_panel.setState(state);
    m_lights.show(state.isShown);
}

/// Moments in groups of a tenth of a second, so that a group does not change as others come.
void DrivePresenter::showStrip()
{
    const auto perSample = std::size_t(std::lround(driveSampleSeconds * double(driveStepsPerSecond)));
    DriveStripState strip;
    for (std::size_t at = 0; at < m_session.momentCount(); ++at) {
        const std::size_t sample = (at + m_session.firstMoment() % perSample) / perSample;
        if (sample >= strip.samples.size()) strip.samples.emplace_back();
        const DriveMoment moment = m_session.moment(at);
        DriveSample& made = strip.samples.back();
        made.cost = std::max(made.cost, moment.cost);
        made.miss = std::max(made.miss, moment.miss);
        made.hasJump = made.hasJump || moment.isJump;
        made.isHeld = made.isHeld || moment.isHeld;
        if (m_session.shownMoment() == at) strip.shown = int(sample);
    }
    m_panel.setStrip(strip);
}

void DrivePresenter::showCosts()
{
    m_candidates.clear();
    if (m_session.shownStaged() != m_session.staged())
        return m_panel.setCosts({}); // of rows that are no more
    const auto& staged = *m_session.staged();
    m_candidates = m_session.shownDrive().matcher().candidates(m_session.filter()->choice, staged.index,
                                                               mostDriveCandidates);
    m_panel.setCosts(driveCostRows(m_candidates, staged.store->schema(), m_document.library()));
}

/// Shows the candidate's frame on the timeline; the drive pauses, and goes on when it is asked for again.
void DrivePresenter::showCandidate(int row)
{
    if (row >= int(m_candidates.size())) return;
    const MatchMoment moment = m_candidates[std::size_t(row)].moment;
    m_playback.show(nullptr);
    m_workspace.show(moment.clip, Frame(std::floor(moment.frame)));
}

void DrivePresenter::showSample(int sample)
{
    const auto perSample = std::size_t(std::lround(driveSampleSeconds * double(driveStepsPerSecond)));
    const std::size_t before = m_session.firstMoment() % perSample;
    const std::size_t last = (std::size_t(sample) + 1) * perSample - 1;
    m_session.showMoment(last > before ? last - before : 0);
    refresh();
}

} // namespace tagline
