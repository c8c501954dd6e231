#pragma once

// FunctionCalls writes calls of the query language's functions from their table, so that a function that is
// added to the table is tested as all others are.

#include "core/query/language/parsing/QueryFunctions.h"

#include <QtGlobal>

#include <algorithm>
#include <string>
#include <vector>

namespace tagline::test {

/// What is tried for each argument.
struct TriedArguments
{
    std::vector<std::string> sets; ///< where a function takes a set, and the first of two
    std::vector<std::string> seconds;
    std::vector<std::string> durations;
    std::vector<std::string> counts;
    std::vector<std::string> seeds;

    std::vector<std::string> bounds = {"-2", "3"};
    std::vector<std::string> signals_ = {"speed()"};
    std::vector<std::string> among = {"2"}; ///< of how many sets a frame is in

    static const QueryParameter* firstSet(const QueryOperation& function)
    {
        return std::ranges::find(function.parameters, QueryArgument::Set, &QueryParameter::kind);
    }

    const std::vector<std::string>& of(const QueryOperation& function, std::size_t index) const
    {
        switch (function.parameters[index].kind) {
        case QueryArgument::Set:
            return &function.parameters[index] == firstSet(function) ? sets : seconds;
        case QueryArgument::Duration:
            return durations;
        case QueryArgument::Count:
            return function.op == QueryOp::AtLeast ? among : counts;
        case QueryArgument::Seed:
            return seeds;
        case QueryArgument::Bound:
            return bounds;
        case QueryArgument::Signal:
            return signals_;
        case QueryArgument::Tag:
        case QueryArgument::Group:
        case QueryArgument::Pattern:
        case QueryArgument::Joint:
        case QueryArgument::Example:
        case QueryArgument::Distance:
            break;
        }
        qFatal("%s takes no set", std::string(function.name).c_str());
    }
};

/// A function of sets with all its arguments, in every mixture of those tried: "head(A, 2)".
inline std::vector<std::string> calls(const QueryOperation& function, const TriedArguments& tried)
{
    std::vector<std::string> texts{std::string(function.name)};
    for (std::size_t index = 0; index < function.most(); ++index) {
        std::vector<std::string> longer;
        for (const std::string& text : texts)
            for (const std::string& argument : tried.of(function, index))
                longer.push_back(text + (index == 0 ? "(" : ", ") + argument);
        texts = std::move(longer);
    }
    for (std::string& text : texts) text += function.isCompared ? ") >= 2" : ")";
    return texts;
}

/// Calls of all functions of sets that need no motion.
inline std::vector<std::string> callsOfSets(const TriedArguments& tried)
{
    std::vector<std::string> texts;
    for (const QueryOperation& function : queryFunctions())
        if (function.takes(QueryArgument::Set) && !function.needsMotion())
            for (std::string& text : calls(function, tried)) texts.push_back(std::move(text));
    return texts;
}

} // namespace tagline::test
