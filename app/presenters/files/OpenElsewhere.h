#pragma once

// OpenElsewhere finds out which of the libraries that are open another window has open as well.

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

/// A lock file for each library that is open, in a folder that all windows of a user share; it goes with the
/// program, however that ends. Where paths lead is looked up in the background: a folder that does not answer
/// holds up neither the window nor other libraries. Who edits a library that another window has open leaves a
/// call beside its lock, which its owner takes away and tells of. Who only looks at a library keeps no lock
/// and leaves no call. Borrows the paths.
class OpenElsewhere : public QObject
{
    Q_OBJECT

public:
    /// The same for a library by whatever path it is opened; empty where there is none.
    using PlaceOf = std::function<QString(const QString& path)>;

    /// `folder` is created where it is missing. Where it cannot be written nobody is told anything.
    OpenElsewhere(const OpenedPaths& opened, QString folder, PlaceOf placeOf = libraryPlace,
                  QObject* parent = nullptr);
    /// Waits for looks that are under way.
    ~OpenElsewhere() override;

    /// What is open is only looked at from now on, or edited again.
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
    /// elsewhere() is another.
    void elsewhereChanged();
    /// Another window edits it as well: what came of editing here, and of each that came later.
    void warned(const QString& problem);

private:
    struct Lock
    {
        std::unique_ptr<QLockFile> file;
        bool isElsewhere = false;
        bool isFound = false; ///< said
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
    QFileSystemWatcher m_calls;          ///< of the folder, where one of them is locked here
    QThreadPool m_pool;
};

} // namespace tagline
