#include "widgets/tags/choice/TagPickerPopup.h"

#include "widgets/tags/choice/TagChoiceList.h"

#include <QKeyEvent>
#include <QLineEdit>
#include <QScreen>
#include <QVBoxLayout>

#include <algorithm>

namespace tagline {

namespace {

constexpr int popupWidth = 240;

} // namespace

TagPickerPopup::TagPickerPopup(std::vector<TagRow> tags, QWidget* parent)
    : QFrame(parent, Qt::Popup)
    , m_choices(new TagChoiceList(std::move(tags), this))
{
    setAttribute(Qt::WA_DeleteOnClose);
    setProperty("look", "popup");
    setAccessibleName(tr("Choose a tag"));
    m_choices->field().installEventFilter(this);
    connect(m_choices, &TagChoiceList::currentChanged, this, &TagPickerPopup::fit);
    connect(m_choices, &TagChoiceList::clicked, this, &TagPickerPopup::pickCurrent);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(6, 6, 6, 6);
    layout->addWidget(m_choices);
    fit();
}

void TagPickerPopup::fit()
{
    m_choices->fitToRows();
    layout()->activate();
    resize(popupWidth, layout()->minimumSize().height());
}

void TagPickerPopup::popUp(const QPoint& globalPosition)
{
    const QRect available = screen()->availableGeometry();
    const int x = std::clamp(globalPosition.x(), available.left(),
                             std::max(available.left(), available.right() - width()));
    const int y = std::clamp(globalPosition.y(), available.top(),
                             std::max(available.top(), available.bottom() - height()));
    setGeometry({QPoint(x, y), size()});
    show();
    m_choices->field().setFocus(Qt::PopupFocusReason);
}

void TagPickerPopup::pickCurrent()
{
    const auto choice = m_choices->current();
    if (!choice || m_hasAnswered) return;
    m_hasAnswered = true;
    if (choice->tag)
        emit picked(*choice->tag);
    else
        emit createRequested(choice->name);
    close();
}

bool TagPickerPopup::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::KeyPress) return QFrame::eventFilter(watched, event);
    switch (static_cast<QKeyEvent*>(event)->key()) {
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

void TagPickerPopup::closeEvent(QCloseEvent* event)
{
    if (!std::exchange(m_hasAnswered, true)) emit dismissed();
    QFrame::closeEvent(event);
}

} // namespace tagline
