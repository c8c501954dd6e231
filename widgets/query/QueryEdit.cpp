#include "widgets/query/QueryEdit.h"

#include "widgets/query/CompletionPopup.h"
#include "widgets/query/QueryHighlighter.h"
#include "widgets/query/QueryText.h"
#include "widgets/theme/ThemeFollowing.h"

#include <QKeyEvent>
#include <QMimeData>
#include <QRegularExpression>
#include <QScrollBar>
#include <QTextBlock>

namespace tagline {

namespace {

constexpr std::size_t mostCompletions = 50;

QString asOneLine(QString text)
{
    static const QRegularExpression breaks(QStringLiteral("[\\r\\n\\t\\x{2028}\\x{2029}]+"));
    return text.replace(breaks, QStringLiteral(" "));
}

} // namespace

QueryEdit::QueryEdit(QWidget* parent)
    : QPlainTextEdit(parent)
    , m_vocabulary(std::make_unique<TagVocabulary>())
    , m_highlighter(new QueryHighlighter(document(), *m_vocabulary))
    , m_popup(new CompletionPopup(this))
{
    followTheme(this, [this] {
        setFont(textFont(TextSize::Query, QFont::Medium));
        viewport()->setFont(font()); // of the placeholder, which else keeps the window's
    });
    setLineWrapMode(NoWrap);
    setTabChangesFocus(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFrameShape(NoFrame);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    document()->setDocumentMargin(2);
    setViewportMargins(0, 1, 0, 0); // the text stands in the middle, as the icon beside it
    setPlaceholderText(tr("Query: Run & ~Bad"));
    setObjectName("queryEdit");
    setAccessibleName(tr("Query"));
    setToolTip(tr("Combine tags with | & - ~ and brackets. Up and Down: earlier queries"));
    connect(this, &QPlainTextEdit::textChanged, this, &QueryEdit::onTextChanged);
    connect(m_popup, &CompletionPopup::clickedText, this, &QueryEdit::takeCompletion);
}

QueryEdit::~QueryEdit() { delete m_highlighter; }

QString QueryEdit::text() const { return toPlainText(); }

void QueryEdit::setText(const QString& text)
{
    const QString line = asOneLine(text);
    if (line == m_lastText) return;
    m_lastText = line;
    m_history.endWalk();
    m_popup->hide();
    setPlainText(line);
    moveCursor(QTextCursor::End);
}

void QueryEdit::setVocabularyItems(const std::vector<VocabularyItem>& items,
                                   const std::vector<std::string>& namespaces)
{
    *m_vocabulary = TagVocabulary();
    m_vocabulary->setNamespaces(namespaces);
    for (const VocabularyItem& item : items) {
        TagDefinition definition;
        definition.name = item.name.toStdString();
        definition.colour = item.colour.rgb() & 0xffffffu;
        definition.synonyms = item.synonyms;
        m_vocabulary->define(std::move(definition));
    }
    m_frames.assign(m_vocabulary->size(), -1);
    for (const VocabularyItem& item : items)
        if (const auto tag = m_vocabulary->find(item.name.toStdString())) m_frames[tag->value] = item.frames;
    m_highlighter->rehighlight();
}

void QueryEdit::setProperties(std::vector<QueryProperty> properties) { m_properties = std::move(properties); }

void QueryEdit::setSavedQueries(std::vector<SavedQuery> queries) { m_savedQueries = std::move(queries); }

void QueryEdit::setLiveTags(std::vector<SavedQuery> tags) { m_liveTags = std::move(tags); }

void QueryEdit::setError(int column, const QString& suggestion)
{
    m_errorColumn = column;
    m_suggestion = column > 0 ? suggestion : QString();
    m_highlighter->setErrorColumn(column);
}

void QueryEdit::replacePart(int begin, int length, const QString& replacement)
{
    QTextCursor cursor = textCursor();
    cursor.setPosition(begin);
    cursor.setPosition(begin + length, QTextCursor::KeepAnchor);
    cursor.insertText(replacement);
    setTextCursor(cursor);
}

void QueryEdit::takeSuggestion()
{
    if (m_suggestion.isEmpty()) return;
    const TokenExtent token = tokenAt(text(), m_errorColumn, *m_vocabulary);
    replacePart(token.begin, token.length, m_suggestion);
    m_popup->hide();
}

int QueryEdit::textWidth() const
{
    return fontMetrics().horizontalAdvance(text() + QStringLiteral("mm")) +
           2 * int(document()->documentMargin());
}

void QueryEdit::onTextChanged()
{
    const QString now = text();
    if (now == m_lastText) return; // only colours changed
    m_lastText = now;
    emit textEdited(now);
    if (hasFocus()) offerCompletions(false);
}

void QueryEdit::offerCompletions(bool isAskedFor)
{
    const QueryText places(text());
    const QueryNames names{.vocabulary = *m_vocabulary,
                           .savedQueries = m_savedQueries,
                           .properties = std::span<const QueryProperty>(m_properties),
                           .hasSignals = true,
                           .joints = std::span<const std::string>(m_joints),
                           .derivedTags = m_liveTags,
                           .examples = std::span<const MotionExample>(m_examples)};
    m_completions = completions(places.utf8(), places.byteOfIndex(textCursor().position()), names);
    const std::string typed =
        places.utf8().substr(m_completions.begin, m_completions.end - m_completions.begin);
    std::vector<CompletionItem> items;
    if (isAskedFor || (!typed.empty() && !m_completions.isComplete))
        for (const QueryCompletion& completion : m_completions.items) {
            if (items.size() == mostCompletions) break;
            CompletionItem item{
                QString::fromStdString(completion.text), {}, -1, QString::fromStdString(completion.hint)};
            if (completion.tag) {
                item.colour = QColor::fromRgb((*m_vocabulary)[*completion.tag].colour);
                item.frames = m_frames[completion.tag->value];
            }
            items.push_back(std::move(item));
        }
    m_popup->offer(std::move(items), popupPosition(places.indexOfByte(m_completions.begin)));
}

QPoint QueryEdit::popupPosition(int begin) const
{
    QTextCursor cursor = textCursor();
    cursor.setPosition(begin);
    return viewport()->mapToGlobal(cursorRect(cursor).bottomLeft() + QPoint(-26, 6));
}

/// A function gets both brackets, or keeps the one that is there; the cursor is between them.
void QueryEdit::takeCompletion(const QString& completion)
{
    const QueryText places(text());
    const int begin = places.indexOfByte(m_completions.begin);
    const int end = places.indexOfByte(m_completions.end);
    const bool isFunction = completion.endsWith('(');
    const bool hasBracket = text().mid(end, 1) == QStringLiteral("(");
    if (isFunction && hasBracket) {
        replacePart(begin, end + 1 - begin, completion);
    } else {
        replacePart(begin, end - begin, isFunction ? completion + ')' : completion);
        if (isFunction) moveCursor(QTextCursor::Left);
    }
    m_popup->hide();
}

/// A closing bracket before the cursor's closing one, where none is missing.
bool QueryEdit::typesOverBracket() const
{
    const QString now = text();
    const QTextCursor cursor = textCursor();
    return !cursor.hasSelection() && now.mid(cursor.position(), 1) == QStringLiteral(")") &&
           now.count('(') <= now.count(')');
}

void QueryEdit::walkHistory(int step)
{
    const QString next = m_history.walked(step, text());
    if (next != text()) replacePart(0, int(text().size()), next);
    m_popup->hide();
}

QStringList QueryEdit::completionTexts() const
{
    return m_popup->isVisible() ? m_popup->texts() : QStringList();
}

bool QueryEdit::event(QEvent* event)
{
    // Escape and letters belong to the text while it is being typed, not to shortcuts of the window.
    if (event->type() == QEvent::ShortcutOverride) {
        const auto* key = static_cast<QKeyEvent*>(event);
        const bool types = !(key->modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier));
        if (types && (!key->text().isEmpty() || key->key() == Qt::Key_Up || key->key() == Qt::Key_Down)) {
            event->accept();
            return true;
        }
    }
    if (event->type() == QEvent::KeyPress) {
        // Tab would move the focus before it arrived at keyPressEvent.
        const auto& key = *static_cast<QKeyEvent*>(event);
        if (m_popup->isVisible() && handlePopupKey(key)) return true;
        if (!m_popup->isVisible() && key.key() == Qt::Key_Tab && !m_suggestion.isEmpty()) {
            takeSuggestion();
            return true;
        }
    }
    return QPlainTextEdit::event(event);
}

bool QueryEdit::handlePopupKey(const QKeyEvent& event)
{
    switch (event.key()) {
    case Qt::Key_Up:
        m_popup->moveChoice(-1);
        return true;
    case Qt::Key_Down:
        m_popup->moveChoice(1);
        return true;
    case Qt::Key_Tab:
        takeCompletion(m_popup->chosenText());
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (!m_popup->hasChoice()) return false;
        takeCompletion(m_popup->chosenText());
        return true;
    case Qt::Key_Escape:
        m_popup->hide();
        return true;
    }
    return false;
}

bool QueryEdit::handleEditKey(QKeyEvent& event)
{
    switch (event.key()) {
    case Qt::Key_Up:
        walkHistory(-1);
        return true;
    case Qt::Key_Down:
        walkHistory(1);
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        m_popup->hide();
        m_history.add(text());
        emit accepted(text());
        return true;
    case Qt::Key_Escape:
        if (text().isEmpty())
            emit left();
        else
            replacePart(0, int(text().size()), {});
        return true;
    case Qt::Key_ParenRight:
        if (!typesOverBracket()) return false;
        moveCursor(QTextCursor::Right);
        return true;
    case Qt::Key_Space:
        if (!(event.modifiers() & Qt::ControlModifier)) return false;
        offerCompletions(true);
        return true;
    }
    return false;
}

void QueryEdit::keyPressEvent(QKeyEvent* event)
{
    if (handleEditKey(*event)) return;
    if (!event->text().isEmpty()) m_history.endWalk();
    QPlainTextEdit::keyPressEvent(event);
}

void QueryEdit::focusOutEvent(QFocusEvent* event)
{
    m_popup->hide();
    QPlainTextEdit::focusOutEvent(event);
}

bool QueryEdit::canInsertFromMimeData(const QMimeData* source) const
{
    return source->hasText() && !source->hasUrls(); // files are for the window, not for the text
}

void QueryEdit::insertFromMimeData(const QMimeData* source)
{
    if (canInsertFromMimeData(source)) textCursor().insertText(asOneLine(source->text()));
}

// One line: there is nothing to scroll to.
void QueryEdit::wheelEvent(QWheelEvent* event) { event->ignore(); }

void QueryEdit::resizeEvent(QResizeEvent* event)
{
    QPlainTextEdit::resizeEvent(event);
    verticalScrollBar()->setValue(0);
    ensureCursorVisible();
}

QSize QueryEdit::sizeHint() const
{
    return {320, fontMetrics().height() + 2 * int(document()->documentMargin()) + 2};
}

QSize QueryEdit::minimumSizeHint() const { return {100, sizeHint().height()}; }

} // namespace tagline
