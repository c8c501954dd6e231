#pragma once

// OpenElsewhere tells a person that another window has the same library open.

#include <QFileSystemWatcher>
#include <QLockFile>
#include <QObject>
#include <QTimer>

#include <map>
#include <memory>

namespace tagline {

class OpenedPaths;

/// A lock file for each library that is open, in a folder that all windows of a user share; it goes with the
/// program, however that ends. Who finds it locked leaves a call beside it, which its owner takes away and
/// tells of. Borrows the paths.
class OpenElsewhere : public QObject
{
    Q_OBJECT

public:
    /// `folder` is created where it is missing. Where it cannot be written nobody is told anything.
    OpenElsewhere(const OpenedPaths& opened, QString folder, QObject* parent = nullptr);

signals:
    /// Another window has it open: for each library once, until it is closed here; of a window that came later
    /// as often as one comes.
    void warned(const QString& problem);

private:
    void follow();
    void lockAll();
    void take(QLockFile& file);
    void answerCalls();

    const OpenedPaths& m_opened;
    QString m_folder;
    struct Lock
    {
        std::unique_ptr<QLockFile> file;
        bool isTold = false;
    };
    std::map<QString, Lock> m_locks; ///< by the folder of the library, or by the path of a lone file
    QTimer m_again;                  ///< while another window has one of them
    QFileSystemWatcher m_calls;      ///< of the folder, where one of them is locked here
};

} // namespace tagline
