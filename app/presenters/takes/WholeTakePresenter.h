#pragma once

// WholeTakePresenter gives the selected ranges to the clips that were recorded together with theirs.

#include "app/presenters/Presenter.h"

namespace tagline {

class WholeTakePresenter : public Presenter
{
    Q_OBJECT

public:
    explicit WholeTakePresenter(const PresenterContext& context);

private:
    void give();
};

} // namespace tagline
