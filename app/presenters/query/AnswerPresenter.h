#pragma once

// AnswerPresenter makes something of a query's answer: ranges of a tag, a live tag, a table.

#include "app/presenters/Presenter.h"
#include "core/tagging/BulkTagging.h"

#include <vector>

namespace tagline {

class QueryBar;

class AnswerPresenter : public Presenter
{
    Q_OBJECT

public:
    AnswerPresenter(const PresenterContext& context, QueryBar& bar);

signals:
    /// A live tag of that name was made, or follows another query now.
    void liveTagMade(const QString& name);
    /// The hits are to be cut out of their clips; there are some.
    void cutRequested();

private:
    bool hasAnswer();
    void tagHits();
    void makeLiveTag();
    void exportAnswer();
    QWidget* window() const;

    QueryBar& m_bar;
};

} // namespace tagline
