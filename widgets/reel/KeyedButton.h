#pragma once

// KeyedButton is a tool button with the badge of its key behind its words.

#include <QToolButton>

namespace tagline {

class KeyedButton : public QToolButton
{
    Q_OBJECT

public:
    using QToolButton::QToolButton;

    /// In people's letters; empty shows none.
    void setKey(const QString& key);
    QString key() const { return m_key; }
    /// Without it where all buttons do not fit beside each other.
    void setBadgeShown(bool isShown);

    QSize sizeWith(bool hasBadge) const;
    QSize sizeHint() const override { return sizeWith(m_isBadgeShown); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    int badgeWidth() const;

    QString m_key;
    bool m_isBadgeShown = true;
};

} // namespace tagline
