// The keys and menus that the README names are those of the program.

#include "app/actions/ActionTable.h"
#include "app/actions/MenuTitles.h"
#include "tests/support/TestData.h"

#include <QFile>
#include <QKeySequence>
#include <QRegularExpression>
#include <QTest>

using namespace tagline;

namespace {

QString plain(QString text) { return text.remove('&').remove(QStringLiteral("…")); }

/// Keys that no action has: those on the timeline, of suggestions, and arrows as signs.
QString asKey(const QString& written)
{
    if (written == QStringLiteral("←")) return "Left";
    if (written == QStringLiteral("→")) return "Right";
    return written;
}

bool isInTable(const QString& key)
{
    const QKeySequence wanted(key, QKeySequence::PortableText);
    for (const ActionRow& row : actionTable())
        for (const QString& each : QString(row.keys).split(" | "))
            if (!each.isEmpty() && QKeySequence(each, QKeySequence::PortableText) == wanted) return true;
    return key == "Enter" || key == "Backspace"; // RulePresenter's, on the timeline
}

bool isMenuEntry(const QString& path)
{
    for (const ActionRow& row : actionTable())
        if (menuPath(row.menu) + QStringLiteral(" ▸ ") + plain(row.text) == path) return true;
    return false;
}

} // namespace

class tst_ReadmeKeys : public QObject
{
    Q_OBJECT

private slots:
    void everyKeyAndMenuOfTheReadmeIsThere();
};

void tst_ReadmeKeys::everyKeyAndMenuOfTheReadmeIsThere()
{
    QFile file(test::sourceFolder() + "/README.md");
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QString text =
        QString::fromUtf8(file.readAll()).section("## The first minute", 1).section("\n## ", 0, 0);
    static const QRegularExpression emphasized(QStringLiteral("(?<!\\*)\\*([^*\\n]+)\\*(?!\\*)"));
    int found = 0;
    for (auto match = emphasized.globalMatch(text); match.hasNext();) {
        const QString name = match.next().captured(1);
        ++found;
        if (name.contains(QStringLiteral("▸"))) {
            QVERIFY2(isMenuEntry(name), qPrintable(name));
            continue;
        }
        static const QRegularExpression between(QStringLiteral("[ /]"));
        for (const QString& key : name.split(between)) QVERIFY2(isInTable(asKey(key)), qPrintable(key));
    }
    QVERIFY(found > 15);
}

QTEST_APPLESS_MAIN(tst_ReadmeKeys)
#include "tst_ReadmeKeys.moc"
