#include "widgets/tags/TagPickerPopup.h"

#include "widgets/tags/TagRowDelegate.h"
#include "widgets/theme/Icons.h"
#include "widgets/theme/Theme.h"

#include <QKeyEvent>
#include <QLineEdit>
#include <QListWidget>
#include <QPainter>
#include <QScreen>
#include <QVBoxLayout>

#include <algorithm>

namespace tagline {

namespace {

constexpr int tagRole = Qt::UserRole;
constexpr int mostRows = 10; ///< in view at once

QIcon swatchIcon(const TagDefinition& definition, qreal scale)
{
    QPixmap pixmap(QSize(12, 12) * scale);
    pixmap.setDevicePixelRatio(scale);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    paintSwatch(painter, QRectF(1, 1, 10, 10), definition);
    QIcon swatch(pixmap);
    swatch.addPixmap(pixmap, QIcon::Selected); // in its own colour, not the selection's
    return swatch;
}

/// 0 where a part of the name begins with the text, 1 where it only contains it, -1 where it does not.
int matchRank(const QString& name, const QString& text)
{
    const qsizetype at = name.indexOf(text, 0, Qt::CaseInsensitive);
    if (at < 0) return -1;
    return at == 0 || name.contains('.' + text, Qt::CaseInsensitive) ? 0 : 1;
}

} // namespace

TagPickerPopup::TagPickerPopup(std::vector<TagRow> tags, QWidget* parent)
    : QFrame(parent, Qt::Popup)
    , m_tags(std::move(tags))
    , m_field(new QLineEdit(this))
    , m_list(new QListWidget(this))
{
    setAttribute(Qt::WA_DeleteOnClose);
    setProperty("look", "popup");
    setAccessibleName(tr("Choose a tag"));
    m_field->setPlaceholderText(m_tags.empty() ? tr("Name of the new tag") : tr("Which tag? Type its name"));
    m_field->setAccessibleName(tr("Name of the tag"));
    m_field->installEventFilter(this);
    m_list->setAccessibleName(tr("Tags"));
    m_list->setFocusPolicy(Qt::NoFocus);
    m_list->setIconSize({12, 12});
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    connect(m_field, &QLineEdit::textChanged, this, &TagPickerPopup::fill);
    connect(m_list, &QListWidget::itemClicked, this, &TagPickerPopup::pickCurrent);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(6, 6, 6, 6);
    layout->addWidget(m_field);
    layout->addWidget(m_list);
    fill();
}

void TagPickerPopup::fill()
{
    m_list->clear();
    const QString text = m_field->text().trimmed();
    bool isKnown = text.isEmpty();
    for (const int rank : {0, 1})
        for (const TagRow& row : m_tags) {
            const QString name = QString::fromStdString(row.definition.name);
            isKnown = isKnown || name == text;
            if (matchRank(name, text) != rank) continue;
            auto* item = new QListWidgetItem(swatchIcon(row.definition, devicePixelRatioF()), name, m_list);
            item->setData(tagRole, row.id.value);
        }
    if (!isKnown) new QListWidgetItem(icon("plus", theme().accent), tr("Create “%1”").arg(text), m_list);
    m_list->setCurrentRow(0);
    fit();
}

/// As high as its rows, up to some of them.
void TagPickerPopup::fit()
{
    const int rows = std::clamp(m_list->count(), 1, mostRows);
    const int rowHeight = std::max(m_list->sizeHintForRow(0), fontMetrics().height());
    m_list->setFixedHeight(rows * rowHeight + 2 * m_list->frameWidth() + 2);
    layout()->activate();
    resize(240, layout()->minimumSize().height());
}

void TagPickerPopup::popUp(const QPoint& globalPosition)
{
    const QRect available = screen()->availableGeometry();
    const int x = std::clamp(globalPosition.x(), available.left(),
                             std::max(available.left(), available.right() - width()));
    const int y = std::clamp(globalPosition.y(), available.top(),
                             std::max(available.top(), available.bottom() - height()));
    setGeometry({QPoint(x, y), size()});
    show();
    m_field->setFocus(Qt::PopupFocusReason);
}

void TagPickerPopup::pickCurrent()
{
    const QListWidgetItem* item = m_list->currentItem();
    if (!item || m_hasAnswered) return;
    m_hasAnswered = true;
    if (item->data(tagRole).isValid())
        emit picked(TagId(item->data(tagRole).toUInt()));
    else
        emit createRequested(m_field->text().trimmed());
    close();
}

bool TagPickerPopup::eventFilter(QObject* watched, QEvent* event)
{
    if (watched != m_field || event->type() != QEvent::KeyPress) return QFrame::eventFilter(watched, event);
    switch (static_cast<QKeyEvent*>(event)->key()) {
    case Qt::Key_Up:
        m_list->setCurrentRow(std::max(0, m_list->currentRow() - 1));
        return true;
    case Qt::Key_Down:
        m_list->setCurrentRow(std::min(m_list->count() - 1, m_list->currentRow() + 1));
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Tab:
        pickCurrent();
        return true;
    case Qt::Key_Escape:
        close();
        return true;
    }
    return QFrame::eventFilter(watched, event);
}

void TagPickerPopup::closeEvent(QCloseEvent* event)
{
    if (!std::exchange(m_hasAnswered, true)) emit dismissed();
    QFrame::closeEvent(event);
}

} // namespace tagline
