#pragma once

// TaglineVersion.h says which Tagline is linked; CMakeLists.txt and the package take the numbers from here.
//
// The promise: versions of one minor number (0.1.x) are compatible in source. Nothing is promised of the
// binary interface: libraries are static, and are built with the program that links them. Files are another
// matter: each format has a version of its own, and the writing version does not matter to a reader of that
// version.

#define TAGLINE_VERSION_MAJOR 0
#define TAGLINE_VERSION_MINOR 1
#define TAGLINE_VERSION_PATCH 0

/// The version as one number that grows with it: 100 for 0.1.0.
#define TAGLINE_VERSION_NUMBER                                                                               \
    (TAGLINE_VERSION_MAJOR * 10000 + TAGLINE_VERSION_MINOR * 100 + TAGLINE_VERSION_PATCH)
