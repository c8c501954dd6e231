#pragma once

// Products of matrices in registers of two columns each, to compute chains of joints.

#include <glm/mat4x4.hpp>

#include <cstring>

namespace tagline::columns {

/// Two columns of four floats. A processor without such registers uses two of four.
__extension__ using Pair = float __attribute__((vector_size(32)));

/// A matrix whose columns each fill both halves of a pair: the left side of products.
struct Left
{
    Pair x, y, z, w;
};

[[gnu::always_inline]] inline void loadTwice(const float* column, Pair& pair)
{
    std::memcpy(&pair, column, 16);
    std::memcpy(reinterpret_cast<char*>(&pair) + 16, column, 16);
}

[[gnu::always_inline]] inline void load(const float* matrix, Left& left)
{
    loadTwice(matrix, left.x);
    loadTwice(matrix + 4, left.y);
    loadTwice(matrix + 8, left.z);
    loadTwice(matrix + 12, left.w);
}

/// Two columns of left · right.
[[gnu::always_inline]] inline void multiplyTwo(const Left& left, const float* right, float* out)
{
    Pair r;
    std::memcpy(&r, right, sizeof r);
    const Pair x = __builtin_shufflevector(r, r, 0, 0, 0, 0, 4, 4, 4, 4);
    const Pair y = __builtin_shufflevector(r, r, 1, 1, 1, 1, 5, 5, 5, 5);
    const Pair z = __builtin_shufflevector(r, r, 2, 2, 2, 2, 6, 6, 6, 6);
    const Pair w = __builtin_shufflevector(r, r, 3, 3, 3, 3, 7, 7, 7, 7);
    const Pair product = (left.x * x + left.y * y) + (left.z * z + left.w * w);
    std::memcpy(out, &product, sizeof product);
}

/// left · right; `out` may be either.
[[gnu::always_inline]] inline void multiply(const Left& left, const float* right, float* out)
{
    multiplyTwo(left, right, out);
    multiplyTwo(left, right + 8, out + 8);
}

/// One column.
__extension__ using Single = float __attribute__((vector_size(16)));

/// Four lanes of three rows become the columns of four matrices, 16 floats apart, with `fourth` below them.
[[gnu::always_inline]] inline void scatter(const float* x, const float* y, const float* z, float fourth,
                                           float* out)
{
    Single rowX, rowY, rowZ;
    std::memcpy(&rowX, x, sizeof rowX);
    std::memcpy(&rowY, y, sizeof rowY);
    std::memcpy(&rowZ, z, sizeof rowZ);
    const Single rowW = Single{} + fourth;
    const Single lowXY = __builtin_shufflevector(rowX, rowY, 0, 4, 1, 5);
    const Single highXY = __builtin_shufflevector(rowX, rowY, 2, 6, 3, 7);
    const Single lowZW = __builtin_shufflevector(rowZ, rowW, 0, 4, 1, 5);
    const Single highZW = __builtin_shufflevector(rowZ, rowW, 2, 6, 3, 7);
    const Single columns[] = {__builtin_shufflevector(lowXY, lowZW, 0, 1, 4, 5),
                              __builtin_shufflevector(lowXY, lowZW, 2, 3, 6, 7),
                              __builtin_shufflevector(highXY, highZW, 0, 1, 4, 5),
                              __builtin_shufflevector(highXY, highZW, 2, 3, 6, 7)};
    for (int i = 0; i < 4; ++i) std::memcpy(out + 16 * i, &columns[i], sizeof columns[i]);
}

} // namespace tagline::columns
