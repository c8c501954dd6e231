#pragma once

// ClipPreparation makes staged clips ready to be played, in the background: carries them over to another
// skeleton, and bakes them.

#include "app/document/jobs/BackgroundJobs.h"
#include "core/staging/Stage.h"

#include <memory>
#include <optional>
#include <vector>

namespace tagline {

/// The clip baked for its figure, without keys (with them if too long); carried over where it waits for that.
StagedClip bakedStage(const StagedClip& staged);

/// What is made is kept as long as somebody uses it, and made once. Authored keys
/// that lie in mapped files are given back once they were read.
class ClipPreparation : public QObject
{
    Q_OBJECT

public:
    explicit ClipPreparation(QObject* parent = nullptr);
    ~ClipPreparation() override;

    /// Carries a clip over; carriedOver() follows.
    void carryOver(const StagedClip& staged);
    /// The baked clip where it is there already; else none, and baked() follows.
    std::optional<StagedClip> bake(const StagedClip& staged);
    /// Takes one call of carryOver() or of bake() back: a clip that nobody waits for any more is not begun.
    void forgetCarryOver(const StagedClip& staged) { forget(m_carrying, staged); }
    void forget(const StagedClip& staged) { forget(m_baking, staged); }
    /// Forgets what was not begun: another library is open.
    void cancel();
    bool isIdle() const { return m_carrying.empty() && m_baking.empty(); }
    /// The job queue; sessions may add to it.
    BackgroundJobs& jobs() { return m_jobs; }

signals:
    void carriedOver(const tagline::StagedClip& staged);
    void baked(const tagline::StagedClip& staged);

private:
    /// What was baked, without keeping it alive.
    struct Known
    {
        std::weak_ptr<const ImportedModel> figure;
        std::weak_ptr<const ImportedModel> source;
        std::size_t place = 0;
        std::optional<FrameRange> part;
        std::weak_ptr<const RetargetMap> map;
        bool hasMap = false;
        std::weak_ptr<const Clip> clip;
        std::weak_ptr<const ClipBinding> binding;
        std::weak_ptr<const BakedClip> baked;

        /// Empty where parts of it are gone.
        StagedClip staged() const;
    };
    /// A clip that is being prepared.
    struct Running
    {
        StagedClip staged;
        int wishes = 0; ///< how often it was asked for
        BackgroundJobs::Job job;
    };
    using Finished = void (ClipPreparation::*)(const StagedClip&);

    static void forget(std::vector<Running>& running, const StagedClip& staged);
    std::optional<StagedClip> known(const StagedClip& staged);
    void remember(const StagedClip& staged);
    void start(std::vector<Running>& running, const StagedClip& staged,
               StagedClip (*prepare)(const StagedClip&), Finished finished);

    std::vector<Known> m_known;
    std::vector<Running> m_carrying;
    std::vector<Running> m_baking;
    BackgroundJobs m_jobs; // last: what runs ends before the rest goes
};

} // namespace tagline
