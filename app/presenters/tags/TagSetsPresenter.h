#pragma once

// TagSetsPresenter lets a person switch tag sets off, lock them, and choose which one new tags go to; it is
// kept for each library.

#include "app/document/library/LibrarySettings.h"
#include "app/presenters/Presenter.h"

namespace tagline {

class TagSetsPresenter : public Presenter
{
    Q_OBJECT

public:
    explicit TagSetsPresenter(const PresenterContext& context);

private:
    void showSets();
    void tellKept(const QStringList& sets);
    void tellUnseen(const QStringList& sets);
    void switchTo(const SetSwitches& switches);
    void load(QSettings& settings);
    void save(QSettings& settings) const;

    LibrarySettings m_kept;
    int m_opening = 0; ///< counts the libraries that were opened
};

} // namespace tagline
