#pragma once

// ViewportOptionsBar is the switches at the viewport's top right, in one row where there is room.

#include <QFrame>

#include "widgets/viewport/ViewportOptions.h"

class QAbstractButton;

namespace tagline {

class ViewportOptionsBar : public QFrame
{
    Q_OBJECT

public:
    explicit ViewportOptionsBar(QWidget* parent = nullptr);

    const ViewportOptions& options() const { return m_options; }
    /// Shows other options; emits nothing.
    void setOptions(const ViewportOptions& options);
    /// Takes as many rows as it needs to be no wider, in device-independent pixels.
    void fitInto(int width);

signals:
    /// A person switched something: what is wanted now.
    void optionsChangeRequested(const tagline::ViewportOptions& options);

private:
    void addSwitch(const QString& text, const QString& toolTip, bool ViewportOptions::*option);
    void place();

    struct Switch
    {
        QAbstractButton* button;
        QString text;
        bool ViewportOptions::*option;
    };

    ViewportOptions m_options;
    int m_room = 10'000;
    QList<Switch> m_switches;
};

} // namespace tagline
