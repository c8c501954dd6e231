#pragma once

// CoveragePresenter shows beside the window how well a figure could be steered by the frames of the query.

#include <QPointer>

#include "app/document/search/CoverageSession.h"
#include "app/presenters/Presenter.h"

namespace tagline {

class CoverageDialog;

class CoveragePresenter : public Presenter
{
    Q_OBJECT

public:
    CoveragePresenter(const PresenterContext& context, std::shared_ptr<BodyCache> bodies);

    const CoverageSession& session() const { return m_session; }

private:
    void prepare();
    void show();
    void showMap();
    void listNearest();
    void showLine(int line);
    void copyHoles();
    QString note() const;

    CoverageSession m_session;
    std::vector<CoverageAnswer> m_answers; ///< that are listed
    QPointer<CoverageDialog> m_dialog;
};

} // namespace tagline
