#include "widgets/theme/controls/FieldInput.h"

#include "widgets/theme/Measures.h"
#include "widgets/theme/choices/ChoiceDelegate.h"
#include "widgets/theme/choices/FilterPopup.h"

#include <QAbstractItemView>
#include <QAbstractSlider>
#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QDialog>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>
#include <QScreen>
#include <QScrollBar>
#include <QStyle>
#include <QStyledItemDelegate>
#include <QToolTip>
#include <QTreeView>
#include <QVBoxLayout>

namespace tagline {
namespace {

/// Shows a number field's arrows under the mouse only; the style sheet draws them.
void showArrows(QAbstractSpinBox& number, bool areShown)
{
    number.setProperty("hovered", areShown);
    number.style()->unpolish(&number);
    number.style()->polish(&number);
    number.update();
}

/// Limits a dialog to most of the screen: its lists shrink, its buttons stay visible.
void keepOnScreen(QDialog& dialog)
{
    constexpr double share = 0.9;
    const QSize most = dialog.screen()->availableSize() * share;
    if (dialog.width() > most.width() || dialog.height() > most.height())
        dialog.resize(dialog.size().boundedTo(most));
}

/// Gives the Close button the plain look, since it is not the purpose of a dialog, whatever Enter does.
void quietClose(QDialog& dialog)
{
    for (const auto* box : dialog.findChildren<QDialogButtonBox*>()) {
        QPushButton* close = box->button(QDialogButtonBox::Close);
        if (!close || close->property("look").isValid()) continue;
        close->setProperty("look", "plain");
        close->style()->unpolish(close);
        close->style()->polish(close);
    }
}

/// Gives Qt's dialog of files the looks and words of the program's own, and the names of files the room that
/// the other columns leave.
void fitFileDialog(QDialog& dialog)
{
    auto* files = qobject_cast<QFileDialog*>(&dialog);
    auto* rows = files ? files->findChild<QTreeView*>(QStringLiteral("treeView")) : nullptr;
    if (!rows) return; // the desktop's own dialog
    files->setSizeGripEnabled(false);
    if (auto* places = files->findChild<QListView*>(QStringLiteral("sidebar")))
        places->setIconSize({measure::iconSize, measure::iconSize});
    if (files->fileMode() == QFileDialog::Directory) {
        files->setLabelText(QFileDialog::FileName, FieldInput::tr("Folder:"));
        if (auto* types = files->findChild<QComboBox*>(QStringLiteral("fileTypeCombo")))
            types->setItemText(0, FieldInput::tr("Folders"));
    }
    QHeaderView& header = *rows->header();
    header.setStretchLastSection(false);
    for (int column = 0; column < header.count(); ++column)
        header.setSectionResizeMode(column,
                                    column == 0 ? QHeaderView::Stretch : QHeaderView::ResizeToContents);
}

/// Parts the row of buttons at the foot of a dialog from what lies above.
void spaceButtons(QDialogButtonBox& box)
{
    constexpr int above = 8; // beside the room between any two rows
    const QWidget* dialog = box.parentWidget();
    const auto* column =
        dialog && dialog->isWindow() ? qobject_cast<QVBoxLayout*>(dialog->layout()) : nullptr;
    if (column && column->indexOf(&box) > 0) box.setContentsMargins(0, above, 0, 0);
}

/// Gives the list of a combo box the look of other lists; called only when it may be opened.
void prepareList(QComboBox& box)
{
    if (qobject_cast<QStyledItemDelegate*>(box.itemDelegate())) return;
    box.setItemDelegate(new ChoiceDelegate(box));
    box.setMaxVisibleItems(FilterPopup::mostRows);
}

/// The widget whose value the wheel would change; null for others.
QWidget* fieldOf(QObject* watched)
{
    if (!watched->isWidgetType()) return nullptr;
    const bool isField = qobject_cast<QAbstractSpinBox*>(watched) || qobject_cast<QComboBox*>(watched) ||
                         (qobject_cast<QAbstractSlider*>(watched) && !qobject_cast<QScrollBar*>(watched));
    return isField ? static_cast<QWidget*>(watched) : nullptr;
}

bool isEnter(const QKeyEvent& event) { return event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter; }

/// Whether this is a table with the focus in a cell, as the key passes from the cell to the dialog.
bool isTableAroundFocus(QObject* watched)
{
    const auto* view = qobject_cast<QAbstractItemView*>(watched->parent());
    const QWidget* focus = QApplication::focusWidget();
    return view && focus && view->viewport() == watched && focus != watched &&
           view->viewport()->isAncestorOf(focus);
}

/// The open list of a combo box; null for other objects.
QAbstractItemView* openChoices(QObject* watched)
{
    auto* view = qobject_cast<QAbstractItemView*>(watched);
    const bool isOpen = view && view->parent() && view->parent()->inherits("QComboBoxPrivateContainer");
    return isOpen ? view : nullptr;
}

/// 0 if the entry begins with the text, 1 if a word of it does, 2 if it contains it, -1 otherwise.
int matchRank(const QString& entry, const QString& typed)
{
    const qsizetype at = entry.indexOf(typed, 0, Qt::CaseInsensitive);
    if (at <= 0) return int(at);
    for (qsizetype i = at; i > 0; i = entry.indexOf(typed, i + 1, Qt::CaseInsensitive))
        if (!entry[i - 1].isLetterOrNumber() || (entry[i].isUpper() && entry[i - 1].isLower())) return 1;
    return 2;
}

/// The best match, the first among equals; an invalid index if no entry contains the text.
QModelIndex bestMatch(const QAbstractItemView& choices, const QString& typed)
{
    const QAbstractItemModel& entries = *choices.model();
    QModelIndex best;
    int bestRank = 3;
    for (int row = 0; row < entries.rowCount(choices.rootIndex()); ++row) {
        const QModelIndex entry = entries.index(row, 0, choices.rootIndex());
        if (!(entries.flags(entry) & Qt::ItemIsEnabled)) continue;
        const int rank = matchRank(entry.data().toString(), typed);
        if (rank < 0 || rank >= bestRank) continue;
        best = entry;
        bestRank = rank;
    }
    return best;
}

} // namespace

bool FieldInput::typeInto(QAbstractItemView& choices, const QKeyEvent& event)
{
    if (m_choices != &choices) m_typed.clear();
    m_choices = &choices;
    const bool takesBack = event.key() == Qt::Key_Backspace;
    const bool isText = !event.text().isEmpty() && event.text().front().isPrint() &&
                        !(event.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier));
    if (takesBack)
        m_typed.chop(1);
    else if (!isText || (m_typed.isEmpty() && event.text() == " "))
        return false;
    else
        m_typed += event.text();
    const QModelIndex found = m_typed.isEmpty() ? QModelIndex() : bestMatch(choices, m_typed);
    if (found.isValid()) choices.setCurrentIndex(found);
    const QString said = m_typed.isEmpty() ? QString()
                         : found.isValid() ? m_typed
                                           : tr("%1: no entry has these letters").arg(m_typed);
    QToolTip::showText(choices.mapToGlobal(QPoint(0, -2 * choices.fontMetrics().height())), said, &choices);
    return true;
}

bool FieldInput::filterKey(QObject* watched, const QKeyEvent& event)
{
    if (isEnter(event)) return isTableAroundFocus(watched);
    QAbstractItemView* choices = openChoices(watched);
    return choices && typeInto(*choices, event);
}

bool FieldInput::eventFilter(QObject* watched, QEvent* event)
{
    switch (event->type()) {
    case QEvent::MouseButtonPress:
        if (auto* box = qobject_cast<QComboBox*>(watched)) prepareList(*box);
        return false;
    case QEvent::Polish:
        if (QWidget* field = fieldOf(watched); field && field->focusPolicy() == Qt::WheelFocus)
            field->setFocusPolicy(Qt::StrongFocus);
        if (auto* box = qobject_cast<QDialogButtonBox*>(watched)) spaceButtons(*box);
        return false;
    case QEvent::Enter:
    case QEvent::Leave:
        if (auto* number = qobject_cast<QAbstractSpinBox*>(watched))
            showArrows(*number, event->type() == QEvent::Enter);
        return false;
    case QEvent::Show:
        if (auto* dialog = qobject_cast<QDialog*>(watched)) {
            keepOnScreen(*dialog);
            quietClose(*dialog);
            fitFileDialog(*dialog);
        }
        return false;
    case QEvent::Wheel:
        if (const QWidget* field = fieldOf(watched); field && !field->hasFocus()) {
            event->ignore(); // passed on to the widget around it
            return true;
        }
        return false;
    case QEvent::KeyPress:
        if (auto* box = qobject_cast<QComboBox*>(watched)) prepareList(*box);
        return watched->isWidgetType() && filterKey(watched, static_cast<QKeyEvent&>(*event));
    case QEvent::Hide:
        if (m_choices && watched == m_choices) {
            m_choices.clear();
            m_typed.clear();
        }
        return false;
    default:
        return false;
    }
}

} // namespace tagline
