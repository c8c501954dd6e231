#include "app/document/editing/UnsavedSteps.h"

#include "app/document/editing/JournalText.h"
#include "app/document/editing/TagSheetEdit.h"
#include "core/io/SidecarSheets.h"

#include <set>
#include <span>
#include <utility>
#include <vector>

namespace tagline {
namespace {

/// Calls `what` for the command itself, or for the commands that it is made of, the last one first.
template<class Do>
void eachPart(const QUndoCommand& command, const Do& what)
{
    for (int i = command.childCount() - 1; i >= 0; --i) eachPart(*command.child(i), what);
    if (command.childCount() == 0) what(command);
}

const NumberedStep* numberOf(const QUndoCommand& command)
{
    return dynamic_cast<const NumberedStep*>(&command);
}

/// Number that identifies a step; 0 if the step is not numbered.
std::uint64_t identityOf(const QUndoCommand& command)
{
    std::uint64_t identity = 0;
    eachPart(command, [&](const QUndoCommand& part) {
        if (const NumberedStep* step = numberOf(part)) identity = step->number();
    });
    return identity;
}

/// Hash that identifies the present content of a step.
std::uint64_t contentOf(const QUndoCommand& command)
{
    constexpr std::uint64_t prime = 1'099'511'628'211u; // prime of FNV-1a
    std::uint64_t content = 14'695'981'039'346'656'037u;
    eachPart(command, [&](const QUndoCommand& part) {
        if (const NumberedStep* step = numberOf(part))
            content = ((content ^ step->number()) * prime ^ step->revision()) * prime;
    });
    return content;
}

/// The steps from `from` to before `stop` that change saved data; steps of a blend do not, and are not kept.
std::vector<const QUndoCommand*> savedSteps(const QUndoStack& stack, int from, int stop)
{
    std::vector<const QUndoCommand*> steps;
    for (int i = from; i < stop; ++i)
        if (identityOf(*stack.command(i)) != 0) steps.push_back(stack.command(i));
    return steps;
}

QString nameOf(const QUndoCommand& command)
{
    const auto* edit = dynamic_cast<const TagSheetEdit*>(&command);
    return edit ? edit->name() : command.actionText();
}

TagSidecar sidecarOf(const LibraryClip& clip, const TagSheet& sheet, const TagVocabulary& vocabulary)
{
    SidecarClip entry;
    entry.name = clip.name;
    entry.index = clip.writtenIndex();
    entry.frames = clip.frames;
    entry.rate = clip.rate;
    TagSidecar sidecar;
    sidecar.clips.push_back(withSheet(std::move(entry), sheet, vocabulary));
    return sidecar;
}

/// Identification of a clip: path, name, index, length, rate and content of its file.
QJsonObject entryOf(ClipId id, const ClipLibrary& library)
{
    const LibraryClip& clip = library.clip(id);
    QJsonObject entry{{"path", QString::fromStdString(library.source(clip.source).path)},
                      {"clip", QString::fromStdString(clip.name)},
                      {"frames", int(clip.frames)},
                      {"rate", QJsonArray{clip.rate.numerator, clip.rate.denominator}}};
    if (const auto index = clip.writtenIndex()) entry["index"] = int(*index);
    if (const auto content = library.contentOf(id))
        entry["content"] = QString::number(qulonglong(*content), 16); // a JSON number holds 53 bits
    return entry;
}

bool isOfLibraryFile(const DocumentChange& change)
{
    const bool areImportsOthers = !change.toRead.empty() && !change.areSourcesChanged; // else they are new
    return !change.parts.isEmpty() || areImportsOthers;
}

} // namespace

void UnsavedSteps::noteChange(const DocumentChange& change)
{
    if (change.isReset) {
        m_steps.clear();
        m_libraries.clear();
    }
    m_isLibraryChanged = !change.isReset && (m_isLibraryChanged || isOfLibraryFile(change));
}

void UnsavedSteps::noteStep()
{
    const QUndoStack& stack = m_document.undoStack();
    if (stack.index() == 0 || !std::exchange(m_isLibraryChanged, false)) return;
    const auto steps = savedSteps(stack, 0, stack.index());
    if (!steps.empty()) m_libraries[identityOf(*steps.back())] = libraryText(m_document.libraryFile());
}

QByteArray UnsavedSteps::libraryText(const LibraryFile& file) const
{
    return QByteArray::fromStdString(writtenLibraryFile(withAbsolutePaths(file, m_document.libraryPath())));
}

void UnsavedSteps::collect(const QUndoCommand& command, LaterSheets& later,
                           std::map<ClipId, StepSheets>& sheets) const
{
    eachPart(command, [&](const QUndoCommand& part) {
        const auto* edit = dynamic_cast<const TagSheetEdit*>(&part);
        if (!edit) return;
        for (const SheetChange& other : edit->others()) {
            const TagSheet*& after =
                later.try_emplace(other.clip, &m_document.library().clip(other.clip).sheet).first->second;
            StepSheets& step = sheets.try_emplace(other.clip, StepSheets{nullptr, after}).first->second;
            step.before = after = &other.sheet;
            step.isFit = step.isFit || (other.drawnOn && other.drawnOn->version);
        }
    });
}

UnsavedSteps::KeptStep UnsavedSteps::composed(const QUndoCommand& command,
                                              const std::map<ClipId, StepSheets>& sheets) const
{
    if (sheets.size() > mostClipsOfAStep) return {};
    const ClipLibrary& library = m_document.library();
    KeptStep step;
    QJsonArray clips;
    for (const auto& [id, each] : sheets) {
        const LibraryClip& clip = library.clip(id);
        QJsonObject entry = entryOf(id, library);
        step.characters += putSidecar(entry, "before", sidecarOf(clip, *each.before, library.vocabulary())) +
                           putSidecar(entry, "after", sidecarOf(clip, *each.after, library.vocabulary()));
        if (each.isFit) entry["fit"] = true;
        clips.append(entry);
    }
    step.object = {{"text", nameOf(command)}, {"clips", clips}};
    step.isKept = step.characters <= mostCharacters;
    return step;
}

qsizetype UnsavedSteps::libraryCharacters(const QUndoCommand& command) const
{
    const auto after = m_libraries.find(identityOf(command));
    return after == m_libraries.end() ? 0 : after->second.size();
}

/// Drops the library files kept for all steps except these.
void UnsavedSteps::forgetOtherLibraries(std::span<const QUndoCommand* const> steps)
{
    std::set<std::uint64_t> kept;
    for (const QUndoCommand* step : steps) kept.insert(identityOf(*step));
    std::erase_if(m_libraries, [&](const auto& each) { return !kept.contains(each.first); });
}

/// Adds to the steps, which are those of the commands, the library file after each step that changed it.
void UnsavedSteps::addLibraries(QJsonArray& steps, std::span<const QUndoCommand* const> commands) const
{
    QByteArray known = libraryText(m_document.libraryFileOnDisk());
    for (qsizetype i = 0; i < steps.size(); ++i) {
        const auto after = m_libraries.find(identityOf(*commands[std::size_t(i)]));
        if (after == m_libraries.end() || after->second == known) continue;
        QJsonObject step = steps[i].toObject();
        step["library"] = QString::fromUtf8(known = after->second);
        steps[i] = step;
    }
}

UnsavedSteps::Written UnsavedSteps::written()
{
    const QUndoStack& stack = m_document.undoStack();
    if (stack.cleanIndex() > stack.index()) return {};
    const auto commands = savedSteps(stack, std::max(stack.cleanIndex(), 0), stack.index());
    Written done;
    LaterSheets later;
    std::map<std::uint64_t, KeptStep> steps;
    std::size_t first = commands.size();
    qsizetype characters = 0;
    while (first > 0 && commands.size() - first < mostSteps) {
        const QUndoCommand& command = *commands[first - 1];
        std::map<ClipId, StepSheets> sheets;
        collect(command, later, sheets);
        const std::uint64_t content = contentOf(command);
        const auto known = m_steps.find(content);
        const KeptStep& step =
            steps.emplace(content, known != m_steps.end() ? known->second : composed(command, sheets))
                .first->second;
        characters += step.characters + libraryCharacters(command);
        if (!step.isKept || characters > mostCharacters) break;
        done.steps.prepend(step.object);
        --first;
    }
    done.isWhole = first == 0;
    m_steps = std::move(steps);
    if (m_libraries.empty()) return done;
    const std::span kept = std::span(commands).subspan(first);
    forgetOtherLibraries(kept);
    addLibraries(done.steps, kept);
    return done;
}

} // namespace tagline
