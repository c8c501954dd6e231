// The translations of the window are whole and kept: every text of the code has one, with the same numbers,
// marks and ends, and what the window shows of core's tables has one as well.

#include "app/Translations.h"
#include "app/actions/ActionRegistry.h"
#include "app/actions/KeySet.h"
#include "resources/translations/CoreTexts.h"
#include "tests/support/TestData.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

using namespace tagline;
using namespace tagline::test;

namespace {

/// One message of a file of translations.
struct TranslatedText
{
    QString context;
    QString source;
    QString comment;
    QStringList forms; ///< one, or as many as numbers have
    bool isCounted = false;
    bool isFinished = true;

    QString key() const
    {
        return QStringList{context, source, comment, QString::number(isCounted)}.join('\n');
    }
};

void readTranslation(QXmlStreamReader& xml, TranslatedText& text)
{
    text.isFinished = xml.attributes().value("type").isEmpty();
    if (!text.isCounted) {
        text.forms = QStringList{xml.readElementText()};
        return;
    }
    while (xml.readNextStartElement()) text.forms << xml.readElementText();
}

TranslatedText readMessage(QXmlStreamReader& xml, const QString& context)
{
    TranslatedText text;
    text.context = context;
    text.isCounted = xml.attributes().value("numerus") == QLatin1String("yes");
    while (xml.readNextStartElement())
        if (xml.name() == QLatin1String("source"))
            text.source = xml.readElementText();
        else if (xml.name() == QLatin1String("comment"))
            text.comment = xml.readElementText();
        else if (xml.name() == QLatin1String("translation"))
            readTranslation(xml, text);
        else
            xml.skipCurrentElement();
    return text;
}

QList<TranslatedText> textsOf(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) qFatal("%s cannot be read", qPrintable(path));
    QXmlStreamReader xml(&file);
    QList<TranslatedText> texts;
    QString context;
    xml.readNextStartElement();
    while (xml.readNextStartElement()) { // the contexts
        while (xml.readNextStartElement())
            if (xml.name() == QLatin1String("name"))
                context = xml.readElementText();
            else
                texts << readMessage(xml, context);
    }
    if (xml.hasError()) qFatal("%s: %s", qPrintable(path), qPrintable(xml.errorString()));
    return texts;
}

QStringList sorted(QStringList texts)
{
    texts.sort();
    return texts;
}

/// Those of %1, %L1 and %n that a text has, each once: a form for one may leave none out either.
QStringList placesIn(const QString& text)
{
    static const QRegularExpression place("%L?(\\d+|n)");
    QSet<QString> places;
    for (auto found = place.globalMatch(text); found.hasNext();) places.insert(found.next().captured());
    return sorted(places.values());
}

int lettersIn(QString text) { return int(text.remove("&&").count('&')); }

/// The blanks before and behind a text, that stand between it and others.
QString blanksOf(const QString& text)
{
    const QString trimmed = text.trimmed();
    if (trimmed.isEmpty()) return text;
    return text.left(text.indexOf(trimmed)) + '|' + text.mid(text.indexOf(trimmed) + trimmed.size());
}

} // namespace

class tst_Translations : public QObject
{
    Q_OBJECT

private slots:
    void everyTextIsTranslated();
    void translationsHaveWhatTheirTextsHave();
    void noEnglishWordIsLeft();
    void theFileHoldsTheTextsOfTheCode();
    void tablesOfCoreAreTranslated();
    void aPersonsLanguageIsSpoken_data();
    void aPersonsLanguageIsSpoken();
    void aLanguageHoldsAsLongAsItLives();

private:
    const QString m_file = sourceFolder() + "/resources/translations/tagline_de.ts";
    const QList<TranslatedText> m_texts = textsOf(m_file);
};

void tst_Translations::everyTextIsTranslated()
{
    QVERIFY(m_texts.size() > 3500);
    QStringList open;
    for (const TranslatedText& text : m_texts) {
        const bool isEmpty = text.forms.size() != (text.isCounted ? 2 : 1) || text.forms.contains(QString());
        if (!text.isFinished || isEmpty) open << text.context + ": " + text.source;
    }
    QVERIFY2(open.isEmpty(), qPrintable("translate in " + m_file + ":\n" + open.join('\n')));
}

void tst_Translations::translationsHaveWhatTheirTextsHave()
{
    QStringList wrong;
    for (const TranslatedText& text : m_texts)
        for (const QString& form : text.forms) {
            const bool isAlike =
                placesIn(form) == placesIn(text.source) && lettersIn(form) == lettersIn(text.source) &&
                blanksOf(form) == blanksOf(text.source) &&
                form.contains(QStringLiteral("…")) == text.source.contains(QStringLiteral("…")) &&
                form.count('\n') == text.source.count('\n');
            if (!isAlike) wrong << QString("%1: “%2” is “%3”").arg(text.context, text.source, form);
        }
    QVERIFY2(wrong.isEmpty(), qPrintable("%1, &, … or blanks differ:\n" + wrong.join('\n')));
}

void tst_Translations::noEnglishWordIsLeft()
{
    const QRegularExpression english(
        "(?<!&)\\b(the|of|and|with|is|are|not|this|that|to|for|from|which|their|its|or|at|"
        "by|you|your|it|as|no)\\b");
    QStringList found;
    for (const TranslatedText& text : m_texts)
        for (const QString& form : text.forms)
            if (english.match(form).hasMatch()) found << text.context + ": " + form;
    QVERIFY2(found.isEmpty(), qPrintable(found.join('\n')));
}

/// What lupdate would write now.
void tst_Translations::theFileHoldsTheTextsOfTheCode()
{
    QStringList arguments = qEnvironmentVariable("TAGLINE_LUPDATE").split('|');
    QVERIFY2(arguments.size() > 3, "TAGLINE_LUPDATE is not set: run the test by ctest");
    const QTemporaryDir folder;
    const QString updated = folder.filePath("tagline_de.ts");
    QVERIFY(QFile::copy(m_file, updated));
    QFile header(folder.filePath("core_texts.h"));
    QVERIFY(header.open(QIODevice::WriteOnly) && header.write(coreTextsHeader().c_str()) > 0);
    header.close();
    QProcess lupdate;
    lupdate.setWorkingDirectory(sourceFolder());
    lupdate.setProcessChannelMode(QProcess::MergedChannels);
    const QString program = arguments.takeFirst();
    lupdate.start(program, arguments << header.fileName() << "-ts" << updated);
    QVERIFY(lupdate.waitForFinished(60000) && lupdate.exitCode() == 0);
    QSet<QString> kept;
    for (const TranslatedText& text : m_texts) kept.insert(text.key());
    QSet<QString> wanted;
    for (const TranslatedText& text : textsOf(updated)) wanted.insert(text.key());
    const QStringList differing = sorted((kept - wanted).values() + (wanted - kept).values());
    QVERIFY2(differing.isEmpty(),
             qPrintable("cmake --build --preset dev --target update_translations, then translate:\n" +
                        differing.join('\n')));
}

/// Those that stand in core, where nothing marks them.
void tst_Translations::tablesOfCoreAreTranslated()
{
    QSet<QString> known;
    for (const TranslatedText& text : m_texts) known.insert(text.context + '\n' + text.source);
    QStringList missing;
    for (const CoreText& text : coreTexts())
        if (const QString key = QString::fromStdString(text.context + '\n' + text.text); !known.contains(key))
            missing << key;
    QVERIFY2(missing.isEmpty(),
             qPrintable("cmake --build --preset dev --target update_translations, then translate:\n" +
                        missing.join('\n')));
}

void tst_Translations::aPersonsLanguageIsSpoken_data()
{
    QTest::addColumn<QStringList>("wanted");
    QTest::addColumn<QString>("spoken");
    QTest::newRow("German of Austria") << QStringList{"de-AT", "en"} << "de";
    QTest::newRow("English first") << QStringList{"en-GB", "de"} << "en";
    QTest::newRow("French, then German") << QStringList{"fr-FR", "de-CH"} << "de";
    QTest::newRow("none that is spoken") << QStringList{"fr-FR", "ja"} << "en";
    QTest::newRow("no language") << QStringList{"C"} << "en";
}

void tst_Translations::aPersonsLanguageIsSpoken()
{
    QFETCH(QStringList, wanted);
    QTEST(spokenLanguage(wanted), "spoken");
}

void tst_Translations::aLanguageHoldsAsLongAsItLives()
{
    const QLocale before;
    const auto cancel = [] { return QCoreApplication::translate("QPlatformTheme", "Cancel"); };
    const auto frames = [](int count) {
        return QCoreApplication::translate("tagline::TimelineTexts", "%n frame(s)", nullptr, count);
    };
    {
        const Translations german("de");
        QCOMPARE(german.language(), QString("de"));
        QCOMPARE(cancel(), QString("Abbrechen"));
        QCOMPARE(frames(1), QString("1 Frame"));
        QCOMPARE(frames(2), QString("2 Frames"));
        QCOMPARE(frames(2752), QString("2.752 Frames"));
        QCOMPARE(QLocale().toString(1.5), QString("1,5"));
        QCOMPARE(ActionRegistry::tr("Tag &Mode").remove('&'), QString("Tag-Modus"));
        QCOMPARE(nameOfAction("file.saveAs"), QString("Speichern unter"));
    }
    QCOMPARE(QLocale(), before);
    QCOMPARE(cancel(), QString("Cancel"));
    {
        qputenv("LC_ALL", "en_US.UTF-8");
        qputenv("LANGUAGE", "de");
        const Translations desktops("system"); // texts of one language, numbers of another
        QCOMPARE(desktops.language(), QString("de"));
        QCOMPARE(QLocale().toString(1.5), QString("1,5"));
    }
    const Translations english("en");
    QCOMPARE(frames(1), QString("1 frame"));
    QCOMPARE(frames(2), QString("2 frames"));
    const QLocale desktops;
    QLocale::setDefault(QLocale("en_US")); // as lists of numbers have it
    QCOMPARE(frames(2752), QString("2,752 frames"));
    QLocale::setDefault(desktops);
}

QTEST_MAIN(tst_Translations)
#include "tst_Translations.moc"
