#pragma once

// ViewportOptionsBar holds the switches at the viewport's top right: icons in one group if there is room,
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
    /// Moves the switches into a menu if their row is wider than this, in device-independent pixels.
    void fitInto(int width);

signals:
    /// The user switched an option; the options as wanted now.
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
        QAction* action; ///< its entry in the menu
        QString toolTip;
        bool ViewportOptions::*option;
    };

    ViewportOptions m_options;
    int m_room = 10'000;
    QToolButton* m_menu;
    QList<Switch> m_switches;
};

} // namespace tagline
