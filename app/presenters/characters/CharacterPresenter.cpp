#include "app/presenters/characters/CharacterPresenter.h"

#include "app/actions/ActionRegistry.h"
#include "app/presenters/library/ClipTexts.h"
#include "widgets/theme/controls/MenuText.h"
#include "widgets/viewport/CharacterBar.h"
#include "widgets/viewport/ViewportWidget.h"

#include <QFileInfo>
#include <QMenu>
#include <QScopedValueRollback>
#include <QTimer>

#include <chrono>

namespace tagline {
namespace {

using namespace std::chrono_literals;

constexpr auto choicesDelay = 60ms; ///< while files arrive, the choices are looked at this often

/// Section of an entry: 1 if the clip can be shown on the figure, 2 if that needs a map, 3 for others.
int sectionOf(FigureFit fit) { return isShowable(fit) ? 1 : needsMap(fit) ? 2 : 3; }

QString remarkOf(FigureFit fit)
{
    switch (fit) {
    case FigureFit::Own:
        return CharacterPresenter::tr("this clip's own");
    case FigureFit::Mapped:
        return CharacterPresenter::tr("retargeted");
    case FigureFit::Fits:
        return CharacterPresenter::tr("fits");
    case FigureFit::RestsOtherwise:
    case FigureFit::OtherNames:
        return CharacterPresenter::tr("needs retargeting");
    case FigureFit::Foreign:
        return CharacterPresenter::tr("fits no joint");
    }
    return {};
}

/// The file's name without its folder and ending.
QString stem(const LibrarySource& source)
{
    return QFileInfo(QString::fromStdString(source.path)).completeBaseName();
}

} // namespace

CharacterPresenter::CharacterPresenter(const PresenterContext& context, RestingFigure& resting,
                                       ViewportWidget* viewport)
    : Presenter(context)
    , m_resting(resting)
    , m_viewport(viewport)
{
    connectActions();
    connect(&m_resting, &RestingFigure::playRequested, this, [this] {
        if (m_isBeginning || !m_playback.isShown(m_resting) || !m_workspace.currentClip().isValid()) return;
        m_playback.show(nullptr);
        m_playback.setPlaying(true);
    });
    connect(&m_document, &LibraryDocument::changed, this, [this](const DocumentChange& change) {
        if (change.isReset) m_resting.setFigure(nullptr, {});
        if (change.isReset || change.areSourcesChanged || change.parts.has(LibraryPart::Character))
            refreshLater();
    });
    if (!m_viewport) return;
    connect(&m_workspace, &Workspace::currentClipChanged, this, &CharacterPresenter::refreshLater);
    connect(&m_playback, &PlaybackSession::figureChanged, this, &CharacterPresenter::refreshLater);
    CharacterBar& bar = m_viewport->characterBar();
    connect(&bar, &CharacterBar::entriesRequested, this, &CharacterPresenter::fillEntries);
    connect(&bar, &CharacterBar::chosen, this, [this](const QString& id) { choose(id.toStdString()); });
    connect(&bar, &CharacterBar::offerTaken, m_actions["clip.retarget"], &QAction::trigger);
}

void CharacterPresenter::choose(const std::string& path)
{
    const ClipLibrary& library = m_document.library();
    showClip();
    if (path == library.character()) return;
    const auto source = library.findSource(path);
    m_document.set(&LibraryEdit::character, path,
                   source
                       ? tr("Character %1").arg(sourceTitle(library.source(*source), commonFolder(library)))
                       : tr("Each Clip's Own Figure"));
}

void CharacterPresenter::chooseSource(SourceId source) { choose(m_document.library().source(source).path); }

void CharacterPresenter::showAtRest(SourceId id)
{
    const ClipLibrary& library = m_document.library();
    const LibrarySource& source = library.source(id);
    if (!source.model) return;
    const QScopedValueRollback beginning(m_isBeginning, true);
    m_resting.setFigure(source.model, tr("%1 at rest").arg(sourceTitle(source, commonFolder(library))));
    m_playback.show(&m_resting);
}

void CharacterPresenter::showClip()
{
    if (m_playback.isShown(m_resting)) m_playback.show(nullptr);
}

bool CharacterPresenter::hasClip() const
{
    const ClipLibrary& library = m_document.library();
    const ClipId clip = m_workspace.currentClip();
    return clip.isValid() && clip.value < library.clipCount() && library.motion(clip);
}

QString CharacterPresenter::advice() const
{
    const ClipLibrary& library = m_document.library();
    const auto character = library.findSource(library.character());
    if (!hasClip() || !character || !library.source(*character).model) return {};
    const QString name = stem(library.source(*character));
    switch (figureFit(library, m_workspace.currentClip(), *character)) {
    case FigureFit::RestsOtherwise:
        return tr("The joints of this clip are named as those of %1, but rest in another pose: "
                  "Clip ▸ Retarget to Character")
            .arg(name);
    case FigureFit::OtherNames:
        return tr("The joints of this clip have other names than those of %1: "
                  "Clip ▸ Retarget to Character")
            .arg(name);
    case FigureFit::Foreign:
        return tr("%1 fits no joint of this clip, which stays on its own figure: "
                  "Clip ▸ Retarget to Character")
            .arg(name);
    default:
        return {};
    }
}

/// All changes of one gesture are followed by a single refresh.
void CharacterPresenter::refreshLater()
{
    if (!m_viewport || std::exchange(m_isRefreshDue, true)) return;
    QTimer::singleShot(choicesDelay, this, &CharacterPresenter::refresh);
}

void CharacterPresenter::refresh()
{
    m_isRefreshDue = false;
    m_viewport->characterBar().setState(state());
}

/// The figure that the clip is shown on, and what can be done if that is not the character.
CharacterState CharacterPresenter::state() const
{
    const ClipLibrary& library = m_document.library();
    CharacterState state;
    if (!hasClip() || m_playback.clip().isEmpty()) return state;
    const SourceId own = library.clip(m_workspace.currentClip()).source;
    const auto& figure = m_playback.clip().figure;
    state.text = tr("Own figure");
    state.toolTip = tr("The character that clips are shown on: choose another");
    for (std::uint32_t i = 0; i < library.sourceCount() && library.source(own).model != figure; ++i)
        if (library.source(SourceId(i)).model == figure) {
            state.text = stem(library.source(SourceId(i)));
            break;
        }
    state.offerTip = advice();
    if (!state.offerTip.isEmpty())
        state.offer =
            tr("Retarget to %1…").arg(stem(library.source(*library.findSource(library.character()))));
    return state;
}

void CharacterPresenter::fillEntries()
{
    const ClipLibrary& library = m_document.library();
    const std::string common = commonFolder(library);
    QList<CharacterEntry> entries{{QString(), tr("Each Clip's Own Figure"), QString(), 0}};
    for (const FigureChoice& choice : figureChoices(library, m_workspace.currentClip())) {
        const LibrarySource& source = library.source(choice.source);
        entries.append({QString::fromStdString(source.path), sourceTitle(source, common),
                        hasClip() ? remarkOf(choice.fit) : QString(), sectionOf(choice.fit)});
    }
    m_viewport->characterBar().setEntries(std::move(entries), QString::fromStdString(library.character()));
}

void CharacterPresenter::connectActions()
{
    m_actions.connectTo("clip.character", this, [this] {
        const ClipId clip = m_workspace.currentClip();
        if (!clip.isValid()) {
            emit refused(tr("Choose a clip in the library first."));
            return;
        }
        const LibrarySource& source = m_document.library().source(m_document.library().clip(clip).source);
        m_document.set(&LibraryEdit::character, source.path,
                       tr("Character %1").arg(sourceTitle(source, commonFolder(m_document.library()))));
    });
}

void CharacterPresenter::fillMenu(QMenu& menu)
{
    const ClipLibrary& library = m_document.library();
    const auto offer = [&](const QString& text, const std::string& path) {
        QAction* action = menu.addAction(menuText(text));
        action->setCheckable(true);
        action->setChecked(path == library.character());
        connect(action, &QAction::triggered, this, [this, path, text] {
            m_document.set(&LibraryEdit::character, path, tr("Character %1").arg(text));
        });
    };
    offer(tr("Each Clip's Own Figure"), std::string());
    menu.addSeparator();
    const std::string common = commonFolder(library);
    for (const SourceId id : library.sourcesInPathOrder())
        if (const LibrarySource& source = library.source(id); source.model && !source.model->meshes.empty())
            offer(sourceTitle(source, common), source.path);
}

} // namespace tagline
