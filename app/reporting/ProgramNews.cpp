#include "app/reporting/ProgramNews.h"

#include <QFile>
#include <QHash>
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

/// The entries of a page in another language, by the titles of the changelog's.
QHash<QString, QString> translatedItems(const QString& page)
{
    QHash<QString, QString> items;
    for (const QString& part : page.split(QStringLiteral("<!-- ")).mid(1)) {
        const qsizetype end = part.indexOf(QLatin1String(" -->"));
        items[part.left(end)] = part.mid(end + 4).trimmed();
    }
    return items;
}

QString newsFile(const QString& name)
{
    initializeNewsResource();
    QFile file(QStringLiteral(":/news/") + name);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

} // namespace

ProgramNews newsOf(const QString& changelog, const QString& page)
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
    const QHash<QString, QString> translated = translatedItems(page);
    const QString itemMark = QStringLiteral("\n- ");
    QStringList items = ('\n' + section.join('\n').trimmed()).split(itemMark), here;
    QList<NewsEntry> others;
    for (qsizetype at = 1; at < items.size();) {
        const NewsEntry entry = entryOf(items[at]);
        if (const QString item = translated.value(entry.title); !item.isEmpty()) {
            here << item;
            news.entries << entryOf(item.mid(itemMark.size() - 1));
            items.removeAt(at);
            continue;
        }
        if (!entry.title.isEmpty()) others << entry;
        ++at;
    }
    news.entries += others;
    news.translated = here.join('\n');
    news.markdown = items.join(itemMark).trimmed();
    return news;
}

ProgramNews programNews(const QString& language)
{
    return newsOf(newsFile(QStringLiteral("CHANGELOG.md")), newsFile(language + QStringLiteral(".md")));
}

} // namespace tagline
