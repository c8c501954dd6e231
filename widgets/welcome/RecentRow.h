#pragma once

// RecentRow is one recent library on the welcome page: its picture, its name, and the folder that it lies in.

#include "widgets/welcome/RecentLibrary.h"

#include <QAbstractButton>

class QToolButton;

namespace tagline {

/// A click, Space or Enter asks to open it, Delete to take it off the list. One that is gone is grey, says
/// so, and has a button that takes it off the list.
class RecentRow : public QAbstractButton
{
    Q_OBJECT

public:
    /// Device-independent pixels.
    static constexpr int rowHeight = 46;

    explicit RecentRow(QWidget* parent = nullptr);

    void setLibrary(const RecentLibrary& library);
    const RecentLibrary& library() const { return m_library; }

    QSize sizeHint() const override { return {280, rowHeight}; }
    QSize minimumSizeHint() const override { return {160, rowHeight}; }

signals:
    void removalRequested();

protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void paintPicture(QPainter& painter, const QRectF& place) const;
    void paintTexts(QPainter& painter, const QRectF& place) const;

    RecentLibrary m_library;
    QToolButton* m_remove;
};

} // namespace tagline
