// The part of Application that shows the open library, the current clip and the modes that are on.

#include "app/Application.h"

#include "app/presenters/library/ClipTexts.h"
#include "core/library/moved/MovedSources.h"
#include "core/library/moved/SourceFit.h"
#include "core/support/text/ErrorText.h"
#include "widgets/theme/Theme.h"
#include "widgets/theme/messages/CoreText.h"
#include "widgets/theme/messages/MessageArea.h"
#include "widgets/theme/messages/NoticeBar.h"
#include "widgets/theme/messages/StatusStrip.h"
#include "widgets/timeline/TimelineWidget.h"
#include "widgets/viewport/ViewportWidget.h"

#include <algorithm>
#include <climits>

namespace tagline {

/// Notes for people about the clip that is shown: names without a partner, and whether its file changed, if
/// the notice over the library does not say so.
void Application::showCurrentClip()
{
    const ClipLibrary& library = m_document.library();
    const ClipId id = m_workspace.currentClip();
    m_query.setFirstClip(id);
    const bool isKnown = id.isValid() && id.value < library.clipCount();
    const bool hasChanged = isKnown && library.clip(id).hasChangedFile();
    const bool isGone = hasChanged && !library.clip(id).place;
    const QString gone = tr("The file has no clip of this name any more; its tags are kept.");
    const QString whyNot = !isKnown ? tr("Choose a clip in the library first.")
                           : isGone ? gone
                           : library.clip(id).isFileRewritten()
                               ? tr("This clip's file was written again with the same length and rate; its "
                                    "motion is not known to be another.")
                               : tr("This clip's file has not changed since it was tagged.");
    m_actions.setAvailable("clip.sourceChange", hasChanged && !isGone, whyNot);
    m_clipNote.clear();
    const Rare<Error> failure = isKnown ? library.source(library.clip(id).source).error : Rare<Error>();
    if (failure)
        m_clipNote = tr("Its file could not be read: %1").arg(coreText(sentenceOf(*failure)));
    else if (isGone)
        m_clipNote = gone;
    else if (hasChanged && (m_window.changeNotice().isHidden() || !canBeFitted(library, id)))
        m_clipNote = tr("The file changed since it was tagged: see Clip ▸ Fit Ranges to Changed File");
    const StagedClip& shown = m_playback.clip();
    const MissingNames missing =
        shown.map ? MissingNames() : missingNames(shown); // a map leaves some out by design
    if (m_clipNote.isEmpty() && !missing.channels.empty())
        m_clipNote =
            tr("%n channel(s) without a joint on this figure (%1 …)", nullptr, int(missing.channels.size()))
                .arg(QString::fromStdString(missing.channels.front()));
    if (m_clipNote.isEmpty()) m_clipNote = m_characterPresenter.advice();
    showStatus();
}

/// The modes that a person should not forget are on.
QList<TimelineBadge> Application::badges() const
{
    QList<TimelineBadge> badges;
    if (m_tagKeys.isTagMode())
        badges.append({tr("Tag mode"), &Theme::accent, tr("letters are tag keys; Esc leaves")});
    badges += m_liveTagPresenter.badges();
    if (m_drivePresenter.isSteering())
        badges.append(
            {tr("Steering"), &Theme::accent, tr("W A S D and arrows steer the figure; Esc leaves")});
    if (const PoseSource* source = m_playback.source())
        badges.append(
            {source->title(), &Theme::muted,
             tr("plays in the clip's place. The playhead goes along while this clip takes part; else "
                "it is grey. Esc returns to the clip.")});
    return badges;
}

void Application::showStatus()
{
    MessageArea& messages = m_window.status().messages();
    messages.setWork(m_liveTagPresenter.description());
    messages.setHint(!m_hoverText.isEmpty() ? m_hoverText
                     : m_clipNote.isEmpty() ? m_recordPresenter.selectionText()
                                            : m_clipNote);
    m_window.timeline().setBadges(badges());
    const QString picture = m_playback.isPlaying() ? m_pictureText : QString();
    m_window.status().setRightText(m_window.viewport() ? picture : tr("No picture: OpenGL is not available"));
}

void Application::showTitle()
{
    const ClipLibrary& library = m_document.library();
    const QString name = inOneLine(m_savePresenter.openName());
    qint64 frames = 0;
    for (const AxisRange clip : library.index().axis()->view().bounds) frames += clip.stop - clip.start;
    std::size_t clips = library.clipCount();
    for (std::uint32_t i = 0; i < library.sourceCount(); ++i) {
        if (!isLeftBehind(library, SourceId(i))) continue;
        clips -= library.source(SourceId(i)).clips.size();
        for (const ClipId clip : library.source(SourceId(i)).clips) frames -= library.clip(clip).frames;
    }
    const bool isModified = m_document.isModified();
    const auto state = m_document.isReadOnly() ? MainWindow::TitleState::ReadOnly
                       : isModified            ? MainWindow::TitleState::Modified
                                               : MainWindow::TitleState::Saved;
    const QString counts = tr("%Ln clip(s)", nullptr, int(clips)) + QStringLiteral(" · ") +
                           tr("%Ln frame(s)", nullptr, int(std::min<qint64>(frames, INT_MAX)));
    m_window.showTitle(name, state, counts);
    const bool isOpen = !m_opened.isEmpty();
    for (const char* id : {"file.saveAs", "file.close"})
        m_actions.setAvailable(id, isOpen, tr("Nothing is open."));
    m_actions.setAvailable("file.export", library.clipCount() > 0, tr("There are no clips to export."));
    m_actions.setAvailable("file.importTags", library.clipCount() > 0,
                           tr("There are no clips that tags could go into."));
    m_actions.setAvailable("file.save",
                           isModified || library.sourceCount() > 0 || !m_document.libraryPath().empty(),
                           tr("Nothing is open."));
}

} // namespace tagline
