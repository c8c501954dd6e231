#pragma once

// ClipValues are values of a clip in each frame by a text of the query language: a motion signal, a
// property with numbers, or the frames of a tag.
//
//   speed(LeftFoot)    metres a second
//   effort             the numbers that frames have of that property; true is 1, false 0
//   Jump | Land        1 in the frames that the query holds for, 0 in all others

#include "core/library/ClipLibrary.h"
#include "core/motion/signals/SignalNeeds.h"
#include "core/query/language/QueryExpression.h"

#include <memory>
#include <string_view>
#include <variant>
#include <vector>

namespace tagline {

/// Meaning of a text for a clip, as a value that can be taken to another thread.
class ClipValues
{
public:
    /// The text's meaning for a clip, as it plays in a mirror where `isMirrored`. Errors are those of queries
    /// and of joints, "values.unknown" where nothing is called so, "values.text" for a property of texts, and
    /// "clip.too-long" (FrameCost.h). Expects a clip of the library.
    static Result<ClipValues> of(const ClipLibrary& library, ClipId clip, std::string_view text,
                                 bool isMirrored = false);

    /// One for each frame of the clip; NaN if it has none. A signal that was not
    /// computed yet is sampled from the clip.
    std::vector<float> values() const;

private:
    struct Signal
    {
        std::shared_ptr<const ClipMotions> motions;
        SignalNeed need;
    };
    struct Property
    {
        TagSheet sheet;
        std::string name;
    };
    struct Frames
    {
        QueryExpression query;
        QueryLibrary library;
    };

    static Result<ClipValues> ofTerm(const ClipLibrary& library, ClipId clip, const QueryExpression& term,
                                     bool isMirrored);

    ClipId m_clip;
    Frame m_frames = 0;
    float m_sign = 1.0f; ///< −1: of a signal that turns round in a mirror
    std::variant<Signal, Property, Frames> m_source;
};

} // namespace tagline
