#include "app/presenters/tags/BulkTagDialog.h"

#include "app/presenters/library/ClipTexts.h"
#include "core/tagging/ChosenSet.h"
#include "core/tags/vocabulary/SetNames.h"
#include "widgets/theme/choices/ChoiceBox.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QSpinBox>

#include <algorithm>

namespace tagline {
namespace {

constexpr int placeWholeClips = 0; ///< places in the box of frames
constexpr int placeSomeFrames = 1;
constexpr int selectedFrames = 2;

std::vector<ClipId> clipsOf(const std::vector<ClipFrames>& selected)
{
    std::vector<ClipId> clips;
    for (const ClipFrames& each : selected) clips.push_back(each.clip);
    return clips;
}

QSpinBox* newFrameBox(QWidget* parent, const QString& name, int least, int value)
{
    auto* box = new QSpinBox(parent);
    box->setRange(least, 100'000'000);
    box->setValue(value);
    box->setAccessibleName(name);
    box->setToolTip(BulkTagDialog::tr("Frames of each clip; anything past its end is left out"));
    return box;
}

} // namespace

BulkTagDialog::BulkTagDialog(const ClipLibrary& library, std::string set, std::vector<ClipId> clips,
                             TagId tag, FrameRange frames, QWidget* parent)
    : Dialog(parent)
    , m_library(library)
    , m_set(std::move(set))
    , m_clips(std::move(clips))
    , m_tags(shownTags(library))
    , m_tag(new ChoiceBox(this))
    , m_operation(new QComboBox(this))
    , m_where(new QComboBox(this))
    , m_start(newFrameBox(this, tr("First frame"), 0, frames.start))
    , m_stop(newFrameBox(this, tr("First frame after"), 1, frames.isEmpty() ? 1 : frames.stop))
    , m_counts(new QLabel(this))
    , m_buttons(new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this))
{
    setObjectName("bulkTagDialog");
    setWindowTitle(tr("Tag %n clip(s)", nullptr, int(m_clips.size())));
    build(tag, frames);
    count();
}

BulkTagDialog::BulkTagDialog(const ClipLibrary& library, std::string set, std::vector<ClipFrames> selected,
                             TagId tag, QWidget* parent)
    : BulkTagDialog(library, std::move(set), clipsOf(selected), tag, FrameRange(), parent)
{
    m_selected = std::move(selected);
    m_where->addItem(tr("The frames selected on the wall"));
    m_where->setCurrentIndex(selectedFrames);
}

void BulkTagDialog::build(TagId tag, FrameRange frames)
{
    for (const TagId each : m_tags) m_tag->addItem(QString::fromStdString(m_library.vocabulary()[each].name));
    m_tag->setCurrentIndex(
        std::max(0, int(std::find(m_tags.begin(), m_tags.end(), tag) - m_tags.begin()) % int(m_tags.size())));
    m_tag->setAccessibleName(tr("Tag"));
    m_tag->setToolTip(tr("The tag to add or remove"));
    m_operation->setObjectName("bulkTagOperation");
    m_operation->addItems({tr("Add the tag"), tr("Remove the tag")});
    m_operation->setAccessibleName(tr("Operation"));
    m_operation->setToolTip(tr("Whether to add the tag to the frames or remove it"));
    m_where->addItems({tr("Whole clips"), tr("The same frames in each clip")});
    m_where->setCurrentIndex(frames.isEmpty() ? placeWholeClips : placeSomeFrames);
    m_where->setAccessibleName(tr("Frames"));
    m_where->setToolTip(tr("Every frame of each clip, or the same frames in each"));
    m_counts->setObjectName("bulkTagCounts");
    m_counts->setWordWrap(true);
    m_counts->setMinimumWidth(320);
    auto* range = new QHBoxLayout;
    range->addWidget(m_start, 1);
    range->addWidget(new QLabel(tr("to"), this));
    range->addWidget(m_stop, 1);
    auto* form = new QFormLayout(this);
    form->addRow(tr("&Tag"), m_tag);
    form->addRow(tr("&Action"), m_operation);
    form->addRow(tr("A&pply to"), m_where);
    form->addRow(tr("Frames"), range); // two fields: no letter of it is a key
    form->addRow(m_counts);
    form->addRow(m_buttons);
    for (QComboBox* box : {m_tag, m_operation, m_where})
        connect(box, &QComboBox::currentIndexChanged, this, &BulkTagDialog::count);
    for (QSpinBox* box : {m_start, m_stop})
        connect(box, &QSpinBox::valueChanged, this, &BulkTagDialog::count);
    connect(m_buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

TagId BulkTagDialog::tag() const { return m_tags[std::size_t(m_tag->currentIndex())]; }

BulkOperation BulkTagDialog::operation() const
{
    return m_operation->currentIndex() == 0 ? BulkOperation::Add : BulkOperation::Remove;
}

BulkPlan BulkTagDialog::plan() const
{
    return planInChosenSet(m_library, tag(), m_set, operation(), frames());
}

/// In which set the tag is given; empty where that is the default one.
QString BulkTagDialog::setText() const
{
    const std::string name = nameInChosenSet(m_library.vocabulary(), tag(), m_set);
    const std::string set(setOf(name));
    return set.empty() ? QString() : tr("In the tag set %1.").arg(QString::fromStdString(set)) + ' ';
}

std::vector<ClipFrames> BulkTagDialog::frames() const
{
    if (m_where->currentIndex() == selectedFrames) return m_selected;
    if (m_where->currentIndex() == placeWholeClips) return framesOfClips(m_library, m_clips, std::nullopt);
    return framesOfClips(m_library, m_clips, FrameRange{m_start->value(), m_stop->value()});
}

void BulkTagDialog::count()
{
    const bool isRange = m_where->currentIndex() == placeSomeFrames;
    m_start->setEnabled(isRange);
    m_stop->setEnabled(isRange);
    const BulkPlan now = plan();
    m_counts->setText(setText() + planText(now, operation(), int(m_clips.size())));
    QPushButton* carryOut = m_buttons->button(QDialogButtonBox::Ok);
    carryOut->setText(operation() == BulkOperation::Add ? tr("Tag Clips") : tr("Remove from Clips"));
    carryOut->setEnabled(!now.changes.empty());
}

QString planText(const BulkPlan& plan, BulkOperation operation, int clips)
{
    const QLocale locale;
    QStringList lines;
    lines << BulkTagDialog::tr("Will change: %1 of %Ln clip(s), %2.", nullptr, clips)
                 .arg(locale.toString(int(plan.changes.size())),
                      BulkTagDialog::tr("%Ln frame(s)", nullptr, int(plan.frames)));
    if (plan.carved > 0)
        lines << BulkTagDialog::tr("Other tags of its group lose %Ln frame(s).", nullptr, int(plan.carved));
    if (plan.blocked > 0)
        lines << BulkTagDialog::tr("Blocked by other tags of its group: %n clip(s).", nullptr, plan.blocked);
    if (plan.unchanged > 0)
        lines << (operation == BulkOperation::Add
                      ? BulkTagDialog::tr("Already tagged: %n clip(s).", nullptr, plan.unchanged)
                      : BulkTagDialog::tr("Nothing to change: %n clip(s).", nullptr, plan.unchanged));
    if (plan.outside > 0) lines << BulkTagDialog::tr("Too short: %n clip(s).", nullptr, plan.outside);
    if (plan.readOnly > 0) lines << BulkTagDialog::tr("Read-only: %n clip(s).", nullptr, plan.readOnly);
    return lines.join(' ');
}

} // namespace tagline
