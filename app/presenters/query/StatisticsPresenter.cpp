#include "app/presenters/query/StatisticsPresenter.h"

#include "app/actions/ActionRegistry.h"
#include "app/presenters/exports/ExportFolder.h"
#include "app/presenters/library/ClipTexts.h"
#include "app/presenters/messages/ErrorWords.h"
#include "app/presenters/query/StatisticsDialog.h"
#include "core/exports/tables/BreakdownCsv.h"
#include "core/system/saving/DurableFile.h"
#include "widgets/theme/messages/Question.h"
#include "widgets/theme/panels/BesidePlace.h"

#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QWidget>

namespace tagline {
namespace {

constexpr QSize statisticsSize{560, 460};

} // namespace

StatisticsPresenter::StatisticsPresenter(const PresenterContext& context)
    : Presenter(context)
    , m_session(m_document, m_query)
{
    connect(&m_session, &StatisticsSession::changed, this, &StatisticsPresenter::show);
    connect(&m_query, &QuerySession::answered, this, &StatisticsPresenter::show);
    m_actions.connectTo("query.statistics", this, [this] {
        if (m_document.library().clipCount() == 0) return emit refused(tr("Open clips first."));
        showBeside(m_dialog, m_window, statisticsSize, [this] { prepare(); });
    });
    connect(&m_document, &LibraryDocument::changed, this, [this](const DocumentChange& change) {
        if (change.isReset && m_dialog) m_dialog->reject();
    });
}

void StatisticsPresenter::prepare()
{
    connect(m_dialog, &StatisticsDialog::exportRequested, this, &StatisticsPresenter::exportTable);
    connect(m_dialog, &QDialog::finished, this, [this] { m_session.setActive(false); });
    m_session.setActive(true);
    show();
}

void StatisticsPresenter::show()
{
    if (!m_dialog) return;
    m_dialog->setQuery(m_query.echo(), m_query.isStale());
    m_dialog->setNumbers(m_session.numbers());
    showNote();
}

void StatisticsPresenter::showNote()
{
    if (m_dialog && m_note) m_dialog->setWorkNote(m_note());
}

void StatisticsPresenter::exportTable()
{
    const std::string heading(m_dialog->shownHeading());
    const std::string beside = libraryFolder(m_document.library(), m_document.libraryPath());
    const QString folder = beside.empty() ? QDir::homePath() : QString::fromStdString(beside);
    const QString proposed = QStringLiteral("/statistics-by-%1.csv").arg(QString::fromStdString(heading));
    // Writes the parts that were shown, whatever is typed while the file is chosen.
    const std::vector<AnswerPart> parts(m_dialog->shownParts().begin(), m_dialog->shownParts().end());
    const QString path =
        QFileDialog::getSaveFileName(m_dialog, tr("Export the Statistics"),
                                     exportFolder(m_settings, folder) + proposed, tr("CSV tables (*.csv)"));
    if (path.isEmpty()) return;
    keepExportFolder(m_settings, QFileInfo(path).absolutePath());
    const auto written = writeDurably(QFile::encodeName(path).toStdString(), breakdownCsv(heading, parts));
    if (!written)
        showNotice(tr("Export the Statistics"), errorText(written.error()), &m_window);
    else
        emit done(tr("Exported %n line(s) to %1", nullptr, int(parts.size())).arg(path));
}

} // namespace tagline
