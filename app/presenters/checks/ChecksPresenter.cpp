#include "app/presenters/checks/ChecksPresenter.h"

#include "app/actions/ActionRegistry.h"
#include "app/document/library/NewTags.h"
#include "app/presenters/checks/CheckEditor.h"
#include "app/presenters/checks/ChecksDialog.h"
#include "app/presenters/library/ClipTexts.h"
#include "app/presenters/query/QueryNoteTexts.h"
#include "core/library/LibraryQueries.h"
#include "widgets/theme/messages/CoreText.h"
#include "widgets/theme/panels/BesidePlace.h"

#include <QCoreApplication>

#include <algorithm>
#include <span>

namespace tagline {
namespace {

constexpr QSize checksDialogSize{620, 480};

QString rangesText(const std::vector<FrameRange>& ranges)
{
    constexpr std::size_t mostSaid = 3;
    QStringList parts;
    for (std::size_t i = 0; i < std::min(ranges.size(), mostSaid); ++i)
        parts << QStringLiteral("%1–%2").arg(ranges[i].start).arg(ranges[i].stop);
    if (ranges.size() > mostSaid) parts << QStringLiteral("…");
    return parts.join(QStringLiteral(", "));
}

/// Null where no check has that name.
const LibraryCheck* findCheck(const std::vector<LibraryCheck>& checks, const std::string& name)
{
    const auto found = std::ranges::find(checks, name, &LibraryCheck::name);
    return found == checks.end() ? nullptr : &*found;
}

} // namespace

ChecksPresenter::ChecksPresenter(const PresenterContext& context)
    : Presenter(context)
    , m_session(m_document)
{
    m_actions.connectTo("query.checks", this, [this] { open(); });
    connect(&m_session, &CheckSession::changed, this, &ChecksPresenter::show);
    connect(&m_document, &LibraryDocument::changed, this, [this](const DocumentChange& change) {
        if (change.isReset && m_dialog) m_dialog->reject();
    });
}

void ChecksPresenter::open()
{
    if (m_document.library().clipCount() == 0) return emit refused(tr("Open clips first."));
    showBeside(m_dialog, m_window, checksDialogSize, [this] {
        connect(m_dialog, &ChecksDialog::findingChosen, this, &ChecksPresenter::showFinding);
        connect(m_dialog, &ChecksDialog::addRequested, this, &ChecksPresenter::add);
        connect(m_dialog, &ChecksDialog::editRequested, this, &ChecksPresenter::edit);
        connect(m_dialog, &ChecksDialog::removeRequested, this, &ChecksPresenter::remove);
        connect(m_dialog, &ChecksDialog::addTagsRequested, this, &ChecksPresenter::addTags);
        connect(m_dialog, &QDialog::finished, this, [this] { m_session.setWanted(false); });
    });
    m_session.setWanted(true);
    show();
}

CheckLine ChecksPresenter::lineOf(const CheckOutcome& outcome) const
{
    const ClipLibrary& library = m_document.library();
    const LibraryCheck* own = findCheck(library.checks(), outcome.name);
    CheckLine line;
    line.isOwn = own;
    line.name = own ? QString::fromStdString(outcome.name)
                    : QCoreApplication::translate("tagline::LibraryCheckup", outcome.name.c_str());
    line.tip = own ? (QStringList(QString::fromStdString(own->query)) + notesOf(*own)).join('\n')
                   : tr("Every library is checked for this");
    line.state =
        outcome.isKept() ? tr("passed") : tr("%Ln finding(s)", nullptr, int(outcome.findings.size()));
    const std::size_t listed = std::min(outcome.findings.size(), mostFindings);
    for (const CheckFinding& finding : std::span(outcome.findings).first(listed)) {
        const bool isThere = finding.clip.isValid() && finding.clip.value < library.clipCount();
        const QString place = isThere ? clipName(library, finding.clip)
                              : finding.source.isValid() && finding.source.value < library.sourceCount()
                                  ? sourceName(library.source(finding.source))
                                  : QString();
        line.findings.push_back(
            {place, rangesText(finding.ranges), coreText(finding.message), !finding.undefinedTag.empty()});
    }
    return line;
}

void ChecksPresenter::show()
{
    if (!m_dialog) return;
    std::vector<CheckLine> lines;
    int broken = 0;
    for (const CheckOutcome& outcome : m_session.outcomes()) {
        lines.push_back(lineOf(outcome));
        broken += outcome.isKept() ? 0 : 1;
    }
    m_dialog->setChecks(lines);
    if (m_session.isChecking())
        m_dialog->setNote(tr("Checking…"));
    else
        m_dialog->setNote(broken == 0
                              ? tr("All checks passed.")
                              : tr("%n check(s) failed. Choose a line to go there.", nullptr, broken));
}

/// None where the check is one that every library has.
const LibraryCheck* ChecksPresenter::ownCheck(int check) const
{
    if (check < 0 || std::size_t(check) >= m_session.outcomes().size()) return nullptr;
    return findCheck(m_document.library().checks(), m_session.outcomes()[std::size_t(check)].name);
}

void ChecksPresenter::showFinding(int check, int finding)
{
    if (check < 0 || std::size_t(check) >= m_session.outcomes().size()) return;
    const auto& findings = m_session.outcomes()[std::size_t(check)].findings;
    if (finding < 0 || std::size_t(finding) >= findings.size()) return;
    const CheckFinding& chosen = findings[std::size_t(finding)];
    const ClipLibrary& library = m_document.library();
    ClipId clip = chosen.clip;
    if (!clip.isValid() && chosen.source.isValid() && chosen.source.value < library.sourceCount() &&
        !library.source(chosen.source).clips.empty())
        clip = library.source(chosen.source).clips.front();
    if (!clip.isValid() || clip.value >= library.clipCount()) return;
    m_workspace.show(clip, chosen.ranges.empty() ? 0 : chosen.ranges.front().start);
}

/// Of one finding, or of all findings of the check (-1).
void ChecksPresenter::addTags(int check, int finding)
{
    if (check < 0 || std::size_t(check) >= m_session.outcomes().size()) return;
    std::span<const CheckFinding> findings = m_session.outcomes()[std::size_t(check)].findings;
    if (finding >= int(findings.size())) return;
    if (finding >= 0) findings = findings.subspan(std::size_t(finding), 1);
    std::vector<std::string> names;
    for (const CheckFinding& each : findings)
        if (!each.undefinedTag.empty()) names.push_back(each.undefinedTag);
    addToVocabulary(names);
}

void ChecksPresenter::addToVocabulary(const std::vector<std::string>& names)
{
    if (!m_document.mayEdit()) return;
    const int added = takeIntoVocabulary(m_document, names, tr("Add to the Vocabulary"));
    if (added > 0)
        emit done(tr("Added %n tag(s) to the vocabulary", nullptr, added));
    else
        emit refused(tr("The vocabulary cannot have these tags as they are named."));
}

QString ChecksPresenter::problemOf(const LibraryCheck& check, const std::string& former) const
{
    const ClipLibrary& library = m_document.library();
    if (check.name.empty()) return tr("Type a name.");
    if (check.name != former && findCheck(library.checks(), check.name))
        return tr("A check with this name already exists.");
    if (check.query.empty()) return tr("Type a query.");
    for (const std::string& text : {check.query, check.within}) {
        if (text.empty()) continue;
        if (const auto read = parseQuery(text, library); !read)
            return tr("“%1”: %2").arg(QString::fromStdString(text), coreText(read.error().message));
    }
    return {};
}

/// Names in its queries that could have meant something else.
QStringList ChecksPresenter::notesOf(const LibraryCheck& check) const
{
    QStringList notes;
    for (const std::string& text : {check.query, check.within})
        if (const auto read = parseQuery(text, m_document.library()))
            notes << queryNoteTexts(*read, m_document.library());
    return notes;
}

/// Of the query that is typed, which a person looks at already.
void ChecksPresenter::add()
{
    LibraryCheck proposed;
    if (m_query.state() == QueryState::Valid) proposed.query = m_query.echo().toStdString();
    CheckEditor editor(
        tr("New Check"), tr("Add Check"), proposed,
        [this](const LibraryCheck& check) { return problemOf(check, {}); },
        [this](const LibraryCheck& check) { return notesOf(check).join('\n'); }, m_dialog);
    if (editor.exec() != QDialog::Accepted) return;
    std::vector<LibraryCheck> checks = m_document.library().checks();
    checks.push_back(editor.check());
    m_document.set(&LibraryEdit::checks, std::move(checks), tr("Add Check"));
}

void ChecksPresenter::edit(int check)
{
    const LibraryCheck* own = ownCheck(check);
    if (!own) return;
    const std::string former = own->name;
    CheckEditor editor(
        tr("Edit Check"), tr("Change Check"), *own,
        [this, former](const LibraryCheck& each) { return problemOf(each, former); },
        [this](const LibraryCheck& each) { return notesOf(each).join('\n'); }, m_dialog);
    if (editor.exec() != QDialog::Accepted) return;
    std::vector<LibraryCheck> checks = m_document.library().checks();
    const auto place = std::ranges::find(checks, former, &LibraryCheck::name);
    if (place == checks.end()) return; // another program removed it meanwhile
    *place = editor.check();
    m_document.set(&LibraryEdit::checks, std::move(checks), tr("Edit Check"));
}

void ChecksPresenter::remove(int check)
{
    const LibraryCheck* own = ownCheck(check);
    if (!own) return;
    std::vector<LibraryCheck> checks = m_document.library().checks();
    std::erase_if(checks, [name = own->name](const LibraryCheck& each) { return each.name == name; });
    m_document.set(&LibraryEdit::checks, std::move(checks), tr("Remove Check"));
}

} // namespace tagline
