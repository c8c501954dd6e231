#include "core/library/backups/DamagedSidecars.h"

namespace tagline {

/// Errors of reading have a place in the text; those of writing have none.
bool isOfDamagedContent(const Error& error)
{
    return error.code.starts_with("sidecar.") && error.code != "sidecar.too-large" && error.line > 0;
}

} // namespace tagline
