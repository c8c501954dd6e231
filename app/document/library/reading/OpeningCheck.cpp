#include "app/document/library/reading/OpeningCheck.h"

#include "app/document/jobs/BackgroundFailures.h"
#include "app/document/jobs/HandedWork.h"
#include "core/library/opening/OpeningFault.h"

#include <utility>

namespace tagline {
namespace {

/// Abandoned checks may hang on a folder that does not respond: the next one needs a thread too.
constexpr int mostLooks = 16;

/// Errors of the paths. If the check itself fails, it is an error of each path: nothing is closed.
std::vector<Error> faultsOf(const std::vector<std::string>& paths)
{
    std::vector<Error> faults;
    const bool isLookedAt = BackgroundFailures::instance().run(OpeningCheck::tr("Opening"), [&] {
        for (const std::string& path : paths)
            if (auto fault = openingFault(path)) faults.push_back(*std::move(fault));
    });
    if (isLookedAt) return faults;
    faults.clear();
    for (const std::string& path : paths)
        faults.push_back({"opening.failed", "could not be checked; try opening it again", path});
    return faults;
}

} // namespace

OpeningCheck::OpeningCheck(QObject* parent)
    : QObject(parent)
{
    m_pool.setMaxThreadCount(mostLooks);
}

OpeningCheck::~OpeningCheck() { m_pool.waitForDone(); }

void OpeningCheck::begin(std::vector<std::string> paths, Answer answer)
{
    m_answer = std::move(answer);
    runIn(m_pool, [this, number = ++m_number, paths = std::move(paths)] {
        std::vector<Error> faults = faultsOf(paths);
        callIn(*this,
               [this, number, faults = std::move(faults)]() mutable { take(number, std::move(faults)); });
    });
}

void OpeningCheck::cancel() { m_answer = nullptr; }

void OpeningCheck::take(int number, std::vector<Error> faults)
{
    if (number == m_number && m_answer) std::exchange(m_answer, nullptr)(std::move(faults));
}

} // namespace tagline
