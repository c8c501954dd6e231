#include "app/presenters/palette/CommandPalettePresenter.h"

#include "app/actions/ActionRegistry.h"
#include "app/presenters/library/ClipTexts.h"
#include "widgets/library/rows/LibraryModel.h"
#include "widgets/palette/CommandPalette.h"

#include <QAction>
#include <QDockWidget>
#include <QMainWindow>
#include <QMenuBar>

#include <utility>

namespace tagline {
namespace {

constexpr std::size_t mostFiles = 3000; ///< that are listed in a menu for the palette alone
const QString clipPrefix = QStringLiteral("clip:");

QString clipIdOf(const LibraryRow& row) { return clipPrefix + row.path + '#' + row.name; }

/// Id of a command that is the same in the next session: by its own name, else by its place in the menus.
QString commandIdOf(const MenuCommand& command)
{
    const QString name = command.action->objectName();
    return QStringLiteral("command:") + (name.isEmpty() ? command.path + '/' + command.text : name);
}

} // namespace

CommandPalettePresenter::CommandPalettePresenter(const PresenterContext& context, const LibraryModel& rows)
    : Presenter(context)
    , m_rows(rows)
    , m_recent(m_settings)
    , m_palette(new CommandPalette(&m_window))
{
    m_others.entryAt = [this](std::size_t place) { return m_entries[place]; };
    m_clips.entryAt = [this](std::size_t place) { return clipAt(place); };
    m_palette->setSources({&m_others, &m_clips}, [this] { gather(); });
    m_actions.followKey("help.find", m_palette.data(), &CommandPalette::setKey);
    m_actions.connectTo("help.find", this, [this] {
        if (m_palette) m_palette->open();
    });
    connect(m_palette, &CommandPalette::chosen, this, &CommandPalettePresenter::take);
    connect(m_palette, &CommandPalette::refused, this, &CommandPalettePresenter::refuse);
    const auto takeRows = [this] {
        if (m_palette && m_rows.namesRevision() != m_gatheredNames) m_palette->takeSources();
    };
    connect(&m_rows, &QAbstractItemModel::dataChanged, this, takeRows);
    connect(&m_rows, &QAbstractItemModel::modelReset, this, takeRows);
    connect(&m_document, &LibraryDocument::changed, this, [this](const DocumentChange& change) {
        if (m_palette && change.isReset) m_palette->dismiss();
    });
}

CommandPalettePresenter::~CommandPalettePresenter()
{
    if (m_palette) m_palette->setSources({}, {}); // those are this object's
}

void CommandPalettePresenter::gather()
{
    gatherOthers();
    if (m_gatheredNames != m_rows.namesRevision()) gatherClips();
    favourRecent();
}

void CommandPalettePresenter::gatherOthers()
{
    m_entries.clear();
    m_others.names.clear();
    addCommands();
    addTags();
    addQueries();
    addPresets();
}

/// `words`: other words that it is found by, such as its place.
void CommandPalettePresenter::add(CommandEntry entry, const QString& words)
{
    const bool isQuery = entry.kind == PaletteKind::Query; // whose letters would fit anything
    const QString beside = words.isEmpty() ? entry.detail : words + ' ' + entry.detail;
    m_others.names.add(entry.text, isQuery ? QString() : beside);
    m_entries.push_back(std::move(entry));
}

void CommandPalettePresenter::addCommands()
{
    m_commands = menuCommands(*m_window.menuBar(), m_document.library().sourceCount() > mostFiles);
    for (std::size_t number = 0; number < m_commands.size(); ++number) {
        const MenuCommand& command = m_commands[number];
        CommandEntry entry;
        entry.kind = PaletteKind::Command;
        entry.id = commandIdOf(command);
        entry.text = command.text;
        entry.detail = command.path;
        entry.key = command.action->shortcut().toString(QKeySequence::NativeText);
        entry.isEnabled = command.action->isEnabled();
        entry.whyNot = command.action->property("whyNot").toString();
        entry.number = number;
        add(std::move(entry), command.action->property("words").toString());
    }
}

void CommandPalettePresenter::addTags()
{
    const ClipLibrary& library = m_document.library();
    for (const TagId tag : shownTags(library)) {
        const TagDefinition& definition = library.vocabulary()[tag];
        CommandEntry entry;
        entry.kind = PaletteKind::Tag;
        entry.text = QString::fromStdString(definition.name);
        entry.id = QStringLiteral("tag:") + entry.text;
        entry.detail = tr("Tag");
        entry.key = QString::fromStdString(definition.key);
        entry.colour = screenColour(definition.colour);
        entry.number = tag.value;
        add(std::move(entry));
    }
}

void CommandPalettePresenter::addQueries()
{
    const ClipLibrary& library = m_document.library();
    m_asked.clear();
    const auto addAll = [this](const std::vector<SavedQuery>& queries, const char* prefix,
                               const QString& what) {
        for (const SavedQuery& query : queries) {
            CommandEntry entry;
            entry.kind = PaletteKind::Query;
            entry.text = QString::fromStdString(query.name);
            entry.id = QLatin1String(prefix) + entry.text;
            entry.detail = what + QStringLiteral(": ") + QString::fromStdString(query.text);
            entry.number = std::size_t(m_asked.size());
            m_asked.push_back(QString::fromStdString(query.text));
            add(std::move(entry));
        }
    };
    addAll(library.savedQueries(), "query:", tr("Saved query"));
    addAll(library.derivedTags(), "live:", tr("Live tag"));
}

void CommandPalettePresenter::addPresets()
{
    for (const ControllerPreset& preset : m_document.library().presets()) {
        CommandEntry entry;
        entry.kind = PaletteKind::Preset;
        entry.text = QString::fromStdString(preset.name);
        entry.id = QStringLiteral("preset:") + entry.text;
        entry.detail = tr("Blend preset");
        add(std::move(entry));
    }
}

void CommandPalettePresenter::gatherClips()
{
    const std::vector<LibraryRow>& rows = m_rows.rows();
    m_gatheredNames = m_rows.namesRevision();
    m_clipRows.clear();
    m_clipPlaces.clear();
    m_clipPlaces.reserve(rows.size());
    m_clips.names.clear();
    m_clips.names.reserve(rows.size());
    for (std::size_t row = 0; row < rows.size(); ++row) {
        if (!rows[row].clip.isValid()) continue;
        m_clipPlaces.emplace(clipIdOf(rows[row]), m_clipRows.size());
        m_clipRows.push_back(row);
        m_clips.names.add(rows[row].name, rows[row].folder);
    }
}

CommandEntry CommandPalettePresenter::clipAt(std::size_t place) const
{
    const std::size_t number = m_clipRows[place];
    CommandEntry entry;
    if (number >= m_rows.rows().size()) return entry;
    const LibraryRow& row = m_rows.rows()[number];
    entry.kind = PaletteKind::Clip;
    entry.id = clipIdOf(row);
    entry.text = row.name;
    entry.detail = row.folder;
    entry.number = row.clip.value;
    return entry;
}

/// Favours the entries that were used last.
void CommandPalettePresenter::favourRecent()
{
    m_others.names.clearFavours();
    for (std::size_t place = 0; place < m_entries.size(); ++place)
        if (const int worth = m_recent.worthOf(m_entries[place].id); worth > 0)
            m_others.names.setFavour(place, worth);
    m_clips.names.clearFavours();
    for (const QString& id : m_recent.ids()) {
        const auto [first, end] = m_clipPlaces.equal_range(id);
        for (auto each = first; each != end; ++each)
            m_clips.names.setFavour(each->second, m_recent.worthOf(id));
    }
}

void CommandPalettePresenter::take(const CommandEntry& entry)
{
    m_recent.take(entry.id);
    switch (entry.kind) {
    case PaletteKind::Command: {
        QAction* action = entry.number < m_commands.size() ? m_commands[entry.number].action.data() : nullptr;
        // A panel that is there may lie behind others: who chooses it wants to see it.
        const QObject* owner = action ? action->parent() : nullptr;
        if (const auto* panel = qobject_cast<const QDockWidget*>(owner);
            panel && panel->toggleViewAction() == action)
            return emit panelChosen(panel->objectName());
        // Behind the key that chose it: it may open a dialog, which waits.
        if (action) QMetaObject::invokeMethod(action, &QAction::trigger, Qt::QueuedConnection);
        break;
    }
    case PaletteKind::Clip:
        if (entry.number < m_document.library().clipCount())
            m_workspace.setCurrentClip(ClipId(std::uint32_t(entry.number)));
        break;
    case PaletteKind::Tag:
        m_workspace.setActiveTag(TagId(std::uint32_t(entry.number)));
        emit tagChosen(TagId(std::uint32_t(entry.number)));
        break;
    case PaletteKind::Query:
        if (entry.number < std::size_t(m_asked.size())) emit queryChosen(m_asked[qsizetype(entry.number)]);
        break;
    case PaletteKind::Preset:
        emit presetChosen(entry.text);
        break;
    }
}

void CommandPalettePresenter::refuse(const CommandEntry& entry)
{
    emit refused(entry.whyNot.isEmpty() ? tr("“%1” cannot be done now.").arg(entry.text) : entry.whyNot);
}

} // namespace tagline
