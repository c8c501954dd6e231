#pragma once

// ReadOnlyPresenter lets a person only look at what is open, above all where another window edits it.

#include "app/presenters/Presenter.h"

namespace tagline {

class OpenedPaths;
class OpenElsewhere;
class SavePresenter;

/// Asks once what is to become of a library that another window has open: looked at, edited in both, or
/// closed. Borrows its arguments.
class ReadOnlyPresenter : public Presenter
{
    Q_OBJECT

public:
    ReadOnlyPresenter(const PresenterContext& context, OpenedPaths& opened, OpenElsewhere& elsewhere,
                      SavePresenter& saving);

signals:
    /// An edit was not made, for this reason; what is said of it in the same breath is not so.
    void editRefused(const QString& reason);
    /// A person wants what was opened closed again.
    void closeRequested();

private:
    void ask();
    void look();
    void edit();
    void followDocument();
    void followOthers();
    void showActions();
    QString name() const;

    OpenedPaths& m_opened;
    OpenElsewhere& m_elsewhere;
    SavePresenter& m_saving;
    bool m_isAsking = false;
};

} // namespace tagline
