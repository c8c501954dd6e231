#pragma once

// CrowdSession plays the hits of a query all at once: a figure for each, which begin together and each begin
// again at the end of their hit.

#include "app/document/jobs/BackgroundJobs.h"
#include "app/document/playing/PoseSource.h"
#include "core/staging/CrowdStage.h"

#include <functional>
#include <map>
#include <memory>
#include <optional>

namespace tagline {

class ClipPreparation;

/// Figures are prepared in the background, some at a time, and join those that play as they are ready. One
/// hit may be selected; the others do not differ. The figure() is the first's, at rest: who shows a crowd
/// draws its figures.
class CrowdSession : public PoseSource
{
    Q_OBJECT

public:
    /// How a clip is to be shown. Empty: it cannot be.
    using Staging = std::function<StagedClip(ClipId)>;
    /// What a clip is called.
    using Naming = std::function<QString(ClipId)>;

    using PoseSource::PoseSource;
    ~CrowdSession() override;

    /// Whose queue prepares figures; it must live as long as this.
    void setPreparation(ClipPreparation& preparation) { m_preparation = &preparation; }
    /// Forgets what was prepared: files or the character are other ones.
    void setStaging(Staging staging, Naming naming);
    /// The hits of an answer: all of them, or as many as a crowd has (drawnEvenly()). Those that were there
    /// keep their figures, and the one that is selected stays so.
    void setHits(const std::vector<CrowdHit>& hits);
    std::size_t hitCount() const { return m_entries.size(); }
    /// Of the whole answer.
    std::size_t answerCount() const { return m_answerCount; }

    /// Prepares figures from here on, and lets all begin at their first frame. Whether there is any.
    bool begin();
    /// Nobody looks any more: figures are let go of, until begin().
    void rest();
    bool isPreparing() const { return m_isLookedAt && m_prepared < m_entries.size(); }

    /// What the picture shows of them, for detail().
    void setSkinned(bool isSkinned);
    void setInRows(bool isInRows);
    bool isInRows() const { return m_isInRows; }

    /// The figures that are ready, each at its place, in order of the hits.
    std::vector<CrowdFigure> figures() const;
    /// Their hits.
    std::vector<CrowdHit> shownHits() const;
    std::size_t figureCount() const;
    /// Hits that have no figure (crowdFigure()).
    std::size_t missingCount() const;
    /// How long all have played.
    std::int64_t elapsed() const { return m_elapsed; }

    /// The hit that stands out; none where nobody chose one, or it is no hit any more.
    std::optional<CrowdHit> selected() const { return m_selected; }
    void select(std::optional<CrowdHit> hit);

    /// "Crowd: 200 of 310 hits".
    QString title() const override;
    /// The selected hit, and how figures stand.
    QString detail() const;
    const StagedClip& figure() const override { return m_first; }
    const Pose& pose() override { return m_rest; }
    /// The selected hit's clip.
    std::vector<PlayingClip> playing() const override;
    /// All figures at their first frames.
    bool goToBeginning() override;
    void advance(std::int64_t nanoseconds) override;

signals:
    /// Other figures, or at other places.
    void figuresChanged();

private:
    struct Entry
    {
        CrowdHit hit;
        bool isPrepared = false;
        std::optional<CrowdFigure> figure; ///< none where it cannot be shown, or not yet
    };
    using Figures = std::vector<std::optional<CrowdFigure>>;

    const StagedClip& staged(ClipId clip);
    const Entry* selectedEntry() const;
    bool findFirst();
    void prepareSome();
    void take(std::size_t first, Figures figures);
    void stop();

    ClipPreparation* m_preparation = nullptr;
    Staging m_staging;
    Naming m_naming;
    std::map<ClipId, StagedClip> m_clips;
    std::vector<Entry> m_entries;
    std::size_t m_answerCount = 0;
    std::size_t m_prepared = 0; ///< of m_entries, from the first on
    BackgroundJobs::Job m_job;
    bool m_isLookedAt = false;
    bool m_isInRows = false;
    bool m_isSkinned = true;
    std::optional<CrowdHit> m_selected;
    std::int64_t m_elapsed = 0;
    StagedClip m_first;
    Pose m_rest; ///< of m_first
};

} // namespace tagline
