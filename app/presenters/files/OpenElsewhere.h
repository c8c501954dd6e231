#pragma once

// OpenElsewhere finds out which of the open libraries are open in another window as well.

#include <QFileSystemWatcher>
#include <QLockFile>
#include <QObject>
#include <QThreadPool>
#include <QTimer>

#include <functional>
#include <map>
#include <memory>
#include <optional>

namespace tagline {

class OpenedPaths;

/// Holds a lock file for each open library, in a folder that all windows of a user share; it goes with the
/// program, however that ends. Places of paths are looked up in the background: a folder that does not answer
/// blocks neither the window nor other libraries. A window that edits a library of another window leaves a
/// call beside its lock, which the owner of the lock removes and reports. A window that only looks at a
/// library keeps no lock and leaves no call. Borrows the paths.
class OpenElsewhere : public QObject
{
    Q_OBJECT

public:
    /// Place of a library, the same for every path that opens it; empty if there is none.
    using PlaceOf = std::function<QString(const QString& path)>;

    /// `folder` is created if it is missing. If it cannot be written nobody is told anything.
    OpenElsewhere(const OpenedPaths& opened, QString folder, PlaceOf placeOf = libraryPlace,
                  QObject* parent = nullptr);
    /// Waits for looks that are under way.
    ~OpenElsewhere() override;

    /// Switches between only looking at the open libraries and editing them.
    void setLooking(bool isLooking);
    /// Tells the other windows, and the person here, that both edit it.
    void callOthers();
    /// The name of a library that another window has open, as far as is known.
    std::optional<QString> elsewhere() const;
    /// The folder of a library, by the path of that or of its file; the path of a lone file.
    static QString libraryPlace(const QString& path);

signals:
    /// Another window has this library open, and nobody said yet what is to become of it here: for each
    /// library once, until it is closed here.
    void found(const QString& library);
    /// elsewhere() has changed.
    void elsewhereChanged();
    /// Another window edits it as well: a warning about editing here, and about each window that came later.
    void warned(const QString& problem);

private:
    struct Lock
    {
        std::unique_ptr<QLockFile> file;
        bool isElsewhere = false;
        bool isFound = false; ///< the signal was sent
    };

    void follow();
    void take(const QString& path, const QString& place);
    void forgetClosed();
    void lookAtAll();
    bool look(const QString& place, Lock& lock);
    void hold(QLockFile& file);
    void answerCalls();

    const OpenedPaths& m_opened;
    QString m_folder;
    PlaceOf m_placeOf;
    bool m_isLooking = false;
    std::map<QString, QString> m_places; ///< of paths that are open; empty while it is looked up
    std::map<QString, Lock> m_locks;     ///< by place
    QTimer m_again;                      ///< while another window has one of them
    QFileSystemWatcher m_calls;          ///< of the folder, if one of them is locked here
    QThreadPool m_pool;
};

} // namespace tagline
