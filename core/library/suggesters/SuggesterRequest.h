#pragma once

// SuggesterRequest is what a suggester reads on its standard input, one JSON object for some clips
// (resources/schemas/tagline.suggester-request.schema.json):
//
//   {
//     "tagline": 1,
//     "tags": ["Run", "Walk"],
//     "clips": [
//       {
//         "name": "walk.bvh",
//         "frames": 2,
//         "rate": [30, 1],
//         "tags": {
//           "Walk": [[0, 1]]
//         },
//         "joints": ["Hips", "Head"],
//         "parents": [-1, 0],
//         "positions": [
//           [[0, 0.93, 0], [0, 1.6, 0.02]],
//           [[0, 0.93, 0.01], [0, 1.6, 0.03]]
//         ]
//       }
//     ]
//   }
//
// Places are in metres, Y up, as the figure goes over the ground; "joints" and what follows are there where
// they are wanted and the motion could be read and is not too long.

#include "core/library/suggesters/SuggesterJob.h"

#include <cstddef>
#include <span>
#include <string>

namespace tagline {

struct SuggesterRequest
{
    std::string text;
    std::size_t clips = 0; ///< of those given, the first so many are in it
};

/// A request for the first clips of some, as many as make about so many bytes, but at least one. Expects a
/// clip.
SuggesterRequest suggesterRequest(const SuggesterJob& job, std::span<const ToldClip> clips,
                                  std::size_t bytes = std::size_t(32) << 20);

} // namespace tagline
