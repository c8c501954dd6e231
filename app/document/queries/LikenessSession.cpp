#include "app/document/queries/LikenessSession.h"

namespace tagline {

/// Result of a search, and the rows that it used.
struct LikenessSession::Answer
{
    std::shared_ptr<const LibraryLikeness> rows;
    std::vector<std::uint64_t> versions;
    std::vector<LikenessHit> hits;
    std::optional<Error> error;
    std::optional<float> byChance;
};

LikenessSession::LikenessSession(LibraryDocument& document, QObject* parent)
    : QObject(parent)
    , m_document(document)
    , m_work(*this)
{
    connect(&m_document, &LibraryDocument::changed, this, [this](const DocumentChange& change) {
        if (change.isReset) {
            m_rows.reset();
            m_versions.clear();
            dropDecisions();
            m_before.clear();
            return clear();
        }
        if (!change.areSourcesChanged && !change.parts.has(LibraryPart::Motion)) return;
        dropDecisions(); // they may refer to motion that is gone
        m_before.clear();
        if (m_example) search();
    });
}

LikenessSession::~LikenessSession() { m_stop.request_stop(); }

/// Stops the running search, and returns the token of the next.
std::stop_token LikenessSession::stopAndBegin()
{
    m_stop.request_stop();
    m_stop = {};
    return m_stop.get_token();
}

std::vector<std::uint64_t> LikenessSession::motionVersions() const
{
    const ClipLibrary& library = m_document.library();
    std::vector<std::uint64_t> versions;
    for (std::uint32_t clip = 0; clip < library.clipCount(); ++clip)
        versions.push_back(library.clip(ClipId(clip)).motionVersion);
    return versions;
}

void LikenessSession::ask(const LikenessExample& example, bool findsMirrored)
{
    setExample(example);
    m_findsMirrored = findsMirrored;
    search();
}

/// Sets the example; stores the decisions on the former one, and restores those on the new one.
void LikenessSession::setExample(const std::optional<LikenessExample>& example)
{
    const auto isSame = [](const LikenessExample& a, const LikenessExample& b) {
        return a.clip == b.clip && a.frames == b.frames;
    };
    if (m_example && (!example || !isSame(*m_example, *example))) {
        if (!m_decisions.empty()) m_before.push_back({*m_example, m_accepted, m_decisions});
        dropDecisions();
    }
    m_example = example;
    const auto before = std::ranges::find_if(
        m_before, [&](const Decided& each) { return example && isSame(each.example, *example); });
    if (before == m_before.end()) return;
    m_accepted = std::move(before->accepted);
    m_decisions = std::move(before->decisions);
    m_before.erase(before);
}

void LikenessSession::clear()
{
    m_work.drop();
    stopAndBegin();
    setExample({});
    m_isSearching = m_hasFailed = false;
    m_found.clear();
    m_hits.clear();
    m_error.reset();
    m_byChance.reset();
    emit changed();
}

void LikenessSession::search()
{
    m_isSearching = true;
    m_hasFailed = false;
    m_found.clear();
    m_hits.clear();
    m_error.reset();
    m_byChance.reset();
    auto versions = motionVersions();
    const auto known = versions == m_versions ? m_rows : nullptr;
    const auto work = [this, stop = stopAndBegin(),
                       library = std::make_shared<const ClipLibrary>(m_document.library()), known,
                       versions = std::move(versions), example = *m_example,
                       findsMirrored = m_findsMirrored](const LatestWork::Tell& tell) {
        Answer answer{known, versions, {}, {}, {}};
        if (!answer.rows)
            answer.rows = std::make_shared<const LibraryLikeness>(libraryLikeness(*library, stop));
        if (stop.stop_requested()) return;
        if (answer.rows->index.holds(example.clip))
            answer.hits = answer.rows->index.nearest(example, findsMirrored, most, stop);
        else
            answer.error = likenessRefusal(*library, example.clip);
        if (stop.stop_requested()) return;
        if (answer.rows->index.holds(example.clip))
            answer.byChance = answer.rows->index.distanceByChance(example);
        tell([this, answer = std::move(answer)] { take(answer); });
    };
    m_work.start(tr("Looking for what moves like this"), work, [this] { fail(); });
    emit changed();
}

void LikenessSession::take(Answer answer)
{
    m_isSearching = false;
    m_rows = std::move(answer.rows);
    m_versions = std::move(answer.versions);
    m_found = std::move(answer.hits);
    m_error = std::move(answer.error);
    m_byChance = answer.byChance;
    if (m_decisions.empty()) return showOpen(m_found);
    rank(); // the same example was asked again
}

void LikenessSession::fail()
{
    m_isSearching = false;
    m_hasFailed = true;
    emit changed();
}

void LikenessSession::showOpen(const std::vector<LikenessHit>& open)
{
    m_hits = m_accepted;
    m_hits.insert(m_hits.end(), open.begin(), open.end());
    emit changed();
}

void LikenessSession::decide(std::size_t hit, bool isAccepted)
{
    const LikenessHit decided = m_hits[hit];
    std::vector<LikenessHit> open(m_hits.begin() + std::ptrdiff_t(m_accepted.size()), m_hits.end());
    std::erase(open, decided);
    m_decisions.push_back({decided.clip, decided.frames, decided.isMirrored, isAccepted});
    if (isAccepted) m_accepted.push_back(decided);
    showOpen(open);
    rank();
}

void LikenessSession::dropDecisions()
{
    m_decisions.clear();
    m_accepted.clear();
}

void LikenessSession::forgetDecisions()
{
    if (!m_isSearching) m_work.drop(); // stops the ranking
    dropDecisions();
    showOpen(m_found);
}

void LikenessSession::rank()
{
    m_work.start(tr("The ranking of what moves like this"), [this, rows = m_rows, example = *m_example,
                                                             found = m_found, decisions = m_decisions](
                                                                const LatestWork::Tell& tell) {
        tell([this, open = learnedOrder(rows->index, example, found, decisions)] { showOpen(open); });
    });
}

} // namespace tagline
