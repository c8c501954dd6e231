#pragma once

// QueryNoteTexts say in the window's words where a name in a query could have meant something else.

#include "core/library/ClipLibrary.h"
#include "core/query/language/QueryExpression.h"

#include <QStringList>

namespace tagline {

/// In order of the query, each once.
QStringList queryNoteTexts(const QueryExpression& query, const ClipLibrary& library);

} // namespace tagline
