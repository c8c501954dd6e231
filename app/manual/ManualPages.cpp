#include "app/manual/ManualPages.h"

#include "app/actions/ActionRegistry.h"
#include "app/actions/ActionTable.h"
#include "app/actions/KeySet.h"
#include "app/actions/MenuTitles.h"
#include "core/query/editing/QueryDrawing.h"
#include "core/query/language/parsing/QueryFunctions.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QSet>

#include <algorithm>

// Outside the namespace, as Qt asks: a static library's resources are found only after this.
static void initializeManualResource() { Q_INIT_RESOURCE(manual); }

namespace tagline {
namespace {

const QString pagesFolder = QStringLiteral(":/manual");

const QRegularExpression& commandMark()
{
    static const QRegularExpression mark(
        QStringLiteral(R"(\{(key |menu |functions |function |drawing )?([A-Za-z0-9./]+|[|&~-])\})"));
    return mark;
}

const ActionRow* rowOf(const QString& id)
{
    const auto& rows = actionTable();
    const auto found =
        std::find_if(rows.begin(), rows.end(), [&](const ActionRow& row) { return id == row.id; });
    return found == rows.end() ? nullptr : &*found;
}

/// Escapes the characters that are special in Markdown.
QString escaped(const QString& text)
{
    static const QRegularExpression special(QStringLiteral(R"(([\\`*_{}\[\]<>#|~]))"));
    QString made = text;
    return made.replace(special, QStringLiteral("\\\\1"));
}

QString keysOf(const QAction& action)
{
    QStringList keys;
    for (const QKeySequence& key : action.shortcuts())
        keys << escaped(key.toString(QKeySequence::NativeText));
    return keys.join(QStringLiteral(", "));
}

QString command(const ActionRow& row, const ActionRegistry& actions)
{
    return "**" + escaped(menuPath(row.menu) + QStringLiteral(" ▸ ") + nameOfAction(row.id)) + "**" +
           escaped(actions.bracketedKey(row.id));
}

QString menuTable(const QString& menu, const ActionRegistry& actions)
{
    QString table =
        QString("\n| %1 | %2 | %3 |\n|---|---|---|\n")
            .arg(escaped(menuPath(menu)), ActionRegistry::tr("Key"), ActionRegistry::tr("What it does"));
    for (const ActionRow& row : actionTable())
        if (menu == row.menu)
            table += QString("| %1 | %2 | %3 |\n")
                         .arg(escaped(nameOfAction(row.id)), keysOf(*actions[row.id]),
                              escaped(actions[row.id]->property("tip").toString()));
    return table;
}

/// The text for the mark of a function or of its drawing; empty if there is no such function or drawing.
QString explainedFunction(const QString& kind, const QString& name)
{
    const QueryOperation* operation = findQueryOperation(name.toStdString());
    if (!operation) return {};
    if (kind == "function ") return '`' + QString::fromStdString(notation(*operation)) + '`';
    const QueryExample* example = queryExample(*operation);
    return example ? "```\n" + QString::fromStdString(queryDrawing(*example, blockMarks)) + "```" : QString();
}

QString writtenOut(const QRegularExpressionMatch& mark, const ActionRegistry& actions)
{
    const QString kind = mark.captured(1), name = mark.captured(2);
    const auto& rows = actionTable();
    if (kind == "menu ")
        return std::any_of(rows.begin(), rows.end(), [&](const ActionRow& row) { return name == row.menu; })
                   ? menuTable(name, actions)
                   : mark.captured();
    if (kind == "functions " && name == "ofInstances")
        return '`' + QString::fromStdString(functionsOfInstances("`, `")) + '`';
    if (kind == "function " || kind == "drawing ") {
        const QString text = explainedFunction(kind, name);
        return text.isEmpty() ? mark.captured() : text;
    }
    const ActionRow* row = rowOf(name);
    if (!row) return mark.captured();
    if (kind.isEmpty()) return command(*row, actions);
    const QString key = actions.key(row->id);
    return key.isEmpty() ? ActionRegistry::tr("no key") : "**" + escaped(key) + "**";
}

QString contentOf(const QString& path)
{
    QFile page(path);
    return page.open(QIODevice::ReadOnly) ? QString::fromUtf8(page.readAll()) : QString();
}

/// Text of a page in English.
QString textOf(const QString& file) { return contentOf(pagesFolder + '/' + file); }

/// Text of a page in a language, with the pictures taken in it if there are any; in English if it has none.
QString textIn(const QString& language, const QString& file)
{
    const QString folder = pagesFolder + '/' + language;
    QString text = contentOf(folder + '/' + file);
    if (text.isEmpty()) return textOf(file);
    const QString marked = QStringLiteral("(qrc%1/pictures/%2)");
    for (const QString& picture : QDir(folder + QStringLiteral("/pictures")).entryList(QDir::Files))
        text.replace(marked.arg(pagesFolder, picture), marked.arg(folder, picture));
    return text;
}

QStringList pageFiles()
{
    initializeManualResource();
    return QDir(pagesFolder).entryList({"*.md"}, QDir::Files, QDir::Name);
}

qsizetype countOf(const QStringList& words, const QString& text)
{
    qsizetype count = 0;
    for (const QString& word : words) {
        const qsizetype here = text.count(word, Qt::CaseInsensitive);
        if (here == 0) return 0;
        count += here;
    }
    return count;
}

} // namespace

QString withCommands(const QString& text, const ActionRegistry& actions)
{
    QString made;
    qsizetype after = 0;
    auto marks = commandMark().globalMatch(text);
    while (marks.hasNext()) {
        const QRegularExpressionMatch mark = marks.next();
        made += QStringView(text).mid(after, mark.capturedStart() - after);
        made += writtenOut(mark, actions);
        after = mark.capturedEnd();
    }
    return made + text.mid(after);
}

QList<ManualPage> manualPages(const ActionRegistry& actions, const QString& language)
{
    QList<ManualPage> pages;
    for (const QString& file : pageFiles()) {
        const QString text = textIn(language, file);
        pages << ManualPage{file.section('-', 1).chopped(3), text.section('\n', 0, 0).mid(2),
                            withCommands(text, actions)};
    }
    return pages;
}

QList<int> pagesWith(const QString& words, const QList<ManualPage>& pages)
{
    const QStringList wanted = words.split(' ', Qt::SkipEmptyParts);
    struct Found
    {
        int page;
        bool isTitle;
        qsizetype count;
    };
    QList<Found> found;
    for (int page = 0; page < pages.size(); ++page) {
        const qsizetype count = countOf(wanted, pages[page].markdown);
        if (wanted.isEmpty() || count > 0)
            found << Found{page, countOf(wanted, pages[page].title) > 0, count};
    }
    std::stable_sort(found.begin(), found.end(), [](const Found& a, const Found& b) {
        return a.isTitle != b.isTitle ? a.isTitle : a.count > b.count;
    });
    QList<int> places;
    for (const Found& each : found) places << each.page;
    return places;
}

QStringList commandsWithoutPage()
{
    QSet<QString> menus;
    for (const QString& file : pageFiles()) {
        auto marks = commandMark().globalMatch(textOf(file));
        while (marks.hasNext())
            if (const QRegularExpressionMatch mark = marks.next(); mark.captured(1) == "menu ")
                menus << mark.captured(2);
    }
    QStringList without;
    for (const ActionRow& row : actionTable())
        if (!menus.contains(row.menu)) without << row.id;
    return without;
}

} // namespace tagline
