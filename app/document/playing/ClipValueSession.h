#pragma once

// ClipValueSession knows what clips say by a text (ClipValues.h), for weights to follow: found in the
// background, once for each clip and text.

#include <QObject>

#include "app/document/jobs/BackgroundJobs.h"
#include "app/document/library/DocumentChange.h"
#include "core/support/Result.h"

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

namespace tagline {

class LibraryDocument;

/// What a clip says by a text, as far as it is known.
struct FoundClipValues
{
    std::shared_ptr<const std::vector<float>> values; ///< one a frame; null while there are none
    std::optional<Error> problem;                     ///< why there are none
    bool isFinding = false;                           ///< newer ones are to come

    /// The least and the greatest number; none where there is none.
    std::optional<std::pair<float, float>> span() const;
};

class ClipValueSession : public QObject
{
    Q_OBJECT

public:
    explicit ClipValueSession(LibraryDocument& document, QObject* parent = nullptr);

    /// What is known; what is not yet is found then, and changed() follows. While newer values are found the
    /// former ones stay.
    FoundClipValues values(ClipId clip, const std::string& text, bool isMirrored);
    /// Who does the work; tests decide when.
    BackgroundJobs& jobs() { return m_jobs; }

signals:
    /// Values are others, or are to be asked for again.
    void changed();

private:
    struct Asked
    {
        ClipId clip;
        std::string text;
        bool isMirrored = false;

        auto operator<=>(const Asked& other) const
        {
            return std::tie(clip.value, text, isMirrored) <=>
                   std::tie(other.clip.value, other.text, other.isMirrored);
        }
        bool operator==(const Asked&) const = default;
    };
    struct Known
    {
        FoundClipValues found;
        bool isStale = true;
        BackgroundJobs::Job job;
        std::uint64_t asked = 0; ///< when last, counted
    };

    void follow(const DocumentChange& change);
    void find(const Asked& asked, Known& known);
    void forgetOldest();

    LibraryDocument& m_document;
    std::map<Asked, Known> m_known;
    std::uint64_t m_times = 0; ///< that any was asked for
    BackgroundJobs m_jobs;     // last: what runs ends before the rest goes
};

} // namespace tagline
