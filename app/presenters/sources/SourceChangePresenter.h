#pragma once

// SourceChangePresenter fits ranges to files that changed since they were tagged, one clip or all of them,
// with what their motion says where the former version is still in the cache.

#include "app/document/jobs/BackgroundJobs.h"
#include "app/presenters/Presenter.h"
#include "core/library/moved/SourceFit.h"

#include <map>
#include <memory>

namespace tagline {

class SourceChangeDialog;

class SourceChangePresenter : public Presenter
{
    Q_OBJECT

public:
    /// `cacheFolder` is that of the import (ImportEnvironment).
    SourceChangePresenter(const PresenterContext& context, std::string cacheFolder);

private:
    using Shifts = std::map<ClipId, Frame>;
    struct Look;

    bool hasChanged(ClipId clip) const;
    void fit();
    std::shared_ptr<Look> beginLook(ClipId first, SourceChangeDialog& dialog);
    void fitAll(ClipId shown, const SourceFit& wanted, const Shifts& shifts);

    std::string m_cacheFolder;
    BackgroundJobs m_jobs;
};

} // namespace tagline
