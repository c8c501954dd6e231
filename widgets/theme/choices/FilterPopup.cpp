#include "widgets/theme/choices/FilterPopup.h"

#include "widgets/theme/Measures.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMouseEvent>
#include <QScreen>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace tagline {
namespace {

constexpr int leastPopupWidth = 260;
constexpr int aroundParts = 6;

} // namespace

FilterPopup::FilterPopup(QWidget* parent)
    : QFrame(parent, Qt::Popup)
    , m_field(new QLineEdit(this))
{
    setAttribute(Qt::WA_DeleteOnClose);
    setProperty("look", "popup");
    m_field->installEventFilter(this);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(aroundParts, aroundParts, aroundParts, aroundParts);
    column->addWidget(m_field);
}

void FilterPopup::setView(QAbstractItemView* view)
{
    m_view = view;
    view->setFocusPolicy(Qt::NoFocus);
    layout()->addWidget(view);
}

void FilterPopup::showRows(int rows)
{
    m_view->setFixedHeight(std::clamp(rows, 1, mostRows) * measure::listRow + 2 * m_view->frameWidth());
}

void FilterPopup::popUp(const QRect& place)
{
    m_place = place;
    const QRect available = screen()->availableGeometry();
    resize(std::max(leastPopupWidth, place.width()), sizeHint().height());
    const bool fitsBelow = place.bottom() + height() <= available.bottom();
    const int y = fitsBelow ? place.bottom() + 1 : place.top() - height();
    const auto within = [](int value, int least, int most) {
        return std::clamp(value, least, std::max(least, most));
    };
    move(within(place.left(), available.left(), available.right() - width()),
         within(y, available.top(), available.bottom() - height()));
    show();
    if (m_view->currentIndex().isValid()) m_view->scrollTo(m_view->currentIndex());
    m_field->setFocus(Qt::PopupFocusReason);
}

bool FilterPopup::beginAnswer() { return !std::exchange(m_hasAnswered, true); }

bool FilterPopup::eventFilter(QObject* watched, QEvent* event)
{
    if (watched != m_field || event->type() != QEvent::KeyPress) return QFrame::eventFilter(watched, event);
    switch (static_cast<QKeyEvent*>(event)->key()) {
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_PageUp:
    case Qt::Key_PageDown:
        QApplication::sendEvent(m_view, event);
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Tab:
        pickCurrent();
        return true;
    case Qt::Key_Escape:
        close();
        return true;
    }
    return QFrame::eventFilter(watched, event);
}

void FilterPopup::mousePressEvent(QMouseEvent* event)
{
    if (!m_place.contains(event->globalPosition().toPoint())) QFrame::mousePressEvent(event);
}

void FilterPopup::closeEvent(QCloseEvent* event)
{
    if (beginAnswer()) emit dismissed();
    QFrame::closeEvent(event);
}

int fitOf(const QString& name, const QString& typed)
{
    if (name.compare(typed, Qt::CaseInsensitive) == 0) return 3;
    if (name.startsWith(typed, Qt::CaseInsensitive)) return 2;
    return name.contains(typed, Qt::CaseInsensitive) ? 1 : 0;
}

} // namespace tagline
