#pragma once

// AnswerStage is a window with the sample library for tests of what a person makes of a query's answer.

#include "tests/app/TimelineStage.h"
#include "widgets/query/QueryBar.h"
#include "widgets/tags/choice/TagChoiceDialog.h"
#include "widgets/theme/controls/ElidedLabel.h"
#include "widgets/theme/messages/StatusStrip.h"

#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

namespace tagline::test {

class AnswerStage : protected TimelineStage
{
protected:
    /// For initTestCase(): dialogs of files are Qt's.
    void openForAnswers();
    /// For init(): nothing is asked, and no step is there to undo.
    void begin();
    /// Types a query and waits for its answer.
    void ask(const QString& text);
    QWidget& bar() { return m_app->window().queryBar(); }
    QueryEdit& edit() { return *bar().findChild<QueryEdit*>(); }
    LibraryDocument& document() { return m_app->document(); }
    std::vector<TagSheet> sheets();
    /// Whether the line at the window's foot says so now.
    bool isSaid(const QString& part);

    /// Types a name into the dialog that asks for a tag.
    static void typeName(TagChoiceDialog& dialog, const QString& name)
    {
        auto* field = dialog.findChild<QLineEdit*>("tagName");
        field->setFocus();
        field->selectAll();
        QTest::keyClicks(field, name);
    }

    static QPushButton& accept(TagChoiceDialog& dialog) { return *dialog.findChild<QPushButton*>("accept"); }
    static QString effect(TagChoiceDialog& dialog) { return dialog.findChild<QLabel*>("effect")->text(); }

    std::vector<TagSheet> m_before; ///< the sheets as begin() found them
    int m_steps = 0;                ///< the place in the history then
};

inline void AnswerStage::openForAnswers()
{
    QCoreApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
    open();
}

inline void AnswerStage::begin()
{
    QVERIFY(becomesActive(m_app->window())); // a dialog was there before
    workspace().setCurrentClip(m_clip);
    workspace().setActiveTag({});
    workspace().setSelection({});
    undo().clear();
    m_before = sheets();
    m_steps = undo().index();
    ask({});
}

inline void AnswerStage::ask(const QString& text)
{
    edit().setFocus();
    QTest::keyClick(&edit(), Qt::Key_A, Qt::ControlModifier);
    if (text.isEmpty())
        QTest::keyClick(&edit(), Qt::Key_Delete);
    else
        QTest::keyClicks(&edit(), text);
    QTRY_VERIFY(text.isEmpty() ? m_app->query().state() == QueryState::Empty
                               : m_app->query().isAnswered() && !m_app->query().progress());
}

inline std::vector<TagSheet> AnswerStage::sheets()
{
    std::vector<TagSheet> all;
    for (std::uint32_t i = 0; i < library().clipCount(); ++i) all.push_back(library().clip(ClipId(i)).sheet);
    return all;
}

inline bool AnswerStage::isSaid(const QString& part)
{
    for (const auto* label : m_app->window().status().findChildren<ElidedLabel*>())
        if (label->text().contains(part)) return true;
    return false;
}

} // namespace tagline::test
