// Holds that comments name what they speak of: one that begins with a question word makes its reader look for
// the noun.

#include "tests/support/TestData.h"

#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QTest>

namespace {

/// The source files of the product.
QStringList productFiles()
{
    QStringList files;
    const QDir root(tagline::test::sourceFolder());
    for (const char* room : {"core", "render", "widgets", "app"}) {
        QDirIterator below(root.filePath(room), {"*.cpp", "*.h"}, QDir::Files, QDirIterator::Subdirectories);
        while (below.hasNext()) files << below.next();
    }
    return files;
}

/// Lines of a text, counted from 1, at which a comment begins in a way that is not wanted.
QList<int> badBeginnings(const QString& text)
{
    static const QRegularExpression wholeLine(R"(^\s*//)");
    static const QRegularExpression badLine(R"(^\s*///? ?(What|Who|Where|As|The same) )");
    static const QRegularExpression badBehind(R"(///< ?(what|who|where|as|the same) )");
    QList<int> found;
    bool isInside = false; // a comment that began above
    int number = 0;
    for (const QString& line : text.split('\n')) {
        ++number;
        if ((!isInside && badLine.match(line).hasMatch()) || badBehind.match(line).hasMatch())
            found << number;
        isInside = wholeLine.match(line).hasMatch();
    }
    return found;
}

} // namespace

class tst_Comments : public QObject
{
    Q_OBJECT

private slots:
    void badBeginningsAreFound();
    void commentsNameWhatTheySpeakOf();
};

void tst_Comments::badBeginningsAreFound()
{
    QCOMPARE(badBeginnings("/// What it shows.\nint shown;\n"), QList<int>{1});
    QCOMPARE(badBeginnings("int a;\n    // The same for rows.\nint b; ///< where it lies"),
             (QList<int>{2, 3}));
    QVERIFY(badBeginnings("/// The state that is shown,\n/// As the view has it.\nint shown; ///< asked")
                .isEmpty());
}

void tst_Comments::commentsNameWhatTheySpeakOf()
{
    const QStringList files = productFiles();
    QVERIFY(files.size() > 1000);
    QStringList found;
    for (const QString& path : files) {
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        for (const int line : badBeginnings(QString::fromUtf8(file.readAll())))
            found << QString("%1:%2").arg(path).arg(line);
    }
    QVERIFY2(found.isEmpty(),
             qPrintable("begin these comments with the thing or the verb (“The ranges …”, “Returns …”):\n" +
                        found.join('\n')));
}

QTEST_APPLESS_MAIN(tst_Comments)
#include "tst_Comments.moc"
