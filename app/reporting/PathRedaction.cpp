#include "app/reporting/PathRedaction.h"

#include <QRegularExpression>

#include <algorithm>

namespace tagline {
namespace {

const QString sign = QStringLiteral("<path>");
constexpr qsizetype shortestPerson = 3; ///< letters; less would be found in words

/// A path, absolute or of several parts and with an ending; what ends a path in a text ends it here.
const QRegularExpression& pathPattern()
{
    static const QRegularExpression pattern(QStringLiteral(
        R"((?<![\w<>/.])(?:file://)?(?:~?/|[A-Za-z]:[\\/]|(?:[^\s/"'“”()<>,;:|=]+/)+)[^\s"'“”()<>,;|=]*)"));
    return pattern;
}

bool isOfSystem(const QString& path)
{
    static const QStringList places{"/usr/",  "/lib/", "/lib64/", "/bin/",
                                    "/proc/", "/sys/", "/dev/",   "/etc/"};
    return std::any_of(places.begin(), places.end(),
                       [&](const QString& place) { return path.startsWith(place); });
}

/// "<path>.bvh" of a path; a text with a stroke that is no path ("and/or") stays.
QString redacted(const QString& path)
{
    static const QRegularExpression ending(
        QStringLiteral(R"((\.[A-Za-z][A-Za-z0-9]{0,7})((?:#|:).*)?[.:]*$)"));
    if (isOfSystem(path)) return path;
    const QRegularExpressionMatch match = ending.match(path);
    const bool isAbsolute = path.startsWith('/') || path.startsWith('~') || path.startsWith("file:") ||
                            (path.size() > 2 && path[1] == ':');
    if (!isAbsolute && !match.hasMatch()) return path;
    return path == QStringLiteral("/") ? path : sign + match.captured(1);
}

} // namespace

PathRedaction::PathRedaction(QStringList folders, const QString& home)
    : m_folders(std::move(folders))
    , m_home(home)
    , m_person(home.startsWith("/home/") || home.startsWith("/Users/") ? home.section('/', -1) : QString())
{
    m_folders.removeIf([](const QString& folder) { return folder.size() < 2; });
    std::ranges::sort(m_folders, std::ranges::greater(), [](const QString& folder) { return folder.size(); });
}

QString PathRedaction::operator()(QString text) const
{
    for (const QString& folder : m_folders) text.replace(folder, QStringLiteral("/private"));
    if (m_home.size() > 1) text.replace(m_home, QStringLiteral("~"));
    QString out;
    qsizetype last = 0;
    for (auto each = pathPattern().globalMatch(text); each.hasNext();) {
        const QRegularExpressionMatch match = each.next();
        out += QStringView(text).mid(last, match.capturedStart() - last);
        out += redacted(match.captured());
        last = match.capturedEnd();
    }
    out += QStringView(text).mid(last);
    if (m_person.size() >= shortestPerson)
        out.replace(QRegularExpression(QStringLiteral("\\b%1\\b").arg(QRegularExpression::escape(m_person))),
                    QStringLiteral("<person>"));
    return out;
}

} // namespace tagline
