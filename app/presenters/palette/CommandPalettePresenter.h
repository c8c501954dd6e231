#pragma once

// CommandPalettePresenter fills the command palette: commands of the menus, clips, tags, saved queries and
// presets; and does what is chosen there.

#include "app/document/library/LibraryDocument.h"
#include "app/document/library/Workspace.h"
#include "app/presenters/palette/MenuCommands.h"
#include "app/presenters/palette/RecentChoices.h"
#include "widgets/palette/PaletteList.h"

#include <QObject>
#include <QPointer>

#include <optional>
#include <unordered_map>
#include <vector>

class QMainWindow;

namespace tagline {

class ActionRegistry;
class CommandPalette;
class LibraryModel;

class CommandPalettePresenter : public QObject
{
    Q_OBJECT

public:
    /// The library's rows and the settings outlive this.
    CommandPalettePresenter(const LibraryDocument& document, Workspace& workspace, const LibraryModel& rows,
                            QSettings& settings, ActionRegistry& actions, QMainWindow* window);
    ~CommandPalettePresenter() override;

signals:
    /// What was chosen cannot be done now; the reason for people.
    void refused(const QString& reason);
    /// What was chosen is not the presenter's own to do.
    void tagChosen(tagline::TagId tag);
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

    const LibraryDocument& m_document;
    Workspace& m_workspace;
    const LibraryModel& m_rows;
    QMainWindow& m_window;
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
