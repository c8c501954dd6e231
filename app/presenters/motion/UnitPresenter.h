#pragma once

// UnitPresenter offers another unit if the figure of the clip that is shown has an unlikely size.

#include "app/presenters/Presenter.h"

#include <vector>

namespace tagline {

class NoticeBar;

/// An answer edits the import settings of the library file: one step to undo, after which the files are read
/// again. Keeping the size confirms the unit, so that nobody asks again.
class UnitPresenter : public Presenter
{
    Q_OBJECT

public:
    UnitPresenter(const PresenterContext& context, NoticeBar& notice);

private:
    void show();
    void answer(const QString& id);
    void readSuggested(bool isForAll);
    void keepSize();
    const UnitSuggestion* suggestion() const;
    /// The source of the clip that is shown, and all others to which the same unit is suggested.
    std::vector<SourceId> alikeSources() const;

    NoticeBar& m_notice;
};

} // namespace tagline
