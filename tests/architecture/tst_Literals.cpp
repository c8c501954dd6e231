// Holds that colours and sizes of text stand in one table, widgets/theme, and keys in another, app/actions;
// and that dialogs derive from the one in widgets/theme.

#include "tests/support/TestData.h"

#include <QDirIterator>
#include <QRegularExpression>
#include <QTest>

#include <algorithm>

namespace {

/// The files that may have a literal: the folder of its table, and single ones, each with its reason.
using Homes = QStringList;

const Homes themeHome{"widgets/theme/"};
const Homes keyHomes{
    "app/actions/", // the table, and the sheet that explains keys held with a mouse
    "app/presenters/characters/RetargetDialog.", // the dialog's own key, in no menu
};

bool isHome(const QString& file, const Homes& homes)
{
    return std::any_of(homes.begin(), homes.end(),
                       [&](const QString& home) { return file.startsWith(home); });
}

struct Search
{
    int files = 0;
    QStringList found; ///< "file:line: text"
};

/// The lines of product code with a window that match, but those of the literal's homes.
Search linesWith(const QRegularExpression& literal, const Homes& homes)
{
    Search search;
    for (const QString& room : {QStringLiteral("widgets"), QStringLiteral("app")}) {
        QDirIterator files(tagline::test::sourceFolder() + '/' + room, {"*.cpp", "*.h"}, QDir::Files,
                           QDirIterator::Subdirectories);
        while (files.hasNext()) {
            QFile file(files.next());
            const QString name = QDir(tagline::test::sourceFolder()).relativeFilePath(file.fileName());
            if (isHome(name, homes) || !file.open(QIODevice::ReadOnly)) continue;
            ++search.files;
            int line = 0;
            for (const QString& text : QString::fromUtf8(file.readAll()).split('\n'))
                if (++line; literal.match(text).hasMatch())
                    search.found << QString("%1:%2: %3").arg(name).arg(line).arg(text.trimmed());
        }
    }
    return search;
}

} // namespace

class tst_Literals : public QObject
{
    Q_OBJECT

private slots:
    void coloursAndSizesOfTextStandInTheTheme_data();
    void coloursAndSizesOfTextStandInTheTheme();
    void aColourHasOneMeaning_data();
    void aColourHasOneMeaning();
    void thereIsOneChevron();
    void noLetterStandsForAnIcon();
    void keysStandInTheActionTable();
    void everyDialogIsOurs();
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
    const Search search = linesWith(QRegularExpression(pattern), themeHome);
    QVERIFY(search.files > 200);
    QVERIFY2(search.found.isEmpty(), qPrintable("take it from widgets/theme:\n" + search.found.join('\n')));
}

/// Who may use a colour that means one thing, each for its reason.
void tst_Literals::aColourHasOneMeaning_data()
{
    QTest::addColumn<QString>("pattern");
    QTest::addColumn<Homes>("homes");
    const QString used = R"re((\btheme\(\)\.|\bTheme::|[cC]olours\.|[pP]alette\.)(%1)\b(?!\())re";
    const QString painted = R"re((\btheme\(\)\.|[cC]olours\.|[pP]alette\.)(%1)\b(?!\())re"; // not as words
    QTest::newRow("yellow: the query's answer")
        << used.arg("query(Text|Wash)?")
        << Homes{"app/presenters/query/StatisticsDialog.cpp", // how the answer is spread
                 "widgets/library/ClipStripDelegate.cpp",     // how many frames are hits
                 "widgets/library/ClipStripPainter.cpp",
                 "widgets/query/QueryBar.cpp",          // the answer's numbers
                 "widgets/reel/",                       // the hits, and the offer to play them
                 "widgets/timeline/painting/",          // the answer's lane and the columns behind the others
                 "widgets/viewport/ViewportWidget.cpp", // the root's path, on frames of the answer
                 "widgets/wall/WallPainter.cpp",
                 "widgets/wall/WallStripes.cpp"};
    QTest::newRow("red: now") << used.arg("playhead")
                              << Homes{"widgets/controller/BlendLanesView.cpp",
                                       "widgets/drive/DriveStrip.cpp",
                                       "widgets/library/ClipStripPainter.cpp",
                                       "widgets/reel/ReelStrip.cpp",
                                       "widgets/tags/choice/TagRowDelegate.cpp", // a tag is being written
                                       "widgets/timeline/",
                                       "widgets/viewport/MeasuringLine.cpp",
                                       "widgets/viewport/ViewportOverlay.cpp", // a tag is being written
                                       "widgets/wall/WallPainter.cpp"};
    QTest::newRow("red: what is wrong, beside its words")
        << painted.arg("error")
        << Homes{"widgets/library/ClipStripDelegate.cpp", // why a file could not be read
                 "widgets/query/QueryHighlighter.cpp"};   // where the query is wrong
}

void tst_Literals::aColourHasOneMeaning()
{
    QFETCH(QString, pattern);
    QFETCH(Homes, homes);
    const Search search = linesWith(QRegularExpression(pattern), themeHome);
    QVERIFY(search.files > 200);
    for (const QString& line : search.found)
        QVERIFY2(isHome(line, homes), qPrintable("it means something else: " + line));
    for (const QString& home : homes)
        QVERIFY2(std::any_of(search.found.begin(), search.found.end(),
                             [&](const QString& line) { return line.startsWith(home); }),
                 qPrintable(home + " uses it no more"));
}

/// Whoever draws one, draws it as large as all others do (widgets/theme/Chevron.h).
void tst_Literals::thereIsOneChevron()
{
    const QRegularExpression chevron(R"re("chevron-|[▾▸▴◂▼▲]"|\bsetArrowType\b)re");
    const Search search = linesWith(chevron, themeHome);
    QVERIFY(search.files > 200);
    QVERIFY2(search.found.isEmpty(), qPrintable("take widgets/theme/Chevron.h:\n" + search.found.join('\n')));
}

/// Letters of other fonts have other weights and sizes than the program's icons, and no state.
void tst_Literals::noLetterStandsForAnIcon()
{
    const QRegularExpression letter(R"re("[^"A-Za-z]*[«»⋮⋯↺↻⟲⟳✓✔✕✖✗✘●○◉◀▶◂☰⚙⚠][^"A-Za-z]*"|\btr\("\+ )re");
    const Search search = linesWith(letter, {});
    QVERIFY(search.files > 200);
    QVERIFY2(search.found.isEmpty(), qPrintable("take widgets/theme/Icons.h:\n" + search.found.join('\n')));
}

/// A person may choose other keys: a text asks for the key of an action (ActionRegistry::bracketedKey).
void tst_Literals::keysStandInTheActionTable()
{
    const QRegularExpression keyInText(R"re(tr\(.*"[^"]*(\b(Ctrl|Alt|Shift)\+[A-Z0-9]|\([A-Z]\)))re");
    const Search search = linesWith(keyInText, keyHomes);
    QVERIFY(search.files > 200);
    QVERIFY2(search.found.isEmpty(), qPrintable("ask for the action's key:\n" + search.found.join('\n')));
}

/// Qt's own tells a derived class of its fields while it is destroyed.
void tst_Literals::everyDialogIsOurs()
{
    const Search search = linesWith(QRegularExpression(R"(\bclass \w+.*: public QDialog\b)"), themeHome);
    QVERIFY(search.files > 200);
    QVERIFY2(search.found.isEmpty(),
             qPrintable("derive from widgets/theme/controls/Dialog.h:\n" + search.found.join('\n')));
}

QTEST_APPLESS_MAIN(tst_Literals)
#include "tst_Literals.moc"
