#pragma once

// KeptSettings keeps those settings for the next session that nobody else keeps.

#include "app/presenters/settings/Setting.h"

class QSettings;

namespace tagline {

/// Sets what was kept. Values that are none are left out, and what cannot be set now.
void loadKept(const SettingList& settings, const QSettings& kept);
/// Keeps what is not as at the very first start; what cannot be set now stays as it was kept.
void saveKept(const SettingList& settings, QSettings& kept);

} // namespace tagline
