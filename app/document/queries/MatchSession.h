#pragma once

// MatchSession ranks the clips by a wish in the background, and remembers which of them were used.

#include <QObject>

#include "app/document/jobs/LatestWork.h"
#include "app/document/library/LibraryDocument.h"
#include "app/document/library/LibrarySettings.h"
#include "core/tags/matching/BestMatch.h"
#include "core/tags/matching/UsageMemory.h"

#include <optional>

namespace tagline {

/// The ranking follows the library's tags while there is a wish. Uses are stored per library.
class MatchSession : public QObject
{
    Q_OBJECT

public:
    /// Most clips that are ranked.
    static constexpr std::size_t most = 100;

    explicit MatchSession(LibraryDocument& document, QObject* parent = nullptr);

    /// Stores the used clips in `settings`, which must outlive this object.
    void keepIn(QSettings& settings) { m_kept.keepIn(settings); }

    /// Sets the wish; a wish without tags ranks nothing. Its count is ignored.
    void ask(MatchWish wish);
    void clear();
    /// Notes that a clip was used: it is ranked after its equals from now on.
    void notePick(ClipId clip);

    const std::optional<MatchWish>& wish() const { return m_wish; }
    bool isRanking() const { return m_isRanking; }
    /// The ranking of the wish: empty while the first is computed, an older one after tags or uses changed.
    const MatchRanking& ranking() const { return m_ranking; }

signals:
    /// The wish or its ranking has changed.
    void changed();

private:
    void rank();
    void load(QSettings& settings);
    void save(QSettings& settings) const;

    LibraryDocument& m_document;
    std::optional<MatchWish> m_wish;
    UsageMemory m_memory;
    MatchRanking m_ranking;
    bool m_isRanking = false;
    LibrarySettings m_kept; ///< keeps the memory
    LatestWork m_work;      // last: running work ends before other members go
};

} // namespace tagline
