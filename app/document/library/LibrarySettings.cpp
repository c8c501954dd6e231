#include "app/document/library/LibrarySettings.h"

#include "app/document/library/LibraryDocument.h"

#include <QCryptographicHash>
#include <QSettings>

#include <utility>

namespace tagline {
namespace {

/// A short group name without the characters that are special in settings.
QString nameOfPlace(const std::string& libraryPath)
{
    const QByteArray path = QByteArray::fromStdString(libraryPath);
    return QCryptographicHash::hash(path, QCryptographicHash::Sha1).toHex().left(16);
}

} // namespace

LibrarySettings::LibrarySettings(LibraryDocument& document, QString section, Kept kept, QObject* parent)
    : QObject(parent)
    , m_document(document)
    , m_section(std::move(section))
    , m_kept(std::move(kept))
{
    connect(&m_document, &LibraryDocument::changed, this,
            [this](const DocumentChange& change) { follow(change.isReset); });
}

void LibrarySettings::keepIn(QSettings& settings)
{
    m_settings = &settings;
    follow(false);
}

void LibrarySettings::follow(bool isReset)
{
    if (isReset) {
        if (m_kept.leave) inGroup(m_kept.leave);
        m_place.clear();
        m_kept.clear();
    }
    const bool isOpen = !m_document.libraryPath().empty() || m_document.library().sourceCount() > 0;
    if (!m_settings || !isOpen) return;
    const std::string path =
        m_document.libraryPath().empty() ? m_document.proposedLibraryPath() : m_document.libraryPath();
    const QString place = m_section + '/' + nameOfPlace(path);
    if (place == m_place) return;
    const bool isFirst = std::exchange(m_place, place).isEmpty();
    m_settings->beginGroup(m_place);
    const bool isKept = !m_settings->childKeys().isEmpty();
    if (isFirst || isKept)
        m_kept.load(*m_settings);
    else
        m_kept.save(*m_settings);
    m_settings->endGroup();
}

void LibrarySettings::save() { inGroup(m_kept.save); }

void LibrarySettings::inGroup(const std::function<void(QSettings&)>& act)
{
    if (!m_settings || m_place.isEmpty()) return;
    m_settings->beginGroup(m_place);
    act(*m_settings);
    m_settings->endGroup();
}

void keepTexts(QSettings& settings, const QString& key, const QStringList& texts)
{
    if (texts.isEmpty())
        settings.remove(key);
    else
        settings.setValue(key, texts);
}

} // namespace tagline
