#pragma once

// LibraryModel holds the library's rows and the query's answer, and lists those that pass the filter.

#include <QAbstractListModel>

#include "core/tags/sets/FrameSet.h"
#include "widgets/library/rows/AlikeRows.h"
#include "widgets/library/rows/ListSections.h"

#include <optional>
#include <set>
#include <span>
#include <unordered_map>
#include <utility>

namespace tagline {

/// The model's rows are the listed ones, in sections (ListSections.h), with a head before groups, the clips
/// without a hit and the files without a clip; `rows()` are all rows, without heads. Every change of the
/// listed rows is a model reset: the view keeps selection and position by row id.
class LibraryModel : public QAbstractListModel
{
    Q_OBJECT

public:
    using QAbstractListModel::QAbstractListModel;

    /// Role passed to dataChanged() if only the icons of rows and their descriptions have changed.
    static constexpr int signRole = Qt::DecorationRole;

    /// Replaces all rows. Expects unique ids and, among the ready ones, unique clips.
    void setRows(std::vector<LibraryRow> rows);
    /// Adds rows, or replaces those with the same ids; one reordering for all of them.
    void putRows(std::vector<LibraryRow> rows);
    void putRow(LibraryRow row) { putRows({std::move(row)}); }
    void removeRow(std::uint64_t id);
    /// Replaces the tags in a clip's strip. Emits nothing if they are the same, or the clip has no
    /// row.
    void setBars(ClipId clip, std::vector<StripBar> bars);
    /// Replaces the progress of clips; one reordering for all of them. Emits nothing if it is the same, or
    /// the clips have no row.
    void setProgress(std::span<const ClipProgress> clips);
    /// Replaces the properties of clips; one reordering for all of them. Emits nothing if they are the same,
    /// or the clips have no row.
    void setValues(std::vector<ClipValues> clips);
    /// The properties that occur in any row, in order.
    const QStringList& properties() const { return m_properties; }
    /// Replaces the time that the user has spent on clips; one reordering for all of them. Emits nothing if
    /// it is the same, or the clips have no row.
    void setSpentTimes(std::span<const ClipSpentTime> clips);
    /// The answer to the query; none: there is no query, no row is dimmed.
    void setAnswer(const std::optional<FrameSet>& answer);
    /// Whether the answer is of the last valid query, since the present one is
    /// invalid: it is shown in grey.
    void setAnswerStale(bool isStale);
    bool isAnswerStale() const { return m_isAnswerStale; }
    /// The names of tags by their ids, for groups.
    void setTagNames(std::vector<QString> names);
    /// The ranges that a rule would add: dashed frames in the strips, and counts in place of frames. Empty:
    /// no rule runs.
    void setDrafts(std::vector<ClipDrafts> drafts, const DraftLook& look);
    /// The frames that the driven figure may play, and has played. Empty: no figure is driven.
    void setDriven(std::vector<DrivenFrames> clips);
    /// Replaces a clip's played ranges. Does nothing if it is not driven; emits nothing if it is not listed.
    void setPlayed(ClipId clip, std::vector<FrameRange> played);
    /// The checks that clips break, as a sentence; empty if none. Other clips keep theirs.
    void setBroken(std::vector<std::pair<ClipId, QString>> clips);
    /// The checks that a clip breaks, as a sentence; empty if none.
    const QString& brokenChecks(ClipId clip) const;
    void setArrangement(RowArrangement arrangement);
    /// Folds the rows below a head, or unfolds them; without sorting anew.
    /// Expects the index of a head.
    void toggleSection(const QModelIndex& head);
    /// Folds the rows below the head of the section of that key, or unfolds them; without sorting anew.
    void toggleSection(const QString& key);
    /// Unfolds every section.
    void unfoldAll() { setFolded({}); }
    /// Expects the index of a head.
    bool isFolded(const QModelIndex& head) const;
    /// Unfolds the section of a row and those around it, by the row's index in rows().
    void unfoldAround(int place);
    /// Keys of the folded sections, including some that do not exist now.
    const std::set<QString>& folded() const { return m_folded; }
    void setFolded(std::set<QString> keys);
    /// The head of the section of that number; invalid if it is folded away. Numbers stay valid while the
    /// arranged rows do not change.
    QModelIndex headOfSection(int section) const;
    /// The section number of a row or of a head, and the number of the section around a section; −1: none.
    int sectionAt(const QModelIndex& index) const { return m_sectionOfListed[std::size_t(index.row())]; }
    int sectionAround(int section) const;
    /// All sections, with the rows of folded ones; numbers are their places.
    const std::vector<ListSection>& sections() const { return m_sections; }
    /// The head of a section as a row, even if it is not shown.
    const LibraryRow& headRow(int section) const { return m_heads[std::size_t(section)]; }
    /// Number of folders around the rows of a section if they are shown as a tree; else 0.
    int depthOfRows(int section) const;
    /// Number of folders around a row or a head if they are shown as a tree; else 0.
    int depth(const QModelIndex& index) const;
    /// The greatest depth() of all rows.
    int deepest() const { return m_deepest; }
    bool isTree() const { return m_arrangement.grouping == RowGrouping::FolderTree; }
    /// The section of a row or of a head.
    RowSection sectionOf(const QModelIndex& index) const;
    bool isHead(const QModelIndex& index) const { return m_listed[std::size_t(index.row())] < 0; }
    /// The index in rows() of a listed row. Expects no head.
    int placeOf(const QModelIndex& index) const { return m_listed[std::size_t(index.row())]; }

    const std::vector<LibraryRow>& rows() const { return m_rows; }
    /// Changes whenever a name, path, folder or clip in rows() changes, or the order of rows().
    std::uint64_t namesRevision() const { return m_namesRevision; }
    const RowArrangement& arrangement() const { return m_arrangement; }
    bool hasQuery() const { return m_answer.has_value(); }
    /// The number of clips with a hit.
    int hitCount() const { return m_hitCount; }
    /// The number of rows that are clips: all, and those that pass the filter, in folded sections too.
    int clipCount() const { return int(m_byClip.size()); }
    int listedClipCount() const { return m_listedClips; }
    /// Number of clips that are done, including reviewed ones; and whether work on any clip has begun.
    int doneClipCount() const { return m_doneClips; }
    bool hasProgress() const { return m_begunClips > 0; }
    /// The row of a clip, listed or not; null if it has none.
    const LibraryRow* rowOfClip(ClipId clip) const;
    /// The longest name, and the longest name with its folder, by number of letters.
    const QString& longestName() const { return m_longestName; }
    const QString& longestTitle() const { return m_longestTitle; }

    const LibraryRow& row(const QModelIndex& index) const
    {
        return isHead(index) ? m_heads[sectionOfHead(index)] : m_rows[sourceOf(index)];
    }
    /// The query's hits in that row; empty if there is no query.
    const RowAnswer& answer(const QModelIndex& index) const;
    /// Whether a rule would add a range anywhere.
    bool hasDrafts() const { return !m_drafts.empty(); }
    /// The ranges that the rule would add to that row's clip; empty if none.
    std::span<const FrameRange> drafts(const QModelIndex& index) const;
    bool isDriven() const { return !m_driven.empty(); }
    /// The frames of that clip that the driven figure may play, and has played; empty if none.
    const DrivenFrames& driven(ClipId clip) const;
    /// Whether any row's strip has content: tags, hits, drafts or driven frames.
    bool hasMarks() const { return m_barredRows > 0 || hasQuery() || hasDrafts() || isDriven(); }
    /// Whether any row may have an icon before its name.
    bool hasSigns() const
    {
        return m_warnedRows > 0 || !m_broken.empty() || clipCount() < int(m_rows.size());
    }
    const DraftLook& draftLook() const { return m_draftLook; }
    /// Grows with every change of that row's strip or properties: the key of its cached picture.
    std::uint64_t revision(const QModelIndex& index) const
    {
        return isHead(index) ? 0 : m_revisions[sourceOf(index)];
    }
    // By index in rows(): for views that show the same rows in their own order.
    /// Indices in rows() of the rows that pass the filter, in order, including those of folded sections.
    const std::vector<int>& arrangedRowPlaces() const { return m_arranged; }
    const RowAnswer& answerAt(std::size_t place) const
    {
        return m_answers.empty() ? noAnswer() : m_answers[place];
    }
    std::uint64_t revisionAt(std::size_t place) const { return m_revisions[place]; }
    /// The file or folder that tells a row from others of its name, beside the head of its group; empty where
    /// nothing is needed.
    QString tellingTextAt(std::size_t place) const;
    /// Whether heads say the folders. With revisionAt(), this is all that changes tellingTextAt().
    bool isGroupedByFolder() const;
    /// The text behind a row's name in the list: its folder, which a tree shows otherwise, and its file where
    /// that alone tells it from another row of its name.
    QString placeText(const QModelIndex& index) const;
    /// The group of a row; empty if the arrangement has no groups.
    QString groupAt(std::size_t place) const;

    /// Index of a clip in the list; invalid if it is filtered out, folded away or unknown.
    QModelIndex indexOfClip(ClipId clip) const;
    /// Whether a known clip is excluded by the filter.
    bool isFilteredOut(ClipId clip) const;
    QModelIndex indexOfId(std::uint64_t id) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    QStringList mimeTypes() const override;
    QMimeData* mimeData(const QModelIndexList& indexes) const override;
    Qt::DropActions supportedDragActions() const override { return Qt::CopyAction; }

private:
    std::size_t sourceOf(const QModelIndex& index) const
    {
        return std::size_t(m_listed[std::size_t(index.row())]);
    }
    std::size_t sectionOfHead(const QModelIndex& head) const
    {
        return std::size_t(-1 - m_listed[std::size_t(head.row())]);
    }
    /// Stores a row; returns its index in m_rows if it is new or its name or path has changed.
    std::optional<int> store(LibraryRow row);
    void setListed(std::vector<int> listed);
    std::vector<int> inSections();
    std::vector<int> unfolded();
    void listAnew(std::vector<int> listed);
    static const RowAnswer& noAnswer();
    std::vector<int> arranged()
    {
        m_arranged = arrangedRows(m_sequence, m_rows, m_answers, m_arrangement);
        return inSections();
    }
    QModelIndex indexOfSource(std::size_t source) const;
    QString accessibleText(const QModelIndex& index) const;
    QString draftText(const QModelIndex& index) const;
    QString toolTip(const QModelIndex& index) const;
    void rearrange();
    void answerRows();
    void touchRow(std::size_t source);
    void measureRows();
    void tellRowsApart();
    QString titleAt(std::size_t place) const;
    void countListedClips();
    void countProgress(const ClipState& progress, int by);

    std::vector<LibraryRow> m_rows;
    std::vector<std::uint64_t> m_revisions; ///< one per row
    std::vector<TellingPart> m_telling;     ///< one per row
    AlikeRows m_alike;
    bool m_areAlikeOther = false;     ///< rows of this batch changed how others are told apart
    std::vector<RowAnswer> m_answers; ///< one per row while there is a query, else empty
    RowSequence m_sequence;
    std::vector<int> m_arranged; ///< indices into m_rows: those that pass the filter, in order
    std::vector<int> m_listed;   ///< indices into m_rows; below 0: the head of section −1 − n
    std::vector<ListSection> m_sections;
    std::vector<LibraryRow> m_heads;    ///< by section
    std::set<QString> m_folded;         ///< keys of sections
    std::vector<int> m_sectionOfListed; ///< one per listed row
    FolderTree m_tree;
    std::uint64_t m_treeRevision = 0; ///< names revision of which the tree was made
    int m_deepest = 0;
    std::vector<int> m_places;       ///< position in the list of each of m_rows, or -1
    std::vector<TagId> m_mainTags;   ///< of each of m_rows, invalid without tags
    std::vector<QString> m_tagNames; ///< by id
    std::unordered_map<std::uint64_t, std::size_t> m_byId;
    std::unordered_map<ClipId, std::size_t> m_byClip;
    std::unordered_map<ClipId, QString> m_broken;
    std::optional<FrameSet> m_answer;
    bool m_isAnswerStale = false;
    std::unordered_map<ClipId, std::vector<FrameRange>> m_drafts;
    DraftLook m_draftLook;
    std::unordered_map<ClipId, DrivenFrames> m_driven;
    RowArrangement m_arrangement;
    std::uint64_t m_nextRevision = 1;
    std::uint64_t m_namesRevision = 0;
    int m_hitCount = 0;
    int m_listedClips = 0;
    int m_barredRows = 0; ///< rows with tags
    int m_warnedRows = 0;
    int m_begunClips = 0; ///< clips that are not untouched
    int m_doneClips = 0;
    QStringList m_properties;
    QString m_longestName;
    QString m_longestTitle;
};

} // namespace tagline
