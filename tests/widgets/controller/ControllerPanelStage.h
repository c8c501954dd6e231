#pragma once

// ControllerPanelStage is a controller panel with two tracks.

#include "tests/support/NamedWidget.h"
#include "tests/widgets/controller/ControllerStates.h"
#include "widgets/controller/ControllerPanel.h"
#include "widgets/theme/controls/ElidedButton.h"

#include <QPushButton>
#include <QTest>
#include <QToolButton>

#include <memory>

namespace tagline::test {

class ControllerPanelStage
{
protected:
    /// For init().
    void showPanel()
    {
        m_panel = std::make_unique<ControllerPanel>();
        m_panel->resize(360, 520);
        m_panel->setState(twoTracks());
        m_panel->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_panel.get()));
    }

    template<class Control>
    Control& named(const QString& accessibleName)
    {
        return test::named<Control>(*m_panel, accessibleName);
    }
    QPushButton& transition()
    {
        for (auto* button : m_panel->findChildren<QPushButton*>())
            if (button->accessibleName().startsWith("Transition Now")) return *button;
        qFatal("there is no button to fade");
    }
    QToolButton* settings() { return m_panel->headerWidget()->findChild<ElidedButton*>(); }

    std::unique_ptr<ControllerPanel> m_panel;
};

} // namespace tagline::test
