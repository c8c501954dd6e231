#include "app/reporting/ProgramLog.h"

#include "core/system/processes/ThisProcess.h"

#include <QDateTime>
#include <QDir>
#include <QMutexLocker>
#include <QScopedValueRollback>

#include <atomic>

namespace tagline {
namespace {

std::atomic<ProgramLog*> listening = nullptr;
QtMessageHandler formerHandler = nullptr;

QString logName(int former)
{
    return former == 0 ? QStringLiteral("tagline.log") : QStringLiteral("tagline.%1.log").arg(former);
}

QString kindOf(QtMsgType type)
{
    switch (type) {
    case QtDebugMsg:
        return QStringLiteral("debug");
    case QtInfoMsg:
        return QStringLiteral("info");
    case QtWarningMsg:
        return QStringLiteral("warning");
    case QtCriticalMsg:
        return QStringLiteral("critical");
    case QtFatalMsg:
        break;
    }
    return QStringLiteral("fatal");
}

void takeMessage(QtMsgType type, const QMessageLogContext& context, const QString& text)
{
    if (ProgramLog* log = listening) {
        const QString category = QString::fromUtf8(context.category ? context.category : "default");
        log->write(kindOf(type) + ' ' + category, text);
    }
    if (formerHandler) formerHandler(type, context, text);
}

} // namespace

ProgramLog::ProgramLog(const QString& folder, qint64 full)
    : m_folder(folder)
    , m_full(full)
{
    QDir().mkpath(folder);
    openFile();
}

ProgramLog::~ProgramLog()
{
    if (listening != this) return;
    qInstallMessageHandler(formerHandler);
    listening = nullptr;
}

void ProgramLog::openFile()
{
    m_file.setFileName(m_folder + '/' + logName(0));
    if (!m_file.open(QIODevice::WriteOnly | QIODevice::Append | QIODevice::Unbuffered)) return;
    m_file.setPermissions(QFile::ReadOwner | QFile::WriteOwner);
}

/// The full file becomes the first of the former ones, and the last of them goes.
void ProgramLog::turnOver()
{
    m_file.close();
    const QDir folder(m_folder);
    QFile::remove(folder.filePath(logName(formerFiles)));
    for (int former = formerFiles; former > 0; --former)
        QFile::rename(folder.filePath(logName(former - 1)), folder.filePath(logName(former)));
    openFile();
}

void ProgramLog::write(const QString& kind, const QString& text)
{
    thread_local bool isWriting = false; // messages that the log itself causes are not written
    if (isWriting) return;
    const QScopedValueRollback writing(isWriting, true);
    const QMutexLocker lock(&m_mutex);
    if (!m_file.isOpen()) return;
    const QString time = QDateTime::currentDateTime().toString(Qt::ISODateWithMs);
    QString body = text.trimmed();
    body.replace('\n', QStringLiteral("\n    "));
    m_file.write(
        QStringLiteral("%1 %2 %3: %4\n").arg(time, QString::number(processId()), kind, body).toUtf8());
    if (m_file.size() >= m_full) turnOver();
}

void ProgramLog::takeMessages()
{
    listening = this;
    formerHandler = qInstallMessageHandler(takeMessage);
}

QByteArray ProgramLog::endOf(const QString& folder, qint64 most)
{
    QByteArray text;
    bool isWhole = true;
    for (int former = 0; former <= formerFiles && isWhole; ++former) {
        QFile file(folder + '/' + logName(former));
        if (!file.open(QIODevice::ReadOnly)) continue;
        const qint64 wanted = most - text.size();
        isWhole = file.size() <= wanted;
        if (!isWhole) {
            file.seek(file.size() - wanted);
            file.readLine(); // the rest of one that began before
        }
        text.prepend(file.readAll());
    }
    return text;
}

void logLine(const QString& kind, const QString& text)
{
    if (ProgramLog* log = listening) log->write(kind, text);
}

} // namespace tagline
