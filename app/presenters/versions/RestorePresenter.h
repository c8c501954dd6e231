#pragma once

// RestorePresenter shows the backups of the current clip's sidecars and of the library file, and takes over
// the one that is chosen.

#include "app/document/jobs/BackgroundJobs.h"
#include "app/presenters/Presenter.h"

#include <memory>

namespace tagline {

class RestoreDialog;

class RestorePresenter : public Presenter
{
    Q_OBJECT

public:
    explicit RestorePresenter(const PresenterContext& context);

private:
    struct Found;
    struct Search;

    void restoreChosen();
    std::string unreadLibrary() const;
    std::shared_ptr<Search> searchFor(ClipId clip) const;
    void show(const std::shared_ptr<const Search>& search, RestoreDialog& dialog) const;
    void takeOver(const Search& search, const Found& found);
    void takeOverTags(const Search& search, const Found& found, const QString& text);
    void takeOverLibrary(const Found& found, const QString& text);

    BackgroundJobs m_jobs;
};

} // namespace tagline
