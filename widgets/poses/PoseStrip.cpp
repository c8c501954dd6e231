#include "widgets/poses/PoseStrip.h"

#include "widgets/theme/Measures.h"
#include "widgets/theme/Theme.h"

#include <QPainter>

#include <algorithm>
#include <utility>

namespace tagline {
namespace {

constexpr int poseWidth = 62; ///< device-independent pixels, as all below
constexpr int poseHeight = 92;
constexpr int edgeRoom = 8; ///< around the poses and the words
constexpr qsizetype mostLines = 3; ///< of the title: a list of notes may be long
constexpr double boneThickness = 2.4;
constexpr double litBoneThickness = 3.0;

QRectF extentOf(const QList<QLineF>& bones)
{
    QRectF extent;
    for (const QLineF& bone : bones) {
        const QRectF one = QRectF(bone.p1(), bone.p2()).normalized();
        if (extent.isNull()) extent = one;
        extent =
            QRectF(QPointF(std::min(extent.left(), one.left()), std::min(extent.top(), one.top())),
                   QPointF(std::max(extent.right(), one.right()), std::max(extent.bottom(), one.bottom())));
    }
    return extent;
}

} // namespace

PoseStrip::PoseStrip(QWidget* parent)
    : QWidget(parent)
{
    setObjectName(QStringLiteral("poseStrip"));
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    hide();
}

void PoseStrip::setState(PoseStripState state)
{
    if (state == m_state) return;
    m_state = std::move(state);
    setAccessibleName(m_state.title);
    setAccessibleDescription(m_state.tags);
    updateGeometry();
    update();
}

/// The lines of the title that are shown; the last of them ends in "…" where there are more.
QStringList PoseStrip::titleLines() const
{
    QStringList lines = m_state.title.split('\n');
    if (lines.size() <= mostLines) return lines;
    lines = lines.mid(0, mostLines);
    lines.last() += QStringLiteral(" …");
    return lines;
}

QSize PoseStrip::sizeHint() const
{
    const QStringList lines = titleLines();
    int words = fontMetrics().horizontalAdvance(lines.front() + m_state.tags);
    for (const QString& line : lines) words = std::max(words, fontMetrics().horizontalAdvance(line));
    const int poses = int(m_state.poses.size()) * poseWidth;
    return {std::max(poses, words + 4 * edgeRoom) + 2 * edgeRoom,
            poseHeight + int(lines.size()) * fontMetrics().height() + 3 * edgeRoom};
}

/// All in one scale, so that they can be compared.
void PoseStrip::paintPoses(QPainter& painter, const QRectF& room) const
{
    double widest = 0, highest = 0, lowest = 0;
    for (const QList<QLineF>& bones : m_state.poses) {
        const QRectF extent = extentOf(bones);
        widest = std::max(widest, extent.width());
        highest = std::max(highest, extent.bottom());
        lowest = std::min(lowest, extent.top());
    }
    if (highest <= lowest) return;
    const double cell = room.width() / double(std::max<qsizetype>(m_state.poses.size(), 1));
    const double scale = std::min(room.height() / (highest - lowest), 0.94 * cell / std::max(widest, 1e-6));
    for (qsizetype pose = 0; pose < m_state.poses.size(); ++pose) {
        const QList<QLineF>& bones = m_state.poses[pose];
        const double middle = extentOf(bones).center().x();
        const double x = room.left() + (double(pose) + 0.5) * cell;
        const auto at = [&](QPointF place) {
            return QPointF(x + (place.x() - middle) * scale, room.bottom() - (place.y() - lowest) * scale);
        };
        const bool isLit = pose == m_state.current;
        painter.setPen(QPen(isLit ? theme().accent : theme().muted, isLit ? litBoneThickness : boneThickness,
                            Qt::SolidLine, Qt::RoundCap));
        for (const QLineF& bone : bones) painter.drawLine(at(bone.p1()), at(bone.p2()));
    }
}

void PoseStrip::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme().accent, 1));
    painter.setBrush(theme().sunken);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), measure::panelRadius,
                            measure::panelRadius);
    const QRectF inner = QRectF(rect()).adjusted(edgeRoom, edgeRoom, -edgeRoom, -edgeRoom);
    const QStringList lines = titleLines();
    const double lineHeight = fontMetrics().height(), words = double(lines.size()) * lineHeight;
    paintPoses(painter, inner.adjusted(0, 0, 0, -words - edgeRoom));
    painter.setFont(tabularFont(font()));
    QRectF line(inner.left(), inner.bottom() - words, inner.width(), lineHeight);
    painter.setPen(theme().text);
    painter.drawText(line, Qt::AlignRight | Qt::AlignVCenter, m_state.tags);
    painter.setPen(theme().muted);
    double taken = painter.fontMetrics().horizontalAdvance(m_state.tags); // of the first line
    for (const QString& text : lines) {
        const QString shown =
            painter.fontMetrics().elidedText(text, Qt::ElideMiddle, int(line.width() - taken));
        painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter, shown);
        line.translate(0, lineHeight);
        taken = 0;
    }
}

} // namespace tagline
