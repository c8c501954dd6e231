#pragma once

// LaneFilterField is where a person types which lanes the timeline is to show.

#include <QLineEdit>

namespace tagline {

/// A part of a name, or /a regular expression/. Escape clears it, and leaves it where it is empty; Return and
/// Down leave it as it is.
class LaneFilterField : public QLineEdit
{
    Q_OBJECT

public:
    explicit LaneFilterField(QWidget* parent = nullptr);

    /// What is wrong with the text; empty for nothing.
    void setError(const QString& error);
    /// The key that leads here, for the tooltip.
    void setKey(const QString& key);

signals:
    /// The keyboard is wanted elsewhere.
    void left();
    /// The keyboard came or went.
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
