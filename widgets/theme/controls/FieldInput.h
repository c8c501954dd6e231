#pragma once

// FieldInput makes every field of the program take wheel and keys alike.

#include <QObject>
#include <QPointer>
#include <QString>

class QAbstractItemView;
class QKeyEvent;

namespace tagline {

/// Install it on the application; applyTheme() does.
///
///   wheel          changes a number or a choice only where that has the focus, and never gives it the focus:
///                  else what lies around scrolls
///   show           a dialog is at most 90 % of its screen, its Close is a plain button, its buttons stand
///                  apart from what lies above, and that of files looks like the others
///   mouse over     shows the arrows of a number
///   Enter          in a cell of a table commits the cell alone, not the dialog around it
///   letters        in an open list of choices go to the first entry that has all letters typed since it was
///                  opened, best at its begin; Backspace takes back the last
class FieldInput : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    bool filterKey(QObject* watched, const QKeyEvent& event);
    bool typeInto(QAbstractItemView& choices, const QKeyEvent& event);

    QPointer<QAbstractItemView> m_choices; ///< that are open and were typed into
    QString m_typed;
};

} // namespace tagline
