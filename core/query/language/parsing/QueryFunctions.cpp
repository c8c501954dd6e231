#include "core/query/language/parsing/QueryFunctions.h"

#include "core/query/language/parsing/QueryLexer.h"
#include "core/tags/vocabulary/NearestName.h"

namespace tagline {
namespace {

constexpr bool isFunction(const QueryOperation& operation) { return operation.form == QueryForm::Call; }

constexpr auto functions = [] {
    std::array<QueryOperation, std::size_t(std::ranges::count_if(queryOperations, isFunction))> made;
    std::ranges::copy_if(queryOperations, made.begin(), isFunction);
    std::ranges::sort(made, {}, &QueryOperation::name);
    return made;
}();

/// The kind of a text that is one lexeme; End for any other.
LexemeKind kindOfOneLexeme(std::string_view text)
{
    const std::vector<Lexeme> lexemes = queryLexemes(text);
    return lexemes.size() == 2 ? lexemes.front().kind : LexemeKind::End;
}

} // namespace

std::span<const QueryOperation> queryFunctions() { return functions; }

const QueryOperation* findQueryFunction(std::string_view name)
{
    const auto* found = std::ranges::lower_bound(functions, name, {}, &QueryOperation::name);
    return found != functions.end() && found->name == name ? found : nullptr;
}

const QueryOperation* functionOf(QueryOp op, MotionSignal signal)
{
    const QueryOperation* row = &operationOf(op);
    while (op == QueryOp::Signal && row->signal != signal) ++row;
    return isFunction(*row) ? row : nullptr;
}

const QueryOperation* findQueryOperation(std::string_view typed)
{
    if (const QueryOperation* function = findQueryFunction(typed)) return function;
    const LexemeKind kind = kindOfOneLexeme(typed);
    if (kind == LexemeKind::End) return nullptr;
    const auto* found = std::ranges::find_if(queryOperations, [kind](const QueryOperation& each) {
        return (each.form == QueryForm::Sign || each.form == QueryForm::Word) &&
               kindOfOneLexeme(each.name) == kind;
    });
    return found == queryOperations.end() ? nullptr : found;
}

std::string nearestFunction(std::string_view typed)
{
    NearestName nearest(typed);
    for (const QueryOperation& function : functions) nearest.offer(function.name);
    return nearest.best();
}

std::string functionsOfInstances(std::string_view between)
{
    std::string names;
    for (const QueryOperation& function : functions)
        if (function.seesInstances) names.append(names.empty() ? "" : between).append(function.name);
    return names;
}

std::string signature(const QueryOperation& function)
{
    std::string text(function.name);
    for (const QueryParameter& each : function.taken())
        text.append(&each == function.parameters.data() ? "(" : ", ").append(each.name);
    return text + (function.isRepeating ? ", …)" : ")");
}

std::string notation(const QueryOperation& operation)
{
    if (operation.form == QueryForm::Call) return signature(operation);
    std::string text(operation.name);
    if (operation.form != QueryForm::Sign) return text;
    if (operation.most() == 1) return text.append(operation.parameters[0].name);
    return std::string(operation.parameters[0].name) + ' ' + text + ' ' +
           std::string(operation.parameters[1].name);
}

} // namespace tagline
