#include "core/animation/kernels/PoseKernels.h"

#include "core/animation/clips/UsableNumbers.h"
#include "core/animation/kernels/MatrixColumns.h"
#include "core/support/TargetClones.h"

#include <cmath>

// Lanes do not depend on each other, whatever the pointers say.
#if defined(__clang__)
#define TAGLINE_LANES
#else
#define TAGLINE_LANES _Pragma("GCC ivdep")
#endif

namespace tagline::kernels {
namespace {

template<class T>
struct Rotations
{
    const T *x, *y, *z, *w;

    explicit Rotations(RowsIn<T> in)
        : x(in.rows)
        , y(in.rows + in.stride)
        , z(in.rows + 2 * in.stride)
        , w(in.rows + 3 * in.stride)
    {
    }
};

struct RotationsOut
{
    float *x, *y, *z, *w;

    explicit RotationsOut(RowsOut out)
        : x(out.rows)
        , y(out.rows + out.stride)
        , z(out.rows + 2 * out.stride)
        , w(out.rows + 3 * out.stride)
    {
    }

    [[gnu::always_inline]] void setUnit(std::size_t i, float qx, float qy, float qz, float qw) const
    {
        const float factor = 1.0f / std::sqrt(qx * qx + qy * qy + qz * qz + qw * qw);
        x[i] = qx * factor;
        y[i] = qy * factor;
        z[i] = qz * factor;
        w[i] = qw * factor;
    }
};

template<class T>
[[gnu::always_inline]] inline void interpolated(RowsIn<T> before, RowsIn<T> after, float t, std::size_t lanes,
                                                RowsOut out)
{
    const Rotations<T> a(before);
    const Rotations<T> b(after);
    const RotationsOut q(out);
    const float s = 1.0f - t;
    TAGLINE_LANES
    for (std::size_t i = 0; i < lanes; ++i)
        q.setUnit(i, float(a.x[i]) * s + float(b.x[i]) * t, float(a.y[i]) * s + float(b.y[i]) * t,
                  float(a.z[i]) * s + float(b.z[i]) * t, float(a.w[i]) * s + float(b.w[i]) * t);
}

template<class T>
[[gnu::always_inline]] inline void crossFaded(const FadeSide<T>& a, const FadeSide<T>& b, std::size_t lanes,
                                              RowsOut out)
{
    const Rotations<T> a0(a.before), a1(a.after), b0(b.before), b1(b.after);
    const RotationsOut q(out);
    const float toA1 = a.fraction, toA0 = 1.0f - toA1, toB1 = b.fraction, toB0 = 1.0f - toB1;
    TAGLINE_LANES
    for (std::size_t i = 0; i < lanes; ++i) {
        const float ax = float(a0.x[i]) * toA0 + float(a1.x[i]) * toA1;
        const float ay = float(a0.y[i]) * toA0 + float(a1.y[i]) * toA1;
        const float az = float(a0.z[i]) * toA0 + float(a1.z[i]) * toA1;
        const float aw = float(a0.w[i]) * toA0 + float(a1.w[i]) * toA1;
        const float bx = float(b0.x[i]) * toB0 + float(b1.x[i]) * toB1;
        const float by = float(b0.y[i]) * toB0 + float(b1.y[i]) * toB1;
        const float bz = float(b0.z[i]) * toB0 + float(b1.z[i]) * toB1;
        const float bw = float(b0.w[i]) * toB0 + float(b1.w[i]) * toB1;
        const float s = a.weight / std::sqrt(ax * ax + ay * ay + az * az + aw * aw);
        const float t = b.weight / std::sqrt(bx * bx + by * by + bz * bz + bw * bw);
        const float side = ax * bx + ay * by + az * bz + aw * bw < 0.0f ? -t : t;
        q.setUnit(i, ax * s + bx * side, ay * s + by * side, az * s + bz * side, aw * s + bw * side);
    }
}

[[gnu::always_inline]] inline void mixed(RowsIn<float> a, float weightOfA, RowsIn<float> b, float weightOfB,
                                         std::size_t lanes, RowsOut out)
{
    for (std::size_t row = 0; row < 3; ++row) {
        const float* inA = a.rows + row * a.stride;
        const float* inB = b.rows + row * b.stride;
        float* to = out.rows + row * out.stride;
        TAGLINE_LANES
        for (std::size_t i = 0; i < lanes; ++i) to[i] = inA[i] * weightOfA + inB[i] * weightOfB;
    }
}

} // namespace

TAGLINE_TARGET_CLONES
void interpolateRotations(RowsIn<float> before, RowsIn<float> after, float fraction, std::size_t lanes,
                          RowsOut out)
{
    interpolated(before, after, fraction, lanes, out);
}

TAGLINE_TARGET_CLONES
void interpolateRotations(RowsIn<std::int16_t> before, RowsIn<std::int16_t> after, float fraction,
                          std::size_t lanes, RowsOut out)
{
    interpolated(before, after, fraction, lanes, out);
}

TAGLINE_TARGET_CLONES
void interpolateVectors(RowsIn<float> before, RowsIn<float> after, float fraction, std::size_t lanes,
                        RowsOut out)
{
    mixed(before, 1.0f - fraction, after, fraction, lanes, out);
}

TAGLINE_TARGET_CLONES
void crossFadeRotations(const FadeSide<float>& a, const FadeSide<float>& b, std::size_t lanes, RowsOut out)
{
    crossFaded(a, b, lanes, out);
}

TAGLINE_TARGET_CLONES
void crossFadeRotations(const FadeSide<std::int16_t>& a, const FadeSide<std::int16_t>& b, std::size_t lanes,
                        RowsOut out)
{
    crossFaded(a, b, lanes, out);
}

TAGLINE_TARGET_CLONES
void crossFadeVectors(const FadeSide<float>& a, const FadeSide<float>& b, std::size_t lanes, RowsOut out)
{
    const float a0 = (1.0f - a.fraction) * a.weight, a1 = a.fraction * a.weight;
    const float b0 = (1.0f - b.fraction) * b.weight, b1 = b.fraction * b.weight;
    for (std::size_t row = 0; row < 3; ++row) {
        const float* beforeA = a.before.rows + row * a.before.stride;
        const float* afterA = a.after.rows + row * a.after.stride;
        const float* beforeB = b.before.rows + row * b.before.stride;
        const float* afterB = b.after.rows + row * b.after.stride;
        float* to = out.rows + row * out.stride;
        TAGLINE_LANES
        for (std::size_t i = 0; i < lanes; ++i)
            to[i] = beforeA[i] * a0 + afterA[i] * a1 + beforeB[i] * b0 + afterB[i] * b1;
    }
}

TAGLINE_TARGET_CLONES
void blendRotations(RowsIn<float> a, float weightOfA, RowsIn<float> b, float weightOfB, std::size_t lanes,
                    RowsOut out)
{
    const Rotations<float> p(a);
    const Rotations<float> r(b);
    const RotationsOut q(out);
    TAGLINE_LANES
    for (std::size_t i = 0; i < lanes; ++i) {
        const float dot = p.x[i] * r.x[i] + p.y[i] * r.y[i] + p.z[i] * r.z[i] + p.w[i] * r.w[i];
        const float t = dot < 0.0f ? -weightOfB : weightOfB;
        q.setUnit(i, p.x[i] * weightOfA + r.x[i] * t, p.y[i] * weightOfA + r.y[i] * t,
                  p.z[i] * weightOfA + r.z[i] * t, p.w[i] * weightOfA + r.w[i] * t);
    }
}

TAGLINE_TARGET_CLONES
void blendVectors(RowsIn<float> a, float weightOfA, RowsIn<float> b, float weightOfB, std::size_t lanes,
                  RowsOut out)
{
    mixed(a, weightOfA, b, weightOfB, lanes, out);
}

TAGLINE_TARGET_CLONES
void addRotations(RowsIn<float> pose, const float* laneWeights, float weight, std::size_t lanes, RowsOut sum)
{
    const Rotations<float> p(pose);
    const RotationsOut q(sum);
    TAGLINE_LANES
    for (std::size_t i = 0; i < lanes; ++i) {
        const float dot = p.x[i] * q.x[i] + p.y[i] * q.y[i] + p.z[i] * q.z[i] + p.w[i] * q.w[i];
        const float t = dot < 0.0f ? -weight * laneWeights[i] : weight * laneWeights[i];
        q.x[i] += p.x[i] * t;
        q.y[i] += p.y[i] * t;
        q.z[i] += p.z[i] * t;
        q.w[i] += p.w[i] * t;
    }
}

TAGLINE_TARGET_CLONES
void addVectors(RowsIn<float> pose, const float* laneWeights, float weight, std::size_t lanes, RowsOut sum)
{
    for (std::size_t row = 0; row < 3; ++row) {
        const float* from = pose.rows + row * pose.stride;
        float* to = sum.rows + row * sum.stride;
        TAGLINE_LANES
        for (std::size_t i = 0; i < lanes; ++i) to[i] += from[i] * (weight * laneWeights[i]);
    }
}

TAGLINE_TARGET_CLONES
void addWeights(const float* laneWeights, float weight, std::size_t lanes, float* weightSums)
{
    TAGLINE_LANES
    for (std::size_t i = 0; i < lanes; ++i) weightSums[i] += weight * laneWeights[i];
}

TAGLINE_TARGET_CLONES
void finishRotations(RowsIn<float> rest, const float* weightSums, std::size_t lanes, RowsOut sum)
{
    const Rotations<float> r(rest);
    const RotationsOut q(sum);
    TAGLINE_LANES
    for (std::size_t i = 0; i < lanes; ++i) {
        const bool isEmpty = !(weightSums[i] >= smallestWeightSum);
        q.setUnit(i, isEmpty ? r.x[i] : q.x[i], isEmpty ? r.y[i] : q.y[i], isEmpty ? r.z[i] : q.z[i],
                  isEmpty ? r.w[i] : q.w[i]);
    }
}

TAGLINE_TARGET_CLONES
void finishVectors(RowsIn<float> rest, const float* weightSums, std::size_t lanes, RowsOut sum)
{
    for (std::size_t row = 0; row < 3; ++row) {
        const float* from = rest.rows + row * rest.stride;
        float* to = sum.rows + row * sum.stride;
        TAGLINE_LANES
        for (std::size_t i = 0; i < lanes; ++i) {
            const bool isEmpty = !(weightSums[i] >= smallestWeightSum);
            to[i] = isEmpty ? from[i] : to[i] / (isEmpty ? 1.0f : weightSums[i]);
        }
    }
}

TAGLINE_TARGET_CLONES
void layerRotations(RowsIn<float> base, RowsIn<float> pose, RowsIn<float> reference, const float* laneWeights,
                    float weight, std::size_t lanes, RowsOut out)
{
    const Rotations<float> a(base);
    const Rotations<float> p(pose);
    const Rotations<float> r(reference);
    const RotationsOut q(out);
    const float side = weight < 0.0f ? -1.0f : 1.0f;
    TAGLINE_LANES
    for (std::size_t i = 0; i < lanes; ++i) {
        // d = reference⁻¹ · pose
        const float dx = r.w[i] * p.x[i] - r.x[i] * p.w[i] - r.y[i] * p.z[i] + r.z[i] * p.y[i];
        const float dy = r.w[i] * p.y[i] + r.x[i] * p.z[i] - r.y[i] * p.w[i] - r.z[i] * p.x[i];
        const float dz = r.w[i] * p.z[i] - r.x[i] * p.y[i] + r.y[i] * p.x[i] - r.z[i] * p.w[i];
        const float dw = r.w[i] * p.w[i] + r.x[i] * p.x[i] + r.y[i] * p.y[i] + r.z[i] * p.z[i];
        // e = nlerp(1, d, |weight|), turned round where it is taken away; its length goes with q's
        const float full = side * weight * laneWeights[i];
        const float t = dw < 0.0f ? -full : full;
        const float ex = dx * t * side;
        const float ey = dy * t * side;
        const float ez = dz * t * side;
        const float ew = (1.0f - full) + dw * t;
        q.setUnit(i, a.w[i] * ex + a.x[i] * ew + a.y[i] * ez - a.z[i] * ey,
                  a.w[i] * ey - a.x[i] * ez + a.y[i] * ew + a.z[i] * ex,
                  a.w[i] * ez + a.x[i] * ey - a.y[i] * ex + a.z[i] * ew,
                  a.w[i] * ew - a.x[i] * ex - a.y[i] * ey - a.z[i] * ez);
    }
}

TAGLINE_TARGET_CLONES
void layerTranslations(RowsIn<float> base, RowsIn<float> pose, RowsIn<float> reference,
                       const float* laneWeights, float weight, std::size_t lanes, RowsOut out)
{
    for (std::size_t row = 0; row < 3; ++row) {
        const float* a = base.rows + row * base.stride;
        const float* p = pose.rows + row * pose.stride;
        const float* r = reference.rows + row * reference.stride;
        float* to = out.rows + row * out.stride;
        TAGLINE_LANES
        for (std::size_t i = 0; i < lanes; ++i) to[i] = a[i] + (p[i] - r[i]) * (weight * laneWeights[i]);
    }
}

TAGLINE_TARGET_CLONES
void layerScales(RowsIn<float> base, RowsIn<float> pose, RowsIn<float> reference, const float* laneWeights,
                 float weight, std::size_t lanes, RowsOut out)
{
    const bool isTakenAway = weight < 0.0f;
    const float amount = isTakenAway ? -weight : weight;
    for (std::size_t row = 0; row < 3; ++row) {
        const float* a = base.rows + row * base.stride;
        const float* p = pose.rows + row * pose.stride;
        const float* r = reference.rows + row * reference.stride;
        float* to = out.rows + row * out.stride;
        TAGLINE_LANES
        for (std::size_t i = 0; i < lanes; ++i) {
            const bool isFlat = std::abs(r[i]) < leastDivisor;
            const float ratio = isFlat ? 1.0f : p[i] / (isFlat ? 1.0f : r[i]);
            const float factor = 1.0f + (ratio - 1.0f) * (amount * laneWeights[i]);
            const float divisor = isTakenAway && std::abs(factor) >= leastDivisor ? factor : 1.0f;
            to[i] = a[i] * (isTakenAway ? 1.0f : factor) / divisor;
        }
    }
}

// Eight lanes at a time: their twelve numbers in rows, which then become columns.
TAGLINE_TARGET_CLONES
void localMatrices(RowsIn<float> rotations, RowsIn<float> translations, RowsIn<float> scales,
                   std::size_t lanes, float* out)
{
    const Rotations<float> q(rotations);
    for (std::size_t first = 0; first < lanes; first += 8) {
        float rows[9][8];
        for (std::size_t j = 0; j < 8; ++j) {
            const std::size_t i = first + j;
            const float x2 = q.x[i] + q.x[i];
            const float y2 = q.y[i] + q.y[i];
            const float z2 = q.z[i] + q.z[i];
            const float xx = q.x[i] * x2, yy = q.y[i] * y2, zz = q.z[i] * z2;
            const float xy = q.x[i] * y2, xz = q.x[i] * z2, yz = q.y[i] * z2;
            const float wx = q.w[i] * x2, wy = q.w[i] * y2, wz = q.w[i] * z2;
            rows[0][j] = 1.0f - (yy + zz);
            rows[1][j] = xy + wz;
            rows[2][j] = xz - wy;
            rows[3][j] = xy - wz;
            rows[4][j] = 1.0f - (xx + zz);
            rows[5][j] = yz + wx;
            rows[6][j] = xz + wy;
            rows[7][j] = yz - wx;
            rows[8][j] = 1.0f - (xx + yy);
        }
        if (scales.rows)
            for (std::size_t row = 0; row < 9; ++row)
                for (std::size_t j = 0; j < 8; ++j)
                    rows[row][j] *= scales.rows[row / 3 * scales.stride + first + j];
        const float* place = translations.rows + first;
        for (std::size_t half = 0; half < 8; half += 4) {
            float* to = out + 16 * (first + half);
            for (std::size_t column = 0; column < 3; ++column)
                columns::scatter(rows[3 * column] + half, rows[3 * column + 1] + half,
                                 rows[3 * column + 2] + half, 0.0f, to + 4 * column);
            columns::scatter(place + half, place + translations.stride + half,
                             place + 2 * translations.stride + half, 1.0f, to + 12);
        }
    }
}

TAGLINE_TARGET_CLONES
void modelMatrices(std::span<const JointIndex> order, const JointIndex* parents, const float* locals,
                   const glm::mat4& root, glm::mat4* models)
{
    for (const JointIndex joint : order) {
        const glm::mat4& above = parents[joint] == noJoint ? root : models[parents[joint]];
        columns::Left left;
        columns::load(&above[0][0], left);
        columns::multiply(left, locals + 16 * joint, &models[joint][0][0]);
    }
}

void prefetch(const void* from, std::size_t bytes)
{
    const auto* byte = static_cast<const char*>(from);
    for (std::size_t i = 0; i < bytes; i += 64) __builtin_prefetch(byte + i);
}

TAGLINE_TARGET_CLONES
void skinningMatrices(const glm::mat4* models, std::span<const JointIndex> joints,
                      const glm::mat4* inverseBinds, glm::mat4* out)
{
    for (std::size_t i = 0; i < joints.size(); ++i) {
        columns::Left left;
        columns::load(&models[joints[i]][0][0], left);
        columns::multiply(left, &inverseBinds[i][0][0], &out[i][0][0]);
    }
}

} // namespace tagline::kernels
