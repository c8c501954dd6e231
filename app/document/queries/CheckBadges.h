#pragma once

// CheckBadges knows in the background which clips break the checks of the library, while somebody edits them.

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

/// After a change the clips that it names are checked anew, with their partners where a check asks for these
/// (`with`), all of them where the vocabulary or the checks
/// are others; a part at a time, so that no copy of a large library is made at once.
class CheckBadges : public QObject
{
    Q_OBJECT

public:
    explicit CheckBadges(LibraryDocument& document, QObject* parent = nullptr);
    ~CheckBadges() override;

    /// While it is not wanted, nothing is checked and nothing is known.
    void setWanted(bool isWanted);
    /// Whether some clips are still to be checked.
    bool isChecking() const { return m_isRunning || isDue(); }
    const std::unordered_map<ClipId, BrokenClip>& broken() const { return m_broken; }
    /// Null where the clip breaks no check.
    const BrokenClip* find(ClipId clip) const;
    /// The clips that were checked since this was made.
    std::int64_t checkedClips() const { return m_checkedClips; }

signals:
    /// These clips are broken now, or no more, or otherwise.
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
    std::set<ClipId> m_due;                ///< that changed
    std::optional<bool> m_areTakesChecked; ///< none where the checks are to be looked at
    // All are due: those from m_next to m_end, then those before m_endBehind. Each 0 where they are not.
    std::uint32_t m_next = 0;
    std::uint32_t m_end = 0;
    std::uint32_t m_endBehind = 0;
    std::vector<ClipId> m_untold;
    QElapsedTimer m_sinceTold;
    std::unordered_map<ClipId, BrokenClip> m_broken;
    std::int64_t m_checkedClips = 0;
    std::shared_ptr<std::atomic<bool>> m_isCancelled = std::make_shared<std::atomic<bool>>(false);
    QTimer m_soon;
    LatestWork m_work; // last: what runs ends before the rest goes
};

} // namespace tagline
