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

/// Setters never emit; typing does, at every change.
class QueryBar : public QWidget
{
    Q_OBJECT

public:
    explicit QueryBar(QWidget* parent = nullptr);

    QString text() const { return m_edit->text(); }
    void setText(const QString& text);
    /// Names to complete and to colour.
    void setVocabularyItems(const std::vector<VocabularyItem>& items);
    void setProperties(std::vector<QueryProperty> properties);
    /// Joints to complete between the brackets of a signal.
    void setJoints(std::vector<std::string> joints);
    void setSavedQueries(std::vector<SavedQuery> queries);
    /// What Up and Down bring back, the newest last.
    void setHistory(const QStringList& texts);
    QStringList history() const { return m_edit->history().texts(); }

    /// The text is valid and this is its answer.
    void setAnswer(const QuerySummary& summary);
    /// The answer is not whole yet: how far it is, and a button to stop it, or to go on where it was stopped.
    /// An empty text: it is whole.
    void setProgress(const QString& text, bool isStopped = false);
    /// How the present text was understood: a query is saved in this form, and the star tells whether this
    /// one is. Forgotten with the next change of the text.
    void setEcho(const QString& echo);
    /// The text is not valid: the message, and the place as a column in code points from 1 (0: no place).
    /// The last answer stays, greyed. A suggestion replaces the token at the column by one click.
    void setError(const QString& message, int column, const QString& suggestion = {});
    /// There is no query: nothing is said.
    void clearAnswer();

    /// Gives the focus to the text, all of it selected.
    void focusEdit();

signals:
    /// A person changed the text.
    void textEdited(QString text);
    /// A person asked to keep this query under a name.
    void saveRequested(QString text);
    void savedQueryChosen(QString name);
    /// A person does not want to wait for the rest of the answer, or wants it after all.
    void stopRequested();
    void continueRequested();
    /// Enter: the query is finished, and is now the last of the history.
    void accepted(QString text);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void buildButtons();
    void layOut();
    void fillSavedMenu();
    void updateButtons();
    void takeSuggestion();

    QueryEdit* m_edit;
    ElidedLabel* m_answer;
    ElidedLabel* m_error;
    ElidedLabel* m_progress;
    QToolButton* m_stop;
    QToolButton* m_suggest;
    QToolButton* m_clear;
    QToolButton* m_save;
    QToolButton* m_saved;
    QMenu* m_savedMenu;
    std::vector<SavedQuery> m_savedQueries;
    QString m_suggestion;
    QString m_echo;
    bool m_isStopped = false;
};

} // namespace tagline
