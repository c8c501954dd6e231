// Holds that colours and sizes of text stand in one table: widgets/theme.

#include "tests/support/TestData.h"

#include <QDirIterator>
#include <QRegularExpression>
#include <QTest>

namespace {

/// A file that may name a colour, and why.
struct Exception
{
    QString file;
    QString why;
};

const QList<Exception> exceptions{};

bool isAllowed(const QString& file)
{
    for (const Exception& each : exceptions)
        if (file == each.file) return true;
    return file.startsWith("widgets/theme/");
}

} // namespace

class tst_Literals : public QObject
{
    Q_OBJECT

private slots:
    void coloursAndSizesOfTextStandInTheTheme_data();
    void coloursAndSizesOfTextStandInTheTheme();
};

void tst_Literals::coloursAndSizesOfTextStandInTheTheme_data()
{
    QTest::addColumn<QString>("pattern");
    QTest::newRow("colour by numbers or name") << R"(\bQColor\s*[({]\s*("|0x|\d|Qt::))";
    QTest::newRow("named colour") << R"(\bQColor\s+\w+\s*[({]\s*("|0x|\d|Qt::))";
    QTest::newRow("colour in a sheet") << R"(#[0-9a-fA-F]{6}\b)";
    QTest::newRow("one of Qt's colours")
        << R"(Qt::(dark)?(white|black|red|green|blue|cyan|magenta|yellow|gray)\b)";
    QTest::newRow("size of text") << R"(\bset(PointSize|PointSizeF|PixelSize)\s*\()";
    QTest::newRow("slanted text") << R"(\bsetItalic\s*\()";
}

void tst_Literals::coloursAndSizesOfTextStandInTheTheme()
{
    QFETCH(QString, pattern);
    const QRegularExpression literal(pattern);
    int read = 0;
    for (const QString& room : {QStringLiteral("widgets"), QStringLiteral("app")}) {
        QDirIterator files(tagline::test::sourceFolder() + '/' + room, {"*.cpp", "*.h"}, QDir::Files,
                           QDirIterator::Subdirectories);
        while (files.hasNext()) {
            QFile file(files.next());
            const QString name = QDir(tagline::test::sourceFolder()).relativeFilePath(file.fileName());
            if (isAllowed(name)) continue;
            QVERIFY(file.open(QIODevice::ReadOnly));
            ++read;
            int line = 0;
            for (const QString& text : QString::fromUtf8(file.readAll()).split('\n')) {
                ++line;
                QVERIFY2(!literal.match(text).hasMatch(),
                         qPrintable(QString("%1:%2: %3: take it from widgets/theme")
                                        .arg(name)
                                        .arg(line)
                                        .arg(text.trimmed())));
            }
        }
    }
    QVERIFY(read > 200);
}

QTEST_APPLESS_MAIN(tst_Literals)
#include "tst_Literals.moc"
