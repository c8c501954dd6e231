#pragma once

// StatisticsPresenter shows the numbers of the query's answer beside the window, and writes them as tables.

#include <QObject>
#include <QPointer>

#include "app/document/queries/StatisticsSession.h"

#include <functional>
#include <utility>

class QSettings;

namespace tagline {

class ActionRegistry;
class StatisticsDialog;

class StatisticsPresenter : public QObject
{
    Q_OBJECT

public:
    /// The settings outlive this.
    StatisticsPresenter(LibraryDocument& document, QuerySession& query, ActionRegistry& actions,
                        QSettings& settings, QWidget* window);

    /// What stands below the numbers of the answer, asked again when it is shown; empty for nothing.
    void setNote(std::function<QString()> note) { m_note = std::move(note); }
    void showNote();

signals:
    void refused(const QString& reason);
    /// What was done; for the message area.
    void done(const QString& text);

private:
    void prepare();
    void show();
    void exportTable();

    LibraryDocument& m_document;
    QuerySession& m_query;
    QSettings& m_settings;
    QWidget* m_window;
    StatisticsSession m_session;
    std::function<QString()> m_note;
    QPointer<StatisticsDialog> m_dialog;
};

} // namespace tagline
