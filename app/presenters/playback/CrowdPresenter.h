#pragma once

// CrowdPresenter shows the hits of the query all at once: a figure for each in the viewport, in the clip's
// place.

#include <QObject>

#include "app/document/jobs/BackgroundJobs.h"
#include "app/document/library/LibraryDocument.h"
#include "app/document/library/Workspace.h"
#include "app/document/playing/CrowdSession.h"
#include "app/document/playing/PlaybackSession.h"
#include "app/document/queries/QuerySession.h"
#include "render/CharacterModel.h"

#include <map>
#include <memory>
#include <vector>

namespace tagline {

class ActionRegistry;
class ViewportWidget;

class CrowdPresenter : public QObject
{
    Q_OBJECT

public:
    /// `viewport` may be null: then there is no crowd.
    CrowdPresenter(LibraryDocument& document, Workspace& workspace, QuerySession& query,
                   PlaybackSession& playback, CrowdSession& crowd, ViewportWidget* viewport,
                   ActionRegistry& actions);

signals:
    /// A person clicked a figure: its clip is to be opened where the figure is, and the crowd to go on.
    void clipRequested(tagline::ClipId clip, tagline::Frame frame);
    /// Something was asked for that cannot be done; the reason for people.
    void refused(const QString& reason);
    /// Nothing is shown any more, and nothing is wrong: the fact for people.
    void noted(const QString& fact);

private:
    /// What is drawn of one figure's file; null while it is being made.
    struct Model
    {
        std::shared_ptr<const ImportedModel> source;
        std::shared_ptr<const CharacterModel> character;
    };

    void connectActions(ActionRegistry& actions);
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

    LibraryDocument& m_document;
    Workspace& m_workspace;
    QuerySession& m_query;
    PlaybackSession& m_playback;
    CrowdSession& m_crowd;
    ViewportWidget* m_viewport;
    ActionRegistry& m_actions;
    bool m_wasShown = false;
    std::vector<CrowdHit> m_drawn; ///< the hits of the figures in the viewport, in their order
    std::map<const ImportedModel*, Model> m_models;
    BackgroundJobs m_jobs; // last: what runs ends before the rest goes
};

} // namespace tagline
