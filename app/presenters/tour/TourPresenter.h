#pragma once

// TourPresenter leads a new user through the window in a few steps; each goes on by itself once it was done.

#include "app/presenters/Presenter.h"
#include "app/presenters/tour/TourSteps.h"

#include <QPointer>
#include <QTimer>

#include <functional>
#include <utility>

namespace tagline {

class LibraryView;
class QueryBar;
class TourCard;
class TourFrame;
struct DocumentChange;

/// Whatever else a person does meanwhile can be done as ever. It ends with the library. Borrows its
/// arguments.
class TourPresenter : public Presenter
{
    Q_OBJECT

public:
    struct Widgets
    {
        LibraryView& library;
        QueryBar& query;
    };

    /// `reveal` brings the dock of that name to the front.
    TourPresenter(const PresenterContext& context, Widgets widgets,
                  std::function<void(const QString&)> reveal);
    ~TourPresenter() override;

    bool isShown() const { return m_step >= 0; }
    /// From the first step.
    void start();
    /// False where it was not shown.
    bool skip();
    /// Tags are exported; one that was cancelled is none.
    void noteExport();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void connectDeeds();
    void follow(const DocumentChange& change);
    void take(TourDeed deed);
    void show(int step);
    void next();
    void end();
    void place();
    void placeSoon();
    std::pair<QString, QString> tagWithKey() const;
    QRect placeOf(const QString& control, QRect& clear) const;

    Widgets m_widgets;
    std::function<void(const QString&)> m_reveal;
    QList<TourStep> m_steps;
    int m_step = -1;             ///< none
    bool m_isOpenedAnew = false; ///< since the first step was shown
    QPointer<TourCard> m_card;   ///< the window may go first
    QPointer<TourFrame> m_frame;
    QTimer m_placing;
};

} // namespace tagline
