#pragma once

// ViewportPlaceholder stands in the viewport's place where there is no OpenGL.

#include <QWidget>

class QLabel;

namespace tagline {

/// Says why there is no picture, and that everything else works.
class ViewportPlaceholder : public QWidget
{
    Q_OBJECT

public:
    explicit ViewportPlaceholder(const QString& why, QWidget* parent = nullptr);

    QString why() const;
    QSize sizeHint() const override { return {640, 480}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QLabel* m_why;
};

} // namespace tagline
