#pragma once

// ViewportOptionsBar is the switches at the viewport's top right: icons in one group where there is room,
// else a menu.

#include <QFrame>

#include "widgets/viewport/ViewportOptions.h"

class QAction;
class QToolButton;

namespace tagline {

class ViewportOptionsBar : public QFrame
{
    Q_OBJECT

public:
    explicit ViewportOptionsBar(QWidget* parent = nullptr);

    const ViewportOptions& options() const { return m_options; }
    /// Shows other options; emits nothing.
    void setOptions(const ViewportOptions& options);
    /// The key of a switch, for its tooltip; empty for none.
    void setKey(bool ViewportOptions::*option, const QString& key);
    /// The switches go into a menu where their row would be wider, in device-independent pixels.
    void fitInto(int width);

signals:
    /// A person switched something: what is wanted now.
    void optionsChangeRequested(const tagline::ViewportOptions& options);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void addSwitch(const char* iconName, const QString& text, const QString& toolTip,
                   bool ViewportOptions::*option);
    void ask(bool ViewportOptions::*option, bool isOn);
    void place();

    struct Switch
    {
        QToolButton* button;
        QAction* action; ///< the same in the menu
        QString toolTip;
        bool ViewportOptions::*option;
    };

    ViewportOptions m_options;
    int m_room = 10'000;
    QToolButton* m_menu;
    QList<Switch> m_switches;
};

} // namespace tagline
