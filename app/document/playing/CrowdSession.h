#pragma once

// CrowdSession plays all hits of a query at once: one figure per hit, all begin together, and each repeats
// its own hit.

#include "app/document/jobs/BackgroundJobs.h"
#include "app/document/playing/PoseSource.h"
#include "core/staging/CrowdStage.h"

#include <functional>
#include <map>
#include <memory>
#include <optional>

namespace tagline {

class ClipPreparation;

/// Figures are prepared in the background, some at a time, and join the playing ones when they are ready. One
/// hit may be selected; the others are alike. figure() is that of the first hit, at rest: a view of a crowd
/// draws figures() instead.
class CrowdSession : public PoseSource
{
    Q_OBJECT

public:
    /// Stages a clip. Empty if it cannot be shown.
    using Staging = std::function<StagedClip(ClipId)>;
    /// Returns the name of a clip.
    using Naming = std::function<QString(ClipId)>;

    using PoseSource::PoseSource;
    ~CrowdSession() override;

    /// Sets the queue that prepares figures; it must outlive this object.
    void setPreparation(ClipPreparation& preparation) { m_preparation = &preparation; }
    /// Drops all prepared figures: files or the character have changed.
    void setStaging(Staging staging, Naming naming);
    /// Sets the hits of an answer: all of them, or as many as a crowd has (drawnEvenly()). Hits that were
    /// there keep their figures, and the selected hit stays selected.
    void setHits(const std::vector<CrowdHit>& hits);
    std::size_t hitCount() const { return m_entries.size(); }
    /// Number of hits in the whole answer.
    std::size_t answerCount() const { return m_answerCount; }

    /// Prepares figures from now on, and starts all at their first frame. Whether there is a figure.
    bool begin();
    /// Called when it is no longer shown: releases the figures, until begin().
    void rest();
    bool isPreparing() const { return m_isLookedAt && m_prepared < m_entries.size(); }

    /// Sets whether the view shows skins, for detail().
    void setSkinned(bool isSkinned);
    void setInRows(bool isInRows);
    bool isInRows() const { return m_isInRows; }

    /// The figures that are ready, each at its place, in order of the hits.
    std::vector<CrowdFigure> figures() const;
    /// The hits of these figures.
    std::vector<CrowdHit> shownHits() const;
    std::size_t figureCount() const;
    /// Number of hits that have no figure (crowdFigure()).
    std::size_t missingCount() const;
    /// Number of figures that are drawn at another scale than their own (CrowdFigure::scale).
    std::size_t scaledCount() const;
    /// Time that all have played.
    std::int64_t elapsed() const { return m_elapsed; }

    /// The highlighted hit; none if none was chosen, or it is no longer a hit.
    std::optional<CrowdHit> selected() const { return m_selected; }
    void select(std::optional<CrowdHit> hit);

    /// "Crowd: 200 of 310 hits".
    QString title() const override;
    /// Text for the selected hit, and the arrangement of the figures.
    QString detail() const;
    const StagedClip& figure() const override { return m_first; }
    const Pose& pose() override { return m_rest; }
    /// The clip of the selected hit.
    std::vector<PlayingClip> playing() const override;
    /// Moves all figures to their first frames.
    bool goToBeginning() override;
    void advance(std::int64_t nanoseconds) override;

signals:
    /// Figures or their places have changed.
    void figuresChanged();

private:
    struct Entry
    {
        CrowdHit hit;
        bool isPrepared = false;
        std::optional<CrowdFigure> figure; ///< none if it cannot be shown, or not yet
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
    std::size_t m_prepared = 0; ///< number of first entries of m_entries that are prepared
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
