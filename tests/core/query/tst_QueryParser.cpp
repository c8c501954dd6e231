#include "core/query/editing/QueryEcho.h"
#include "core/query/language/parsing/QueryParser.h"
#include "core/query/language/parsing/QueryTerms.h"
#include "core/support/text/CanonicalText.h"
#include "tests/core/query/QueryVocabulary.h"

#include <QTest>

using namespace tagline;

class tst_QueryParser : public QObject
{
    Q_OBJECT

private slots:
    void parses_data();
    void parses();
    void functionsAreWrittenAsInCpp();
    void savedQueriesStandInPlaceOfTheirNames();
    void savedQueriesWithTextsStandInPlaceOfTheirNames();
    void savedQueryErrorsNameTheSavedQuery_data();
    void savedQueryErrorsNameTheSavedQuery();
    void namesAreOneHoweverTheirLettersArePutTogether();

private:
    const TagVocabulary m_vocabulary = test::queryVocabulary();
};

void tst_QueryParser::parses_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("echoed");
    const auto row = [](const char* text, const char* echoed) { QTest::newRow(text) << text << echoed; };
    row("Male", "Male");
    row("Run", "Locomotion.Run");
    row("Left.Foot", "Contact.Left.Foot");
    row("Locomotion", "Locomotion");
    row("all", "all");
    row("NONE", "none");
    row("\"None\"", "\"None\"");
    row("\"Locomotion.Run\"", "Locomotion.Run");
    row("\"walk-fast\"", "\"walk-fast\"");
    row("\"say \\\"hi\\\"\"", "\"say \\\"hi\\\"\"");
    row("\"back\\\\slash\"", "\"back\\\\slash\"");
    row("Müde | 走る", "(Müde | 走る)");
    row("head", "head");
    row("head & Male", "(head & Male)");
    // precedence: complement, difference, intersection, union
    row("Run | Walk & Male", "(Locomotion.Run | (Locomotion.Walk & Male))");
    row("Run & Walk | Male", "((Locomotion.Run & Locomotion.Walk) | Male)");
    row("Run & Walk - Male", "(Locomotion.Run & (Locomotion.Walk - Male))");
    row("Run - Walk & Male", "((Locomotion.Run - Locomotion.Walk) & Male)");
    row("Run - Walk - Male", "((Locomotion.Run - Locomotion.Walk) - Male)");
    row("Run | Walk | Male", "((Locomotion.Run | Locomotion.Walk) | Male)");
    row("~Run - Male", "(~Locomotion.Run - Male)");
    row("not Run - Male", "(~Locomotion.Run - Male)");
    row("~(Run - Male)", "~(Locomotion.Run - Male)");
    row("~~Run", "~~Locomotion.Run");
    row("!not ~Run", "~~~Locomotion.Run");
    row("(((Run)))", "Locomotion.Run");
    // words in any case, and symbols without blanks
    row("run_ or Male", "");
    row("Run or Male and Tired", "(Locomotion.Run | (Male & Style.Tired))");
    row("Run AND NOT Male Or Tired", "((Locomotion.Run & ~Male) | Style.Tired)");
    row("Run minus Male except Tired", "((Locomotion.Run - Male) - Style.Tired)");
    row("Run&Male&(Tired|Limping)", "((Locomotion.Run & Male) & (Style.Tired | Style.Limping))");
    row("Run and(Male)or not(Tired)", "((Locomotion.Run & Male) | ~Style.Tired)");
    row("\tRun\n|\r\nMale ", "(Locomotion.Run | Male)");
    row("Run\u00a0|\u3000Male", "(Locomotion.Run | Male)");
    row("Walk-Male", "(Locomotion.Walk - Male)");
    // functions
    row("head(Run, 5)", "head(Locomotion.Run, 5f)");
    row("head ( Run | Male , 0.50s )", "head(Locomotion.Run | Male, 0.5s)");
    row("tail((Run), 500ms)", "tail(Locomotion.Run, 500ms)");
    row("firstframes(~Run, 2.5f)", "firstframes(~Locomotion.Run, 2.5f)");
    row("lastframes(Run - Male, 00010)", "lastframes(Locomotion.Run - Male, 10f)");
    row("first(Run)", "first(Locomotion.Run, 1)");
    row("first(Run, 3) & last(Run) | last(Run,2)",
        "((first(Locomotion.Run, 3) & last(Locomotion.Run, 1)) | last(Locomotion.Run, 2))");
    row("nth(Run, 4294967295)", "nth(Locomotion.Run, 4294967295)");
    row("random(Run, 3, 18446744073709551615)", "random(Locomotion.Run, 3, 18446744073709551615)");
    row("longer(Run, 0.0333333333333333s) - shorter(Run, 0)",
        "(longer(Locomotion.Run, 0.0333333333333333s) - shorter(Locomotion.Run, 0f))");
    row("grow(Run, 5)", "grow(Locomotion.Run, 5f)");
    row("grow(Run, 5, 5f)", "grow(Locomotion.Run, 5f)");
    row("shrink(Run, 0, 0.25s)", "shrink(Locomotion.Run, 0f, 0.25s)");
    row("close(starts(Run) | ends(Run), 3)", "close(starts(Locomotion.Run) | ends(Locomotion.Run), 3f)");
    row("overlapping(Run, Male | Tired)", "overlapping(Locomotion.Run, Male | Style.Tired)");
    row("inside(Run,all)&containing(none,Run)",
        "(inside(Locomotion.Run, all) & containing(none, Locomotion.Run))");
    row("before(Run, Male, 1s) | after(Run, Male, 0)",
        "(before(Locomotion.Run, Male, 1s) | after(Locomotion.Run, Male, 0f))");
    row("clips(head(Run, 1)) - clip(\"walk_*\")", "(clips(head(Locomotion.Run, 1f)) - clip(\"walk_*\"))");
    row("file(\"a \\\"b\\\".fbx\") | folder(\"\")", "(file(\"a \\\"b\\\".fbx\") | folder(\"\"))");
    row("firstin(Run, Male) | lastin(Run,Male)",
        "(firstin(Locomotion.Run, Male) | lastin(Locomotion.Run, Male))");
    row("near(Run, Male, -0.5s, 500ms)", "near(Locomotion.Run, Male, -0.5s, 500ms)");
    row("near(Run, Male, - 3, -0)", "near(Locomotion.Run, Male, -3f, 0f)");
    row("near(Run, Male, minus 3, 0)", "");
    row("frames(5, 1.5s)", "frames(5f, 1.5s)");
    row("frames(5)", "");
    row("optional(Run) & optional(Hero)", "(optional(Locomotion.Run) & none)");
    row("optional(Foot)", ""); // several tags end so
    row("atleast(2, Run, Male & Tired, ~Walk)",
        "atleast(2, Locomotion.Run, Male & Style.Tired, ~Locomotion.Walk)");
    row("atleast(1, Style) | Male", "(atleast(1, Style.Tired, Style.Limping) | Male)");
    row("atleast(2, atleast(1, Style), Male)", "atleast(2, atleast(1, Style.Tired, Style.Limping), Male)");
    row("count(Run) == 6", "(count(Locomotion.Run) == 6)");
    row("~count(Run) < -1", "~(count(Locomotion.Run) < -1)");
    row("head(coverage(Run | Male) >= 0.80, 5)", "head(coverage(Locomotion.Run | Male) >= 0.8, 5f)");
    row("seconds(Run) > 3 & count(Male) != 1", "((seconds(Locomotion.Run) > 3) & (count(Male) != 1))");
    row("mean(Run, speed()) > 2", "(mean(Locomotion.Run, speed()) > 2)");
    row("clips(min(Run, height(\"left foot\")) <= -1)",
        "clips(min(Locomotion.Run, height(\"left foot\")) <= -1)");
    row("max(count(Run) == 1, x(Hips)) < 0", "(max(count(Locomotion.Run) == 1, x(Hips)) < 0)");
    row("mean(Run, contact(Hips)) > 2", "");
    row("mean(Run, speed) > 2", "");
    row("mean(Run, speed() > 2) > 2", "");
    row("speed(LeftFoot) > speed(RightFoot) & Male", "((speed(LeftFoot) > speed(RightFoot)) & Male)");
    row("x() != z(\"left foot\")", "(x() != z(\"left foot\"))");
    row("speed() > x() > 1", "");
    row("speed() matches \"x\"", "");
    row("terrain matches \"gra*\"", "(terrain matches \"gra*\")");
    row("\"ground kind\" MATCHES \"\" | Male", "((\"ground kind\" matches \"\") | Male)");
    row("matches == 1 & count == 2 & matches matches \"m\"",
        "(((matches == 1) & (count == 2)) & (matches matches \"m\"))");
    row("any.author == \"ana\"", "(any.author == \"ana\")");
    // comparisons belong to their terms
    row("Male & speed() > 1.5", "(Male & (speed() > 1.5))");
    row("Male & speed(Hips)>-.5", "");
    row("~speed(Hips) <= -0.50", "~(speed(Hips) <= -0.5)");
    row("height(\"mixamorig:Hips\") == 0 | x() != -0", "((height(\"mixamorig:Hips\") == 0) | (x() != 0))");
    row("acceleration(LeftFoot) >= 100000000000000000000000",
        "(acceleration(LeftFoot) >= 99999999999999991611392)");
    row("turnrate() < 0.1 - y() > 3 & z() < 1", "(((turnrate() < 0.1) - (y() > 3)) & (z() < 1))");
    row("contact(LeftFoot) & contact(\"all\")", "(contact(LeftFoot) & contact(\"all\"))");
    row("terrain == \"gravel\" | terrain != \"\"", "((terrain == \"gravel\") | (terrain != \"\"))");
    row("terrain < \"m\\\\\"", "(terrain < \"m\\\\\")");
    row("intensity >= 0.5 & looping == false", "((intensity >= 0.5) & (looping == false))");
    row("Surface.kind == 1 & \"left foot\" == true", "((Surface.kind == 1) & (\"left foot\" == true))");
    row("\"all\" > 0.1", "(\"all\" > 0.1)");
    row("head(intensity > 0.1, 5)", "head(intensity > 0.1, 5f)");
    row("head > 3 & head(head, 3)", "((head > 3) & head(head, 3f))");
    row("x & y", "");
    row("exact(Locomotion) | exact ( \"None\" )", "(exact(Locomotion) | exact(\"None\"))");
}

void tst_QueryParser::parses()
{
    QFETCH(QString, text);
    QFETCH(QString, echoed);
    const QueryNames names{.vocabulary = m_vocabulary, .hasSignals = true};
    const auto parsed = parseQuery(text.toStdString(), names);
    if (echoed.isEmpty()) {
        QVERIFY(!parsed);
        return;
    }
    QVERIFY2(parsed, parsed ? "" : parsed.error().text().c_str());
    QCOMPARE(QString::fromStdString(echo(*parsed, m_vocabulary)), echoed);
    QCOMPARE(*parseQuery(echoed.toStdString(), names), *parsed);
}

void tst_QueryParser::functionsAreWrittenAsInCpp()
{
    using namespace terms;
    const QueryExpression run = tag(*m_vocabulary.findTyped("Run"));
    const QueryExpression male = tag(*m_vocabulary.findTyped("Male"));
    const QueryNames names{.vocabulary = m_vocabulary, .hasSignals = true};
    const auto is = [&](const char* text, const QueryExpression& written) {
        const auto parsed = parseQuery(text, names);
        return parsed && *parsed == written && parsed->hash() == written.hash();
    };
    QVERIFY(is("head(Run, 5) | tail(Run, 2s)", call<"head">(run, frames(5)) | call<"tail">(run, seconds(2))));
    QVERIFY(is("firstframes(Run, 5) - lastframes(Run, 20ms)",
               call<"firstframes">(run, frames(5)) - call<"lastframes">(run, milliseconds(20))));
    QVERIFY(is("first(Run) & last(Run, 2) & nth(Run, 3)",
               call<"first">(run) & call<"last">(run, 2) & call<"nth">(run, 3)));
    QVERIFY(is("random(Run, 3, 7)", call<"random">(run, 3, 7)));
    QVERIFY(is("longer(Run, 1s) - shorter(Run, 2s)",
               call<"longer">(run, seconds(1)) - call<"shorter">(run, seconds(2))));
    QVERIFY(is("grow(Run, 5) | grow(Run, 1, 2)",
               call<"grow">(run, frames(5)) | call<"grow">(run, frames(1), frames(2))));
    QVERIFY(is("shrink(Run, 5) | shrink(Run, 1, 2)",
               call<"shrink">(run, frames(5)) | call<"shrink">(run, frames(1), frames(2))));
    QVERIFY(is("close(starts(Run), 5) & ends(Run)",
               call<"close">(call<"starts">(run), frames(5)) & call<"ends">(run)));
    QVERIFY(is("overlapping(Run, Male) | inside(Run, Male) | containing(Run, Male)",
               call<"overlapping">(run, male) | call<"inside">(run, male) | call<"containing">(run, male)));
    QVERIFY(is("before(Run, Male, 5) & after(Run, Male, 5)",
               call<"before">(run, male, frames(5)) & call<"after">(run, male, frames(5))));
    QVERIFY(is("clips(Run) & ~clip(\"a\") & file(\"b\") & folder(\"c\")",
               call<"clips">(run) & ~call<"clip">("a") & call<"file">("b") & call<"folder">("c")));
    QVERIFY(is("contact(Foot) & speed(Hips) > 1.5 & height() <= 1 & turnrate() < 2 & x() == 0",
               call<"contact">("Foot") & (call<"speed">("Hips") > 1.5) & (call<"height">() <= 1) &
                   (call<"turnrate">() < 2) & (call<"x">() == 0)));
    QVERIFY(is("acceleration() >= 1 & y(A) != -2 & z() > 3",
               (call<"acceleration">() >= 1) & (call<"y">("A") != -2) & (call<"z">() > 3)));
    QVERIFY(is("terrain == \"gravel\" | slope < 3 | slope > -0.5 | looping != true",
               (terms::property("terrain") == "gravel") | (terms::property("slope") < 3) |
                   (terms::property("slope") > -0.5) | (terms::property("looping") != true)));
    QVERIFY(is("a >= \"x\" & a <= \"y\"", (terms::property("a") >= "x") & (terms::property("a") <= "y")));
    QVERIFY(!is("head(Run, 5)", call<"head">(run, seconds(5))));
    QVERIFY(!is("terrain == \"1\"", terms::property("terrain") == 1));
    QVERIFY(!is("terrain == \"ab\"", terms::property("terraina") == "b"));
}

void tst_QueryParser::savedQueriesWithTextsStandInPlaceOfTheirNames()
{
    const std::vector<SavedQuery> saved{{"flat", "terrain == \"flat\" & clip(\"a\")"},
                                        {"both", "terrain < \"x\" | @flat | @flat"}};
    const auto parsed = parseQuery("folder(\"f\") - @flat | @both & @flat", m_vocabulary, saved);
    QVERIFY(parsed);
    const std::string flat = "((terrain == \"flat\") & clip(\"a\"))";
    const std::string both = "(((terrain < \"x\") | " + flat + ") | " + flat + ')';
    const std::string all = "((folder(\"f\") - " + flat + ") | (" + both + " & " + flat + "))";
    QCOMPARE(echo(*parsed, m_vocabulary), all);
    QCOMPARE(*parseQuery(all, m_vocabulary), *parsed);
}

void tst_QueryParser::savedQueriesStandInPlaceOfTheirNames()
{
    const std::vector<SavedQuery> saved{{"slow", "Tired | Limping"}, {"my walk", "Walk & @slow"}};
    const auto parsed = parseQuery("Male - @slow & @\"my walk\" | @slow", m_vocabulary, saved);
    QVERIFY(parsed);
    QCOMPARE(QString::fromStdString(echo(*parsed, m_vocabulary)),
             QString("(((Male - (Style.Tired | Style.Limping)) & (Locomotion.Walk & (Style.Tired | "
                     "Style.Limping))) | (Style.Tired | Style.Limping))"));
}

void tst_QueryParser::savedQueryErrorsNameTheSavedQuery_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("code");
    QTest::addColumn<QString>("error");
    QTest::newRow("unknown") << "Male | @slwo"
                             << "query.unknown-saved-query"
                             << "column 8: no saved query \"slwo\"; did you mean \"slow\"?";
    QTest::newRow("broken") << "Male & @broken"
                            << "query.unknown-tag"
                            << "column 8: in @broken: no tag \"Wlak\"; did you mean \"Walk\"?";
    QTest::newRow("empty") << "@empty"
                           << "query.saved-empty"
                           << "column 1: the saved query @empty is empty; give it a text";
    QTest::newRow("uses itself") << "@itself"
                                 << "query.saved-cycle"
                                 << "column 1: in @itself: the saved query @itself uses itself";
    QTest::newRow("circle") << "@a"
                            << "query.saved-cycle"
                            << "column 1: in @a: in @b: the saved query @a uses itself";
    QTest::newRow("no name") << "Male | @"
                             << "query.missing-name"
                             << "column 8: \"@\" goes right before the name of a saved query: @name";
    QTest::newRow("name apart") << "@ slow"
                                << "query.missing-name"
                                << "column 1: \"@\" goes right before the name of a saved query: @name";
}

void tst_QueryParser::savedQueryErrorsNameTheSavedQuery()
{
    QFETCH(QString, text);
    const std::vector<SavedQuery> saved{{"slow", "Tired"}, {"broken", "Male | Wlak"},
                                        {"empty", "  "},   {"itself", "Male | @itself"},
                                        {"a", "(@b)"},     {"b", "@a"}};
    const auto parsed = parseQuery(text.toStdString(), m_vocabulary, saved);
    QVERIFY(!parsed);
    QTEST(QString::fromStdString(parsed.error().code), "code");
    QTEST(QString::fromStdString(parsed.error().text()), "error");
}

void tst_QueryParser::namesAreOneHoweverTheirLettersArePutTogether()
{
    const std::vector<SavedQuery> saved{{"Schr\u00e4g", "Male"}};
    const std::vector<QueryProperty> properties{{"Gef\u1ec7hl", {PropertyType::Number}}};
    const QueryNames names{m_vocabulary, saved, properties};
    for (const auto& [composed, apart] : {std::pair("M\u00fcde", "Mu\u0308de"),
                                          {"@Schr\u00e4g", "@Schra\u0308g"},
                                          {"Gef\u1ec7hl > 1", "Gefe\u0323\u0302hl > 1"}}) {
        const auto one = parseQuery(composed, names), other = parseQuery(apart, names);
        QVERIFY2(one && other, other ? composed : other.error().text().c_str());
        QVERIFY2(*one == *other, composed);
    }
    QVERIFY(!parseQuery("Mude", names));
    QVERIFY(isSameText("\uac01", "\u1100\u1161\u11a8"));
    QVERIFY(!isSameText("\u00e4", "a"));
}

QTEST_APPLESS_MAIN(tst_QueryParser)
#include "tst_QueryParser.moc"
