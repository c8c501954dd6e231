#include "core/query/QueryParser.h"
#include "tests/core/query/QueryVocabulary.h"

#include <QTest>

using namespace tagline;

class tst_QueryErrors : public QObject
{
    Q_OBJECT

private slots:
    void everyErrorHasItsColumnAndWords_data();
    void everyErrorHasItsColumnAndWords();
    void longNamesAreShownInPart();
};

void tst_QueryErrors::longNamesAreShownInPart()
{
    const std::string name(5000, 'x');
    const auto parsed = parseQuery(name, test::queryVocabulary());
    QVERIFY(!parsed);
    QCOMPARE(parsed.error().message, "no tag \"" + name.substr(0, 80) + "…\"");
}

void tst_QueryErrors::everyErrorHasItsColumnAndWords_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("code");
    QTest::addColumn<QString>("error");
    const auto row = [](const char* text, const char* code, const char* error) {
        QTest::newRow(text) << QByteArray(text) << QString("query.") + code << QString(error);
    };
    const char* const available = "use tags, all, none and the operators | & - ~";
    const char* const sideBySide =
        "two terms side by side; write an operator between them: & (both), | (either) or - (without)";
    const auto beside = [&](const char* text, int column) {
        QTest::newRow(text) << QByteArray(text) << QString("query.side-by-side")
                            << QString("column %1: %2").arg(column).arg(sideBySide);
    };

    row("", "empty", "column 1: the query is empty; write a tag such as Walk, or all");
    row("   ", "empty", "column 4: the query is empty; write a tag such as Walk, or all");

    // names
    row("Male & Wlak", "unknown-tag", "column 8: no tag \"Wlak\"; did you mean \"Walk\"?");
    row("Müde & Wlak", "unknown-tag", "column 8: no tag \"Wlak\"; did you mean \"Walk\"?");
    row("male", "unknown-tag", "column 1: no tag \"male\"; did you mean \"Male\"?");
    row("Backflip", "unknown-tag", "column 1: no tag \"Backflip\"");
    row("\"left feet\"", "unknown-tag", "column 1: no tag \"left feet\"; did you mean \"left foot\"?");
    row("exact(Wlak)", "unknown-tag", "column 7: no tag \"Wlak\"; did you mean \"Walk\"?");
    row("Male | Foot", "ambiguous-tag",
        "column 8: \"Foot\" may be several tags; write one of Contact.Left.Foot, Contact.Right.Foot");

    // characters
    row("Male ? Run", "stray-character",
        "column 6: \"?\" has no meaning here; a name that contains it is written in quotes");
    row("Male → Run", "stray-character",
        "column 6: \"→\" has no meaning here; a name that contains it is written in quotes");
    row("Male \x01", "stray-character",
        "column 6: the character U+0001 has no meaning here; a name that contains it is written in quotes");
    row("Male.", "stray-character",
        "column 5: a dot joins the parts of a name, as in Locomotion.Run; other names with dots are written "
        "in "
        "quotes");
    row("2nd", "name-begins-with-digit",
        "column 1: a name that begins with a digit is written in quotes: \"2nd\"");
    row("Male | \xff\xfe", "not-utf8", "column 8: this byte is not UTF-8; save the text as UTF-8");
    row("\"M\xff\"", "not-utf8", "column 3: this byte is not UTF-8; save the text as UTF-8");
    row("Male & \"left foot", "unfinished-quote",
        "column 8: this quote is never closed; add \" after the name");
    row("\"left\\", "unfinished-quote", "column 1: this quote is never closed; add \" after the name");
    row("\"left\\nfoot\"", "unknown-escape",
        "column 6: \"\\n\" is no escape; in quotes write \\\" for a quote and \\\\ for a backslash");
    row("Müde | \"ü\\ü\"", "unknown-escape",
        "column 10: \"\\ü\" is no escape; in quotes write \\\" for a quote and \\\\ for a backslash");

    // operators
    row("Male && Run", "double-operator", "column 6: \"&&\" is written & (or the word and)");
    row("Male || Run", "double-operator", "column 6: \"||\" is written | (or the word or)");
    row("&& Run", "double-operator", "column 1: \"&&\" is written & (or the word and)");
    row("terrain = \"gravel\"", "single-equals", "column 9: \"=\" is written == to compare");
    row("Male = Run", "single-equals", "column 6: \"=\" is written == to compare");
    row("speed <> 3", "wrong-comparison", "column 7: \"<>\" is written !=");
    row("speed => 3", "wrong-comparison", "column 7: \"=>\" is written >=");
    row("speed =< 3", "wrong-comparison", "column 7: \"=<\" is written <=");
    row("-Male", "unary-minus",
        "column 1: \"-\" stands between two terms; for all frames but those of A write ~A");
    row("Run & -Male", "unary-minus",
        "column 7: \"-\" stands between two terms; for all frames but those of A write ~A");
    row("Run - -Male", "unary-minus",
        "column 7: \"-\" stands between two terms; for all frames but those of A write ~A");
    row("except Male", "unary-minus",
        "column 1: \"except\" stands between two terms; for all frames but those of A write ~A");
    row("Male &", "missing-term", "column 7: a term is missing after \"&\"");
    row("Male minus ", "missing-term", "column 12: a term is missing after \"minus\"");
    row("~", "missing-term", "column 2: a term is missing after \"~\"");
    row("| Male", "missing-term", "column 1: a term is missing before \"|\"");
    row("Male & | Run", "missing-term", "column 8: a term is missing between \"&\" and \"|\"");
    row("(Male &) | Run", "missing-term", "column 8: a term is missing between \"&\" and \")\"");
    beside("Male Run", 6);
    beside("Male (Run)", 6);
    beside("(Male) (Run)", 8);
    beside("Male all", 6);
    beside("Male ~Run", 6);
    beside("Male not Run", 6);
    beside("Male @saved", 6);
    beside("(Male Run)", 7);
    beside("Male 5", 6);

    // brackets
    row("(Male | Run", "unbalanced", "column 1: this \"(\" is never closed; add \")\"");
    row("((Male | Run)", "unbalanced", "column 1: this \"(\" is never closed; add \")\"");
    row("Male & (", "unbalanced", "column 8: this \"(\" is never closed; add \")\"");
    row("exact(Locomotion", "unbalanced", "column 6: this \"(\" is never closed; add \")\"");
    row("Male)", "unbalanced", "column 5: this \")\" closes nothing; remove it, or add \"(\" before");
    row(")", "unbalanced", "column 1: this \")\" closes nothing; remove it, or add \"(\" before");
    row("Male & ()", "empty-brackets", "column 8: there is nothing between these brackets");
    row("Male, Run", "stray-comma", "column 5: a comma stands only between the arguments of a function");
    row(", Run", "stray-comma", "column 1: a comma stands only between the arguments of a function");

    // functions
    row("grow(Male, 10)", "not-available",
        "column 1: the function grow(…) is not available yet; use tags, exact(…), "
        "all, none and the operators | & - ~");
    row("Male & speed(Hips) > 1.5", "not-available",
        "column 8: the function speed(…) is not available yet; use tags, exact(…), all, none and the "
        "operators "
        "| & - ~");
    row("contact(LeftFoot)", "not-available",
        "column 1: the function contact(…) is not available yet; use tags, exact(…), all, none and the "
        "operators "
        "| & - ~");
    row("clip(\"walk_*\")", "not-available",
        "column 1: the function clip(…) is not available yet; use tags, exact(…), all, none and the "
        "operators "
        "| & - ~");
    row("head(Male, 5f)", "not-available",
        "column 1: the function head(…) is not available yet; use tags, exact(…), all, none and the "
        "operators "
        "| & - ~");
    row("grwo(Male, 10)", "unknown-function", "column 1: no function \"grwo\"; did you mean \"grow\"?");
    row("frobnicate()", "unknown-function", "column 1: no function \"frobnicate\"");
    row("exact()", "wrong-argument", "column 7: exact takes the name of one tag: exact(Locomotion)");
    row("exact(all)", "wrong-argument", "column 7: exact takes the name of one tag: exact(Locomotion)");
    row("exact(Run | Male)", "wrong-argument",
        "column 11: exact takes the name of one tag: exact(Locomotion)");

    // comparisons
    const QByteArray properties = QByteArray("comparisons of properties are not available yet; ") + available;
    row("terrain == \"gravel\"", "not-available", ("column 1: " + properties).constData());
    row("Male & intensity >= -0.5", "not-available", ("column 8: " + properties).constData());
    row("looping != true", "not-available", ("column 1: " + properties).constData());
    row("intensity > ", "missing-value",
        "column 13: after \">\" stands a number, a text in quotes, true or false");
    row("terrain == gravel", "missing-value",
        "column 12: after \"==\" stands a number, a text in quotes, true or false");
    row("intensity > -", "missing-value",
        "column 13: after \">\" stands a number, a text in quotes, true or false");
    const char* const chained =
        "comparisons cannot be chained; write two, joined by &: intensity > 1 & intensity < 2";
    row("intensity > 1 < 2", "chained-comparison", (QByteArray("column 15: ") + chained).constData());
    row("low < middle < high", "chained-comparison", (QByteArray("column 14: ") + chained).constData());
    row("1 < intensity < 2", "chained-comparison", (QByteArray("column 15: ") + chained).constData());
    row("1 < speed(Hips) < 2", "chained-comparison", (QByteArray("column 17: ") + chained).constData());
    row("1 < intensity", "misplaced-number",
        "column 1: in a comparison the property or signal comes first: speed() > 1.5");
    row("Male & 5", "misplaced-number",
        "column 8: a number is no set of frames; a tag of that name is written in quotes: \"5\"");
    row("> 5", "misplaced-comparison", "column 1: a property or a signal is missing before \">\"");
    row("(Male) > 5", "misplaced-comparison",
        "column 8: \">\" compares a property or a signal, not a set of frames");
    row("all == 1", "misplaced-comparison",
        "column 5: \"==\" compares a property or a signal, not a set of frames");
    row("@slow", "unknown-saved-query", "column 1: no saved query \"slow\"");
}

void tst_QueryErrors::everyErrorHasItsColumnAndWords()
{
    QFETCH(QByteArray, text);
    const TagVocabulary vocabulary = test::queryVocabulary();
    const auto parsed = parseQuery(text.toStdString(), vocabulary);
    QVERIFY(!parsed);
    QTEST(QString::fromStdString(parsed.error().text()), "error");
    QTEST(QString::fromStdString(parsed.error().code), "code");
}

QTEST_APPLESS_MAIN(tst_QueryErrors)
#include "tst_QueryErrors.moc"
