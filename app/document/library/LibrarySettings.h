#pragma once

// LibrarySettings keeps one thing about the open library among the user's settings, for each library by its
// place: how it is looked at, never what is in it.

#include <QObject>
#include <QString>

#include <functional>

class QSettings;

namespace tagline {

class LibraryDocument;

/// Follows the document. While a folder is open without a library file, its place is the proposed one. A
/// library that gets another file keeps what it has, unless something is kept for that file.
class LibrarySettings : public QObject
{
    Q_OBJECT

public:
    /// What is kept; load, save and leave are called within the library's group, and load finds nothing in it
    /// where nothing was kept.
    struct Kept
    {
        std::function<void()> clear; ///< another library is to be opened
        std::function<void(QSettings&)> load;
        std::function<void(QSettings&)> save;
        std::function<void(QSettings&)> leave = {}; ///< the library has gone: what is still to be saved
    };

    /// `section` is the group of the settings under which each library has one.
    LibrarySettings(LibraryDocument& document, QString section, Kept kept, QObject* parent = nullptr);

    /// Keeps it there from now on; the settings outlive this.
    void keepIn(QSettings& settings);
    /// What is kept has changed.
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

/// Texts under a key of the settings; nothing is kept where there are none.
void keepTexts(QSettings& settings, const QString& key, const QStringList& texts);

} // namespace tagline
