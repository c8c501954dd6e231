#include "app/presenters/blending/PresetPresenter.h"

#include "app/actions/ActionRegistry.h"
#include "app/document/playing/PresetArrangement.h"
#include "widgets/controller/ControllerPanel.h"
#include "widgets/theme/messages/Question.h"

#include <algorithm>
#include <optional>

namespace tagline {

PresetPresenter::PresetPresenter(const PresenterContext& context, ControllerSession& controller,
                                 BlendSteps& steps, ControllerPanel& panel)
    : Presenter(context)
    , m_controller(controller)
    , m_steps(steps)
    , m_panel(panel)
{
    connect(&m_document, &LibraryDocument::changed, this, [this](const DocumentChange& change) {
        if (change.isReset) m_current.clear();
        if (change.isReset || change.parts.has(LibraryPart::Presets) || change.areSourcesChanged) refresh();
    });
    connect(&m_controller, &PoseSource::changed, this, &PresetPresenter::refresh);
    connect(&m_panel, &ControllerPanel::presetLoadRequested, this, &PresetPresenter::load);
    connect(&m_panel, &ControllerPanel::presetRenameRequested, this, &PresetPresenter::askForNewName);
    connect(&m_panel, &ControllerPanel::presetDeleteRequested, this, &PresetPresenter::remove);
    connect(&m_panel, &ControllerPanel::presetSaveRequested, m_actions["controller.savePreset"],
            &QAction::trigger);
    m_actions.connectTo("controller.savePreset", this, [this] { askForName(); });
    m_actions.connectTo("controller.presets", this, [this] { m_panel.showPresetMenu(); });
    refresh();
}

const ControllerPreset* PresetPresenter::find(const QString& name) const
{
    const auto& presets = m_document.library().presets();
    const auto found = std::find_if(presets.begin(), presets.end(), [&](const ControllerPreset& each) {
        return each.name == name.toStdString();
    });
    return found == presets.end() ? nullptr : &*found;
}

// Saving

ControllerPreset PresetPresenter::presetNow(const QString& name) const
{
    ControllerPreset preset = presetOf(m_controller.arrangement(), m_document.library());
    if (const ControllerPreset* before = find(name)) { // keeps the members that this version does not know
        preset.extra = before->extra;
        preset.transitionExtra = before->transitionExtra;
    }
    preset.name = name.toStdString();
    return preset;
}

void PresetPresenter::askForName()
{
    if (m_controller.trackCount() == 0)
        return emit refused(
            tr("Put a clip on a track first%1.").arg(m_actions.bracketedKey("controller.toFirst")));
    const QString name = askedText(tr("Save Preset"), tr("Name of the preset:"), tr("Save Preset"), m_current,
                                   m_panel.window())
                             .value_or(QString());
    if (name.isEmpty()) return;
    if (find(name) && !isWanted({.title = tr("Save Preset"),
                                 .text = tr("There is a preset “%1” already.").arg(name),
                                 .detail = tr("Replaced by the blend of now, it comes back by undo alone."),
                                 .verb = tr("Replace")},
                                m_panel.window()))
        return;
    save(name);
}

void PresetPresenter::save(const QString& name)
{
    std::vector<ControllerPreset> presets = m_document.library().presets();
    ControllerPreset preset = presetNow(name);
    const auto same = std::find_if(presets.begin(), presets.end(),
                                   [&](const ControllerPreset& each) { return each.name == preset.name; });
    if (same != presets.end())
        *same = std::move(preset);
    else
        presets.push_back(std::move(preset));
    m_current = name;
    m_document.set(&LibraryEdit::presets, std::move(presets), tr("Save Preset %1").arg(name));
    refresh();
    emit done(tr("Preset %1 is now part of the library; Save%2 writes its file.")
                  .arg(name, m_actions.bracketedKey("file.save")));
}

void PresetPresenter::askForNewName(const QString& name)
{
    const QString newName = askedText(tr("Rename Preset"), tr("New name for %1:").arg(name),
                                      tr("Rename Preset"), name, m_panel.window())
                                .value_or(QString());
    if (!newName.isEmpty()) rename(name, newName);
}

void PresetPresenter::rename(const QString& name, const QString& newName)
{
    if (newName == name) return;
    if (find(newName)) return emit refused(tr("A preset named %1 already exists.").arg(newName));
    std::vector<ControllerPreset> presets = m_document.library().presets();
    for (ControllerPreset& each : presets)
        if (each.name == name.toStdString()) each.name = newName.toStdString();
    if (m_current == name) m_current = newName;
    m_document.set(&LibraryEdit::presets, std::move(presets),
                   tr("Rename Preset %1 to %2").arg(name, newName));
}

void PresetPresenter::remove(const QString& name)
{
    std::vector<ControllerPreset> presets = m_document.library().presets();
    std::erase_if(presets, [&](const ControllerPreset& each) { return each.name == name.toStdString(); });
    if (m_current == name) m_current.clear();
    m_document.set(&LibraryEdit::presets, std::move(presets), tr("Delete Preset %1").arg(name));
}

// Loading

std::vector<int> PresetPresenter::arrange(const BlendArrangement& arrangement)
{
    const ClipLibrary& library = m_document.library();
    const auto lost = m_controller.arrange(arrangement, [&](ClipId clip) {
        return clip.value < library.clipCount() ? stagedIn(library, clip) : StagedClip();
    });
    emit arranged();
    return lost;
}

void PresetPresenter::load(const QString& name)
{
    const ControllerPreset* preset = find(name);
    if (!preset) return;
    const BlendArrangement wanted = arrangementOf(*preset, m_document.library());
    QStringList missing;
    for (std::size_t i = 0; i < wanted.tracks.size(); ++i) {
        const ClipId clip = wanted.tracks[i].clip;
        if (!clip.isValid() || stagedIn(m_document.library(), clip).isEmpty())
            missing << tr("%1 of %2", "clip and file")
                           .arg(QString::fromStdString(preset->tracks[i].clip),
                                QString::fromStdString(preset->tracks[i].source));
    }
    for (const PresetFade& fade : preset->schedule)
        if (fade.at == TransitionStart::Kind::Tag && !m_document.library().vocabulary().find(fade.tag))
            missing << tr("the tag %1").arg(QString::fromStdString(fade.tag));
    m_current = name;
    m_steps.change(tr("Load Preset %1").arg(name), [&] { arrange(wanted); });
    if (!missing.isEmpty())
        emit refused(
            tr("Preset %1 needs what is not in the library: %2. The rest plays; the preset is unchanged.")
                .arg(name, missing.join(QStringLiteral(", "))));
}

void PresetPresenter::refresh()
{
    QStringList names;
    for (const ControllerPreset& each : m_document.library().presets())
        names << QString::fromStdString(each.name);
    m_panel.setPresets(names, m_current);
}

} // namespace tagline
