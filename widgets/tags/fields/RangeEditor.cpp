#include "widgets/tags/fields/RangeEditor.h"

#include "widgets/tags/fields/FrameSpinBox.h"
#include "widgets/tags/fields/TagLabel.h"
#include "widgets/theme/ThemeFollowing.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QRegularExpression>
#include <QStyle>
#include <QVBoxLayout>

#include <algorithm>
#include <limits>
#include <utility>

namespace tagline {

namespace {

Frame later(Frame frame, Frame by) { return frame + std::min(by, std::numeric_limits<Frame>::max() - frame); }

constexpr int afterLabel = 8; ///< device-independent pixels
constexpr int beforeLabel = 16;

/// Whether the text consists only of characters that occur in times.
bool mayBecomeTime(const QString& text)
{
    static const QRegularExpression typing(QStringLiteral("^[0-9:.,sf ]*$"));
    return typing.match(text).hasMatch();
}

/// Whether a text that is no frame number would be one but for its size.
bool isTooLarge(const QString& text)
{
    static const QRegularExpression wholeNumber(QStringLiteral("^ *[0-9]+ *[sf]?$"));
    return wholeNumber.match(text).hasMatch();
}

Frame startOf(FrameRange range) { return range.start; }
Frame stopOf(FrameRange range) { return range.stop; }
Frame lengthOf(FrameRange range) { return range.length(); }

FrameRange withStart(FrameRange range, Frame start) { return {start, range.stop}; }
FrameRange withStop(FrameRange range, Frame stop) { return {range.start, stop}; }
FrameRange withLength(FrameRange range, Frame length) { return {range.start, later(range.start, length)}; }

} // namespace

RangeEditor::RangeEditor(QWidget* parent)
    : QWidget(parent)
    , m_start(newField(tr("Start"), tr("The first frame; the stop stays"), withStart))
    , m_stop(newField(tr("Stop"), tr("The frame after the last; the start stays"), withStop))
    , m_length(newField(tr("Length"), tr("The number of frames; the start stays"), withLength))
    , m_subject(new TagLabel(this))
    , m_row(new QWidget(this))
    , m_unitBox(new QComboBox(this))
    , m_problemLine(new QLabel(this))
{
    m_unitBox->addItems({tr("frames"), tr("seconds"), tr("timecode")});
    m_unitBox->setAccessibleName(tr("Unit"));
    m_unitBox->setToolTip(tr("Frames, seconds, or minutes:seconds:frames"));
    connect(m_unitBox, &QComboBox::activated, this, [this](int at) {
        setUnit(TimeUnits(at));
        emit unitChanged(m_unit);
    });
    m_problemLine->setObjectName(QStringLiteral("problem"));
    m_problemLine->setAccessibleName(tr("What is wrong"));
    setTextColour(m_problemLine, &Theme::error);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(6, 3, 6, 3);
    column->setSpacing(2);
    auto* row = new QHBoxLayout(m_row);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(afterLabel);
    row->addWidget(m_subject);
    column->addWidget(m_row);
    column->addWidget(m_problemLine);
    m_problemLine->hide();
    for (FrameSpinBox* field : {m_start, m_stop, m_length}) addField(*row, field);
    row->addWidget(m_unitBox);
    setRanges({});
}

/// Disconnects the fields, since losing the focus during destruction must not call leave().
RangeEditor::~RangeEditor()
{
    for (FrameSpinBox* field : {m_start, m_stop, m_length}) field->disconnect(this);
}

FrameSpinBox* RangeEditor::newField(const QString& name, const QString& toolTip, Change change)
{
    auto* field = new FrameSpinBox(this);
    field->setAccessibleName(name);
    field->setToolTip(toolTip);
    connect(field, &FrameSpinBox::typed, this,
            [this, field, change](Frame frame) { type(field, change, frame); });
    connect(field, &FrameSpinBox::mistyped, this,
            [this, field](const QString& text) { tellMistyped(field, text); });
    connect(field, &FrameSpinBox::stepped, this, [this, field](int by) { step(field, by); });
    connect(field, &FrameSpinBox::entered, this, [this, field] { enter(field); });
    connect(field, &QSpinBox::editingFinished, this, [this, field] {
        if (!field->hasFocus()) leave();
    });
    return field;
}

void RangeEditor::addField(QHBoxLayout& row, FrameSpinBox* field)
{
    auto* label = new QLabel(field->accessibleName(), this);
    label->setBuddy(field);
    if (row.count() > 0) row.addSpacing(beforeLabel - afterLabel); // a label is nearer to its own field
    row.addWidget(label);
    row.addWidget(field);
}

void RangeEditor::setSelfContained(bool isSelfContained)
{
    m_isSelfContained = isSelfContained;
    m_unitBox->setVisible(isSelfContained);
    showUsable();
    m_problemLine->setVisible(isSelfContained && !m_problemLine->text().isEmpty());
}

void RangeEditor::setClip(FrameRate rate, Frame frames)
{
    if (rate == m_rate && frames == m_frames) return;
    m_rate = rate;
    m_frames = frames;
    setRanges({});
    applyFormat();
}

void RangeEditor::setRanges(std::vector<FrameRange> ranges, std::vector<EditedClip> clips)
{
    Q_ASSERT(clips.empty() || clips.size() == ranges.size());
    Q_ASSERT(std::none_of(ranges.begin(), ranges.end(), [](FrameRange range) { return range.isEmpty(); }));
    if (ranges != m_ranges || clips != m_clips) { // changed from outside
        m_entered = nullptr;
        tell({});
    }
    m_ranges = std::move(ranges);
    m_clips = std::move(clips);
    showUsable();
    showRanges();
}

void RangeEditor::setSubject(const QString& text, std::optional<TagDefinition> tag)
{
    m_subject->setTag(text, std::move(tag));
}

void RangeEditor::showUsable()
{
    const bool isUsable = !m_ranges.empty();
    bool isTypedInto = false;
    for (FrameSpinBox* field : {m_start, m_stop, m_length}) {
        field->setReadOnly(!isUsable);
        const bool isInHand = !m_isSelfContained && field->hasFocus();
        field->setEnabled(isUsable || isInHand);
        isTypedInto |= isInHand;
    }
    m_row->setVisible(m_isSelfContained || isUsable || isTypedInto);
}

void RangeEditor::setUnit(TimeUnits unit)
{
    m_unit = unit;
    m_unitBox->setCurrentIndex(int(unit));
    applyFormat();
    showRanges();
}

void RangeEditor::focusStart()
{
    m_start->setFocus(Qt::ShortcutFocusReason);
    m_start->selectAll();
}

void RangeEditor::applyFormat()
{
    for (FrameSpinBox* field : {m_start, m_stop, m_length}) field->setFormat(m_rate, m_unit);
}

void RangeEditor::showRanges()
{
    const QString instead = m_ranges.empty() ? QString() : tr("mixed");
    m_start->setRange(0, std::max(0, mostFrames() - 1));
    m_stop->setRange(1, std::max(1, mostFrames()));
    m_length->setRange(1, std::max(1, mostFrames()));
    const auto show = [&](FrameSpinBox* field, auto number) {
        const bool isWrong = !m_problem.isEmpty() || !m_unfinished.isEmpty();
        const std::optional<Frame> frame = common(number);
        // Leaves a wrong text for correction, and a time that is another frame in each clip.
        const bool keepsText = field == m_entered && (isWrong || (!frame && !m_clips.empty()));
        if (!keepsText) field->setFrame(frame, instead);
    };
    show(m_start, startOf);
    show(m_stop, stopOf);
    show(m_length, lengthOf);
}

EditedClip RangeEditor::clipOf(std::size_t range) const
{
    return range < m_clips.size() ? m_clips[range] : EditedClip{m_rate, m_frames};
}

Frame RangeEditor::mostFrames() const
{
    Frame most = m_frames;
    for (const EditedClip& clip : m_clips) most = std::max(most, clip.frames);
    return most;
}

/// The number that all ranges have in common, as it is shown; none if they differ, or there are no ranges.
std::optional<Frame> RangeEditor::common(Frame (*number)(FrameRange)) const
{
    if (m_ranges.empty()) return {};
    const Frame first = number(m_ranges.front());
    const FrameRate rate = clipOf(0).rate;
    const QString text = timeText(first, rate, m_unit);
    for (std::size_t i = 1; i < m_ranges.size(); ++i) {
        const bool isEqual = number(m_ranges[i]) == first && clipOf(i).rate == rate;
        if (!isEqual && timeText(number(m_ranges[i]), clipOf(i).rate, m_unit) != text) return {};
    }
    return first;
}

// ---- Entries

void RangeEditor::beginEntry(const FrameSpinBox* field)
{
    if (field == m_entered) return;
    m_entered = field;
    m_unfinished.clear();
    m_before = m_ranges;
    ++m_entry;
}

void RangeEditor::type(const FrameSpinBox* field, Change change, Frame frame)
{
    beginEntry(field);
    m_unfinished.clear();
    std::vector<FrameRange> wanted = m_before;
    for (std::size_t i = 0; i < wanted.size(); ++i) // a time is another frame at another rate
        wanted[i] = change(wanted[i], typedFrame(field->text(), clipOf(i).rate, m_unit).value_or(frame));
    const QString problem = problemOf(wanted);
    tell(problem);
    request(problem.isEmpty() ? wanted : m_before); // undoes the effect of a half-typed number
}

void RangeEditor::tellMistyped(const FrameSpinBox* field, const QString& text)
{
    beginEntry(field);
    const bool isUnfinished = mayBecomeTime(text) && !isTooLarge(text);
    m_unfinished = isUnfinished ? mistake(text) : QString();
    tell(isUnfinished ? QString() : mistake(text));
    request(m_before); // undoes the effect of the first characters
}

QString RangeEditor::mistake(const QString& text) const
{
    if (isTooLarge(text)) return tr("The clip ends at %1: %2 lies beyond it.").arg(shown(m_frames), text);
    const QString forms = tr("type frames (120f), seconds (4.5s) or minutes:seconds:frames.");
    return text.trimmed().isEmpty() ? tr("No time is typed: %1").arg(forms)
                                    : tr("“%1” is not a time: %2").arg(text, forms);
}

/// Moves all ranges; if one of them cannot be moved, none is.
void RangeEditor::step(const FrameSpinBox* field, int by)
{
    beginEntry(field);
    m_unfinished.clear();
    std::vector<FrameRange> wanted = m_ranges;
    for (FrameRange& range : wanted) (field == m_start ? range.start : range.stop) += by;
    const QString problem = problemOf(wanted);
    tell(problem);
    if (problem.isEmpty()) request(wanted);
}

void RangeEditor::request(const std::vector<FrameRange>& ranges)
{
    if (ranges == m_ranges) return;
    m_ranges = ranges;
    showRanges();
    emit rangesChangeRequested(m_ranges, m_entry);
}

void RangeEditor::enter(FrameSpinBox* field)
{
    endTyping();
    if (!m_problem.isEmpty()) return field->selectAll();
    m_entered = nullptr;
    showRanges();
    emit editingFinished();
}

/// Escape in a field undoes the entry; without an entry, it finishes the editing.
void RangeEditor::keyPressEvent(QKeyEvent* event)
{
    const bool isTyped = m_entered != nullptr;
    if (event->key() != Qt::Key_Escape || (!isTyped && m_isSelfContained))
        return QWidget::keyPressEvent(event);
    if (isTyped)
        takeBack();
    else
        emit editingFinished();
}

void RangeEditor::takeBack()
{
    m_unfinished.clear();
    tell({});
    request(m_before);
    for (FrameSpinBox* field : {m_start, m_stop, m_length}) {
        if (field != m_entered) continue;
        m_entered = nullptr;
        showRanges();
        field->selectAll();
        break;
    }
    markProblem();
}

/// Reports a text that is still unfinished as wrong.
void RangeEditor::endTyping()
{
    const QString wrong = std::exchange(m_unfinished, {});
    if (m_entered && !wrong.isEmpty()) tell(wrong);
}

/// Drops a wrong entry; the message remains for a while.
void RangeEditor::leave()
{
    endTyping();
    m_entered = nullptr;
    m_problem.clear();
    markProblem();
    showUsable();
    showRanges();
}

void RangeEditor::tell(const QString& problem)
{
    const bool isOther = std::exchange(m_problem, problem) != problem;
    m_problemLine->setText(problem);
    m_problemLine->setVisible(m_isSelfContained && !problem.isEmpty());
    markProblem();
    if (isOther) emit problemChanged(problem);
}

/// Marks the field with the wrong text by a border in the error colour.
void RangeEditor::markProblem()
{
    for (FrameSpinBox* field : {m_start, m_stop, m_length}) {
        const bool isWrong = field == m_entered && !m_problem.isEmpty();
        if (field->property("invalid").toBool() == isWrong) continue;
        field->setProperty("invalid", isWrong);
        field->style()->unpolish(field);
        field->style()->polish(field);
    }
}

QString RangeEditor::problemOf(const std::vector<FrameRange>& ranges) const
{
    for (std::size_t i = 0; i < ranges.size(); ++i) {
        const FrameRange range = ranges[i];
        const EditedClip clip = clipOf(i);
        const auto said = [&](Frame frame) { return timeText(frame, clip.rate, m_unit); };
        if (range.start < 0) return tr("The clip starts at %1: a range cannot start before it.").arg(said(0));
        if (range.stop > clip.frames)
            return tr("The clip ends at %1: a stop at %2 lies beyond it.")
                .arg(said(clip.frames), said(range.stop));
        if (range.isEmpty())
            return tr("The stop (%1) must lie after the start (%2).")
                .arg(said(range.stop), said(range.start));
    }
    return {};
}

} // namespace tagline
