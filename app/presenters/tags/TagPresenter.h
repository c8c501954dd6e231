#pragma once

// TagPresenter shows the vocabulary in the palette, and turns tag keys and palette intents into edits.

#include "app/presenters/Presenter.h"
#include "app/presenters/tags/TagRows.h"

#include <functional>

namespace tagline {

class TagEditorDialog;
class TagPalette;

class TagPresenter : public Presenter
{
    Q_OBJECT

public:
    TagPresenter(const PresenterContext& context, TagPalette& palette);

    /// Asks for everything about a new tag.
    void createTag(const QString& name);
    /// Makes a tag of that name at once, with the next free colour and key, and lets `then` do the rest of
    /// one undo step. A name that a tag has already is that tag; one that cannot be is refused.
    void makeTag(const QString& name, const std::function<void(TagId)>& then);
    void editTag(TagId tag);
    /// Asks for the tag's new name, until it is one that the tag can have.
    void renameTag(TagId tag);
    /// Sets who knows how much live tags hold; refreshLater() when that changed.
    void setLiveTotals(LiveTagTotals totals) { m_liveTotals = std::move(totals); }
    /// Shows the tags anew, once for all that asked since.
    void refreshLater();

signals:
    /// A tag was made; for the status line.
    void made(const QString& text);
    void mergeRequested(tagline::TagId tag);
    void queryForTagRequested(tagline::TagId tag, const QString& queryOperator);
    /// A person wants to change what tags share.
    void vocabularyRequested();

private:
    std::string nameOfNew(const QString& typed) const;
    QString usedTagsText() const;
    void refresh();
    void changeDefinition(TagId tag, const QString& text, const std::function<void(TagDefinition&)>& change);
    void deleteTag(TagId tag);
    void connectRenaming();
    QString nameProblem(TagId tag, const QString& name) const;
    std::optional<std::string> renameProblem(TagId tag, const TagDefinition& renamed) const;
    void redefine(TagId tag, const TagDefinition& before, TagDefinition after, const QString& title);
    bool mayRename(TagId tag, const QString& name, QWidget& over);
    bool mayJoinInstances(TagId tag, QWidget& over);
    std::optional<std::string> treeProblem(const std::string& from, const std::string& to) const;
    bool mayRenameTree(const QString& from, const QString& to, QWidget& over);
    void renameParent(const QString& from);
    void recolourTree(const QString& path, const QColor& colour);
    QString keyUse(const QString& key) const;
    void prepare(TagEditorDialog& dialog) const;
    QString madeText(const TagDefinition& tag) const;
    std::optional<std::string> wrongDefault(const TagDefinition& definition) const;
    std::vector<TagDefinition> definitions() const;

    TagPalette& m_palette;
    LiveTagTotals m_liveTotals;
    bool m_isRefreshDue = false;
};

} // namespace tagline
