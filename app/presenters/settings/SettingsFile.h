#pragma once

// SettingsFile is settings and keys as a file that can be taken to another computer.

#include "app/actions/KeySet.h"
#include "app/presenters/settings/Setting.h"
#include "core/support/Result.h"

#include <QByteArray>
#include <QList>
#include <QStringList>

#include <utility>

namespace tagline {

/// Content of a file: values by the ids of settings, keys by the ids of actions.
struct SettingsContent
{
    QList<std::pair<QString, QJsonValue>> values;
    KeySet keys;         ///< of all actions; empty if the file has none: they stay as they are
    QStringList unknown; ///< ids that this version does not know, which are left out
};

/// All settings but the personal ones, and the keys of all actions that have others than the table says.
QByteArray settingsFile(const SettingList& settings, const ActionRegistry& actions);

/// Errors name `file`, line and column, the setting or command, what was found and what to do; then nothing
/// of the file counts. Values are checked against the settings; a key that two commands would have is an
/// error that names both. Actions that the file's keys do not name have those of the table.
Result<SettingsContent> readSettingsFile(const QByteArray& bytes, const QString& file,
                                         const SettingList& settings);

/// Sets all of it that can be set now. Returns the texts of the settings that cannot.
QStringList apply(const SettingsContent& content, const SettingList& settings, ActionRegistry& actions);

} // namespace tagline
