#include "widgets/library/rows/LibraryModel.h"

#include "core/time/FrameRanges.h"
#include "widgets/library/ClipMime.h"
#include "widgets/library/rows/LibraryColumns.h"

#include <algorithm>

namespace tagline {
namespace {

/// The name of a head with its totals.
QString headName(const LibraryRow& head)
{
    return head.detail.isEmpty() ? head.name : head.name + QStringLiteral(", ") + head.detail;
}

bool haveSameNames(const std::vector<RowValue>& values, const std::vector<RowValue>& others)
{
    return std::ranges::equal(values, others, {}, &RowValue::property, &RowValue::property);
}

/// The tag that most frames of a clip have; not valid without tags.
TagId mainTagOf(const std::vector<StripBar>& bars)
{
    TagId main;
    Frame most = 0;
    for (const StripBar& bar : bars) {
        Frame frames = 0;
        for (const FrameRange& range : bar.ranges) frames += range.length();
        if (frames > most) main = bar.tag;
        most = std::max(most, frames);
    }
    return main;
}

/// The names of a clip's tags that share a line of its strip; empty for lines with one tag.
QString overlappingTags(const std::vector<StripBar>& bars, int line, const std::vector<QString>& names)
{
    std::vector<FrameRange> ranges;
    QStringList tags;
    Frame frames = 0;
    for (const StripBar& bar : bars) {
        if (bar.lane != line || bar.tag.value >= names.size()) continue;
        tags << names[bar.tag.value];
        ranges.insert(ranges.end(), bar.ranges.begin(), bar.ranges.end());
        for (const FrameRange& range : bar.ranges) frames += range.length();
    }
    std::sort(ranges.begin(), ranges.end(),
              [](const FrameRange& a, const FrameRange& b) { return a.start < b.start; });
    const bool areApart = FrameRanges::canonical(std::move(ranges)).frameCount() == frames;
    return tags.size() < 2 || areApart ? QString() : tags.join(QStringLiteral(", "));
}

QStringList stripTexts(const std::vector<StripBar>& bars, const std::vector<QString>& names)
{
    QStringList texts;
    int lines = 0;
    for (const StripBar& bar : bars) lines = std::max(lines, bar.lane + 1);
    for (int line = 0; line < lines; ++line)
        if (const QString tags = overlappingTags(bars, line, names); !tags.isEmpty())
            texts << LibraryModel::tr("Together in line %1 of the strip: %2").arg(line + 1).arg(tags);
    return texts;
}

QString drivenText(const DrivenFrames& driven)
{
    const FrameRanges may = FrameRanges::canonical(driven.mayPlay);
    return LibraryModel::tr("%L1 of %L2 frames that may be driven were played")
        .arg(may.intersected(FrameRanges::canonical(driven.played)).frameCount())
        .arg(may.frameCount());
}

constexpr std::size_t mostTold = 50; ///< most rows that are signalled one by one; more are signalled together

/// Signals that every listed row may look different.
void tellAllChanged(LibraryModel& model, const QList<int>& roles = {})
{
    if (const int rows = model.rowCount(); rows > 0)
        emit model.dataChanged(model.index(0), model.index(rows - 1), roles);
}

} // namespace

void LibraryModel::setRows(std::vector<LibraryRow> rows)
{
    beginResetModel();
    ++m_namesRevision;
    m_rows = std::move(rows);
    m_answers.clear();
    m_byId.clear();
    m_byClip.clear();
    m_revisions.assign(m_rows.size(), 0);
    m_mainTags.assign(m_rows.size(), {});
    m_telling.assign(m_rows.size(), TellingPart::None);
    m_alike.clear();
    for (const LibraryRow& row : m_rows) m_alike.add(row);
    for (std::size_t source = 0; source < m_rows.size(); ++source) {
        m_byId.emplace(m_rows[source].id, source);
        if (m_rows[source].clip.isValid()) m_byClip.emplace(m_rows[source].clip, source);
        touchRow(source);
    }
    tellRowsApart();
    m_sequence.rebuild(m_rows, isByName(m_arrangement.order));
    measureRows();
    answerRows();
    setListed(arranged());
    endResetModel();
}

void LibraryModel::putRows(std::vector<LibraryRow> rows)
{
    std::vector<int> moved;
    m_areAlikeOther = false;
    for (LibraryRow& row : rows)
        if (const auto place = store(std::move(row))) moved.push_back(*place);
    if (m_areAlikeOther) tellRowsApart();
    m_sequence.put(m_rows, std::move(moved));
    measureRows();
    answerRows();
    rearrange();
}

std::optional<int> LibraryModel::store(LibraryRow row)
{
    const auto [known, isNew] = m_byId.emplace(row.id, m_rows.size());
    const std::size_t source = known->second;
    if (isNew) {
        m_rows.emplace_back();
        m_revisions.push_back(0);
        m_mainTags.emplace_back();
        m_telling.push_back(TellingPart::None);
    }
    const bool isMoved = isNew || row.name != m_rows[source].name || row.path != m_rows[source].path;
    const bool isElsewhere = isMoved || row.folder != m_rows[source].folder;
    if (isElsewhere || row.clip != m_rows[source].clip) ++m_namesRevision;
    if (isElsewhere && !isNew) m_areAlikeOther |= m_alike.remove(m_rows[source]);
    if (isElsewhere) m_areAlikeOther |= m_alike.add(row);
    if (isElsewhere) m_telling[source] = m_alike.of(row);
    if (m_rows[source].clip.isValid()) m_byClip.erase(m_rows[source].clip);
    m_rows[source] = std::move(row);
    if (m_rows[source].clip.isValid()) m_byClip[m_rows[source].clip] = source;
    touchRow(source);
    return isMoved ? std::optional(int(source)) : std::nullopt;
}

void LibraryModel::removeRow(std::uint64_t id)
{
    const auto known = m_byId.find(id);
    if (known == m_byId.end()) return;
    std::vector<LibraryRow> rows = m_rows;
    rows.erase(rows.begin() + std::ptrdiff_t(known->second));
    setRows(std::move(rows));
}

void LibraryModel::setBars(ClipId clip, std::vector<StripBar> bars)
{
    const auto known = m_byClip.find(clip);
    if (known == m_byClip.end() || m_rows[known->second].bars == bars) return;
    const bool hadMarks = hasMarks();
    std::vector<StripBar>& shown = m_rows[known->second].bars;
    m_barredRows += int(!bars.empty()) - int(!shown.empty());
    shown = std::move(bars);
    const TagId mainTag = m_mainTags[known->second];
    touchRow(known->second);
    if (m_arrangement.grouping == RowGrouping::Tag && m_mainTags[known->second] != mainTag) rearrange();
    if (hasMarks() != hadMarks)
        tellAllChanged(*this); // strips take room as soon as any row has marks
    else if (const QModelIndex changed = indexOfClip(clip); changed.isValid())
        emit dataChanged(changed, changed);
}

void LibraryModel::countProgress(const ClipState& progress, int by)
{
    m_begunClips += progress.stage == ClipStage::Untouched ? 0 : by;
    m_doneClips += progress.isDone() ? by : 0;
}

void LibraryModel::setProgress(std::span<const ClipProgress> clips)
{
    bool isOther = false, isFurther = false;
    for (const auto& [clip, progress] : clips) {
        const auto known = m_byClip.find(clip);
        if (known == m_byClip.end() || m_rows[known->second].progress == progress) continue;
        ClipState& shown = m_rows[known->second].progress;
        isOther = true;
        isFurther |= shown.stage != progress.stage;
        countProgress(shown, -1);
        shown = progress;
        countProgress(shown, 1);
    }
    const bool decides = m_arrangement.order == RowOrder::State || !m_arrangement.hiddenStages.empty() ||
                         m_arrangement.grouping != RowGrouping::None; // the heads count them
    if (isFurther && decides) return rearrange();
    if (isOther) tellAllChanged(*this); // the total over the list counts them too
}

void LibraryModel::setValues(std::vector<ClipValues> clips)
{
    bool isOther = false, areNamesOther = false;
    for (ClipValues& each : clips) {
        const auto known = m_byClip.find(each.clip);
        if (known == m_byClip.end() || m_rows[known->second].values == each.values) continue;
        areNamesOther |= !haveSameNames(m_rows[known->second].values, each.values);
        m_rows[known->second].values = std::move(each.values);
        touchRow(known->second);
        isOther = true;
    }
    if (!isOther) return;
    if (areNamesOther) measureRows();
    if (m_arrangement.order.kind == RowOrder::Property) return rearrange();
    tellAllChanged(*this); // a column may appear or disappear
}

void LibraryModel::setSpentTimes(std::span<const ClipSpentTime> clips)
{
    std::vector<ClipId> others;
    for (const auto& [clip, milliseconds] : clips) {
        const auto known = m_byClip.find(clip);
        if (known == m_byClip.end() || m_rows[known->second].spentMilliseconds == milliseconds) continue;
        m_rows[known->second].spentMilliseconds = milliseconds;
        others.push_back(clip);
    }
    if (others.empty()) return;
    if (m_arrangement.order == RowOrder::Minutes) return rearrange();
    if (others.size() > mostTold) return tellAllChanged(*this);
    for (const ClipId clip : others)
        if (const QModelIndex changed = indexOfClip(clip); changed.isValid())
            emit dataChanged(changed, changed);
}

void LibraryModel::setAnswer(const std::optional<FrameSet>& answer)
{
    if (!m_answer && !answer) return;
    m_answer = answer;
    answerRows();
    rearrange();
}

void LibraryModel::setAnswerStale(bool isStale)
{
    if (std::exchange(m_isAnswerStale, isStale) != isStale) tellAllChanged(*this);
}

void LibraryModel::setTagNames(std::vector<QString> names)
{
    if (names == m_tagNames) return;
    m_tagNames = std::move(names);
    if (m_arrangement.grouping == RowGrouping::Tag) rearrange();
}

void LibraryModel::setDrafts(std::vector<ClipDrafts> drafts, const DraftLook& look)
{
    std::unordered_map<ClipId, std::vector<FrameRange>> byClip;
    for (ClipDrafts& each : drafts) byClip.emplace(each.clip, std::move(each.ranges));
    if (byClip == m_drafts && look == m_draftLook) return;
    m_drafts = std::move(byClip);
    m_draftLook = look;
    tellAllChanged(*this);
}

std::span<const FrameRange> LibraryModel::drafts(const QModelIndex& index) const
{
    const auto found = m_drafts.find(row(index).clip);
    return found == m_drafts.end() ? std::span<const FrameRange>() : found->second;
}

QString LibraryModel::draftText(const QModelIndex& index) const
{
    const auto count = int(drafts(index).size());
    return count > 0 ? tr("%Ln suggestion(s) of %1", nullptr, count).arg(m_draftLook.tag) : QString();
}

void LibraryModel::setDriven(std::vector<DrivenFrames> clips)
{
    std::unordered_map<ClipId, DrivenFrames> byClip;
    for (DrivenFrames& each : clips)
        if (!each.isEmpty()) byClip.emplace(each.clip, std::move(each));
    if (byClip == m_driven) return;
    m_driven = std::move(byClip);
    tellAllChanged(*this);
}

void LibraryModel::setPlayed(ClipId clip, std::vector<FrameRange> played)
{
    const auto known = m_driven.find(clip);
    if (known == m_driven.end() || known->second.played == played) return;
    known->second.played = std::move(played);
    if (const QModelIndex changed = indexOfClip(clip); changed.isValid()) emit dataChanged(changed, changed);
}

const DrivenFrames& LibraryModel::driven(ClipId clip) const
{
    static const DrivenFrames none;
    const auto found = m_driven.find(clip);
    return found == m_driven.end() ? none : found->second;
}

void LibraryModel::setBroken(std::vector<std::pair<ClipId, QString>> clips)
{
    const bool hadSigns = hasSigns();
    std::erase_if(clips, [this](const auto& each) { return brokenChecks(each.first) == each.second; });
    for (auto& [clip, text] : clips)
        if (text.isEmpty())
            m_broken.erase(clip);
        else
            m_broken.insert_or_assign(clip, std::move(text));
    if (clips.empty()) return;
    const QList<int> roles{signRole, Qt::ToolTipRole, Qt::AccessibleTextRole};
    if (hasSigns() != hadSigns || clips.size() > mostTold) return tellAllChanged(*this, roles);
    for (const auto& [clip, text] : clips)
        if (const QModelIndex changed = indexOfClip(clip); changed.isValid())
            emit dataChanged(changed, changed, roles);
}

const QString& LibraryModel::brokenChecks(ClipId clip) const
{
    static const QString none;
    const auto found = m_broken.find(clip);
    return found == m_broken.end() ? none : found->second;
}

void LibraryModel::setArrangement(RowArrangement arrangement)
{
    const bool wasByName = isByName(m_arrangement.order);
    m_arrangement = std::move(arrangement);
    if (isByName(m_arrangement.order) != wasByName) m_sequence.rebuild(m_rows, !wasByName);
    rearrange();
}

const RowAnswer& LibraryModel::answer(const QModelIndex& index) const
{
    return isHead(index) ? noAnswer() : answerAt(sourceOf(index));
}

const RowAnswer& LibraryModel::noAnswer()
{
    static const RowAnswer none;
    return none;
}

QModelIndex LibraryModel::indexOfSource(std::size_t source) const
{
    const int place = source < m_places.size() ? m_places[source] : -1;
    return place < 0 ? QModelIndex() : index(place);
}

QModelIndex LibraryModel::indexOfClip(ClipId clip) const
{
    const auto known = m_byClip.find(clip);
    return known == m_byClip.end() ? QModelIndex() : indexOfSource(known->second);
}

QModelIndex LibraryModel::indexOfId(std::uint64_t id) const
{
    const auto known = m_byId.find(id);
    return known == m_byId.end() ? QModelIndex() : indexOfSource(known->second);
}

int LibraryModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(m_listed.size());
}

QVariant LibraryModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    const LibraryRow& shown = row(index);
    switch (role) {
    case Qt::DisplayRole:
        return shown.name;
    case Qt::ToolTipRole:
        return toolTip(index);
    case Qt::AccessibleTextRole:
        return accessibleText(index);
    }
    return {};
}

QString LibraryModel::toolTip(const QModelIndex& index) const
{
    const LibraryRow& shown = row(index);
    QStringList lines{shown.path};
    if (shown.state == LibraryRowState::Head && !shown.folder.isEmpty()) lines.prepend(shown.folder);
    if (shown.state == LibraryRowState::Ready && !shown.path.contains(shown.name)) lines.prepend(shown.name);
    for (const QString& text :
         {shown.reason, shown.warning, brokenChecks(shown.clip), progressText(shown.progress), shown.detail})
        if (!text.isEmpty()) lines << text;
    if (const QString drafted = draftText(index); !drafted.isEmpty()) lines << drafted;
    if (const DrivenFrames& frames = driven(shown.clip); !frames.isEmpty()) lines << drivenText(frames);
    return (lines + stripTexts(shown.bars, m_tagNames)).join('\n');
}

QString LibraryModel::accessibleText(const QModelIndex& index) const
{
    const LibraryRow& shown = row(index);
    const bool isToldByFile = !isHead(index) && m_telling[sourceOf(index)] == TellingPart::File;
    const QString place = isToldByFile ? tellingText(shown, TellingPart::File, false) : shown.folder;
    const QString name = place.isEmpty() ? shown.name : tr("%1 in %2").arg(shown.name, place);
    switch (shown.state) {
    case LibraryRowState::Pending:
        return tr("%1, being imported").arg(name);
    case LibraryRowState::NoClip:
        return tr("%1, %2").arg(name, shown.reason);
    case LibraryRowState::Failed:
        return tr("%1, failed: %2").arg(name, shown.reason);
    case LibraryRowState::Head: {
        const QString head = shown.folder.isEmpty() ? headName(shown) : headName(shown) + ", " + shown.folder;
        return isFolded(index) ? tr("%1, folded").arg(head) : head;
    }
    case LibraryRowState::Ready:
        break;
    }
    QString text = hasQuery() ? tr("%1, %Ln matched frame(s)", nullptr, answer(index).matchedFrames).arg(name)
                              : tr("%1, %Ln frame(s)", nullptr, shown.frames).arg(name);
    if (const QString drafted = draftText(index); !drafted.isEmpty()) text += ", " + drafted;
    if (const QString progress = progressText(shown.progress); !progress.isEmpty()) text += ", " + progress;
    if (const QString& broken = brokenChecks(shown.clip); !broken.isEmpty())
        text += ", " + broken.section('\n', 0, 0);
    return shown.warning.isEmpty() ? text : tr("%1, warning: %2").arg(text, shown.warning);
}

Qt::ItemFlags LibraryModel::flags(const QModelIndex& index) const
{
    if (!index.isValid()) return Qt::NoItemFlags;
    if (isHead(index)) return Qt::ItemIsEnabled | Qt::ItemNeverHasChildren;
    Qt::ItemFlags flags = Qt::ItemIsSelectable | Qt::ItemIsEnabled | Qt::ItemNeverHasChildren;
    if (row(index).state == LibraryRowState::Ready) flags |= Qt::ItemIsDragEnabled;
    return flags;
}

QStringList LibraryModel::mimeTypes() const { return {clipMimeType}; }

QMimeData* LibraryModel::mimeData(const QModelIndexList& indexes) const
{
    QModelIndexList inOrder = indexes;
    std::sort(inOrder.begin(), inOrder.end());
    std::vector<ClipId> clips;
    for (const QModelIndex& index : inOrder)
        if (row(index).clip.isValid()) clips.push_back(row(index).clip);
    return clips.empty() ? nullptr : clipMimeData(clips);
}

void LibraryModel::rearrange()
{
    std::vector<int> listed = arranged();
    if (listed == m_listed) {
        countListedClips(); // files that were read become clips in their places
        tellAllChanged(*this);
        return;
    }
    listAnew(std::move(listed));
}

void LibraryModel::listAnew(std::vector<int> listed)
{
    beginResetModel();
    setListed(std::move(listed));
    endResetModel();
}

void LibraryModel::setListed(std::vector<int> listed)
{
    m_listed = std::move(listed);
    m_places.assign(m_rows.size(), -1);
    for (std::size_t place = 0; place < m_listed.size(); ++place)
        if (m_listed[place] >= 0) m_places[std::size_t(m_listed[place])] = int(place);
    countListedClips();
}

void LibraryModel::countListedClips()
{
    m_listedClips = int(std::count_if(m_arranged.begin(), m_arranged.end(), [this](int place) {
        return m_rows[std::size_t(place)].clip.isValid();
    }));
}

bool LibraryModel::isFilteredOut(ClipId clip) const
{
    const auto known = m_byClip.find(clip);
    if (known == m_byClip.end() || indexOfClip(clip).isValid()) return false;
    return std::ranges::find(m_arranged, int(known->second)) == m_arranged.end();
}

/// Finds anew what tells each row apart. Those that are told apart in another way than before look
/// different.
void LibraryModel::tellRowsApart()
{
    for (std::size_t place = 0; place < m_rows.size(); ++place)
        if (const TellingPart now = m_alike.of(m_rows[place]); std::exchange(m_telling[place], now) != now)
            touchRow(place);
}

QString LibraryModel::tellingTextAt(std::size_t place) const
{
    return tellingText(m_rows[place], m_telling[place], isGroupedByFolder());
}

bool LibraryModel::isGroupedByFolder() const
{
    return m_arrangement.grouping == RowGrouping::Folder || isTree();
}

QString LibraryModel::placeText(const QModelIndex& index) const
{
    const std::size_t place = sourceOf(index);
    if (m_telling[place] == TellingPart::File) return tellingText(m_rows[place], TellingPart::File, isTree());
    return isTree() ? QString() : m_rows[place].folder;
}

/// The name with what stands behind it, as painted without a tree.
QString LibraryModel::titleAt(std::size_t place) const
{
    const LibraryRow& row = m_rows[place];
    const QString behind =
        m_telling[place] == TellingPart::File ? tellingText(row, TellingPart::File, false) : row.folder;
    return behind.isEmpty() ? row.name : row.name + QStringLiteral("   ") + behind;
}

void LibraryModel::measureRows()
{
    m_longestName.clear();
    m_longestTitle.clear();
    m_barredRows = 0;
    m_warnedRows = 0;
    m_begunClips = m_doneClips = 0;
    std::set<QString> properties;
    const std::vector<RowValue>* counted = nullptr; // clips mostly have the same properties as the one before
    for (std::size_t place = 0; place < m_rows.size(); ++place) {
        const LibraryRow& row = m_rows[place];
        if (!counted || !haveSameNames(*counted, row.values))
            for (const RowValue& value : row.values) properties.insert(value.property);
        counted = &row.values;
        countProgress(row.progress, 1);
        m_warnedRows += !row.warning.isEmpty();
        m_barredRows += !row.bars.empty();
        if (row.name.size() > m_longestName.size()) m_longestName = row.name;
        const bool mayBeLongest = m_telling[place] == TellingPart::File ||
                                  row.name.size() + row.folder.size() >= m_longestTitle.size();
        if (!mayBeLongest) continue;
        if (const QString title = titleAt(place); title.size() >= m_longestTitle.size())
            m_longestTitle = title;
    }
    m_properties = QStringList(properties.begin(), properties.end());
}

const LibraryRow* LibraryModel::rowOfClip(ClipId clip) const
{
    const auto known = m_byClip.find(clip);
    return known == m_byClip.end() ? nullptr : &m_rows[known->second];
}

void LibraryModel::answerRows()
{
    m_hitCount = 0;
    m_answers.clear();
    if (!m_answer) return;
    m_answers.resize(m_rows.size());
    m_answer->forEachClip([this](ClipId clip, std::span<const FrameRange> ranges) {
        const auto known = m_byClip.find(clip);
        if (known == m_byClip.end()) return;
        RowAnswer& answer = m_answers[known->second];
        answer.ranges.assign(ranges.begin(), ranges.end());
        for (const FrameRange& range : ranges) answer.matchedFrames += range.length();
        ++m_hitCount;
    });
}

void LibraryModel::touchRow(std::size_t source)
{
    m_revisions[source] = m_nextRevision++;
    m_mainTags[source] = mainTagOf(m_rows[source].bars);
}

} // namespace tagline
