#pragma once

// QueryEdit is a one-line editor for query text: coloured as one types, with completion and history.

#include <QColor>
#include <QPlainTextEdit>
#include <QStringList>

#include <vector>

class QCompleter;

namespace tagline {

class QueryHighlighter;
class CompletionPopup;

/// A name that completion offers.
struct VocabularyItem
{
    QString name;      ///< the full dotted name
    QColor colour;     ///< of the tag
    qint64 frames = 0; ///< how many frames carry it
};

/// Up and Down walk the history (in the popup: its entries), Escape closes the popup, then clears the text,
/// Tab or Enter takes a completion, Ctrl+Space asks for one.
class QueryEdit : public QPlainTextEdit
{
    Q_OBJECT

public:
    explicit QueryEdit(QWidget* parent = nullptr);
    ~QueryEdit() override;

    QString text() const;
    /// Replaces the text; nothing is emitted.
    void setText(const QString& text);
    void setVocabularyItems(std::vector<VocabularyItem> items);
    /// Marks the token at a column (code points, from 1) with a red wave; 0 marks nothing.
    void setErrorColumn(int column);
    int errorColumn() const { return m_errorColumn; }

    void setHistory(const QStringList& history);
    QStringList history() const { return m_history; }
    /// Makes the text the newest of the history (once).
    void remember(const QString& text);
    /// Inserts text where the cursor is, as if it were typed.
    void typeText(const QString& text);
    /// Replaces the token at a column as if it were typed; expects a column within the text.
    void replaceTokenAt(int column, const QString& replacement);
    /// The list of completions, while it is shown.
    bool isCompleting() const;
    QStringList completions() const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    /// A person changed the text.
    void textEdited(QString text);
    /// Enter, where no completion was to be taken.
    void accepted(QString text);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void insertFromMimeData(const QMimeData* source) override;
    void wheelEvent(QWheelEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    bool handlePopupKey(QKeyEvent* event);
    bool handleEditKey(QKeyEvent* event);
    void onTextChanged();
    void offerCompletions(bool askedFor);
    void acceptCompletion();
    void walkHistory(int step);
    void replaceText(const QString& text, bool emits);

    QueryHighlighter* m_highlighter;
    CompletionPopup* m_popup;
    std::vector<VocabularyItem> m_items;
    QStringList m_history;
    QString m_draft;
    int m_historyPosition = -1;
    int m_errorColumn = 0;
    bool m_isQuiet = false;
    bool m_isTyping = false;
};

} // namespace tagline
