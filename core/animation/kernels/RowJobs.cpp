#include "core/animation/kernels/RowJobs.h"

#include "core/animation/figure/Weights.h"
#include "core/animation/kernels/PoseKernels.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <cstring>

namespace tagline {
namespace {

kernels::RowsIn<float> in(const PoseRows& pose, PoseRow row) { return {pose.row(row), pose.lanes()}; }
kernels::RowsOut out(PoseRows& pose, PoseRow row) { return {pose.row(row), pose.lanes()}; }

void copy(const PoseRows& from, PoseRows& to)
{
    const std::size_t rows = from.hasScale() ? poseRowCount : std::size_t(PoseRow::ScaleX);
    std::memcpy(to.row(PoseRow::RotationX), from.row(PoseRow::RotationX),
                rows * from.lanes() * sizeof(float));
    to.setHasScale(from.hasScale());
}

/// The scales of a pose; the identity's where it has none.
kernels::RowsIn<float> scales(const PoseRows& pose, const PoseRows& unit)
{
    return in(pose.hasScale() ? pose : unit, PoseRow::ScaleX);
}

void blendTwo(const PoseRows& a, float weightOfA, const PoseRows& b, float weightOfB, PoseRows& output)
{
    kernels::blendRotations(in(a, PoseRow::RotationX), weightOfA, in(b, PoseRow::RotationX), weightOfB,
                            output.lanes(), out(output, PoseRow::RotationX));
    blendVectors(a, weightOfA, b, weightOfB, output);
}

} // namespace

void blendVectors(const PoseRows& a, float weightOfA, const PoseRows& b, float weightOfB, PoseRows& output)
{
    const std::size_t lanes = output.lanes();
    kernels::blendVectors(in(a, PoseRow::TranslationX), weightOfA, in(b, PoseRow::TranslationX), weightOfB,
                          lanes, out(output, PoseRow::TranslationX));
    output.setHasScale(a.hasScale() || b.hasScale());
    if (a.hasScale() && b.hasScale())
        kernels::blendVectors(in(a, PoseRow::ScaleX), weightOfA, in(b, PoseRow::ScaleX), weightOfB, lanes,
                              out(output, PoseRow::ScaleX));
    if (a.hasScale() == b.hasScale()) return;
    const PoseRows& scaled = a.hasScale() ? a : b;
    const float weight = a.hasScale() ? weightOfA : weightOfB;
    std::fill_n(output.row(PoseRow::ScaleX), 3 * lanes, 1.0f);
    kernels::blendVectors(in(scaled, PoseRow::ScaleX), weight, in(output, PoseRow::ScaleX), 1.0f - weight,
                          lanes, out(output, PoseRow::ScaleX));
}

RowBlendingSum::RowBlendingSum(const PoseRows& rest, bool hasScale, PoseRows& output, PoseRows& scratch)
    : m_rest(rest)
    , m_sum(output)
    , m_scratch(scratch)
{
    const std::size_t lanes = output.lanes();
    output.setHasScale(hasScale || rest.hasScale());
    std::fill_n(scratch.row(PoseRow::RotationX), lanes, 0.0f);
    std::fill_n(scratch.row(PoseRow::RotationY), lanes, 1.0f);
    std::fill_n(scratch.row(PoseRow::ScaleX), 3 * lanes, 1.0f);
    std::fill_n(output.row(PoseRow::RotationX), poseRowCount * lanes, 0.0f);
}

void RowBlendingSum::add(const RowLayer& layer)
{
    const std::size_t lanes = m_sum.lanes();
    const float* factors =
        layer.laneWeights.empty() ? m_scratch.row(PoseRow::RotationY) : layer.laneWeights.data();
    kernels::addRotations(in(*layer.pose, PoseRow::RotationX), factors, layer.weight, lanes,
                          out(m_sum, PoseRow::RotationX));
    kernels::addVectors(in(*layer.pose, PoseRow::TranslationX), factors, layer.weight, lanes,
                        out(m_sum, PoseRow::TranslationX));
    if (m_sum.hasScale())
        kernels::addVectors(scales(*layer.pose, m_scratch), factors, layer.weight, lanes,
                            out(m_sum, PoseRow::ScaleX));
    kernels::addWeights(factors, layer.weight, lanes, m_scratch.row(PoseRow::RotationX));
}

void RowBlendingSum::finish()
{
    const std::size_t lanes = m_sum.lanes();
    const float* weights = m_scratch.row(PoseRow::RotationX);
    kernels::finishRotations(in(m_rest, PoseRow::RotationX), weights, lanes, out(m_sum, PoseRow::RotationX));
    kernels::finishVectors(in(m_rest, PoseRow::TranslationX), weights, lanes,
                           out(m_sum, PoseRow::TranslationX));
    if (m_sum.hasScale())
        kernels::finishVectors(scales(m_rest, m_scratch), weights, lanes, out(m_sum, PoseRow::ScaleX));
}

bool RowBlendingJob::isValid() const
{
    if (!rest || !output || rest->jointCount() != output->jointCount()) return false;
    int counting = 0;
    bool isMasked = false;
    for (const RowLayer& layer : layers) {
        if (!counts(layer.weight)) continue;
        ++counting;
        isMasked = isMasked || !layer.laneWeights.empty();
        if (!layer.pose || layer.pose == output || layer.pose->jointCount() != output->jointCount())
            return false;
        if (!layer.laneWeights.empty() && layer.laneWeights.size() != output->lanes()) return false;
    }
    if (counting <= 2 && !isMasked) return true;
    return scratch && scratch != output && scratch->jointCount() == output->jointCount();
}

void RowBlendingJob::run() const
{
    assert(isValid());
    if (output->lanes() == 0) return;
    const RowLayer* first = nullptr;
    const RowLayer* last = nullptr;
    double weightSum = 0.0;
    int counting = 0;
    bool isMasked = false;
    bool hasScale = false;
    for (const RowLayer& layer : layers) {
        if (!counts(layer.weight)) continue;
        if (!first) first = &layer;
        last = &layer;
        weightSum += layer.weight;
        isMasked = isMasked || !layer.laneWeights.empty();
        hasScale = hasScale || layer.pose->hasScale();
        ++counting;
    }
    if (counting == 0) return copy(*rest, *output);
    if (counting == 1 && !isMasked) return copy(*first->pose, *output);
    if (counting == 2 && !isMasked)
        return blendTwo(*first->pose, shareOf(first->weight, weightSum), *last->pose,
                        shareOf(last->weight, weightSum), *output);
    RowBlendingSum sum(*rest, hasScale, *output, *scratch);
    for (const RowLayer& layer : layers)
        if (counts(layer.weight)) sum.add({layer.pose, shareOf(layer.weight, weightSum), layer.laneWeights});
    sum.finish();
}

bool RowLayeringJob::isValid() const
{
    if (!base || !pose || !reference || !output || !scratch) return false;
    const std::size_t joints = output->jointCount();
    return base->jointCount() == joints && pose->jointCount() == joints &&
           reference->jointCount() == joints && scratch->jointCount() == joints &&
           laneWeights.size() == output->lanes();
}

void RowLayeringJob::run() const
{
    assert(isValid());
    const std::size_t lanes = output->lanes();
    if (lanes == 0) return;
    const float amount = std::isfinite(weight) ? weight : 0.0f;
    const float* factors = laneWeights.data();
    const bool hasScale = base->hasScale() || pose->hasScale() || reference->hasScale();
    if (base != output) copy(*base, *output);
    kernels::layerRotations(in(*output, PoseRow::RotationX), in(*pose, PoseRow::RotationX),
                            in(*reference, PoseRow::RotationX), factors, amount, lanes,
                            out(*output, PoseRow::RotationX));
    kernels::layerTranslations(in(*output, PoseRow::TranslationX), in(*pose, PoseRow::TranslationX),
                               in(*reference, PoseRow::TranslationX), factors, amount, lanes,
                               out(*output, PoseRow::TranslationX));
    if (!hasScale) return;
    output->addScale();
    std::fill_n(scratch->row(PoseRow::ScaleX), 3 * lanes, 1.0f);
    kernels::layerScales(in(*output, PoseRow::ScaleX), scales(*pose, *scratch), scales(*reference, *scratch),
                         factors, amount, lanes, out(*output, PoseRow::ScaleX));
}

std::vector<JointIndex> byDepth(std::span<const JointIndex> parents)
{
    std::vector<std::size_t> depths(parents.size(), 0);
    std::vector<JointIndex> order(parents.size());
    for (std::size_t i = 0; i < parents.size(); ++i) {
        if (parents[i] != noJoint) depths[i] = depths[std::size_t(parents[i])] + 1;
        order[i] = JointIndex(i);
    }
    std::stable_sort(order.begin(), order.end(), [&](JointIndex a, JointIndex b) {
        return depths[std::size_t(a)] < depths[std::size_t(b)];
    });
    return order;
}

bool RowModelJob::isValid() const
{
    return pose && order.size() == parents.size() && parents.size() == pose->jointCount() &&
           output.size() == pose->jointCount() && locals.size() >= localMatrixFloats(pose->jointCount());
}

void RowModelJob::run() const
{
    assert(isValid());
    const std::size_t lanes = pose->lanes();
    if (lanes == 0) return;
    const kernels::RowsIn<float> noScales;
    kernels::localMatrices(in(*pose, PoseRow::RotationX), in(*pose, PoseRow::TranslationX),
                           pose->hasScale() ? in(*pose, PoseRow::ScaleX) : noScales, lanes, locals.data());
    kernels::modelMatrices(order, parents.data(), locals.data(), root, output.data());
}

} // namespace tagline
