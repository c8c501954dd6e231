#pragma once

// QueryPresenter joins the query bar with the query session: live answer, errors, suggestions, history.

#include "app/presenters/Presenter.h"

namespace tagline {

class QueryBar;

class QueryPresenter : public Presenter
{
    Q_OBJECT

public:
    QueryPresenter(const PresenterContext& context, QueryBar& bar);

    /// Makes the tag the query, or adds it with an operator ("&", "|", "-").
    void useTag(TagId tag, const QString& queryOperator);
    /// Takes a tag by its name, which may be a live one's.
    void useTagNamed(const QString& tag, const QString& queryOperator);

    /// Makes a text the query, as if it were typed.
    void setText(const QString& text);

private:
    void offerClearing();
    void showAnswer();
    void showProgress();
    QString missingText() const;
    void showVocabularyLater();
    void showVocabulary();

    QueryBar& m_bar;
    bool m_isVocabularyDue = false;
};

} // namespace tagline
