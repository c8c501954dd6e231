#pragma once

// TakesPresenter shows which clips were recorded together, proposes takes, keeps or removes them, and says
// when their clips begin. From a clip of a take to another one the moment stays.

#include "app/document/jobs/BackgroundJobs.h"
#include "app/presenters/Presenter.h"
#include "core/tags/takes/Take.h"

#include <QPointer>

#include <optional>
#include <vector>

namespace tagline {

class TakesDialog;

/// Text for a clip that is in no take with another one.
QString noTakeText();

class TakesPresenter : public Presenter
{
    Q_OBJECT

public:
    explicit TakesPresenter(const PresenterContext& context);

private:
    void open();
    void propose();
    void show();
    void takeProposals(std::vector<Take> proposed);
    std::optional<Take> shownTake(int take) const;
    void showClip(int take, int clip);
    void accept(const std::vector<Take>& takes);
    void remove(int take);
    void editOffset();
    void setOffset(int take, int clip, double seconds);
    void goToNext();

    BackgroundJobs m_jobs;
    BackgroundJobs::Job m_proposing;
    bool m_isProposing = false;
    QString m_error; ///< of the pattern; empty if it is valid
    std::vector<Take> m_proposed;
    QPointer<TakesDialog> m_dialog;
    QString m_moved;   ///< the clip whose offset was edited last, and its take
    int m_gesture = 0; ///< of it
    bool m_isMoving = false;
};

} // namespace tagline
