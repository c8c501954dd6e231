#pragma once

// MergePresenter merges three versions of a sidecar or of a library file that lie in files, as version
// control leaves them in a conflict, and writes the result.

#include "app/document/jobs/BackgroundJobs.h"
#include "core/library/versions/SidecarSides.h"

#include <QObject>
#include <QString>

#include <array>
#include <memory>
#include <optional>
#include <string>

class QWidget;

namespace tagline {

class ActionRegistry;

class MergePresenter : public QObject
{
    Q_OBJECT

public:
    MergePresenter(ActionRegistry& actions, QWidget& window);

    /// Reads the versions, asks for sides once no dialog, menu or drag is in the way, and writes to `target`.
    /// Refused while another merge is under way.
    void mergeFiles(const std::array<QString, 3>& baseOursTheirs, const QString& target);

signals:
    /// What a person asked for cannot be done, for this reason.
    void refused(const QString& reason);
    /// What was done; for the message area.
    void done(const QString& message);

private:
    void chooseFiles();
    void refuseSecond();
    struct Reading;
    std::optional<std::string> mergedSidecar(const Reading& reading);
    std::optional<std::string> mergedLibrary(const Reading& reading);
    void finish(const Reading& reading);

    QWidget& m_window;
    bool m_isMerging = false; ///< versions are read, or sides asked for
    BackgroundJobs m_jobs;
};

} // namespace tagline
