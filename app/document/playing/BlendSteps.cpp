#include "app/document/playing/BlendSteps.h"

#include <QUndoStack>

#include <chrono>
#include <utility>

namespace tagline {
namespace {

using namespace std::chrono_literals;

constexpr auto sameGesture = 1s; ///< most time between two changes of one field
constexpr int blendStepId = 0x626c64;

/// An undo step that merges with the next one of the same key if that follows soon.
class BlendStep : public QUndoCommand
{
public:
    BlendStep(const QString& text, QString key)
        : QUndoCommand(text)
        , m_key(std::move(key))
    {
    }

    int id() const override { return blendStepId; }
    bool mergeWith(const QUndoCommand* next) override
    {
        const auto* other = dynamic_cast<const BlendStep*>(next);
        if (!other || m_key.isEmpty() || other->m_key != m_key || other->m_changed - m_changed > sameGesture)
            return false;
        m_changed = other->m_changed;
        setObsolete(isBackAtStart());
        return true;
    }

protected:
    virtual bool isBackAtStart() const = 0;

private:
    QString m_key;
    std::chrono::steady_clock::time_point m_changed = std::chrono::steady_clock::now();
};

/// Exchanges one value.
template<class Value>
class ValueStep : public BlendStep
{
public:
    using Get = std::function<Value()>;
    using Set = std::function<void(const Value&)>;

    ValueStep(const QString& text, const QString& key, Value wanted, Get get, Set set,
              std::function<void()> restored)
        : BlendStep(text, key)
        , m_other(std::move(wanted))
        , m_get(std::move(get))
        , m_set(std::move(set))
        , m_restored(std::move(restored))
    {
    }

    void undo() override
    {
        exchange();
        m_restored();
    }
    void redo() override
    {
        exchange();
        if (std::exchange(m_isMade, true)) m_restored();
    }

private:
    bool isBackAtStart() const override { return m_get() == m_other; }
    void exchange()
    {
        Value now = m_get();
        m_set(std::exchange(m_other, std::move(now)));
    }

    Value m_other;
    Get m_get;
    Set m_set;
    std::function<void()> m_restored;
    bool m_isMade = false;
};

/// A field of the setup, with the text of its step, which is its key too.
struct SetupField
{
    const char* text;
    bool (*isSame)(const TrackSetup&, const TrackSetup&);
};

template<auto Member>
constexpr bool isSame(const TrackSetup& a, const TrackSetup& b)
{
    return a.*Member == b.*Member;
}

const SetupField setupFields[] = {
    {QT_TRANSLATE_NOOP("tagline::BlendSteps", "Change Speed of Track %1"), isSame<&TrackSetup::speed>},
    {QT_TRANSLATE_NOOP("tagline::BlendSteps", "Change Loop Mode of Track %1"), isSame<&TrackSetup::loopMode>},
    {QT_TRANSLATE_NOOP("tagline::BlendSteps", "Change Play Count of Track %1"),
     isSame<&TrackSetup::playCount>},
    {QT_TRANSLATE_NOOP("tagline::BlendSteps", "Change Time Curve of Track %1"),
     isSame<&TrackSetup::timeCurve>},
    {QT_TRANSLATE_NOOP("tagline::BlendSteps", "Switch Track %1"), isSame<&TrackSetup::isEnabled>},
    {QT_TRANSLATE_NOOP("tagline::BlendSteps", "Pause or Play Track %1"), isSame<&TrackSetup::isPaused>},
    {QT_TRANSLATE_NOOP("tagline::BlendSteps", "Mirror Track %1"), isSame<&TrackSetup::isMirrored>},
    {QT_TRANSLATE_NOOP("tagline::BlendSteps", "Change Keeping in Step of Track %1"),
     isSame<&TrackSetup::isInStep>},
    {QT_TRANSLATE_NOOP("tagline::BlendSteps", "Change Kind of Track %1"), isSame<&TrackSetup::layer>},
    {QT_TRANSLATE_NOOP("tagline::BlendSteps", "Change Weight of Track %1"), isSame<&TrackSetup::weight>},
    {QT_TRANSLATE_NOOP("tagline::BlendSteps", "Change Weight Curve of Track %1"),
     isSame<&TrackSetup::weightCurve>},
    {QT_TRANSLATE_NOOP("tagline::BlendSteps", "Change Weight by a Value of Track %1"),
     isSame<&TrackSetup::weightSource>},
    {QT_TRANSLATE_NOOP("tagline::BlendSteps", "Change Joints of Track %1"), isSame<&TrackSetup::maskJoints>},
    {QT_TRANSLATE_NOOP("tagline::BlendSteps", "Change Reference Frame of Track %1"),
     isSame<&TrackSetup::referenceFrame>},
};

/// Text of the one field that differs; null if several or none do.
const char* changedField(const TrackSetup& a, const TrackSetup& b)
{
    const char* changed = nullptr;
    for (const SetupField& field : setupFields) {
        if (field.isSame(a, b)) continue;
        if (changed) return nullptr;
        changed = field.text;
    }
    return changed;
}

/// When the cross-fade that runs is over, in the blend's time; −1 where none runs.
std::int64_t endOfFade(const ControllerSession& controller)
{
    const auto fade = controller.runningFade();
    return fade ? *fade->begin + fade->duration : -1;
}

/// Exchanges the whole blend: the one that is not shown waits where it was.
class WholeBlendStep : public BlendStep
{
public:
    WholeBlendStep(ControllerSession& controller, ControllerSession::Memory before, const QString& text,
                   const QString& key, std::function<void()> restored)
        : BlendStep(text, key)
        , m_controller(controller)
        , m_other(std::move(before))
        , m_restored(std::move(restored))
    {
    }

    void undo() override { exchange(); }
    void redo() override
    {
        if (std::exchange(m_isMade, true)) exchange();
    }

private:
    bool isBackAtStart() const override { return false; }
    void exchange()
    {
        m_other = m_controller.exchanged(std::move(m_other));
        m_restored();
    }

    ControllerSession& m_controller;
    ControllerSession::Memory m_other;
    std::function<void()> m_restored;
    bool m_isMade = false; ///< set by the push, whose redo() changes nothing: the change was made before
};

} // namespace

BlendSteps::BlendSteps(QUndoStack& stack, ControllerSession& controller)
    : m_stack(stack)
    , m_controller(controller)
{
}

void BlendSteps::setSetup(int track, const TrackSetup& wanted)
{
    if (track >= m_controller.trackCount() || m_controller.setup(track) == wanted) return;
    if (m_controller.setup(track).layer.has_value() != wanted.layer.has_value()) // drops fades and lead
        return change(tr("Change Kind of Track %1").arg(track + 1),
                      [&] { m_controller.setSetup(track, wanted); });
    const char* field = changedField(m_controller.setup(track), wanted);
    const int key = m_controller.key(track);
    m_stack.push(new ValueStep<TrackSetup>((field ? tr(field) : tr("Change Track %1")).arg(track + 1),
                                           QString("%1 %2").arg(key).arg(field ? field : ""), wanted,
                                           [this, key] {
                                               const int row = m_controller.trackOfKey(key);
                                               return row < 0 ? TrackSetup() : m_controller.setup(row);
                                           },
                                           [this, key](const TrackSetup& setup) {
                                               if (const int row = m_controller.trackOfKey(key); row >= 0)
                                                   m_controller.setSetup(row, setup);
                                           },
                                           [this] { emit restored(); }));
}

void BlendSteps::setShare(int track, double share)
{
    if (track >= m_controller.trackCount()) return;
    ControllerSession::Memory before = m_controller.kept();
    const float weight = m_controller.report(track).weight;
    m_controller.setShare(track, share);
    if (m_controller.report(track).weight != weight)
        pushWhole(tr("Change Weight of Track %1").arg(track + 1),
                  QString("%1 share").arg(m_controller.key(track)), std::move(before));
}

void BlendSteps::setTransition(const Transition& wanted)
{
    if (m_controller.transition() == wanted) return;
    m_stack.push(new ValueStep<Transition>(
        tr("Change Transition"), "transition", wanted, [this] { return m_controller.transition(); },
        [this](const Transition& transition) { m_controller.setTransition(transition); },
        [this] { emit restored(); }));
}

void BlendSteps::setRootMotion(RootMotion wanted)
{
    if (m_controller.rootMotion() == wanted) return;
    m_stack.push(new ValueStep<RootMotion>(
        tr("Change Root Motion"), {}, wanted, [this] { return m_controller.rootMotion(); },
        [this](RootMotion rootMotion) { m_controller.setRootMotion(rootMotion); },
        [this] { emit restored(); }));
}

void BlendSteps::setSyncTags(std::vector<std::string> wanted)
{
    if (m_controller.syncTags() == wanted) return;
    using Tags = std::vector<std::string>;
    m_stack.push(new ValueStep<Tags>(
        tr("Change Sync Tags"), {}, std::move(wanted), [this] { return m_controller.syncTags(); },
        [this](const Tags& tags) { m_controller.setSyncTags(tags); }, [this] { emit restored(); }));
}

void BlendSteps::change(const QString& text, const std::function<void()>& make, const QString& key)
{
    ControllerSession::Memory before = m_controller.kept();
    const BlendArrangement arranged = m_controller.arrangement();
    const std::int64_t fadeEnd = endOfFade(m_controller);
    make();
    if (m_controller.arrangement() != arranged || endOfFade(m_controller) != fadeEnd)
        pushWhole(text, key, std::move(before));
}

void BlendSteps::pushWhole(const QString& text, const QString& key, ControllerSession::Memory before)
{
    m_stack.push(new WholeBlendStep(m_controller, std::move(before), text, key, [this] { emit restored(); }));
}

} // namespace tagline
