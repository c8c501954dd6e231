#include "widgets/theme/messages/NextSteps.h"

#include "widgets/theme/controls/ElidedButton.h"
#include "widgets/theme/messages/TabPlace.h"

#include <QAction>
#include <QEvent>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace tagline {
namespace {

constexpr int betweenSteps = 2; ///< pixels

/// The button of an action, which it follows; its words are shortened in a narrow panel.
QToolButton* stepButton(QAction& action, QWidget* parent)
{
    auto* button = new ElidedButton(parent);
    button->setObjectName("nextStep");
    button->setProperty("look", "link");
    button->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed); // tool buttons shrink never by default
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
        for (QAction* former : std::as_const(m_actions)) {
            QToolButton* button = m_buttons[former];
            if (button->hasFocus()) focusPreviousChild(); // in the same panel, unlike what follows
            layout()->removeWidget(button);
            button->hide();
        }
        m_actions = actions;
        for (QAction* action : actions) {
            QToolButton*& button = m_buttons[action];
            if (!button) {
                button = stepButton(*action, this);
                takeTabPlace(*button, *this);
            }
            static_cast<QVBoxLayout*>(layout())->addWidget(button, 0, Qt::AlignHCenter);
            button->show();
        }
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
