#pragma once

// CommandPalettePresenter fills the command palette with commands of the menus, clips, tags, saved queries
// and presets, and carries out the choice.

#include "app/presenters/Presenter.h"
#include "app/presenters/palette/MenuCommands.h"
#include "app/presenters/palette/RecentChoices.h"
#include "widgets/palette/PaletteList.h"

#include <QPointer>

#include <optional>
#include <unordered_map>
#include <vector>

namespace tagline {

class CommandPalette;
class LibraryModel;

class CommandPalettePresenter : public Presenter
{
    Q_OBJECT

public:
    /// The library's rows and the settings outlive this.
    CommandPalettePresenter(const PresenterContext& context, const LibraryModel& rows);
    ~CommandPalettePresenter() override;

signals:
    /// A choice that the presenter does not carry out itself.
    void tagChosen(tagline::TagId tag);
    /// The panel of this object's name is to be in front.
    void panelChosen(const QString& panel);
    void queryChosen(const QString& text);
    void presetChosen(const QString& name);

private:
    void gather();
    void gatherOthers();
    void gatherClips();
    void favourRecent();
    void addCommands();
    void addTags();
    void addQueries();
    void addPresets();
    void add(CommandEntry entry, const QString& words = {});
    CommandEntry clipAt(std::size_t place) const;
    void take(const CommandEntry& entry);
    void refuse(const CommandEntry& entry);

    const LibraryModel& m_rows;
    RecentChoices m_recent;
    QPointer<CommandPalette> m_palette; ///< the window's
    std::vector<MenuCommand> m_commands;
    QStringList m_asked;                 ///< the queries of the entries
    std::vector<CommandEntry> m_entries; ///< all but clips
    PaletteSource m_others;
    PaletteSource m_clips;
    std::vector<std::size_t> m_clipRows;                        ///< the row of each clip
    std::unordered_multimap<QString, std::size_t> m_clipPlaces; ///< in m_clipRows, by the entry's id
    std::optional<std::uint64_t> m_gatheredNames;               ///< of which names of the rows
};

} // namespace tagline
