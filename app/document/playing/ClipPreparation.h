#pragma once

// ClipPreparation prepares staged clips for playing in the background: carries them over to another skeleton,
// and bakes them.

#include "app/document/jobs/BackgroundJobs.h"
#include "core/staging/Stage.h"

#include <memory>
#include <optional>
#include <vector>

namespace tagline {

/// The clip baked for its figure, without keys (with them if too long); carried over first if needed.
StagedClip bakedStage(const StagedClip& staged);

/// Results are shared, made once, and kept as long as they are used. Authored keys in mapped files are
/// released after they were read.
class ClipPreparation : public QObject
{
    Q_OBJECT

public:
    explicit ClipPreparation(QObject* parent = nullptr);
    ~ClipPreparation() override;

    /// Carries a clip over; carriedOver() follows.
    void carryOver(const StagedClip& staged);
    /// The baked clip if it exists already; else none, and baked() follows.
    std::optional<StagedClip> bake(const StagedClip& staged);
    /// Takes back one call of carryOver() or of bake(): a clip with no requests left is not begun.
    void forgetCarryOver(const StagedClip& staged) { forget(m_carrying, staged); }
    void forget(const StagedClip& staged) { forget(m_baking, staged); }
    /// Drops the clips that were not begun: another library is open.
    void cancel();
    bool isIdle() const { return m_carrying.empty() && m_baking.empty(); }
    /// The job queue; sessions may add to it.
    BackgroundJobs& jobs() { return m_jobs; }

signals:
    void carriedOver(const tagline::StagedClip& staged);
    void baked(const tagline::StagedClip& staged);

private:
    /// A baked clip, as weak references.
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

        /// Empty if parts of it are gone.
        StagedClip staged() const;
    };
    /// A clip that is being prepared.
    struct Running
    {
        StagedClip staged;
        int wishes = 0; ///< number of requests
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
    BackgroundJobs m_jobs; // last: running work ends before other members go
};

} // namespace tagline
