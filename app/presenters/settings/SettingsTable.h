#pragma once

// SettingsTable is the table of everything that a person can set, with whom it asks and tells.

#include "app/presenters/settings/Setting.h"

class QSettings;

namespace tagline {

class ActionRegistry;
class LibraryPresenter;
class LiveTagPresenter;
class RecordPresenter;
class SavePresenter;
class SpentTimePresenter;
class WallPresenter;

/// Whoever holds what can be set. They outlive the table.
struct SettingHolders
{
    ActionRegistry& actions;
    QSettings& settings;
    LiveTagPresenter& live;
    RecordPresenter& records;
    LibraryPresenter& library;
    WallPresenter& wall;
    SavePresenter& saving;
    SpentTimePresenter& spentTimes;
};

SettingList settingsTable(const SettingHolders& holders);

} // namespace tagline
