// What core says in English is said in the window's language: its names and numbers stay, and every sentence
// that its sources have is known.

#include "app/presenters/messages/ErrorWords.h"
#include "core/cutting/CutNames.h"
#include "core/io/LibraryFile.h"
#include "core/io/TagSidecar.h"
#include "core/io/json/JsonDocument.h"
#include "core/library/checks/MotionCheckup.h"
#include "core/library/edits/TagRenaming.h"
#include "core/motion/checks/MotionChecks.h"
#include "core/support/Result.h"
#include "core/system/FileStatus.h"
#include "core/system/SystemError.h"
#include "core/tags/takes/TakePattern.h"
#include "core/tags/vocabulary/TagVocabulary.h"
#include "core/tags/vocabulary/VocabularyCheck.h"
#include "tests/core/query/QueryErrorRows.h"
#include "tests/support/TestData.h"
#include "widgets/theme/messages/CoreText.h"
#include "widgets/theme/messages/Sentence.h"

#include <QDirIterator>
#include <QMap>
#include <QRegularExpression>
#include <QTest>
#include <QTranslator>

#include <cerrno>

using namespace tagline;
using namespace tagline::test;

namespace {

/// A language of a few words.
class FewWords : public QTranslator
{
public:
    bool isEmpty() const override { return false; }
    QString translate(const char* context, const char* source, const char*, int) const override
    {
        return QByteArray(context) == "tagline::CoreText" ? m_words.value(source) : QString();
    }

private:
    const QMap<QByteArray, QString> m_words{
        {"no tag %1", "kein Tag %1"},
        {"%1; did you mean \"%2\"?", "%1; ist \"%2\" gemeint?"},
        {"%1 is missing: %2", "bei %2 fehlt %1"},
        {"a set of frames", "eine Menge"},
        {"cannot be written: %1", "lässt sich nicht schreiben: %1"},
        {"%1; what was written so far is incomplete, remove the file", "%1; unvollständig"},
        {"\"%1\" is no pattern of names: %2; write one as {take}_{subject}", "„%1“ ist kein Muster: %2"},
        {"a bracket is not closed", "eine Klammer ist offen"},
        {"line %1", "Zeile %1"},
        {"column %1", "Spalte %1"},
    };
};

/// Strings beside each other, as they are in memory.
QString unescaped(const QString& literals)
{
    static const QRegularExpression literal("\"((?:[^\"\\\\]|\\\\.)*)\"");
    QString text;
    for (auto found = literal.globalMatch(literals); found.hasNext();) text += found.next().captured(1);
    return text.replace("\\\"", "\"").replace("\\\\", "\\");
}

struct SourceText
{
    QString file;
    QString text;
};

/// What the sources of a folder have where a pattern has its group.
QList<SourceText> textsOf(const char* folder, const QString& pattern)
{
    // Literals, with what must follow that they are all of the text.
    const QRegularExpression whole(
        QString(pattern).replace("TEXT", "((?:\"(?:[^\"\\\\]|\\\\.)*\"\\s*)+)(?=[,)}])"));
    QList<SourceText> texts;
    QDirIterator files(sourceFolder() + '/' + folder, {"*.cpp", "*.h"}, QDir::Files,
                       QDirIterator::Subdirectories);
    while (files.hasNext()) {
        QFile file(files.next());
        if (!file.open(QIODevice::ReadOnly)) qFatal("%s cannot be read", qPrintable(file.fileName()));
        const QString source = QString::fromUtf8(file.readAll());
        for (auto found = whole.globalMatch(source); found.hasNext();)
            if (const QString text = unescaped(found.next().captured(1)); text.contains(' '))
                texts << SourceText{file.fileName(), text};
    }
    return texts;
}

bool isKnown(const QString& text) { return isKnownToCoreText(text.toStdString()); }

/// Whole, or as the beginning or the end of a sentence with a name or a reason.
bool isKnownInPart(const QString& text)
{
    return text.endsWith(' ') || isKnown(text) || isKnown(text + ": reason") || isKnown("name " + text);
}

} // namespace

class tst_CoreText : public QObject
{
    Q_OBJECT

private slots:
    void namesAndNumbersStay_data();
    void namesAndNumbersStay();
    void errorsHaveTheirPlace();
    void englishStaysAsItIs();
    void errorsOfQueriesAreKnown();
    void errorsOfTheSourcesAreKnown();
    void whatIsMendedInModelsIsKnown();
    void whatReadersRefuseIsKnown();
    void whatImportsOfTagsLeaveOutIsKnown();
    void errorsOfJsonAreKnown();
    void errorsOfLibraryFilesAreKnown();
    void errorsOfDisksAreKnown();
    void refusalsOfTagsAreKnown();
    void tablesAreKnown();
};

void tst_CoreText::namesAndNumbersStay_data()
{
    QTest::addColumn<QString>("said");
    QTest::addColumn<QString>("words");
    QTest::newRow("a name") << "no tag \"Wlak\""
                            << "kein Tag \"Wlak\"";
    QTest::newRow("a sentence in a sentence") << "no tag \"Wlak\"; did you mean \"Walk\"?"
                                              << "kein Tag \"Wlak\"; ist \"Walk\" gemeint?";
    QTest::newRow("places in another order") << "a set of frames is missing: head(q, duration)"
                                             << "bei head(q, duration) fehlt eine Menge";
    QTest::newRow("a name that is a sentence") << "\"a bracket is not closed\" is no pattern of names: a "
                                                  "bracket is not closed; write one as {take}_{subject}"
                                               << "„a bracket is not closed“ ist kein Muster: eine Klammer "
                                                  "ist offen";
    QTest::newRow("a name with a place") << "no tag \"%2\""
                                         << "kein Tag \"%2\"";
    QTest::newRow("what was not foreseen") << "the moon is full"
                                           << "the moon is full";
    QTest::newRow("no translation") << "there is no such file"
                                    << "there is no such file";
    QTest::newRow("nothing") << ""
                             << "";
    QTest::newRow("what another program said") << "cannot be written: 5\nno tag \"x\""
                                               << "lässt sich nicht schreiben: 5\nno tag \"x\"";
}

void tst_CoreText::namesAndNumbersStay()
{
    QFETCH(QString, said);
    FewWords words;
    QVERIFY(QCoreApplication::installTranslator(&words));
    QTEST(coreText(said.toStdString()), "words");
}

void tst_CoreText::errorsHaveTheirPlace()
{
    const Error inFile{"x.y", "no tag \"a\"", "walk.json", 12, 7}, inText{"x.y", "no tag \"a\"", {}, 0, 9};
    const Error inLine{"x.y", "no tag \"a\"", {}, 3, 0}, alone{"x.y", "no tag \"a\"", {}};
    for (const Error& error : {inFile, inText, inLine, alone})
        QCOMPARE(errorText(error), QString::fromStdString(error.text()));
    FewWords words;
    QVERIFY(QCoreApplication::installTranslator(&words));
    QCOMPARE(errorText(inFile), QString("walk.json:12:7: kein Tag \"a\""));
    QCOMPARE(errorText(inText), QString("Spalte 9: kein Tag \"a\""));
    QCOMPARE(errorText(inLine), QString("Zeile 3: kein Tag \"a\""));
    QCOMPARE(errorText(alone), QString("kein Tag \"a\""));
    QCOMPARE(sentence(alone.message), QString("Kein Tag \"a\"."));
}

void tst_CoreText::englishStaysAsItIs()
{
    for (const QueryErrorRow& row : queryErrorRows() + knownNameErrorRows())
        QCOMPARE(coreText(row.error.toStdString()), row.error);
}

void tst_CoreText::errorsOfQueriesAreKnown()
{
    static const QRegularExpression column("^column \\d+: ");
    for (const QueryErrorRow& row : queryErrorRows() + knownNameErrorRows()) {
        const QString said = QString(row.error).remove(column);
        QVERIFY2(isKnown(said), qPrintable(said));
    }
}

/// Those that are one text in the sources: of what is composed, the tests beside this one have examples.
void tst_CoreText::errorsOfTheSourcesAreKnown()
{
    int count = 0;
    for (const SourceText& each : textsOf("core", "\"[a-z]+(?:-[a-z]+)*\\.[a-z]+(?:-[a-z]+)*\",\\s*TEXT")) {
        if (each.file.contains("/core/runtime/") || each.file.contains("/core/system/windows/"))
            continue; // of games
        QVERIFY2(isKnownInPart(each.text), qPrintable(each.file + " says “" + each.text +
                                                      "”: add it to widgets/theme/messages/…Sentences.cpp"));
        ++count;
    }
    QVERIFY(count > 100);
}

void tst_CoreText::whatIsMendedInModelsIsKnown()
{
    const auto texts = textsOf("core/import", "epairs\\.add\\(\\s*\"[a-z-]+\",\\s*TEXT");
    QVERIFY(texts.size() > 25);
    for (const SourceText& each : texts) QVERIFY2(isKnown(each.text), qPrintable(each.text));
}

void tst_CoreText::whatReadersRefuseIsKnown()
{
    const auto texts = textsOf("core/import/assimp", "KnownMessage\\{\"[^\"]*\",\\s*TEXT");
    QVERIFY(texts.size() > 12);
    for (const SourceText& each : texts) {
        const QString said =
            QString(each.text).replace("%1", "a.bin").replace("%2", "FBX").replace("%3", "b");
        QVERIFY2(isKnown(said), qPrintable(said));
    }
}

void tst_CoreText::whatImportsOfTagsLeaveOutIsKnown()
{
    const auto texts = textsOf("core/imports", "(?:osses\\.add|oubts\\.add|\\blose)\\(\\s*TEXT");
    QVERIFY(texts.size() > 30);
    for (const SourceText& each : texts) {
        QVERIFY2(isKnownInPart(each.text), qPrintable(each.text));
        QVERIFY(each.text.endsWith(' ') || isKnown(each.text + " (3 times, also in lines 14 and 20)"));
    }
}

/// Of its text, and of what sidecars hold; with what stands in their places.
void tst_CoreText::errorsOfJsonAreKnown()
{
    const std::vector<std::string> texts{"",
                                         "{",
                                         "[",
                                         "[1",
                                         "[1 2]",
                                         "{\"a\" 1}",
                                         "{\"a\":}",
                                         "{1}",
                                         "{\"a\":1,}",
                                         "[tru]",
                                         "[NaN]",
                                         "[1e999]",
                                         "[\"a",
                                         "[\"a\nb\"]",
                                         "[\"\xff\"]",
                                         "[\"\\ud800\"]",
                                         "[\"\\x\"]",
                                         "// a\n{}",
                                         "{} {}",
                                         "[\x01]",
                                         "\xFF\xFE{",
                                         "{\"a\":1,\"a\":2}",
                                         std::string(3, '\0'),
                                         std::string(200, '['),
                                         "<<<<<<< ours\n{}",
                                         std::string("{}\0", 3),
                                         std::string("{\0\"", 3)};
    for (const std::string& text : texts) {
        const auto read = JsonDocument::parse(text, "a.json", "a");
        QVERIFY2(!read && isKnownToCoreText(read.error().message),
                 read ? text.c_str() : read.error().message.c_str());
    }
    const char* head = R"({"format": "tagline.tags", "version": 1, "source": "a.glb", "clips": [)";
    for (const char* clips :
         {"1]}", R"({}]})", R"({"name": 1}]})", R"({"name": "a", "frames": -1}]})",
          R"({"name": "a", "frames": 9, "rate": [1]}]})", R"({"name": "a", "frames": 9, "rate": [0, 1]}]})",
          R"({"name": "a", "frames": 9, "rate": [30, 1], "tags": {"": [[1, 2]]}}]})",
          R"({"name": "a", "frames": 9, "rate": [30, 1], "tags": {"R": [[2, 1]]}}]})",
          R"({"name": "a", "frames": 9, "rate": [30, 1], "tags": {"R": [[1, 4], [3, 5]]}}]})",
          R"({"name": "a", "frames": 9, "rate": [30, 1], "tags": {"R": 3}}]})",
          R"({"name": "a", "frames": 9, "rate": [30, 1], "tags": [3]}]})"}) {
        const auto read = readTagSidecar(std::string(head) + clips, "a.json");
        QVERIFY2(!read && isKnownToCoreText(read.error().message),
                 read ? clips : read.error().message.c_str());
    }
}

/// And of what library files hold, whatever a member of theirs is called.
void tst_CoreText::errorsOfLibraryFilesAreKnown()
{
    QStringList unknown;
    for (
        const char* members :
        {R"("vocabulary": [{"name": "A", "counted": 1}])",
         R"("vocabulary": [{"name": "A", "kind": "x"}])",
         R"("vocabulary": [{"name": "A"}, {"name": "A"}])",
         R"("vocabulary": [{"name": "A", "properties": 1}])",
         R"("namespaces": ["a.b"])",
         R"("properties": [{"name": "p", "type": "number", "default": "x"}])",
         R"("queries": [{"name": "q"}])",
         R"("derived": [1])",
         R"("rules": [{}])",
         R"("checks": [2])",
         R"("takes": [{"name": "t", "clips": 1}])",
         R"("groups": [{"name": 3}])",
         R"("motion": {"movingGround": "yes"})",
         R"("motion": {"enterHeight": -1e9})",
         R"("cameras": [{"name": "c", "target": [1]}])",
         R"("cameras": [{"name": "c", "target": [1, 2, 3], "yaw": 0, "pitch": 0, "distance": 2, "orthographic": 1}])",
         R"("presets": [{"name": "p", "tracks": [{"clip": 1}]}])",
         R"("presets": [{"name": "p", "tracks": [{"source": "a", "clip": "b", "loop": "x"}]}])",
         R"("presets": [{"name": "p", "tracks": [{"source": "a", "clip": "b", "weightCurve": [1]}]}])",
         R"("imports": [{"source": "a", "upAxis": "Q"}])",
         R"("imports": [{"source": "a", "metresPerUnit": 0}])",
         R"("retargets": [{"source": "a", "joints": 1}])",
         R"("mirrorWords": [1])"}) {
        const auto read = readLibraryFile(
            R"({"format": "tagline.library", "version": 1, )" + std::string(members) + '}', "a.tagline");
        if (read) {
            unknown << QString("%1 is read").arg(members);
            continue;
        }
        if (!isKnownToCoreText(read.error().message)) unknown << QString::fromStdString(read.error().message);
    }
    QVERIFY2(unknown.isEmpty(), qPrintable(unknown.join('\n')));
    forEachFileMember([](const auto& member) {
        const std::string element(member.element), why(member.why);
        QVERIFY2(isKnownToCoreText(element), element.c_str());
        const bool isSaid = !why.empty() && member.key != "roots"; // only files move
        QVERIFY2(!isSaid || isKnownToCoreText(why), why.c_str());
    });
}

void tst_CoreText::errorsOfDisksAreKnown()
{
    for (const int reason : {EROFS, ENOSPC, EDQUOT, EACCES, EIO}) {
        const Error error = writeError(reason, "a");
        QVERIFY2(isKnownToCoreText(error.message), error.message.c_str());
    }
    for (const FileKind kind : {FileKind::File, FileKind::Folder, FileKind::Link, FileKind::Pipe,
                                FileKind::Socket, FileKind::Device})
        QVERIFY2(isKnownToCoreText(nameOf(kind)), nameOf(kind));
}

void tst_CoreText::refusalsOfTagsAreKnown()
{
    std::vector<std::string> said;
    for (const char* name : {"", "a..b", "gameplay::"}) said.push_back(tagNameProblem(name));
    TagVocabulary vocabulary;
    TagDefinition run;
    run.name = "Run";
    run.synonyms = {"Sprint"};
    vocabulary.define(run);
    TagDefinition other;
    other.name = "Walk";
    for (const char* synonym : {"Walk", "Run", "Sprint"}) {
        other.synonyms = {synonym};
        said.push_back(refusal(vocabulary, other).value_or(""));
    }
    other.synonyms = {};
    other.implies = {"Walk.Fast"};
    said.push_back(refusal(vocabulary, other).value_or(""));
    for (const char* pattern :
         {"{take", "take}", "{take}", "{subject}", "{take}{subject}", "{take}_{subject}{x}"})
        if (const auto parsed = TakePattern::parsed(pattern); !parsed) said.push_back(parsed.error().message);
    QVERIFY(said.size() > 11);
    for (const std::string& each : said) QVERIFY2(isKnownToCoreText(each), each.c_str());
}

void tst_CoreText::tablesAreKnown()
{
    for (const CutPlaceholder& each : cutPlaceholders())
        QVERIFY2(isKnownToCoreText(each.meaning), std::string(each.meaning).c_str());
    for (const MotionCheckKind& kind : motionCheckKinds()) {
        const std::string what(kind.what);
        QVERIFY2(isKnownToCoreText(what), what.c_str());
        QVERIFY(isKnownToCoreText('"' + std::string("Hips") + "\": " + what + " (3 leg lengths, limit 2)"));
        const std::string one = measureText({kind.check, {}, noJoint, 1.0f, 2.5f}); // "1 degree, limit 2.5"
        QVERIFY2(one.starts_with("1 ") && one.find("s,") == std::string::npos, one.c_str());
        QVERIFY2(isKnownToCoreText(what + " (" + one + ')'), one.c_str());
    }
}

QTEST_MAIN(tst_CoreText)
#include "tst_CoreText.moc"
