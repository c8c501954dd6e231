#include "app/presenters/live/ReactionDialog.h"

#include "app/presenters/live/LiveTagPresenter.h"
#include "widgets/theme/Theme.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QRandomGenerator>
#include <QSpinBox>
#include <QVBoxLayout>

#include <chrono>

namespace tagline {

using namespace std::chrono_literals;

namespace {

constexpr int besideText = 14; ///< of the field that lights up, device-independent pixels

} // namespace

ReactionDialog::ReactionDialog(int milliseconds, QWidget* parent)
    : Dialog(parent)
    , m_milliseconds(new QSpinBox(this))
    , m_light(new QLabel(this))
    , m_measure(new QPushButton(tr("&Measure"), this))
{
    setObjectName("reactionDialog");
    setWindowTitle(tr("Reaction Time"));
    m_milliseconds->setRange(0, LiveTagPresenter::longestReaction);
    m_milliseconds->setSingleStep(10);
    m_milliseconds->setSuffix(tr(" ms"));
    m_milliseconds->setValue(milliseconds);
    m_milliseconds->setAccessibleName(tr("Reaction time"));
    m_milliseconds->setToolTip(tr(
        "During playback, ranges start and stop this much before the key press, times the playback speed"));
    m_measure->setToolTip(
        tr("Press Space as soon as the field lights up, %1 times").arg(ReactionGame::rounds));
    m_measure->setAutoDefault(false);
    m_light->setObjectName("reactionLight");
    m_light->setAccessibleName(tr("Light"));
    m_light->setAlignment(Qt::AlignCenter);
    m_light->setMinimumSize(320, 110);
    m_light->setMargin(besideText);
    m_light->setAutoFillBackground(true);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    buttons->button(QDialogButtonBox::Ok)->setText(tr("Use This Time"));
    buttons->addButton(m_measure, QDialogButtonBox::ActionRole);
    auto* form = new QFormLayout;
    form->addRow(tr("&Reaction time"), m_milliseconds);
    auto* column = new QVBoxLayout(this);
    column->addLayout(form);
    column->addWidget(m_light, 1);
    column->addWidget(buttons);
    connect(m_measure, &QPushButton::clicked, this, &ReactionDialog::start);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(&m_tick, &QTimer::timeout, this, &ReactionDialog::showGame);
    showGame();
}

int ReactionDialog::reaction() const { return m_milliseconds->value(); }

void ReactionDialog::start()
{
    m_clock.start();
    m_game.emplace(0, QRandomGenerator::global()->generate());
    m_tick.start(5ms);
    m_measure->setEnabled(false);
    setFocus(); // so that Space is the game's
    showGame();
}

void ReactionDialog::keyPressEvent(QKeyEvent* event)
{
    const bool isPlaying = m_game && !m_game->isOver();
    if (!isPlaying || event->key() != Qt::Key_Space) return Dialog::keyPressEvent(event);
    if (!event->isAutoRepeat()) press();
}

void ReactionDialog::press()
{
    m_game->press(m_clock.elapsed());
    if (m_game->isOver()) {
        m_tick.stop();
        m_measure->setEnabled(true);
        m_milliseconds->setValue(*m_game->median());
    }
    showGame();
}

void ReactionDialog::showGame()
{
    const bool isLit = m_game && m_game->isLit(m_clock.elapsed());
    QPalette colours = m_light->palette();
    colours.setColor(QPalette::Window, isLit ? theme().accent : theme().sunken);
    colours.setColor(QPalette::WindowText, isLit ? theme().onAccent : theme().text);
    m_light->setPalette(colours);
    if (!m_game)
        m_light->setText(tr("Click Measure, then press Space as soon as this lights up"));
    else if (m_game->isOver())
        m_light->setText(tr("%1 ms: the median of %2").arg(*m_game->median()).arg(ReactionGame::rounds));
    else
        m_light->setText(isLit ? tr("Press Space now!")
                               : tr("Wait… %1 of %2").arg(m_game->done() + 1).arg(ReactionGame::rounds));
}

} // namespace tagline
