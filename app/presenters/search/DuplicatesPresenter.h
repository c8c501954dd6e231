#pragma once

// DuplicatesPresenter looks for near duplicates, lists their groups, and tags all but one of each.

#include <QPointer>

#include "app/document/search/DuplicateSession.h"
#include "app/presenters/Presenter.h"

namespace tagline {

class DuplicatesDialog;

class DuplicatesPresenter : public Presenter
{
    Q_OBJECT

public:
    explicit DuplicatesPresenter(const PresenterContext& context);

    const DuplicateSession& session() const { return m_session; }

private:
    void prepare();
    void showGroups();
    void showState();
    void showMember(int group, int member);
    void mark();
    QString note() const;

    DuplicateSession m_session;
    QPointer<DuplicatesDialog> m_dialog;
};

} // namespace tagline
