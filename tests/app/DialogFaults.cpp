#include "tests/app/DialogFaults.h"

#include "tests/app/ReadingFaults.h"
#include "tests/app/WidgetFaults.h"

#include <QColorDialog>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QFormLayout>
#include <QLabel>
#include <QLayout>
#include <QMessageBox>
#include <QPushButton>
#include <QScreen>
#include <QTreeView>

namespace tagline::test {
namespace {

constexpr double largestShare = 0.9; ///< of the screen, for a dialog
constexpr int beforeFields = 8;      ///< device-independent pixels between a label and its field

QString textOf(const QRect& at)
{
    return QString("%1,%2 %3×%4").arg(at.x()).arg(at.y()).arg(at.width()).arg(at.height());
}

void addPlaceFaults(QStringList& found, const QWidget& open)
{
    // The frame is told by the window manager, a moment after the dialog is there.
    const QRect frame = open.frameGeometry(), at = frame.isEmpty() ? open.geometry() : frame;
    const QRect room = open.screen()->availableGeometry();
    if (!room.contains(at)) found << QString("%1 reaches out of the screen %2").arg(textOf(at), textOf(room));
    const bool isTooLarge =
        open.width() > room.width() * largestShare || open.height() > room.height() * largestShare;
    if (qobject_cast<const QDialog*>(&open) && isTooLarge)
        found << QString("%1 is more than 90 % of the screen").arg(textOf(at));
}

void addFormFaults(QStringList& found, const QWidget& open)
{
    for (const QFormLayout* form : open.findChildren<QFormLayout*>()) {
        QStringList labels;
        for (int row = 0; row < form->rowCount(); ++row)
            if (const QLayoutItem* item = form->itemAt(row, QFormLayout::LabelRole);
                item && item->widget() && item->widget()->isVisible())
                labels << item->widget()->property("text").toString();
        if (labels.isEmpty()) continue;
        const QString which = labels.join(", ");
        if (!(form->labelAlignment() & Qt::AlignRight)) found << "labels are not right-aligned: " + which;
        if (form->horizontalSpacing() != beforeFields)
            found << QString("labels stand %1 before their fields: %2")
                         .arg(form->horizontalSpacing())
                         .arg(which);
    }
}

void addButtonFaults(QStringList& found, const QWidget& open)
{
    for (const QDialogButtonBox* box : open.findChildren<QDialogButtonBox*>())
        for (const QAbstractButton* button : box->buttons()) {
            const QString text = button->text().remove('&');
            if (!button->icon().isNull()) found << "the button “" + text + "” has a picture";
            if (text == QLatin1String("OK") || text == QLatin1String("Yes") || text.isEmpty())
                found << "the button “" + text + "” does not say what it does";
        }
}

/// Titles of columns stand over what they name: numbers end at the right.
void addTitleFaults(QStringList& found, const QWidget& open)
{
    for (const QTreeView* list : open.findChildren<QTreeView*>()) {
        const QAbstractItemModel* model = list->model();
        if (!list->isVisible() || !model || list->isHeaderHidden()) continue;
        for (int column = 0; column < model->columnCount(); ++column) {
            const int cell = model->index(0, column).data(Qt::TextAlignmentRole).toInt();
            const int title = model->headerData(column, Qt::Horizontal, Qt::TextAlignmentRole).toInt();
            if ((cell & Qt::AlignRight) && !(title & Qt::AlignRight))
                found << QString("the title “%1” stands at the other side of its column")
                             .arg(model->headerData(column, Qt::Horizontal).toString());
        }
    }
}

/// All that a dialog says begins at its margin.
void addIndents(QStringList& found, const QWidget& open)
{
    const auto* box = qobject_cast<const QMessageBox*>(&open);
    if (!box || !box->iconPixmap().isNull()) return;
    for (const QLabel* label : box->findChildren<QLabel*>())
        if (label->isVisible() && label->x() > box->layout()->contentsMargins().left())
            found << QString("“%1” begins %2 from the edge").arg(label->text()).arg(label->x());
}

} // namespace

QStringList dialogFaults(const QWidget& open)
{
    QStringList found;
    addPlaceFaults(found, open);
    if (qobject_cast<const QFileDialog*>(&open) || qobject_cast<const QColorDialog*>(&open)) return found;
    found += widgetFaults(open);
    found += readingFaults(open);
    addFormFaults(found, open);
    addButtonFaults(found, open);
    addTitleFaults(found, open);
    addIndents(found, open);
    return found;
}

} // namespace tagline::test
