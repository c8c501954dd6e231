#pragma once

// PanelFrame and PanelDock are the window's panels: a round-cornered frame with a title, controls at the
// title's right, and a content below a thin line.

#include <QDockWidget>
#include <QScrollArea>
#include <QWidget>

class QHBoxLayout;
class QMenu;
class QToolButton;
class QVBoxLayout;

namespace tagline {

class ElidedLabel;
class PanelTabs;

/// Also where the button was laid out with another style before.
void setButtonStyle(QToolButton& button, Qt::ToolButtonStyle style);

/// The title line of a panel. As a dock's title bar it lets the dock be dragged.
class PanelHeader : public QWidget
{
    Q_OBJECT

public:
    explicit PanelHeader(const QString& title, QWidget* parent = nullptr);

    QString title() const;
    void setTitle(const QString& title);
    /// The panels that share the place, in the title's place; fewer than two: the title. Buttons that have an
    /// icon and the property "shrinks" show no words beside tabs.
    void setTabs(const QStringList& names, int current);
    PanelTabs& tabs() { return *m_tabs; }
    /// A field in the title's place, as wide as there is room; null brings the title back. Whoever gave the
    /// field takes it away.
    void setField(QWidget* field);
    /// Muted text at the right, before the widgets that were added.
    void setInfo(const QString& text);
    QString info() const;
    /// Adds a control at the right end, before those of addEnd(); the header owns it.
    void addWidget(QWidget* widget);
    /// Adds a control that stays at the very end.
    void addEnd(QWidget* widget);

    /// A folded title line takes no room.
    void setFolded(bool isFolded);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void showWords(bool areShown);

    ElidedLabel* m_title;
    PanelTabs* m_tabs;
    ElidedLabel* m_info;
    QHBoxLayout* m_layout;
    QWidget* m_field = nullptr; ///< in the title's place
    int m_ends = 0;             ///< how many widgets stay at the end
    bool m_isFolded = false;
};

/// What a dock holds: where the dock is smaller than its content, the content can be scrolled; so a panel
/// that opens asks for no room that others have.
class PanelBody : public QScrollArea
{
    Q_OBJECT

public:
    explicit PanelBody(QWidget* content, QWidget* parent = nullptr);

    QSize sizeHint() const override { return widget()->sizeHint(); }
    QSize minimumSizeHint() const override { return {120, 48}; }
};

/// A panel that stays where it is.
class PanelFrame : public QWidget
{
    Q_OBJECT

public:
    explicit PanelFrame(const QString& title = {}, QWidget* parent = nullptr);

    /// The title line; hidden while the title is empty.
    PanelHeader& header() { return *m_header; }
    /// Takes the content over; an earlier one is deleted.
    void setContent(QWidget* content);
    QWidget* content() const { return m_content; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    PanelHeader* m_header;
    QVBoxLayout* m_layout;
    QWidget* m_content = nullptr;
};

/// A panel that can be moved, floated and closed: by the menu of its title line, and by buttons while it
/// floats. The object name is what QMainWindow::saveState needs.
class PanelDock : public QDockWidget
{
    Q_OBJECT

public:
    PanelDock(const QString& title, const QString& objectName, QWidget* content, QWidget* parent = nullptr);

    PanelHeader& header() { return *m_header; }
    /// The name among tabs; the title unless another is given.
    QString tabName() const { return m_tabName.isEmpty() ? windowTitle() : m_tabName; }
    void setTabName(const QString& name) { m_tabName = name; }
    /// What stands for the panel where there is no room for its name: an icon of Icons.h.
    QString iconName() const { return m_iconName; }
    void setIconName(const QString& name) { m_iconName = name; }
    /// Has no title line but while it floats: its content shows this instead, the panel's menu.
    QToolButton* takeMenuButton();
    /// The panels that share its place, itself among them.
    void setGroup(const QList<PanelDock*>& group);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QToolButton* newButton(const char* name);
    QToolButton* newMenuButton();
    void fillMenu(QMenu& menu);
    void showFloating(bool isFloating);
    void dragOut(PanelDock* panel, QPoint place);
    void setTextsOfButtons();

    QString m_tabName;
    QString m_iconName;
    QList<PanelDock*> m_group;
    PanelHeader* m_header;
    QToolButton* m_float;
    QToolButton* m_close;
    QToolButton* m_menuButton;
    bool m_hasTitleLine = true;
};

} // namespace tagline
