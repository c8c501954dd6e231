#pragma once

// HeldWork decides in tests when clips are prepared: no work is done before it says so, and no thread is
// used.

#include "app/document/playing/ClipPreparation.h"
#include "tests/document/SmallLibrary.h"

#include <deque>

namespace tagline::test {

class HeldWork
{
public:
    /// Takes over the work of a preparation that lives longer.
    explicit HeldWork(ClipPreparation& preparation)
    {
        preparation.jobs().setRunner(
            [this](std::function<void()> work) { m_held.push_back(std::move(work)); });
    }

    std::size_t count() const { return m_held.size(); }
    /// Does what was asked for first. Nothing happens where there is none.
    void doNext()
    {
        if (m_held.empty()) return;
        const auto work = std::move(m_held.front());
        m_held.pop_front();
        work();
    }
    /// Does everything, also what comes of it.
    void doAll()
    {
        while (!m_held.empty()) doNext();
    }

private:
    std::deque<std::function<void()>> m_held;
};

/// A figure with the joint of smallModel() under another name: "pelvis".
inline std::shared_ptr<const ImportedModel> otherFigure()
{
    ImportedModel model;
    model.skeleton = Skeleton({{"pelvis", noJoint, Transform{{0, 1, 0}}, JointKind::Joint}});
    return std::make_shared<const ImportedModel>(std::move(model));
}

/// A clip of a small model on that figure, waiting to be carried over.
inline StagedClip mappedClip(const std::shared_ptr<const ImportedModel>& model, std::size_t place,
                             const std::shared_ptr<const ImportedModel>& figure)
{
    auto map = std::make_shared<RetargetMap>();
    map->set("hips", "pelvis");
    static const std::shared_ptr<const RetargetMap> toPelvis = map;
    StagedClip staged = stagedOn(figure, clipOf(model, place));
    staged.source = model;
    staged.place = place;
    staged.map = toPelvis;
    return staged;
}

} // namespace tagline::test
