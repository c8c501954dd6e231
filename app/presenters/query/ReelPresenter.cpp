#include "app/presenters/query/ReelPresenter.h"

#include "app/actions/ActionRegistry.h"
#include "app/presenters/query/HitTagging.h"
#include "widgets/reel/ReelBar.h"

#include <map>

namespace tagline {
namespace {

constexpr std::size_t mostHits = 5000; ///< more than anybody watches
constexpr int measuredInterval = 100;  ///< milliseconds between pictures of newly measured cuts

ReelMark markOf(HitMark mark)
{
    switch (mark) {
    case HitMark::Open:
        return ReelMark::Open;
    case HitMark::Kept:
        return ReelMark::Kept;
    case HitMark::Skipped:
        return ReelMark::Skipped;
    }
    return ReelMark::Open;
}

} // namespace

ReelPresenter::ReelPresenter(const PresenterContext& context, ReelSession& reel, ReelBar& bar)
    : Presenter(context)
    , m_reel(reel)
    , m_bar(bar)
{
    stageAnew();
    m_measured.setSingleShot(true);
    m_measured.setInterval(measuredInterval);
    connect(&m_measured, &QTimer::timeout, this, &ReelPresenter::refresh);
    connect(&m_reel, &ReelSession::cutsMeasured, this, [this] {
        if (!m_measured.isActive()) m_measured.start();
    });
    connect(&m_document, &LibraryDocument::changed, this, [this](const DocumentChange& change) {
        if (change.isReset || change.parts.has(LibraryPart::Character) || change.areSourcesChanged)
            stageAnew();
        if (change.isReset) takeAnswer();
    });
    connect(&m_query, &QuerySession::answered, this, &ReelPresenter::takeAnswer);
    connect(&m_reel, &PoseSource::changed, this, &ReelPresenter::refresh);
    connect(&m_playback, &PlaybackSession::stateChanged, this, &ReelPresenter::refresh);
    connect(&m_reel, &PoseSource::poseChanged, this, &ReelPresenter::refreshMoment);
    connect(&m_bar, &ReelBar::itemRequested, this, &ReelPresenter::goTo);
    connect(&m_bar, &ReelBar::playToggled, m_actions["reel.play"], &QAction::trigger);
    connect(&m_bar, &ReelBar::keepRequested, m_actions["reel.keep"], &QAction::trigger);
    connect(&m_bar, &ReelBar::skipRequested, m_actions["reel.skip"], &QAction::trigger);
    connect(&m_bar, &ReelBar::tagRequested, m_actions["reel.tag"], &QAction::trigger);
    connectActions();
    refresh();
}

void ReelPresenter::connectActions()
{
    m_actions.connectTo("reel.play", this, [this] { toggle(); });
    m_actions.connectTo("reel.keep", this, [this] { mark(HitMark::Kept); });
    m_actions.connectTo("reel.skip", this, [this] { mark(HitMark::Skipped); });
    m_actions.connectTo("reel.tag", this, [this] { tagKept(); });
    const auto showKeys = [this] {
        m_bar.setKeys({m_actions.key("reel.play"), m_actions.key("reel.keep"), m_actions.key("reel.skip"),
                       m_actions.key("reel.tag")});
    };
    for (const char* id : {"reel.play", "reel.keep", "reel.skip", "reel.tag"})
        connect(m_actions[id], &QAction::changed, this, showKeys);
    showKeys();
}

/// Stages the hits with the present files and character.
void ReelPresenter::stageAnew()
{
    m_reel.setStaging([this](ClipId clip, const std::shared_ptr<const ImportedModel>& figure) {
        const ClipLibrary& library = m_document.library();
        return clip.value < library.clipCount() ? stagedWhereItFits(library, clip, figure) : StagedClip();
    });
}

void ReelPresenter::takeAnswer()
{
    std::vector<ReelHit> hits;
    if (m_query.state() == QueryState::Invalid) return; // the last answer stays
    if (m_query.state() == QueryState::Valid && m_query.answer())
        m_query.answer()->forEachClip([&](ClipId clip, std::span<const FrameRange> ranges) {
            if (clip.value >= m_document.library().clipCount()) return; // of what was open before
            for (const FrameRange range : ranges)
                if (hits.size() < mostHits) hits.push_back({clip, range});
        });
    m_reel.setHits(std::move(hits));
    const bool isCleared = m_query.state() == QueryState::Empty;
    if (isCleared && m_playback.isShown(m_reel)) m_playback.show(nullptr); // back to the clip
}

void ReelPresenter::toggle()
{
    if (m_playback.isShown(m_reel)) return m_playback.show(nullptr);
    if (m_reel.hitCount() == 0)
        return emit refused(
            tr("Type a query first%1: the reel plays its hits.").arg(m_actions.bracketedKey("query.focus")));
    goTo(std::max(m_reel.current(), 0));
}

void ReelPresenter::goTo(int hit)
{
    m_reel.goTo(hit);
    m_playback.show(&m_reel);
    m_playback.setPlaying(true);
    if (!m_playback.isShown(m_reel)) emit refused(tr("The files of these hits could not be read."));
}

void ReelPresenter::mark(HitMark mark)
{
    if (m_reel.current() < 0)
        emit refused(tr("Play the reel first%1.").arg(m_actions.bracketedKey("reel.play")));
    else
        m_reel.markAndGoOn(mark);
}

/// Gives the kept hits a tag: one step to undo.
void ReelPresenter::tagKept()
{
    std::map<ClipId, std::vector<FrameRange>> ranges;
    for (const ReelHit& hit : m_reel.kept()) ranges[hit.clip].push_back(hit.range);
    if (ranges.empty()) return emit refused(tr("Keep some hits of the reel first (=)."));
    std::vector<ClipFrames> kept;
    for (auto& [clip, hits] : ranges) kept.push_back({clip, FrameRanges::canonical(std::move(hits))});
    if (const auto text = tagHits(m_document, m_workspace, kept, HitsOf::Reel, m_bar.window()))
        emit done(*text);
}

void ReelPresenter::refresh()
{
    const ClipLibrary& library = m_document.library();
    ReelState state;
    for (int hit = 0; hit < m_reel.hitCount(); ++hit) {
        const ReelHit& which = m_reel.hit(hit);
        if (which.clip.value >= library.clipCount()) continue;
        const LibraryClip& clip = library.clip(which.clip);
        state.items.push_back({tr("%1 %2–%3", "clip and frames")
                                   .arg(QString::fromStdString(clip.displayName))
                                   .arg(which.range.start)
                                   .arg(which.range.stop),
                               clip.rate.seconds(which.range.stop - which.range.start),
                               markOf(m_reel.mark(hit)), m_reel.cutDistance(hit)});
    }
    state.current = m_reel.current();
    state.awaited = m_reel.awaited();
    state.preparing = m_reel.preparingCount();
    state.measured = m_reel.measuredCount();
    state.isShown = m_playback.isShown(m_reel);
    if (std::exchange(m_wasShown, state.isShown) && !state.isShown) m_reel.rest();
    state.isPlaying = state.isShown && m_playback.isPlaying();
    m_bar.setState(state);
    refreshMoment();
}

/// Refreshes the progress, which changes with every picture.
void ReelPresenter::refreshMoment() { m_bar.setProgress(m_reel.progress()); }

} // namespace tagline
