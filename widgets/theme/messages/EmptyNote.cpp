#include "widgets/theme/messages/EmptyNote.h"

#include "widgets/theme/ThemeFollowing.h"

#include <QAbstractItemModel>
#include <QAbstractItemView>
#include <QEvent>
#include <QSizePolicy>

namespace tagline {
namespace {

constexpr int besideSentence = 24;

} // namespace

EmptyNote::EmptyNote(QAbstractItemView& view, QLabel& above)
    : QLabel(view.viewport())
    , m_view(view)
    , m_above(&above)
{
    setObjectName("emptyNote");
    setWordWrap(true);
    setAlignment(Qt::AlignCenter);
    setContentsMargins(besideSentence, 0, besideSentence, 0);
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setForegroundRole(QPalette::WindowText); // else that of the list's texts
    setTextColour(this, &Theme::hint);
    view.viewport()->installEventFilter(this);
    connect(view.model(), &QAbstractItemModel::modelReset, this, &EmptyNote::place);
    connect(view.model(), &QAbstractItemModel::rowsInserted, this, &EmptyNote::place);
    connect(view.model(), &QAbstractItemModel::rowsRemoved, this, &EmptyNote::place);
    place();
}

void EmptyNote::say(const QString& text)
{
    setText(text);
    if (m_above) m_above->setText(text);
    place();
}

bool EmptyNote::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Resize) place();
    return QLabel::eventFilter(watched, event);
}

void EmptyNote::place()
{
    const bool isEmpty = m_view.model()->rowCount() == 0;
    setGeometry(m_view.viewport()->rect());
    setVisible(isEmpty);
    if (m_above) m_above->setVisible(!isEmpty && !text().isEmpty());
}

} // namespace tagline
