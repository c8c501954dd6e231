#include "widgets/theme/FocusRing.h"

#include "widgets/theme/Measures.h"
#include "widgets/theme/Theme.h"
#include "widgets/theme/controls/InView.h"

#include <QAbstractButton>
#include <QFocusEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QWidget>

namespace tagline {

namespace {

constexpr int ringWidth = 2;
constexpr int ringGap = 1; ///< between the control and the ring

/// Lies over the window and ignores input.
class Ring final : public QWidget
{
public:
    explicit Ring(QWidget* window)
        : QWidget(window)
    {
        setObjectName(QStringLiteral("focusRing"));
        setAttribute(Qt::WA_TransparentForMouseEvents);
        setAttribute(Qt::WA_NoSystemBackground);
        setFocusPolicy(Qt::NoFocus);
    }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(QPen(theme().accent, ringWidth));
        constexpr double half = ringWidth / 2.0;
        constexpr int radius = measure::buttonRadius + ringGap;
        painter.drawRoundedRect(QRectF(rect()).adjusted(half, half, -half, -half), radius, radius);
    }
};

bool isSpace(const QEvent& event)
{
    const auto& key = static_cast<const QKeyEvent&>(event);
    return key.key() == Qt::Key_Space && key.modifiers() == Qt::NoModifier;
}

bool isByKey(Qt::FocusReason reason)
{
    return reason == Qt::TabFocusReason || reason == Qt::BacktabFocusReason ||
           reason == Qt::ShortcutFocusReason;
}

/// The part of the widget that is visible in its window: smaller if it is partly scrolled away.
QRect visiblePlace(const QWidget& widget)
{
    QRect seen(QPoint(), widget.size());
    for (const QWidget* at = &widget; !at->isWindow(); at = at->parentWidget())
        seen = seen.translated(at->pos()).intersected(at->parentWidget()->rect());
    return seen;
}

/// Whether the widget is a part of a larger field that shows the focus itself.
bool showsItself(const QWidget& widget) { return widget.property("showsFocusItself").toBool(); }

} // namespace

FocusRing::~FocusRing() { hide(); }

void FocusRing::show(QWidget& target)
{
    hide();
    bringIntoView(target);
    m_target = &target;
    m_ring = new Ring(target.window());
    m_ring->show();
    place();
}

void FocusRing::hide()
{
    m_target.clear();
    if (!m_ring) return;
    m_ring->hide();
    m_ring->deleteLater(); // deleted later, since the window may be iterating over its children
    m_ring.clear();
}

void FocusRing::place()
{
    if (!m_target || !m_ring) return;
    constexpr int around = ringWidth + ringGap;
    const QRect place = visiblePlace(*m_target);
    m_ring->setVisible(!place.isEmpty());
    const QRect wanted =
        place.adjusted(-around, -around, around, around).intersected(m_target->window()->rect());
    if (m_ring->geometry() == wanted) return;
    m_ring->setGeometry(wanted);
    m_ring->raise();
}

bool FocusRing::eventFilter(QObject* watched, QEvent* event)
{
    switch (event->type()) {
    case QEvent::FocusIn:
        if (m_isByKey && watched->isWidgetType() && isByKey(static_cast<QFocusEvent*>(event)->reason()))
            if (auto& target = static_cast<QWidget&>(*watched); !target.isWindow() && !showsItself(target))
                show(target);
        break;
    case QEvent::KeyPress:
        m_isByKey = true;
        break;
    case QEvent::ShortcutOverride:
        if (watched != m_target || !isSpace(*event) || !qobject_cast<QAbstractButton*>(watched)) break;
        event->accept();
        return true;
    case QEvent::FocusOut:
    case QEvent::Hide:
        if (m_target && watched == m_target) hide();
        break;
    case QEvent::MouseButtonPress:
        m_isByKey = false; // no ring at the first field of a window that opens now
        if (m_target) hide();
        break;
    case QEvent::Move:
    case QEvent::Resize:
        if (m_target && watched->isWidgetType() &&
            (watched == m_target || static_cast<QWidget*>(watched)->isAncestorOf(m_target)))
            place();
        break;
    default:
        break;
    }
    return false;
}

} // namespace tagline
