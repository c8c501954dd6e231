#include "app/presenters/settings/KeptSettings.h"

#include <QSettings>

namespace tagline {
namespace {

QString keptKey(const Setting& setting) { return QStringLiteral("settings/") + setting.id; }

/// The file of settings has texts alone.
QJsonValue typed(const Setting& setting, const QVariant& value)
{
    if (setting.kind == SettingKind::Switch) return value.toBool();
    if (setting.kind == SettingKind::Number) return value.toInt();
    return value.toString();
}

} // namespace

void loadKept(const SettingList& settings, const QSettings& kept)
{
    for (const Setting& setting : settings) {
        if (!setting.isKept || !isSettable(setting) || !kept.contains(keptKey(setting))) continue;
        const QJsonValue value = typed(setting, kept.value(keptKey(setting)));
        if (refusalOf(setting, value).isEmpty() && value != setting.get()) setting.set(value);
    }
}

void saveKept(const SettingList& settings, QSettings& kept)
{
    for (const Setting& setting : settings) {
        if (!setting.isKept || !isSettable(setting)) continue;
        if (const QJsonValue value = setting.get(); value == setting.usual)
            kept.remove(keptKey(setting));
        else
            kept.setValue(keptKey(setting), value.toVariant());
    }
}

} // namespace tagline
