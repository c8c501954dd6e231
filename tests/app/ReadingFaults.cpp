#include "tests/app/ReadingFaults.h"

#include <QAbstractButton>
#include <QAbstractSlider>
#include <QAbstractSpinBox>
#include <QAccessible>
#include <QCheckBox>
#include <QComboBox>
#include <QGroupBox>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMap>
#include <QMetaEnum>
#include <QPlainTextEdit>
#include <QRadioButton>
#include <QScrollArea>
#include <QTabBar>
#include <QTableView>
#include <QTextEdit>
#include <QTreeView>

namespace tagline::test {
namespace {

using Roles = QList<QAccessible::Role>;

QString wordOf(QAccessible::Role role)
{
    const QMetaEnum words = QMetaEnum::fromType<QAccessible::Role>();
    return QString::fromLatin1(words.valueToKey(int(role)));
}

/// Whether a widget is worked by itself: not as a part of another, and not only to scroll what is in it.
bool isControl(const QWidget& widget)
{
    const bool isPart = widget.focusProxy() || widget.objectName().startsWith(QLatin1String("qt_"));
    const bool isOnlyArea =
        qobject_cast<const QScrollArea*>(&widget) || qobject_cast<const QTabBar*>(&widget);
    const auto* label = qobject_cast<const QLabel*>(&widget);
    const bool isEmptyLabel = label && label->text().isEmpty();
    return (widget.focusPolicy() & Qt::TabFocus) && widget.isVisible() && !isPart && !isOnlyArea &&
           !isEmptyLabel;
}

/// Text of the label that stands for a control.
QString labelOf(const QAccessibleInterface& control)
{
    for (const auto& [label, relation] : control.relations(QAccessible::Label))
        if (label) return label->text(QAccessible::Name);
    return {};
}

/// The name of a list to choose from is its choice on this system: its own is the label's, else that which it
/// was given.
QString nameOf(const QWidget& widget, const QAccessibleInterface& control)
{
    if (!qobject_cast<const QComboBox*>(&widget)) return control.text(QAccessible::Name);
    const QString label = labelOf(control);
    return label.isEmpty() ? widget.accessibleName() : label;
}

/// Roles that say what a widget is; none for widgets of our own, which have one that is not that of an area.
Roles rolesOf(const QWidget& widget)
{
    using R = QAccessible;
    if (qobject_cast<const QLineEdit*>(&widget)) return {R::EditableText};
    if (qobject_cast<const QAbstractSpinBox*>(&widget)) return {R::SpinBox};
    if (qobject_cast<const QComboBox*>(&widget)) return {R::ComboBox};
    if (qobject_cast<const QCheckBox*>(&widget)) return {R::CheckBox};
    if (qobject_cast<const QRadioButton*>(&widget)) return {R::RadioButton};
    if (const auto* button = qobject_cast<const QAbstractButton*>(&widget))
        return button->isCheckable() ? Roles{R::CheckBox, R::RadioButton, R::ButtonMenu}
                                     : Roles{R::Button, R::ButtonMenu, R::ButtonDropDown};
    if (qobject_cast<const QAbstractSlider*>(&widget)) return {R::Slider, R::Dial};
    if (qobject_cast<const QTreeView*>(&widget)) return {R::Tree};
    if (qobject_cast<const QListView*>(&widget)) return {R::List};
    if (qobject_cast<const QTableView*>(&widget)) return {R::Table};
    if (qobject_cast<const QTextEdit*>(&widget) || qobject_cast<const QPlainTextEdit*>(&widget))
        return {R::EditableText, R::StaticText};
    if (qobject_cast<const QGroupBox*>(&widget)) return {R::CheckBox, R::Grouping};
    if (qobject_cast<const QLabel*>(&widget)) return {R::StaticText};
    return {};
}

bool isFit(const QWidget& widget, QAccessible::Role role)
{
    const Roles roles = rolesOf(widget);
    return roles.isEmpty() ? role != QAccessible::Client && role != QAccessible::NoRole
                           : roles.contains(role);
}

/// Names of what a control stands in, from the inside, as readers say them.
QString groupsOf(const QWidget& widget)
{
    QStringList groups;
    for (const QWidget* in = widget.parentWidget(); in && !in->isWindow(); in = in->parentWidget()) {
        const auto* box = qobject_cast<const QGroupBox*>(in);
        const QString name = box ? box->title() : in->accessibleName();
        if (!name.isEmpty()) groups << name;
    }
    return groups.join(QStringLiteral(" in "));
}

QString whereIs(const QWidget& widget)
{
    QString where = widget.metaObject()->className();
    for (const QWidget* in = &widget; in && !in->isWindow(); in = in->parentWidget())
        if (!in->objectName().isEmpty()) return where + " in " + in->objectName();
    return where;
}

} // namespace

QStringList readingFaults(const QWidget& open)
{
    QStringList found;
    QMap<QStringList, QString> heard; // where it is, by all that is said of it
    for (QWidget* widget : open.findChildren<QWidget*>()) {
        if (widget->window() != &open || !isControl(*widget)) continue;
        const QAccessibleInterface* control = QAccessible::queryAccessibleInterface(widget);
        const QString where = whereIs(*widget);
        if (!control) {
            found << where + " is not there for screen readers";
            continue;
        }
        const QString name = nameOf(*widget, *control).simplified();
        const QAccessible::Role role = control->role();
        if (name.isEmpty()) found << where + " has no name for screen readers";
        if (!isFit(*widget, role)) found << where + " calls itself " + wordOf(role);
        const QStringList said{wordOf(role), name, groupsOf(*widget),
                               control->text(QAccessible::Description)};
        if (heard.contains(said))
            found << QString("%1 sounds like %2: %3").arg(where, heard[said], said.join(", "));
        heard.insert(said, where);
    }
    return found;
}

} // namespace tagline::test
