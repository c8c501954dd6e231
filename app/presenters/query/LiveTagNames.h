#pragma once

// The names that live (derived) tags may have: those that mean nothing else to a query.

#include "core/library/ClipLibrary.h"

#include <QString>

namespace tagline {

/// Why a live tag cannot have this name, a sentence for people; empty where it can. Exports hold it beside
/// the other tags, where a name must mean what it means here.
QString liveTagNameProblem(const QString& name, const ClipLibrary& library);

} // namespace tagline
