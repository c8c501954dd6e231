#pragma once

// RandomSheets are tags of one clip as tests of formats send them out and take them in again.

#include "core/library/ClipLibrary.h"

#include <random>
#include <string>

namespace tagline::test {

/// One model file with one clip, walk, without tags.
ClipLibrary libraryOf(Frame frames, FrameRate rate, const std::string& path = "/a/walk.bvh");

/// Up to six ranges a tag, some of which touch and some of which reach the end; names that formats may take
/// for their own signs.
TagSheet randomSheet(std::mt19937& random, TagVocabulary& vocabulary, Frame frames);

} // namespace tagline::test
