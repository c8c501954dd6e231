#include "app/reporting/LeftCrashes.h"

#include "core/system/processes/CrashTrace.h"

#include <QFile>

namespace tagline {
namespace {

constexpr qint64 longestKept = 100'000; ///< bytes

QString keptName(const QString& stateFolder) { return stateFolder + "/last-crash.txt"; }

} // namespace

bool takeLeftCrashes(const QString& stateFolder)
{
    const std::vector<std::string> traces = crashTraces(stateFolder.toStdString());
    for (const std::string& trace : traces) { // the oldest first: the newest stays
        QFile::remove(keptName(stateFolder));
        if (!QFile::rename(QString::fromStdString(trace), keptName(stateFolder)))
            QFile::remove(QString::fromStdString(trace));
    }
    return !traces.empty();
}

QByteArray lastCrash(const QString& stateFolder)
{
    QFile file(keptName(stateFolder));
    return file.open(QIODevice::ReadOnly) ? file.read(longestKept) : QByteArray();
}

} // namespace tagline
