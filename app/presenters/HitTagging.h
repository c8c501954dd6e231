#pragma once

// HitTagging gives hits of a query the tag that a person chooses: counts first, then one undo step.

#include "app/document/BulkTagging.h"
#include "app/document/Workspace.h"

#include <optional>
#include <vector>

class QWidget;

namespace tagline {

/// Whose hits they are, for the words.
enum class HitsOf { Answer, Reel };

/// Asks which tag the frames are to get, says what that would change, and does it. A name that no tag has
/// makes one, in the same step. What was done, in words; none where the person thought better of it. The
/// library may change while it asks: what is done is worked out anew.
std::optional<QString> tagHits(LibraryDocument& document, Workspace& workspace,
                               const std::vector<ClipFrames>& hits, HitsOf whose, QWidget* window);

/// Asks for a tag by name, as tagHits() does, without giving it to anything: the full name of one that is
/// there, or a new one. None where the person thought better of it.
std::optional<std::string> askForTag(const LibraryDocument& document, TagId proposed, const QString& title,
                                     const QString& question, const QString& verb, QWidget* window);

} // namespace tagline
