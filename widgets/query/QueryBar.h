#pragma once

// QueryBar is the line where a query is typed: the text, and at its right what it found or what is wrong.

#include <QWidget>

#include "widgets/query/QueryEdit.h"

#include <vector>

class QMenu;
class QToolButton;

namespace tagline {

class ElidedLabel;

/// What a query found, for the line's end.
struct QuerySummary
{
    qint64 ranges = 0;
    qint64 clips = 0;
    qint64 frames = 0;
    double milliseconds = 0;
};

struct SavedQueryItem
{
    QString name; ///< without the @
    QString text;
};

/// Setters never emit; typing does, at every change.
class QueryBar : public QWidget
{
    Q_OBJECT

public:
    explicit QueryBar(QWidget* parent = nullptr);

    QString text() const;
    void setText(const QString& text);
    /// Names to complete and to colour.
    void setVocabularyItems(std::vector<VocabularyItem> items);
    void setSavedQueries(std::vector<SavedQueryItem> queries);
    /// What Up and Down bring back, the newest last.
    void setHistory(const QStringList& history);
    QStringList history() const;

    /// The text is valid and this is its answer.
    void setAnswer(const QuerySummary& summary);
    /// The text is not valid: the message, and the place as a column in code points from 1 (0: no place).
    /// The last answer stays, greyed. A suggestion, where there is one, is offered by a click on the message.
    void setError(const QString& message, int column, const QString& suggestion = {});
    /// There is no query: nothing is said.
    void clearAnswer();

    QueryEdit& edit() { return *m_edit; }
    void focusEdit();

signals:
    /// A person changed the text.
    void textEdited(QString text);
    /// A person asked to keep this query under a name.
    void saveRequested(QString text);
    void savedQueryChosen(QString name);
    /// Enter: the query is finished, and is now the last of the history.
    void accepted(QString text);

protected:
    void paintEvent(QPaintEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void showAnswerText();
    void fillSavedMenu();
    void replaceErrorBySuggestion();

    QueryEdit* m_edit;
    ElidedLabel* m_answer;
    ElidedLabel* m_error;
    QToolButton* m_suggestion;
    QToolButton* m_save;
    QToolButton* m_saved;
    QToolButton* m_clear;
    QMenu* m_savedMenu;
    std::vector<SavedQueryItem> m_savedQueries;
    QString m_answerText;
    QString m_suggestedText;
    int m_errorColumn = 0;
};

} // namespace tagline
