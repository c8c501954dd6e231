#pragma once

// NumberDelegate shows numbers of a table as the window says numbers everywhere.

#include <QLocale>
#include <QStyledItemDelegate>

namespace tagline {

/// "1,868": of themselves, Qt's tables leave out what parts the thousands. Cells keep numbers, and sort as
/// such.
class NumberDelegate final : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QString displayText(const QVariant& value, const QLocale&) const override
    {
        return QStyledItemDelegate::displayText(value, QLocale());
    }
};

} // namespace tagline
