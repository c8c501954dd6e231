#pragma once

// MediaSource is a file with a film, pictures or sound, or a sequence of pictures whose name has a place for
// numbers: "shots/%04d.png".

#include <optional>
#include <string>

namespace tagline {

struct MediaSource
{
    static constexpr double usualRate = 25; ///< pictures a second of a sequence

    std::string path;
    std::optional<double> rate = {}; ///< of a sequence, where it was said

    bool operator==(const MediaSource&) const = default;
};

/// Whether its name has a place for numbers, and no file has that very name.
bool isPictureSequence(const MediaSource& source);
/// The least number for which a sequence has a picture; none if it has none, or is no sequence. Looks
/// through the folder.
std::optional<int> firstNumber(const MediaSource& source);
/// The path as ffmpeg reads those of sequences: a % that is not the place is written twice. Expects a
/// sequence.
std::string sequencePattern(const MediaSource& source);
/// Whether there is such a file, or a picture of such a sequence.
bool isMediaThere(const MediaSource& source);
/// The sequence that a numbered picture is of, "shots/0012.png" of "shots/%04d.png"; of any other file the
/// file itself.
MediaSource sequenceAround(const std::string& path);

} // namespace tagline
