#include "widgets/theme/messages/Question.h"

#include "widgets/theme/Theme.h"

#include <QCoreApplication>
#include <QFontMetrics>
#include <QGridLayout>
#include <QInputDialog>
#include <QLabel>
#include <QMessageBox>
#include <QPushButton>
#include <QSize>
#include <QStyle>

namespace tagline {

namespace {

QString closeText() { return QCoreApplication::translate("tagline::Question", "Close"); }

void setWords(QInputDialog& dialog, const QString& title, const QString& label, const QString& verb)
{
    dialog.setWindowTitle(title);
    dialog.setLabelText(label);
    dialog.setOkButtonText(verb);
}

/// Gives the field that is shown the label as its name: Qt names only that of text.
void nameField(QInputDialog& dialog)
{
    auto* label = dialog.findChild<QLabel*>(QString(), Qt::FindDirectChildrenOnly);
    if (!label) return;
    for (QWidget* field : dialog.findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly))
        if (!field->isHidden() && field != label && field->focusPolicy() != Qt::NoFocus)
            label->setBuddy(field);
}

/// Waits for the answer in a dialog that is wide enough for its title, whatever font title bars have.
int exec(QInputDialog& dialog)
{
    constexpr int besideTitle = 120; ///< the buttons of a title bar
    const int wide = 2 * dialog.fontMetrics().horizontalAdvance(dialog.windowTitle()) + besideTitle;
    dialog.resize(dialog.sizeHint().expandedTo(QSize(wide, 0)));
    nameField(dialog);
    return dialog.exec();
}

/// No line ends beside the mark between a menu and its entry.
QString withWholePaths(QString text)
{
    return text.replace(QStringLiteral(" ▸ "), QStringLiteral("\u00a0▸\u00a0"));
}

/// Enter chooses the button, and yet it is not what the dialog is for.
void showUnfilled(QWidget& button)
{
    button.setProperty("look", "plain");
    button.style()->unpolish(&button);
    button.style()->polish(&button);
}

/// The question is heavier than what is said about it.
void emphasizeText(QMessageBox& box)
{
    if (auto* text = box.findChild<QLabel*>(QStringLiteral("qt_msgbox_label")))
        text->setFont(textFont(TextSize::Body, QFont::DemiBold));
}

} // namespace

void beginAtEdge(QMessageBox& box)
{
    auto* grid = qobject_cast<QGridLayout*>(box.layout());
    for (int at = grid ? grid->count() - 1 : -1; at >= 0; --at) {
        int row = 0, column = 0, rows = 0, columns = 0;
        grid->getItemPosition(at, &row, &column, &rows, &columns);
        QWidget* part = grid->itemAt(at)->widget();
        if (part && column == 0) continue; // the buttons
        delete grid->takeAt(at);           // words, or the place of a picture
        if (part) grid->addWidget(part, row, 0, rows, columns + column);
    }
}

Reply replyTo(const Question& question, QWidget* parent)
{
    QMessageBox box(QMessageBox::NoIcon, question.title, question.text, QMessageBox::NoButton, parent);
    box.setInformativeText(withWholePaths(question.detail));
    if (!question.detail.isEmpty()) emphasizeText(box);
    const auto add = [&box](QMessageBox::StandardButton button, const QString& verb) {
        QPushButton* added = box.addButton(button);
        if (!verb.isEmpty()) added->setText(verb);
    };
    add(QMessageBox::Yes, question.verb);
    if (!question.otherVerb.isEmpty()) add(QMessageBox::Discard, question.otherVerb);
    add(QMessageBox::Cancel, question.cancelVerb);
    box.setDefaultButton(question.isCautious ? QMessageBox::Cancel : QMessageBox::Yes);
    if (question.isCautious) showUnfilled(*box.button(QMessageBox::Cancel));
    box.setEscapeButton(QMessageBox::Cancel);
    beginAtEdge(box);
    switch (box.exec()) {
    case QMessageBox::Yes:
        return Reply::Yes;
    case QMessageBox::Discard:
        return Reply::Other;
    default:
        return Reply::Cancelled;
    }
}

bool isWanted(const Question& question, QWidget* parent) { return replyTo(question, parent) == Reply::Yes; }

void showNotice(const QString& title, const QString& text, QWidget* parent)
{
    QMessageBox box(QMessageBox::NoIcon, title, text, QMessageBox::Close, parent);
    box.button(QMessageBox::Close)->setText(closeText());
    beginAtEdge(box);
    box.exec();
}

std::optional<QString> askedText(const QString& title, const QString& label, const QString& verb,
                                 const QString& text, QWidget* parent)
{
    QInputDialog dialog(parent);
    setWords(dialog, title, label, verb);
    dialog.setTextValue(text);
    if (exec(dialog) != QDialog::Accepted) return std::nullopt;
    return dialog.textValue().trimmed();
}

std::optional<int> askedCount(const QString& title, const QString& label, const QString& verb,
                              std::pair<int, int> bounds, int count, QWidget* parent)
{
    QInputDialog dialog(parent);
    setWords(dialog, title, label, verb);
    dialog.setInputMode(QInputDialog::IntInput);
    dialog.setIntRange(bounds.first, bounds.second);
    dialog.setIntValue(count);
    if (exec(dialog) != QDialog::Accepted) return std::nullopt;
    return dialog.intValue();
}

std::optional<QString> askedChoice(const QString& title, const QString& label, const QString& verb,
                                   const QStringList& names, QWidget* parent)
{
    QInputDialog dialog(parent);
    setWords(dialog, title, label, verb);
    dialog.setComboBoxItems(names);
    if (exec(dialog) != QDialog::Accepted) return std::nullopt;
    return dialog.textValue();
}

} // namespace tagline
