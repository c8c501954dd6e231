#include "widgets/theme/PanelFrame.h"

#include "widgets/theme/ElidedLabel.h"
#include "widgets/theme/Icons.h"
#include "widgets/theme/Theme.h"

#include <QHBoxLayout>
#include <QPainter>
#include <QToolButton>
#include <QVBoxLayout>

namespace tagline {
namespace {

constexpr int dockedMargin = 1;
constexpr int floatingMargin = 5; ///< wide enough to be grabbed: a floating panel is resized at it

} // namespace

PanelHeader::PanelHeader(const QString& title, QWidget* parent)
    : QWidget(parent)
    , m_title(new ElidedLabel(title, this))
    , m_info(new ElidedLabel({}, this))
    , m_layout(new QHBoxLayout(this))
{
    QFont font = m_title->font();
    font.setWeight(QFont::DemiBold);
    m_title->setFont(font);
    m_title->setSizePolicy(QSizePolicy::Minimum, QSizePolicy::Fixed);
    m_info->setColour(&Theme::muted);
    m_info->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_layout->setContentsMargins(10, 3, 6, 4);
    m_layout->setSpacing(4);
    m_layout->addWidget(m_title);
    m_layout->addStretch(1);
    m_layout->addWidget(m_info);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

QString PanelHeader::title() const { return m_title->text(); }

void PanelHeader::setTitle(const QString& title) { m_title->setText(title); }

void PanelHeader::setInfo(const QString& text) { m_info->setText(text); }

QString PanelHeader::info() const { return m_info->text(); }

void PanelHeader::addWidget(QWidget* widget) { m_layout->insertWidget(m_layout->count() - m_ends, widget); }

void PanelHeader::addEnd(QWidget* widget)
{
    m_layout->addWidget(widget);
    ++m_ends;
}

QSize PanelHeader::minimumSizeHint() const
{
    return {QWidget::minimumSizeHint().width(), std::max(28, QWidget::sizeHint().height())};
}

void PanelHeader::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(QRectF(0, height() - 1, width(), 1), theme().border);
}

PanelFrame::PanelFrame(const QString& title, QWidget* parent)
    : QWidget(parent)
    , m_header(new PanelHeader(title, this))
    , m_layout(new QVBoxLayout(this))
{
    m_header->setVisible(!title.isEmpty());
    m_layout->setContentsMargins(1, 1, 1, 1);
    m_layout->setSpacing(0);
    m_layout->addWidget(m_header);
}

void PanelFrame::setContent(QWidget* content)
{
    delete m_content;
    m_content = content;
    m_layout->addWidget(content, 1);
}

void PanelFrame::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    paintPanel(painter, rect());
}

PanelBody::PanelBody(QWidget* content, QWidget* parent)
    : QScrollArea(parent)
{
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    setFocusPolicy(Qt::NoFocus);
    setWidget(content);
    content->setAutoFillBackground(false); // the panel's ground shows through
}

PanelDock::PanelDock(const QString& title, const QString& objectName, QWidget* content, QWidget* parent)
    : QDockWidget(title, parent)
    , m_header(new PanelHeader(title, this))
    , m_float(newButton("panelFloat"))
{
    setObjectName(objectName);
    QToolButton* closer = newButton("panelClose");
    closer->setIcon(icon("close", &Theme::muted));
    closer->setAccessibleName(tr("Close %1").arg(title));
    closer->setToolTip(tr("Close this panel; the View menu opens it again"));
    connect(m_float, &QToolButton::clicked, this, [this] { setFloating(!isFloating()); });
    connect(closer, &QToolButton::clicked, this, &QDockWidget::close);
    connect(this, &QDockWidget::topLevelChanged, this, &PanelDock::showFloating);
    setTitleBarWidget(m_header);
    setWidget(content);
    showFloating(false);
}

QToolButton* PanelDock::newButton(const char* name)
{
    auto* button = new QToolButton(m_header);
    button->setObjectName(name);
    button->setIconSize({14, 14});
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::TabFocus); // a click leaves the keyboard with the window
    m_header->addEnd(button);
    return button;
}

/// A floating panel has a frame of its own, as no window manager gives it one.
void PanelDock::showFloating(bool isFloating)
{
    const int margin = isFloating ? floatingMargin : dockedMargin;
    setContentsMargins(margin, margin, margin, margin);
    m_float->setIcon(icon(isFloating ? "snap" : "float", &Theme::muted));
    m_float->setAccessibleName(isFloating ? tr("Dock %1").arg(windowTitle())
                                          : tr("Float %1").arg(windowTitle()));
    m_float->setToolTip(isFloating ? tr("Put this panel back into the window")
                                   : tr("Take this panel out of the window, as a window of its own"));
    update();
}

void PanelDock::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    if (!isFloating()) return paintPanel(painter, rect());
    painter.fillRect(rect(), theme().panel);
    painter.setPen(QPen(theme().muted, 2, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    painter.drawRect(rect().adjusted(1, 1, -1, -1));
}

} // namespace tagline
