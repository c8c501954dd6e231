#pragma once

// OpenElsewhere tells a person that another window has the same library open.

#include <QLockFile>
#include <QObject>
#include <QTimer>

#include <map>
#include <memory>

namespace tagline {

class OpenedPaths;

/// A lock file for each library that is open, in a folder that all windows of a user share; it goes with the
/// program, however that ends. Borrows the paths.
class OpenElsewhere : public QObject
{
    Q_OBJECT

public:
    /// `folder` is created where it is missing. Where it cannot be written nobody is told anything.
    OpenElsewhere(const OpenedPaths& opened, QString folder, QObject* parent = nullptr);

signals:
    /// Another window has it open: for each library once, until it is closed here.
    void warned(const QString& problem);

private:
    void follow();
    void lockAll();

    const OpenedPaths& m_opened;
    QString m_folder;
    struct Lock
    {
        std::unique_ptr<QLockFile> file;
        bool isTold = false;
    };
    std::map<QString, Lock> m_locks; ///< by the folder of the library, or by the path of a lone file
    QTimer m_again;                  ///< while another window has one of them
};

} // namespace tagline
