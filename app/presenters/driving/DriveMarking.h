#pragma once

// DriveMarking gives a tag to the frame that a driven figure shows, and to the half second around it.

#include <QCoreApplication>

#include "app/document/library/LibraryDocument.h"
#include "core/search/driving/MotionMatcher.h"
#include "core/tagging/BulkTagging.h"
#include "core/tags/vocabulary/TagVocabulary.h"

#include <optional>
#include <string>

namespace tagline {

/// The outcome of marking, for people.
struct DriveMark
{
    enum class Kind { Done, Nothing, Refused };
    Kind kind = Kind::Done;
    QString text;
};

class DriveMarking
{
    Q_DECLARE_TR_FUNCTIONS(tagline::DriveMarking)

public:
    explicit DriveMarking(LibraryDocument& document)
        : m_document(document)
    {
    }

    /// Full name of the tag that is given: what `Bad` means in queries of this library, until another is
    /// chosen; one that is not there is made with the first mark.
    std::string tag() const;
    /// Gives the tag of this full name from now on, whatever others end so.
    void setTag(std::string name);
    /// The tag, if the library has it.
    std::optional<TagId> knownTag() const;

    /// Marks the moment, as one undo step. A moment that plays in a mirror gives its clip the tag's partner,
    /// if there is one. Expects a clip of the library.
    DriveMark mark(const MatchMoment& moment);

private:
    TagResolution meaning() const;
    std::optional<QString> ambiguity() const;
    std::string nameFor(const MatchMoment& moment) const;

    LibraryDocument& m_document;
    std::string m_tag = "Bad";
    bool m_isChosen = false; ///< by a person
};

} // namespace tagline
