// Holds the arrows of ARCHITECTURE.md against every #include. Linking alone does not: Debian's include paths
// are shared, so <QtWidgets/QWidget> compiles from a core source as well.

#include "tests/support/TestData.h"

#include <QDirIterator>
#include <QLibraryInfo>
#include <QRegularExpression>
#include <QTest>

namespace {

/// What the files of a folder may include. The first room whose folder begins a file's path is its room.
struct Room
{
    QString folder;
    QStringList own;       ///< folders of this repository
    QStringList qtModules; ///< in sources
    QStringList qtInHeaders;
    QStringList libraries; ///< first parts of other libraries' includes, in sources
};

const QStringList tagsFolders{"core/support/", "core/time/", "core/tags/", "core/query/"};
const QStringList motionFolders =
    tagsFolders +
    QStringList{"core/animation/", "core/playback/", "core/retargeting/", "core/motion/", "core/mesh/"};

const QList<Room>& rooms()
{
    static const QList<Room> all{
        {"core/support/", tagsFolders, {}, {}, {}},
        {"core/time/", tagsFolders, {}, {}, {}},
        {"core/tags/", tagsFolders, {}, {}, {}},
        {"core/query/", tagsFolders, {}, {}, {}},
        {"core/system/saving/", {"core/support/", "core/system/"}, {"QtCore"}, {}, {}},
        {"core/system/", {"core/support/", "core/system/"}, {}, {}, {}},
        {"core/runtime/", tagsFolders + QStringList{"core/system/", "core/runtime/"}, {}, {}, {}},
        {"core/animation/", motionFolders, {}, {}, {"glm"}},
        {"core/playback/", motionFolders, {}, {}, {"glm"}},
        {"core/retargeting/", motionFolders, {}, {}, {"glm"}},
        {"core/motion/", motionFolders, {}, {}, {"glm"}},
        {"core/mesh/", motionFolders, {}, {}, {"glm"}},
        {"core/search/", motionFolders + QStringList{"core/search/"}, {}, {}, {"glm"}},
        {"core/import/assimp/", {"core/"}, {}, {}, {"glm", "assimp", "nlohmann"}},
        {"core/", {"core/"}, {"QtCore"}, {}, {"glm", "nlohmann"}},
        {"render/", {"core/", "render/"}, {"QtCore", "QtGui"}, {}, {"glm", "EGL", "GL", "KHR"}},
        {"widgets/",
         {"core/", "render/", "widgets/"},
         {"QtCore", "QtGui", "QtWidgets", "QtOpenGL", "QtOpenGLWidgets", "QtSvg"},
         {"QtCore", "QtGui", "QtWidgets", "QtOpenGL", "QtOpenGLWidgets"},
         {"glm"}},
        {"app/document/", {"core/", "app/document/"}, {"QtCore", "QtGui"}, {"QtCore", "QtGui"}, {"glm"}},
        {"app/pictures/",
         {"core/", "render/", "app/pictures/"},
         {"QtCore", "QtGui"},
         {"QtCore", "QtGui"},
         {"glm"}},
        {"app/cli/",
         {"core/", "render/", "app/cli/", "app/document/", "app/pictures/"},
         {"QtCore", "QtGui"},
         {"QtCore"},
         {"glm", "nlohmann"}},
        {"app/import_worker/", {"core/", "app/import_worker/"}, {"QtCore", "QtGui"}, {}, {}},
        {"app/",
         {"core/", "render/", "widgets/", "app/"},
         {"QtCore", "QtGui", "QtWidgets", "QtOpenGL", "QtOpenGLWidgets", "QtSvg"},
         {"QtCore", "QtGui", "QtWidgets"},
         {"glm"}},
    };
    return all;
}

const Room* roomOf(const QString& file)
{
    for (const Room& room : rooms())
        if (file.startsWith(room.folder)) return &room;
    return nullptr;
}

/// The Qt module that a header such as "QWidget" belongs to; empty where it is not Qt's.
QString qtModule(const QString& header)
{
    static const QStringList modules{"QtCore",          "QtGui",     "QtWidgets",    "QtOpenGL",
                                     "QtOpenGLWidgets", "QtSvg",     "QtSvgWidgets", "QtConcurrent",
                                     "QtSql",           "QtNetwork", "QtTest"};
    for (const QString& module : modules)
        if (header == module || header.startsWith(module + '/')) return module;
    for (const QString& module : modules)
        if (QFileInfo::exists(QLibraryInfo::path(QLibraryInfo::HeadersPath) + '/' + module + '/' + header))
            return module;
    return {};
}

/// Headers of the operating system, which only core/system knows: not of C++ and of no library.
bool isOfSystem(const QString& include)
{
    static const QStringList headers{"unistd.h", "fcntl.h",   "signal.h", "poll.h",
                                     "spawn.h",  "dlfcn.h",   "sched.h",  "dirent.h",
                                     "pwd.h",    "pthread.h", "csignal",  "execinfo.h"};
    return include.startsWith("sys/") || include.startsWith("linux/") || headers.contains(include);
}

const QStringList foreignLibraries{"glm", "assimp", "nlohmann", "EGL", "GL", "KHR", "boost", "benchmark"};

/// Why this include is not allowed here; empty where it is.
QString objection(const QString& file, const QString& include, bool isQuoted)
{
    const Room& room = *roomOf(file);
    if (isQuoted) {
        for (const QString& folder : room.own)
            if (include.startsWith(folder)) return {};
        return "is not below this folder";
    }
    const bool isHeader = file.endsWith(".h");
    if (const QString module = qtModule(include); !module.isEmpty())
        return (isHeader ? room.qtInHeaders : room.qtModules).contains(module)
                   ? QString()
                   : module + " is not for this folder";
    if (isOfSystem(include) && !file.startsWith("core/system/"))
        return "the operating system is for core/system";
    const QString library = include.section('/', 0, 0);
    if (!foreignLibraries.contains(library)) return {}; // the standard library and the system
    if (library == "nlohmann" && isHeader) return "JSON hides in sources";
    return room.libraries.contains(library) ? QString() : library + " is not for this folder";
}

QStringList filesBelow(const QString& folder)
{
    QStringList files;
    QDirIterator walk(tagline::test::sourceFolder() + '/' + folder, {"*.h", "*.cpp"}, QDir::Files,
                      QDirIterator::Subdirectories);
    while (walk.hasNext()) files << QDir(tagline::test::sourceFolder()).relativeFilePath(walk.next());
    files.sort();
    return files;
}

/// Captures how an include is quoted, and what it names.
const QRegularExpression& includePattern()
{
    static const QRegularExpression pattern(R"(^\s*#\s*include\s*(["<])([^">]+)[">])",
                                            QRegularExpression::MultilineOption);
    return pattern;
}

QStringList objectionsIn(const QString& file)
{
    QFile source(tagline::test::sourceFolder() + '/' + file);
    if (!source.open(QIODevice::ReadOnly)) return {file + ": cannot be read"};
    QStringList found;
    auto matches = includePattern().globalMatch(QString::fromUtf8(source.readAll()));
    while (matches.hasNext()) {
        const auto match = matches.next();
        const QString include = match.captured(2);
        if (include.endsWith(".moc")) continue;
        const QString why = objection(file, include, match.captured(1) == "\"");
        if (!why.isEmpty()) found << QString("%1 includes %2: %3").arg(file, include, why);
    }
    return found;
}

QString textOf(const QString& file)
{
    QFile source(tagline::test::sourceFolder() + '/' + file);
    return source.open(QIODevice::ReadOnly) ? QString::fromUtf8(source.readAll()) : QString();
}

/// All headers that a file of this repository includes, also through others of this repository.
QSet<QString> reachedFrom(const QString& file)
{
    static QHash<QString, QSet<QString>> known;
    if (const auto found = known.constFind(file); found != known.cend()) return *found;
    QSet<QString> reached;
    auto matches = includePattern().globalMatch(textOf(file));
    while (matches.hasNext()) {
        const QString include = matches.next().captured(2);
        reached << include;
        if (include.contains('/')) reached.unite(reachedFrom(include));
    }
    return known[file] = reached;
}

/// The file that an include of one of Qt's headers names; empty where it is none.
QString qtFile(const QString& include, const QString& from)
{
    static QHash<QString, QString> known;
    const QString folder = from.section('/', 0, -2) + '/';
    const QString key = folder + ' ' + include;
    if (const auto found = known.constFind(key); found != known.cend()) return *found;
    const QString all = QLibraryInfo::path(QLibraryInfo::HeadersPath) + '/', module = qtModule(include);
    QStringList places{all + include};
    if (!module.isEmpty()) places << all + module + '/' + include;
    if (folder.startsWith(all)) places << folder + include;
    for (const QString& place : places)
        if (QFileInfo(place).isFile()) return known[key] = QFileInfo(place).canonicalFilePath();
    return known[key] = QString();
}

/// What a file includes itself: files of this repository by their path in it, those of Qt by their whole
/// path.
QStringList filesIncludedBy(const QString& file)
{
    static QHash<QString, QStringList> known;
    if (const auto found = known.constFind(file); found != known.cend()) return *found;
    QFile source(QDir(tagline::test::sourceFolder()).filePath(file));
    const QString text = source.open(QIODevice::ReadOnly) ? QString::fromUtf8(source.readAll()) : QString();
    QStringList files;
    for (auto matches = includePattern().globalMatch(text); matches.hasNext();) {
        const auto match = matches.next();
        const QString include = match.captured(2), ofQt = qtFile(include, file);
        if (!ofQt.isEmpty())
            files << ofQt;
        else if (match.captured(1) == "\"")
            files << include;
    }
    return known[file] = files;
}

/// All files that one includes, also through others; conditions in Qt's headers are taken as met.
QSet<QString> filesReachedFrom(const QString& file)
{
    QSet<QString> reached;
    QStringList open{file};
    while (!open.isEmpty())
        for (const QString& each : filesIncludedBy(open.takeLast()))
            if (!reached.contains(each)) {
                reached << each;
                open << each;
            }
    return reached;
}

/// The header of a class of Qt, the file with its declaration; empty for what is no class with such a header.
QString headerOfQtClass(const QString& name)
{
    const bool isAlias = name.startsWith("QVariant"); // QVariantList, QVariantMap
    const bool isFunction = name.front().isLower();   // of the namespace Qt
    const QString named = qtFile(isAlias ? "QVariant" : isFunction ? "QTextDocument" : name, QString());
    return named.isEmpty() ? QString() : filesIncludedBy(named).value(0);
}

/// The header of the standard library that declares std::NAME; empty for names that this test does not know.
QString standardHeader(const QString& name)
{
    static const QHash<QString, QString> headers{{"any", "any"},
                                                 {"array", "array"},
                                                 {"atomic", "atomic"},
                                                 {"bit_cast", "bit"},
                                                 {"clamp", "algorithm"},
                                                 {"deque", "deque"},
                                                 {"filesystem", "filesystem"},
                                                 {"function", "functional"},
                                                 {"hash", "functional"},
                                                 {"int64_t", "cstdint"},
                                                 {"jthread", "thread"},
                                                 {"map", "map"},
                                                 {"mutex", "mutex"},
                                                 {"numeric_limits", "limits"},
                                                 {"optional", "optional"},
                                                 {"set", "set"},
                                                 {"shared_ptr", "memory"},
                                                 {"sort", "algorithm"},
                                                 {"span", "span"},
                                                 {"string", "string"},
                                                 {"string_view", "string_view"},
                                                 {"uint8_t", "cstdint"},
                                                 {"uint32_t", "cstdint"},
                                                 {"uint64_t", "cstdint"},
                                                 {"unique_ptr", "memory"},
                                                 {"unordered_map", "unordered_map"},
                                                 {"variant", "variant"},
                                                 {"vector", "vector"}};
    return headers.value(name);
}

} // namespace

class tst_Includes : public QObject
{
    Q_OBJECT

private slots:
    void everyIncludeFollowsTheArrows();
    void wrongIncludesAreNoticed_data();
    void wrongIncludesAreNoticed();
    void sourcesIncludeTheirOwnHeaderFirst();
    void headersIncludeWhatTheyUseOfTheStandardLibrary();
    void sourcesIncludeTheClassesOfQtThatTheyUse();
};

void tst_Includes::everyIncludeFollowsTheArrows()
{
    QStringList found;
    int files = 0;
    for (const char* folder : {"core", "render", "widgets", "app"})
        for (const QString& file : filesBelow(folder)) {
            found << objectionsIn(file);
            ++files;
        }
    QVERIFY2(files > 20, "the sources were not found");
    QVERIFY2(found.isEmpty(), qPrintable(found.join('\n')));
}

void tst_Includes::wrongIncludesAreNoticed_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("include");
    QTest::addColumn<bool>("quoted");
    QTest::addColumn<bool>("allowed");
    QTest::newRow("widget in core") << "core/io/A.cpp"
                                    << "QtWidgets/QWidget" << false << false;
    QTest::newRow("short widget in core") << "core/io/A.cpp"
                                          << "QWidget" << false << false;
    QTest::newRow("QtCore in a core source") << "core/io/A.cpp"
                                             << "QFile" << false << true;
    QTest::newRow("QtCore in a core header") << "core/io/A.h"
                                             << "QFile" << false << false;
    QTest::newRow("Qt in tags") << "core/tags/A.cpp"
                                << "QString" << false << false;
    QTest::newRow("assimp in io") << "core/io/A.cpp"
                                  << "assimp/scene.h" << false << false;
    QTest::newRow("assimp where it belongs") << "core/import/assimp/A.cpp"
                                             << "assimp/scene.h" << false << true;
    QTest::newRow("JSON in a source of the worker") << "core/import/assimp/A.cpp"
                                                    << "nlohmann/json.hpp" << false << true;
    QTest::newRow("JSON in a header of the worker") << "core/import/assimp/A.h"
                                                    << "nlohmann/json.hpp" << false << false;
    QTest::newRow("tags do not know motion") << "core/tags/A.h"
                                             << "core/animation/clips/Clip.h" << true << false;
    QTest::newRow("widgets do not know app") << "widgets/tags/A.h"
                                             << "app/document/A.h" << true << false;
    QTest::newRow("render knows no widget") << "render/A.cpp"
                                            << "widgets/tags/A.h" << true << false;
    QTest::newRow("documents without widgets") << "app/document/A.cpp"
                                               << "QWidget" << false << false;
    QTest::newRow("the operating system in import") << "core/import/A.cpp"
                                                    << "unistd.h" << false << false;
    QTest::newRow("the operating system in its room") << "core/system/A.cpp"
                                                      << "sys/mman.h" << false << true;
    QTest::newRow("standard library") << "core/time/A.h"
                                      << "vector" << false << true;
}

void tst_Includes::wrongIncludesAreNoticed()
{
    QFETCH(QString, file);
    QFETCH(QString, include);
    QFETCH(bool, quoted);
    QTEST(objection(file, include, quoted).isEmpty(), "allowed");
}

/// The order of includes is one everywhere, and begins with the file's own header.
void tst_Includes::sourcesIncludeTheirOwnHeaderFirst()
{
    QStringList late;
    int sources = 0;
    for (const char* folder : {"core", "render", "widgets", "app", "resources"})
        for (const QString& header : filesBelow(folder).filter(QRegularExpression("\\.h$"))) {
            QFile source(tagline::test::sourceFolder() + '/' + header.chopped(2) + ".cpp");
            if (!source.open(QIODevice::ReadOnly)) continue;
            ++sources;
            const QString first = includePattern().match(QString::fromUtf8(source.readAll())).captured(2);
            if (first != header) late << header + " is not its source's first include, but " + first;
        }
    QVERIFY2(sources > 20, "the sources were not found");
    QVERIFY2(late.isEmpty(), qPrintable(late.join('\n')));
}

/// HeadersCompileAlone has the standard library precompiled and cannot see it. Headers that may include Qt,
/// which includes nearly all of it, are left out.
void tst_Includes::headersIncludeWhatTheyUseOfTheStandardLibrary()
{
    static const QRegularExpression comment("//[^\n]*");
    static const QRegularExpression used(R"(\bstd::(\w+))");
    QStringList found;
    int names = 0;
    for (const QString& header : filesBelow("core").filter(QRegularExpression("\\.h$"))) {
        const QSet<QString> reached = reachedFrom(header);
        auto matches = used.globalMatch(textOf(header).remove(comment));
        while (matches.hasNext()) {
            const QString name = matches.next().captured(1);
            const QString wanted = standardHeader(name);
            if (wanted.isEmpty()) continue;
            ++names;
            if (!reached.contains(wanted))
                found << header + " uses std::" + name + " without <" + wanted + ">";
        }
    }
    QVERIFY2(names > 1000, "the headers were not read");
    found.removeDuplicates();
    QVERIFY2(found.isEmpty(), qPrintable(found.join('\n')));
}

/// The builds that are tested read Qt's headers beforehand and many sources together, where none sees what a
/// source lacks: builds of packagers, without either, would not compile.
void tst_Includes::sourcesIncludeTheClassesOfQtThatTheyUse()
{
    static const QRegularExpression unseen(R"-(R"\w*\([\s\S]*?\)\w*"|//[^\n]*|"(?:[^"\\\n]|\\.)*")-");
    // Used so, a class must be whole: made, a value, or asked for something of its own.
    static const QRegularExpression used(
        R"(\bnew (?<n>Q[A-Z]\w+)|\b(?<s>Q[A-Z]\w+)::\w|\b(?<v>Q[A-Z]\w+) [a-z]\w*\s*[;({=]|\b(?<c>Q[A-Z]\w+)[(<]|\bQt::(?<f>mightBeRichText|convertFromPlainText)\b)");
    QStringList found;
    int names = 0;
    for (const char* folder : {"core", "render", "widgets", "app", "resources"})
        for (const QString& source : filesBelow(folder).filter(QRegularExpression("\\.cpp$"))) {
            const QString text = textOf(source).remove(unseen);
            const QSet<QString> reached = filesReachedFrom(source);
            for (auto matches = used.globalMatch(text); matches.hasNext();) {
                const auto match = matches.next();
                QString name;
                for (const char* form : {"n", "s", "v", "c", "f"}) name += match.captured(form);
                const QString header = headerOfQtClass(name);
                if (header.isEmpty()) continue;
                ++names;
                if (!reached.contains(header)) found << source + " uses " + name + " and does not include it";
            }
        }
    QVERIFY2(names > 5000, qPrintable(QString("only %1 uses were found").arg(names)));
    found.removeDuplicates();
    QVERIFY2(found.isEmpty(), qPrintable(found.join('\n')));
}

QTEST_APPLESS_MAIN(tst_Includes)
#include "tst_Includes.moc"
