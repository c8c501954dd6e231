#include "widgets/theme/PanelFrame.h"

#include "widgets/theme/ElidedLabel.h"
#include "widgets/theme/Theme.h"

#include <QHBoxLayout>
#include <QPainter>
#include <QVBoxLayout>

namespace tagline {

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
    m_info->setColour(theme().muted);
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

void PanelHeader::addWidget(QWidget* widget) { m_layout->addWidget(widget); }

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

PanelDock::PanelDock(const QString& title, const QString& objectName, QWidget* content, QWidget* parent)
    : QDockWidget(title, parent)
    , m_header(new PanelHeader(title, this))
{
    setObjectName(objectName);
    setContentsMargins(1, 1, 1, 1);
    setTitleBarWidget(m_header);
    setWidget(content);
}

void PanelDock::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    paintPanel(painter, rect());
}

} // namespace tagline
