#pragma once

// NameFilterField is where names of clips are typed to filter them.

#include <QLineEdit>

namespace tagline {

/// Escape clears the text, and leaves the field where it is clear, before any shortcut of the window sees it.
class NameFilterField : public QLineEdit
{
    Q_OBJECT

public:
    explicit NameFilterField(QWidget* parent = nullptr);

    /// The key that brings a person here, for the tooltip; may be empty.
    void setKey(const QString& key);
    /// Whether what is typed is marked as an error.
    void setInvalid(bool isInvalid);
    /// What stands there while it is empty: the first of these that has room, else the last.
    void setHints(const QStringList& hints);

signals:
    /// A person goes on to the clips: by Escape, or Down.
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
