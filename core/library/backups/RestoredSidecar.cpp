#include "core/library/backups/RestoredSidecar.h"

#include <algorithm>

namespace tagline {

Result<RestoredSidecar> withBackup(const TagSidecar& now, const StoredSidecar& base, const std::string& set,
                                   const TagSidecar& backup)
{
    std::vector<StoredSet> sets = splitInSets(now, base.sidecar, base.sets());
    auto own =
        std::find_if(sets.begin(), sets.end(), [&set](const StoredSet& each) { return each.name == set; });
    if (own == sets.end()) {
        StoredSet gone;
        gone.name = gone.sidecar.set = set;
        gone.sidecar.source = now.source;
        own = sets.insert(sets.end(), std::move(gone));
    }
    RestoredSidecar restored;
    restored.setNow = own->sidecar;
    own->sidecar = backup;
    std::sort(sets.begin(), sets.end(),
              [](const StoredSet& a, const StoredSet& b) { return a.name < b.name; });
    auto after = composedSidecar(sets);
    if (!after) return after.error();
    restored.after = *std::move(after);
    return restored;
}

} // namespace tagline
