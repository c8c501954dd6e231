#pragma once

// UnitPresenter offers another unit where the figure of the clip that is shown has an unlikely size.

#include "app/presenters/Presenter.h"

#include <vector>

namespace tagline {

class NoticeBar;

/// What is answered is an edit of the library file's import settings: one step to undo, after which the files
/// are read again. Keeping the size says that the unit is right, so nobody asks again.
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
