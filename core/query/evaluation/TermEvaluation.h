#pragma once

// TermEvaluation evaluates the terms of a query other than sets of tags: names of clips, properties of
// frames, values of instances, motion signals and contacts.

#include "core/query/evaluation/QueryLibrary.h"
#include "core/query/language/QueryExpression.h"

#include <optional>

namespace tagline {

/// The clips of an evaluation, in order; none: all of them.
using ClipScope = std::optional<std::span<const ClipId>>;

/// Calls f(ClipId, Frame frames) for the clips of a scope that have a frame, in order.
template<class F>
void forEachClip(const ClipAxisView& axis, const ClipScope& scope, F&& f)
{
    const std::size_t count = scope ? scope->size() : axis.clipCount();
    for (std::size_t i = 0; i < count; ++i) {
        const ClipId clip = scope ? (*scope)[i] : ClipId(std::uint32_t(i));
        if (const Frame frames = axis.frames(clip); frames > 0) f(clip, frames);
    }
}

/// The frames of a Clip, File, Folder, Caption, Frames, Property, InstanceValue, Signal, SignalPair or
/// Contact of `query`, in the clips of the scope.
FrameSet evaluateTerm(const QueryExpression& query, const QueryElement& term, const QueryLibrary& library,
                      const ClipScope& scope = {});

/// The test of caption("text"): whether a caption contains the text, which may have * and ?; letters A–Z
/// count as a–z. No caption contains an empty text.
CaptionIndex::Test captionTest(std::string_view text);

} // namespace tagline
