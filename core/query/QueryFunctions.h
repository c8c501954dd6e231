#pragma once

// QueryFunctions lists the functions of the query language by name.

#include <span>
#include <string_view>

namespace tagline {

/// What a function's answer depends on.
enum class QueryFunctionKind {
    Exact,  ///< exact(tag): the tag without those below it
    Set,    ///< a set made from sets, such as grow(q, d)
    Clips,  ///< whole clips by a pattern: clip, file, folder
    Signal, ///< a motion signal, compared with a number
    Contact ///< contact(joint)
};

struct QueryFunction
{
    std::string_view name;
    QueryFunctionKind kind = QueryFunctionKind::Set;
};

/// All functions in order of name.
std::span<const QueryFunction> queryFunctions();
/// The function of that name; null where there is none.
const QueryFunction* findQueryFunction(std::string_view name);
/// Whether the parser makes an expression of it in this version; the others are the error
/// "query.not-available".
bool isAvailable(QueryFunctionKind kind);

} // namespace tagline
