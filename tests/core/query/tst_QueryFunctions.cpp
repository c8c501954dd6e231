#include "core/query/editing/QueryDrawing.h"
#include "core/query/editing/QueryEcho.h"
#include "core/query/language/parsing/QueryFunctions.h"
#include "core/query/language/parsing/QueryTerms.h"
#include "tests/core/query/QueryVocabulary.h"
#include "tests/support/TestData.h"

#include <QFile>
#include <QRegularExpression>
#include <QTest>

// What people are told of the functions of the query language, and how C++ calls them.

using namespace tagline;

class tst_QueryFunctions : public QObject
{
    Q_OBJECT

private slots:
    void everyFunctionIsFoundByItsName();
    void everyFunctionHasHelpOfOneLine();
    void operatorsAndWordsAreFoundAsTheyAreTyped();
    void everyOperationOfTagsAloneIsDrawn();
    void drawingsShowTheAnswer();
    void everyFunctionIsCalledInCpp();
    void theReadmeNamesFunctionsThatThereAre();

private:
    const TagVocabulary m_vocabulary = test::queryVocabulary();
};

void tst_QueryFunctions::everyFunctionIsFoundByItsName()
{
    for (const QueryOperation& function : queryFunctions()) {
        QCOMPARE(findQueryFunction(function.name), &function);
        QCOMPARE(functionOf(function.op, function.signal)->name, function.name);
    }
    QVERIFY(!findQueryFunction("|"));
    QVERIFY(!functionOf(QueryOp::Union));
}

void tst_QueryFunctions::everyFunctionHasHelpOfOneLine()
{
    std::size_t longest = 0;
    for (const QueryOperation& function : queryFunctions())
        longest = std::max(longest, signature(function).size());
    for (const QueryOperation& function : queryFunctions()) {
        const std::string shown = signature(function);
        QVERIFY2(!function.help.empty() && longest + function.help.size() <= 77, shown.c_str());
        QVERIFY2(function.help.find('\n') == std::string_view::npos, shown.c_str());
    }
}

void tst_QueryFunctions::operatorsAndWordsAreFoundAsTheyAreTyped()
{
    for (const QueryOperation& each : queryOperations)
        if (each.form != QueryForm::Name) QCOMPARE(findQueryOperation(each.name)->op, each.op);
    QCOMPARE(findQueryOperation("and")->op, QueryOp::Intersection);
    QCOMPARE(findQueryOperation("OR")->op, QueryOp::Union);
    QCOMPARE(findQueryOperation("minus")->op, QueryOp::Difference);
    QCOMPARE(findQueryOperation("!")->op, QueryOp::Complement);
    for (const char* none : {"", "walk", "Head", "<", "~ ~", "\"all\"", "("})
        QVERIFY2(!findQueryOperation(none), none);
    QCOMPARE(notation(operationOf(QueryOp::Head)), std::string("head(q, duration)"));
    QCOMPARE(notation(operationOf(QueryOp::Union)), std::string("a | b"));
    QCOMPARE(notation(operationOf(QueryOp::Complement)), std::string("~a"));
    QCOMPARE(notation(operationOf(QueryOp::None)), std::string("none"));
}

/// All but what needs motion, captions, examples or names of files.
void tst_QueryFunctions::everyOperationOfTagsAloneIsDrawn()
{
    QStringList undrawn;
    for (const QueryOperation& each : queryOperations) {
        if (each.form == QueryForm::Name) continue;
        const std::string name(each.name);
        const QueryExample* example = queryExample(each);
        QVERIFY2((example != nullptr) == each.isOfTagsAlone(), name.c_str());
        if (!example) {
            undrawn << QString::fromStdString(name);
            continue;
        }
        const std::string called = each.form == QueryForm::Call ? name + '(' : name;
        QVERIFY2(example->query.find(called) != std::string_view::npos, name.c_str());
        const QStringList lines =
            QString::fromStdString(queryDrawing(*example, asciiMarks)).split('\n', Qt::SkipEmptyParts);
        QVERIFY2(lines.size() >= 2 && lines.back().startsWith(example->query.data()), name.c_str());
        for (const QString& line : lines) QVERIFY2(line.size() == lines[0].size(), qPrintable(line));
        QVERIFY2(lines[0].size() <= 77, qPrintable(lines[0]));
        QVERIFY2(lines.back().contains('#') != (each.op == QueryOp::None), qPrintable(lines.back()));
        QString blocks = QString::fromStdString(queryDrawing(*example, blockMarks));
        QCOMPARE(blocks.replace(QChar(0x2588), '#').replace(QChar(0xB7), '.').split('\n', Qt::SkipEmptyParts),
                 lines);
    }
    undrawn.sort();
    QCOMPARE(undrawn, QStringList({"acceleration", "caption", "clip", "contact", "file", "folder", "height",
                                   "like", "max", "mean", "min", "speed", "turnrate", "x", "y", "z"}));
}

/// Some, by eye.
void tst_QueryFunctions::drawingsShowTheAnswer()
{
    const auto drawingOf = [](QueryOp op) {
        return queryDrawing(*queryExample(operationOf(op)), asciiMarks);
    };
    QCOMPARE(drawingOf(QueryOp::Intersection),
             std::string("walk          ....##########......########............\n"
                         "turn          ..........##########..####..............\n"
                         "walk & turn   ..........####........####..............\n"));
    QCOMPARE(drawingOf(QueryOp::Inside),
             std::string("step                 ..####....####....####......####...####.\n"
                         "walk                 ....############....##############......\n"
                         "inside(step, walk)   ..........####..............####........\n"));
    QCOMPARE(drawingOf(QueryOp::With),
             std::string("push         ....######.......... ..............####..\n"
                         "with(push)   ..............####.. ....######..........\n"));
    const QueryExample touching{
        QueryOp::Close, "close(a.b, 0.1s)", {{{"a.b", "##...##.... ####.####", "limbs"}}}};
    QCOMPARE(queryDrawing(touching, asciiMarks), std::string("a.b (limbs)        ##...##.... ####.####\n"
                                                             "close(a.b, 0.1s)   #######.... #########\n"));
}

namespace {

/// An argument of each kind; others at another place.
template<QueryArgument kind, std::uint32_t place>
auto argument(TagId tag)
{
    if constexpr (kind == QueryArgument::Set)
        return tagline::tag(tag);
    else if constexpr (kind == QueryArgument::Duration)
        return Duration::frames(place);
    else if constexpr (kind == QueryArgument::Bound)
        return SignedDuration{Duration::frames(place), true};
    else if constexpr (kind == QueryArgument::Count || kind == QueryArgument::Seed)
        return place + 1;
    else if constexpr (kind == QueryArgument::Tag)
        return tag;
    else if constexpr (kind == QueryArgument::Distance)
        return 0.5;
    else if constexpr (kind == QueryArgument::Signal)
        return terms::call<"height">("Head");
    else
        return "Foot";
}

/// The argument as it is echoed.
std::string argumentText(QueryArgument kind, std::size_t place)
{
    switch (kind) {
    case QueryArgument::Set:
    case QueryArgument::Tag:
        return "Male";
    case QueryArgument::Duration:
        return std::to_string(place) + 'f';
    case QueryArgument::Bound:
        return '-' + std::to_string(place) + 'f';
    case QueryArgument::Count:
    case QueryArgument::Seed:
        return std::to_string(place + 1);
    case QueryArgument::Group:
    case QueryArgument::Joint:
        return "Foot";
    case QueryArgument::Pattern:
    case QueryArgument::Example:
        return "\"Foot\"";
    case QueryArgument::Distance:
        return "0.5";
    case QueryArgument::Signal:
        return "height(Head)";
    }
    return {};
}

template<std::size_t row>
constexpr auto nameOf()
{
    char letters[queryOperations[row].name.size() + 1]{};
    std::ranges::copy(queryOperations[row].name, letters);
    return terms::FunctionName(letters);
}

template<std::size_t row, std::uint32_t... place>
auto callOf([[maybe_unused]] TagId tag, std::integer_sequence<std::uint32_t, place...>)
{
    return terms::call<nameOf<row>()>(argument<queryOperations[row].parameters[place].kind, place>(tag)...);
}

/// The call of a row's function with all its arguments; no frames for a row that is no function.
template<std::size_t row>
QueryExpression called(TagId tag)
{
    constexpr const QueryOperation& its = queryOperations[row];
    using Places = std::make_integer_sequence<std::uint32_t, std::uint32_t(its.most())>;
    if constexpr (its.form != QueryForm::Call)
        return noFrames();
    else if constexpr (its.isCompared)
        return callOf<row>(tag, Places()) >= 2.0;
    else
        return callOf<row>(tag, Places());
}

template<std::size_t... row>
std::vector<QueryExpression> allCalls(TagId tag, std::index_sequence<row...>)
{
    return {called<row>(tag)...};
}

} // namespace

void tst_QueryFunctions::everyFunctionIsCalledInCpp()
{
    const TagId male = *m_vocabulary.findTyped("Male");
    const auto calls = allCalls(male, std::make_index_sequence<queryOperations.size()>());
    for (std::size_t row = 0; row < calls.size(); ++row) {
        const QueryOperation& its = queryOperations[row];
        if (its.form != QueryForm::Call) continue;
        std::string wanted = std::string(its.name) + '(';
        for (std::size_t place = 0; place < its.most(); ++place)
            wanted += (place > 0 ? ", " : "") + argumentText(its.parameters[place].kind, place);
        wanted = its.isCompared ? '(' + wanted + ") >= 2)" : wanted + ')';
        QCOMPARE(echo(calls[row], m_vocabulary), wanted);
    }
}

/// It names some; `tagline help query` lists them all.
void tst_QueryFunctions::theReadmeNamesFunctionsThatThereAre()
{
    QFile file(test::sourceFolder() + "/README.md");
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QString text =
        QString::fromUtf8(file.readAll()).section("A query is made of", 1).section("\n## ", 0, 0);
    QVERIFY(text.contains("`tagline help query`"));
    static const QRegularExpression call(R"(`(\w+)\()");
    int count = 0;
    for (auto found = call.globalMatch(text); found.hasNext(); ++count) {
        const QString name = found.next().captured(1);
        QVERIFY2(findQueryFunction(name.toStdString()), qPrintable(name));
    }
    QVERIFY(count > 20);
}

QTEST_APPLESS_MAIN(tst_QueryFunctions)
#include "tst_QueryFunctions.moc"
