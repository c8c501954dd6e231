#pragma once

// LibraryModel holds the library's rows and the query's answer, and lists those that pass the filter.

#include <QAbstractListModel>

#include "core/tags/sets/FrameSet.h"
#include "widgets/library/rows/ListSections.h"

#include <optional>
#include <set>
#include <span>
#include <unordered_map>
#include <utility>

namespace tagline {

/// The model's rows are the listed ones, in sections (ListSections.h), with a head before groups, the clips
/// without a hit and the files without a clip; `rows()` are all, without heads. Every change of what is
/// listed is a model reset: the view keeps selection and place by row id.
class LibraryModel : public QAbstractListModel
{
    Q_OBJECT

public:
    using QAbstractListModel::QAbstractListModel;

    /// What dataChanged() names where only the signs of rows, and what is said of them, are others.
    static constexpr int signRole = Qt::DecorationRole;

    /// Replaces all rows. Expects unique ids and, among the ready ones, unique clips.
    void setRows(std::vector<LibraryRow> rows);
    /// Adds rows, or replaces those with the same ids; one reordering for all of them.
    void putRows(std::vector<LibraryRow> rows);
    void putRow(LibraryRow row) { putRows({std::move(row)}); }
    void removeRow(std::uint64_t id);
    /// New tags in a clip's strip. Nothing is emitted where they are the same, or the clip has no
    /// row.
    void setBars(ClipId clip, std::vector<StripBar> bars);
    /// How far people are with clips; one reordering for all of them. Nothing is emitted where it is the
    /// same, or the clips have no row.
    void setProgress(std::span<const ClipProgress> clips);
    /// The properties of clips; one reordering for all of them. Nothing is emitted where they are the same,
    /// or the clips have no row.
    void setValues(std::vector<ClipValues> clips);
    /// The properties that any row has, in order.
    const QStringList& properties() const { return m_properties; }
    /// How long the person worked on clips; one reordering for all of them. Nothing is emitted where it is
    /// the same, or the clips have no row.
    void setSpentTimes(std::span<const ClipSpentTime> clips);
    /// The answer to the query; none: there is no query, nothing is dimmed.
    void setAnswer(const std::optional<FrameSet>& answer);
    /// Whether that is the answer to the last query that could be read, and the present one cannot: it is
    /// shown in grey.
    void setAnswerStale(bool isStale);
    bool isAnswerStale() const { return m_isAnswerStale; }
    /// The names of tags by their ids, for groups.
    void setTagNames(std::vector<QString> names);
    /// What a rule would add: dashed frames in the strips, and counts in place of frames. Empty: no rule
    /// runs.
    void setDrafts(std::vector<ClipDrafts> drafts, const DraftLook& look);
    /// What a figure may play that is driven, and has played. Empty: none is.
    void setDriven(std::vector<DrivenFrames> clips);
    /// More of one clip was played. Nothing where nothing is driven in it, or it has no row.
    void setPlayed(ClipId clip, std::vector<FrameRange> played);
    /// Which checks clips break, as a sentence; empty where none. Others stay as they are.
    void setBroken(std::vector<std::pair<ClipId, QString>> clips);
    /// Which checks a clip breaks, as a sentence; empty where none.
    const QString& brokenChecks(ClipId clip) const;
    void setArrangement(RowArrangement arrangement);
    /// Folds what is below a head away, or shows it again; nothing is sorted anew for it. Expects the index
    /// of a head.
    void toggleSection(const QModelIndex& head);
    /// Every section shows its rows again.
    void unfoldAll() { setFolded({}); }
    /// Expects the index of a head.
    bool isFolded(const QModelIndex& head) const;
    /// By which sections are known that are folded, also some that are not there now.
    const std::set<QString>& folded() const { return m_folded; }
    void setFolded(std::set<QString> keys);
    /// The head of the section of that number; not valid where it is folded away. Numbers stay while what is
    /// arranged stays.
    QModelIndex headOfSection(int section) const;
    /// The number of the section of a row or of a head, and of the one that its head lies in; −1: none.
    int sectionAt(const QModelIndex& index) const { return m_sectionOfListed[std::size_t(index.row())]; }
    int sectionAround(int section) const;
    /// How many folders a row or a head lies in, where they are shown as a tree; else 0.
    int depth(const QModelIndex& index) const;
    /// Of all rows.
    int deepest() const { return m_deepest; }
    bool isTree() const { return m_arrangement.grouping == RowGrouping::FolderTree; }
    /// The section of a row or of a head.
    RowSection sectionOf(const QModelIndex& index) const;
    bool isHead(const QModelIndex& index) const { return m_listed[std::size_t(index.row())] < 0; }

    const std::vector<LibraryRow>& rows() const { return m_rows; }
    /// Another where a name, path, folder or clip of rows() is another, or their places are.
    std::uint64_t namesRevision() const { return m_namesRevision; }
    const RowArrangement& arrangement() const { return m_arrangement; }
    bool hasQuery() const { return m_answer.has_value(); }
    /// The number of clips with a hit.
    int hitCount() const { return m_hitCount; }
    /// The number of rows that are clips: all, and those that pass the filter, in folded sections too.
    int clipCount() const { return int(m_byClip.size()); }
    int listedClipCount() const { return m_listedClips; }
    /// The clips that are done, reviewed ones too; and whether people have begun with any.
    int doneClipCount() const { return m_doneClips; }
    bool hasProgress() const { return m_begunClips > 0; }
    /// The row of a clip, listed or not; null where it has none.
    const LibraryRow* rowOfClip(ClipId clip) const;
    /// The longest name, and the longest name with its folder, by number of letters.
    const QString& longestName() const { return m_longestName; }
    const QString& longestTitle() const { return m_longestTitle; }

    const LibraryRow& row(const QModelIndex& index) const
    {
        return isHead(index) ? m_heads[sectionOfHead(index)] : m_rows[sourceOf(index)];
    }
    /// What the query found in that row; empty where there is no query.
    const RowAnswer& answer(const QModelIndex& index) const;
    /// Whether a rule would add something somewhere.
    bool hasDrafts() const { return !m_drafts.empty(); }
    /// What it would add to that row's clip; empty where nothing.
    std::span<const FrameRange> drafts(const QModelIndex& index) const;
    bool isDriven() const { return !m_driven.empty(); }
    /// What a driven figure may play, and has played, of that clip; empty where nothing.
    const DrivenFrames& driven(ClipId clip) const;
    /// Whether the strip of any row shows something: tags, hits, drafts or driven frames.
    bool hasMarks() const { return m_barredRows > 0 || hasQuery() || hasDrafts() || isDriven(); }
    /// Whether a sign may stand before the name of any row.
    bool hasSigns() const
    {
        return m_warnedRows > 0 || !m_broken.empty() || clipCount() < int(m_rows.size());
    }
    const DraftLook& draftLook() const { return m_draftLook; }
    /// Grows with every change of that row's strip: the key of what is cached for it.
    std::uint64_t revision(const QModelIndex& index) const
    {
        return isHead(index) ? 0 : m_revisions[sourceOf(index)];
    }
    // By place in rows(): for what shows the same rows in an order of its own.
    /// The rows that pass the filter, in order; those of folded sections among them.
    const std::vector<int>& arrangedRowPlaces() const { return m_arranged; }
    const RowAnswer& answerAt(std::size_t place) const
    {
        return m_answers.empty() ? noAnswer() : m_answers[place];
    }
    std::uint64_t revisionAt(std::size_t place) const { return m_revisions[place]; }
    /// The group of a row: by folder where the arrangement has none.
    QString groupAt(std::size_t place) const;

    /// Where a clip is listed; not valid where it is filtered out, folded away or unknown.
    QModelIndex indexOfClip(ClipId clip) const;
    /// Whether a known clip is kept out by the filter.
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
    /// Where it stands among m_rows, if it is new or has another name or path now.
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
    void countListedClips();
    void countProgress(const ClipState& progress, int by);

    std::vector<LibraryRow> m_rows;
    std::vector<std::uint64_t> m_revisions; ///< one a row
    std::vector<RowAnswer> m_answers;       ///< one a row while there is a query, else none
    RowSequence m_sequence;
    std::vector<int> m_arranged; ///< indices into m_rows: those that pass the filter, in order
    std::vector<int> m_listed;   ///< indices into m_rows; below 0: the head of section −1 − n
    std::vector<ListSection> m_sections;
    std::vector<LibraryRow> m_heads;    ///< by section
    std::set<QString> m_folded;         ///< keys of sections
    std::vector<int> m_sectionOfListed; ///< one a listed row
    FolderTree m_tree;
    std::uint64_t m_treeRevision = 0; ///< of the names that it was made of
    int m_deepest = 0;
    std::vector<int> m_places;       ///< where each of m_rows is listed, or -1
    std::vector<TagId> m_mainTags;   ///< of each of m_rows, not valid without tags
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
    int m_begunClips = 0; ///< that are not untouched
    int m_doneClips = 0;
    QStringList m_properties;
    QString m_longestName;
    QString m_longestTitle;
};

} // namespace tagline
