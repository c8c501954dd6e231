// The part of Application that tells of the program itself.

#include "app/Application.h"
#include "app/actions/KeySheet.h"
#include "app/manual/ManualDialog.h"
#include "app/presenters/exports/ExportFolder.h"
#include "app/presenters/library/ClipTexts.h"
#include "app/reporting/AboutDialog.h"
#include "app/reporting/LeftCrashes.h"
#include "app/reporting/NewsDialog.h"
#include "app/reporting/ProgramNews.h"
#include "app/reporting/ProgramReport.h"
#include "app/reporting/ReportDialog.h"
#include "widgets/viewport/ViewportWidget.h"
#include "widgets/welcome/WelcomePage.h"

#include <QApplication>
#include <QDir>
#include <QFileInfo>

#include <utility>

namespace tagline {

QString Application::pictureDriver()
{
    const QString driver = m_window.viewport() ? m_window.viewport()->driverDescription() : QString();
    return driver.isEmpty() ? tr("not available") : driver;
}

void Application::showAbout()
{
    AboutDialog dialog(programVersions(pictureDriver()), &m_window);
    dialog.exec();
}

/// The folders that a person named to the program go out of the report, also where blanks are in them.
void Application::showReport()
{
    QStringList folders;
    for (const QString& path : m_opened.paths() + m_opened.recent())
        folders << path << QFileInfo(path).absolutePath();
    for (const char* key : {"files/folder", "export/folder", "import/folder"})
        folders << m_settings.value(key).toString();
    folders.removeAll(QDir::rootPath());
    const PathRedaction withoutPaths(folders, QDir::homePath());
    ReportDialog dialog(
        programReport(programVersions(pictureDriver()), m_settings, m_paths.stateFolder, withoutPaths),
        exportFolder(m_settings), &m_window);
    connect(&dialog, &ReportDialog::saved, this,
            [this](const QString& file) { m_messages.say(tr("The report is saved as %1").arg(file)); });
    dialog.exec();
}

void Application::tellOfCrash()
{
    if (takeLeftCrashes(m_paths.stateFolder))
        m_messages.warn(
            tr("Tagline ended by a fault the last time. Help ▸ Save a Report writes what is known of it."));
}

void Application::showNews()
{
    NewsDialog dialog(programNews(m_translations.language()), &m_window);
    dialog.exec();
}

/// The welcome page says of each thing as much as fits in a line. It is filled once it is to be seen: who
/// starts with a library waits for the picture of that.
void Application::fillWelcomePage()
{
    connect(&m_welcomePresenter, &WelcomePresenter::wanted, this,
            [this, isFilled = false](bool isWanted) mutable {
                if (isWanted && !std::exchange(isFilled, true)) {
                    QList<NewsLine> lines;
                    for (const NewsEntry& entry : programNews(m_translations.language()).entries)
                        lines << NewsLine{entry.title, entry.text};
                    m_window.welcomePage().setNews(lines);
                }
                m_window.showWelcome(isWanted);
            });
}

QList<TagKeyRow> Application::tagKeyRows() const
{
    const TagVocabulary& vocabulary = m_document.library().vocabulary();
    QList<TagKeyRow> tagKeys;
    for (const TagId tag : shownTags(m_document.library()))
        if (const TagDefinition& definition = vocabulary[tag]; !definition.key.empty())
            tagKeys << TagKeyRow{QString::fromStdString(definition.key),
                                 QString::fromStdString(definition.name)};
    return tagKeys;
}

/// One window, which stays open beside the other. A modal dialog, which would keep the mouse and the keys
/// from it, has one of its own.
ManualDialog& Application::showManual()
{
    QWidget* modal = QApplication::activeModalWidget();
    QWidget* owner = modal ? modal : &m_window;
    auto* manual = owner->findChild<ManualDialog*>(QString(), Qt::FindDirectChildrenOnly);
    QList<ManualPage> pages = manualPages(m_actions, m_translations.language());
    if (manual)
        manual->setPages(std::move(pages)); // with the keys of now
    else
        manual = new ManualDialog(std::move(pages), owner);
    manual->show();
    manual->raise();
    manual->activateWindow();
    manual->beginSearch();
    return *manual;
}

void Application::showKeys()
{
    KeySheet sheet(m_actions, tagKeyRows(), &m_window);
    sheet.exec();
    m_settingsPresenter.save();
}

} // namespace tagline
