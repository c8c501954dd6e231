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

/// The ranking follows the library's tags while there is a wish. Uses are remembered for each library.
class MatchSession : public QObject
{
    Q_OBJECT

public:
    /// So many clips are ranked.
    static constexpr std::size_t most = 100;

    explicit MatchSession(LibraryDocument& document, QObject* parent = nullptr);

    /// Keeps there which clips were used; the settings outlive this.
    void keepIn(QSettings& settings) { m_kept.keepIn(settings); }

    /// A wish without tags ranks nothing. Its count is not looked at.
    void ask(MatchWish wish);
    void clear();
    /// A clip was used: it goes behind its equals from now on.
    void notePick(ClipId clip);

    const std::optional<MatchWish>& wish() const { return m_wish; }
    bool isRanking() const { return m_isRanking; }
    /// Of the wish: none while the first is worked out, an older one while tags or uses changed.
    const MatchRanking& ranking() const { return m_ranking; }

signals:
    /// Another wish, or its ranking.
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
    LibrarySettings m_kept; ///< the memory
    LatestWork m_work;      // last: what runs ends before the rest goes
};

} // namespace tagline
