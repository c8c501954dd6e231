#pragma once

// KeyEdit is a field that takes one press of a key as its value: the key of a tag.

#include <QLineEdit>

namespace tagline {

/// A digit or letter is the key, in upper case. Backspace and Delete take the key away; Escape leaves
/// everything as it was. Keys with Ctrl, Alt or Meta are not taken.
class KeyEdit : public QLineEdit
{
    Q_OBJECT

public:
    explicit KeyEdit(QWidget* parent = nullptr);

    QString key() const { return text(); }
    void setKey(const QString& key) { setText(key); }

signals:
    /// A person chose a key, or none.
    void keyChosen(QString key);
    void cancelled();

protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
};

/// The tag key of a press; empty where it is none.
QString tagKeyOf(const QKeyEvent& event);

} // namespace tagline
