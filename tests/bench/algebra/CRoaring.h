#pragma once

// RoaringBitmap owns one compressed bitmap of CRoaring.

#include "tests/bench/algebra/Workload.h"

#include <roaring/roaring.h>

#include <memory>

namespace tagline::bench {

struct RoaringDelete
{
    void operator()(roaring_bitmap_t* bitmap) const { roaring_bitmap_free(bitmap); }
};
using RoaringBitmap = std::unique_ptr<roaring_bitmap_t, RoaringDelete>;

/// A tag's frames on the axis, in the smallest containers (run-optimised, shrunk).
RoaringBitmap roaringBitmap(const Workload& workload, int tag);

/// What a bitmap holds in memory: containers with their headers, keys, types and pointers.
std::size_t bytesInMemory(const roaring_bitmap_t& bitmap);

} // namespace tagline::bench
