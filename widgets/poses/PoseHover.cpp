#include "widgets/poses/PoseHover.h"

#include <QToolTip>

#include <algorithm>
#include <utility>

namespace tagline {
namespace {

constexpr int restMilliseconds = 300; ///< until a clip under the mouse shows its poses
constexpr int gapToRow = 4;           ///< between a row and its poses, device-independent pixels

int within(int place, int size, int room) { return std::clamp(place, 0, std::max(room - size, 0)); }

} // namespace

PoseHover::PoseHover(QWidget& over, Side side)
    : QObject(&over)
    , m_over(over)
    , m_side(side)
    , m_strip(new PoseStrip(&over))
{
    m_rest.setSingleShot(true);
    m_rest.setInterval(restMilliseconds);
    connect(&m_rest, &QTimer::timeout, this, &PoseHover::tell);
}

PoseHover::~PoseHover() { delete m_strip; }

void PoseHover::follow(const PosedMoment& moment)
{
    m_moment = moment;
    isShown() ? tell() : m_rest.start();
}

void PoseHover::tell()
{
    if (m_moment) emit momentReached(m_moment->clip, m_moment->frame);
}

void PoseHover::end()
{
    m_moment.reset();
    m_rest.stop();
    m_strip->hide();
}

void PoseHover::show(PoseStripState poses)
{
    if (!m_moment || poses.poses.isEmpty()) return m_strip->hide();
    m_strip->setState(std::move(poses));
    QToolTip::hideText();
    const QSize size = m_strip->sizeHint();
    m_strip->setGeometry(QRect(placeFor(size), size));
    m_strip->show();
    m_strip->raise();
}

QPoint PoseHover::placeFor(QSize size) const
{
    const QRect& row = m_moment->row;
    if (m_side == Side::Below) {
        const int under = row.bottom() + 1 + gapToRow;
        const bool isBelow = under + size.height() <= m_over.height();
        return {within(m_moment->mouse - size.width() / 2, size.width(), m_over.width()),
                isBelow ? under : std::max(row.top() - gapToRow - size.height(), 0)};
    }
    const int after = row.right() + 1 + gapToRow;
    const bool isAfter = after + size.width() <= m_over.width();
    return {isAfter ? after : std::max(row.left() - gapToRow - size.width(), 0),
            within(row.center().y() - size.height() / 2, size.height(), m_over.height())};
}

} // namespace tagline
