#pragma once

// SettingsStage is a window whose settings are looked at and changed, in folders of its own.

#include "app/presenters/settings/SettingField.h"
#include "app/presenters/settings/SettingsDialog.h"
#include "tests/app/TestWindow.h"
#include "tests/support/NextOpened.h"

#include <QFile>

#include <functional>

namespace tagline::test {

class SettingsStage
{
protected:
    /// A window as at the very first start, for init(). Rows of one test leave all as it was.
    void openFirst();
    /// The next start of the program.
    void start();
    /// Opens the dialog, looks at it and closes it.
    void inDialog(const std::function<void(SettingsDialog&)>& look);
    SettingField& field(SettingsDialog& dialog, const QString& id)
    {
        return *dialog.findChild<SettingField*>("setting." + id);
    }
    /// A settings file that holds these bytes; its path.
    QString file(const QByteArray& bytes) const;
    QAction& action(const char* id) { return actionOf(*m_app, id); }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Application> m_app;

private:
    QByteArray m_test; ///< for which it was started
};

inline QString SettingsStage::file(const QByteArray& bytes) const
{
    QFile written(m_folder->filePath("mine.settings.json"));
    if (!written.open(QIODevice::WriteOnly) || written.write(bytes) != bytes.size())
        qFatal("cannot be written");
    return written.fileName();
}

inline void SettingsStage::openFirst()
{
    const QByteArray test = QTest::currentTestFunction();
    if (m_app && QTest::currentDataTag() && test == m_test) return;
    m_test = test;
    m_app.reset();
    m_folder = std::make_unique<QTemporaryDir>();
    start();
}

inline void SettingsStage::start()
{
    m_app.reset();
    m_app = std::make_unique<Application>(pathsIn(*m_folder));
    m_app->window().resize(1280, 720);
    m_app->window().show();
    QVERIFY(becomesActive(m_app->window()));
}

inline void SettingsStage::inDialog(const std::function<void(SettingsDialog&)>& look)
{
    bool isSeen = false;
    withNext<SettingsDialog>(*m_app, [&](SettingsDialog& dialog) {
        isSeen = true;
        look(dialog);
        dialog.reject();
    });
    action("edit.settings").trigger();
    QVERIFY(isSeen);
}

} // namespace tagline::test
