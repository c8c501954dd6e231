#pragma once

// ViewportOptionsBar is the row of switches at the viewport's top right.

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

signals:
    /// A person switched something: what is wanted now.
    void optionsChangeRequested(const tagline::ViewportOptions& options);

private:
    void addSwitch(const QString& text, const QString& toolTip, bool ViewportOptions::*option);

    struct Switch
    {
        QAbstractButton* button;
        QString text;
        bool ViewportOptions::*option;
    };

    ViewportOptions m_options;
    QList<Switch> m_switches;
};

} // namespace tagline
