#pragma once

// HitTagging gives hits of a query the tag that a person chooses: counts first, then one undo step.

#include "app/document/library/Workspace.h"
#include "core/tagging/BulkTagging.h"
#include "widgets/tags/choice/TagChoiceList.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

class QWidget;

namespace tagline {

class LibraryDocument;

/// Whose hits they are, for the words.
enum class HitsOf { Answer, Reel };

/// Asks which tag the frames are to get, says what that would change, and does it. A name that no tag has
/// makes one, in the same step. What was done, in words; none where the person thought better of it. The
/// library may change while it asks: what is done is worked out anew.
std::optional<QString> tagHits(LibraryDocument& document, Workspace& workspace,
                               const std::vector<ClipFrames>& hits, HitsOf whose, QWidget* window);

/// Asks for a tag, as tagHits() does, without giving it to anything. None where the person thought better of
/// it.
std::optional<TagChoice> askForTag(const LibraryDocument& document, TagId proposed, const QString& title,
                                   const QString& question, const QString& verb, QWidget* window);

/// Why no tag of this name can be made, where none is there: a sentence for people; none where it can or is.
std::optional<QString> newTagProblem(const LibraryDocument& document, const std::string& name);

/// Does something with the tag that was chosen. One that is not there is defined first, with a colour and a
/// key of its own, in the same undo step, which is called `text`. The tag.
TagId useTag(LibraryDocument& document, const TagChoice& choice, const QString& text,
             const std::function<void(TagId)>& use);

} // namespace tagline
