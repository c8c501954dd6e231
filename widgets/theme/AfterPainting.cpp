#include "widgets/theme/AfterPainting.h"

#include <QCoreApplication>
#include <QEvent>
#include <QPointer>

#include <utility>

namespace tagline {
namespace {

constexpr int behindUpdates = Qt::LowEventPriority - 1; ///< with which Qt asks widgets to paint
/// What is due now may ask for painting as late as in the first round of events: only then is that behind it.
constexpr int roundsWaited = 1;

class LateCall : public QEvent
{
public:
    LateCall(QPointer<QObject> receiver, std::function<void()> call, int rounds)
        : QEvent(User)
        , m_receiver(std::move(receiver))
        , m_call(std::move(call))
        , m_rounds(rounds)
    {
    }

    void run(QObject& caller)
    {
        if (!m_receiver) return;
        if (m_rounds == 0) return m_call();
        QCoreApplication::postEvent(&caller, new LateCall(m_receiver, std::move(m_call), m_rounds - 1),
                                    behindUpdates);
    }

private:
    QPointer<QObject> m_receiver;
    std::function<void()> m_call;
    int m_rounds;
};

class LateCaller : public QObject
{
protected:
    bool event(QEvent* event) override
    {
        if (event->type() != QEvent::User) return QObject::event(event);
        static_cast<LateCall*>(event)->run(*this);
        return true;
    }
};

} // namespace

void callAfterPainting(QObject& receiver, std::function<void()> call)
{
    static auto* const caller = new LateCaller; // outlives every window
    QCoreApplication::postEvent(caller, new LateCall(&receiver, std::move(call), roundsWaited),
                                behindUpdates);
}

} // namespace tagline
