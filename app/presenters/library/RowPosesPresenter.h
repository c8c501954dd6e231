#pragma once

// RowPosesPresenter makes the pictures of poses in the rows of the library, in the background, where a person
// wants them.

#include "app/document/jobs/LatestWork.h"
#include "app/presenters/Presenter.h"
#include "widgets/poses/PosePicture.h"

#include <atomic>
#include <memory>
#include <vector>

namespace tagline {

class LibraryView;
class RowPoses;
struct ImportedModel;

class RowPosesPresenter : public Presenter
{
    Q_OBJECT

public:
    RowPosesPresenter(const PresenterContext& context, LibraryView& view);
    ~RowPosesPresenter() override;

private:
    void take(const DocumentChange& change);
    void make(const std::vector<ClipId>& clips, const PosePictureLook& look);
    void show(ClipId clip, const ImportedModel& model, const QImage& picture, const PosePictureLook& look);
    void drop();

    RowPoses& m_poses;
    std::shared_ptr<std::atomic<bool>> m_isDropped; ///< of the work that runs; null before the first
    LatestWork m_work{*this};                       // last: what runs ends before the rest goes
};

} // namespace tagline
