#include "app/presenters/versions/AnnotatorPresenter.h"

#include "app/actions/ActionRegistry.h"
#include "app/presenters/exports/ExportFolder.h"
#include "app/presenters/library/ClipTexts.h"
#include "app/presenters/messages/ErrorWords.h"
#include "app/presenters/versions/AnnotatorDialog.h"
#include "app/presenters/versions/AnnotatorWords.h"
#include "core/library/SetFiles.h"
#include "core/library/agreement/AnnotatorFiles.h"
#include "core/library/versions/SidecarDifference.h"
#include "core/tagging/SettledEdits.h"
#include "core/tags/sheet/TagEdits.h"
#include "core/tags/sheet/instances/InstanceEdits.h"
#include "widgets/theme/panels/BesidePlace.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QSettings>

#include <algorithm>
#include <mutex>
#include <utility>

namespace tagline {
namespace {

constexpr QSize annotatorDialogSize{680, 560};
constexpr std::size_t mostDifferences = 2000; ///< that are listed; all are counted
constexpr int settlingDelay = 150;            ///< milliseconds without an edit, and one more for each file
constexpr int longestSettling = 2000;         ///< milliseconds
constexpr auto placeKey = "compare/place";    ///< of the dialog, in the settings

/// The difference with the ranges that it touches: an edge that is taken lengthens a range, and a gap joins
/// two.
FrameRange lengthened(FrameRange range, std::span<const FrameRange> ranges)
{
    FrameRange whole = range;
    for (const FrameRange each : ranges) {
        if (each.stop == range.start) whole.start = each.start;
        if (each.start == range.stop) whole.stop = each.stop;
    }
    return whole;
}

/// The sheet with the range, by which ranges of the tag that it touches become longer; of a counted tag the
/// instances at that edge, or before that gap, do.
TagSheet withRangeLengthened(const TagSheet& sheet, TagId tag, FrameRange range, Frame clipFrames)
{
    const auto there = sheet.ranges(tag);
    const FrameRange whole = lengthened(range, there);
    if (!sheet.isCounted(tag)) return withRangeAdded(sheet, tag, whole, clipFrames);
    std::vector<FrameRange> ranges(there.begin(), there.end());
    ranges.push_back(whole.intersected({0, clipFrames}));
    std::erase_if(ranges, [](FrameRange each) { return each.isEmpty(); });
    return sheet.withRanges(tag, overlapsJoined(std::move(ranges)));
}

/// The sheet with an annotator's instances in the place of its own; what of these goes beyond it stays.
TagSheet withInstancesOf(const Annotator& annotator, const AnnotatorDifference& difference,
                         const TagSheet& sheet, TagId tag, Frame clipFrames)
{
    const auto clip = annotator.clips.find(difference.clip);
    if (clip == annotator.clips.end()) return sheet;
    const FrameRange place = difference.range.intersected({0, clipFrames});
    return withInstancesAdded(withFramesErased(sheet, tag, place), tag,
                              instancesWithin(clip->second, difference.tag, place));
}

/// The sheet with an annotator's instances on frames of which it has not all; they may start before, where
/// others begin within them.
TagSheet withMissingInstancesOf(const AnnotatedClip& clip, const AnnotatorDifference& difference,
                                const TagSheet& sheet, TagId tag, Frame clipFrames)
{
    const FrameRange place = difference.range.intersected({0, clipFrames});
    if (FrameRanges::canonical({place}).subtracted(sheet.frames(tag, clipFrames)).isEmpty()) return sheet;
    return withInstancesAdded(withFramesErased(sheet, tag, place), tag,
                              instancesMeeting(clip, difference.tag, place));
}

/// The sheet with the frames that an annotator has, in the form that the kind of the difference asks for.
TagSheet withTaken(const TagSheet& sheet, TagId tag, const AnnotatorDifference& difference,
                   DifferenceKind kind, const Annotator& annotator, Frame clipFrames)
{
    const auto clip = annotator.clips.find(difference.clip);
    const bool hasInstances =
        clip != annotator.clips.end() && clip->second.instances.contains(difference.tag);
    if (kind == DifferenceKind::Instances || kind == DifferenceKind::Values)
        return withInstancesOf(annotator, difference, sheet, tag, clipFrames);
    if (kind == DifferenceKind::Alone && hasInstances)
        return withMissingInstancesOf(clip->second, difference, sheet, tag, clipFrames);
    return kind == DifferenceKind::Alone ? withRangeAdded(sheet, tag, difference.range, clipFrames)
                                         : withRangeLengthened(sheet, tag, difference.range, clipFrames);
}

} // namespace

/// A file of the open library as it would be saved.
struct AnnotatorPresenter::OwnSource
{
    std::string model; ///< its path within the library's folder
    SaveRequest request;
};

/// Content of a side's files, which edits of the library leave as it is. Works fill it one after another,
/// also works whose result is not wanted any more.
struct AnnotatorPresenter::ReadSide
{
    std::mutex access;
    bool isRead = false;
    std::vector<std::string> paths; ///< of the library's sidecars then; by them are files known
    std::shared_ptr<const Annotator> annotator = std::make_shared<const Annotator>();
    std::vector<Error> errors;
};

/// A comparison on another thread: copies of what is open, then the result.
struct AnnotatorPresenter::Comparison
{
    std::vector<Side> sides; ///< empty: by author
    std::vector<std::shared_ptr<const OwnSource>> library;
    TagVocabulary vocabulary;

    std::vector<std::shared_ptr<const Annotator>> kept; ///< some are those of sides
    std::vector<const Annotator*> annotators;           ///< the same
    AnnotatorComparison agreement;
    std::vector<AnnotatorDifference> differences;
    std::vector<DifferenceKind> kinds; ///< of the differences
    std::vector<Error> errors;

    void run();
    static void read(const Side& side, const std::vector<std::string>& paths);
};

/// Reads what is not read yet.
void AnnotatorPresenter::Comparison::read(const Side& side, const std::vector<std::string>& paths)
{
    ReadSide& result = *side.read;
    if (result.isRead && (side.files.isEmpty() || result.paths == paths)) return;
    result.isRead = false;
    result.paths = paths;
    result.errors.clear();
    SidecarsByPath sidecars;
    const auto take = [&](ReadSidecars some) {
        result.errors.insert(result.errors.end(), some.errors.begin(), some.errors.end());
        sidecars.merge(some.sidecars);
    };
    if (!side.folder.isEmpty()) take(readSidecarsIn(QFile::encodeName(side.folder).toStdString()));
    for (const QString& file : side.files)
        take(readSidecarAlone(QFile::encodeName(file).toStdString(), paths));
    result.annotator = std::make_shared<const Annotator>(annotatorOf(side.name.toStdString(), sidecars));
    result.isRead = true;
}

void AnnotatorPresenter::Comparison::run()
{
    SidecarsByPath own;
    for (const auto& source : library) addSidecarsOf(source->model, source->request, vocabulary, own);
    std::vector<std::string> paths;
    for (const auto& [path, sidecar] : own) paths.push_back(path);
    for (const Side& side : sides) {
        if (side.folder.isEmpty() && side.files.isEmpty()) {
            kept.push_back(std::make_shared<const Annotator>(annotatorOf(side.name.toStdString(), own)));
            continue;
        }
        const std::lock_guard lock(side.read->access);
        read(side, paths);
        kept.push_back(side.read->annotator);
        errors.insert(errors.end(), side.read->errors.begin(), side.read->errors.end());
    }
    if (sides.empty())
        for (Annotator& author : annotatorsByAuthor(own))
            kept.push_back(std::make_shared<const Annotator>(std::move(author)));
    for (const auto& each : kept) annotators.push_back(each.get());
    if (annotators.size() < 2) return;
    agreement = compared(annotators);
    differences = differencesBetween(annotators);
    for (const AnnotatorDifference& each : differences) kinds.push_back(kindOf(each, annotators));
}

AnnotatorPresenter::AnnotatorPresenter(const PresenterContext& context, QList<QWidget*> inSight)
    : Presenter(context)
    , m_inSight(std::move(inSight))
{
    m_soon.setSingleShot(true);
    connect(&m_soon, &QTimer::timeout, this, &AnnotatorPresenter::compare);
    m_actions.connectTo("tag.compare", this, [this] { open(); });
    connect(&m_document, &LibraryDocument::changed, this, [this](const DocumentChange& change) {
        forgetChanged(change);
        if (change.isReset) {
            stop();
            m_sides.clear();
            m_clips.clear();
            m_settled.clear();
            m_isByAuthor = false;
            m_tag.clear();
            if (m_dialog) m_dialog->reject();
            setShown(nullptr);
        } else if (change.areSheetsChanged || change.areSourcesChanged) {
            compareSoon();
        }
    });
}

void AnnotatorPresenter::open()
{
    if (m_document.library().clipCount() == 0) return emit refused(tr("Open clips first."));
    if (m_sides.empty()) m_sides.push_back({tr("This library"), {}, {}});
    showBeside(
        m_dialog, m_window, annotatorDialogSize, [this] { prepareDialog(); }, m_inSight);
    showSides();
}

void AnnotatorPresenter::prepareDialog()
{
    m_dialog->restoreGeometry(m_settings.value(placeKey).toByteArray());
    m_dialog->addActions({m_actions["edit.undo"], m_actions["edit.redo"]}); // their keys hold there as well
    m_isByAuthor = false;
    connect(m_dialog, &QDialog::finished, this, [this] {
        m_isGoingOn = false;
        m_settings.setValue(placeKey, m_dialog->saveGeometry());
        if (!isWanted()) stop();
    });
    connect(m_dialog, &AnnotatorDialog::addFolderRequested, this, [this] {
        addFolder(QFileDialog::getExistingDirectory(m_dialog, tr("Add Annotator's Folder"),
                                                    exportFolder(m_settings)));
    });
    connect(m_dialog, &AnnotatorDialog::addFilesRequested, this, [this] {
        addFiles(QFileDialog::getOpenFileNames(m_dialog, tr("Add Annotator's Files"),
                                               exportFolder(m_settings), tr("Tag sidecars (*.tags.json)")));
    });
    connect(m_dialog, &AnnotatorDialog::removeRequested, this, [this](int side) {
        if (side < 0 || std::size_t(side) >= m_sides.size()) return;
        m_sides.erase(m_sides.begin() + side);
        showSides();
    });
    connect(m_dialog, &AnnotatorDialog::byAuthorChosen, this, [this](bool isOn) {
        m_isByAuthor = isOn;
        m_settled.clear(); // between others
        m_tag.clear();
        compare();
    });
    connect(m_dialog, &AnnotatorDialog::tagChosen, this, [this](const QString& tag) {
        m_tag = tag.toStdString();
        listDifferences();
        showShown();
    });
    connect(m_dialog, &AnnotatorDialog::differenceChosen, this, &AnnotatorPresenter::showDifference);
    connect(m_dialog, &AnnotatorDialog::keepRequested, this, [this](int line) {
        m_isGoingOn = true;
        if (const QString deed = settle(std::size_t(line)); !deed.isEmpty()) emit done(deed);
    });
    connect(m_dialog, &AnnotatorDialog::takeRequested, this, [this](int line, int annotator) {
        m_isGoingOn = line >= 0 && annotator >= 0 && take(std::size_t(line), std::size_t(annotator));
    });
}

void AnnotatorPresenter::addFolder(const QString& folder)
{
    if (folder.isEmpty()) return;
    m_sides.push_back({QDir(folder).dirName(), folder, {}});
    showSides();
}

void AnnotatorPresenter::addFiles(const QStringList& files)
{
    if (files.isEmpty()) return;
    m_sides.push_back({QFileInfo(files.front()).dir().dirName(), {}, files});
    showSides();
}

bool AnnotatorPresenter::isComparing() const { return m_isByAuthor || m_sides.size() >= 2; }

bool AnnotatorPresenter::isWanted() const
{
    return (m_dialog && m_dialog->isVisible()) || (m_isFollowing && isComparing());
}

void AnnotatorPresenter::setFollowing(bool isFollowing)
{
    m_isFollowing = isFollowing;
    if (isWanted()) return compare();
    stop();
    setShown(nullptr);
}

QStringList AnnotatorPresenter::names() const
{
    QStringList names;
    if (m_shown)
        for (const Annotator* annotator : m_shown->annotators)
            names << QString::fromStdString(annotator->name);
    return names;
}

std::span<const AnnotatorDifference* const> AnnotatorPresenter::differences() const { return m_differences; }

std::span<const DifferenceKind> AnnotatorPresenter::kinds() const { return m_kinds; }

void AnnotatorPresenter::setShown(std::shared_ptr<const Comparison> comparison)
{
    m_shown = std::move(comparison);
    listDifferences();
}

void AnnotatorPresenter::setNote(const QString& text)
{
    if (m_dialog) m_dialog->setNote(text);
}

void AnnotatorPresenter::showSides()
{
    if (!m_dialog) return;
    QStringList names, tips;
    for (Side& side : m_sides) {
        side.read = std::make_shared<ReadSide>(); // files may be others meanwhile
        names << side.name;
        tips << (!side.folder.isEmpty() ? side.folder
                 : side.files.isEmpty() ? tr("The tags as they are in the window")
                                        : side.files.join('\n'));
    }
    m_dialog->setSides(names, tips);
    m_settled.clear();
    m_tag.clear();
    compare();
}

/// Forgets files that a change affects: edits of sheets leave those of other clips, others may affect all.
void AnnotatorPresenter::forgetChanged(const DocumentChange& change)
{
    if (change.former && !change.isReset && !change.areSourcesChanged && !change.isSaved) {
        for (const ClipId clip : change.clips) m_own.erase(m_document.library().clip(clip).source.value);
        return;
    }
    m_own.clear();
}

/// Stops comparing: the result is not wanted any more.
void AnnotatorPresenter::stop()
{
    m_isGoingOn = false;
    m_soon.stop();
    m_work.drop();
    m_own.clear();
}

/// Compares once no edit has come for a while: the larger the library, the longer.
void AnnotatorPresenter::compareSoon()
{
    if (!isWanted()) return;
    const auto sources = int(m_document.library().sourcesInPathOrder().size());
    m_soon.start(std::min(settlingDelay + sources, longestSettling));
}

void AnnotatorPresenter::compare()
{
    m_soon.stop();
    m_work.drop();
    if (!isWanted()) return;
    if (!isComparing()) {
        setShown(nullptr);
        m_dialog->setResult({});
        return m_dialog->setNote(tr(
            "Add a folder or files of another annotator's sidecars of the same clips, or compare authors."));
    }
    const ClipLibrary& library = m_document.library();
    const std::string folder = libraryFolder(library, m_document.libraryPath());
    auto comparison = std::make_shared<Comparison>();
    if (!m_isByAuthor) comparison->sides = m_sides;
    comparison->vocabulary = library.vocabulary();
    if (m_own.empty()) m_clips.clear(); // else those of the files that are kept stay true
    for (const SourceId id : library.sourcesInPathOrder()) {
        std::shared_ptr<const OwnSource>& own = m_own[id.value];
        if (own) {
            comparison->library.push_back(own);
            continue;
        }
        const LibrarySource& source = library.source(id);
        const bool isWithin = source.path.starts_with(folder);
        std::string model = isWithin ? source.path.substr(folder.size()) : source.path;
        if (isWithin && model.starts_with('/')) model.erase(0, 1);
        for (const ClipId clip : source.clips)
            m_clips[{model, shownName(library.clip(clip).name, library.clip(clip).writtenIndex())}] = clip;
        own = std::make_shared<const OwnSource>(OwnSource{std::move(model), library.saveRequest(id)});
        comparison->library.push_back(own);
    }
    setNote(tr("Comparing…"));
    m_work.start(
        tr("Comparing annotators"),
        [this, comparison](const LatestWork::Tell& tell) {
            comparison->run();
            tell([this, comparison] { show(comparison); });
        },
        [this] {
            m_isGoingOn = false;
            setNote(tr("Comparing failed; a message in the window says why."));
        });
}

void AnnotatorPresenter::show(const std::shared_ptr<const Comparison>& comparison)
{
    setShown(comparison);
    showShown();
}

void AnnotatorPresenter::showShown()
{
    if (!m_dialog || !m_shown) return;
    showInDialog(*m_shown);
    if (std::exchange(m_isGoingOn, false)) showDifference(m_dialog->chosenLine());
}

void AnnotatorPresenter::showInDialog(const Comparison& comparison)
{
    AnnotatorResult result;
    result.names = names();
    result.coefficient = result.names.size() > 2 ? tr("Alpha") : tr("Kappa");
    for (const bool areDiffering : {true, false})
        for (const TagAgreement& tag : comparison.agreement.tags)
            if (differs(tag) == areDiffering) result.tags.push_back(agreementRow(tag, result.names));
    for (const TagAgreement& tag : comparison.agreement.tags)
        if (differs(tag) || tag.tag == m_tag) result.differing << QString::fromStdString(tag.tag);
    result.shownTag = shownTag();
    for (const AnnotatorDifference* each : m_differences) {
        if (result.lines.size() == mostDifferences) break;
        AnnotatorLine line{QString::fromStdString(each->clip.clip),
                           QString::fromStdString(each->tag),
                           frameSpans(differingFrames(*each)),
                           {}};
        for (std::size_t i = 0; i < each->has.size(); ++i)
            line.judgements << judgementText(*each, i, comparison.annotators);
        result.lines.push_back(std::move(line));
    }
    m_dialog->setResult(result);
    QString note;
    if (comparison.annotators.size() < 2)
        note = tr("Records of tags name fewer than two authors: nothing to compare.");
    else if (comparison.agreement.clips == 0)
        note = tr("No clip was looked at by two of them: files are the same by their paths in the folder.");
    else
        note = tr("%Ln clip(s) compared, ", nullptr, int(comparison.agreement.clips)) +
               tr("%Ln difference(s).", nullptr, int(m_differences.size()));
    if (!m_tag.empty()) note += ' ' + tr("Those of %1 alone.").arg(shownTag());
    if (!m_settled.empty())
        note += ' ' + tr("%Ln difference(s) settled without an edit.", nullptr, int(m_settled.size()));
    if (m_differences.size() > mostDifferences)
        note += ' ' + tr("The first %L1 are listed.").arg(mostDifferences);
    if (!comparison.errors.empty())
        note += ' ' + tr("%n file(s) could not be read: %1", nullptr, int(comparison.errors.size()))
                          .arg(errorText(comparison.errors.front()));
    m_dialog->setNote(note);
}

/// The clip of the library that annotators share; none if the library does not have it.
ClipId AnnotatorPresenter::clipOf(const SharedClip& clip) const
{
    const auto file = setFileOf(clip.file);
    const auto found = m_clips.find({file ? file->model : clip.file, clip.clip});
    return found == m_clips.end() ? ClipId() : found->second;
}

void AnnotatorPresenter::showDifference(int line)
{
    if (line < 0 || std::size_t(line) >= m_differences.size()) return;
    const AnnotatorDifference& difference = *m_differences[std::size_t(line)];
    const ClipId clip = clipOf(difference.clip);
    if (!clip.isValid())
        return emit noted(
            tr("The library has no clip %1.").arg(QString::fromStdString(difference.clip.clip)));
    m_workspace.show(clip, differingFrames(difference).front().start);
}

void AnnotatorPresenter::listDifferences()
{
    m_differences.clear();
    m_kinds.clear();
    for (std::size_t i = 0; m_shown && i < m_shown->differences.size(); ++i) {
        if (!m_tag.empty() && m_shown->differences[i].tag != m_tag) continue;
        if (isSettled(m_shown->differences[i])) continue;
        m_differences.push_back(&m_shown->differences[i]);
        m_kinds.push_back(m_shown->kinds[i]);
    }
    emit comparisonChanged();
}

bool AnnotatorPresenter::isSettled(const AnnotatorDifference& difference) const
{
    if (m_settled.empty()) return false;
    const auto [first, last] = m_settled.equal_range({difference.clip, difference.range.start});
    return std::any_of(first, last, [&](const auto& each) { return each.second == difference; });
}

QString AnnotatorPresenter::settle(std::size_t place)
{
    if (place >= m_differences.size()) return {};
    const AnnotatorDifference& difference = *m_differences[place];
    const QString deed =
        tr("Kept as it is: %1 of %2")
            .arg(QString::fromStdString(difference.tag), QString::fromStdString(difference.clip.clip));
    m_settled.emplace(std::pair(difference.clip, difference.range.start), difference);
    listDifferences();
    showShown();
    return deed;
}

bool AnnotatorPresenter::take(std::size_t place, std::size_t annotator)
{
    if (!m_shown || place >= m_differences.size()) return false;
    const AnnotatorDifference difference = *m_differences[place];
    if (annotator >= difference.has.size() || !m_document.mayEdit()) return false;
    const QString who = QString::fromStdString(m_shown->annotators[annotator]->name);
    const QString tagName = QString::fromStdString(difference.tag);
    const auto has = difference.has[annotator];
    const ClipId id = clipOf(difference.clip);
    if (!has) return refuse(tr("%1 did not look at this clip.").arg(who));
    if (!id.isValid())
        return refuse(tr("The library has no clip %1.").arg(QString::fromStdString(difference.clip.clip)));
    const ClipLibrary& library = m_document.library();
    if (library.source(library.clip(id).source).isReadOnly())
        return refuse(tr("The tags of %1 cannot be edited.").arg(clipName(library, id)));
    const TagId tag = m_document.tagNamed(difference.tag);
    const TagSheet before = library.clip(id).sheet;
    const Frame frames = library.clip(id).frames;
    const TagSheet after = *has ? settledAddition(before,
                                                  withTaken(before, tag, difference, m_kinds[place],
                                                            *m_shown->annotators[annotator], frames),
                                                  tag, library.vocabulary(), frames)
                                : withFramesErased(before, tag, difference.range);
    if (after == before) {
        emit noted(tr("%1 of %2 is so in the library already: Keep as It Is%3 settles it.")
                       .arg(tagName, clipName(library, id), m_actions.bracketedKey("tag.keepDifference")));
        return false;
    }
    const QString text = tr("Take %1 from %2").arg(tagName, who);
    const int steps = m_document.undoStack().index();
    m_document.changeSheets({{id, after}}, text);
    if (m_document.undoStack().index() == steps) return false; // the set is locked, as was said
    emit done(text);
    return true;
}

bool AnnotatorPresenter::refuse(const QString& reason)
{
    emit refused(reason);
    return false;
}

} // namespace tagline
