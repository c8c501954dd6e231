#include "app/document/jobs/BackgroundFailures.h"

#include "core/support/FailureOf.h"

namespace tagline {

BackgroundFailures& BackgroundFailures::instance()
{
    static BackgroundFailures failures;
    return failures;
}

bool BackgroundFailures::run(const QString& what, const std::function<void()>& work)
{
    const std::string failure = failureOf([&] {
        if (m_fault) m_fault(what);
        work();
    });
    if (failure.empty()) return true;
    emit reported(tr("%1 was given up: %2").arg(what, QString::fromStdString(failure)));
    return false;
}

} // namespace tagline
