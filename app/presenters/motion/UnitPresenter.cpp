#include "app/presenters/motion/UnitPresenter.h"

#include "app/actions/ActionRegistry.h"
#include "app/presenters/library/ClipTexts.h"
#include "core/library/FolderAgreement.h"
#include "core/motion/figure/LengthUnits.h"
#include "widgets/theme/messages/NoticeBar.h"

#include <QLocale>

#include <algorithm>

namespace tagline {

UnitPresenter::UnitPresenter(const PresenterContext& context, NoticeBar& notice)
    : Presenter(context)
    , m_notice(notice)
{
    connect(&m_workspace, &Workspace::currentClipChanged, this, &UnitPresenter::show);
    connect(&m_document, &LibraryDocument::changed, this, [this](const DocumentChange& change) {
        if (change.isReset || change.areSourcesChanged) show();
    });
    connect(&m_notice, &NoticeBar::answered, this, &UnitPresenter::answer);
    m_actions.connectTo("clip.suggestedUnit", this, [this] { readSuggested(false); });
    m_actions.connectTo("clip.suggestedUnitAll", this, [this] { readSuggested(true); });
    m_actions.connectTo("clip.keepSize", this, [this] { keepSize(); });
    show();
}

const UnitSuggestion* UnitPresenter::suggestion() const
{
    const ClipLibrary& library = m_document.library();
    const ClipId clip = m_workspace.currentClip();
    if (!clip.isValid() || clip.value >= library.clipCount()) return nullptr;
    const auto& found = library.source(library.clip(clip).source).unitSuggestion;
    return found ? &*found : nullptr;
}

std::vector<SourceId> UnitPresenter::alikeSources() const
{
    const ClipLibrary& library = m_document.library();
    const double metres = suggestion()->metresPerUnit;
    std::vector<SourceId> sources{library.clip(m_workspace.currentClip()).source};
    for (std::uint32_t i = 0; i < library.sourceCount(); ++i) {
        const auto& other = library.source(SourceId(i)).unitSuggestion;
        if (SourceId(i) != sources.front() && other && other->metresPerUnit == metres)
            sources.push_back(SourceId(i));
    }
    return sources;
}

void UnitPresenter::show()
{
    const UnitSuggestion* found = suggestion();
    for (const char* id : {"clip.suggestedUnit", "clip.suggestedUnitAll", "clip.keepSize"})
        m_actions.setAvailable(id, found != nullptr, tr("No other unit is suggested for this clip's file."));
    if (!found) return m_notice.clear();
    const auto shown = [](double metres) { return QString::fromStdString(lengthText(metres)); };
    QList<NoticeAnswer> answers{
        {"read", suggestionVerb(*found),
         tr("Read this file anew: its figure becomes %1 tall").arg(shown(found->suggestedMetres))}};
    if (const std::size_t count = alikeSources().size(); count > 1)
        answers << NoticeAnswer{"all", tr("All %1 Files").arg(QLocale().toString(qulonglong(count))),
                                tr("Read every file anew for which the same is suggested")};
    answers << NoticeAnswer{"other", tr("Other…"), tr("Choose the unit, frame rate and up axis of this file")}
            << NoticeAnswer{"keep", tr("Keep"),
                            tr("The size is right: do not ask about files of this folder with the same "
                               "skeleton again")};
    m_notice.setNotice(tr("This figure is %1 tall. %2", "%2: in centimetres it would be 1.7 m.")
                           .arg(shown(found->presentMetres), suggestionOutcome(*found)),
                       answers);
}

void UnitPresenter::answer(const QString& id)
{
    if (id == "read") readSuggested(false);
    if (id == "all") readSuggested(true);
    if (id == "other" && m_document.mayEdit()) m_actions["file.import"]->trigger();
    if (id == "keep") keepSize();
}

void UnitPresenter::readSuggested(bool isForAll)
{
    const UnitSuggestion* found = suggestion();
    if (!found) return emit noted(tr("This clip's figure has a usual size."));
    std::vector<SourceId> sources = alikeSources();
    if (!isForAll) sources.resize(1);
    std::vector<SourceSettings> settings;
    for (const SourceId source : sources) {
        settings.push_back({source, m_document.importSettings(source)});
        settings.back().settings.metresPerUnit = found->metresPerUnit;
    }
    m_document.setImportSettings(settings, suggestionVerb(*found));
}

void UnitPresenter::keepSize()
{
    if (!suggestion()) return emit noted(tr("This clip's figure has a usual size."));
    const ClipLibrary& library = m_document.library();
    std::vector<SourceSettings> settings;
    for (const SourceId source : alikeFiles(library, library.clip(m_workspace.currentClip()).source)) {
        if (!library.source(source).unitSuggestion) continue;
        settings.push_back({source, m_document.importSettings(source)});
        settings.back().settings.metresPerUnit = library.source(source).model->metresPerUnit;
    }
    m_document.setImportSettings(settings, tr("Keep Size"));
}

} // namespace tagline
