#include "widgets/tags/RangeEditor.h"

#include "widgets/tags/FrameSpinBox.h"
#include "widgets/theme/Theme.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QScopedValueRollback>

namespace tagline {

RangeEditor::RangeEditor(QWidget* parent)
    : QWidget(parent)
    , m_start(newField(tr("Start"), tr("The first frame; the stop stays")))
    , m_stop(newField(tr("Stop"), tr("The frame after the last; the start stays")))
    , m_length(newField(tr("Length"), tr("The number of frames; the start stays")))
    , m_unitBox(new QComboBox(this))
{
    m_unitBox->addItems({tr("frames"), tr("seconds"), tr("timecode")});
    m_unitBox->setAccessibleName(tr("Unit"));
    m_unitBox->setToolTip(tr("Frames, seconds, or minutes:seconds:frames"));
    connect(m_unitBox, &QComboBox::activated, this, [this](int at) {
        setUnit(TimeUnits(at));
        emit unitChanged(m_unit);
    });
    connect(m_start, &QSpinBox::valueChanged, this, [this](int start) {
        beginEntry(m_start);
        request({start, std::max(m_before.stop, start + 1)});
    });
    connect(m_stop, &QSpinBox::valueChanged, this, [this](int stop) {
        beginEntry(m_stop);
        request({std::min(m_before.start, stop - 1), stop});
    });
    connect(m_length, &QSpinBox::valueChanged, this, [this](int length) {
        request({m_range.start, m_range.start + length});
    });

    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(6, 3, 6, 3);
    layout->setSpacing(6);
    for (FrameSpinBox* field : {m_start, m_stop, m_length}) {
        auto* label = new QLabel(field->accessibleName(), this);
        label->setBuddy(field);
        layout->addWidget(label);
        layout->addWidget(field);
    }
    layout->addWidget(m_unitBox);
    layout->addStretch(1);
    clear();
}

FrameSpinBox* RangeEditor::newField(const QString& name, const QString& toolTip)
{
    auto* field = new FrameSpinBox(this);
    field->setAccessibleName(name);
    field->setToolTip(toolTip);
    connect(field, &QSpinBox::editingFinished, this, [this] { m_entered = nullptr; });
    connect(field, &FrameSpinBox::entered, this, &RangeEditor::editingFinished);
    return field;
}

void RangeEditor::setClip(FrameRate rate, Frame frames)
{
    m_rate = rate;
    m_frames = frames;
    clear();
    applyFormat();
}

void RangeEditor::setRange(FrameRange range)
{
    Q_ASSERT(!range.isEmpty());
    if (range != m_range) m_entered = nullptr; // somebody else changed it
    m_range = range;
    for (FrameSpinBox* field : {m_start, m_stop, m_length}) field->setEnabled(true);
    showRange();
}

void RangeEditor::clear()
{
    m_range = {};
    m_entered = nullptr;
    for (FrameSpinBox* field : {m_start, m_stop, m_length}) field->setEnabled(false);
}

void RangeEditor::setUnit(TimeUnits unit)
{
    m_unit = unit;
    m_unitBox->setCurrentIndex(int(unit));
    applyFormat();
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

void RangeEditor::showRange()
{
    const QScopedValueRollback showing(m_isShowing, true);
    m_start->setRange(0, m_frames - 1);
    m_stop->setRange(1, m_frames);
    m_length->setRange(1, m_frames - m_range.start);
    // The field that is being typed in has its value already, and keeps its text.
    for (const auto& [field, value] : {std::pair(m_start, m_range.start), std::pair(m_stop, m_range.stop),
                                       std::pair(m_length, m_range.length())})
        if (field->value() != value) field->setValue(value);
}

void RangeEditor::beginEntry(const FrameSpinBox* field)
{
    if (m_isShowing || field == m_entered) return;
    m_entered = field;
    m_before = m_range;
}

void RangeEditor::request(FrameRange range)
{
    if (m_isShowing || range == m_range) return;
    m_range = range;
    showRange();
    emit rangeChangeRequested(range);
}

} // namespace tagline
