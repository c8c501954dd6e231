#pragma once

// CompletionPopup lists what could stand at the cursor, each with its colour and how many frames it has.

#include <QColor>
#include <QListWidget>

#include <vector>

namespace tagline {

struct CompletionItem
{
    QString text;       ///< what replaces the typed part
    QColor colour;      ///< of a tag; not valid for a word of the language
    qint64 frames = -1; ///< -1: this has no frames
    QString hint = {};  ///< of a function: how it is called; of a tag: the synonym that was typed
};

/// A window without focus: the editor that owns it forwards its keys.
class CompletionPopup : public QListWidget
{
    Q_OBJECT

public:
    explicit CompletionPopup(QWidget* editor);

    /// Shows the items below a global point; nothing is chosen yet. Without items it hides.
    void offer(std::vector<CompletionItem> items, const QPoint& globalPosition);
    /// The chosen item's text, else the first one's. Expects that it is shown.
    QString chosenText() const;
    bool hasChoice() const { return currentRow() >= 0; }
    void moveChoice(int step);
    QStringList texts() const;

signals:
    /// A click on an item.
    void clickedText(QString text);

private:
    void fitTo(const QPoint& globalPosition);

    std::vector<CompletionItem> m_items;
};

} // namespace tagline
