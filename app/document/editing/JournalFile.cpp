#include "app/document/editing/JournalFile.h"

#include "app/document/editing/JournalRecords.h"

#include <QFile>

#include <algorithm>
#include <string_view>

namespace tagline {
namespace {

std::string_view viewOf(const QByteArray& bytes) { return {bytes.constData(), std::size_t(bytes.size())}; }

} // namespace

JournalFile::JournalFile(const QString& path)
    : m_file(QFile::encodeName(path).toStdString())
{
}

QString JournalFile::beginWith(const JournalParts& parts)
{
    const QByteArray bytes = journalBegun(parts);
    m_held = {};
    m_written = std::size_t(bytes.size());
    if (const auto done = m_file.begin(viewOf(bytes)); !done)
        return QString::fromStdString(done.error().text());
    m_held = parts;
    m_whole = m_written;
    return {};
}

QString JournalFile::put(const JournalParts& parts)
{
    m_written = 0;
    if (parts.isEmpty()) {
        m_file.remove();
        m_held = {};
        return {};
    }
    if (parts.isAnew || m_held.isEmpty() || !m_file.isAsLeft()) return beginWith(parts);
    const QByteArray change = journalChange(m_held, parts);
    if (change.isEmpty()) return {};
    const std::size_t appended = m_file.size() - m_whole + std::size_t(change.size());
    if (appended > std::max(leastAppended, m_whole)) return beginWith(parts);
    m_written = std::size_t(change.size());
    if (const auto done = m_file.append(viewOf(change)); !done)
        return QString::fromStdString(done.error().text());
    m_held = parts;
    return {};
}

} // namespace tagline
