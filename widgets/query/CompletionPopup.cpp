#include "widgets/query/CompletionPopup.h"

#include "widgets/theme/Measures.h"
#include "widgets/theme/Theme.h"
#include "widgets/theme/ThemeFollowing.h"
#include "widgets/theme/colour/TagShades.h"

#include <QPainter>
#include <QScreen>
#include <QStyledItemDelegate>

#include <algorithm>

namespace tagline {

namespace {

constexpr int colourRole = Qt::UserRole;
constexpr int noteRole = Qt::UserRole + 1;
constexpr int swatchSize = 9;
constexpr int margin = 8;
constexpr int longestList = 10;

/// The text at the right of an item: its hint and its number of frames.
QString noteOf(const CompletionItem& item)
{
    if (item.frames < 0) return item.hint;
    const QString frames = CompletionPopup::tr("%Ln frame(s)", nullptr, int(item.frames));
    return item.hint.isEmpty() ? frames : item.hint + QStringLiteral(" · ") + frames;
}

class CompletionDelegate final : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        painter->setPen(Qt::NoPen);
        const bool isSelected = option.state & QStyle::State_Selected;
        if (isSelected || option.state & QStyle::State_MouseOver) {
            painter->setBrush(isSelected ? theme().selection : theme().hover);
            painter->drawRoundedRect(QRectF(option.rect), measure::fieldRadius, measure::fieldRadius);
        }
        const auto colour = index.data(colourRole).value<QColor>();
        const QRect swatch(option.rect.left() + margin, option.rect.center().y() - swatchSize / 2, swatchSize,
                           swatchSize);
        if (colour.isValid()) paintRoundSwatch(*painter, swatch, colour);
        const QRect rect = option.rect.adjusted(2 * margin + swatchSize, 0, -margin, 0);
        const QColor& second = isSelected ? theme().onSelectionMuted : theme().muted;
        painter->setPen(!colour.isValid() ? second : isSelected ? theme().onSelection : theme().text);
        painter->drawText(rect, Qt::AlignVCenter | Qt::AlignLeft, index.data().toString());
        painter->setPen(second);
        painter->drawText(rect, Qt::AlignVCenter | Qt::AlignRight, index.data(noteRole).toString());
        painter->restore();
    }

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        const QString texts = index.data().toString() + index.data(noteRole).toString();
        return {option.fontMetrics.horizontalAdvance(texts) + 5 * margin + swatchSize + 12,
                option.fontMetrics.height() + 6};
    }
};

} // namespace

CompletionPopup::CompletionPopup(QWidget* editor)
    : QListWidget(editor)
{
    setWindowFlags(Qt::ToolTip | Qt::FramelessWindowHint);
    setAttribute(Qt::WA_ShowWithoutActivating);
    setFocusPolicy(Qt::NoFocus);
    setItemDelegate(new CompletionDelegate(this));
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setMouseTracking(true);
    setAccessibleName(tr("Completions"));
    setThemedStyleSheet(this, QStringLiteral("tagline--CompletionPopup { background: @panel; "
                                             "border: 1px solid @border; padding: 3px; }"));
    connect(this, &QListWidget::itemClicked, this,
            [this](const QListWidgetItem* item) { emit clickedText(item->text()); });
}

void CompletionPopup::offer(std::vector<CompletionItem> items, const QPoint& globalPosition)
{
    clear();
    m_items = std::move(items);
    for (const CompletionItem& item : m_items) {
        auto* row = new QListWidgetItem(item.text, this);
        row->setData(colourRole, item.colour);
        row->setData(noteRole, noteOf(item));
    }
    setCurrentRow(-1);
    setVisible(!m_items.empty());
    if (!m_items.empty()) fitTo(globalPosition);
}

void CompletionPopup::fitTo(const QPoint& globalPosition)
{
    const int rows = std::min(count(), longestList);
    const int frame = 8;
    resize(std::clamp(sizeHintForColumn(0) + frame + 12, 180, 520), rows * sizeHintForRow(0) + frame);
    const QRect available = parentWidget()->screen()->availableGeometry();
    move(std::clamp(globalPosition.x(), available.left(),
                    std::max(available.left(), available.right() - width())),
         globalPosition.y());
    raise();
}

QString CompletionPopup::chosenText() const { return item(std::max(0, currentRow()))->text(); }

void CompletionPopup::moveChoice(int step)
{
    setCurrentRow(std::clamp(currentRow() + step, currentRow() < 0 ? 0 : -1, count() - 1));
}

QStringList CompletionPopup::texts() const
{
    QStringList texts;
    for (const CompletionItem& item : m_items) texts += item.text;
    return texts;
}

} // namespace tagline
