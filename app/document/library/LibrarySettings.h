#pragma once

// LibrarySettings keeps one view setting of the open library in the user's settings, for each library by its
// path: never data of the library.

#include <QObject>
#include <QString>

#include <functional>

class QSettings;

namespace tagline {

class LibraryDocument;

/// Follows the document. While a folder is open without a library file, the proposed path is used. A library
/// that gets another file keeps its value, unless a value is kept for that file.
class LibrarySettings : public QObject
{
    Q_OBJECT

public:
    /// Access to the kept value; load, save and leave are called within the library's group, which is empty
    /// for load if nothing was kept.
    struct Kept
    {
        std::function<void()> clear; ///< called before another library is opened
        std::function<void(QSettings&)> load;
        std::function<void(QSettings&)> save;
        std::function<void(QSettings&)> leave = {}; ///< called when the library was closed: saves the rest
    };

    /// `section` is the settings group that contains a group for each library.
    LibrarySettings(LibraryDocument& document, QString section, Kept kept, QObject* parent = nullptr);

    /// Keeps the value in `settings` from now on; they must outlive this object.
    void keepIn(QSettings& settings);
    /// Call when the kept value has changed.
    void save();

private:
    void follow(bool isReset);
    void inGroup(const std::function<void(QSettings&)>& act);

    LibraryDocument& m_document;
    QString m_section;
    Kept m_kept;
    QSettings* m_settings = nullptr;
    QString m_place; ///< the library's group; empty while nothing is open
};

/// Keeps texts under a key of the settings; removes the key if there are none.
void keepTexts(QSettings& settings, const QString& key, const QStringList& texts);

} // namespace tagline
