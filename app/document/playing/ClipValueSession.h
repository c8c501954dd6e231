#pragma once

// ClipValueSession provides the values of clips by a text (ClipValues.h), for weights that follow them:
// computed in the background, once for each clip and text.

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

/// The known values of a clip by a text.
struct FoundClipValues
{
    std::shared_ptr<const std::vector<float>> values; ///< one per frame; null while there are none
    std::optional<Error> problem;                     ///< why there are none
    bool isFinding = false;                           ///< newer values are being computed

    /// The least and the greatest value; none if there are no values.
    std::optional<std::pair<float, float>> span() const;
};

class ClipValueSession : public QObject
{
    Q_OBJECT

public:
    explicit ClipValueSession(LibraryDocument& document, QObject* parent = nullptr);

    /// The known values; missing ones are computed, and changed() follows. Former values stay while newer
    /// ones are computed.
    FoundClipValues values(ClipId clip, const std::string& text, bool isMirrored);
    /// The job queue; tests replace its runner.
    BackgroundJobs& jobs() { return m_jobs; }

signals:
    /// Values have changed, or are to be requested again.
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
        std::uint64_t asked = 0; ///< m_times at the last request
    };

    void follow(const DocumentChange& change);
    void find(const Asked& asked, Known& known);
    void forgetOldest();

    LibraryDocument& m_document;
    std::map<Asked, Known> m_known;
    std::uint64_t m_times = 0; ///< number of requests so far
    BackgroundJobs m_jobs;     // last: running work ends before other members go
};

} // namespace tagline
