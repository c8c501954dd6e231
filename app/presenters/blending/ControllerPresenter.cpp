#include "app/presenters/blending/ControllerPresenter.h"

#include "app/actions/ActionRegistry.h"
#include "app/document/driving/DriveSession.h"
#include "app/presenters/blending/ControllerTexts.h"
#include "app/presenters/library/ClipTexts.h"
#include "core/staging/ClipEvents.h"
#include "core/tags/sheet/TagMirror.h"
#include "widgets/controller/ControllerPanel.h"
#include "widgets/theme/messages/CoreText.h"

#include <QLocale>

#include <algorithm>
#include <cmath>

namespace tagline {
namespace {

std::int64_t nanosecondsOf(double seconds) { return std::llround(seconds * 1e9); }

} // namespace

ControllerPresenter::ControllerPresenter(const PresenterContext& context, ControllerSession& controller,
                                         BlendSteps& steps, ControllerPanel& panel)
    : Presenter(context)
    , m_controller(controller)
    , m_steps(steps)
    , m_panel(panel)
    , m_values(m_document)
{
    m_controller.setEventRanges([this](ClipId clip) { return clipEventRanges(m_document.library(), clip); });
    m_controller.setSyncMarks(
        [this](ClipId clip) { return syncMarksOf(m_document.library(), clip, m_controller.syncTags()); });
    m_controller.setStaging([this](ClipId clip, const std::shared_ptr<const ImportedModel>& figure) {
        return stagedIn(m_document.library(), clip, figure);
    });
    m_controller.setMirrorPartners([this](TagId tag) {
        const auto partner = mirrorPartner(tag, m_document.library().vocabulary());
        return partner ? m_document.tagNamed(*partner) : tag;
    });
    connect(&m_document, &LibraryDocument::changed, this, &ControllerPresenter::followDocument);
    connect(&m_playback, &PlaybackSession::stateChanged, this, &ControllerPresenter::refresh);
    connect(&m_controller, &PoseSource::changed, this, &ControllerPresenter::refresh);
    connect(&m_controller, &PoseSource::poseChanged, this, &ControllerPresenter::refreshMoment);
    connect(&m_steps, &BlendSteps::restored, this, &ControllerPresenter::showRestored);
    connectPanel();
    connectValues();
    connectSchedule();
    connectActions();
    refresh();
}

/// Keeps the keys in the panel's tooltips up to date.
void ControllerPresenter::followKeys()
{
    const auto follow = [this](const char* action, ControllerKey key) {
        m_actions.followKey(action, &m_panel,
                            [key](ControllerPanel* panel, const QString& text) { panel->setKey(key, text); });
    };
    follow("controller.toFirst", ControllerKey::FirstTrack);
    follow("controller.addTrack", ControllerKey::NewTrack);
    follow("controller.transitionSettings", ControllerKey::TransitionSettings);
    follow("controller.presets", ControllerKey::Presets);
    follow("controller.transition", ControllerKey::TransitionNow);
    follow("controller.schedule", ControllerKey::TransitionAtEnd);
}

void ControllerPresenter::connectPanel()
{
    followKeys();
    connect(&m_panel, &ControllerPanel::currentClipRequested, this,
            [this](int track) { setTrack(track, m_workspace.currentClip()); });
    connect(&m_panel, &ControllerPanel::clipDropped, this, &ControllerPresenter::setTrack);
    connect(&m_panel, &ControllerPanel::trackChangeRequested, this, &ControllerPresenter::changeSetup);
    connect(&m_panel, &ControllerPanel::shareChangeRequested, this, &ControllerPresenter::changeShare);
    connect(&m_panel, &ControllerPanel::removeRequested, this, &ControllerPresenter::removeTrack);
    connect(&m_panel, &ControllerPanel::fadeRequested, this, &ControllerPresenter::fadeTo);
    connect(&m_panel, &ControllerPanel::transitionRequested, this, &ControllerPresenter::transition);
    connect(&m_panel, &ControllerPanel::transitionAtEndRequested, this,
            &ControllerPresenter::transitionAtEnd);
    connect(&m_panel, &ControllerPanel::transitionChangeRequested, &m_steps, &BlendSteps::setTransition);
    connect(&m_panel, &ControllerPanel::rootMotionChangeRequested, &m_steps, &BlendSteps::setRootMotion);
    connect(&m_panel, &ControllerPanel::syncTagsChangeRequested, this, &ControllerPresenter::changeSyncTags);
}

/// Weights that follow what clips say.
void ControllerPresenter::connectValues()
{
    m_controller.setValues([this](ClipId clip, const std::string& text, bool isMirrored) {
        return m_values.values(clip, text, isMirrored).values;
    });
    connect(&m_values, &ClipValueSession::changed, this, [this] {
        m_controller.refreshValues();
        m_panel.refreshWeightValues();
    });
    m_panel.setWeightValues([this] { return offeredValues(); },
                            [this](const QString& text, int track) {
                                WeightValueNews news;
                                if (track >= m_controller.trackCount()) return news;
                                const FoundClipValues found =
                                    m_values.values(m_controller.clip(track), text.toStdString(),
                                                    m_controller.setup(track).isMirrored);
                                if (found.problem) news.problem = coreText(found.problem->message);
                                news.span = found.span();
                                news.isFinding = found.isFinding;
                                return news;
                            });
}

void ControllerPresenter::connectSchedule()
{
    connect(&m_panel, &ControllerPanel::scheduleRequested, this, &ControllerPresenter::schedule);
    connect(&m_panel, &ControllerPanel::scheduledMoveRequested, this,
            [this](std::uint32_t id, double seconds) {
                m_steps.change(
                    tr("Move Transition"),
                    [&] { m_controller.moveScheduled(ScheduleId(id), nanosecondsOf(seconds)); },
                    QString("move %1").arg(id));
            });
    connect(&m_panel, &ControllerPanel::scheduledDurationRequested, this,
            [this](std::uint32_t id, double seconds) {
                m_steps.change(
                    tr("Change Duration of Transition"),
                    [&] {
                        if (id == FadeMarker::running)
                            m_controller.setRunningFadeEnd(m_controller.nanoseconds() +
                                                           nanosecondsOf(seconds));
                        else
                            m_controller.setScheduledDuration(ScheduleId(id), nanosecondsOf(seconds));
                    },
                    QString("duration %1").arg(id));
            });
    connect(&m_panel, &ControllerPanel::unscheduleRequested, this, [this](std::uint32_t id) {
        m_steps.change(tr("Remove Transition"), [&] { m_controller.unschedule(ScheduleId(id)); });
    });
    connect(&m_panel, &ControllerPanel::scrubRequested, this, [this](double seconds) {
        m_playback.show(&m_controller);
        m_controller.setScrubTime(nanosecondsOf(seconds));
    });
    connect(&m_panel, &ControllerPanel::scrubEndRequested, this,
            [this] { m_controller.setScrubTime(std::nullopt); });
}

void ControllerPresenter::connectActions()
{
    m_actions.connectTo("controller.toFirst", this, [this] { setTrack(0, m_workspace.currentClip()); });
    m_actions.connectTo("controller.toSecond", this, [this] { setTrack(1, m_workspace.currentClip()); });
    m_actions.connectTo("controller.addTrack", this,
                        [this] { setTrack(m_controller.trackCount(), m_workspace.currentClip()); });
    m_actions.connectTo("controller.addLayer", this, [this] { addLayer(); });
    m_actions.connectTo("controller.removeTrack", this, [this] {
        if (m_controller.trackCount() > 0) removeTrack(m_controller.trackCount() - 1);
    });
    m_actions.connectTo("controller.transition", this, [this] { transition(); });
    m_actions.connectTo("controller.schedule", this, [this] { transitionAtEnd(); });
    m_actions.connectTo("controller.transitionSettings", this, [this] { m_panel.showTransitionEditor(); });
    m_actions.connectTo("controller.syncTags", this, [this] {
        if (!m_panel.editSyncTags())
            emit refused(tr("No track keeps in step: choose Keep in Step by Tags in the menu of one."));
    });
    m_actions.connectTo("controller.clearSchedule", this, [this] {
        if (m_controller.scheduled().empty()) return;
        m_steps.change(tr("Clear Schedule"), [this] {
            for (const ScheduledFade& fade : m_controller.scheduled()) m_controller.unschedule(fade.id);
        });
    });
    m_actions.connectTo("controller.play", this, [this] { toggleBlend(); });
    connect(m_actions["controller.inPlace"], &QAction::toggled, this, [this](bool isOn) {
        if (isOn != (m_controller.rootMotion() == RootMotion::InPlace))
            m_steps.setRootMotion(isOn ? RootMotion::InPlace : RootMotion::Accumulated);
    });
}

// Tracks

void ControllerPresenter::setTrack(int track, ClipId clip) { putOnTrack(track, clip, std::nullopt); }

void ControllerPresenter::putOnTrack(int track, ClipId clip, std::optional<LayerKind> layer)
{
    if (!clip.isValid() || clip.value >= m_document.library().clipCount()) {
        emit refused(tr("Choose a clip in the library first."));
        return;
    }
    StagedClip staged = stagedIn(m_document.library(), clip);
    if (staged.isEmpty()) {
        emit refused(tr("The file of this clip could not be read."));
        return;
    }
    track = std::min(track, m_controller.trackCount());
    const QString name = QString::fromStdString(m_document.library().clip(clip).displayName);
    m_steps.change(tr("Put %1 on Track %2").arg(name).arg(track + 1), [&] {
        TrackSetup setup;
        setup.layer = layer;
        if (track < m_controller.trackCount())
            m_controller.setTrackClip(track, clip, std::move(staged));
        else
            m_controller.addTrack(clip, std::move(staged), setup);
    });
    showBlend();
    note(tr("track %1 ▸ %2").arg(track + 1).arg(name));
    sayMisfits();
}

/// A blend has one figure: says which clips were made for another.
void ControllerPresenter::sayMisfits()
{
    QStringList names;
    for (int track = 0; track < m_controller.trackCount(); ++track)
        if (!m_controller.fits(track))
            names << QString::fromStdString(m_controller.staged(track).clip->displayName);
    names.removeDuplicates();
    if (!names.isEmpty())
        emit warned(tr("Not made for the figure of the blend: %1. Clip ▸ Retarget to Character carries clips "
                       "over to one figure.")
                        .arg(names.join(QStringLiteral(", "))));
}

void ControllerPresenter::addLayer()
{
    putOnTrack(m_controller.trackCount(), m_workspace.currentClip(), LayerKind::Additive);
}

void ControllerPresenter::removeTrack(int track)
{
    m_steps.change(tr("Remove Track %1").arg(track + 1), [&] { m_controller.removeTrack(track); });
}

/// A weight is seen in the blend alone: that is shown, should a clip or the past be.
void ControllerPresenter::changeSetup(int track, const TrackSetup& wanted)
{
    const bool isWeight =
        track < m_controller.trackCount() && m_controller.setup(track).weight != wanted.weight;
    m_steps.setSetup(track, wanted);
    if (isWeight) showBlendAsItPlays();
}

void ControllerPresenter::changeShare(int track, double share)
{
    m_steps.setShare(track, share);
    showBlendAsItPlays();
}

void ControllerPresenter::changeSyncTags(const QStringList& tags)
{
    std::vector<std::string> wanted;
    for (const QString& each : tags) wanted.push_back(each.toStdString());
    const TagVocabulary& vocabulary = m_document.library().vocabulary();
    QStringList unknown;
    for (const std::string& each : wanted) {
        bool isKnown = false;
        for (std::uint32_t id = 0; id < vocabulary.size() && !isKnown; ++id)
            isKnown = isNamedBy(vocabulary[TagId(id)], std::span(&each, 1));
        if (!isKnown) unknown << QString::fromStdString(each);
    }
    m_steps.setSyncTags(std::move(wanted));
    if (!unknown.isEmpty())
        emit noted(tr("No tag is called %1: nothing keeps in step by that.")
                       .arg(unknown.join(QStringLiteral(", "))));
}

// Transitions

void ControllerPresenter::showBlend()
{
    showBlendAsItPlays();
    m_playback.setPlaying(true);
}

/// The blend as it is now, playing or paused.
void ControllerPresenter::showBlendAsItPlays()
{
    m_controller.setScrubTime(std::nullopt);
    m_playback.show(&m_controller);
}

void ControllerPresenter::showArranged()
{
    restageTracks(); // files and character may be other ones than when it was put away
    if (m_controller.trackCount() > 0) showBlend();
    refresh();
}

/// Undo shows what it changed, as it does with tags: the blend of now, in picture and panel alike, playing or
/// paused as it was. A drive goes on.
void ControllerPresenter::showRestored()
{
    restageTracks();
    m_controller.setScrubTime(std::nullopt);
    if (m_controller.trackCount() > 0 && !qobject_cast<const DriveSession*>(m_playback.source())) {
        const bool isPlaying = m_playback.isShown(m_controller) && m_controller.isPlaying();
        m_playback.show(&m_controller);
        m_controller.setPlaying(isPlaying);
    }
    refresh();
}

void ControllerPresenter::toggleBlend()
{
    if (m_controller.trackCount() == 0)
        emit refused(tr("Put a clip on a track first%1.").arg(m_actions.bracketedKey("controller.toFirst")));
    m_playback.show(m_playback.isShown(m_controller) ? nullptr : &m_controller);
    refresh();
}

void ControllerPresenter::fadeTo(int track)
{
    showBlend();
    const QString name = QString::fromStdString(m_controller.staged(track).clip->displayName);
    m_steps.change(tr("Transition to %1").arg(name), [&] { m_controller.fadeTo(track); });
    note(tr("blend ▸ %1, %2 s")
             .arg(name)
             .arg(QLocale().toString(secondsOf(m_controller.transition()), 'f', 2)));
}

void ControllerPresenter::transition()
{
    if (m_controller.nextTrack() >= 0)
        fadeTo(m_controller.nextTrack());
    else if (m_controller.trackCount() > 1)
        emit refused(tr("Transitions go from one track to another, and layers lie on top: put a clip on a "
                        "new track%1.")
                         .arg(m_actions.bracketedKey("controller.addTrack")));
    else
        emit refused(tr("Put clips on two tracks first: drag one to track 1%1 and one to track 2%2.")
                         .arg(m_actions.bracketedKey("controller.toFirst"),
                              m_actions.bracketedKey("controller.toSecond")));
}

void ControllerPresenter::transitionAtEnd()
{
    if (m_controller.nextTrack() < 0) return transition();
    FadeWish wish;
    wish.to = m_controller.nextTrack();
    wish.moment = FadeMoment::TrackEnd;
    wish.track = m_controller.leadingTrack();
    schedule(wish);
}

void ControllerPresenter::schedule(const FadeWish& wish)
{
    FadeStart start;
    start.track = wish.track;
    start.tag = wish.tag;
    switch (wish.moment) {
    case FadeMoment::After:
        start.nanoseconds = nanosecondsOf(wish.seconds);
        break;
    case FadeMoment::AtTime:
        start.nanoseconds =
            std::max<std::int64_t>(nanosecondsOf(wish.seconds) - m_controller.nanoseconds(), 0);
        break;
    case FadeMoment::TrackEnd:
        start.kind = TransitionStart::Kind::TrackEnd;
        break;
    case FadeMoment::Tag:
        start.kind = TransitionStart::Kind::Tag;
        if (!wish.tag.isValid()) return emit noted(tr("The clip has no tags to wait for."));
        break;
    }
    if (wish.to >= m_controller.trackCount() || m_controller.setup(wish.to).isLayer()) return;
    showBlend();
    m_steps.change(tr("Schedule Transition to Track %1").arg(wish.to + 1),
                   [&] { m_controller.schedule(wish.to, start); });
}

// The library

void ControllerPresenter::followDocument(const DocumentChange& change)
{
    if (change.isReset) {
        m_controller.clear();
        return m_controller.setSyncTags({}); // they were names of the library that goes
    }
    if (change.parts.has(LibraryPart::Character) || change.areSourcesChanged) restageTracks();
    if (change.areSheetsChanged)
        for (const ClipId clip : change.clips) m_controller.refreshEventRanges(clip);
    if (change.areSheetsChanged || change.parts.has(LibraryPart::Vocabulary)) refresh();
}

namespace {

/// Whether the model is still what one of the files holds.
bool hasModel(const ClipLibrary& library, const std::shared_ptr<const ImportedModel>& model)
{
    for (std::uint32_t i = 0; model && i < library.sourceCount(); ++i)
        if (library.source(SourceId(i)).model == model) return true;
    return false;
}

} // namespace

/// A character that was changed, or a file that was read again, is shown on the tracks as well.
void ControllerPresenter::restageTracks()
{
    const ClipLibrary& library = m_document.library();
    for (int track = 0; track < m_controller.trackCount(); ++track) {
        const ClipId clip = m_controller.clip(track);
        if (clip.value >= library.clipCount()) continue;
        const StagedClip& before = m_controller.staged(track);
        // Without a chosen character all tracks play on the figure of one track.
        const bool isOnOneFigure = library.character().empty() && hasModel(library, before.figure);
        StagedClip now = isOnOneFigure ? stagedIn(library, clip, before.figure) : stagedIn(library, clip);
        if (!now.isEmpty() && !now.isSameAs(before)) m_controller.setTrackClip(track, clip, std::move(now));
    }
}

} // namespace tagline
