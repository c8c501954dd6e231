#pragma once

// SavedQueryPresenter saves queries under names, and lets a person rename and delete these and live tags.

#include "app/presenters/Presenter.h"
#include "core/library/edits/SavedQueryEdits.h"

#include <vector>

namespace tagline {

class QueryBar;
struct SavedQueryRow;

class SavedQueryPresenter : public Presenter
{
    Q_OBJECT

public:
    SavedQueryPresenter(const PresenterContext& context, QueryBar& bar);

    /// Opens the list of saved queries where a person edits the query of that live tag.
    void editLiveTag(const QString& name);
    /// Asks for the live tag's new name, until it is one that the tag can have; what uses it follows.
    void renameLiveTag(const QString& name);
    /// Deletes a live tag, after a question if queries use it.
    void deleteLiveTag(const QString& name);

private:
    void show();
    void save();
    void manage(const QString& liveTag = {});
    bool keep(const std::vector<KeptQuery>& kept, const std::vector<KeptQuery>& before, const QString& step);

    QueryBar& m_bar;
};

} // namespace tagline
