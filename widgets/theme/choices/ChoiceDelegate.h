#pragma once

// ChoiceDelegate paints the entries of a combo box in a list.

#include <QComboBox>
#include <QLineEdit>
#include <QStyledItemDelegate>

namespace tagline {

/// Displays an entry without text as the box's placeholder: "none". The delegate is the box's child.
class ChoiceDelegate : public QStyledItemDelegate
{
public:
    explicit ChoiceDelegate(QComboBox& box)
        : QStyledItemDelegate(&box)
        , m_box(box)
    {
    }

    QString displayText(const QVariant& value, const QLocale& locale) const override
    {
        const QString text = QStyledItemDelegate::displayText(value, locale);
        return text.isEmpty() && m_box.lineEdit() ? m_box.lineEdit()->placeholderText() : text;
    }

private:
    const QComboBox& m_box;
};

} // namespace tagline
