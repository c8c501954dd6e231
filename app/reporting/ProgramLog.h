#pragma once

// ProgramLog keeps what the program and Qt said, in a file that never grows beyond its bound.

#include <QByteArray>
#include <QFile>
#include <QMutex>
#include <QString>

namespace tagline {

/// "tagline.log" in a folder, which is made where it is missing; when it is full it becomes "tagline.1.log",
/// and what that was "tagline.2.log". Where it cannot be written nothing is kept and nothing is said. Any
/// thread may write.
class ProgramLog
{
public:
    static constexpr qint64 fullSize = 1'000'000; ///< bytes
    static constexpr int formerFiles = 2;

    explicit ProgramLog(const QString& folder, qint64 full = fullSize);
    /// Qt's messages go where they went before.
    ~ProgramLog();
    ProgramLog(const ProgramLog&) = delete;
    ProgramLog& operator=(const ProgramLog&) = delete;

    /// One line with time and process; line breaks within are indented.
    void write(const QString& kind, const QString& text);
    /// Takes Qt's messages from here on, and still hands them on. One log of a program can.
    void takeMessages();

    /// The end of what a folder's log holds, at most so many bytes, from the beginning of a line.
    static QByteArray endOf(const QString& folder, qint64 most);

private:
    void openFile();
    void turnOver();

    QMutex m_mutex;
    QString m_folder;
    qint64 m_full;
    QFile m_file;
};

/// Writes a line to the log that takes Qt's messages; nothing where none does.
void logLine(const QString& kind, const QString& text);

} // namespace tagline
