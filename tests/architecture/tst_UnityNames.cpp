// Holds that the sources of one library can be compiled together (CMAKE_UNITY_BUILD, which every
// preset switches on): no two of them define one name in their anonymous namespaces, and none defines
// there what a header of any library declares: which headers meet in one translation unit is not foreseen.

#include "tests/support/TestData.h"

#include <QDirIterator>
#include <QHash>
#include <QRegularExpression>
#include <QTest>

#include <array>

namespace {

/// The library that a source belongs to: the one to which the nearest CMakeLists.txt above it adds files.
QString libraryOf(const QString& source)
{
    static QHash<QString, QString> known; // folder of a CMakeLists.txt → library
    QDir folder = QFileInfo(source).dir();
    while (!folder.exists("CMakeLists.txt")) folder.cdUp();
    QString& library = known[folder.path()];
    if (!library.isEmpty()) return library;
    QFile list(folder.filePath("CMakeLists.txt"));
    if (!list.open(QIODevice::ReadOnly)) qFatal("%s cannot be read", qPrintable(list.fileName()));
    static const QRegularExpression adding(R"((?:tagline_add_files|tagline_library|add_executable)\((\w+))");
    const auto match = adding.match(QString::fromUtf8(list.readAll()));
    library = match.hasMatch() ? match.captured(1) : folder.path();
    return library;
}

/// The types of a parameter list, without blanks: overloads may share a name.
QString withoutNames(QString parameters)
{
    static const QRegularExpression name(R"(\b\w+\s*(=[^,]*)?(,|$))");
    return parameters.simplified().replace(name, "\\2").remove(' ');
}

/// What begins at the first column of a text: functions that end as given, constants and types.
QStringList namesIn(const QString& body, const QRegularExpression& function)
{
    static const QRegularExpression constant(
        R"(^(?:static |inline )*(?:constexpr|const) [^\n(;={]*?(\w+)(?:\[[^\n]*\])?\s*[={])",
        QRegularExpression::MultilineOption);
    static const QRegularExpression type(R"(^(?:struct|class|enum class|using(?! namespace)) (\w+))",
                                         QRegularExpression::MultilineOption);
    QStringList names;
    for (auto each = function.globalMatch(body); each.hasNext();) {
        const auto match = each.next();
        names << match.captured(1) + '(' + withoutNames(match.captured(2)) + ')';
    }
    for (const QRegularExpression* pattern : {&constant, &type})
        for (auto each = pattern->globalMatch(body); each.hasNext();) names << each.next().captured(1);
    return names;
}

/// What a file defines in its anonymous namespace.
QStringList definedIn(const QString& text)
{
    static const QRegularExpression anonymous(R"(\nnamespace \{\n(.*?)\n\} // namespace\n)",
                                              QRegularExpression::DotMatchesEverythingOption);
    static const QRegularExpression definition(
        R"(^(?!struct|class|namespace|template)[\w:][^\n;={}()]*?\b(\w+)\(([^;{}]*)\)[^;{}()]*\{)",
        QRegularExpression::MultilineOption);
    QStringList names;
    for (auto block = anonymous.globalMatch(text); block.hasNext();)
        names << namesIn('\n' + block.next().captured(1), definition);
    names.removeDuplicates();
    return names;
}

/// What a header declares for all who include it.
QStringList declaredIn(const QString& text)
{
    static const QRegularExpression declaration(
        R"(^(?!struct|class|namespace|template|using)[\w:][^\n;={}()]*?\b(\w+)\(([^;{}]*)\)[^;{}()]*[;{])",
        QRegularExpression::MultilineOption);
    QStringList names = namesIn(text, declaration);
    names.removeDuplicates();
    return names;
}

/// By what names a name of one file may not stand in another: a function shares its name with overloads, but
/// with nothing else.
QStringList clashesOf(const QString& name)
{
    const bool isFunction = name.contains('(');
    return {name, (isFunction ? "other than function " : "function ") + name.section('(', 0, 0)};
}

/// How a name is found by the clashes of another.
QStringList foundAs(const QString& name)
{
    const bool isFunction = name.contains('(');
    return {name, (isFunction ? "function " : "other than function ") + name.section('(', 0, 0)};
}

/// The file among these that has what a name clashes with; empty where there is none.
QString clashOf(const QString& name, const QHash<QString, QString>& files, const QString& prefix = {})
{
    for (const QString& each : clashesOf(name))
        if (const auto file = files.constFind(prefix + each); file != files.constEnd()) return *file;
    return {};
}

/// Calls with every file of a room that is named so, and what it holds.
template<class Function>
void forEachFile(const char* room, const char* pattern, Function call)
{
    QDirIterator files(tagline::test::sourceFolder() + '/' + room, {pattern}, QDir::Files,
                       QDirIterator::Subdirectories);
    while (files.hasNext()) {
        QFile file(files.next());
        if (!file.open(QIODevice::ReadOnly)) QFAIL(qPrintable(file.fileName()));
        call(file.fileName(), QString::fromUtf8(file.readAll()));
    }
}

} // namespace

class tst_UnityNames : public QObject
{
    Q_OBJECT

private slots:
    void namesAreFound();
    void sourcesOfALibraryShareNoName();
};

void tst_UnityNames::namesAreFound()
{
    const QString text =
        "\nnamespace {\n\nconstexpr int limit = 3;\nconstexpr std::array<int, 2> pair{1, 2};\n"
        "struct Row\n{\n    int inner() { return 1; }\n};\n\n"
        "std::vector<int> rows(const Row& row, int count = 2)\n{\n    return {};\n}\n"
        "bool is(float x) { return x > 0; }\n\n} // namespace\nint outside() { return 1; }\n";
    QCOMPARE(definedIn(text), (QStringList{"rows(constRow&,int)", "is(float)", "limit", "pair", "Row"}));
    QCOMPARE(
        declaredIn("namespace tagline {\n\nclass Row;\nstruct Place\n{\n    int inner();\n};\n"
                   "inline constexpr int most = 3;\nstd::vector<int> rows(const Row& row, int count = 2);\n"
                   "inline bool is(float x) { return x > 0; }\n"),
        (QStringList{"rows(constRow&,int)", "is(float)", "most", "Row", "Place"}));
}

void tst_UnityNames::sourcesOfALibraryShareNoName()
{
    constexpr std::array rooms{"core", "render", "widgets", "app"};
    QHash<QString, QString> declared; // name → header
    for (const char* room : rooms)
        forEachFile(room, "*.h", [&](const QString& file, const QString& text) {
            for (const QString& name : declaredIn(text))
                for (const QString& key : foundAs(name)) declared[key] = file;
        });
    QHash<QString, QString> known; // library and name → source
    QStringList shared;
    int found = 0;
    for (const char* room : rooms) {
        forEachFile(room, "*.cpp", [&](const QString& file, const QString& text) {
            for (const QString& name : definedIn(text)) {
                ++found;
                const QString library = libraryOf(file) + ' ';
                for (const QString& other : {clashOf(name, declared), clashOf(name, known, library)})
                    if (!other.isEmpty()) shared << QString("%1: %2 and %3").arg(name, other, file);
            }
            for (const QString& name : definedIn(text))
                for (const QString& key : foundAs(name)) known[libraryOf(file) + ' ' + key] = file;
        });
    }
    QVERIFY(found > 1000);
    for (const QString& each : shared) qWarning("%s", qPrintable(each));
    QVERIFY2(shared.isEmpty(), "share the names above, or give one of each pair another name");
}

QTEST_APPLESS_MAIN(tst_UnityNames)
#include "tst_UnityNames.moc"
