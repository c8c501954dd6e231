#pragma once

// NameFilterField is the field in which clips are filtered by name.

#include <QLineEdit>

namespace tagline {

/// Escape clears the text, or leaves the field if it is empty, before any shortcut of the window sees it.
class NameFilterField : public QLineEdit
{
    Q_OBJECT

public:
    explicit NameFilterField(QWidget* parent = nullptr);

    /// The key that moves the focus here, for the tooltip; may be empty.
    void setKey(const QString& key);
    /// Whether the text is marked as an error.
    void setInvalid(bool isInvalid);
    /// Placeholders of the empty field: the first of these that fits is shown, else the last.
    void setHints(const QStringList& hints);

signals:
    /// The user moves on to the clips: by Escape, or Down.
    void left();

protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    int textRoom() const;
    void showHint();

    QStringList m_hints;
};

} // namespace tagline
