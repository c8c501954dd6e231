#pragma once

// LaneFilterField is the field that filters the lanes of the timeline.

#include <QLineEdit>

namespace tagline {

/// A part of a name, or /a regular expression/. Escape clears the text, or leaves the field if it is empty;
/// Return and Down leave the field and keep the text.
class LaneFilterField : public QLineEdit
{
    Q_OBJECT

public:
    explicit LaneFilterField(QWidget* parent = nullptr);

    /// The validation error of the text; empty for none.
    void setError(const QString& error);
    /// The key that moves the focus here, for the tooltip.
    void setKey(const QString& key);

signals:
    /// The focus is to go elsewhere.
    void left();
    /// The field got or lost the focus.
    void focusChanged();

protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    void showTip();

    QString m_error;
    QString m_key;
};

} // namespace tagline
