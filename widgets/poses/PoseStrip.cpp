#include "widgets/poses/PoseStrip.h"

#include "widgets/poses/PosePicture.h"
#include "widgets/theme/Measures.h"
#include "widgets/theme/Theme.h"

#include <QPainter>

#include <algorithm>
#include <utility>

namespace tagline {
namespace {

constexpr int poseWidth = 62; ///< device-independent pixels, as all below
constexpr int poseHeight = 92;
constexpr int edgeRoom = 8;        ///< around the poses and the words
constexpr qsizetype mostLines = 3; ///< of the title: a list of notes may be long
constexpr double boneThickness = 2.4;
constexpr double litBoneThickness = 3.0;

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
    const auto bones = [](const QColor& ink, double thickness) {
        return QPen(ink, thickness, Qt::SolidLine, Qt::RoundCap);
    };
    paintPoses(painter, inner.adjusted(0, 0, 0, -words - edgeRoom), m_state.poses,
               bones(theme().muted, boneThickness), m_state.current, bones(theme().accent, litBoneThickness));
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
