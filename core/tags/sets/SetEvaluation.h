#pragma once

// SetEvaluation evaluates a boolean expression of sets: the algebra of tags over a whole library, and the
// code that a game links.
//
//   R & M & (T | L)      R · M · T · L · |2 · &3      postfix; leaves by number
//
//   A        . # # # # . . . # # .
//   B        . . . # # # # . . . .
//   A | B    . # # # # # # . # # .      in either
//   A & B    . . . # # . . . . . .      in both
//   A - B    . # # . . . . . # # .      in A and not in B
//   ~A       # . . . . # # # . . #      not in A: the frames of clips, never the pads between them
//
// The answer has either form, whichever results; both hold the same frames.

#include "core/tags/sets/FrameSet.h"

#include <cstdint>
#include <span>

namespace tagline {

enum class SetStepKind : std::uint8_t {
    Leaf,         ///< pushes leaf `number`
    All,          ///< pushes every frame
    None,         ///< pushes no frame
    Union,        ///< pops `number` sets, at least one; pushes the frames in any
    Intersection, ///< pops `number` sets, at least one; pushes the frames in all
    Difference,   ///< pops b, a; pushes a - b
    Complement    ///< pops a; pushes ~a
};

struct SetStep
{
    SetStepKind kind = SetStepKind::None;
    std::uint32_t number = 0;

    bool operator==(const SetStep&) const = default;
};

/// Whether steps are an expression of so many leaves: each finds its operands on the stack, one set remains.
bool isValid(std::span<const SetStep> steps, std::size_t leafCount);

/// The working memory of an evaluation. When reused, it allocates no more after the largest query. For one
/// thread at a time.
class SetWorkspace
{
public:
    SetWorkspace();
    ~SetWorkspace();
    SetWorkspace(SetWorkspace&&) noexcept;
    SetWorkspace& operator=(SetWorkspace&&) noexcept;

    struct Buffers;
    Buffers& buffers() { return *m_buffers; }

private:
    std::unique_ptr<Buffers> m_buffers;
};

/// The frames for which the expression holds. Expects valid steps, and leaves on this axis or on axes that it
/// extends. The answer lies in the workspace, or is a leaf: valid until the workspace is used again.
FrameSetView evaluate(std::span<const SetStep> steps, std::span<const FrameSetView> leaves,
                      const ClipAxisView& axis, SetWorkspace& workspace);

/// Evaluates into a set that owns its frames.
FrameSet evaluate(std::span<const SetStep> steps, std::span<const FrameSetView> leaves,
                  std::shared_ptr<const ClipAxis> axis, SetWorkspace& workspace);
FrameSet evaluate(std::span<const SetStep> steps, std::span<const FrameSetView> leaves,
                  std::shared_ptr<const ClipAxis> axis);

FrameSet combined(SetOperator op, const FrameSetView& a, const FrameSetView& b,
                  std::shared_ptr<const ClipAxis> axis);
FrameSet complemented(const FrameSetView& set, std::shared_ptr<const ClipAxis> axis);
/// The frames in any of the sets.
FrameSet unionOf(std::span<const FrameSetView> sets, std::shared_ptr<const ClipAxis> axis);

} // namespace tagline
