#include "app/document/queries/MatchSession.h"

#include "core/library/ClipMatching.h"

#include <QSettings>
#include <QStringList>

#include <algorithm>

namespace tagline {
namespace {

constexpr char usesKey[] = "clips";
constexpr qsizetype usePieces = 4;           ///< texts of one use: source, name, index, pick
constexpr std::size_t mostUses = 1000;       ///< that are kept in the settings
constexpr const char* wholeFileSystem = "/"; ///< base folder: these paths are valid in any folder

} // namespace

MatchSession::MatchSession(LibraryDocument& document, QObject* parent)
    : QObject(parent)
    , m_document(document)
    , m_kept(document, QStringLiteral("bestMatch"),
             {[this] { m_memory = {}; }, [this](QSettings& settings) { load(settings); },
              [this](QSettings& settings) { save(settings); }})
    , m_work(*this)
{
    connect(&m_document, &LibraryDocument::changed, this, [this](const DocumentChange& change) {
        if (change.isReset) return clear();
        if (m_wish && (change.areSheetsChanged || change.areSourcesChanged ||
                       change.parts.has(LibraryPart::Vocabulary)))
            rank();
    });
}

void MatchSession::ask(MatchWish wish)
{
    if (wish.need.empty() && wish.want.empty() && wish.avoid.empty()) return clear();
    m_ranking = {}; // its indices are those of the former wish
    m_wish = std::move(wish);
    m_wish->count = most;
    rank();
}

void MatchSession::clear()
{
    m_work.drop();
    m_wish.reset();
    m_ranking = {};
    m_isRanking = false;
    emit changed();
}

void MatchSession::notePick(ClipId clip)
{
    m_memory.notePick(clipKey(m_document.library(), clip, wholeFileSystem));
    m_kept.save();
    if (m_wish) rank();
}

void MatchSession::load(QSettings& settings)
{
    m_memory = {};
    const QStringList texts = settings.value(usesKey).toStringList();
    for (qsizetype i = 0; i + usePieces <= texts.size(); i += usePieces)
        if (const qint64 pick = texts[i + 3].toLongLong(); pick >= 1)
            m_memory.recall({texts[i].toStdString(), texts[i + 1].toStdString(), texts[i + 2].toInt()}, pick);
    if (m_wish) rank();
}

/// Saves the latest uses.
void MatchSession::save(QSettings& settings) const
{
    std::vector<std::pair<ClipKey, std::int64_t>> uses(m_memory.latestPicks().begin(),
                                                       m_memory.latestPicks().end());
    std::ranges::sort(uses, [](const auto& a, const auto& b) { return a.second > b.second; });
    uses.resize(std::min(uses.size(), mostUses));
    QStringList texts;
    for (const auto& [clip, pick] : uses)
        texts << QString::fromStdString(clip.source) << QString::fromStdString(clip.name)
              << QString::number(clip.index) << QString::number(pick);
    keepTexts(settings, usesKey, texts);
}

void MatchSession::rank()
{
    m_isRanking = true;
    const auto work = [this, library = std::make_shared<const ClipLibrary>(m_document.library()),
                       memory = m_memory, wish = *m_wish](const LatestWork::Tell& tell) {
        const MatchIndex index(matchClips(*library));
        MatchRanking ranking =
            index.best(wish, library->vocabulary(), picksAgo(*library, memory, wholeFileSystem));
        tell([this, ranking = std::move(ranking)]() mutable {
            m_isRanking = false;
            m_ranking = std::move(ranking);
            emit changed();
        });
    };
    m_work.start(tr("Looking for the clips that fit best"), work, [this] { clear(); });
    emit changed();
}

} // namespace tagline
