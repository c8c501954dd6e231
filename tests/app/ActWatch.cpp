#include "tests/app/ActWatch.h"

#include "widgets/timeline/TimelineWidget.h"
#include "widgets/viewport/ViewportWidget.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QClipboard>
#include <QDataStream>
#include <QDialogButtonBox>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QMetaProperty>
#include <QMimeData>
#include <QPushButton>
#include <QScrollBar>
#include <QTest>
#include <QWhatsThis>

namespace tagline::test {
namespace {

constexpr int mostAnswers = 8;    ///< after which a window is closed by force
constexpr int patience = 400;     ///< milliseconds in which something is to come of an act
constexpr int dialogTime = 10000; ///< milliseconds in which what an act opened is to be gone

void writeWidget(QDataStream& out, const QWidget& widget)
{
    out << quintptr(&widget) << widget.geometry() << widget.isEnabled() << widget.windowTitle();
    const QMetaObject* meta = widget.metaObject();
    if (const QMetaProperty user = meta->userProperty(); user.isValid()) out << user.read(&widget).toString();
    for (const char* name : {"text", "currentIndex", "value", "windowModified"})
        if (const int place = meta->indexOfProperty(name); place >= 0)
            out << meta->property(place).read(&widget).toString();
    if (const auto* view = qobject_cast<const QAbstractItemView*>(&widget); view && view->model())
        out << view->model()->rowCount() << view->currentIndex().row()
            << qsizetype(view->selectionModel() ? view->selectionModel()->selectedIndexes().size() : 0);
}

void writeTimeline(QDataStream& out, const TimelineWidget& timeline)
{
    const TimelineGeometry& geometry = timeline.geometryOfView();
    out << geometry.x(0) << geometry.x(1000) << geometry.scrollY << timeline.playhead();
    for (const TimelineLane& lane : timeline.content().lanes)
        out << lane.name << lane.height << lane.isLocked << quint64(lane.ranges.size());
    for (const RangeRef& range : timeline.selection())
        out << range.tag.value << range.range.start << range.range.stop;
}

void writeCamera(QDataStream& out, const ViewportWidget& viewport)
{
    const OrbitCamera& camera = viewport.camera();
    out << camera.yaw() << camera.pitch() << camera.distance() << camera.target().x << camera.target().y
        << camera.target().z;
}

void writeSession(QDataStream& out, Application& app)
{
    out << app.document().undoStack().index() << app.document().undoStack().count()
        << app.document().isModified() << quint64(app.document().library().clipCount());
    out << app.workspace().currentClip().value << app.workspace().activeTag().value
        << quint64(app.workspace().selectionElsewhere().size());
    const PlaybackSession& playback = app.playback();
    out << playback.isPlaying() << quintptr(playback.source()) << playback.player().speed();
    out << app.query().text() << app.controller().trackCount()
        << quint64(app.controller().scheduled().size());
    const QMimeData* copied = QGuiApplication::clipboard()->mimeData();
    if (copied)
        for (const QString& format : copied->formats()) out << format << copied->data(format);
}

} // namespace

QByteArray sightOf(Application& app)
{
    QByteArray sight;
    QDataStream out(&sight, QIODevice::WriteOnly);
    writeSession(out, app);
    writeTimeline(out, app.window().timeline());
    if (app.window().viewport()) writeCamera(out, *app.window().viewport());
    for (const QMenu* menu : app.window().menuBar()->findChildren<QMenu*>())
        for (const QAction* action : menu->actions())
            out << action->text() << action->isEnabled() << action->isChecked();
    out << quintptr(QApplication::focusWidget());
    for (QWidget* top : QApplication::topLevelWidgets()) {
        if (!top->isVisible()) continue;
        writeWidget(out, *top);
        for (const QWidget* widget : top->findChildren<QWidget*>())
            if (widget->isVisible()) writeWidget(out, *widget);
    }
    return sight;
}

ActWatch::ActWatch()
    : m_faults([this](const QString& text) { addProblem("Qt warned: " + text); })
{
    m_timer.setInterval(5);
    m_timer.setSingleShot(true); // started anew before it answers: an answer may wait in a window itself
    connect(&m_timer, &QTimer::timeout, this, &ActWatch::answerOpen);
    m_timer.start();
}

void ActWatch::watch(Application* app)
{
    m_app = app;
    if (app)
        connect(app, &Application::said, this,
                [this](const QString& text) { m_saidByAct += !text.isEmpty(); });
}

void ActWatch::addProblem(const QString& problem)
{
    m_problems << QString("%1, %2: %3").arg(m_state, m_act, problem);
}

void ActWatch::act(const QString& name, const std::function<void()>& function, bool mustShow)
{
    m_act = name;
    m_faults.begin(m_state + ", " + name);
    m_openedByAct = m_saidByAct = 0;
    ++m_actCount;
    QCoreApplication::processEvents(); // what the act before put off
    QCoreApplication::processEvents();
    const QByteArray before = sightOf(*m_app);
    function();
    if (!settle()) addProblem("a window stays open");
    const auto hasShown = [&] { return m_openedByAct > 0 || m_saidByAct > 0 || sightOf(*m_app) != before; };
    if (mustShow && !hasShown() && !QTest::qWaitFor(hasShown, patience))
        addProblem("does nothing, and does not say why");
}

bool ActWatch::settle()
{
    QCoreApplication::processEvents();
    if (QWhatsThis::inWhatsThisMode()) QWhatsThis::leaveWhatsThisMode(); // which would take the next click
    const auto isCalm = [] {
        return !QApplication::activePopupWidget() && !QApplication::activeModalWidget();
    };
    return isCalm() || QTest::qWaitFor(isCalm, dialogTime);
}

/// Runs by a timer, so also within what a window waits in.
void ActWatch::answerOpen()
{
    m_timer.start();
    QWidget* open = QApplication::activePopupWidget();
    if (!open) open = QApplication::activeModalWidget();
    if (!open || !open->isVisible()) return;
    if (open != m_answered) {
        m_answered = open;
        m_answers = 0;
        ++m_openedByAct;
        const QString name = open->objectName().isEmpty() ? open->windowTitle() : open->objectName();
        ++m_opened[QString("%1 %2").arg(open->metaObject()->className(), name)];
    }
    if (m_mayAnswer && !m_mayAnswer(*open)) return;
    answer(*open);
}

void ActWatch::answer(QWidget& open)
{
    if (++m_answers > mostAnswers) {
        addProblem(QString("%1 does not close by Escape").arg(open.windowTitle()));
        m_answered = nullptr;
        open.close();
        return;
    }
    if (m_answer == Answer::Accept && m_answers <= mostAnswers / 2 && goOn(open)) return;
    QTest::keyClick(&open, Qt::Key_Escape);
}

/// Clicks the button to go on. False where there is none.
bool ActWatch::goOn(const QWidget& open)
{
    const auto* box = open.findChild<QDialogButtonBox*>();
    if (!box) return false;
    for (QAbstractButton* button : box->buttons()) {
        const auto role = box->buttonRole(button);
        const bool isOn = role == QDialogButtonBox::AcceptRole || role == QDialogButtonBox::YesRole;
        if (!isOn || !button->isEnabled() || !button->isVisible()) continue;
        QTest::mouseClick(button, Qt::LeftButton);
        return true;
    }
    return false;
}

} // namespace tagline::test
