#pragma once

// CheckBadges finds the clips that break the checks of the library, in the background during editing.

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include "app/document/jobs/LatestWork.h"
#include "app/document/library/LibraryDocument.h"
#include "core/library/checks/ClipChecks.h"

#include <atomic>
#include <memory>
#include <optional>
#include <set>
#include <span>
#include <unordered_map>
#include <vector>

namespace tagline {

/// Checks the clips of each change again, with their partners if a check needs these (`with`), and all
/// clips if the vocabulary or the checks have changed; in parts, so that a large library is not copied at
/// once.
class CheckBadges : public QObject
{
    Q_OBJECT

public:
    explicit CheckBadges(LibraryDocument& document, QObject* parent = nullptr);
    ~CheckBadges() override;

    /// While it is not wanted, nothing is checked, and no results are kept.
    void setWanted(bool isWanted);
    /// Whether clips are still to be checked.
    bool isChecking() const { return m_isRunning || isDue(); }
    const std::unordered_map<ClipId, BrokenClip>& broken() const { return m_broken; }
    /// Null if the clip breaks no check.
    const BrokenClip* find(ClipId clip) const;
    /// Number of clips checked since construction.
    std::int64_t checkedClips() const { return m_checkedClips; }

signals:
    /// The results of these clips have changed.
    void changed(const std::vector<tagline::ClipId>& clips);

private:
    void take(const DocumentChange& change);
    void addAll();
    void addWithPartners(std::span<const ClipId> clips);
    bool isDue() const;
    std::uint32_t endOfAll() const;
    std::vector<ClipId> takeDue();
    void checkNext();
    void giveUp(const std::vector<ClipId>& clips);
    void tellChanged();
    void keep(const std::vector<ClipId>& checked, std::vector<BrokenClip> broken);
    void forget();

    LibraryDocument& m_document;
    bool m_isWanted = false;
    bool m_isRunning = false;
    std::set<ClipId> m_due;                ///< clips that changed
    std::optional<bool> m_areTakesChecked; ///< none if the checks are to be examined
    // If all are due: those from m_next to m_end, then those before m_endBehind. Each is 0 otherwise.
    std::uint32_t m_next = 0;
    std::uint32_t m_end = 0;
    std::uint32_t m_endBehind = 0;
    std::vector<ClipId> m_untold;
    QElapsedTimer m_sinceTold;
    std::unordered_map<ClipId, BrokenClip> m_broken;
    std::int64_t m_checkedClips = 0;
    std::shared_ptr<std::atomic<bool>> m_isCancelled = std::make_shared<std::atomic<bool>>(false);
    QTimer m_soon;
    LatestWork m_work; // last: running work ends before other members go
};

} // namespace tagline
