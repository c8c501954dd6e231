#pragma once

// QueryNotes report names in a query that have two possible meanings, and which meaning applies.
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

/// The data that determines the meaning of names.
struct NotedNames
{
    const TagVocabulary& vocabulary;
    const TagIndex& index;
    const InstanceIndex& instances;
};

/// A name, as written in a query, with a second possible meaning.
struct QueryNote
{
    std::string name;
    std::string tag = {}; ///< tag whose instances have a value of that name, if the name means a property;
                          ///< empty: the name means a value of instances, and there is a tag of that name

    bool operator==(const QueryNote&) const = default;
};

/// In order of the query, each once.
std::vector<QueryNote> queryNotes(const QueryExpression& query, const NotedNames& names);
/// The text of a note, in English.
std::string noteText(const QueryNote& note);

} // namespace tagline
