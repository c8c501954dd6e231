#include "app/presenters/palette/RecentChoices.h"

namespace tagline {
namespace {

constexpr const char* recentKey = "palette/recent";
/// Less than what letters that stand together are worth beside scattered ones: a name that fits better stays
/// above one that was used.
constexpr int worthOfUse = 400;
constexpr int worthOfEach = 5; ///< the one before is worth less by this

} // namespace

RecentChoices::RecentChoices(QSettings& settings)
    : m_settings(settings)
    , m_ids(settings.value(recentKey).toStringList().mid(0, most))
{
}

void RecentChoices::take(const QString& id)
{
    m_ids.removeAll(id);
    m_ids.prepend(id);
    m_ids = m_ids.mid(0, most);
    m_settings.setValue(recentKey, m_ids);
}

int RecentChoices::worthOf(const QString& id) const
{
    const qsizetype place = m_ids.indexOf(id);
    return place < 0 ? 0 : worthOfUse - worthOfEach * int(place);
}

} // namespace tagline
