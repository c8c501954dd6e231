#include "app/document/playing/CrowdSession.h"

#include "app/document/playing/ClipPreparation.h"

#include <glm/gtc/matrix_transform.hpp>

#include <algorithm>
#include <utility>

namespace tagline {
namespace {

constexpr std::size_t figuresAtOnce = 16; ///< number of figures prepared before more are shown

} // namespace

CrowdSession::~CrowdSession() { m_job.drop(); }

void CrowdSession::setStaging(Staging staging, Naming naming)
{
    m_staging = std::move(staging);
    m_naming = std::move(naming);
    m_clips.clear();
    for (Entry& entry : m_entries) entry = {entry.hit, false, std::nullopt};
    if (m_isLookedAt)
        begin();
    else
        stop();
}

/// Drops the preparation; it starts from the first entry again.
void CrowdSession::stop()
{
    m_job.drop();
    m_job = {};
    m_prepared = 0;
}

void CrowdSession::setHits(const std::vector<CrowdHit>& hits)
{
    std::vector<Entry> entries;
    for (const CrowdHit& hit : drawnEvenly(hits)) {
        const auto known = std::find_if(m_entries.begin(), m_entries.end(),
                                        [&](const Entry& each) { return each.hit == hit; });
        entries.push_back(known == m_entries.end() ? Entry{hit, false, std::nullopt} : *known);
    }
    m_entries = std::move(entries);
    m_answerCount = hits.size();
    if (m_selected && !selectedEntry()) m_selected.reset();
    if (!m_isLookedAt) return;
    const std::int64_t elapsed = m_elapsed;
    begin();
    m_elapsed = elapsed; // former figures go on
    emit poseChanged();
}

const StagedClip& CrowdSession::staged(ClipId clip)
{
    const auto [place, isNew] = m_clips.try_emplace(clip);
    if (isNew && m_staging) place->second = m_staging(clip);
    return place->second;
}

/// Sets the figure that stands for all: that of the first hit that has one. Whether there is one.
bool CrowdSession::findFirst()
{
    StagedClip first;
    for (std::size_t i = 0; i < m_entries.size() && first.isEmpty(); ++i)
        first = staged(m_entries[i].hit.clip);
    const bool isOther = first.figure != m_first.figure;
    m_first = first;
    m_rest = first.isEmpty() ? Pose() : restPose(*first.skeleton);
    if (isOther) emit figureChanged();
    return !first.isEmpty();
}

bool CrowdSession::begin()
{
    stop();
    m_isLookedAt = true;
    m_elapsed = 0;
    const bool hasFigure = findFirst();
    emit figuresChanged();
    emit changed();
    if (hasFigure) prepareSome();
    return hasFigure;
}

void CrowdSession::rest()
{
    m_isLookedAt = false;
    stop();
    m_clips.clear();
    for (Entry& entry : m_entries) entry = {entry.hit, false, std::nullopt};
    emit figuresChanged();
}

void CrowdSession::prepareSome()
{
    while (m_prepared < m_entries.size() && m_entries[m_prepared].isPrepared) ++m_prepared;
    if (!m_preparation || m_job.isGiven() || m_prepared == m_entries.size()) return;
    std::vector<std::pair<StagedClip, FrameRange>> wanted;
    const std::size_t stop = std::min(m_prepared + figuresAtOnce, m_entries.size());
    for (std::size_t i = m_prepared; i < stop; ++i)
        wanted.emplace_back(staged(m_entries[i].hit.clip), m_entries[i].hit.range);
    const auto figures = std::make_shared<Figures>(wanted.size());
    m_job = m_preparation->jobs().start(
        tr("Preparing the crowd"),
        [wanted = std::move(wanted), figures] {
            for (std::size_t i = 0; i < wanted.size(); ++i)
                (*figures)[i] = crowdFigure(wanted[i].first, wanted[i].second);
            for (const auto& [clip, range] : wanted)
                if (clip.source) clip.source->releaseMemory();
        },
        [this, first = m_prepared, figures](bool) { take(first, std::move(*figures)); });
}

void CrowdSession::take(std::size_t first, Figures figures)
{
    m_job = {};
    for (std::size_t i = 0; i < figures.size(); ++i)
        m_entries[first + i] = {m_entries[first + i].hit, true, std::move(figures[i])};
    m_prepared = first + figures.size();
    prepareSome();
    emit figuresChanged();
    emit changed();
}

void CrowdSession::setInRows(bool isInRows)
{
    if (isInRows == m_isInRows) return;
    m_isInRows = isInRows;
    emit figuresChanged();
    emit changed();
}

std::vector<CrowdFigure> CrowdSession::figures() const
{
    std::vector<CrowdFigure> figures;
    for (const Entry& entry : m_entries)
        if (entry.figure) figures.push_back(*entry.figure);
    if (!m_isInRows) return figures;
    const std::vector<glm::vec3> places = rowPlaces(figures.size(), rowSpacing(figures));
    for (std::size_t i = 0; i < figures.size(); ++i) {
        figures[i].loop.place = glm::translate(glm::mat4(1.0f), places[i]) * figures[i].loop.place;
        figures[i].least += places[i];
        figures[i].most += places[i];
    }
    return figures;
}

std::vector<CrowdHit> CrowdSession::shownHits() const
{
    std::vector<CrowdHit> hits;
    for (const Entry& entry : m_entries)
        if (entry.figure) hits.push_back(entry.hit);
    return hits;
}

std::size_t CrowdSession::figureCount() const
{
    return std::size_t(std::count_if(m_entries.begin(), m_entries.end(),
                                     [](const Entry& each) { return each.figure.has_value(); }));
}

std::size_t CrowdSession::missingCount() const
{
    return std::size_t(std::count_if(m_entries.begin(), m_entries.end(),
                                     [](const Entry& each) { return each.isPrepared && !each.figure; }));
}

std::size_t CrowdSession::scaledCount() const
{
    return std::size_t(std::ranges::count_if(
        m_entries, [](const Entry& each) { return each.figure && each.figure->scale != 1.0f; }));
}

const CrowdSession::Entry* CrowdSession::selectedEntry() const
{
    const auto found = std::find_if(m_entries.begin(), m_entries.end(),
                                    [this](const Entry& each) { return each.hit == m_selected; });
    return found == m_entries.end() ? nullptr : &*found;
}

void CrowdSession::select(std::optional<CrowdHit> hit)
{
    if (hit == m_selected) return;
    m_selected = hit;
    if (!selectedEntry()) m_selected.reset();
    emit poseChanged();
    emit changed();
}

void CrowdSession::setSkinned(bool isSkinned)
{
    if (std::exchange(m_isSkinned, isSkinned) != isSkinned) emit changed();
}

QString CrowdSession::title() const
{
    if (m_entries.size() < m_answerCount)
        return tr("Crowd: %1 of %2 hits").arg(m_entries.size()).arg(m_answerCount);
    return tr("Crowd: %n hit(s)", nullptr, int(m_entries.size()));
}

QString CrowdSession::detail() const
{
    QStringList parts;
    if (const Entry* entry = selectedEntry())
        parts << tr("%1 %2–%3", "clip and frames")
                     .arg(m_naming ? m_naming(entry->hit.clip) : QString())
                     .arg(entry->hit.range.start)
                     .arg(entry->hit.range.stop);
    if (isPreparing()) parts << tr("preparing %1 of %2…").arg(m_prepared).arg(m_entries.size());
    if (!m_isSkinned) parts << tr("drawn as skeletons");
    if (const std::size_t missing = missingCount()) parts << tr("%n without a figure", nullptr, int(missing));
    if (const std::size_t scaled = scaledCount())
        parts << tr("%n scaled to a likely size", nullptr, int(scaled));
    if (m_entries.size() < m_answerCount) parts << tr("drawn evenly over the answer");
    return parts.join(QStringLiteral(" · "));
}

std::vector<PlayingClip> CrowdSession::playing() const
{
    const Entry* entry = selectedEntry();
    if (!entry || !entry->figure) return {};
    const double frame = double(entry->hit.range.start) + loopFrame(entry->figure->loop, m_elapsed);
    return {{entry->hit.clip, frame, 1.0f}};
}

bool CrowdSession::goToBeginning()
{
    m_elapsed = 0;
    emit poseChanged();
    return true;
}

void CrowdSession::advance(std::int64_t nanoseconds)
{
    if (!isPlaying()) return;
    m_elapsed += nanoseconds;
    emit poseChanged();
}

} // namespace tagline
