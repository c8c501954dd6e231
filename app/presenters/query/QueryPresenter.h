#pragma once

// QueryPresenter joins the query bar with the query session: live answer, errors, suggestions, history.

#include <QObject>

#include "app/document/library/LibraryDocument.h"
#include "app/document/queries/QuerySession.h"

namespace tagline {

class ActionRegistry;
class QueryBar;

class QueryPresenter : public QObject
{
    Q_OBJECT

public:
    QueryPresenter(LibraryDocument& document, QuerySession& query, QueryBar& bar, ActionRegistry& actions);

    /// Makes the tag the query, or adds it with an operator ("&", "|", "-").
    void useTag(TagId tag, const QString& queryOperator);

    /// Makes a text the query, as if it were typed.
    void setText(const QString& text);

private:
    void offerClearing();
    void showAnswer();
    void showProgress();
    QString missingText() const;
    void showVocabularyLater();
    void showVocabulary();

    LibraryDocument& m_document;
    QuerySession& m_query;
    QueryBar& m_bar;
    ActionRegistry& m_actions;
    bool m_isVocabularyDue = false;
};

} // namespace tagline
