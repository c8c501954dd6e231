#pragma once

// DerivedTag is a tag whose frames follow from a query: written out on export.

#include "core/support/StrongId.h"
#include "core/tags/sets/FrameSet.h"

namespace tagline {

struct DerivedTag
{
    TagId tag;
    FrameSet frames;
};

} // namespace tagline
