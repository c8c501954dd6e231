#include "app/presenters/files/SaveProgress.h"

#include "app/document/jobs/HandedWork.h"

#include <chrono>
#include <exception>
#include <limits>
#include <memory>
#include <utility>

namespace tagline {
namespace {

using namespace std::chrono_literals;

constexpr int progressSteps = 1000;
constexpr auto patience = 500ms;

} // namespace

SaveProgress::SaveProgress(int files, QWidget& window)
    : m_dialog(&window)
{
    m_pool.setMaxThreadCount(1);
    m_dialog.setObjectName("saveProgress");
    m_dialog.setWindowTitle(tr("Save"));
    m_dialog.setLabelText(tr("Saving %n file(s)…", nullptr, files));
    m_dialog.setCancelButtonText(tr("Stop"));
    m_dialog.setWindowModality(Qt::ApplicationModal);
    m_dialog.setRange(0, progressSteps);
    m_dialog.setAutoClose(false);
    m_dialog.setAutoReset(false);
    m_dialog.setMinimumDuration(std::numeric_limits<int>::max()); // show() below is when it comes
    m_dialog.reset();
    connect(&m_dialog, &QProgressDialog::canceled, this, [this] {
        m_isCancelled = true;
        m_patience.stop();
        m_loop.quit(); // it goes on without the dialog, and without keys and mouse
    });
    m_patience.setSingleShot(true);
    m_patience.setInterval(patience);
    connect(&m_patience, &QTimer::timeout, this, &SaveProgress::show);
    m_patience.start();
}

SaveProgress::~SaveProgress() { m_pool.waitForDone(); }

/// From here on a person may press a button again: the only one that there is.
void SaveProgress::show()
{
    m_dialog.show();
    m_loop.quit();
}

void SaveProgress::run(const std::function<void(const GoOn& goOn)>& work)
{
    struct End
    {
        bool isThere = false;
        std::exception_ptr failure;
    };
    const auto end = std::make_shared<End>();
    const GoOn goOn = [this, shown = -1](double share) mutable {
        const int now = int(share * progressSteps);
        if (now != std::exchange(shown, now)) callIn(*this, [this, now] { m_dialog.setValue(now); });
        return !m_isCancelled.load();
    };
    runIn(m_pool, [this, &work, &goOn, end] {
        std::exception_ptr failure;
        try {
            work(goOn);
        } catch (...) {
            failure = std::current_exception();
        }
        callIn(*this, [this, end, failure] {
            *end = {true, failure};
            m_loop.quit();
        });
    });
    while (!end->isThere) {
        const auto which = m_dialog.isVisible() ? QEventLoop::AllEvents : QEventLoop::ExcludeUserInputEvents;
        if (m_loop.exec(which) < 0) { // the program ends
            m_isCancelled = true;
            break;
        }
    }
    m_pool.waitForDone();
    if (end->failure) std::rethrow_exception(end->failure);
}

} // namespace tagline
