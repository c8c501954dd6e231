#include "app/presenters/settings/SettingsPresenter.h"

#include "app/actions/ActionRegistry.h"
#include "app/presenters/exports/ExportFolder.h"
#include "app/presenters/messages/ErrorWords.h"
#include "app/presenters/settings/KeptSettings.h"
#include "app/presenters/settings/SettingsDialog.h"
#include "app/presenters/settings/SettingsFile.h"
#include "core/system/saving/DurableFile.h"
#include "widgets/theme/messages/Question.h"

#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QSettings>

#include <utility>

namespace tagline {
namespace {

constexpr qint64 largestSettings = 1 << 20; ///< bytes
const QString settingsEnding = QStringLiteral(".settings.json");

QString settingsFilter()
{
    return SettingsPresenter::tr("Settings of Tagline (*%1 *.json);;All files (*)").arg(settingsEnding);
}

/// Reads a file of settings. Only regular files are read: a pipe would be waited for.
Result<SettingsContent> contentOf(const QString& file, const SettingList& settings)
{
    QFile source(file);
    const QFileInfo facts(file);
    if (!facts.isFile() || facts.size() > largestSettings || !source.open(QIODevice::ReadOnly))
        return Error{"settings.unreadable",
                     SettingsPresenter::tr("cannot be read, or is too large for settings; choose a file that "
                                           "Tagline saved.")
                         .toStdString(),
                     file.toStdString()};
    return readSettingsFile(source.read(largestSettings), file, settings);
}

SettingsContent usualContent(const SettingList& settings)
{
    SettingsContent content;
    for (const Setting& setting : settings)
        if (!setting.isPersonal) content.values.append({setting.id, setting.usual});
    content.keys = tableKeys();
    return content;
}

} // namespace

SettingsPresenter::SettingsPresenter(const PresenterContext& context, const SettingHolders& holders,
                                     std::function<QList<TagKeyRow>()> tagKeys)
    : Presenter(context)
    , m_holders(holders)
    , m_table(settingsTable(holders))
    , m_tagKeys(std::move(tagKeys))
{
    holders.actions.connectTo("edit.settings", this, [this] { open(); });
    holders.actions.connectTo("edit.saveSettings", this, [this] { askAndSave(); });
    holders.actions.connectTo("edit.loadSettings", this, [this] { askAndLoad(); });
    holders.actions.connectTo("edit.resetSettings", this, [this] { askAndReset(); });
    holders.actions.connectTo("edit.formerSettings", this, [this] { goBack(); });
    showWhetherFormer();
}

void SettingsPresenter::load() const { loadKept(m_table, m_holders.settings); }

void SettingsPresenter::save() const
{
    m_holders.actions.saveKeys(m_holders.settings);
    saveKept(m_table, m_holders.settings);
}

QString SettingsPresenter::formerFile() const
{
    return QFileInfo(m_holders.settings.fileName()).absoluteDir().filePath("former" + settingsEnding);
}

void SettingsPresenter::showWhetherFormer()
{
    m_holders.actions.setAvailable("edit.formerSettings", QFileInfo::exists(formerFile()),
                                   tr("No file of settings was loaded yet, and nothing reset."));
}

/// The window that another dialog stands over.
QWidget* SettingsPresenter::front() const
{
    return m_dialog ? static_cast<QWidget*>(m_dialog.data()) : &m_window;
}

void SettingsPresenter::open()
{
    SettingsDialog dialog(m_table, m_holders.actions, m_tagKeys(), &m_window);
    m_dialog = &dialog;
    dialog.exec();
    save();
}

void SettingsPresenter::askAndSave()
{
    const QString proposed = QDir(exportFolder(m_holders.settings)).filePath("tagline" + settingsEnding);
    const QString file =
        QFileDialog::getSaveFileName(front(), tr("Save Settings"), proposed, settingsFilter());
    if (!file.isEmpty()) saveTo(file);
}

void SettingsPresenter::askAndLoad()
{
    const QString file = QFileDialog::getOpenFileName(front(), tr("Load Settings"),
                                                      exportFolder(m_holders.settings), settingsFilter());
    if (!file.isEmpty()) loadFrom(file);
}

void SettingsPresenter::askAndReset()
{
    const QString back = nameOfAction("edit.formerSettings");
    if (isWanted(
            {.title = tr("Reset All Settings"),
             .text = tr("Set all settings and keys as they were at the very first start?"),
             .detail = tr("Your name and the folders that you allowed stay. Edit ▸ Settings File ▸ %1 takes "
                          "this back.")
                           .arg(back),
             .verb = tr("Reset"),
             .isCautious = true},
            front()))
        resetAll();
}

void SettingsPresenter::saveTo(const QString& file)
{
    const auto written = writeDurably(QFile::encodeName(file).toStdString(),
                                      settingsFile(m_table, m_holders.actions).toStdString());
    if (!written) return showNotice(tr("Save Settings"), errorText(written.error()), front());
    emit done(tr("Settings and keys are saved as %1").arg(file));
}

/// False if they cannot be kept; then nothing may replace them.
bool SettingsPresenter::keepFormer(const QString& title)
{
    QDir().mkpath(QFileInfo(formerFile()).absolutePath()); // at the first start nothing was kept there yet
    const auto written = writeDurably(QFile::encodeName(formerFile()).toStdString(),
                                      settingsFile(m_table, m_holders.actions).toStdString());
    if (!written) showNotice(title, errorText(written.error()), front());
    showWhetherFormer();
    return written.hasValue();
}

/// Says the fact once all of it holds, and what of it does not.
void SettingsPresenter::replace(const SettingsContent& content, const QString& title, const QString& fact)
{
    if (!keepFormer(title)) return;
    const QStringList left = apply(content, m_table, m_holders.actions);
    save();
    if (m_dialog) m_dialog->refresh();
    QStringList said{fact};
    if (!content.unknown.isEmpty())
        said << tr("not known here: %1").arg(content.unknown.join(QStringLiteral(", ")));
    if (!left.isEmpty()) said << tr("cannot be set here: %1").arg(left.join(QStringLiteral(", ")));
    emit done(said.join(QStringLiteral("; ")));
}

void SettingsPresenter::loadFrom(const QString& file)
{
    const Result<SettingsContent> content = contentOf(file, m_table);
    if (!content) return showNotice(tr("Load Settings"), errorText(content.error()), front());
    replace(*content, tr("Load Settings"), tr("Settings and keys of %1 hold from now on").arg(file));
}

void SettingsPresenter::resetAll()
{
    replace(usualContent(m_table), tr("Reset All Settings"),
            tr("All settings and keys are as at the very first start"));
}

void SettingsPresenter::goBack()
{
    const Result<SettingsContent> content = contentOf(formerFile(), m_table);
    if (!content) return showNotice(tr("Former Settings"), errorText(content.error()), front());
    replace(*content, tr("Former Settings"), tr("Settings and keys are as before"));
}

} // namespace tagline
