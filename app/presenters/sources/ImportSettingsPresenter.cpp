#include "app/presenters/sources/ImportSettingsPresenter.h"

#include "app/actions/ActionRegistry.h"
#include "app/document/library/LibraryDocument.h"
#include "app/document/library/Workspace.h"
#include "app/presenters/sources/ImportSettingsDialog.h"

#include <QWidget>

namespace tagline {

ImportSettingsPresenter::ImportSettingsPresenter(const PresenterContext& context)
    : Presenter(context)
{
    m_actions.connectTo("file.import", this, [this] { edit(); });
}

void ImportSettingsPresenter::edit()
{
    const ClipId clip = m_workspace.currentClip();
    if (!clip.isValid()) {
        emit refused(tr("Choose a clip in the library first."));
        return;
    }
    const SourceId source = m_document.library().clip(clip).source;
    ImportSettingsDialog dialog(m_document.library().source(source), m_document.library().clip(clip),
                                &m_window);
    if (dialog.exec() != QDialog::Accepted) return;
    const SourceSettings settings{source, dialog.settings()};
    m_document.setImportSettings({&settings, 1}, tr("Import Settings"));
}

} // namespace tagline
