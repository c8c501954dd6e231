#include "app/OwnLayouts.h"

#include <QSettings>

#include <algorithm>

namespace tagline {
namespace {

constexpr auto arrayKey = "layouts/own";
constexpr auto nameKey = "name";
constexpr auto wallKey = "wall";
constexpr int mostLayouts = 200; ///< that are read, whatever the file says

} // namespace

QList<OwnLayout> readOwnLayouts(QSettings& settings)
{
    QList<OwnLayout> layouts;
    const int count = std::min(settings.beginReadArray(arrayKey), mostLayouts);
    for (int i = 0; i < count; ++i) {
        settings.setArrayIndex(i);
        OwnLayout layout;
        for (const QString& key : settings.childKeys()) layout.panels[key] = settings.value(key);
        layout.name = layout.panels.take(nameKey).toString();
        layout.hasWall = layout.panels.take(wallKey).toBool();
        if (!layout.name.isEmpty() && placeOf(layouts, layout.name) < 0) layouts << layout;
    }
    settings.endArray();
    return layouts;
}

void writeOwnLayouts(QSettings& settings, const QList<OwnLayout>& layouts)
{
    settings.remove(arrayKey);
    settings.beginWriteArray(arrayKey, int(layouts.size()));
    for (qsizetype i = 0; i < layouts.size(); ++i) {
        settings.setArrayIndex(int(i));
        settings.setValue(nameKey, layouts[i].name);
        settings.setValue(wallKey, layouts[i].hasWall);
        const QVariantMap& panels = layouts[i].panels;
        for (auto each = panels.begin(); each != panels.end(); ++each)
            settings.setValue(each.key(), each.value());
    }
    settings.endArray();
}

qsizetype placeOf(const QList<OwnLayout>& layouts, const QString& name)
{
    const auto found = std::find_if(layouts.begin(), layouts.end(),
                                    [&name](const OwnLayout& each) { return each.name == name; });
    return found == layouts.end() ? -1 : found - layouts.begin();
}

} // namespace tagline
