#pragma once

// MergePresenter merges three versions of a sidecar or of a library file that lie in files, as version
// control leaves them in a conflict, and writes the result.

#include "app/document/jobs/BackgroundJobs.h"
#include "app/presenters/Presenter.h"
#include "core/library/versions/SidecarSides.h"

#include <QString>

#include <array>
#include <memory>
#include <optional>
#include <string>

namespace tagline {

class MergePresenter : public Presenter
{
    Q_OBJECT

public:
    explicit MergePresenter(const PresenterContext& context);

    /// Reads the versions, asks for sides once no dialog, menu or drag is in the way, and writes to `target`.
    /// Refused while another merge is under way.
    void mergeFiles(const std::array<QString, 3>& baseOursTheirs, const QString& target);

private:
    void chooseFiles();
    void refuseSecond();
    struct Reading;
    std::optional<std::string> mergedSidecar(const Reading& reading);
    std::optional<std::string> mergedLibrary(const Reading& reading);
    void finish(const Reading& reading);

    bool m_isMerging = false; ///< versions are read, or sides asked for
    BackgroundJobs m_jobs;
};

} // namespace tagline
