#pragma once

// DrivePresenter lets a person steer a figure through the library: keys, filter, panel and picture.

#include "app/document/driving/DriveLibrary.h"
#include "app/document/driving/GamepadWatch.h"
#include "app/presenters/Presenter.h"
#include "app/presenters/driving/DriveKeys.h"
#include "app/presenters/driving/DriveLights.h"
#include "app/presenters/driving/DriveMarking.h"

#include <QElapsedTimer>

#include <optional>

namespace tagline {

class LibraryModel;
class DrivePanel;
class ViewportWidget;

/// The objects that panel and picture are joined with. The viewport is null without OpenGL.
struct DriveSurroundings
{
    DrivePanel& panel;
    ViewportWidget* viewport;
    LibraryModel& rows;
    GamepadPlace gamepads; ///< place in which they are looked for
};

/// The query bar's text is the filter, or the one that was pinned; frames with the tag that marking gives are
/// left out of either. A query that cannot be read leaves the filter as it was.
class DrivePresenter : public Presenter
{
    Q_OBJECT

public:
    DrivePresenter(const PresenterContext& context, DriveSession& session, DriveSurroundings surroundings);

    bool isSteering() const { return m_keys.isSteering(); }
    /// Looks for gamepads once the panel is seen.
    bool eventFilter(QObject* watched, QEvent* event) override;

signals:
    /// The panel is to be in front.
    void panelRequested();
    /// Keys steer the figure, or no longer.
    void steeringChanged();

private:
    void connectPanel();
    void connectKeys();
    void connectGamepad();
    void connectActions();
    void followDocument(const DocumentChange& change);

    // Requests
    void toggle();
    void show();
    void setSteering(bool isOn);
    void endLeftNote();
    void steerByGamepad();
    void press(GamepadButton button);
    void cancel();
    void restart();
    void mark();
    void chooseMarkTag();
    void setPinned(bool isOn);
    void savePath();
    void showSample(int sample);
    void showCandidate(int row);
    bool isShown() const { return m_playback.isShown(m_session); }
    /// Whether it was started and waits for clips.
    bool isPreparing() const { return m_isAwaited && m_library.isStaging(); }
    QString keyOr(const char* id, const QString& other) const;

    // The filter
    QString filterText() const;
    std::optional<QueryExpression> filterQuery(std::optional<Error>& error) const;
    std::optional<DriveQueries> queries();
    QString brokenText(const Error& error) const;
    QString doubleMeanings() const;
    std::optional<QueryExpression> refinement(const QString& text, std::optional<Error>& error) const;
    void setRefining(bool isOn);
    void refreshFilter();

    // Display
    void refresh();
    void refreshSoon();
    void showPose();
    void showStrip();
    void showCosts();
    QString status() const;
    bool mayEnterAny() const;
    QString playingText() const;
    void showCounts(struct DriveState& state) const;

    DriveSession& m_session;
    DrivePanel& m_panel;
    ViewportWidget* m_viewport;
    DriveLibrary m_library;
    DriveKeys m_keys;
    GamepadWatch m_gamepad;
    DriveMarking m_marking;
    DriveLights m_lights;
    std::optional<QString> m_pinned;
    std::optional<Error> m_filterError;       ///< why the filter cannot be read
    std::optional<Error> m_refinementError;   ///< why a refinement cannot be read
    QString m_obeyedFilter;                   ///< the last one that could be read, and was asked for
    QString m_doubleMeanings;                 ///< of the filter and the refinements
    std::vector<MatchCandidate> m_candidates; ///< that the panel shows
    bool m_isAwaited = false;                 ///< it is shown as soon as it is ready
    bool m_wasShown = false;
    QString m_leftNote; ///< was said as the keys were left; empty: the figure is steered again, or gone
    QElapsedTimer m_sinceRefresh;
};

} // namespace tagline
