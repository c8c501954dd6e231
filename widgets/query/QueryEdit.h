#pragma once

// QueryEdit is a one-line editor for query text: coloured during typing, with completion and history.

#include <QColor>
#include <QPlainTextEdit>
#include <QStringList>

#include "core/query/editing/QueryCompletion.h"
#include "widgets/query/QueryHistory.h"

#include <memory>
#include <vector>

namespace tagline {

class QueryHighlighter;
class CompletionPopup;

/// A name offered by completion.
struct VocabularyItem
{
    QString name;      ///< the full dotted name
    QColor colour;     ///< of the tag
    qint64 frames = 0; ///< number of frames that have the tag
    std::vector<std::string> synonyms = {};
};

/// Up and Down walk through the history, or through the completions while they are shown. Tab takes the
/// chosen completion or the first one, Enter only a chosen one; a completed function puts the cursor between
/// its brackets, and the closing one can be typed over. Tab takes a suggestion if no completion is shown.
/// Escape hides the completions, then clears the text. Ctrl+Space asks for completions.
class QueryEdit : public QPlainTextEdit
{
    Q_OBJECT

public:
    explicit QueryEdit(QWidget* parent = nullptr);
    ~QueryEdit() override;

    QString text() const;
    /// Replaces the text; nothing is emitted.
    void setText(const QString& text);
    /// Names for colouring and completion, and their first parts that are namespaces.
    void setVocabularyItems(const std::vector<VocabularyItem>& items,
                            const std::vector<std::string>& namespaces = {});
    /// Properties for completion before a comparison.
    void setProperties(std::vector<QueryProperty> properties);
    /// Joints for completion between the brackets of a signal.
    void setJoints(std::vector<std::string> joints) { m_joints = std::move(joints); }
    void setExamples(std::vector<MotionExample> examples) { m_examples = std::move(examples); }
    /// Names for completion after "@".
    void setSavedQueries(std::vector<SavedQuery> queries);
    void setLiveTags(std::vector<SavedQuery> tags);
    /// Marks the token at a column (code points, from 1) with a red wave; 0 marks nothing. Tab replaces the
    /// token by the suggestion, if there is one.
    void setError(int column, const QString& suggestion = {});

    QueryHistory& history() { return m_history; }
    const QueryHistory& history() const { return m_history; }
    /// Replaces the marked token by the suggestion, like typed text.
    void takeSuggestion();
    /// Width of the whole text with room for the cursor, in pixels.
    int textWidth() const;
    /// The completions that are shown; empty while none are.
    QStringList completionTexts() const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    /// The user changed the text.
    void textEdited(QString text);
    /// Enter, if no completion was to be taken.
    void accepted(QString text);
    /// Escape while there is no text: the focus is to go elsewhere.
    void left();

protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    bool canInsertFromMimeData(const QMimeData* source) const override;
    void insertFromMimeData(const QMimeData* source) override;
    void wheelEvent(QWheelEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    bool handlePopupKey(const QKeyEvent& event);
    bool handleEditKey(QKeyEvent& event);
    void onTextChanged();
    void offerCompletions(bool isAskedFor);
    void takeCompletion(const QString& text);
    bool typesOverBracket() const;
    void walkHistory(int step);
    /// Replaces a part of the text, like typed text.
    void replacePart(int begin, int length, const QString& replacement);
    QPoint popupPosition(int begin) const;

    std::unique_ptr<TagVocabulary> m_vocabulary;
    std::vector<qint64> m_frames; ///< by TagId of m_vocabulary; -1 for parents that were not given
    std::vector<QueryProperty> m_properties;
    std::vector<std::string> m_joints;
    std::vector<MotionExample> m_examples;
    std::vector<SavedQuery> m_savedQueries;
    std::vector<SavedQuery> m_liveTags;
    QueryHighlighter* m_highlighter;
    CompletionPopup* m_popup;
    QueryHistory m_history;
    QueryCompletions m_completions;
    QString m_lastText;
    int m_errorColumn = 0;
    QString m_suggestion;
};

} // namespace tagline
