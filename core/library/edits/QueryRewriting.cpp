#include "core/library/edits/QueryRewriting.h"

#include "core/query/language/parsing/QueryParser.h"

namespace tagline {
namespace {

/// Motion that there is none of now may be there another day.
bool isUnderstood(std::string_view text, const ClipLibrary& library)
{
    return parseQuery(text, {.vocabulary = library.vocabulary(),
                             .savedQueries = library.savedQueries(),
                             .hasSignals = true,
                             .derivedTags = library.derivedTags()})
        .hasValue();
}

} // namespace

void addRewrittenQueries(LibraryEdit& edit, const ClipLibrary& library, const QueryRewriting& rewritten)
{
    const auto rewrite = [&](std::string& text) {
        if (isUnderstood(text, library)) text = rewritten(std::move(text));
    };
    edit.queries = library.savedQueries();
    for (SavedQuery& query : *edit.queries) rewrite(query.text);
    edit.derived = library.derivedTags();
    for (SavedQuery& tag : *edit.derived) rewrite(tag.text);
    edit.rules = library.rules();
    for (TaggingRule& rule : *edit.rules) rewrite(rule.query);
    edit.checks = library.checks();
    for (LibraryCheck& check : *edit.checks) {
        rewrite(check.query);
        rewrite(check.within);
    }
    edit = withoutEqual(std::move(edit), library);
}

} // namespace tagline
