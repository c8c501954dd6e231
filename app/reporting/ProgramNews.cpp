#include "app/reporting/ProgramNews.h"

#include <QFile>
#include <QRegularExpression>

// Outside the namespace, as Qt asks: a static library's resources are found only after this.
static void initializeNewsResource() { Q_INIT_RESOURCE(news); }

namespace tagline {
namespace {

const QString versionMark = QStringLiteral("## ");

/// Words without the marks of emphasis and of code.
QString unmarkedWords(const QString& markdown)
{
    static const QRegularExpression marks(QStringLiteral("[*`]"));
    QString words = markdown;
    return words.remove(marks).simplified();
}

/// "**Title** (where it is found): text".
NewsEntry entryOf(const QString& item)
{
    static const QRegularExpression form(
        QStringLiteral(R"(^\*\*(.+?)\*\*\s*(?:\([^)]*\))?\s*[:.,]?\s*(.*)$)"));
    const auto match = form.match(item.simplified());
    if (!match.hasMatch()) return {};
    QString text = unmarkedWords(match.captured(2));
    if (!text.isEmpty()) text[0] = text[0].toUpper();
    return {unmarkedWords(match.captured(1)), text};
}

} // namespace

ProgramNews newsOf(const QString& changelog)
{
    ProgramNews news;
    QStringList section;
    bool isWithin = false;
    for (const QString& line : changelog.split('\n')) {
        if (line.startsWith(versionMark)) {
            if (isWithin) break;
            isWithin = true;
            news.version = line.mid(versionMark.size()).trimmed();
        } else if (isWithin) {
            section << line;
        }
    }
    news.markdown = section.join('\n').trimmed();
    for (const QString& item : ('\n' + news.markdown).split(QStringLiteral("\n- ")).mid(1))
        if (const NewsEntry entry = entryOf(item); !entry.title.isEmpty()) news.entries << entry;
    return news;
}

ProgramNews programNews()
{
    initializeNewsResource();
    QFile file(QStringLiteral(":/news/CHANGELOG.md"));
    return file.open(QIODevice::ReadOnly) ? newsOf(QString::fromUtf8(file.readAll())) : ProgramNews();
}

} // namespace tagline
