#include "app/document/TagRenaming.h"

#include "core/query/QueryEcho.h"
#include "core/query/QueryParser.h"
#include "core/query/QueryToken.h"

#include <algorithm>

namespace tagline {
namespace {

// Token by token, and not by the echo: references to other queries and the user's own spelling stay.
std::string renamedIn(std::string text, const TagVocabulary& vocabulary, TagId tag, const std::string& name)
{
    std::vector<QueryToken> tokens = queryTokens(text, vocabulary);
    std::reverse(tokens.begin(), tokens.end());
    for (const QueryToken& token : tokens)
        if (token.tag == tag) text.replace(token.begin, token.end - token.begin, quotedName(name));
    return text;
}

} // namespace

std::vector<SavedQuery> withTagRenamed(std::vector<SavedQuery> queries, const TagVocabulary& vocabulary,
                                       TagId tag, const std::string& name)
{
    const std::vector<SavedQuery> before = queries;
    for (SavedQuery& query : queries)
        if (parseQuery(query.text, vocabulary, before))
            query.text = renamedIn(query.text, vocabulary, tag, name);
    return queries;
}

} // namespace tagline
