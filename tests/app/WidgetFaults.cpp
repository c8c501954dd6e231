#include "tests/app/WidgetFaults.h"

#include "widgets/theme/controls/ElidedButton.h"
#include "widgets/theme/controls/ElidedLabel.h"

#include <QAbstractButton>
#include <QAbstractScrollArea>
#include <QAbstractSpinBox>
#include <QBoxLayout>
#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QStackedLayout>
#include <QStyleOptionComboBox>
#include <QTreeView>

#include <algorithm>

namespace tagline::test {
namespace {

QString nameOf(const QWidget& widget)
{
    QString name = widget.metaObject()->className();
    for (const QWidget* each = &widget; each && !each->isWindow(); each = each->parentWidget())
        if (!each->objectName().isEmpty()) return name + " in " + each->objectName();
    return name;
}

/// What scrolls may reach beyond what shows it.
bool isScrolled(const QWidget& widget)
{
    const auto* area = widget.parentWidget()
                           ? qobject_cast<QAbstractScrollArea*>(widget.parentWidget()->parentWidget())
                           : nullptr;
    return area && area->viewport() == widget.parentWidget();
}

/// Qt keeps tab bars that are not shown as widgets without a height.
bool isSeen(const QWidget& widget)
{
    return widget.isVisible() && !widget.isWindow() && !widget.size().isEmpty() &&
           !widget.visibleRegion().isEmpty();
}

bool isOutside(const QWidget& widget)
{
    return !isScrolled(widget) && !widget.parentWidget()->rect().contains(widget.geometry());
}

/// Whether words have less room than they need, and nothing says the rest. A tooltip does where the words end
/// in "…"; a button that is no ElidedButton loses letters at both sides.
bool isCut(const QWidget& widget)
{
    const auto* button = qobject_cast<const QAbstractButton*>(&widget);
    if (button && !qobject_cast<const ElidedButton*>(button))
        return !button->text().isEmpty() && button->sizeHint().width() > button->width();
    if (!widget.toolTip().isEmpty()) return false;
    if (const auto* label = qobject_cast<const QLabel*>(&widget)) {
        const bool isRich = label->textFormat() == Qt::RichText ||
                            (label->textFormat() == Qt::AutoText && Qt::mightBeRichText(label->text()));
        if (label->wordWrap() || isRich) return false;
        const QStringList lines = label->text().remove('&').split('\n');
        return std::any_of(lines.begin(), lines.end(), [label](const QString& line) {
            return label->fontMetrics().horizontalAdvance(line) > label->width();
        });
    }
    return false; // an ElidedLabel says what it cuts
}

/// Whether something that may say less than it has to is too narrow for even that.
bool isTooNarrow(const QWidget& widget)
{
    const auto* label = qobject_cast<const ElidedLabel*>(&widget);
    const bool mayCut = (label && !label->text().isEmpty()) || qobject_cast<const ElidedButton*>(&widget);
    return mayCut && widget.width() < widget.minimumSizeHint().width();
}

/// Where the text of an empty field begins.
struct TextOfField : QLineEdit
{
    /// Where a hint may begin: at the cursor, or in the whole field where text stands at its right or middle.
    static int left(const QLineEdit& field)
    {
        const bool isAtLeft = !(field.alignment() & (Qt::AlignRight | Qt::AlignHCenter));
        return isAtLeft ? (field.*(&TextOfField::cursorRect))().center().x() : field.contentsRect().left();
    }
};

/// Whether the hint in an empty field has less room than it needs.
bool isHintCut(const QLineEdit& field)
{
    if (!field.text().isEmpty() || field.placeholderText().isEmpty()) return false;
    int right = field.contentsRect().right();
    for (const auto* button : field.findChildren<QAbstractButton*>())
        if (button->isVisible() && button->x() > field.width() / 2) right = std::min(right, button->x());
    const int needed = field.fontMetrics().horizontalAdvance(field.placeholderText());
    return field.layoutDirection() == Qt::LeftToRight && needed > right - TextOfField::left(field);
}

/// Whether the chosen entry of a list has less room than it needs.
bool isChoiceCut(const QComboBox& box)
{
    if (box.isEditable() || !box.toolTip().isEmpty()) return false;
    QStyleOptionComboBox option;
    option.initFrom(&box);
    option.subControls = QStyle::SC_All;
    const QRect room =
        box.style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, &box);
    return box.fontMetrics().horizontalAdvance(box.currentText()) > room.width();
}

/// Whether the lower lines of a wrapped text are cut off.
bool isWrappedTextCut(const QLabel& label)
{
    return label.wordWrap() && !label.text().isEmpty() &&
           label.heightForWidth(label.width()) > label.height();
}

/// The columns of a list whose titles are cut.
QStringList cutTitles(const QHeaderView& head)
{
    QStringList found;
    for (int section = 0; section < head.count(); ++section)
        if (!head.isSectionHidden(section) && head.orientation() == Qt::Horizontal &&
            head.sectionSizeHint(section) > head.sectionSize(section))
            found << head.model()->headerData(section, Qt::Horizontal).toString();
    return found;
}

/// The entries of a list that are cut, and whose tips do not say the rest.
QStringList cutEntries(const QTreeView& list)
{
    QStringList found;
    for (QModelIndex row = list.indexAt({1, 1}); row.isValid(); row = list.indexBelow(row)) {
        if (list.visualRect(row).top() > list.viewport()->height()) break;
        for (int column = 0; column < list.model()->columnCount(row.parent()); ++column) {
            const QModelIndex index = row.siblingAtColumn(column);
            const QString text = index.data().toString();
            const bool isSaid = !index.data(Qt::ToolTipRole).toString().isEmpty();
            if (list.isColumnHidden(column) || text.isEmpty() || isSaid) continue;
            if (list.fontMetrics().horizontalAdvance(text) > list.visualRect(index).width()) found << text;
        }
    }
    return found;
}

/// What layouts of a widget put over each other.
void addOverlaps(QStringList& found, const QLayout& layout)
{
    if (qobject_cast<const QStackedLayout*>(&layout)) return;
    for (int at = 0; at < layout.count(); ++at) {
        QLayoutItem* item = layout.itemAt(at);
        if (const QLayout* inner = item->layout()) addOverlaps(found, *inner);
        const QWidget* widget = item->widget();
        if (!widget || !isSeen(*widget)) continue;
        for (int other = at + 1; other < layout.count(); ++other) {
            const QWidget* beside = layout.itemAt(other)->widget();
            if (beside && isSeen(*beside) && beside->geometry().intersects(widget->geometry()))
                found << nameOf(*widget) + " lies over " + nameOf(*beside);
        }
    }
}

/// Fields and buttons in one line are equally high.
void addUnequalHeights(QStringList& found, const QLayout& layout)
{
    for (int at = 0; at < layout.count(); ++at)
        if (const QLayout* inner = layout.itemAt(at)->layout()) addUnequalHeights(found, *inner);
    const auto* line = qobject_cast<const QBoxLayout*>(&layout);
    if (!line || line->direction() == QBoxLayout::TopToBottom || line->direction() == QBoxLayout::BottomToTop)
        return;
    const QWidget* first = nullptr;
    for (int at = 0; at < layout.count(); ++at) {
        const QWidget* each = layout.itemAt(at)->widget();
        const bool isControl = qobject_cast<const QLineEdit*>(each) || qobject_cast<const QComboBox*>(each) ||
                               qobject_cast<const QPushButton*>(each) ||
                               qobject_cast<const QAbstractSpinBox*>(each);
        if (!each || !isControl || !isSeen(*each)) continue;
        if (first && first->height() != each->height())
            found << QString("%1 is %2 high beside %3 of %4")
                         .arg(nameOf(*each))
                         .arg(each->height())
                         .arg(nameOf(*first))
                         .arg(first->height());
        if (!first) first = each;
    }
}

void addPlacing(QStringList& found, const QLayout& layout)
{
    addOverlaps(found, layout);
    addUnequalHeights(found, layout);
}

/// What is wrong with the texts of one widget, in words.
QStringList textFaults(const QWidget& widget)
{
    QStringList found;
    if (isCut(widget)) found << "is cut";
    if (isTooNarrow(widget)) found << "is too narrow to be read";
    if (const auto* field = qobject_cast<const QLineEdit*>(&widget); field && isHintCut(*field))
        found << "cuts its hint “" + field->placeholderText() + "”";
    if (const auto* box = qobject_cast<const QComboBox*>(&widget); box && isChoiceCut(*box))
        found << "cuts “" + box->currentText() + "”";
    if (const auto* label = qobject_cast<const QLabel*>(&widget); label && isWrappedTextCut(*label))
        found << "cuts the end of “" + label->text() + "”";
    if (const auto* head = qobject_cast<const QHeaderView*>(&widget); head && !cutTitles(*head).isEmpty())
        found << "cuts the titles " + cutTitles(*head).join(", ");
    if (const auto* list = qobject_cast<const QTreeView*>(&widget); list && !cutEntries(*list).isEmpty())
        found << "cuts the entries " + cutEntries(*list).join(", ");
    return found;
}

} // namespace

QStringList widgetFaults(const QWidget& window)
{
    QStringList found;
    for (const QWidget* widget : window.findChildren<QWidget*>()) {
        if (!isSeen(*widget)) continue;
        const QRect at = widget->geometry();
        const QString where = QString("%1 at %2,%3 %4×%5")
                                  .arg(nameOf(*widget))
                                  .arg(at.x())
                                  .arg(at.y())
                                  .arg(at.width())
                                  .arg(at.height());
        if (isOutside(*widget)) found << where + " reaches out of " + nameOf(*widget->parentWidget());
        for (const QString& fault : textFaults(*widget)) found << where + ' ' + fault;
        if (widget->layout()) addPlacing(found, *widget->layout());
    }
    if (window.layout()) addPlacing(found, *window.layout());
    return found;
}

} // namespace tagline::test
