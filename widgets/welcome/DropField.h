#pragma once

// DropField is the place that says what can be dropped, and lights up while something is dragged there.

#include <QFrame>

namespace tagline {

/// Takes no drop itself: the page around it does, which is larger.
class DropField : public QFrame
{
    Q_OBJECT

public:
    explicit DropField(QWidget* parent = nullptr);

    void setLit(bool isLit);
    bool isLit() const { return m_isLit; }
    QString text() const;

    QSize sizeHint() const override { return {320, 44}; }
    QSize minimumSizeHint() const override { return {160, 36}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    bool m_isLit = false;
};

} // namespace tagline
