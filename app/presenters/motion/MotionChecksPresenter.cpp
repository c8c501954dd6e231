#include "app/presenters/motion/MotionChecksPresenter.h"

#include "app/actions/ActionRegistry.h"
#include "app/document/library/NewTags.h"
#include "app/presenters/library/ClipTexts.h"
#include "app/presenters/motion/MotionChecksDialog.h"
#include "app/presenters/timeline/SuggestionLanes.h"
#include "app/presenters/timeline/TimelinePresenter.h"
#include "core/library/checks/MotionCheckup.h"
#include "core/library/suggesters/ForeignSuggestions.h"
#include "core/time/FrameRanges.h"
#include "widgets/theme/messages/CoreText.h"
#include "widgets/theme/panels/BesidePlace.h"
#include "widgets/timeline/TimelineContent.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace tagline {
namespace {

constexpr QSize motionChecksSize{600, 640};

QString translated(const char* text) { return QCoreApplication::translate("tagline::MotionChecks", text); }

QString measured(float value, MotionFaultUnit unit)
{
    return QLocale().toString(double(value), 'g', 3) + QLatin1Char(' ') + translated(unitSymbol(unit));
}

/// Whether half of a range or more lies in these.
bool isMostlyIn(FrameRange range, const FrameRanges& frames)
{
    return 2 * frames.intersected(FrameRanges::canonical({range})).frameCount() >= range.length();
}

} // namespace

MotionChecksPresenter::MotionChecksPresenter(const PresenterContext& context, TimelinePresenter& lanes)
    : Presenter(context)
    , m_lanes(lanes)
    , m_preview(m_document, m_workspace)
{
    m_actions.connectTo("tag.motionChecks", this, [this] { open(); });
    connect(&m_preview, &MotionCheckPreview::changed, this, &MotionChecksPresenter::update);
    connect(&m_document, &LibraryDocument::changed, this, [this](const DocumentChange& change) {
        if (change.isReset) {
            m_dismissed.clear();
            m_tuned.clear();
        }
        if (change.isReset && m_dialog) return m_dialog->reject();
        if (!m_dialog) return;
        if (change.parts.has(LibraryPart::Motion)) {
            m_dialog->setSettings(m_document.library().motionSettings());
            m_preview.start(m_document.library().motionSettings());
        }
        if (change.areSheetsChanged) update();
    });
    m_lanes.addContentSource([this](ClipId clip, TimelineContent& content) { addTo(clip, content); });
}

void MotionChecksPresenter::open()
{
    if (m_document.library().clipCount() == 0) return emit refused(tr("Open clips first."));
    showBeside(m_dialog, m_window, motionChecksSize, [this] {
        connect(m_dialog, &MotionChecksDialog::edited, this, &MotionChecksPresenter::take);
        connect(m_dialog, &MotionChecksDialog::faultChosen, this, &MotionChecksPresenter::choose);
        connect(m_dialog, &MotionChecksDialog::dismissRequested, this, &MotionChecksPresenter::dismiss);
        connect(m_dialog, &MotionChecksDialog::acceptRequested, this, [this](int fault) {
            if (fault < 0 || std::size_t(fault) >= m_suggested.size()) return;
            const MotionFault accepted = m_suggested[std::size_t(fault)];
            accept({accepted}, tr("Accept %1").arg(kindOf(accepted.check).tag));
        });
        connect(m_dialog, &MotionChecksDialog::acceptAllRequested, this, [this] {
            accept(std::vector(m_suggested), tr("Accept %n suggestion(s)", nullptr, int(m_suggested.size())));
        });
        connect(m_dialog, &QDialog::finished, this, [this] {
            m_tuned.clear();
            m_preview.stop();
        });
        m_dialog->setSettings(m_document.library().motionSettings());
    });
    m_preview.start(m_document.library().motionSettings());
    showList();
}

void MotionChecksPresenter::take(const MotionSettings& settings, const QString& what, bool isFinal)
{
    m_preview.start(settings);
    if (!isFinal) return;
    if (what != m_tuned) m_gesture = m_document.newGesture();
    m_tuned = what;
    m_document.set(&LibraryEdit::motion, settings, tr("Tune %1").arg(what), m_gesture);
}

bool MotionChecksPresenter::isSettled(ClipId clip, const MotionFault& fault) const
{
    if (isMostlyIn(fault.range, knownFaultFrames(m_document.library(), clip, kindOf(fault.check))))
        return true;
    return std::any_of(m_dismissed.begin(), m_dismissed.end(), [&](const Dismissed& each) {
        return each.clip == clip && each.check == fault.check &&
               isMostlyIn(fault.range, FrameRanges::canonical({each.range}));
    });
}

void MotionChecksPresenter::update()
{
    m_suggested.clear();
    m_joints.clear();
    const auto& found = m_preview.found();
    if (found)
        for (std::size_t i = 0; i < found->faults.size(); ++i) {
            if (isSettled(found->clip, found->faults[i])) continue;
            m_suggested.push_back(found->faults[i]);
            m_joints.push_back(found->joints[i]);
        }
    if (m_chosen && std::find(m_suggested.begin(), m_suggested.end(), *m_chosen) == m_suggested.end())
        m_chosen.reset();
    showList();
    m_lanes.refreshLater();
}

void MotionChecksPresenter::showList()
{
    if (!m_dialog) return;
    std::vector<FaultLine> lines;
    for (std::size_t i = 0; i < m_suggested.size(); ++i) {
        const MotionFault& fault = m_suggested[i];
        const MotionCheckKind& kind = kindOf(fault.check);
        lines.push_back({translated(kind.name),
                         QStringLiteral("%1–%2").arg(fault.range.start).arg(fault.range.stop), m_joints[i],
                         measured(fault.value, kind.unit), measured(fault.threshold, kind.unit),
                         translated(kind.what)});
    }
    m_dialog->setFaults(lines);
    const auto& found = m_preview.found();
    m_dialog->setLegLength(found ? double(found->legLength) : 0.0);
    if (!found)
        m_dialog->setNote(tr("Show a clip to check its motion."));
    else if (!found->problem.isEmpty())
        m_dialog->setNote(coreText(found->problem.toStdString()));
    else if (lines.empty())
        m_dialog->setNote(tr("Nothing is suggested for this clip."));
    else
        m_dialog->setNote(tr("%n range(s) suggested for this clip.", nullptr, int(lines.size())));
}

void MotionChecksPresenter::choose(int fault)
{
    if (fault < 0 || std::size_t(fault) >= m_suggested.size() || !m_preview.found()) return;
    m_chosen = m_suggested[std::size_t(fault)];
    m_workspace.show(m_preview.found()->clip, m_chosen->range.start);
    m_lanes.refreshLater();
}

void MotionChecksPresenter::accept(const std::vector<MotionFault>& accepted, const QString& text)
{
    if (accepted.empty() || !m_preview.found()) return;
    const ClipId clip = m_preview.found()->clip;
    const ClipLibrary& library = m_document.library();
    if (library.source(library.clip(clip).source).isReadOnly())
        return emit refused(tr("The tags of %1 cannot be edited.").arg(clipName(library, clip)));
    std::vector<ForeignSuggestion> suggestions;
    std::vector<std::string> names;
    for (const MotionFault& fault : accepted) {
        names.push_back(kindOf(fault.check).tag);
        m_document.tagNamed(names.back());
        suggestions.push_back({clip, names.back(), fault.range, 1.0});
    }
    const int steps = m_document.undoStack().index();
    changeDefining(m_document, acceptedChanges(suggestions, library), names, text);
    if (m_document.undoStack().index() == steps)
        emit refused(tr("Nothing was tagged: the tag set is locked, or other tags of the group are there."));
}

void MotionChecksPresenter::dismiss(int fault)
{
    if (fault < 0 || std::size_t(fault) >= m_suggested.size() || !m_preview.found()) return;
    const MotionFault& dismissed = m_suggested[std::size_t(fault)];
    m_dismissed.push_back({m_preview.found()->clip, dismissed.check, dismissed.range});
    update();
}

void MotionChecksPresenter::addTo(ClipId clip, TimelineContent& content) const
{
    if (!m_preview.found() || m_preview.found()->clip != clip) return;
    for (const MotionCheckKind& kind : motionCheckKinds()) {
        std::vector<FrameRange> ranges;
        for (const MotionFault& fault : m_suggested)
            if (fault.check == kind.check) ranges.push_back(fault.range);
        if (ranges.empty()) continue;
        std::optional<FrameRange> current;
        if (m_chosen && m_chosen->check == kind.check) current = m_chosen->range;
        addSuggestions(content, m_document.library().vocabulary(), kind.tag, std::move(ranges), current,
                       std::size_t(kind.check));
    }
}

} // namespace tagline
