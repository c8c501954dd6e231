#pragma once

// OfferedNames lets fields for queries complete the names of a library.

namespace tagline {

class ClipLibrary;
class QueryEdit;

/// Its tags, properties, joints and queries as they are now.
void offerNames(const ClipLibrary& library, QueryEdit& field);

} // namespace tagline
