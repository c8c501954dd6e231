#pragma once

// CommitOfBuild is written by the build (cmake/CommitOfBuild.cmake).

namespace tagline {

/// The commit that the program is built of, shortened; empty where the source was in no repository.
const char* commitOfBuild();

} // namespace tagline
