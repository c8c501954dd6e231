#include "core/animation/kernels/WideKernels.h"

#include <cassert>

#if defined(__x86_64__) && defined(__GNUC__)

#include <immintrin.h>

#include <algorithm>

#define TAGLINE_WIDE __attribute__((target("avx512f,avx512dq,avx512bw,avx512vl,avx2,fma")))
#define TAGLINE_WIDE_PART TAGLINE_WIDE __attribute__((always_inline)) inline

namespace tagline::kernels {
namespace {

constexpr std::size_t width = 16;
constexpr __mmask16 everyLane = 0xffff;

__mmask16 laneMask(std::size_t lanes) { return lanes >= width ? everyLane : __mmask16((1u << lanes) - 1u); }

TAGLINE_WIDE_PART __m512 read(const float* from, __mmask16 mask) { return _mm512_maskz_loadu_ps(mask, from); }

TAGLINE_WIDE_PART __m512 read(const std::int16_t* from, __mmask16 mask)
{
    const __m256i whole = _mm256_maskz_loadu_epi16(mask, from);
    return _mm512_maskz_cvtepi32_ps(everyLane, _mm512_maskz_cvtepi16_epi32(everyLane, whole));
}

struct Quaternions
{
    __m512 x, y, z, w;
};

TAGLINE_WIDE_PART Quaternions mixed(const Quaternions& a, __m512 s, const Quaternions& b, __m512 t)
{
    return {_mm512_fmadd_ps(b.x, t, a.x * s), _mm512_fmadd_ps(b.y, t, a.y * s),
            _mm512_fmadd_ps(b.z, t, a.z * s), _mm512_fmadd_ps(b.w, t, a.w * s)};
}

TAGLINE_WIDE_PART __m512 dot(const Quaternions& a, const Quaternions& b)
{
    return _mm512_fmadd_ps(a.x, b.x, a.y * b.y) + _mm512_fmadd_ps(a.z, b.z, a.w * b.w);
}

/// 1 / √x: the processor's guess of 14 bits, made whole by a step of Newton's.
TAGLINE_WIDE_PART __m512 inverseRoot(__m512 x)
{
    const __m512 guess = _mm512_maskz_rsqrt14_ps(everyLane, x);
    const __m512 half = x * guess * _mm512_set1_ps(-0.5f);
    return guess * _mm512_fmadd_ps(half, guess, _mm512_set1_ps(1.5f));
}

/// Sixteen lanes of four rows.
template<class T>
TAGLINE_WIDE_PART Quaternions rotations(const RowsIn<T>& in, std::size_t lane, __mmask16 mask)
{
    const T* from = in.rows + lane;
    return {read(from, mask), read(from + in.stride, mask), read(from + 2 * in.stride, mask),
            read(from + 3 * in.stride, mask)};
}

/// Between the frames of one side, as long as that comes out.
template<class T>
TAGLINE_WIDE_PART Quaternions between(const FadeSide<T>& side, std::size_t lane, __mmask16 mask)
{
    return mixed(rotations(side.before, lane, mask), _mm512_set1_ps(1.0f - side.fraction),
                 rotations(side.after, lane, mask), _mm512_set1_ps(side.fraction));
}

/// A side's length becomes 1 with its weight, and the sum's at the end.
template<class T>
TAGLINE_WIDE_PART void crossFaded(const FadeSide<T>& a, const FadeSide<T>& b, std::size_t lanes, RowsOut out)
{
    const __m512 sign = _mm512_set1_ps(-0.0f);
    for (std::size_t lane = 0; lane < lanes; lane += width) {
        const __mmask16 mask = laneMask(lanes - lane);
        const Quaternions p = between(a, lane, mask);
        const Quaternions q = between(b, lane, mask);
        const __m512 weightOfP = _mm512_set1_ps(a.weight) * inverseRoot(dot(p, p));
        const __m512 weightOfQ = _mm512_set1_ps(b.weight) * inverseRoot(dot(q, q));
        const __m512 side = _mm512_and_ps(dot(p, q), sign);
        const Quaternions sum = mixed(p, weightOfP, q, _mm512_xor_ps(weightOfQ, side));
        const __m512 factor = inverseRoot(dot(sum, sum));
        float* to = out.rows + lane;
        _mm512_mask_storeu_ps(to, mask, sum.x * factor);
        _mm512_mask_storeu_ps(to + out.stride, mask, sum.y * factor);
        _mm512_mask_storeu_ps(to + 2 * out.stride, mask, sum.z * factor);
        _mm512_mask_storeu_ps(to + 3 * out.stride, mask, sum.w * factor);
    }
}

/// One column of sixteen joints' matrices.
struct Columns
{
    __m512 x, y, z;
};

TAGLINE_WIDE_PART void scale(Columns& column, __m512 factor)
{
    column = {column.x * factor, column.y * factor, column.z * factor};
}

/// Sixteen joints' numbers of one row of their matrices, column by column, become rows: each register that is
/// written has those of every fourth joint.
TAGLINE_WIDE_PART void writeRows(__m512 x, __m512 y, __m512 z, __m512 w, float* out)
{
    const __m512d lowXY = _mm512_castps_pd(_mm512_maskz_unpacklo_ps(everyLane, x, y));
    const __m512d highXY = _mm512_castps_pd(_mm512_maskz_unpackhi_ps(everyLane, x, y));
    const __m512d lowZW = _mm512_castps_pd(_mm512_maskz_unpacklo_ps(everyLane, z, w));
    const __m512d highZW = _mm512_castps_pd(_mm512_maskz_unpackhi_ps(everyLane, z, w));
    constexpr __mmask8 all = 0xff;
    _mm512_storeu_pd(out, _mm512_maskz_unpacklo_pd(all, lowXY, lowZW));
    _mm512_storeu_pd(out + 16, _mm512_maskz_unpackhi_pd(all, lowXY, lowZW));
    _mm512_storeu_pd(out + 32, _mm512_maskz_unpacklo_pd(all, highXY, highZW));
    _mm512_storeu_pd(out + 48, _mm512_maskz_unpackhi_pd(all, highXY, highZW));
}

/// Four numbers, four times.
TAGLINE_WIDE_PART __m512 readFour(const float* from)
{
    return _mm512_maskz_broadcast_f32x4(everyLane, _mm_loadu_ps(from));
}

/// left · right, where left is a whole matrix and right an affine one whose rows are `distance` apart.
TAGLINE_WIDE_PART __m512 product(__m512 left, const float* right, std::size_t distance)
{
    constexpr __mmask16 lastColumn = 0x8888;
    const __m512 last = _mm512_maskz_mov_ps(lastColumn, left);
    const __m512 x = _mm512_maskz_permute_ps(everyLane, left, 0x00);
    const __m512 y = _mm512_maskz_permute_ps(everyLane, left, 0x55);
    const __m512 z = _mm512_maskz_permute_ps(everyLane, left, 0xaa);
    return _mm512_fmadd_ps(x, readFour(right), last) +
           _mm512_fmadd_ps(y, readFour(right + distance), z * readFour(right + 2 * distance));
}

/// Rows become columns and columns rows.
TAGLINE_WIDE_PART __m512 transposed(__m512 matrix)
{
    const __m512i places = _mm512_set_epi32(15, 11, 7, 3, 14, 10, 6, 2, 13, 9, 5, 1, 12, 8, 4, 0);
    return _mm512_maskz_permutexvar_ps(everyLane, places, matrix);
}

/// Each joint's matrix from its parent's, and the matrix of its skin while it is at hand.
template<bool hasSkin>
TAGLINE_WIDE_PART void makeMatrices(const SkinningPlan& plan, const float* localRows, const glm::mat4& root,
                                    RowMatrix* scratch, glm::mat4* skinning)
{
    _mm512_store_ps(scratch, transposed(_mm512_loadu_ps(&root[0][0])));
    const std::uint32_t* bindCount = plan.bindCounts.data();
    const AffineRows* inverseBind = plan.inverseBinds.data();
    const std::uint32_t* entry = plan.entries.data();
    RowMatrix* to = scratch;
    for (const PlannedJoint one : plan.joints) {
        const __m512 parent = _mm512_load_ps(scratch + one.parent);
        const __m512 model = product(parent, localRows + one.local, localRowDistance);
        _mm512_store_ps(++to, model);
        if constexpr (hasSkin)
            for (std::uint32_t left = *bindCount++; left > 0; --left)
                _mm512_storeu_ps(&skinning[*entry++][0][0],
                                 transposed(product(model, &(inverseBind++)->rows[0][0], 4)));
    }
}

} // namespace

bool hasWideRegisters()
{
    static const bool has = __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512dq") &&
                            __builtin_cpu_supports("avx512bw") && __builtin_cpu_supports("avx512vl") &&
                            __builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma");
    return has;
}

TAGLINE_WIDE void crossFadeRotationsWide(const FadeSide<float>& a, const FadeSide<float>& b,
                                         std::size_t lanes, RowsOut out)
{
    crossFaded(a, b, lanes, out);
}

TAGLINE_WIDE void crossFadeRotationsWide(const FadeSide<std::int16_t>& a, const FadeSide<std::int16_t>& b,
                                         std::size_t lanes, RowsOut out)
{
    crossFaded(a, b, lanes, out);
}

TAGLINE_WIDE void crossFadeVectorsWide(const FadeSide<float>& a, const FadeSide<float>& b, std::size_t lanes,
                                       RowsOut out)
{
    const __m512 beforeA = _mm512_set1_ps((1.0f - a.fraction) * a.weight);
    const __m512 afterA = _mm512_set1_ps(a.fraction * a.weight);
    const __m512 beforeB = _mm512_set1_ps((1.0f - b.fraction) * b.weight);
    const __m512 afterB = _mm512_set1_ps(b.fraction * b.weight);
    const auto at = [](const RowsIn<float>& in, std::size_t row, std::size_t lane) {
        return in.rows + row * in.stride + lane;
    };
    for (std::size_t row = 0; row < 3; ++row)
        for (std::size_t lane = 0; lane < lanes; lane += width) {
            const __mmask16 mask = laneMask(lanes - lane);
            const __m512 sum =
                read(at(a.before, row, lane), mask) * beforeA + read(at(a.after, row, lane), mask) * afterA +
                read(at(b.before, row, lane), mask) * beforeB + read(at(b.after, row, lane), mask) * afterB;
            _mm512_mask_storeu_ps(out.rows + row * out.stride + lane, mask, sum);
        }
}

TAGLINE_WIDE void blendVectorsWide(RowsIn<float> a, float weightOfA, RowsIn<float> b, float weightOfB,
                                   std::size_t lanes, RowsOut out)
{
    const __m512 ofA = _mm512_set1_ps(weightOfA);
    const __m512 ofB = _mm512_set1_ps(weightOfB);
    for (std::size_t row = 0; row < 3; ++row)
        for (std::size_t lane = 0; lane < lanes; lane += width) {
            const __mmask16 mask = laneMask(lanes - lane);
            const __m512 sum = read(a.rows + row * a.stride + lane, mask) * ofA +
                               read(b.rows + row * b.stride + lane, mask) * ofB;
            _mm512_mask_storeu_ps(out.rows + row * out.stride + lane, mask, sum);
        }
}

TAGLINE_WIDE void localRows(RowsIn<float> rotationRows, RowsIn<float> translations, RowsIn<float> scales,
                            std::size_t lanes, float* out)
{
    const __m512 one = _mm512_set1_ps(1.0f);
    for (std::size_t lane = 0; lane < lanes; lane += width, out += 12 * width) {
        const __mmask16 mask = laneMask(lanes - lane);
        const Quaternions q = rotations(rotationRows, lane, mask);
        const __m512 x2 = q.x + q.x, y2 = q.y + q.y, z2 = q.z + q.z;
        const __m512 yy = q.y * y2, zz = q.z * z2, restX = one - q.x * x2;
        const __m512 wx = q.w * x2, wy = q.w * y2, wz = q.w * z2;
        const __m512 xy = q.x * y2, xz = q.x * z2, yz = q.y * z2;
        Columns x{one - (yy + zz), xy + wz, xz - wy};
        Columns y{xy - wz, restX - zz, yz + wx};
        Columns z{xz + wy, yz - wx, restX - yy};
        if (scales.rows) {
            scale(x, read(scales.rows + lane, mask));
            scale(y, read(scales.rows + scales.stride + lane, mask));
            scale(z, read(scales.rows + 2 * scales.stride + lane, mask));
        }
        const float* place = translations.rows + lane;
        writeRows(x.x, y.x, z.x, read(place, mask), out);
        writeRows(x.y, y.y, z.y, read(place + translations.stride, mask), out + localRowDistance);
        writeRows(x.z, y.z, z.z, read(place + 2 * translations.stride, mask), out + 2 * localRowDistance);
    }
}

TAGLINE_WIDE void plannedMatrices(const SkinningPlan& plan, const float* localRows, const glm::mat4& root,
                                  RowMatrix* scratch, glm::mat4* models, glm::mat4* skinning)
{
    if (skinning)
        makeMatrices<true>(plan, localRows, root, scratch, skinning);
    else
        makeMatrices<false>(plan, localRows, root, scratch, nullptr);
    if (!models) return;
    for (std::size_t i = 0; i < plan.places.size(); ++i)
        _mm512_storeu_ps(&models[plan.places[i]][0][0], transposed(_mm512_load_ps(scratch + i + 1)));
}

} // namespace tagline::kernels

#else

namespace tagline::kernels {

bool hasWideRegisters() { return false; }

void crossFadeRotationsWide(const FadeSide<float>&, const FadeSide<float>&, std::size_t, RowsOut)
{
    assert(false);
}

void crossFadeRotationsWide(const FadeSide<std::int16_t>&, const FadeSide<std::int16_t>&, std::size_t,
                            RowsOut)
{
    assert(false);
}

void crossFadeVectorsWide(const FadeSide<float>&, const FadeSide<float>&, std::size_t, RowsOut)
{
    assert(false);
}

void blendVectorsWide(RowsIn<float>, float, RowsIn<float>, float, std::size_t, RowsOut) { assert(false); }

void localRows(RowsIn<float>, RowsIn<float>, RowsIn<float>, std::size_t, float*) { assert(false); }

void plannedMatrices(const SkinningPlan&, const float*, const glm::mat4&, RowMatrix*, glm::mat4*, glm::mat4*)
{
    assert(false);
}

} // namespace tagline::kernels

#endif
