#pragma once

// PanelFrame and PanelDock are the window's panels: a round-cornered frame with a title, controls at the
// title's right, and a content below a thin line.

#include <QDockWidget>
#include <QScrollArea>
#include <QWidget>

class QHBoxLayout;
class QMenu;
class QPainter;
class QToolButton;
class QVBoxLayout;

namespace tagline {

class ElidedLabel;
class PanelTabs;

/// Changes the style of a button, even after it was laid out with another one.
void setButtonStyle(QToolButton& button, Qt::ToolButtonStyle style);

/// Gives the panel that a widget stands in its round corners back, at the end of the widget's painting:
/// expects that the widget paints all of its ground. Nothing is painted beside the corners, and nothing in a
/// panel that floats, which has none.
void paintPanelCorners(QPainter& painter, const QWidget& widget);

/// The title line of a panel. As a dock's title bar it lets the dock be dragged.
class PanelHeader : public QWidget
{
    Q_OBJECT

public:
    explicit PanelHeader(const QString& title, QWidget* parent = nullptr);

    QString title() const;
    void setTitle(const QString& title);
    /// Shows tabs of the panels that share the place instead of the title; with fewer than two, the title.
    /// Buttons with an icon and the property "shrinks" show no text beside tabs; the icon is seen beside the
    /// text too if they have the property "keepsIcon".
    void setTabs(const QStringList& names, int current);
    PanelTabs& tabs() { return *m_tabs; }
    /// A field in place of the title, as wide as there is room; null restores the title. The caller keeps the
    /// field and has to remove it.
    void setField(QWidget* field);
    /// Muted text at the right, before the added widgets.
    void setInfo(const QString& text);
    QString info() const;
    /// Adds a control at the right end, before those of addEnd(); the header takes ownership.
    void addWidget(QWidget* widget);
    /// Adds a control that stays at the very end.
    void addEnd(QWidget* widget);

    /// A folded title line takes no room.
    void setFolded(bool isFolded);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    bool event(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void showWords(bool areShown);
    void placeBegin();
    int widthOfOthers() const;
    void giveTabsRoom();

    ElidedLabel* m_title;
    PanelTabs* m_tabs;
    ElidedLabel* m_info;
    QHBoxLayout* m_layout;
    QWidget* m_field = nullptr; ///< in place of the title
    int m_ends = 0;             ///< number of widgets of addEnd()
    bool m_isFolded = false;
};

/// The content of a dock: if the dock is smaller than its content, the content can be scrolled; so a panel
/// that opens takes no room from others.
class PanelBody : public QScrollArea
{
    Q_OBJECT

public:
    explicit PanelBody(QWidget* parent);

    /// Takes ownership; a child of viewport() stays where it is.
    void setContent(QWidget* content);

    QSize sizeHint() const override { return widget()->sizeHint(); }
    QSize minimumSizeHint() const override { return {120, 48}; }
};

/// A panel that cannot be moved.
class PanelFrame : public QWidget
{
    Q_OBJECT

public:
    explicit PanelFrame(const QString& title = {}, QWidget* parent = nullptr);

    /// The title line; hidden while the title is empty.
    PanelHeader& header() { return *m_header; }
    /// Takes ownership of the content; an earlier one is deleted.
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
/// floats. The object name is required by QMainWindow::saveState.
class PanelDock : public QDockWidget
{
    Q_OBJECT

public:
    PanelDock(const QString& title, const QString& objectName, QWidget* parent);

    PanelHeader& header() { return *m_header; }
    /// The name among tabs; the title unless another name is set.
    QString tabName() const { return m_tabName.isEmpty() ? windowTitle() : m_tabName; }
    void setTabName(const QString& name) { m_tabName = name; }
    /// Name of an icon of Icons.h, shown if there is no room for the name.
    QString iconName() const { return m_iconName; }
    void setIconName(const QString& name) { m_iconName = name; }
    /// Hides the title line unless the panel floats; returns the menu's button, to be shown in the content.
    QToolButton* takeMenuButton();
    /// The panels that share the place, including this one.
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
