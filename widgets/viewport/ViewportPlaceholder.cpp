#include "widgets/viewport/ViewportPlaceholder.h"

#include "widgets/theme/Theme.h"
#include "widgets/theme/panels/PanelFrame.h"

#include <QLabel>
#include <QLinearGradient>
#include <QPainter>
#include <QVBoxLayout>

namespace tagline {

namespace {

QLabel* centredLabel(const QString& text, QWidget* parent)
{
    auto* label = new QLabel(text, parent);
    label->setAlignment(Qt::AlignCenter);
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return label;
}

} // namespace

ViewportPlaceholder::ViewportPlaceholder(const QString& why, QWidget* parent)
    : QWidget(parent)
    , m_why(centredLabel(why, this))
{
    setObjectName(QStringLiteral("viewportPlaceholder"));
    setAccessibleName(tr("Viewport, without a picture"));
    QLabel* title = centredLabel(tr("No picture: OpenGL is not available"), this);
    title->setFont(textFont(TextSize::Heading, QFont::DemiBold));
    QLabel* rest = centredLabel(tr("Everything else works: tagging, queries, saving and export."), this);

    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(32, 32, 32, 32);
    layout->setSpacing(10);
    layout->addStretch();
    layout->addWidget(title);
    layout->addWidget(m_why);
    layout->addWidget(rest);
    layout->addStretch();
}

QString ViewportPlaceholder::why() const { return m_why->text(); }

void ViewportPlaceholder::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    QLinearGradient gradient(0, 0, 0, height());
    gradient.setColorAt(0, theme().raised);
    gradient.setColorAt(1, theme().panel);
    painter.fillRect(rect(), gradient);
    paintPanelCorners(painter, *this);
}

} // namespace tagline
