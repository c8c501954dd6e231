#pragma once

// TagImportPresenter imports the tags of other programs' files into the library, as one undo step.

#include "app/presenters/Presenter.h"

#include <QStringList>

namespace tagline {

class TagImportDialog;

class TagImportPresenter : public Presenter
{
    Q_OBJECT

public:
    explicit TagImportPresenter(const PresenterContext& context);

private:
    void importTags();
    QStringList chosenFiles();
    void importFrom(const TagImportDialog& dialog);
};

} // namespace tagline
