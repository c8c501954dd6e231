#pragma once

// ClipPreparation makes staged clips ready to be played, in the background: carries them over to another
// skeleton, and bakes them.

#include <QObject>
#include <QThreadPool>

#include "app/document/Stage.h"

#include <atomic>
#include <memory>
#include <optional>
#include <vector>

namespace tagline {

/// The clip baked for its figure, without keys; carried over first where it waits for that.
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
    /// Forgets what was not begun: another library is open.
    void cancel();
    bool isIdle() const { return m_carrying.empty() && m_baking.empty(); }

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
        std::weak_ptr<const RetargetMap> map;
        bool hasMap = false;
        std::weak_ptr<const Clip> clip;
        std::weak_ptr<const ClipBinding> binding;
        std::weak_ptr<const BakedClip> baked;

        /// Empty where parts of it are gone.
        StagedClip staged() const;
    };
    using Finished = void (ClipPreparation::*)(const StagedClip&);

    std::optional<StagedClip> known(const StagedClip& staged);
    void remember(const StagedClip& staged);
    void start(std::vector<StagedClip>& running, const StagedClip& staged,
               StagedClip (*prepare)(const StagedClip&), Finished finished);

    std::vector<Known> m_known;
    std::vector<StagedClip> m_carrying;
    std::vector<StagedClip> m_baking;
    QThreadPool m_pool;
    std::shared_ptr<std::atomic<bool>> m_isCancelled;
};

} // namespace tagline
