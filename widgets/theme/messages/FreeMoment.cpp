#include "widgets/theme/messages/FreeMoment.h"

#include <QApplication>
#include <QTimer>

#include <chrono>
#include <utility>

namespace tagline {
namespace {

constexpr std::chrono::milliseconds freeMomentDelay{50}; ///< it is looked for so often

} // namespace

bool isFreeMoment()
{
    return !QApplication::activeModalWidget() && !QApplication::activePopupWidget() &&
           QApplication::mouseButtons() == Qt::NoButton;
}

void callWhenFree(QObject& receiver, std::function<void()> call)
{
    if (isFreeMoment()) return call();
    QTimer::singleShot(freeMomentDelay, &receiver,
                       [&receiver, call = std::move(call)] { callWhenFree(receiver, call); });
}

} // namespace tagline
