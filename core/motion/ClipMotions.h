#pragma once

// ClipMotions answers queries about the motion of clips: the SignalSource for clips with skeletons.
//
// Nothing is computed before it is asked for; then only for the joints that it needs, and kept: 4 bytes a
// frame for each signal and joint of a clip. Where that would be more than the budget, the clips that were
// asked longest ago lose theirs and are computed again when asked for again.

#include "core/motion/contacts/ContactDetection.h"
#include "core/motion/signals/SignalCurves.h"
#include "core/query/evaluation/SignalSource.h"

#include <atomic>
#include <cstdint>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

namespace tagline {

/// Every function may be called on any thread. Different clips are computed at the same time, one clip by one
/// thread at a time. A clip that changes while it is computed for someone gives them the old values and keeps
/// none of them.
class ClipMotions : public SignalSource
{
public:
    static constexpr std::size_t defaultBudgetBytes = std::size_t(512) << 20;

    explicit ClipMotions(SignalSettings settings = {}, ContactSettings contactSettings = {},
                         std::size_t budgetBytes = defaultBudgetBytes);
    ~ClipMotions() override;

    /// Gives a clip its motion and drops what was computed of it; clips that are the same objects as before
    /// keep theirs. Null for either: the clip has no motion. Expects a valid id. (Pointers into an
    /// ImportedModel can share its ownership.)
    void setClip(ClipId clip, std::shared_ptr<const Skeleton> skeleton, std::shared_ptr<const Clip> motion);
    /// Measures anew, with other settings: drops everything computed.
    void setSettings(SignalSettings settings, ContactSettings contactSettings);

    bool appendValues(ClipId clip, MotionSignal signal, std::string_view joint,
                      std::vector<float>& values) const override;
    /// A joint of a foot means the foot; any other is measured by itself (ContactDetection.h).
    void appendContacts(ClipId clip, std::string_view joint,
                        std::vector<FrameRange>& contacts) const override;

    /// How the ground moves under a clip's figure where it walks in place, metres a second (x and z); 0 if
    /// it does not; none without a motion that is measured. Finds the contacts where they are not yet.
    std::optional<glm::vec2> groundVelocity(ClipId clip) const;

    /// The feet whose contacts are found, in order of their joints; none without a motion that is measured.
    /// Finds the contacts where they are not yet.
    std::vector<Limb> feet(ClipId clip) const;

    /// Whether appendValues() would answer without computing; also if there is nothing to compute.
    bool isComputed(ClipId clip, MotionSignal signal, std::string_view joint) const;
    /// Whether appendContacts() would answer without computing; also if there is nothing to compute.
    bool isContactComputed(ClipId clip, std::string_view joint) const;
    /// Which joint a name means in a clip, or why none (JointByPart.h; "motion.no-motion" where the clip has
    /// none, "clip.too-long" where it is not measured for its length). An empty name is the root.
    Result<JointIndex> joint(ClipId clip, std::string_view name) const;
    /// The memory of all that is kept computed.
    std::size_t byteCount() const;

private:
    class Entry;

    std::shared_ptr<Entry> entry(ClipId clip) const;
    void keepWithinBudget(const Entry& asked) const;

    SignalSettings m_settings;
    ContactSettings m_contactSettings;
    std::size_t m_budgetBytes;
    mutable std::atomic<std::uint64_t> m_askings = 0;
    std::atomic<std::size_t> m_bytes = 0;          ///< counted by the entries, so it outlives them
    mutable std::mutex m_mutex;                    ///< of the settings and of the list, not of the entries
    std::vector<std::shared_ptr<Entry>> m_entries; ///< by ClipId; null: no motion
};

} // namespace tagline
