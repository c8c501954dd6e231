#pragma once

// ClipLocatorPresenter opens the clip that a person finds by some of its letters.

#include "app/presenters/Presenter.h"

namespace tagline {

class ClipLocator;
class LibraryModel;

class ClipLocatorPresenter : public Presenter
{
    Q_OBJECT

public:
    /// The library's rows outlive this.
    ClipLocatorPresenter(const PresenterContext& context, const LibraryModel& rows);

private:
    ClipLocator* m_locator; ///< the window's
};

} // namespace tagline
