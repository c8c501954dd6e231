#pragma once

// BulkEdit is one edit of tags by `tagline tag`: a tag, frames of many clips, and whether these gain or lose
// the tag.

#include "app/cli/CommandDocument.h"
#include "app/cli/options/CommandArguments.h"
#include "core/io/json/JsonWriter.h"
#include "core/tagging/BulkTagging.h"

#include <string>

namespace tagline {

/// The options that describe one edit; its tag is the first positional argument.
CommandOptions bulkEditOptions();

/// The problem of these options together; empty if there is none.
QString misuseOfBulkEdit(const CommandArguments& arguments);

/// The outcome of an edit. The changes of the plan have been moved out: `clips` is their number.
struct BulkEdit
{
    std::string tag;
    std::int64_t clips = 0;
    BulkPlan plan;
    bool isCounted = false; ///< the tag is counted, so that the text calls ranges instances
};

/// Counts an edit of the document, and makes it if `isMade`: with the signature of the document, and not
/// saved. Nothing is made if the edit reaches clips that cannot be edited and --strict was given. Expects
/// arguments without misuse. Errors: those of the tag, the clips and the query, whose column is in --query;
/// command.strict.
Result<BulkEdit> bulkEdit(const CommandArguments& arguments, CommandDocument& read, bool isMade);

std::string bulkEditText(const BulkEdit& edit, bool isDryRun);
/// Writes the members of the result as JSON.
void writeBulkEdit(const BulkEdit& edit, bool isWritten, JsonWriter& json);

} // namespace tagline
