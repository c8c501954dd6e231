#pragma once

// VocabularyStage is a window with the sample library, one of whose clips has no tags, for tests of the
// dialogs about tags and their vocabulary.

#include "tests/app/TestWindow.h"
#include "tests/support/MouseButtons.h"
#include "tests/support/NamedWidget.h"
#include "tests/support/NextOpened.h"
#include "widgets/tags/choice/TagPalette.h"
#include "widgets/theme/Theme.h"
#include "widgets/timeline/TimelineWidget.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QDialogButtonBox>
#include <QLineEdit>
#include <QMenu>
#include <QPointer>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTimer>
#include <QTreeView>

#include <deque>
#include <functional>
#include <memory>

namespace tagline::test {

class VocabularyStage
{
protected:
    /// The window, for init().
    void open();
    const ClipLibrary& library() { return m_app->document().library(); }
    const TagVocabulary& vocabulary() { return library().vocabulary(); }
    TagId tag(const char* name) { return *vocabulary().findNamed(name); }
    TimelineWidget& timeline() { return m_app->window().timeline(); }
    QWidget* view() { return timeline().viewport(); }
    QUndoStack& undo() { return m_app->document().undoStack(); }
    const TagSheet& sheet() { return library().clip(m_clip).sheet; }
    void key(Qt::Key code, Qt::KeyboardModifiers modifiers = {}) { pressKey(view(), code, modifiers); }
    void undoOnce() { key(Qt::Key_Z, Qt::ControlModifier); }
    /// Gives the windows that open in turn to functions.
    void withNext(std::vector<std::function<void(QWidget&)>> acts);
    /// Shows the palette's menu at a name and triggers an entry.
    void chooseInMenu(const QString& name, const QString& entry);
    QTreeView& tree() { return *m_app->window().tagPalette().findChild<QTreeView*>(); }
    QModelIndex rowOf(const QString& name);
    int laneNamed(const QString& start);

    static void type(QLineEdit& field, const QString& text)
    {
        field.setFocus();
        field.selectAll();
        QTest::keyClicks(&field, text);
    }

    static QPushButton& ok(QWidget& dialog)
    {
        return *dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok);
    }

    static void click(QAbstractButton& button) { QTest::mouseClick(&button, Qt::LeftButton); }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Application> m_app;
    ClipId m_clip;
};

inline void VocabularyStage::open()
{
    applyTheme(*qApp);
    m_folder = std::make_unique<QTemporaryDir>();
    const QString sample = copyOfSample(*m_folder);
    m_app = std::make_unique<Application>(pathsIn(*m_folder));
    m_app->window().show();
    QVERIFY(becomesActive(m_app->window()));
    QVERIFY(isOpened(*m_app, {sample}));
    m_clip = clipOf(*m_app, sample + "/walk.glb");
    m_app->workspace().setCurrentClip(m_clip);
    m_app->document().changeSheets({{m_clip, TagSheet()}}, "Clear");
    undo().clear();
    m_app->workspace().setPlayhead(0);
    QTRY_VERIFY(timeline().content().hasClip());
    view()->setFocus();
}

inline void VocabularyStage::withNext(std::vector<std::function<void(QWidget&)>> acts)
{
    auto* timer = new QTimer(m_app.get());
    auto left = std::make_shared<std::deque<std::function<void(QWidget&)>>>(acts.begin(), acts.end());
    auto last = std::make_shared<QPointer<QWidget>>();
    QObject::connect(timer, &QTimer::timeout, timer, [timer, left, last] {
        QWidget* shown = QApplication::activePopupWidget();
        if (!shown) shown = QApplication::activeModalWidget();
        if (!shown || shown == *last || qobject_cast<QMenu*>(shown)) return; // menus: withNextMenu
        *last = shown;
        const auto act = left->front();
        left->pop_front();
        if (left->empty()) {
            timer->stop();
            timer->deleteLater();
        }
        act(*shown);
    });
    timer->start(20);
}

inline QModelIndex VocabularyStage::rowOf(const QString& name)
{
    std::vector<QModelIndex> open{QModelIndex()};
    while (!open.empty()) {
        const QModelIndex parent = open.back();
        open.pop_back();
        for (int row = 0; row < tree().model()->rowCount(parent); ++row) {
            const QModelIndex index = tree().model()->index(row, 0, parent);
            if (index.data().toString() == name) return index;
            open.push_back(index);
        }
    }
    return {};
}

inline void VocabularyStage::chooseInMenu(const QString& name, const QString& entry)
{
    QTRY_VERIFY(rowOf(name).isValid());
    tree().scrollTo(rowOf(name));
    const QPoint place = tree().visualRect(rowOf(name)).center();
    QContextMenuEvent event(QContextMenuEvent::Mouse, place, tree().viewport()->mapToGlobal(place));
    withNextMenu(*m_app, [entry](QMenu& menu) {
        for (QAction* action : menu.actions())
            if (action->text() == entry)
                return QTest::mouseClick(&menu, Qt::LeftButton, {}, menu.actionGeometry(action).center());
        QFAIL(qPrintable(entry));
    });
    QApplication::sendEvent(tree().viewport(), &event);
}

inline int VocabularyStage::laneNamed(const QString& start)
{
    const auto& lanes = timeline().content().lanes;
    for (std::size_t lane = 0; lane < lanes.size(); ++lane)
        if (lanes[lane].name.startsWith(start)) return int(lane);
    return -1;
}

} // namespace tagline::test
