#pragma once

// BlendSpacePresenter makes a blend space of the ranges that a query finds, and joins it with its panel.

#include "app/document/jobs/BackgroundJobs.h"
#include "app/document/playing/BlendSpaceSession.h"
#include "app/presenters/Presenter.h"
#include "widgets/blendspace/BlendSpaceState.h"

#include <atomic>

namespace tagline {

class BlendSpacePanel;

/// Works while its panel is visible: changes in the meantime are taken over when it is shown again.
class BlendSpacePresenter : public Presenter
{
    Q_OBJECT

public:
    BlendSpacePresenter(const PresenterContext& context, BlendSpaceSession& session, BlendSpacePanel& panel);
    ~BlendSpacePresenter() override;

private:
    /// Input, progress and cancelling of the measuring of samples, which runs in the background.
    struct Measuring
    {
        std::vector<BlendSample> samples;
        std::vector<std::shared_ptr<const ImportedModel>> models; ///< model of each sample's clip
        std::vector<FrameRate> rates;                             ///< of each sample's clip
        std::shared_ptr<const ClipMotions> motions;
        int across = 0;
        int upward = 0;

        std::atomic<std::size_t> done{0}; ///< samples
        std::atomic<bool> isCancelled{false};
    };

    struct Measured
    {
        std::vector<BlendSample> samples;
        std::size_t found = 0; ///< measured ranges; more than are shown if there were too many
    };

    void connectPanel();
    void followDocument(const DocumentChange& change);
    void stageAnew();
    void proposeTags();
    void setTags(const QString& text);
    void measure();
    void take(const Measured& measured);
    void toggle();
    void stopMeasuring();
    Measured measured(Measuring& work);
    QString note() const;

    void refresh();
    void refreshPuck();
    /// The words in place of points, and the actions that follow them.
    struct Hint
    {
        QString text;
        QList<QAction*> steps{};
    };
    Hint hint() const;
    BlendPoint point(std::size_t sample) const;
    QString puckText() const;

    BlendSpaceSession& m_session;
    BlendSpacePanel& m_panel;
    QuerySession m_query;
    std::shared_ptr<Measuring> m_measuring; ///< null: nothing is measured
    std::size_t m_found = 0;                ///< ranges, shown or not
    int m_across;
    int m_upward;
    bool m_isStale = false;     ///< something changed while the panel was hidden
    bool m_wasShown = false;    ///< in the viewport
    bool m_wasProposed = false; ///< tags were, for this library
    BackgroundJobs m_jobs;      // last: what runs ends before the rest goes
};

} // namespace tagline
