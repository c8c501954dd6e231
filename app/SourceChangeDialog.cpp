#include "app/SourceChangeDialog.h"

#include "app/presenters/library/ClipTexts.h"
#include "core/tags/sheet/SourceChangeEdits.h"

#include <QButtonGroup>
#include <QDialogButtonBox>
#include <QLabel>
#include <QPushButton>
#include <QRadioButton>
#include <QSpinBox>
#include <QVBoxLayout>

namespace tagline {

SourceChangeDialog::SourceChangeDialog(LibraryClip shown, QWidget* parent)
    : QDialog(parent)
    , m_clip(std::move(shown))
    , m_choices(new QButtonGroup(this))
    , m_shift(new QSpinBox(this))
    , m_result(new QLabel(this))
{
    const LibraryClip& clip = m_clip;
    setObjectName("sourceChange");
    setWindowTitle(tr("Fit Ranges to Changed File"));
    auto* column = new QVBoxLayout(this);
    column->addWidget(new QLabel(tr("“%1” had %2 frames at %3 when it was tagged; now it has %4 at %5.")
                                     .arg(QString::fromStdString(clip.displayName))
                                     .arg(clip.sourceChange->frames)
                                     .arg(rateText(clip.sourceChange->rate))
                                     .arg(clip.frames)
                                     .arg(rateText(clip.rate)),
                                 this));
    addChoice(Keep, tr("&Keep the frame numbers"), tr("Ranges stay as they are, even past the end"));
    addChoice(Trim, tr("&Trim to the new length"), tr("Whatever lies past the end is cut off"));
    addChoice(Shift, tr("&Shift by frames:"), tr("Frames were added or removed at the start"));
    column->addWidget(m_shift);
    addChoice(Rescale, tr("&Rescale to the new rate"), tr("Ranges keep their times in seconds"));
    column->addWidget(m_result);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    buttons->button(QDialogButtonBox::Ok)->setText(tr("Fit Ranges"));
    column->addWidget(buttons);

    m_shift->setRange(-clip.sourceChange->frames, clip.frames);
    m_shift->setValue(clip.frames - clip.sourceChange->frames);
    m_shift->setAccessibleName(tr("Frames to shift by"));
    m_shift->setToolTip(tr("Positive moves ranges later"));
    m_choices->button(clip.rate == clip.sourceChange->rate ? Trim : Rescale)->setChecked(true);
    connect(m_choices, &QButtonGroup::idToggled, this, &SourceChangeDialog::showResult);
    connect(m_shift, &QSpinBox::valueChanged, this, [this] { m_choices->button(Shift)->setChecked(true); });
    connect(m_shift, &QSpinBox::valueChanged, this, &SourceChangeDialog::showResult);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    showResult();
}

void SourceChangeDialog::addChoice(Choice choice, const QString& text, const QString& tip)
{
    auto* button = new QRadioButton(text, this);
    button->setToolTip(tip);
    m_choices->addButton(button, choice);
    layout()->addWidget(button);
}

TagSheet SourceChangeDialog::sheetFor(const LibraryClip& clip) const
{
    switch (Choice(m_choices->checkedId())) {
    case Keep:
        return clip.sheet;
    case Trim:
        return withRangesTrimmed(clip.sheet, clip.frames);
    case Shift:
        return withRangesShifted(clip.sheet, m_shift->value(), clip.frames);
    case Rescale:
        return withRangesRescaled(clip.sheet, clip.sourceChange->rate, clip.rate, clip.frames);
    }
    return clip.sheet;
}

void SourceChangeDialog::showResult()
{
    const auto text = [](const TagSheet& sheet) {
        return tr("%n range(s) up to frame %1", nullptr, int(sheet.rangeCount())).arg(sheet.lastStop());
    };
    m_result->setText(tr("Before: %1. After: %2.").arg(text(m_clip.sheet), text(sheetFor(m_clip))));
}

} // namespace tagline
