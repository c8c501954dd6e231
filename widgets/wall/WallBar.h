#pragma once

// WallBar switches between the library's list and the wall, and holds what the wall can be set to.

#include <QWidget>

#include "widgets/wall/WallGeometry.h"

class QAction;
class QSlider;
class QToolButton;

namespace tagline {

class ElidedButton;

/// Setters never emit. What is of the wall alone is hidden while the list is shown.
class WallBar : public QWidget
{
    Q_OBJECT

public:
    explicit WallBar(QWidget* parent = nullptr);

    void setWallShown(bool isShown);
    void setScale(WallScale scale);
    void setRowHeight(int pixels);
    /// The key that opens and closes the wall, for the tooltip; may be empty.
    void setWallKey(const QString& key);

signals:
    void wallRequested(bool isShown);
    void scaleRequested(tagline::WallScale scale);
    void rowHeightRequested(int pixels);

private:
    QToolButton* newSwitch(const char* name, bool showsWall);
    void fillScaleButton();
    QSlider* newRowSlider();
    void showRowHeight(int pixels);

    ElidedButton* m_scale;
    QAction* m_seconds = nullptr;
    QAction* m_fitted = nullptr;
    QSlider* m_rows;
    QToolButton* m_list;
    QToolButton* m_wall;
};

} // namespace tagline
