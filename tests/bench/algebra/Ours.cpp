// The program's own sets, through the call that a query makes: SetEvaluation over views, in a workspace that
// is used again.

#include "tests/bench/algebra/Contender.h"

#include "core/tags/sets/ClipRangeCursor.h"
#include "core/tags/sets/SetEvaluation.h"

#include <benchmark/benchmark.h>

#include <optional>

namespace tagline::bench {
namespace {

SetStep leaf(std::uint32_t number) { return {SetStepKind::Leaf, number}; }

/// The operation as a program of SetEvaluation; leaf k is the k-th tag.
std::vector<SetStep> stepsOf(Operation operation)
{
    std::vector<SetStep> steps;
    for (int tag = 0; tag < operandCount(operation); ++tag) steps.push_back(leaf(std::uint32_t(tag)));
    switch (operation) {
    case Operation::Union:
        steps.push_back({SetStepKind::Union, 2});
        break;
    case Operation::Intersection:
        steps.push_back({SetStepKind::Intersection, 2});
        break;
    case Operation::Difference:
        steps.push_back({SetStepKind::Difference, 2});
        break;
    case Operation::Nested:
        steps.push_back({SetStepKind::Union, 2});
        steps.push_back({SetStepKind::Intersection, 3});
        break;
    case Operation::UnionOf20:
        steps.push_back({SetStepKind::Union, 20});
        break;
    }
    return steps;
}

class Ours : public Contender
{
public:
    Ours(const Workload& workload, const char* name, const std::optional<SetForm>& form)
        : m_name(name)
    {
        const std::vector<Frame> frames(workload.size().clips, workload.size().frames);
        m_axis = std::make_shared<const ClipAxis>(ClipAxis::of(frames));
        for (int tag = 0; tag < Workload::tagCount; ++tag) {
            FrameSetBuilder builder(m_axis);
            workload.forEachClip(tag, [&](std::uint32_t clip, std::span<const FrameRange> ranges) {
                builder.append(ClipId(clip), ranges);
            });
            m_tags.push_back(builder.finished());
            if (form) m_tags.back().setForm(*form);
        }
        for (const Operation operation : operations) m_steps.push_back(stepsOf(operation));
    }

    std::string name() const override { return m_name; }

    void answer(Operation operation, std::span<const int> tags) override
    {
        m_leaves.clear();
        for (const int tag : tags) m_leaves.push_back(m_tags[std::size_t(tag)].view());
        m_answer = evaluate(m_steps[std::size_t(operation)], m_leaves, m_axis->view(), m_workspace);
    }

    std::vector<FrameRange> answered() const override
    {
        std::vector<FrameRange> placed;
        FrameSet::copyOf(m_axis, m_answer).forEachClip([&](ClipId clip, std::span<const FrameRange> ranges) {
            const Frame base = m_axis->view().base(clip) - m_axis->view().base(ClipId(0)); // peers begin at 0
            for (const FrameRange range : ranges) placed.push_back(range.movedBy(base));
        });
        return placed;
    }

protected:
    void forgetWorkspace() { m_workspace = SetWorkspace(); }
    /// Reads the last answer clip by clip, as a command prints it.
    void readAnswer() const
    {
        for (ClipRangeCursor at(m_answer, m_axis->view()); at.next();)
            benchmark::DoNotOptimize(at.ranges().data());
    }

private:
    const char* m_name;
    std::shared_ptr<const ClipAxis> m_axis;
    std::vector<FrameSet> m_tags;
    std::vector<std::vector<SetStep>> m_steps; ///< by Operation
    std::vector<FrameSetView> m_leaves;
    SetWorkspace m_workspace;
    FrameSetView m_answer;
};

class OursInFreshWorkspace final : public Ours
{
public:
    explicit OursInFreshWorkspace(const Workload& workload)
        : Ours(workload, "fresh", std::nullopt)
    {
    }
    void answer(Operation operation, std::span<const int> tags) override
    {
        forgetWorkspace();
        Ours::answer(operation, tags);
    }
};

class OursReadAsRanges final : public Ours
{
public:
    explicit OursReadAsRanges(const Workload& workload)
        : Ours(workload, "read", std::nullopt)
    {
    }
    void answer(Operation operation, std::span<const int> tags) override
    {
        Ours::answer(operation, tags);
        readAnswer();
    }
};

} // namespace

std::unique_ptr<Contender> ours(const Workload& workload)
{
    return std::make_unique<Ours>(workload, "ours", std::nullopt);
}

std::unique_ptr<Contender> oursAsMasks(const Workload& workload)
{
    return std::make_unique<Ours>(workload, "masks", SetForm::Mask);
}

std::unique_ptr<Contender> oursAsRanges(const Workload& workload)
{
    return std::make_unique<Ours>(workload, "ranges", SetForm::Ranges);
}

std::unique_ptr<Contender> oursInFreshWorkspace(const Workload& workload)
{
    return std::make_unique<OursInFreshWorkspace>(workload);
}

std::unique_ptr<Contender> oursReadAsRanges(const Workload& workload)
{
    return std::make_unique<OursReadAsRanges>(workload);
}

} // namespace tagline::bench
