#pragma once

// MessageLine shows a message in the weights of its parts: its subject, the facts, the possible action.

#include "widgets/theme/controls/ElidedLabel.h"

namespace tagline {

/// The parts of "Run · 132 – 301 — drag to move the start": "Run", "132 – 301", "drag to move the start". A
/// text without marks consists of facts only.
struct MessageParts
{
    QString thing;
    QString facts;
    QString action;

    bool operator==(const MessageParts&) const = default;
};
MessageParts messageParts(const QString& text);

/// If there is too little room, the action is dropped first; then whole sentences from the end on, so that
/// the first can be read; only then the rest is elided. The whole text is the tool tip.
class MessageLine : public ElidedLabel
{
    Q_OBJECT

public:
    using ElidedLabel::ElidedLabel;

    /// Whether later texts have parts; else the whole text has one weight.
    void setHasParts(bool hasParts);
    /// The parts that are shown in the present width.
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
