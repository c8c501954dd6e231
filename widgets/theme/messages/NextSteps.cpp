#include "widgets/theme/messages/NextSteps.h"

#include <QAction>
#include <QEvent>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace tagline {
namespace {

constexpr int betweenSteps = 2; ///< pixels

/// The button of an action, which it follows.
QToolButton* stepButton(QAction& action, QWidget* parent)
{
    auto* button = new QToolButton(parent);
    button->setObjectName("nextStep");
    button->setProperty("look", "link");
    button->setFocusPolicy(Qt::TabFocus); // a click leaves the keyboard with the window
    const auto follow = [button, &action] {
        button->setText(action.text().remove('&'));
        button->setToolTip(action.toolTip());
        button->setEnabled(action.isEnabled());
    };
    QObject::connect(&action, &QAction::changed, button, follow);
    QObject::connect(button, &QToolButton::clicked, &action, &QAction::trigger);
    follow();
    return button;
}

} // namespace

NextSteps::NextSteps(QWidget* parent)
    : QWidget(parent)
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(betweenSteps);
    hide();
}

void NextSteps::setActions(const QList<QAction*>& actions)
{
    if (actions != m_actions) {
        m_actions = actions;
        const auto former = findChildren<QToolButton*>("nextStep", Qt::FindDirectChildrenOnly);
        for (QToolButton* button : former) {
            button->hide();
            layout()->removeWidget(button);
            button->setObjectName({});
            button->deleteLater(); // it may be the one that is clicked
        }
        for (QAction* action : actions) layout()->addWidget(stepButton(*action, this));
        for (int at = 0; at < layout()->count(); ++at) layout()->itemAt(at)->setAlignment(Qt::AlignHCenter);
    }
    setVisible(!actions.isEmpty());
}

void NextSteps::placeBelow(int textHeight, const QRect& place)
{
    const QSize size = sizeHint();
    const int spare = place.height() - textHeight - size.height();
    setVisible(!m_actions.isEmpty() && spare >= 0);
    const int width = std::min(size.width(), place.width());
    setGeometry(place.left() + (place.width() - width) / 2, place.top() + std::max(spare, 0) / 2 + textHeight,
                width, size.height());
}

bool NextSteps::event(QEvent* event)
{
    const bool isTaken = QWidget::event(event);
    if (event->type() == QEvent::LayoutRequest) emit resized();
    return isTaken;
}

} // namespace tagline
