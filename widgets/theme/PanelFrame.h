#pragma once

// PanelFrame and PanelDock are the window's panels: a round-cornered frame with a title, controls at the
// title's right, and a content below a thin line.

#include <QDockWidget>
#include <QScrollArea>
#include <QWidget>

class QHBoxLayout;
class QToolButton;
class QVBoxLayout;

namespace tagline {

class ElidedLabel;

/// The title line of a panel. As a dock's title bar it lets the dock be dragged.
class PanelHeader : public QWidget
{
    Q_OBJECT

public:
    explicit PanelHeader(const QString& title, QWidget* parent = nullptr);

    QString title() const;
    void setTitle(const QString& title);
    /// Muted text at the right, before the widgets that were added.
    void setInfo(const QString& text);
    QString info() const;
    /// Adds a control at the right end, before those of addEnd(); the header owns it.
    void addWidget(QWidget* widget);
    /// Adds a control that stays at the very end.
    void addEnd(QWidget* widget);

    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    ElidedLabel* m_title;
    ElidedLabel* m_info;
    QHBoxLayout* m_layout;
    int m_ends = 0; ///< how many widgets stay at the end
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

/// A panel that can be moved, floated and closed, by buttons in its title too. The object name is what
/// QMainWindow::saveState needs.
class PanelDock : public QDockWidget
{
    Q_OBJECT

public:
    PanelDock(const QString& title, const QString& objectName, QWidget* content, QWidget* parent = nullptr);

    PanelHeader& header() { return *m_header; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QToolButton* newButton(const char* name);
    void showFloating(bool isFloating);

    PanelHeader* m_header;
    QToolButton* m_float;
};

} // namespace tagline
