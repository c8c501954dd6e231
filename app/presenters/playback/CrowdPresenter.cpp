#include "app/presenters/playback/CrowdPresenter.h"

#include "app/actions/ActionRegistry.h"
#include "app/presenters/library/ClipTexts.h"
#include "widgets/viewport/ViewportWidget.h"

#include <QKeySequence>

#include <algorithm>
#include <cmath>
#include <utility>

namespace tagline {

CrowdPresenter::CrowdPresenter(const PresenterContext& context, CrowdSession& crowd, ViewportWidget* viewport)
    : Presenter(context)
    , m_crowd(crowd)
    , m_viewport(viewport)
{
    if (!m_viewport) {
        for (const char* action : {"query.crowd", "query.crowdRows"})
            m_actions.setAvailable(action, false, tr("There is no picture without OpenGL."));
        return;
    }
    stageAnew();
    connectActions();
    connect(&m_document, &LibraryDocument::changed, this, &CrowdPresenter::followDocument);
    connect(&m_query, &QuerySession::answered, this, &CrowdPresenter::takeAnswer);
    connect(&m_playback, &PlaybackSession::stateChanged, this, &CrowdPresenter::followShown);
    connect(&m_crowd, &CrowdSession::figuresChanged, this, &CrowdPresenter::showFigures);
    connect(&m_crowd, &PoseSource::poseChanged, this, &CrowdPresenter::showMoment);
    connect(&m_crowd, &PoseSource::changed, this, &CrowdPresenter::showName);
    connect(m_viewport, &ViewportWidget::figurePicked, this, &CrowdPresenter::pick);
    connect(m_viewport, &ViewportWidget::crowdDrawn, &m_crowd, &CrowdSession::setSkinned);
}

void CrowdPresenter::connectActions()
{
    m_actions.connectTo("query.crowd", this, [this] { toggle(); });
    connect(m_actions["query.crowdRows"], &QAction::toggled, this, [this](bool isInRows) {
        m_crowd.setInRows(isInRows);
        if (!m_playback.isShown(m_crowd))
            emit noted(isInRows ? tr("The next crowd stands in rows.")
                                : tr("The figures of the next crowd begin at one place."));
    });
}

void CrowdPresenter::followDocument(const DocumentChange& change)
{
    if (change.isReset) m_crowd.setHits({});
    const std::vector<CrowdHit> shown = m_crowd.shownHits();
    const bool isAffected = std::any_of(shown.begin(), shown.end(), [&](const CrowdHit& hit) {
        return std::find(change.clips.begin(), change.clips.end(), hit.clip) != change.clips.end();
    });
    const bool isStale = change.areSourcesChanged && (isAffected || shown.empty());
    if (change.isReset || change.parts.has(LibraryPart::Character) || isStale) stageAnew();
}

/// Files and character are what they are now.
void CrowdPresenter::stageAnew()
{
    const auto isKnown = [this](ClipId clip) { return clip.value < m_document.library().clipCount(); };
    m_crowd.setStaging(
        [this, isKnown](ClipId clip) {
            return isKnown(clip) ? stagedIn(m_document.library(), clip) : StagedClip();
        },
        [this, isKnown](ClipId clip) {
            return isKnown(clip) ? clipName(m_document.library(), clip) : QString();
        });
}

std::vector<CrowdHit> CrowdPresenter::hits() const
{
    std::vector<CrowdHit> hits;
    if (m_query.state() != QueryState::Valid || !m_query.answer()) return hits;
    m_query.answer()->forEachClip([&](ClipId clip, std::span<const FrameRange> ranges) {
        if (clip.value >= m_document.library().clipCount()) return; // of what was open before
        for (const FrameRange range : ranges) hits.push_back({clip, range});
    });
    return hits;
}

void CrowdPresenter::toggle()
{
    if (m_playback.isShown(m_crowd)) return leave();
    const std::vector<CrowdHit> found = hits();
    m_crowd.setHits(found);
    if (m_crowd.hitCount() == 0)
        return m_query.state() == QueryState::Valid
                   ? emit noted(tr("The query has no hits: there is no crowd to show."))
                   : emit refused(tr("Type a query first%1: the crowd is made of its hits.")
                                      .arg(m_actions.bracketedKey("query.focus")));
    if (!m_crowd.begin()) {
        m_crowd.rest();
        return emit refused(tr("The files of these hits could not be read."));
    }
    selectCurrent(found);
    m_playback.show(&m_crowd);
    emit noted(tr("Click a figure to open its clip there; %1 leaves the crowd.")
                   .arg(QKeySequence(Qt::Key_Escape).toString(QKeySequence::NativeText)));
}

/// Another answer: the crowd follows, and ends where there is none.
void CrowdPresenter::takeAnswer()
{
    if (!m_playback.isShown(m_crowd) || m_query.state() == QueryState::Invalid) return;
    const std::vector<CrowdHit> now = hits();
    if (!now.empty()) return m_crowd.setHits(now);
    leave();
    if (m_query.state() == QueryState::Valid) emit noted(tr("The query has no hits any more."));
}

/// The hit that a person is at stands out.
void CrowdPresenter::selectCurrent(const std::vector<CrowdHit>& hits)
{
    std::optional<CrowdHit> found;
    for (const CrowdHit& hit : hits) {
        if (hit.clip != m_workspace.currentClip()) continue;
        if (!found || hit.range.contains(m_workspace.playhead())) found = hit;
    }
    m_crowd.select(found);
}

void CrowdPresenter::followShown()
{
    const bool isShown = m_playback.isShown(m_crowd);
    if (std::exchange(m_wasShown, isShown) == isShown) return;
    if (!isShown) {
        m_crowd.rest();
        m_models.clear();
        if (m_document.library().clipCount() > 0)
            emit noted(tr("The crowd is closed; Query ▸ Crowd%1 shows it again.")
                           .arg(m_actions.bracketedKey("query.crowd")));
    }
    showFigures();
}

void CrowdPresenter::showFigures()
{
    m_drawn.clear();
    if (!m_playback.isShown(m_crowd)) return m_viewport->setCrowd(nullptr);
    const std::vector<CrowdFigure> figures = m_crowd.figures();
    if (figures.empty() && !m_crowd.isPreparing() && m_crowd.hitCount() > 0) {
        leave();
        return emit refused(tr("No hit has a figure that its clip moves."));
    }
    const std::vector<CrowdHit> hits = m_crowd.shownHits();
    Crowd crowd;
    if (m_crowd.isPreparing()) crowd.expected = m_crowd.hitCount() - m_crowd.missingCount();
    for (std::size_t i = 0; i < figures.size(); ++i) {
        const auto model = modelOf(figures[i].figure);
        if (!model) continue;
        crowd.figures.push_back({figures[i].loop, model, figures[i].face.clip, figures[i].face.start});
        crowd.bounds.include({figures[i].least, figures[i].most});
        m_drawn.push_back(hits[i]);
    }
    showMoment();
    showName();
    QStringList names;
    for (const CrowdHit& hit : m_drawn) names << nameOf(hit);
    m_viewport->setCrowdNames(std::move(names));
    m_viewport->setCrowd(std::make_shared<const Crowd>(std::move(crowd)));
}

void CrowdPresenter::showMoment()
{
    CrowdMoment moment{m_crowd.elapsed(), std::nullopt};
    const auto selected = m_crowd.selected();
    const auto place = selected ? std::find(m_drawn.begin(), m_drawn.end(), *selected) : m_drawn.end();
    if (place != m_drawn.end()) moment.selected = std::size_t(place - m_drawn.begin());
    m_viewport->setCrowdMoment(moment);
}

void CrowdPresenter::showName()
{
    const auto selected = m_crowd.selected();
    const bool isNamed = selected && selected->clip.value < m_document.library().clipCount();
    m_viewport->setCrowdName(isNamed ? clipName(m_document.library(), selected->clip) : QString());
}

/// The clip, the hit's frames, and the tags that it begins with.
QString CrowdPresenter::nameOf(const CrowdHit& hit) const
{
    const ClipLibrary& library = m_document.library();
    if (hit.clip.value >= library.clipCount()) return {};
    QStringList lines{tr("%1, frames %2 to %3")
                          .arg(clipName(library, hit.clip))
                          .arg(hit.range.start)
                          .arg(hit.range.stop - 1)};
    QStringList tags;
    for (const TagId tag : library.shownSheet(hit.clip).tagsAt(hit.range.start))
        tags << shortTagName(library, tag);
    if (!tags.isEmpty()) lines << tags.join(QStringLiteral(", "));
    return lines.join('\n');
}

/// Textures take their time: what is drawn of a file is made on another thread, and shown as it is there.
std::shared_ptr<const CharacterModel>
CrowdPresenter::modelOf(const std::shared_ptr<const ImportedModel>& source)
{
    const auto [place, isNew] = m_models.try_emplace(source.get(), Model{source, nullptr});
    if (!isNew) return place->second.character;
    const auto character = std::make_shared<std::shared_ptr<const CharacterModel>>();
    m_jobs.start(
        tr("Showing the crowd"), [source, character] { *character = CharacterModel::of(*source); },
        [this, source, character](bool isWell) {
            const auto wanted = m_models.find(source.get());
            if (!isWell || wanted == m_models.end()) return;
            wanted->second.character = *character;
            showFigures();
        });
    return nullptr;
}

void CrowdPresenter::pick(std::size_t figure)
{
    if (figure >= m_drawn.size()) return;
    const CrowdHit hit = m_drawn[figure];
    m_crowd.select(hit);
    const std::vector<PlayingClip> playing = m_crowd.playing();
    const double frame = playing.empty() ? double(hit.range.start) : playing.front().frame;
    emit clipRequested(hit.clip, Frame(std::floor(frame)));
}

} // namespace tagline
