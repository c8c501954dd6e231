#include "widgets/blendspace/BlendSpacePanel.h"

#include "widgets/blendspace/BlendSpaceView.h"
#include "widgets/theme/Icons.h"
#include "widgets/theme/Measures.h"
#include "widgets/theme/Theme.h"
#include "widgets/theme/controls/ElidedLabel.h"
#include "widgets/theme/controls/KeyTips.h"

#include <QComboBox>
#include <QFormLayout>
#include <QFrame>
#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>

namespace tagline {

BlendSpacePanel::BlendSpacePanel(QWidget* parent)
    : QWidget(parent)
    , m_tags(new QueryEdit(this))
    , m_across(newMeasureBox(tr("Measure across"), tr("What places clips from left to right")))
    , m_upward(newMeasureBox(tr("Measure upward"), tr("What places clips from bottom to top")))
    , m_view(new BlendSpaceView(this))
    , m_note(new ElidedLabel({}, this))
    , m_text(new ElidedLabel({}, this))
    , m_play(new QToolButton(this))
{
    m_note->setColour(&Theme::muted);
    m_note->setElideMode(Qt::ElideRight);
    m_text->setColour(&Theme::muted);
    m_text->setElideMode(Qt::ElideRight);
    m_text->setFont(tabularFont(font()));
    m_play->setObjectName(QStringLiteral("blendSpacePlay"));
    m_play->setProperty("look", "link");
    m_play->setProperty("shrinks", true);
    m_play->setIconSize({measure::iconSize, measure::iconSize});
    m_play->setFocusPolicy(Qt::TabFocus); // a click leaves the keyboard with the window
    connect(m_play, &QToolButton::clicked, this, &BlendSpacePanel::playToggled);
    connect(m_view, &BlendSpaceView::puckMoveRequested, this, &BlendSpacePanel::puckMoveRequested);
    for (ElidedLabel* words : {m_note, m_text})
        words->setContentsMargins(measure::wordInset, 0, measure::wordInset, 0);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(measure::panelField, 6, measure::panelField, 6);
    column->setSpacing(6);
    column->addWidget(newTagLine());
    column->addWidget(m_view, 1);
    column->addWidget(newMeasureLine());
    column->addWidget(m_note);
    column->addWidget(m_text);
    setState({});
}

QWidget* BlendSpacePanel::newTagLine()
{
    m_tags->setAccessibleName(tr("Tags of the blend space"));
    m_tags->setPlaceholderText(tr("Tags, such as Walk | Run"));
    m_tags->setToolTip(
        tr("Each range of these tags becomes a point: enter a tag, or a query such as Walk | Run - Bad"));
    connect(m_tags, &QueryEdit::textEdited, this, &BlendSpacePanel::tagsEdited);
    connect(m_tags, &QueryEdit::accepted, m_view, [this] { m_view->setFocus(); });
    connect(m_tags, &QueryEdit::left, m_view, [this] { m_view->setFocus(); });
    auto* frame = new QFrame(this);
    frame->setProperty("look", "popup");
    auto* line = new QHBoxLayout(frame);
    line->setContentsMargins(6, 3, 6, 3);
    line->addWidget(m_tags);
    return frame;
}

QComboBox* BlendSpacePanel::newMeasureBox(const QString& name, const QString& tip)
{
    auto* box = new QComboBox(this);
    box->setAccessibleName(name);
    box->setToolTip(tip);
    box->setMinimumContentsLength(3);
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    connect(box, &QComboBox::activated, this,
            [this] { emit measuresChosen(m_across->currentIndex(), m_upward->currentIndex()); });
    return box;
}

QWidget* BlendSpacePanel::newMeasureLine()
{
    auto* box = new QWidget(this);
    auto* form = new QFormLayout(box); // one below the other: their names fit beside them in narrow panels
    form->setContentsMargins(isRightToLeft() ? 0 : measure::wordInset, 0,
                             isRightToLeft() ? measure::wordInset : 0, 0);
    form->setVerticalSpacing(1); // the plot needs the height
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    form->addRow(tr("&Across"), m_across);
    form->addRow(tr("&Upward"), m_upward);
    return box;
}

void BlendSpacePanel::setState(const BlendSpaceState& state)
{
    const bool areMeasuresOther = state.measures != m_state.measures;
    m_state = state;
    for (QComboBox* box : {m_across, m_upward}) {
        if (areMeasuresOther) {
            box->clear();
            for (const BlendAxis& each : state.measures) box->addItem(each.name);
        }
        box->setCurrentIndex(box == m_across ? state.across : state.upward);
    }
    m_view->setState(state);
    m_note->setText(state.note);
    m_note->setToolTip(state.note);
    m_note->setVisible(!state.note.isEmpty());
    m_text->setColour(state.error.isEmpty() ? &Theme::muted : &Theme::error);
    if (!state.error.isEmpty()) m_text->setText(state.error);
    showPlay();
}

void BlendSpacePanel::setPuck(QPointF place, std::vector<float> weights, const QString& text)
{
    m_view->setPuck(place, std::move(weights));
    if (m_state.error.isEmpty()) m_text->setText(text);
}

void BlendSpacePanel::setTags(const QString& text)
{
    if (text != m_tags->text()) m_tags->setText(text);
}

QWidget* BlendSpacePanel::headerWidget() const { return m_play; }

QString BlendSpacePanel::tags() const { return m_tags->text(); }

void BlendSpacePanel::setVocabularyItems(const std::vector<VocabularyItem>& items)
{
    m_tags->setVocabularyItems(items);
}

void BlendSpacePanel::setPlayKey(const QString& key)
{
    m_playKey = key;
    showPlay();
}

void BlendSpacePanel::showPlay()
{
    m_play->setEnabled(!m_state.points.empty());
    m_play->setText(m_state.isShown ? tr("Stop") : tr("Play"));
    m_play->setIcon(icon(m_state.isShown ? "stop" : "play", &Theme::accent));
    m_play->setAccessibleName(m_state.isShown ? tr("Return to the clip") : tr("Play the blend space"));
    const QString tip = m_state.points.empty() ? tr("There is nothing to play yet")
                        : m_state.isShown      ? tr("Return to the clip")
                                               : tr("Show the blend at the puck in the viewport");
    m_play->setToolTip(tipWithKey(tip, m_playKey));
}

void BlendSpacePanel::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    emit becameVisible();
}

} // namespace tagline
