#pragma once

// QueryBar is the line in which a query is typed, with the answer's summary or the error at its right.

#include <QList>
#include <QWidget>

#include "widgets/query/QueryEdit.h"

#include <vector>

class QAction;
class QLabel;
class QMenu;
class QToolButton;

namespace tagline {

class ElidedLabel;

/// Summary of a query's answer, shown at the end of the line.
struct QuerySummary
{
    qint64 ranges = 0;
    qint64 clips = 0;
    qint64 frames = 0;
    double milliseconds = 0;
};

/// Setters never emit; typing emits at every change.
class QueryBar : public QWidget
{
    Q_OBJECT

public:
    explicit QueryBar(QWidget* parent = nullptr);

    QString text() const { return m_edit->text(); }
    void setText(const QString& text);
    /// Names for completion and colouring, and their first parts that are namespaces.
    void setVocabularyItems(const std::vector<VocabularyItem>& items,
                            const std::vector<std::string>& namespaces = {});
    void setProperties(std::vector<QueryProperty> properties);
    /// Joints for completion between the brackets of a signal.
    void setJoints(std::vector<std::string> joints);
    /// Examples for completion between the brackets of like().
    void setExamples(std::vector<MotionExample> examples);
    void setSavedQueries(std::vector<SavedQuery> queries);
    /// Tags that are derived from queries: they are listed below the saved queries.
    void setLiveTags(std::vector<SavedQuery> tags);
    /// Actions that apply to an answer: a button with them is shown while there is an answer.
    void setAnswerActions(const QList<QAction*>& actions);
    /// Actions that go to the previous and to the next hit: their buttons are shown while there is an answer.
    void setHitActions(QAction* previous, QAction* next);
    /// The action at the end of the list of saved queries.
    void setManageAction(QAction* action);
    /// Keys for tooltips: of focusing the text, and of saving the query; may be empty.
    void setFocusKey(const QString& key);
    void setSaveKey(const QString& key);
    /// Key of the button that lists recent queries.
    void setRecentKey(const QString& key);
    /// Opens the list of recent queries and gives it the focus.
    void showRecent();
    /// Recent queries, recalled by Up and Down and listed by the button, the newest last.
    void setHistory(const QStringList& texts);
    QStringList history() const { return m_edit->history().texts(); }

    /// The text is a valid query with this answer.
    void setAnswer(const QuerySummary& summary);
    /// The answer is incomplete: its progress, and a button to stop it, or to continue after it was stopped.
    /// An empty text: the answer is complete.
    void setProgress(const QString& text, bool isStopped = false);
    /// Remark on a complete answer; an empty text: none.
    void setNote(const QString& text);
    /// How the present text was understood: shown beside it while the user types, as far as there is room. A
    /// query is saved in this form, and the star tells whether it is saved. Reset
    /// by the next change of the text.
    void setEcho(const QString& echo);
    /// The text is invalid: the message, and the position as a column in code points from 1 (0: none). The
    /// last answer stays, greyed. A suggestion replaces the token at the column by one click, or by Tab.
    void setError(const QString& message, int column, const QString& suggestion = {});
    /// There is no query: clears summary and error.
    void clearAnswer();

    /// Gives the focus to the text and selects all of it.
    void focusEdit();

signals:
    /// The user changed the text.
    void textEdited(QString text);
    /// The user asked to save this query under a name.
    void saveRequested(QString text);
    /// The user chose this query: a saved one, that of a live tag, or a recent one.
    void queryChosen(QString text);
    /// The user stops the search for the rest of the answer, or continues it.
    void stopRequested();
    void continueRequested();
    /// Enter: the query is finished, and is now the last entry of the history.
    void accepted(QString text);
    /// Escape in the empty text: the focus is to go elsewhere.
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
    int roomFor(const QWidget& part) const;
    void showError(bool isShown);

    QueryEdit* m_edit;
    ElidedLabel* m_echoLabel;
    ElidedLabel* m_answer;
    QLabel* m_errorIcon;
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
    QString m_editTip; ///< of the text, without its echo
    bool m_isStopped = false;
    bool m_hasHitActions = false;
};

} // namespace tagline
