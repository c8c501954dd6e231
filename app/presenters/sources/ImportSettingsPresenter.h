#pragma once

// ImportSettingsPresenter lets a person correct rate, unit and up axis of the shown clip's file.

#include "app/presenters/Presenter.h"

namespace tagline {

/// Borrows its arguments.
class ImportSettingsPresenter : public Presenter
{
    Q_OBJECT

public:
    explicit ImportSettingsPresenter(const PresenterContext& context);

private:
    void edit();
};

} // namespace tagline
