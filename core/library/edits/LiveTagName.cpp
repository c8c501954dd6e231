#include "core/library/edits/LiveTagName.h"

#include "core/library/edits/TagRenaming.h"
#include "core/query/language/QueryNames.h"
#include "core/support/text/TextLists.h"

namespace tagline {
std::string LiveTagNameClash::message(std::string_view name) const
{
    using enum Kind;
    const std::string quoted = '"' + std::string(name) + '"';
    switch (kind) {
    case NoName:
        return text;
    case Namespace:
        return quoted + " is a namespace, not a tag";
    case Meant:
        return quoted + " means " + orList(tags) + " in queries: choose another name";
    case HasRanges:
        return "there is a tag " + quoted + ": choose another name";
    case HasBelow:
        return quoted + " means the tags below it in queries: choose another name";
    case Ambiguous:
        break;
    }
    return quoted + " could mean " + orList(tags) + " in queries: choose another name";
}

std::optional<LiveTagNameClash> liveTagNameClash(std::string_view name, const ClipLibrary& library)
{
    using enum LiveTagNameClash::Kind;
    if (std::string wrong = tagNameProblem(name); !wrong.empty())
        return LiveTagNameClash{.text = std::move(wrong)};
    const TagVocabulary& vocabulary = library.vocabulary();
    if (vocabulary.isNamespace(name)) return LiveTagNameClash{Namespace};
    const QueryNames names{.vocabulary = vocabulary, .tagged = &library.index()};
    const TagResolution meant = names.resolve(name);
    if (const auto* several = std::get_if<AmbiguousTag>(&meant))
        return LiveTagNameClash{Ambiguous, several->candidates};
    const auto* tag = std::get_if<TagId>(&meant);
    if (!tag || !names.isKnown(*tag)) return std::nullopt;
    if (vocabulary.find(name) != *tag) return LiveTagNameClash{Meant, {vocabulary[*tag].name}};
    const bool isItself = vocabulary[*tag].isRegistered || library.index().counts(*tag).ranges > 0;
    return LiveTagNameClash{isItself ? HasRanges : HasBelow};
}

} // namespace tagline
