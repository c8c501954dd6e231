#include "widgets/theme/AfterPainting.h"

#include <QCoreApplication>
#include <QEvent>
#include <QPointer>

#include <utility>

namespace tagline {
namespace {

constexpr int behindUpdates = Qt::LowEventPriority - 1; ///< with which Qt asks widgets to paint

class LateCall : public QEvent
{
public:
    LateCall(QObject& receiver, std::function<void()> call)
        : QEvent(User)
        , m_receiver(&receiver)
        , m_call(std::move(call))
    {
    }

    void run() const
    {
        if (m_receiver) m_call();
    }

private:
    QPointer<QObject> m_receiver;
    std::function<void()> m_call;
};

class LateCaller : public QObject
{
protected:
    bool event(QEvent* event) override
    {
        if (event->type() != QEvent::User) return QObject::event(event);
        static_cast<LateCall*>(event)->run();
        return true;
    }
};

} // namespace

void callAfterPainting(QObject& receiver, std::function<void()> call)
{
    static auto* const caller = new LateCaller; // outlives every window
    QCoreApplication::postEvent(caller, new LateCall(receiver, std::move(call)), behindUpdates);
}

} // namespace tagline
