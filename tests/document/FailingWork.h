#pragma once

// FailingWork makes work in the background fail in tests, as where memory runs out.

#include "app/document/jobs/BackgroundFailures.h"

#include <QString>

#include <atomic>
#include <new>
#include <utility>

namespace tagline::test {

/// Made before any work runs, it fails what it is told to.
class FailingWork
{
public:
    /// Only work of that name, as it is named in messages, fails.
    explicit FailingWork(QString what)
    {
        BackgroundFailures::instance().setFault([this, what = std::move(what)](const QString& each) {
            if (each == what && m_left > 0 && m_left-- > 0) throw std::bad_alloc();
        });
    }
    ~FailingWork() { BackgroundFailures::instance().setFault({}); }

    /// So many of those that come next.
    void failNext(int count = 1) { m_left = count; }
    int left() const { return m_left; }

private:
    std::atomic<int> m_left = 0;
};

} // namespace tagline::test
