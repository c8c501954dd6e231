#pragma once

// UnquotedName finds names that need quotation marks and were typed without.

#include "core/query/language/QueryNames.h"
#include "core/support/Result.h"

#include <optional>
#include <string_view>

namespace tagline {

/// The answer to an error at a place where the text spells a known name that needs quotes, as Left Foot or
/// step-2, without them: to quote it. None elsewhere. Of several names the longest counts; case does not.
std::optional<Error> errorOfUnquotedName(const Error& error, std::string_view text, const QueryNames& names);

} // namespace tagline
