#pragma once

// QueryBar is the line where a query is typed: the text, and at its right what it found or what is wrong.

#include <QList>
#include <QWidget>

#include "widgets/query/QueryEdit.h"

#include <vector>

class QAction;
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
    /// Names to complete and to colour, and the first parts of them that are namespaces.
    void setVocabularyItems(const std::vector<VocabularyItem>& items,
                            const std::vector<std::string>& namespaces = {});
    void setProperties(std::vector<QueryProperty> properties);
    /// Joints to complete between the brackets of a signal.
    void setJoints(std::vector<std::string> joints);
    /// Examples to complete between the brackets of like().
    void setExamples(std::vector<MotionExample> examples);
    void setSavedQueries(std::vector<SavedQuery> queries);
    /// Tags that follow from queries: they stand below the saved queries.
    void setLiveTags(std::vector<SavedQuery> tags);
    /// What can be made of an answer: a button with these stands there while there is one.
    void setAnswerActions(const QList<QAction*>& actions);
    /// What goes to the hit before and the hit after: buttons of these stand there while there is an answer.
    void setHitActions(QAction* previous, QAction* next);
    /// What stands at the end of the list of saved queries.
    void setManageAction(QAction* action);
    /// The keys that tooltips name: of the text, and of saving it; may be empty.
    void setFocusKey(const QString& key);
    void setSaveKey(const QString& key);
    /// Of the button that lists recent queries.
    void setRecentKey(const QString& key);
    /// Opens the list of recent queries, with the keyboard in it.
    void showRecent();
    /// What Up and Down bring back and the button lists, the newest last.
    void setHistory(const QStringList& texts);
    QStringList history() const { return m_edit->history().texts(); }

    /// The text is valid and this is its answer.
    void setAnswer(const QuerySummary& summary);
    /// The answer is not whole yet: how far it is, and a button to stop it, or to go on where it was stopped.
    /// An empty text: it is whole.
    void setProgress(const QString& text, bool isStopped = false);
    /// What is to be known of an answer that is whole; an empty text: nothing.
    void setNote(const QString& text);
    /// How the present text was understood: shown beside it while it is typed, as far as there is room. A
    /// query is saved in this form, and the star tells whether this one is. Forgotten with the next change of
    /// the text.
    void setEcho(const QString& echo);
    /// The text is not valid: the message, and the place as a column in code points from 1 (0: no place).
    /// The last answer stays, greyed. A suggestion replaces the token at the column by one click, or by Tab.
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
    /// A person wants this query: a saved one, that of a live tag, or a recent one.
    void queryChosen(QString text);
    /// A person does not want to wait for the rest of the answer, or wants it after all.
    void stopRequested();
    void continueRequested();
    /// Enter: the query is finished, and is now the last of the history.
    void accepted(QString text);
    /// Escape in the empty text: a person goes elsewhere.
    void left();

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void buildButtons();
    void showHitButtons(bool areShown);
    void layOut();
    void fillSavedMenu();
    void fillRecentMenu();
    void addQueries(const std::vector<SavedQuery>& queries, const char* iconName);
    void updateButtons();
    void updateEcho();

    QueryEdit* m_edit;
    ElidedLabel* m_echoLabel;
    ElidedLabel* m_answer;
    ElidedLabel* m_error;
    ElidedLabel* m_progress;
    QToolButton* m_stop;
    QToolButton* m_suggest;
    QToolButton* m_previous;
    QToolButton* m_next;
    QToolButton* m_use;
    QToolButton* m_clear;
    QToolButton* m_save;
    QToolButton* m_saved;
    QMenu* m_savedMenu;
    QToolButton* m_recent;
    QMenu* m_recentMenu;
    QAction* m_manage = nullptr;
    std::vector<SavedQuery> m_savedQueries;
    std::vector<SavedQuery> m_liveTags;
    QString m_echo;
    QString m_editTip; ///< of the text, without how it is understood
    bool m_isStopped = false;
    bool m_hasHitActions = false;
};

} // namespace tagline
