#include "core/motion/ClipMotions.h"

#include "core/animation/clips/FrameCost.h"
#include "core/motion/figure/MotionRoot.h"
#include "core/retargeting/JointByPart.h"

#include <cassert>
#include <functional>
#include <map>
#include <optional>
#include <utility>

namespace tagline {

/// One clip with its computed values. The bytes that it keeps are counted in its owner's total.
class ClipMotions::Entry
{
public:
    Entry(std::shared_ptr<const Skeleton> skeleton, std::shared_ptr<const Clip> clip, SignalSettings settings,
          ContactSettings contactSettings, std::atomic<std::size_t>& totalBytes)
        : m_skeleton(std::move(skeleton))
        , m_clip(std::move(clip))
        , m_settings(std::move(settings))
        , m_contactSettings(contactSettings)
        , m_totalBytes(totalBytes)
    {
    }
    ~Entry() { m_totalBytes -= m_bytes; }
    Entry(const Entry&) = delete;
    Entry& operator=(const Entry&) = delete;

    bool isOf(const Skeleton* skeleton, const Clip* clip) const
    {
        return m_skeleton.get() == skeleton && m_clip.get() == clip;
    }

    std::unique_ptr<Entry> renewed(SignalSettings settings, ContactSettings contactSettings) const
    {
        return std::make_unique<Entry>(m_skeleton, m_clip, std::move(settings), contactSettings,
                                       m_totalBytes);
    }

    Result<JointIndex> joint(std::string_view name) const
    {
        if (auto checked = checkFrameCost(*m_clip, measuredFrameBytes); !checked) return checked.error();
        if (!name.empty()) return named(name);
        const JointIndex root = bound().root;
        if (root == noJoint) return Error{"motion.no-motion", "the model has no joints", {}, 0, 0};
        return root;
    }

    bool hasValues(MotionSignal signal, JointIndex joint) const
    {
        const std::lock_guard lock(computed().mutex);
        return computed().values.contains({signal, joint});
    }

    bool hasContacts(JointIndex joint) const
    {
        const std::lock_guard lock(computed().mutex);
        return computed().report && (footOf(joint) || computed().contacts.contains(joint));
    }

    void appendValues(MotionSignal signal, JointIndex joint, std::vector<float>& values) const
    {
        const std::lock_guard lock(computed().mutex);
        auto kept = computed().values.find({signal, joint});
        if (kept == computed().values.end()) {
            kept = computed().values.try_emplace({signal, joint}, computedValues(signal, joint)).first;
            count(kept->second.size() * sizeof(float));
        }
        values.insert(values.end(), kept->second.begin(), kept->second.end());
    }

    void appendContacts(JointIndex joint, std::vector<FrameRange>& contacts) const
    {
        const std::lock_guard lock(computed().mutex);
        const std::vector<FrameRange>& found = contactsOf(joint);
        contacts.insert(contacts.end(), found.begin(), found.end());
    }

    glm::vec2 groundVelocity() const
    {
        const std::lock_guard lock(computed().mutex);
        return report().groundVelocity;
    }

    std::vector<Limb> feet() const
    {
        const std::lock_guard lock(computed().mutex);
        std::vector<Limb> feet;
        for (const LimbContacts& contacts : report().limbs)
            if (contacts.limb.kind == LimbKind::Foot) feet.push_back(contacts.limb);
        return feet;
    }

    /// Forgets all values.
    void drop() const
    {
        const std::lock_guard lock(computed().mutex);
        computed().values.clear();
        computed().contacts.clear();
        computed().report.reset();
        m_totalBytes -= m_bytes;
        m_bytes = 0;
    }

    std::size_t byteCount() const { return m_bytes; }
    std::uint64_t lastAsked() const { return m_lastAsked; }
    void noteAsked(std::uint64_t asking) const { m_lastAsked = asking; }

private:
    /// Which joints the clip moves, and the root. Found when first asked: a library gets its clips on the
    /// thread of the window.
    struct Bound
    {
        ClipBinding binding;
        JointIndex root = noJoint;
    };

    const Bound& bound() const
    {
        std::call_once(computed().isBound, [this] {
            computed().bound.binding = bindByName(*m_clip, *m_skeleton);
            computed().bound.root =
                motionRoot(*m_skeleton, *m_clip, computed().bound.binding, m_settings.root);
        });
        return computed().bound;
    }

    /// Each name is looked up once.
    Result<JointIndex> named(std::string_view name) const
    {
        const std::lock_guard lock(computed().namesMutex);
        auto known = computed().named.find(name);
        if (known == computed().named.end())
            known = computed().named.try_emplace(std::string(name), jointByPart(*m_skeleton, name)).first;
        return known->second;
    }

    /// Computed values. Made when the clip is first asked about: most clips of a library never are.
    struct Computed
    {
        std::once_flag isBound;
        Bound bound;
        std::mutex namesMutex;
        std::map<std::string, Result<JointIndex>, std::less<>> named;
        std::mutex mutex; ///< of what follows
        std::map<std::pair<MotionSignal, JointIndex>, std::vector<float>> values;
        std::map<JointIndex, std::vector<FrameRange>> contacts; ///< of joints that are no feet
        std::optional<ContactReport> report;
    };

    Computed& computed() const
    {
        std::call_once(m_hasPlace, [this] { m_computed = std::make_unique<Computed>(); });
        return *m_computed;
    }

    // Everything below expects the lock.

    void count(std::size_t bytes) const
    {
        m_bytes += bytes;
        m_totalBytes += bytes;
    }

    std::vector<float> computedValues(MotionSignal signal, JointIndex joint) const
    {
        const JointTrajectories ways =
            JointTrajectories::of(std::span(&joint, 1), *m_skeleton, *m_clip, bound().binding);
        std::vector<float> values(std::size_t(ways.frames()));
        SignalScratch scratch;
        const float ground = signal == MotionSignal::Height ? report().groundHeight : 0.0f;
        computeSignal(ways, signal, joint, ground, m_settings, scratch, values);
        return values;
    }

    const ContactReport& report() const
    {
        if (!computed().report) {
            const std::vector<Limb> limbs = limbsOf(*m_skeleton, *m_clip, bound().binding);
            const JointTrajectories ways =
                JointTrajectories::of(contactJoints(limbs), *m_skeleton, *m_clip, bound().binding);
            computed().report = detectContacts(ways, limbs, m_contactSettings);
            for (const LimbContacts& limb : computed().report->limbs)
                count(limb.ranges.size() * sizeof(FrameRange));
        }
        return *computed().report;
    }

    /// The contacts of the foot that a joint belongs to; null if it belongs to none.
    const LimbContacts* footOf(JointIndex joint) const
    {
        for (; joint != noJoint; joint = (*m_skeleton)[joint].parent)
            for (const LimbContacts& contacts : computed().report->limbs)
                if (contacts.limb.kind == LimbKind::Foot && contacts.limb.joint == joint) return &contacts;
        return nullptr;
    }

    const std::vector<FrameRange>& contactsOf(JointIndex joint) const
    {
        const ContactReport& found = report();
        if (const LimbContacts* foot = footOf(joint)) return foot->ranges;
        auto kept = computed().contacts.find(joint);
        if (kept == computed().contacts.end()) {
            const JointTrajectories ways =
                JointTrajectories::of(std::span(&joint, 1), *m_skeleton, *m_clip, bound().binding);
            kept = computed()
                       .contacts.try_emplace(joint, contactsOfJoint(ways, joint, found, m_contactSettings))
                       .first;
            count(kept->second.size() * sizeof(FrameRange));
        }
        return kept->second;
    }

    const std::shared_ptr<const Skeleton> m_skeleton;
    const std::shared_ptr<const Clip> m_clip;
    const SignalSettings m_settings;
    const ContactSettings m_contactSettings;

    mutable std::once_flag m_hasPlace;
    mutable std::unique_ptr<Computed> m_computed;
    mutable std::atomic<std::size_t> m_bytes = 0;
    mutable std::atomic<std::uint64_t> m_lastAsked = 0;
    std::atomic<std::size_t>& m_totalBytes;
};

ClipMotions::ClipMotions(SignalSettings settings, ContactSettings contactSettings, std::size_t budgetBytes)
    : m_settings(std::move(settings))
    , m_contactSettings(contactSettings)
    , m_budgetBytes(budgetBytes)
{
}

ClipMotions::~ClipMotions() = default;

void ClipMotions::setClip(ClipId clip, std::shared_ptr<const Skeleton> skeleton,
                          std::shared_ptr<const Clip> motion)
{
    assert(clip.isValid());
    const std::lock_guard lock(m_mutex);
    if (clip.value >= m_entries.size()) m_entries.resize(clip.value + 1);
    std::shared_ptr<Entry>& entry = m_entries[clip.value];
    if (!skeleton || !motion)
        entry.reset();
    else if (!entry || !entry->isOf(skeleton.get(), motion.get()))
        entry = std::make_shared<Entry>(std::move(skeleton), std::move(motion), m_settings, m_contactSettings,
                                        m_bytes);
}

void ClipMotions::setSettings(SignalSettings settings, ContactSettings contactSettings)
{
    const std::lock_guard lock(m_mutex);
    m_settings = std::move(settings);
    m_contactSettings = contactSettings;
    for (std::shared_ptr<Entry>& entry : m_entries)
        if (entry) entry = entry->renewed(m_settings, contactSettings);
}

bool ClipMotions::appendValues(ClipId clip, MotionSignal signal, std::string_view joint,
                               std::vector<float>& values) const
{
    const std::shared_ptr<Entry> asked = entry(clip);
    if (!asked) return false;
    const Result<JointIndex> index = asked->joint(joint);
    if (!index) return false;
    asked->appendValues(signal, *index, values);
    keepWithinBudget(*asked);
    return true;
}

void ClipMotions::appendContacts(ClipId clip, std::string_view joint, std::vector<FrameRange>& contacts) const
{
    const std::shared_ptr<Entry> asked = entry(clip);
    if (!asked) return;
    const Result<JointIndex> index = asked->joint(joint);
    if (!index) return;
    asked->appendContacts(*index, contacts);
    keepWithinBudget(*asked);
}

std::optional<glm::vec2> ClipMotions::groundVelocity(ClipId clip) const
{
    const std::shared_ptr<Entry> asked = entry(clip);
    if (!asked || !asked->joint({})) return std::nullopt;
    const glm::vec2 velocity = asked->groundVelocity();
    keepWithinBudget(*asked);
    return velocity;
}

std::vector<Limb> ClipMotions::feet(ClipId clip) const
{
    const std::shared_ptr<Entry> asked = entry(clip);
    if (!asked || !asked->joint({})) return {};
    std::vector<Limb> feet = asked->feet();
    keepWithinBudget(*asked);
    return feet;
}

bool ClipMotions::isComputed(ClipId clip, MotionSignal signal, std::string_view joint) const
{
    const std::shared_ptr<Entry> asked = entry(clip);
    const Result<JointIndex> index = asked ? asked->joint(joint) : Result<JointIndex>(Error{});
    return !index || asked->hasValues(signal, *index);
}

bool ClipMotions::isContactComputed(ClipId clip, std::string_view joint) const
{
    const std::shared_ptr<Entry> asked = entry(clip);
    const Result<JointIndex> index = asked ? asked->joint(joint) : Result<JointIndex>(Error{});
    return !index || asked->hasContacts(*index);
}

Result<JointIndex> ClipMotions::joint(ClipId clip, std::string_view name) const
{
    const std::shared_ptr<Entry> asked = entry(clip);
    if (!asked) return Error{"motion.no-motion", "the clip's model is not there", {}, 0, 0};
    return asked->joint(name);
}

std::size_t ClipMotions::byteCount() const { return m_bytes; }

std::shared_ptr<ClipMotions::Entry> ClipMotions::entry(ClipId clip) const
{
    const std::lock_guard lock(m_mutex);
    const std::shared_ptr<Entry> found = clip.value < m_entries.size() ? m_entries[clip.value] : nullptr;
    if (found) found->noteAsked(++m_askings);
    return found;
}

/// Lets the entries that were asked longest ago forget, down to three quarters of the budget, so that this is
/// rare.
void ClipMotions::keepWithinBudget(const Entry& asked) const
{
    if (m_bytes <= m_budgetBytes) return;
    std::multimap<std::uint64_t, std::shared_ptr<Entry>> byAsking;
    {
        const std::lock_guard lock(m_mutex);
        for (const std::shared_ptr<Entry>& entry : m_entries)
            if (entry && entry.get() != &asked && entry->byteCount() > 0)
                byAsking.emplace(entry->lastAsked(), entry);
    }
    for (const auto& [asking, entry] : byAsking) {
        if (m_bytes <= m_budgetBytes / 4 * 3) return;
        entry->drop();
    }
}

} // namespace tagline
