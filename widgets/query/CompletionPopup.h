#pragma once

// CompletionPopup lists the completions at the cursor, each with its colour and its number of frames.

#include <QColor>
#include <QListWidget>

#include <vector>

namespace tagline {

struct CompletionItem
{
    QString text;       ///< replaces the typed part
    QColor colour;      ///< of a tag; invalid for a word of the language
    qint64 frames = -1; ///< -1: has no frames
    QString hint = {};  ///< for a function: its signature; for a tag: the synonym that was typed
};

/// A window without focus: the editor that owns it forwards its keys.
class CompletionPopup : public QListWidget
{
    Q_OBJECT

public:
    explicit CompletionPopup(QWidget* editor);

    /// Shows the items below a global point; no item is chosen yet. Without items it hides.
    void offer(std::vector<CompletionItem> items, const QPoint& globalPosition);
    /// Text of the chosen item, else of the first one. Expects that the popup is shown.
    QString chosenText() const;
    bool hasChoice() const { return currentRow() >= 0; }
    void moveChoice(int step);
    QStringList texts() const;

signals:
    /// The user clicked an item.
    void clickedText(QString text);

private:
    void fitTo(const QPoint& globalPosition);

    std::vector<CompletionItem> m_items;
};

} // namespace tagline
