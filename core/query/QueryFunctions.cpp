#include "core/query/QueryFunctions.h"

#include <algorithm>
#include <iterator>

namespace tagline {
namespace {

using Kind = QueryFunctionKind;

constexpr QueryFunction functions[] = {{"acceleration", Kind::Signal},
                                       {"after", Kind::Set},
                                       {"before", Kind::Set},
                                       {"clip", Kind::Clips},
                                       {"clips", Kind::Set},
                                       {"close", Kind::Set},
                                       {"contact", Kind::Contact},
                                       {"containing", Kind::Set},
                                       {"ends", Kind::Set},
                                       {"exact", Kind::Exact},
                                       {"file", Kind::Clips},
                                       {"first", Kind::Set},
                                       {"firstframes", Kind::Set},
                                       {"folder", Kind::Clips},
                                       {"grow", Kind::Set},
                                       {"head", Kind::Set},
                                       {"height", Kind::Signal},
                                       {"inside", Kind::Set},
                                       {"last", Kind::Set},
                                       {"lastframes", Kind::Set},
                                       {"longer", Kind::Set},
                                       {"nth", Kind::Set},
                                       {"overlapping", Kind::Set},
                                       {"random", Kind::Set},
                                       {"shorter", Kind::Set},
                                       {"shrink", Kind::Set},
                                       {"speed", Kind::Signal},
                                       {"starts", Kind::Set},
                                       {"tail", Kind::Set},
                                       {"turnrate", Kind::Signal},
                                       {"x", Kind::Signal},
                                       {"y", Kind::Signal},
                                       {"z", Kind::Signal}};

} // namespace

std::span<const QueryFunction> queryFunctions() { return functions; }

const QueryFunction* findQueryFunction(std::string_view name)
{
    const auto isIt = [name](const QueryFunction& function) { return function.name == name; };
    const auto* found = std::find_if(std::begin(functions), std::end(functions), isIt);
    return found != std::end(functions) ? found : nullptr;
}

bool isAvailable(QueryFunctionKind kind) { return kind == QueryFunctionKind::Exact; }

} // namespace tagline
