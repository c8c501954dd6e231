#include "app/document/queries/CheckBadges.h"

#include "core/library/ClipFacts.h"

#include <algorithm>
#include <chrono>
#include <iterator>
#include <limits>
#include <utility>

namespace tagline {

using namespace std::chrono_literals;

namespace {

constexpr std::size_t clipsAtOnce = 2048; ///< clips of a part; copying them takes milliseconds
constexpr auto quiet = 150ms;             ///< edits in quick succession are checked once
constexpr auto quietOfReading = 1s;       ///< during reading, when each file brings changes
constexpr std::size_t fewClips = 50;      ///< most clips that are reported at once
constexpr auto betweenTellings = 1s;      ///< time between reports of many clips
constexpr std::uint32_t allClips = std::numeric_limits<std::uint32_t>::max();

} // namespace

CheckBadges::CheckBadges(LibraryDocument& document, QObject* parent)
    : QObject(parent)
    , m_document(document)
    , m_work(*this)
{
    m_soon.setSingleShot(true);
    connect(&m_soon, &QTimer::timeout, this, &CheckBadges::checkNext);
    connect(&m_document, &LibraryDocument::changed, this, &CheckBadges::take);
}

CheckBadges::~CheckBadges() { *m_isCancelled = true; }

const BrokenClip* CheckBadges::find(ClipId clip) const
{
    const auto found = m_broken.find(clip);
    return found == m_broken.end() ? nullptr : &found->second;
}

void CheckBadges::setWanted(bool isWanted)
{
    if (std::exchange(m_isWanted, isWanted) == isWanted) return;
    if (!isWanted) return forget();
    addAll();
    m_soon.start(quiet);
}

void CheckBadges::forget()
{
    *std::exchange(m_isCancelled, std::make_shared<std::atomic<bool>>(false)) = true;
    m_work.drop();
    m_soon.stop();
    m_isRunning = false;
    m_areTakesChecked.reset(); // changes of the checks are not noticed meanwhile
    m_due.clear();
    m_next = m_end = m_endBehind = 0;
    std::vector<ClipId> clips = std::exchange(m_untold, {});
    for (const auto& [clip, broken] : std::exchange(m_broken, {})) clips.push_back(clip);
    if (!clips.empty()) emit changed(clips);
}

void CheckBadges::addAll()
{
    m_end = allClips;
    m_endBehind = m_next; // the former checks were used for those before it
}

void CheckBadges::addWithPartners(std::span<const ClipId> clips)
{
    m_due.insert(clips.begin(), clips.end());
    const ClipLibrary& library = m_document.library();
    if (!m_areTakesChecked) m_areTakesChecked = areTakesChecked(library);
    if (!*m_areTakesChecked) return;
    const std::vector<ClipId> closed = library.takeIndex().closed(clips);
    m_due.insert(closed.begin(), closed.end());
}

bool CheckBadges::isDue() const { return !m_due.empty() || m_next < endOfAll(); }

std::uint32_t CheckBadges::endOfAll() const
{
    return std::min(m_end, std::uint32_t(m_document.library().clipCount()));
}

/// Takes the next clips to check: first the changed ones, then the rest of all.
std::vector<ClipId> CheckBadges::takeDue()
{
    const auto end = std::next(m_due.begin(), std::ptrdiff_t(std::min(m_due.size(), clipsAtOnce)));
    std::vector<ClipId> clips(m_due.begin(), end);
    m_due.erase(m_due.begin(), end);
    std::erase_if(clips, [this](ClipId clip) { return clip.value >= m_document.library().clipCount(); });
    const std::size_t changedClips = clips.size();
    while (clips.size() < clipsAtOnce && m_next < endOfAll()) clips.emplace_back(m_next++);
    std::inplace_merge(clips.begin(), clips.begin() + std::ptrdiff_t(changedClips), clips.end());
    clips.erase(std::unique(clips.begin(), clips.end()), clips.end());
    if (m_next >= endOfAll()) {
        m_next = 0;
        m_end = std::exchange(m_endBehind, 0);
    }
    return clips;
}

void CheckBadges::take(const DocumentChange& change)
{
    if (change.isReset) forget();
    if (!m_isWanted) return;
    const ClipLibrary& library = m_document.library();
    if (change.isReset || !change.parts.isEmpty()) m_areTakesChecked.reset();
    if (change.parts.has(LibraryPart::Checks) || change.parts.hasAny(partsOfAnswers())) addAll();
    if (change.areSheetsChanged) addWithPartners(change.clips);
    if (change.areSourcesChanged)
        for (const SourceId source : change.sources) addWithPartners(library.source(source).clips);
    if (!isDue()) return;
    if (!change.areSourcesChanged)
        m_soon.start(quiet);
    else if (!m_soon.isActive()) // repeated changes do not delay it for ever
        m_soon.start(quietOfReading);
}

void CheckBadges::checkNext()
{
    if (m_isRunning || !isDue()) return;
    std::vector<ClipId> clips = takeDue();
    m_isRunning = true;
    const auto checks = std::make_shared<const ClipChecks>(m_document.library(), clips);
    const auto work = [this, checks, clips, cancelled = m_isCancelled](const LatestWork::Tell& tell) {
        auto broken = checks->run(*cancelled);
        tell([this, clips, broken = std::move(broken)]() mutable { keep(clips, std::move(broken)); });
    };
    m_work.start(tr("Checking clips"), work, [this, clips] { giveUp(clips); });
}

/// Drops the results of clips whose check failed, until they change: it would fail again.
void CheckBadges::giveUp(const std::vector<ClipId>& clips)
{
    m_isRunning = false;
    for (const ClipId clip : clips)
        if (m_broken.erase(clip) > 0) m_untold.push_back(clip);
    tellChanged();
    if (isDue() && !m_soon.isActive()) m_soon.start(quiet);
}

/// Reports few clips at once; many when all are checked, or after a while: each report makes views refresh.
void CheckBadges::tellChanged()
{
    const bool isLater = m_untold.size() > fewClips && isDue() && m_sinceTold.isValid() &&
                         std::chrono::milliseconds(m_sinceTold.elapsed()) < betweenTellings;
    if (m_untold.empty() || isLater) return;
    m_sinceTold.start();
    emit changed(std::exchange(m_untold, {}));
}

/// Stores the results. Clips that changed meanwhile are due again, and are reported then.
void CheckBadges::keep(const std::vector<ClipId>& checked, std::vector<BrokenClip> broken)
{
    m_isRunning = false;
    m_checkedClips += std::int64_t(checked.size());
    auto next = broken.begin();
    for (const ClipId clip : checked) {
        const auto known = m_broken.find(clip);
        if (next == broken.end() || next->clip != clip) {
            if (known == m_broken.end()) continue;
            m_broken.erase(known);
            m_untold.push_back(clip);
            continue;
        }
        if (known == m_broken.end() || !(known->second == *next)) {
            m_broken.insert_or_assign(clip, std::move(*next));
            m_untold.push_back(clip);
        }
        ++next;
    }
    tellChanged();
    if (!m_soon.isActive()) checkNext();
}

} // namespace tagline
