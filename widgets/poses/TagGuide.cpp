#include "widgets/poses/TagGuide.h"

#include "widgets/theme/Theme.h"
#include "widgets/theme/controls/ElidedLabel.h"

#include <QAbstractButton>
#include <QPainter>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>

namespace tagline {
namespace {

constexpr int guideMargin = 8;
constexpr int guideGap = 4;
constexpr int exampleHeight = 66;
constexpr int mostRuleLines = 2;   ///< if there are examples; the tool tip has all lines
constexpr int mostLinesAlone = 6;  ///< without examples
constexpr int examplesInSight = 2; ///< the others are scrolled to: leaves room for the list of tags

/// A strip of poses that can be clicked.
class ExampleButton : public QAbstractButton
{
public:
    ExampleButton(const TagGuideExample& example, int number, QWidget* parent)
        : QAbstractButton(parent)
        , m_poses(new PoseStrip(this))
    {
        setObjectName(QStringLiteral("tagExample%1").arg(number));
        setAccessibleName(example.poses.title);
        setFocusPolicy(Qt::TabFocus);
        setFixedHeight(exampleHeight);
        setEnabled(example.whyNot.isEmpty());
        setToolTip(example.whyNot.isEmpty() ? TagGuide::tr("Open %1").arg(example.poses.title)
                                            : example.whyNot);
        m_poses->setState(example.poses);
        m_poses->show();
    }

protected:
    void resizeEvent(QResizeEvent*) override { m_poses->setGeometry(rect().adjusted(1, 1, -1, -1)); }
    void paintEvent(QPaintEvent*) override
    {
        if (!hasFocus()) return;
        QPainter painter(this);
        painter.setPen(theme().accent);
        painter.drawRect(rect().adjusted(0, 0, -1, -1));
    }

private:
    PoseStrip* m_poses;
};

} // namespace

TagGuide::TagGuide(QWidget* parent)
    : QWidget(parent)
    , m_rule(new ElidedLabel({}, this))
    , m_examples(new QScrollArea(this))
{
    setObjectName("tagGuide");
    setAccessibleName(tr("Rule and examples of the tag"));
    m_rule->setObjectName("tagGuideRule");
    m_rule->setColour(&Theme::muted);
    m_examples->setObjectName("tagGuideExamples");
    m_examples->setFrameShape(QFrame::NoFrame);
    m_examples->setWidgetResizable(true);
    m_examples->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_examples->setFocusPolicy(Qt::NoFocus);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(guideMargin, guideMargin, guideMargin, guideMargin);
    column->setSpacing(guideGap);
    column->addWidget(m_rule);
    column->addWidget(m_examples);
    hide();
}

void TagGuide::setState(const TagGuideState& state)
{
    if (state == m_state) return;
    const bool areOthers = state.examples != m_state.examples;
    m_state = state;
    m_rule->setText(m_state.rule.isEmpty()
                        ? m_state.tag
                        : tr("%1: %2", "a tag, and its rule").arg(m_state.tag, m_state.rule));
    m_rule->setToolTip(m_rule->text());
    if (areOthers) showExamples();
    showRule();
    setVisible(!m_state.isEmpty());
}

/// Makes the label as high as its text needs at this width.
void TagGuide::showRule()
{
    const int most = m_state.examples.isEmpty() ? mostLinesAlone : mostRuleLines;
    m_rule->setMostLines(std::min(most, m_rule->linesAt(width() - 2 * guideMargin)));
}

void TagGuide::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    showRule();
}

void TagGuide::showExamples()
{
    auto* list = new QWidget;
    auto* column = new QVBoxLayout(list);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(guideGap);
    for (int number = 0; number < int(m_state.examples.size()); ++number) {
        auto* example = new ExampleButton(m_state.examples[number], number, list);
        connect(example, &QAbstractButton::clicked, this, [this, number] { emit exampleActivated(number); });
        column->addWidget(example);
    }
    if (QWidget* former = m_examples->takeWidget()) former->deleteLater(); // it may be clicked right now
    m_examples->setWidget(list);
    const int shown = std::min(int(m_state.examples.size()), examplesInSight);
    m_examples->setMinimumHeight(std::min(shown, 1) * exampleHeight); // at least one example in a low window
    m_examples->setMaximumHeight(std::max(0, shown * (exampleHeight + guideGap) - guideGap));
    m_examples->setVisible(shown > 0);
}

} // namespace tagline
