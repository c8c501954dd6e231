#pragma once

// RandomSidecar makes valid sidecars of all kinds, to be written and read again.

#include "core/io/TagSidecar.h"

#include <random>

namespace tagline::test {

TagSidecar randomSidecar(std::mt19937& random);

} // namespace tagline::test
