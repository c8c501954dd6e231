#include "app/document/jobs/BackgroundThread.h"

#include <QThread>

#include <algorithm>

namespace tagline {

std::size_t backgroundThreadCount() { return std::size_t(std::max(1, QThread::idealThreadCount() - 1)); }

} // namespace tagline
