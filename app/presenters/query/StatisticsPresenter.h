#pragma once

// StatisticsPresenter shows the numbers of the query's answer beside the window, and writes them as tables.

#include <QPointer>

#include "app/document/queries/StatisticsSession.h"
#include "app/presenters/Presenter.h"

#include <functional>
#include <utility>

namespace tagline {

class StatisticsDialog;

class StatisticsPresenter : public Presenter
{
    Q_OBJECT

public:
    /// The settings outlive this.
    explicit StatisticsPresenter(const PresenterContext& context);

    /// Sets the source of the note below the numbers, asked again when they are shown; empty for none.
    void setNote(std::function<QString()> note) { m_note = std::move(note); }
    void showNote();

private:
    void prepare();
    void show();
    void exportTable();

    StatisticsSession m_session;
    std::function<QString()> m_note;
    QPointer<StatisticsDialog> m_dialog;
};

} // namespace tagline
