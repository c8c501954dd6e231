#pragma once

// TagImportReading reads files of tags in the background, and plans their import into the library.

#include "app/document/jobs/BackgroundJobs.h"
#include "core/imports/TagImportPlan.h"

#include <QObject>
#include <QStringList>

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace tagline {

/// Files of one format, and how they are to be read.
struct TagImportRequest
{
    const TagImportFormat* format = nullptr;
    std::vector<std::string> files;
    TagImportOptions options;
};

/// Content of files, or the error of the first one that cannot be read.
struct TagImportContent
{
    std::vector<std::pair<std::string, ForeignTags>> files;
    std::vector<std::string> headings; ///< of the first file, if the format has columns
    std::optional<Error> error;
};

/// Plans the import of the content. Expects content without an error.
Result<void> planImport(TagImportPlan& plan, const TagImportFormat& format, const TagImportContent& content,
                        const std::stop_token& stop = {});

/// A preview of a plan.
struct TagImportPreview
{
    QList<QStringList> rows; ///< clip, tag, start, stop: the first; states and values have neither start
                             ///< nor stop
    std::int64_t ranges = 0;
    std::int64_t captions = 0;
    int states = 0;
    std::int64_t values = 0; ///< of whole clips
    int tags = 0;
    QStringList newTags; ///< those that the library does not know
    int clips = 0;
    QStringList losses;
    QString problem; ///< why nothing can be imported; empty if something can
};

/// One at a time: a new request drops the one before. A dropped one stops soon, also when this is destroyed.
class TagImportReading : public QObject
{
    Q_OBJECT

public:
    using Outcome = std::pair<std::shared_ptr<const TagImportContent>, TagImportPreview>;

    /// Plans for the library as it is now; `folder` is that which exports name files from.
    TagImportReading(const ClipLibrary& library, std::string folder, QObject* parent = nullptr);

    ~TagImportReading() override { drop(); }

    void read(const TagImportRequest& request, std::function<void(const Outcome& outcome)> then);
    /// Drops the request: its result is not wanted any more.
    void drop();

private:
    std::shared_ptr<const ClipLibrary> m_library;
    std::string m_folder;
    BackgroundJobs::Job m_job;
    std::stop_source m_stop; ///< of the job
    BackgroundJobs m_jobs;   // last: what runs ends before the rest goes
};

} // namespace tagline
