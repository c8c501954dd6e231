#include "app/document/jobs/HandedWork.h"

#include <QCoreApplication>
#include <QPointer>
#include <QRunnable>
#include <QThread>

#include <atomic>
#include <utility>

namespace tagline {
namespace {

/// Orders memory between two threads: writes before give() are visible after take().
class HandOver
{
public:
    void give() { m_isGiven.store(true, std::memory_order_release); }
    void take() const { (void)m_isGiven.load(std::memory_order_acquire); }

private:
    std::atomic<bool> m_isGiven{false};
};

class PoolWork : public QRunnable
{
public:
    explicit PoolWork(std::function<void()> work)
        : m_work(std::move(work))
    {
        m_handOver.give();
    }

    void run() override
    {
        m_handOver.take();
        m_work();
    }

private:
    std::function<void()> m_work;
    HandOver m_handOver;
};

class CallEvent : public QEvent
{
public:
    CallEvent(QObject& receiver, std::function<void()> function)
        : QEvent(User)
        , m_receiver(&receiver)
        , m_function(std::move(function))
    {
        m_handOver.give();
    }

    void run()
    {
        m_handOver.take();
        if (m_receiver) m_function();
    }

private:
    QPointer<QObject> m_receiver;
    std::function<void()> m_function;
    HandOver m_handOver;
};

/// Receiver on the main thread that runs the functions posted to it.
class Caller : public QObject
{
public:
    Caller() { moveToThread(QCoreApplication::instance()->thread()); }

protected:
    bool event(QEvent* event) override
    {
        if (event->type() != QEvent::User) return QObject::event(event);
        static_cast<CallEvent*>(event)->run();
        return true;
    }
};

} // namespace

void runIn(QThreadPool& pool, std::function<void()> work, int priority)
{
    pool.start(new PoolWork(std::move(work)), priority); // the pool deletes it
}

void callIn(QObject& receiver, std::function<void()> function)
{
    if (QThread::currentThread() == receiver.thread()) return function();
    static Caller* const caller = new Caller; // outlives every thread
    QCoreApplication::postEvent(caller, new CallEvent(receiver, std::move(function)));
}

} // namespace tagline
