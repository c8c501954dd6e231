#pragma once

// RowPoses holds the pictures of poses in the rows of the library, and asks for those of the rows in sight.

#include "core/support/StrongId.h"
#include "widgets/poses/PosePicture.h"

#include <QCache>
#include <QObject>
#include <QPixmap>

#include <cstdint>
#include <vector>

namespace tagline {

/// Somebody answers wanted() with put(), later. Pictures that were not seen for longest go when there are
/// more than fit.
class RowPoses : public QObject
{
    Q_OBJECT

public:
    static constexpr qsizetype mostBytes = qsizetype(64) << 20;

    explicit RowPoses(QObject* parent = nullptr);

    /// Whether rows show poses. Without, nothing is kept or wanted.
    void setShown(bool isShown);
    bool areShown() const { return m_areShown; }

    /// The clips whose rows are in sight, from the top, and how their pictures look now.
    void setInSight(const std::vector<ClipId>& clips, const PosePictureLook& look);
    /// Takes a picture of the look that is wanted now; others are ignored. A null one says that the clip has
    /// no poses to show.
    void put(ClipId clip, const QImage& picture, const PosePictureLook& look);
    /// The clip may move otherwise now: its picture is wanted anew once it is in sight.
    void forget(ClipId clip);
    void clear();

    /// The last picture of the clip, which may be of another size than is wanted; null if there is none.
    QPixmap picture(ClipId clip) const;
    /// Bytes of all kept pictures.
    qsizetype bytes() const { return m_kept.totalCost(); }

signals:
    void shownChanged(bool areShown);
    /// Requests the pictures of these clips, the first one first. All clips that were wanted before and are
    /// not among them are not wanted any more.
    void wanted(const std::vector<tagline::ClipId>& clips, const tagline::PosePictureLook& look);
    /// A picture came or went.
    void changed(tagline::ClipId clip);

private:
    struct Kept
    {
        PosePictureLook look;
        QPixmap picture;
    };

    bool isMade(ClipId clip, const PosePictureLook& look) const;
    void want(std::vector<ClipId> clips, const PosePictureLook& look);

    bool m_areShown = false;
    QCache<std::uint32_t, Kept> m_kept{mostBytes};
    std::vector<ClipId> m_inSight; ///< in order of their ids
    std::vector<ClipId> m_wanted;  ///< in the same order
    PosePictureLook m_look;        ///< of those that are wanted
};

} // namespace tagline
