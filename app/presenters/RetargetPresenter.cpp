#include "app/presenters/RetargetPresenter.h"

#include "app/actions/ActionRegistry.h"
#include "app/presenters/RetargetDialog.h"

#include <QFileInfo>

#include <algorithm>

namespace tagline {
namespace {

QString fileName(const std::string& path) { return QFileInfo(QString::fromStdString(path)).fileName(); }

} // namespace

RetargetPresenter::RetargetPresenter(LibraryDocument& document, Workspace& workspace,
                                     PlaybackSession& playback, ActionRegistry& actions, QWidget* window)
    : m_document(document)
    , m_workspace(workspace)
    , m_playback(playback)
    , m_actions(actions)
    , m_window(window)
{
    m_actions.connectTo("clip.retarget", this, [this] { retarget(); });
    connect(&m_workspace, &Workspace::currentClipChanged, this, &RetargetPresenter::follow);
    connect(&m_document, &LibraryDocument::changed, this, &RetargetPresenter::follow);
    follow();
}

std::shared_ptr<const ImportedModel> RetargetPresenter::character() const
{
    const ClipLibrary& library = m_document.library();
    const auto source = library.findSource(library.character());
    return source ? library.source(*source).model : nullptr;
}

/// The file of the current clip.
std::shared_ptr<const ImportedModel> RetargetPresenter::source() const
{
    const ClipLibrary& library = m_document.library();
    const ClipId clip = m_workspace.currentClip();
    if (!clip.isValid() || clip.value >= library.clipCount()) return nullptr;
    return library.source(library.clip(clip).source).model;
}

void RetargetPresenter::follow() { m_actions["clip.retarget"]->setEnabled(source() != nullptr); }

QString RetargetPresenter::offer() const
{
    const auto figure = character();
    const StagedClip& shown = m_playback.clip();
    if (!figure || shown.isEmpty() || shown.map || shown.figure == figure || !source()) return {};
    return tr("This clip's joints have other names than the character's: Clip ▸ Retarget to Character");
}

void RetargetPresenter::retarget()
{
    const auto from = source();
    const auto to = character();
    if (!from) return;
    if (!to) {
        emit refused(tr("Choose a character first: select a clip of its file, then Clip ▸ Use This File as "
                        "Character"));
        return;
    }
    if (from == to) {
        emit refused(tr("This clip is of the character's own file: there is nothing to retarget"));
        return;
    }
    const ClipLibrary& library = m_document.library();
    const auto known = library.figureMap(library.character(), from->skeleton);
    const LibrarySource& file = library.source(library.clip(m_workspace.currentClip()).source);
    RetargetDialog dialog(from->skeleton, fileName(file.path), to->skeleton, fileName(library.character()),
                          known ? *known : guessedRetargetMap(from->skeleton, to->skeleton), m_window);
    if (dialog.exec() == QDialog::Accepted) keep(known, dialog.map());
}

/// The map takes the place of the one before; an empty one is not kept.
void RetargetPresenter::keep(const std::shared_ptr<const RetargetMap>& before, RetargetMap map)
{
    const ClipLibrary& library = m_document.library();
    std::vector<FigureMap> maps = library.figureMaps();
    const auto place = std::find_if(maps.begin(), maps.end(),
                                    [&](const FigureMap& each) { return before && each.map == before; });
    const bool isNew = place == maps.end();
    if (isNew && map.isEmpty()) return;
    if (map.isEmpty())
        maps.erase(place);
    else if (isNew)
        maps.push_back(
            {freeName(), library.character(), std::make_shared<const RetargetMap>(std::move(map))});
    else if (!(*place->map == map))
        place->map = std::make_shared<const RetargetMap>(std::move(map));
    m_document.setFigureMaps(std::move(maps), tr("Retarget to %1").arg(fileName(library.character())));
}

/// "walk.bvh to figure.fbx", with a number where there is one of that name.
std::string RetargetPresenter::freeName() const
{
    const ClipLibrary& library = m_document.library();
    const LibrarySource& file = library.source(library.clip(m_workspace.currentClip()).source);
    const QString plain = tr("%1 to %2").arg(fileName(file.path), fileName(library.character()));
    QString name = plain;
    const auto isTaken = [&](const FigureMap& each) { return each.name == name.toStdString(); };
    for (int number = 2; std::any_of(library.figureMaps().begin(), library.figureMaps().end(), isTaken);
         ++number)
        name = tr("%1 (%2)").arg(plain).arg(number);
    return name.toStdString();
}

} // namespace tagline
