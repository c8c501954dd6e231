#pragma once

// MediaSound reads the sound of a medium as peaks.

#include "app/media/MediaProgram.h"
#include "core/media/SoundPeaks.h"

namespace tagline {

/// WAV by itself, all others by ffmpeg. Errors: those of readWavePeaks() and mediaOutput(). Blocks: for
/// threads other than the window's.
Result<SoundPeaks> readSoundPeaks(const MediaSource& source, const std::atomic<bool>* cancelled = nullptr);

} // namespace tagline
