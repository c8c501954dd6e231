#pragma once

// QueryNotes say where a name in a query could have meant something else, and which of both it means.
//
//   Punch.author == "ana"     the property Punch.author goes before a value of the instances of Punch
//   Punch.hand == "left"      a value of instances, though there is a tag Punch.hand: a tag is not compared

#include "core/query/language/QueryExpression.h"
#include "core/tags/index/InstanceIndex.h"
#include "core/tags/index/TagIndex.h"
#include "core/tags/vocabulary/TagVocabulary.h"

#include <string>
#include <vector>

namespace tagline {

/// What decides what a name means.
struct NotedNames
{
    const TagVocabulary& vocabulary;
    const TagIndex& index;
    const InstanceIndex& instances;
};

/// A name, as a query writes it, that could have meant something else.
struct QueryNote
{
    std::string name;
    std::string tag = {}; ///< whose instances have a value of that name, where the property is meant; empty:
                          ///< a value of instances is meant, and there is a tag of that name

    bool operator==(const QueryNote&) const = default;
};

/// In order of the query, each once.
std::vector<QueryNote> queryNotes(const QueryExpression& query, const NotedNames& names);
/// What a note says, in English.
std::string noteText(const QueryNote& note);

} // namespace tagline
