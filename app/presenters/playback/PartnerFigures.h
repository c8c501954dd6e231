#pragma once

// PartnerFigures draws the clips that were recorded together with the one that is shown: each as the bones of
// its own skeleton, where it was recorded, in step with the clip, in a colour of its own.

#include "app/presenters/Presenter.h"
#include "core/staging/Stage.h"
#include "render/Scene.h"

#include <map>
#include <memory>
#include <vector>

namespace tagline {

class PartnerFigures : public Presenter
{
    Q_OBJECT

public:
    /// Number of partners that are drawn at most: the first ones.
    static constexpr std::size_t mostFigures = 16;

    explicit PartnerFigures(const PresenterContext& context);

    /// The bones of the partners at the frame that is shown; none while something else than a clip is shown,
    /// for partners that do not play then, and if they are not wanted.
    std::vector<DrawnLine> lines();

signals:
    /// Whether partners are wanted has changed, or the file of one was read.
    void changed();

private:
    /// A partner on its own skeleton, as its file was read.
    struct Staged
    {
        std::shared_ptr<const ImportedModel> model;
        StagedClip clip;
    };
    const StagedClip& staged(ClipId clip);
    bool isPartnerIn(const std::vector<SourceId>& sources) const;

    std::map<ClipId, Staged> m_staged; ///< the partners of the clip that is shown
    ClipId m_stagedFor;
};

} // namespace tagline
