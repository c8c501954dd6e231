#include "app/cli/QueryRemarks.h"

#include "app/cli/CommandLibrary.h"
#include "app/cli/text/CommandOutput.h"
#include "app/cli/text/TerminalText.h"
#include "core/query/editing/QueryNotes.h"

namespace tagline {

void noteDoubleMeanings(const QueryExpression& query, const ClipLibrary& library)
{
    for (const QueryNote& note :
         queryNotes(query, {library.vocabulary(), library.index(), library.instances()}))
        printNote("tagline", terminalText(noteText(note)));
}

void remarkOnQuery(const QueryExpression& query, const ClipLibrary& library)
{
    noteUnmetValues(query, library);
    noteDoubleMeanings(query, library);
}

} // namespace tagline
