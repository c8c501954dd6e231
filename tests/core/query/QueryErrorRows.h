#pragma once

// The errors of queries, each with its words: what the parser's own test and that of their translation share.

#include <QByteArray>
#include <QList>
#include <QString>

namespace tagline::test {

struct QueryErrorRow
{
    QByteArray text; ///< the query
    QString code;
    QString error; ///< with its column
};

/// Of the vocabulary of the tests, with saved queries that fail.
inline QList<QueryErrorRow> queryErrorRows()
{
    QList<QueryErrorRow> rows;
    const auto row = [&](const char* text, const char* code, const char* error) {
        rows << QueryErrorRow{text, QString("query.") + code, error};
    };
    const char* const sideBySide =
        "two terms side by side; write an operator between them: & (both), | (either) or - (without)";
    const auto beside = [&](const char* text, int column) {
        rows << QueryErrorRow{text, "query.side-by-side",
                              QString("column %1: %2").arg(column).arg(sideBySide)};
    };

    row("", "empty", "column 1: the query is empty; write a tag such as Walk, or all");
    row("   ", "empty", "column 4: the query is empty; write a tag such as Walk, or all");

    // names
    const char* const quoteIt =
        "a name with a blank, a hyphen or another sign in it stands in quotes; quote it: ";
    const auto bare = [&](const char* text, int column, const char* name) {
        rows << QueryErrorRow{text, "query.unquoted-name",
                              QString("column %1: %2\"%3\"").arg(column).arg(quoteIt, name)};
    };
    bare("left foot", 1, "left foot");
    bare("Male & walk-fast", 8, "walk-fast");
    bare("Male LEFT FOOT | Run", 6, "left foot");
    bare("exact(left foot)", 7, "left foot");
    row("like(\"Jab\", 0)", "zero-distance",
        "column 13: \"0\" is too small; nothing is that near, and 1 is usual");
    row("like(\"Jab\", 2s)", "unit-in-distance", "column 13: \"2s\" has a unit; a distance has none");
    row("group(gait)", "unknown-group", "column 7: no group \"gait\"; the vocabulary has none");
    row("atleast(2, Male)", "no-children",
        "column 1: atleast counts among several sets, and \"Male\" has no tags below it");
    row("atleast(1, Male & Run)", "wrong-count",
        "column 1: atleast counts among several sets: atleast(2, A, B, C), or a tag that has others below "
        "it");
    row("Run | atleast(3, Male, Run)", "wrong-count", "column 7: no frame is in 3 of 2 sets");
    row("atleast(Male, Run)", "wrong-argument",
        "column 9: a whole number from 1 is expected here: atleast(count, a, b, …)");
    row("atleast(2, Male, )", "missing-argument",
        "column 18: a set of frames is missing: atleast(count, a, b, …)");
    row("count(Male)", "missing-comparison", "column 1: this is compared with a number: count(q) > 1.5");
    row("count(Male) == \"x\"", "wrong-type", "column 16: this is compared with a number: count(q) > 1.5");
    row("terrain matches 3", "wrong-type", "column 17: a pattern stands in quotes: terrain matches \"gra*\"");
    row("terrain matches", "missing-value",
        "column 16: a number, text in quotes, true or false is expected after \"matches\"");
    row("near(Male, Run, x, 1)", "wrong-argument",
        "column 17: a duration such as 0.5s or -0.5s is expected here: near(a, b, from, to)");
    row("near(Male, Run, 1)", "missing-argument",
        "column 18: a duration such as 0.5s or -0.5s is missing: near(a, b, from, to)");
    row("frames(-1, 5)", "negative", "column 8: a duration is never negative");
    row("Male & Wlak", "unknown-tag", "column 8: no tag \"Wlak\"; did you mean \"Walk\"?");
    row("Müde & Wlak", "unknown-tag", "column 8: no tag \"Wlak\"; did you mean \"Walk\"?");
    row("male", "unknown-tag", "column 1: no tag \"male\"; did you mean \"Male\"?");
    row("Backflip", "unknown-tag", "column 1: no tag \"Backflip\"");
    row("clips", "unknown-tag", "column 1: no tag \"clips\"; the function is written clips(q)");
    row("Male & speed", "unknown-tag", "column 8: no tag \"speed\"; a signal is written speed() > 1.5");
    row("\"left feet\"", "unknown-tag", "column 1: no tag \"left feet\"; did you mean \"left foot\"?");
    row("exact(Wlak)", "unknown-tag", "column 7: no tag \"Wlak\"; did you mean \"Walk\"?");
    row("Male | Foot", "ambiguous-tag",
        "column 8: \"Foot\" is ambiguous; write one of Contact.Left.Foot, Contact.Right.Foot");

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
        "column 6: \"\\n\" is not an escape; inside quotes write \\\" for a quote and \\\\ for a backslash");
    row("Müde | \"ü\\ü\"", "unknown-escape",
        "column 10: \"\\ü\" is not an escape; inside quotes write \\\" for a quote and \\\\ for a backslash");

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
        "column 1: \"-\" goes between two terms; for all frames except those of A write ~A");
    row("Run & -Male", "unary-minus",
        "column 7: \"-\" goes between two terms; for all frames except those of A write ~A");
    row("Run - -Male", "unary-minus",
        "column 7: \"-\" goes between two terms; for all frames except those of A write ~A");
    row("except Male", "unary-minus",
        "column 1: \"except\" goes between two terms; for all frames except those of A write ~A");
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
    row("Male, Run", "stray-comma", "column 5: a comma only separates the arguments of a function");
    row(", Run", "stray-comma", "column 1: a comma only separates the arguments of a function");

    // functions
    const auto motion = [&](const char* text, int column, const char* name) {
        const QString words = QString("column %1: the function %2(…) needs motion, and there is none here; "
                                      "ask for tags, properties or clips");
        rows << QueryErrorRow{text, "query.not-available", words.arg(column).arg(name)};
    };
    motion("Male & speed(Hips) > 1.5", 8, "speed");
    motion("speed(", 1, "speed");
    motion("contact(LeftFoot)", 1, "contact");
    motion("head(y() > 1, 5)", 6, "y");
    row("grwo(Male, 10)", "unknown-function", "column 1: no function \"grwo\"; did you mean \"grow\"?");
    row("frobnicate()", "unknown-function", "column 1: no function \"frobnicate\"");
    row("exact(all)", "wrong-argument", "column 7: exact takes the name of one tag: exact(Locomotion)");
    row("exact(Run | Male)", "wrong-argument",
        "column 11: exact takes the name of one tag: exact(Locomotion)");
    row("exact(Run, Male)", "extra-argument", "column 10: exact takes no more arguments: exact(tag)");
    row("exact()", "missing-argument", "column 7: the name of one tag is missing: exact(tag)");
    row("Grow(Male, 10)", "unknown-function", "column 1: no function \"Grow\"; did you mean \"grow\"?");
    row("head(Male", "unbalanced", "column 5: this \"(\" is never closed; add \")\"");
    row("head(Male, ", "unbalanced", "column 5: this \"(\" is never closed; add \")\"");
    row("head(Male, 5", "unbalanced", "column 5: this \"(\" is never closed; add \")\"");
    row("head()", "missing-argument", "column 6: a set of frames is missing: head(q, duration)");
    row("head(, 5)", "missing-argument", "column 6: a set of frames is missing: head(q, duration)");
    row("head(Male)", "missing-argument",
        "column 10: a duration such as 5, 5f, 0.5s or 500ms is missing: head(q, duration)");
    row("head(Male,)", "missing-argument",
        "column 11: a duration such as 5, 5f, 0.5s or 500ms is missing: head(q, duration)");
    row("first(Male, )", "missing-argument", "column 13: a whole number from 1 is missing: first(q, count)");
    row("inside(Male)", "missing-argument", "column 12: a set of frames is missing: inside(a, b)");
    row("random(Male, 3)", "missing-argument",
        "column 15: a whole number is missing: random(q, count, seed)");
    row("clip()", "missing-argument",
        "column 6: a pattern in quotes such as \"walk_*\" is missing: clip(\"pattern\")");
    row("head(Male, 5, 6)", "extra-argument", "column 13: head takes no more arguments: head(q, duration)");
    row("clips(Male, Run)", "extra-argument", "column 11: clips takes no more arguments: clips(q)");
    row("grow(Male, 1, 2, 3)", "extra-argument",
        "column 16: grow takes no more arguments: grow(q, before, after)");
    row("head(Male 5)", "missing-comma",
        "column 11: a comma or \")\" is expected after an argument: head(q, duration)");
    row("head(Male, 5 - 3)", "missing-comma",
        "column 14: a comma or \")\" is expected after an argument: head(q, duration)");
    row("clip(\"a\" | \"b\")", "missing-comma",
        "column 10: a comma or \")\" is expected after an argument: clip(\"pattern\")");
    row("head(Male, 5 ? 3)", "stray-character",
        "column 14: \"?\" has no meaning here; a name that contains it is written in quotes");
    beside("head(Male Run, 5)", 11);
    row("head(Male = 5)", "single-equals", "column 11: \"=\" is written == to compare");
    row("head(5, Male)", "misplaced-number",
        "column 6: a number is not a set of frames; put a tag of that name in quotes: \"5\"");
    row("head(Male, Run)", "wrong-argument",
        "column 12: a duration such as 5, 5f, 0.5s or 500ms is expected here: head(q, duration)");
    row("head(Male, \"5\")", "wrong-argument",
        "column 12: a duration such as 5, 5f, 0.5s or 500ms is expected here: head(q, duration)");
    row("head(Male, =)", "single-equals", "column 12: \"=\" is written == to compare");
    row("head(Male, 5sec)", "wrong-argument",
        "column 12: a duration such as 5, 5f, 0.5s or 500ms is expected here: head(q, duration)");
    row("first(Male, 2x)", "wrong-argument",
        "column 13: a whole number from 1 is expected here: first(q, count)");
    row("exact(5x)", "name-begins-with-digit",
        "column 7: a name that begins with a digit is written in quotes: \"5x\"");
    row("head(Male, .5s)", "stray-character", "column 12: a number begins with a digit: 0.5");
    row("nth(Male, all)", "wrong-argument",
        "column 11: a whole number from 1 is expected here: nth(q, number)");
    row("random(Male, 3, \"x\")", "wrong-argument",
        "column 17: a whole number is expected here: random(q, count, seed)");
    row("folder(walks)", "wrong-argument",
        "column 8: a pattern in quotes such as \"walk_*\" is expected here: folder(\"pattern\")");
    row("head(Male, -5)", "negative", "column 12: a duration is never negative");
    row("first(Male, -5)", "negative", "column 13: a count or a seed is never negative");
    row("random(Male, 2, -5)", "negative", "column 17: a count or a seed is never negative");
    row("nth(Male, 1.5)", "not-whole", "column 11: \"1.5\" is not a whole number; a count has no fraction");
    row("nth(Male, 2f)", "unit-in-count", "column 11: \"2f\" has a unit; a count has none");
    row("nth(Male, 0)", "zero-count", "column 11: \"0\" is too small; ranges are counted from 1");
    row("first(Male, 4294967296)", "number-too-large",
        "column 13: \"4294967296\" is too large; 4294967295 is the most");
    row("random(Male, 1, 18446744073709551616)", "number-too-large",
        "column 17: \"18446744073709551616\" is too large; 18446744073709551615 is the most");
    row("head(Male, 0.12345678901234567s)", "number-too-long",
        "column 12: \"0.12345678901234567s\" has more digits than a duration can keep; sixteen are the most");

    // comparisons
    row("intensity > ", "missing-value",
        "column 13: a number, text in quotes, true or false is expected after \">\"");
    row("terrain == gravel", "missing-value",
        "column 12: a number, text in quotes, true or false is expected after \"==\"");
    row("intensity > -", "missing-value",
        "column 13: a number, text in quotes, true or false is expected after \">\"");
    const char* const chained =
        "comparisons cannot be chained; write two, joined by &: intensity > 1 & intensity < 2";
    row("intensity > 1 < 2", "chained-comparison", (QByteArray("column 15: ") + chained).constData());
    row("low < middle < high", "chained-comparison", (QByteArray("column 14: ") + chained).constData());
    row("1 < intensity < 2", "chained-comparison", (QByteArray("column 15: ") + chained).constData());
    row("1 < speed(Hips) < 2", "chained-comparison", (QByteArray("column 17: ") + chained).constData());
    row("intensity > 1e3", "missing-value",
        "column 13: a number, text in quotes, true or false is expected after \">\"");
    row("intensity > .5", "stray-character", "column 13: a number begins with a digit: 0.5");
    row("intensity > 5f", "unit-in-comparison",
        "column 13: \"5f\" has a unit; a comparison takes a number without one");
    row(("intensity > 1" + QByteArray(400, '0')).constData(), "number-too-large",
        ("column 13: \"1" + QByteArray(79, '0') + "…\" is a larger number than can be compared").constData());
    row("looping > true", "no-order", "column 9: true and false have no order; compare them with == or !=");
    row("1 < intensity", "misplaced-number",
        "column 1: in a comparison the property or signal comes first: speed() > 1.5");
    row("Male & 5", "misplaced-number",
        "column 8: a number is not a set of frames; put a tag of that name in quotes: \"5\"");
    row("> 5", "misplaced-comparison", "column 1: a property or a signal is missing before \">\"");
    row("(Male) > 5", "misplaced-comparison",
        "column 8: \">\" compares a property or a signal, not a set of frames");
    row("all == 1", "misplaced-comparison",
        "column 5: \"==\" compares a property or a signal, not a set of frames");
    row("head(Male, 5) > 3", "misplaced-comparison",
        "column 15: \">\" compares a property or a signal, not a set of frames");

    // saved queries
    row("@slow", "unknown-saved-query", "column 1: no saved query \"slow\"");
    row("@itself", "saved-cycle", "column 1: in @itself: the saved query @itself uses itself");
    row("Male | @blank", "saved-empty", "column 8: the saved query @blank is empty; give it a text");
    row("@clean runs", "unknown-saved-query",
        "column 1: no saved query \"clean\"; a name with blanks is written in quotes: @\"clean runs\"");
    row("@All", "missing-name",
        "column 1: \"All\" is a word of the language; as a name it is written in quotes: @\"All\"");
    row("@~Male", "missing-name", "column 1: \"@\" goes right before the name of a saved query: @name");
    row("Male | @", "missing-name", "column 8: \"@\" goes right before the name of a saved query: @name");

    // bounds
    row((QByteArray(201, '(') + "Male" + QByteArray(201, ')')).constData(), "too-deep",
        "column 201: this nests more than 200 deep");
    row(QByteArray(65537, ' ').constData(), "too-long", "the query has 65537 bytes; 65536 are the most");
    row("@q17", "too-large", "column 1: in @q17: in @q16: with its saved queries the query is too large");
    return rows;
}

/// Where properties, joints and examples are known too.
inline QList<QueryErrorRow> knownNameErrorRows()
{
    QList<QueryErrorRow> rows;
    const auto row = [&](const char* text, const char* code, const char* error) {
        rows << QueryErrorRow{text, QString("query.") + code, error};
    };
    row("exact(Gait)", "live-tag",
        "column 7: Calm.Gait is a live tag, with no tags below it; write it alone");
    row("Male & terain == \"gravel\"", "unknown-property",
        "column 8: no property \"terain\"; did you mean \"terrain\"?");
    row("\"ground kin\" == 1", "unknown-property",
        "column 1: no property \"ground kin\"; did you mean \"ground kind\"?");
    row("Male == 1", "unknown-property",
        "column 1: \"Male\" is a tag; only properties and signals are compared");
    row("height > 1", "unknown-property",
        "column 1: no property \"height\"; a signal is written with brackets: height()");
    row("Male & terrain", "unknown-tag",
        "column 8: no tag \"terrain\"; a property is compared with a value, as in intensity > 0.5 or terrain "
        "== \"gravel\"");
    row("weather == 1", "unknown-property", "column 1: no property \"weather\"");
    row("terrain > 3", "wrong-type", "column 11: \"terrain\" is compared with text in quotes");
    row("Male | intensity == true", "wrong-type", "column 21: \"intensity\" is compared with a number");
    row("looping == \"yes\"", "wrong-type",
        "column 12: \"looping\" is compared with true or false or a number");

    row("state == \"don\"", "unknown-value", "column 10: no state \"don\"; did you mean \"done\"?");
    row("Male & state != \"lost\"", "unknown-value",
        "column 17: no state \"lost\"; it is one of \"begun\", \"done\"");

    row("speed(Hip) > 1", "unknown-joint", "column 7: no joint \"Hip\"; did you mean \"Hips\"?");
    row("like(\"Job\")", "unknown-example", "column 6: no example \"Job\"; this library keeps: \"Jab\"");
    row("contact(Tail)", "unknown-joint", "column 9: no joint \"Tail\"");
    row("Male & speed(Hips)", "missing-comparison",
        "column 8: a signal is compared with a number: speed() > 1.5");
    row("head(z(), 5)", "missing-comparison", "column 6: a signal is compared with a number: z() > 1.5");
    row("speed() = 1", "single-equals", "column 9: \"=\" is written == to compare");
    row("speed() > \"fast\"", "wrong-type", "column 11: a signal is compared with a number: speed() > 1.5");
    row("speed() == true", "wrong-type", "column 12: a signal is compared with a number: speed() > 1.5");
    row("speed() > 2s", "unit-in-comparison",
        "column 11: \"2s\" has a unit; a comparison takes a number without one");
    row("speed() > ", "missing-value",
        "column 11: a number, text in quotes, true or false is expected after \">\"");
    row("speed() > 1 < 2", "chained-comparison",
        "column 13: comparisons cannot be chained; write two, joined by &: intensity > 1 & intensity < 2");
    row("speed(Hips", "unbalanced", "column 6: this \"(\" is never closed; add \")\"");
    row("speed(5) > 1", "wrong-argument", "column 7: the name of a joint is expected here: speed(joint)");
    row("speed(\"\") > 1", "wrong-argument", "column 7: the name of a joint is expected here: speed(joint)");
    row("speed(Hips, LeftFoot) > 1", "extra-argument",
        "column 11: speed takes no more arguments: speed(joint)");
    row("speed(Hips LeftFoot) > 1", "missing-comma",
        "column 12: a comma or \")\" is expected after an argument: speed(joint)");
    row("contact()", "missing-argument", "column 9: the name of a joint is missing: contact(joint)");
    row("contact(all)", "wrong-argument", "column 9: the name of a joint is expected here: contact(joint)");
    row("contact(Hips) > 1", "misplaced-comparison",
        "column 15: \">\" compares a property or a signal, not a set of frames");
    row("Game", "namespace",
        "column 1: \"Game\" is a namespace, not a tag; write a tag in it, as in Game.Walk");
    return rows;
}

} // namespace tagline::test
