#include "widgets/welcome/RecentRow.h"

#include "widgets/theme/Icons.h"
#include "widgets/theme/Measures.h"
#include "widgets/theme/Theme.h"
#include "widgets/theme/controls/KeyTips.h"

#include <QKeyEvent>
#include <QPainter>
#include <QPainterPath>
#include <QToolButton>

namespace tagline {
namespace {

constexpr int recentInset = 4; ///< around what stands in a row
constexpr int removeSide = 26;
constexpr int pictureGap = 12;
constexpr QSize pictureSize(64, 36);

bool isOpening(const QKeyEvent& event)
{
    return event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter;
}

} // namespace

RecentRow::RecentRow(QWidget* parent)
    : QAbstractButton(parent)
    , m_remove(new QToolButton(this))
{
    setObjectName("recentRow");
    setFocusPolicy(Qt::TabFocus);
    setAttribute(Qt::WA_Hover);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    m_remove->setObjectName("recentRemove");
    m_remove->setIcon(tagline::icon("close"));
    m_remove->setIconSize({measure::iconSize, measure::iconSize});
    m_remove->setFixedSize(removeSide, removeSide);
    m_remove->setAutoRaise(true);
    m_remove->setFocusPolicy(Qt::TabFocus);
    m_remove->hide();
    connect(m_remove, &QToolButton::clicked, this, &RecentRow::removalRequested, Qt::QueuedConnection);
}

void RecentRow::setLibrary(const RecentLibrary& library)
{
    m_library = library;
    const QString named = tr("Open %1, in %2").arg(library.name, library.folder);
    setAccessibleName(library.isGone ? tr("%1, in %2: it is gone").arg(library.name, library.folder) : named);
    const QString tip =
        library.isGone ? tr("%1 is gone: it was moved, deleted, or its disk is not there") : tr("Open %1");
    const QString key = QKeySequence(Qt::Key_Delete).toString(QKeySequence::NativeText);
    setToolTip(tip.arg(library.path) + '\n' +
               tr("%1 takes it off this list; nothing is deleted on the disk").arg(key));
    m_remove->setAccessibleName(tr("Take %1 off the list").arg(library.name));
    m_remove->setToolTip(tipWithKey(tr("Take it off this list; nothing is deleted on the disk"), key));
    m_remove->setVisible(library.isGone);
    update();
}

/// Enter and Delete are the row's while it has the keyboard, whatever else they do in the window.
bool RecentRow::event(QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        const auto& key = static_cast<const QKeyEvent&>(*event);
        if (isOpening(key) || key.key() == Qt::Key_Delete) {
            event->accept();
            return true;
        }
    }
    return QAbstractButton::event(event);
}

void RecentRow::keyPressEvent(QKeyEvent* event)
{
    if (isOpening(*event)) return click();
    if (event->key() == Qt::Key_Delete) {
        QMetaObject::invokeMethod(this, &RecentRow::removalRequested, Qt::QueuedConnection);
        return;
    }
    QAbstractButton::keyPressEvent(event);
}

void RecentRow::resizeEvent(QResizeEvent*)
{
    const int x = isRightToLeft() ? recentInset : width() - removeSide - recentInset;
    m_remove->move(x, (height() - removeSide) / 2);
}

void RecentRow::paintPicture(QPainter& painter, const QRectF& place) const
{
    QPainterPath shape;
    shape.addRoundedRect(place, measure::fieldRadius, measure::fieldRadius);
    painter.setPen(Qt::NoPen);
    painter.fillPath(shape, theme().sunken);
    if (m_library.picture.isNull()) {
        QRectF sign(0, 0, measure::iconSize, measure::iconSize);
        sign.moveCenter(place.center());
        tagline::icon("folder-open", m_library.isGone ? &Theme::disabled : &Theme::muted)
            .paint(&painter, sign.toAlignedRect());
    } else {
        painter.save();
        painter.setClipPath(shape);
        if (m_library.isGone) painter.setOpacity(0.35);
        painter.setRenderHint(QPainter::SmoothPixmapTransform);
        painter.drawImage(place, m_library.picture);
        painter.restore();
    }
    painter.setPen(QPen(theme().border, 1));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(place.adjusted(0.5, 0.5, -0.5, -0.5), measure::fieldRadius, measure::fieldRadius);
}

void RecentRow::paintTexts(QPainter& painter, const QRectF& place) const
{
    const QRectF above(place.left(), place.top(), place.width(), place.height() / 2);
    const auto line = [&](const QRectF& at, const QFont& font, const QColor& colour, const QString& text,
                          Qt::Alignment vertical) {
        painter.setFont(font);
        painter.setPen(colour);
        painter.drawText(at, int(Qt::AlignLeading | vertical),
                         QFontMetrics(font).elidedText(text, Qt::ElideMiddle, int(at.width())));
    };
    line(above, textFont(TextSize::Body, QFont::Medium), m_library.isGone ? theme().hint : theme().text,
         m_library.name, Qt::AlignBottom);
    const QString second = m_library.isGone ? tr("Gone from %1").arg(m_library.folder) : m_library.folder;
    line(above.translated(0, above.height() + 1), textFont(TextSize::Body),
         m_library.isGone ? theme().hint : theme().muted, second, Qt::AlignTop);
}

void RecentRow::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (isDown() || underMouse()) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(isDown() ? theme().sunken : theme().hover);
        painter.drawRoundedRect(rect(), measure::fieldRadius, measure::fieldRadius);
    }
    const bool isMirrored = isRightToLeft();
    QRectF picture(QPointF(recentInset + 1, (height() - pictureSize.height()) / 2.0), QSizeF(pictureSize));
    if (isMirrored) picture.moveRight(width() - recentInset - 1);
    paintPicture(painter, picture);
    const int beside = m_library.isGone ? removeSide + 2 * recentInset : recentInset;
    QRectF texts = rect();
    texts.setLeft(isMirrored ? beside : picture.right() + pictureGap);
    texts.setRight(isMirrored ? picture.left() - pictureGap : width() - beside);
    paintTexts(painter, texts);
}

} // namespace tagline
