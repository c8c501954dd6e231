#pragma once

// BulkEdit is one edit of tags as `tagline tag` is told it: a tag, frames of many clips, and whether they
// gain or lose it.

#include "app/cli/CommandDocument.h"
#include "app/cli/options/CommandArguments.h"
#include "core/io/json/JsonWriter.h"
#include "core/tagging/BulkTagging.h"

#include <string>

namespace tagline {

/// The options that say one edit; its tag is the first positional argument.
CommandOptions bulkEditOptions();

/// What is wrong with them together; empty where nothing is.
QString misuseOfBulkEdit(const CommandArguments& arguments);

/// The outcome of an edit. The plan's changes are taken out of it: `clips` counts them.
struct BulkEdit
{
    std::string tag;
    std::int64_t clips = 0;
    BulkPlan plan;
    bool isCounted = false; ///< the tag, so that instances are spoken of
};

/// Counts an edit of the document, and makes it where `isMade`: signed by whoever the document asks, and not
/// saved. Nothing is made where the edit reaches clips that cannot be edited and --strict was given. Expects
/// arguments that are not misused. Errors: those of the tag, the clips and the query, whose column is in
/// --query; command.strict.
Result<BulkEdit> bulkEdit(const CommandArguments& arguments, CommandDocument& read, bool isMade);

std::string bulkEditText(const BulkEdit& edit, bool isDryRun);
/// The members of the result in JSON.
void writeBulkEdit(const BulkEdit& edit, bool isWritten, JsonWriter& json);

} // namespace tagline
