#pragma once

// SampleStage is a window on a copy of the sample library, in folders of its own.

#include "tests/app/TestWindow.h"

namespace tagline::test {

class SampleStage
{
protected:
    /// A new copy in a new window, for init().
    void openSample()
    {
        applyTheme(*qApp);
        m_app.reset();
        m_folder = std::make_unique<QTemporaryDir>();
        qputenv("TAGLINE_STATE_DIR", m_folder->filePath("state").toUtf8());
        m_sample = copyOfSample(*m_folder);
        m_app = std::make_unique<Application>(pathsIn(*m_folder));
        m_app->window().show();
        QVERIFY(becomesActive(m_app->window()));
        QVERIFY(isOpened(*m_app, {m_sample}));
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_sample; ///< the folder of the copy
    std::unique_ptr<Application> m_app;
};

} // namespace tagline::test
