#pragma once

// WindowStage is a window in folders of its own, beside a copy of the sample library that is not open yet.

#include "tests/app/TestWindow.h"
#include "tests/support/NextOpened.h"
#include "widgets/theme/Theme.h"
#include "widgets/theme/controls/ElidedLabel.h"
#include "widgets/theme/messages/StatusStrip.h"
#include "widgets/timeline/TimelineWidget.h"

#include <QAbstractButton>
#include <QFileDialog>
#include <QLineEdit>
#include <QMenu>
#include <QMessageBox>
#include <QTimer>

namespace tagline::test {

class WindowStage
{
protected:
    /// For init().
    void makeWindow()
    {
        applyTheme(*qApp);
        m_folder = std::make_unique<QTemporaryDir>();
        m_sample = copyOfSample(*m_folder);
        m_app = std::make_unique<Application>(pathsIn(*m_folder));
        m_app->window().show();
        m_asked = 0;
        QVERIFY(becomesActive(m_app->window()));
    }

    void open()
    {
        QVERIFY(isOpened(*m_app, {m_sample}));
        QTRY_VERIFY(m_app->workspace().currentClip().isValid());
    }

    /// Answers the next message box with this button.
    void answerNext(QMessageBox::StandardButton button)
    {
        auto* timer = new QTimer(m_app.get());
        QObject::connect(timer, &QTimer::timeout, timer, [this, timer, button] {
            auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
            if (!box) return;
            timer->deleteLater();
            timer->stop();
            ++m_asked;
            m_question = box->text();
            box->button(button)->click();
        });
        timer->start(20);
    }

    /// Types this into the next file dialog, as Save.
    void typePath(const QString& path)
    {
        auto* timer = new QTimer(m_app.get());
        QObject::connect(timer, &QTimer::timeout, timer, [this, timer, path] {
            auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
            if (!dialog) return;
            timer->deleteLater();
            timer->stop();
            ++m_asked;
            auto* name = dialog->findChild<QLineEdit*>("fileNameEdit");
            name->setText(path);
            QTest::keyClick(name, Qt::Key_Return);
        });
        timer->start(20);
    }

    bool statusSays(const QString& text)
    {
        for (const ElidedLabel* label : m_app->window().status().findChildren<ElidedLabel*>())
            if (label->text().contains(text)) return true;
        return false;
    }

    /// A menu of the bar, opened as a click opens it.
    QMenu& opened(const char* name)
    {
        auto* menu = m_app->window().menuBar()->findChild<QMenu*>(name);
        if (!menu) qFatal("the menu bar has no %s", name);
        menu->popup(m_app->window().mapToGlobal(QPoint(40, 40)));
        return *menu;
    }

    QAction& action(const char* id) { return actionOf(*m_app, id); }
    QWidget* view() { return m_app->window().timeline().viewport(); }
    const ClipLibrary& library() { return m_app->document().library(); }
    ClipId clip(const QString& file)
    {
        return library().source(*library().findSource((m_sample + '/' + file).toStdString())).clips.at(0);
    }
    TagId tag(const char* name) { return *library().vocabulary().find(name); }

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_sample;
    std::unique_ptr<Application> m_app;
    int m_asked = 0;
    QString m_question; ///< the last one that answerNext() answered
};

} // namespace tagline::test
