#pragma once

// MessageLine shows a message in the weights of its parts: what it is about, the facts, what can be done.

#include "widgets/theme/controls/ElidedLabel.h"

namespace tagline {

/// The parts of "Run · 132 – 301 — drag to move the start": "Run", "132 – 301", "drag to move the start".
/// A text without marks is all facts.
struct MessageParts
{
    QString thing;
    QString facts;
    QString action;

    bool operator==(const MessageParts&) const = default;
};
MessageParts messageParts(const QString& text);

/// Where the place is too narrow, what can be done goes first; the rest is shortened after that.
class MessageLine : public ElidedLabel
{
    Q_OBJECT

public:
    using ElidedLabel::ElidedLabel;

    /// Whether the texts to come have parts; else all of a text looks alike.
    void setHasParts(bool hasParts);
    /// What is shown in the room there is.
    MessageParts shownParts() const;

    bool isElided() const override;
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QFont thingFont() const;
    int widthOf(const MessageParts& parts) const;

    bool m_hasParts = false;
};

} // namespace tagline
