#pragma once

// AmassFigure reads motion archives as AMASS publishes them: an .npz with the turns of a body's joints a
// frame (“poses”, or “root_orient”, “pose_body” …), the root's places (“trans”) and the rate. Source:
// amass.is.tue.mpg.de, the loaders of its authors (github.com/nghorbani/amass).

#include "core/import/model/SampledFigure.h"
#include "core/support/Result.h"

#include <cstddef>
#include <span>
#include <string_view>

namespace tagline {

/// The archive as a figure: Z up, metres, one turn a joint and frame. The shape of the body (“betas”) is not
/// applied. Codes: import.no-poses, import.bad-shape, import.not-finite, import.bad-rate, and those of
/// ZipArchive and NpyArray.
Result<SampledFigure> amassFigure(std::span<const std::byte> archive);

/// Whether an archive with such an array holds the turns of a body.
bool namesPoses(std::string_view member);

} // namespace tagline
