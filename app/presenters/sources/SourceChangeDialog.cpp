#include "app/presenters/sources/SourceChangeDialog.h"

#include "app/presenters/library/ClipTexts.h"
#include "app/presenters/versions/VersionStrips.h"

#include <QButtonGroup>
#include <QCheckBox>
#include <QDialogButtonBox>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QRadioButton>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>

namespace tagline {

SourceChangeDialog::SourceChangeDialog(LibraryClip shown, QWidget* parent, Bars bars)
    : Dialog(parent)
    , m_clip(std::move(shown))
    , m_bars(std::move(bars))
    , m_choices(new QButtonGroup(this))
    , m_shift(new QSpinBox(this))
    , m_found(new QLabel(this))
    , m_strips(new VersionStrips(this))
    , m_result(new QLabel(this))
    , m_all(new QCheckBox(this))
{
    const LibraryClip& clip = m_clip;
    setObjectName("sourceChange");
    setWindowTitle(tr("Fit Ranges to Changed File"));
    auto* column = new QVBoxLayout(this);
    column->addWidget(new QLabel(changeText(), this));
    addChoice(FitKind::Keep, tr("&Keep the frame numbers"), tr("Ranges stay as they are, even past the end"));
    addChoice(FitKind::Trim, tr("&Trim to the new length"), tr("Whatever lies past the end is cut off"));
    addChoice(FitKind::Shift, tr("&Shift by frames:"), tr("Frames were added or removed at the start"));
    column->addWidget(m_shift);
    m_found->setObjectName("formerVersion");
    m_found->setWordWrap(true);
    column->addWidget(m_found);
    addChoice(FitKind::Rescale, tr("&Rescale to the new rate"), tr("Ranges keep their times in seconds"));
    m_strips->setVisible(bool(m_bars));
    m_strips->setToolTip(
        tr("Above the tags on the file as it was tagged, below on the file as it is, on one scale of time"));
    column->addWidget(m_strips);
    column->addWidget(m_result);
    m_all->setObjectName("fitAll");
    column->addWidget(m_all);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    buttons->button(QDialogButtonBox::Ok)->setText(tr("Fit Ranges"));
    column->addWidget(buttons);

    const Frame most = std::max(clip.frames, clip.sourceChange->frames);
    m_shift->setRange(-most, most);
    m_shift->setValue(clip.frames - clip.sourceChange->frames);
    m_shift->setAccessibleName(tr("Frames to shift by"));
    m_shift->setToolTip(tr("Positive moves ranges later"));
    m_choices->button(int(proposedFit(clip, {}).kind))->setChecked(true);
    endLooking({});
    setOthers(0);
    connect(m_choices, &QButtonGroup::idClicked, this, [this] { m_isChosen = true; });
    connect(m_choices, &QButtonGroup::idToggled, this, &SourceChangeDialog::showResult);
    connect(m_shift, &QSpinBox::valueChanged, this, [this] {
        m_isChosen = true;
        m_choices->button(int(FitKind::Shift))->setChecked(true);
    });
    connect(m_shift, &QSpinBox::valueChanged, this, &SourceChangeDialog::showResult);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    showResult();
}

QString SourceChangeDialog::changeText() const
{
    const QString name = QString::fromStdString(m_clip.displayName);
    if (m_clip.sourceChange->content)
        return tr("“%1” was written again with another motion since it was tagged; length and rate are "
                  "equal.")
            .arg(name);
    return tr("“%1” had %2 frames at %3 when it was tagged; now it has %4 at %5.")
        .arg(name)
        .arg(QLocale().toString(m_clip.sourceChange->frames))
        .arg(rateText(m_clip.sourceChange->rate))
        .arg(QLocale().toString(m_clip.frames))
        .arg(rateText(m_clip.rate));
}

void SourceChangeDialog::addChoice(FitKind kind, const QString& text, const QString& tip)
{
    auto* button = new QRadioButton(text, this);
    button->setToolTip(tip);
    m_choices->addButton(button, int(kind));
    layout()->addWidget(button);
}

void SourceChangeDialog::setOthers(int count)
{
    m_all->setVisible(count > 0);
    m_all->setText(tr("Fit &all %n changed clip(s) of the library alike", nullptr, count + 1));
    m_all->setToolTip(tr("One step for all. Each is shifted by what its own motion says, where its former "
                         "version is known; else by the same frames as this one."));
}

void SourceChangeDialog::beginLooking() { m_found->setText(tr("Comparing with the former version…")); }

void SourceChangeDialog::endLooking(std::optional<Frame> shift)
{
    if (!shift) {
        m_found->setText(m_clip.sourceChange->content
                             ? tr("The former version moves otherwise throughout, or is not known any more: "
                                  "proposed is to keep the frame numbers.")
                             : tr("The former version is not known any more, or moves otherwise: proposed "
                                  "is the difference in length."));
        return;
    }
    m_found->setText(*shift == 0 ? tr("The motion of the former version begins at the same frame.")
                                 : tr("The motion of the former version is %n frame(s) earlier or later.",
                                      nullptr, std::abs(*shift)));
    if (m_isChosen) return;
    const QSignalBlocker blocker(m_shift);
    m_shift->setValue(*shift);
    m_choices->button(int(proposedFit(m_clip, shift).kind))->setChecked(true);
    showResult();
}

SourceFit SourceChangeDialog::fit() const
{
    const auto kind = FitKind(m_choices->checkedId());
    return {kind, kind == FitKind::Shift ? m_shift->value() : 0};
}

bool SourceChangeDialog::isForAll() const { return !m_all->isHidden() && m_all->isChecked(); }

void SourceChangeDialog::showResult()
{
    const TagSheet after = sheetFor(m_clip);
    const auto text = [](const TagSheet& sheet) {
        return tr("%n range(s) up to frame %1", nullptr, int(sheet.rangeCount())).arg(sheet.lastStop());
    };
    m_result->setText(tr("Before: %1. After: %2.").arg(text(m_clip.sheet), text(after)));
    if (!m_bars) return;
    m_strips->setVersions(
        {{tr("Before"), m_bars(m_clip.sheet), m_clip.sourceChange->frames, m_clip.sourceChange->rate},
         {tr("After"), m_bars(after), m_clip.frames, m_clip.rate}});
}

} // namespace tagline
