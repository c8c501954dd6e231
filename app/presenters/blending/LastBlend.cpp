#include "app/presenters/blending/LastBlend.h"

#include "app/document/library/reading/ImportQueue.h"
#include "app/document/playing/ControllerSession.h"
#include "app/document/playing/PresetArrangement.h"
#include "core/io/LibraryFile.h"
#include "core/io/PresetPlaying.h"

#include <algorithm>
#include <chrono>
#include <utility>

namespace tagline {
namespace {

constexpr auto blendKey = "blend"; ///< of each library: a library file with one preset

} // namespace

LastBlend::LastBlend(const PresenterContext& context, ControllerSession& controller,
                     const ImportQueue& imports)
    : Presenter(context)
    , m_controller(controller)
    , m_kept(m_document, QStringLiteral("blends"),
             {[this] {
                  m_awaited.reset();
                  m_text.clear();
                  m_due.stop();
              },
              [this](QSettings& settings) { load(settings); },
              [this](QSettings& settings) { save(settings); },
              [this](QSettings& settings) { saveDue(settings); }})
{
    m_due.setSingleShot(true);
    m_due.setInterval(std::chrono::seconds(1));
    connect(&m_due, &QTimer::timeout, this, [this] { m_kept.save(); });
    connect(&m_document, &LibraryDocument::changed, this, &LastBlend::setUpWhenThere);
    connect(&imports, &ImportQueue::finished, this, &LastBlend::setUp);
    connect(&m_controller, &PoseSource::changed, this, &LastBlend::takeChange);
    m_kept.keepIn(m_settings);
}

LastBlend::~LastBlend() { keep(); }

void LastBlend::keep()
{
    if (m_due.isActive()) m_kept.save();
}

void LastBlend::load(QSettings& settings)
{
    if (m_controller.trackCount() > 0) return;
    m_text = settings.value(blendKey).toByteArray();
    if (m_text.isEmpty()) return;
    const auto presets = readPresets({m_text.constData(), std::size_t(m_text.size())}, blendKey);
    if (!presets || presets->empty()) return; // of a later version
    m_awaited = presets->front();
    setUpWhenThere();
}

void LastBlend::save(QSettings& settings)
{
    m_due.stop();
    if (m_text.isEmpty())
        settings.remove(blendKey);
    else
        settings.setValue(blendKey, m_text);
}

void LastBlend::saveDue(QSettings& settings)
{
    if (m_due.isActive()) save(settings);
}

void LastBlend::takeChange()
{
    if (m_isSettingUp) return; // a blend that could not be set up is kept until a person changes something
    if (m_controller.trackCount() > 0) m_awaited.reset();
    if (m_awaited) return;
    LibraryFile file;
    file.presets.push_back(presetOf(m_controller.arrangement(), m_document.library()));
    file.presets.front().name = blendKey;
    m_text = file.presets.front().tracks.empty() ? QByteArray()
                                                 : QByteArray::fromStdString(writtenLibraryFile(file));
    m_due.start();
}

bool LastBlend::isThere(const PresetTrack& track) const
{
    const auto source = m_document.library().findSource(track.source);
    return source && m_document.library().source(*source).state != SourceState::Pending;
}

void LastBlend::setUpWhenThere()
{
    if (m_awaited &&
        std::ranges::all_of(m_awaited->tracks, [this](const PresetTrack& each) { return isThere(each); }))
        setUp();
}

void LastBlend::setUp()
{
    if (!m_awaited || m_document.library().sourceCount() == 0) return;
    const ControllerPreset preset = *std::exchange(m_awaited, std::nullopt);
    const ClipLibrary& library = m_document.library();
    m_isSettingUp = true;
    m_controller.arrange(arrangementOf(preset, library),
                         [&library](ClipId clip) { return stagedIn(library, clip); });
    m_isSettingUp = false;
}

} // namespace tagline
