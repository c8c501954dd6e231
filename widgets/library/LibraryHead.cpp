#include "widgets/library/LibraryHead.h"

#include "widgets/theme/Chevron.h"
#include "widgets/theme/Measures.h"
#include "widgets/theme/ThemeFollowing.h"

#include <QEvent>
#include <QToolButton>

namespace tagline {

namespace {

QToolButton* newTitle(LibraryHead* head, const char* name)
{
    auto* button = new QToolButton(head);
    button->setObjectName(name);
    button->setFocusPolicy(Qt::TabFocus);
    button->setAutoRaise(true);
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    button->setIconSize({measure::chevronSize, measure::chevronSize});
    return button;
}

} // namespace

LibraryHead::LibraryHead(QWidget* parent)
    : QWidget(parent)
    , m_name(newTitle(this, "libraryNameHead"))
    , m_count(newTitle(this, "libraryCountHead"))
{
    setObjectName(QStringLiteral("libraryHead"));
    setAccessibleName(tr("Columns of the library"));
    setThemedStyleSheet(
        this, QStringLiteral(
                  "QToolButton { color: @muted; background: transparent; padding: 0; border: none; }"
                  "QToolButton:hover, QToolButton:focus, QToolButton[isSorted=\"true\"] { color: @text; }"
                  "QToolButton:focus { border-bottom: 1px solid @accent; }"));
    connect(m_name, &QToolButton::clicked, this,
            [this] { emit orderRequested(m_order == RowOrder::Name ? RowOrder::Path : RowOrder::Name); });
    connect(m_count, &QToolButton::clicked, this,
            [this] { emit orderRequested(m_isOfAnswer ? RowOrder::MatchedFrames : RowOrder::Frames); });
    showTexts();
}

void LibraryHead::setCount(const QString& title, bool isOfAnswer)
{
    if (title == m_countTitle && isOfAnswer == m_isOfAnswer) return;
    m_countTitle = title;
    m_isOfAnswer = isOfAnswer;
    showTexts();
}

void LibraryHead::setColumns(std::vector<LibraryColumn> columns)
{
    if (columns == m_columns) return;
    m_columns = std::move(columns);
    fitColumnButtons();
    showTexts();
}

void LibraryHead::fitColumnButtons()
{
    while (m_columnButtons.size() < m_columns.size()) {
        const std::size_t place = m_columnButtons.size();
        auto* button = newTitle(this, "libraryColumnHead");
        connect(button, &QToolButton::clicked, this,
                [this, place] { emit orderRequested(m_columns[place].order); });
        m_columnButtons.push_back(button);
    }
    for (std::size_t place = 0; place < m_columnButtons.size(); ++place) {
        QToolButton* button = m_columnButtons[place];
        button->setVisible(place < m_columns.size());
        if (place >= m_columns.size()) continue;
        button->setText(titleOf(m_columns[place]));
        button->setAccessibleName(tr("Sort by %1").arg(orderText(m_columns[place].order)));
        button->setToolTip(tipOf(m_columns[place]));
    }
}

void LibraryHead::setOrder(const RowOrder& order)
{
    if (order == m_order) return;
    m_order = order;
    showTexts();
}

void LibraryHead::showTexts()
{
    const bool isByFolder = m_order == RowOrder::Path;
    m_name->setAccessibleName(tr("Sort by name"));
    m_name->setToolTip(tr("File name and folder of each clip; a click sorts by name, the next by folder"));
    m_count->setText(m_countTitle);
    m_count->setAccessibleName(tr("Sort by %1").arg(m_countTitle));
    m_count->setToolTip(m_isOfAnswer
                            ? tr("How many frames of each clip the query found; a click puts most first")
                            : tr("How many frames each clip has; a click puts the longest first"));
    const bool isByCount = m_order == (m_isOfAnswer ? RowOrder::MatchedFrames : RowOrder::Frames);
    std::vector<std::pair<QToolButton*, bool>> titles{{m_name, isByFolder || m_order == RowOrder::Name},
                                                      {m_count, isByCount}};
    for (std::size_t place = 0; place < m_columns.size(); ++place)
        titles.emplace_back(m_columnButtons[place], m_order == m_columns[place].order);
    for (const auto& [button, isSorted] : titles) {
        if (button->property("isSorted") == QVariant(isSorted)) continue;
        button->setProperty("isSorted", isSorted);
        button->setStyleSheet(button->styleSheet()); // the rules are matched anew
    }
    for (const auto& [button, isSorted] : titles) showArrow(*button, isSorted);
}

void LibraryHead::showArrow(QToolButton& button, bool isSorted)
{
    const Qt::ArrowType towards = isLargestFirst(m_order.kind) ? Qt::DownArrow : Qt::UpArrow;
    const QIcon arrow = isSorted ? chevron(towards, &Theme::text) : QIcon();
    if (button.property("arrow") == QVariant(arrow.name())) return;
    button.setProperty("arrow", arrow.name());
    button.setIcon(arrow);
}

void LibraryHead::placeOver(const ClipRowGeometry& row)
{
    m_row = row;
    constexpr int padding = 4; // of the style, before the text
    const int nameRoom = int(row.name.width()) + padding;
    m_name->setText(m_order == RowOrder::Path ? tr("Clip, by folder") : tr("Clip"));
    if (m_name->sizeHint().width() > nameRoom) m_name->setText(tr("Clip"));
    const int nameWidth = std::min(nameRoom, m_name->sizeHint().width());
    const bool isMirrored = isRightToLeft();
    const int nameLeft =
        isMirrored ? int(row.name.right()) + padding - nameWidth : int(row.name.left()) - padding;
    m_name->setGeometry(nameLeft, 0, nameWidth, height());
    m_count->setVisible(!row.count.isEmpty());
    const int countWidth = m_count->sizeHint().width();
    const auto leftOf = [&](const QRectF& column, int width) { // where its numbers end
        return isMirrored ? int(column.left()) - padding : int(column.right()) + padding - width;
    };
    m_count->setGeometry(leftOf(row.count, countWidth), 0, countWidth, height());
    for (std::size_t place = 0; place < m_columns.size(); ++place) {
        QToolButton* button = m_columnButtons[place];
        const bool hasRoom = int(place) < row.columns.size();
        button->setVisible(hasRoom);
        if (!hasRoom) continue;
        const int width = button->sizeHint().width();
        button->setGeometry(leftOf(row.columns[int(place)], width), 0, width, height());
    }
}

void LibraryHead::resizeEvent(QResizeEvent*) { placeOver(ClipRowGeometry(m_row)); }

void LibraryHead::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange) updateGeometry();
}

QSize LibraryHead::sizeHint() const { return {140, fontMetrics().height() + 4}; }

} // namespace tagline
