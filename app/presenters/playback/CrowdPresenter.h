#pragma once

// CrowdPresenter shows the hits of the query all at once: a figure for each in the viewport, in the clip's
// place.

#include "app/document/jobs/BackgroundJobs.h"
#include "app/document/playing/CrowdSession.h"
#include "app/presenters/Presenter.h"
#include "render/CharacterModel.h"

#include <map>
#include <memory>
#include <vector>

namespace tagline {

class ViewportWidget;

class CrowdPresenter : public Presenter
{
    Q_OBJECT

public:
    /// `viewport` may be null: then there is no crowd.
    CrowdPresenter(const PresenterContext& context, CrowdSession& crowd, ViewportWidget* viewport);

signals:
    /// A person clicked a figure: its clip is to be opened at the figure's frame, and the crowd to go on.
    void clipRequested(tagline::ClipId clip, tagline::Frame frame);

private:
    /// The drawn character of one figure's file; null while it is being made.
    struct Model
    {
        std::shared_ptr<const ImportedModel> source;
        std::shared_ptr<const CharacterModel> character;
    };

    void connectActions();
    void followDocument(const DocumentChange& change);
    void stageAnew();
    std::vector<CrowdHit> hits() const;
    void toggle();
    void leave() { m_playback.show(nullptr); }
    void takeAnswer();
    void selectCurrent(const std::vector<CrowdHit>& hits);
    void followShown();
    void showFigures();
    void showMoment();
    void showName();
    QString nameOf(const CrowdHit& hit) const;
    std::shared_ptr<const CharacterModel> modelOf(const std::shared_ptr<const ImportedModel>& source);
    void pick(std::size_t figure);

    CrowdSession& m_crowd;
    ViewportWidget* m_viewport;
    bool m_wasShown = false;
    std::vector<CrowdHit> m_drawn; ///< the hits of the figures in the viewport, in their order
    std::map<const ImportedModel*, Model> m_models;
    BackgroundJobs m_jobs; // last: what runs ends before the rest goes
};

} // namespace tagline
