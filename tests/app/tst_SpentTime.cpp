// How long a person works on each clip is counted once they say so: shown in the list and the statistics,
// cleared in the settings, in the real window and by a clock of the test.

#include "app/presenters/settings/SettingField.h"
#include "app/presenters/settings/SettingsDialog.h"
#include "core/library/spent/SpentTimeFile.h"
#include "tests/app/TimelineStage.h"
#include "widgets/library/LibraryView.h"
#include "widgets/library/rows/LibraryColumns.h"

#include <QCheckBox>
#include <QLabel>
#include <QMessageBox>
#include <QPushButton>
#include <QTranslator>

using namespace tagline;
using namespace tagline::test;

class tst_SpentTime : public QObject, private TimelineStage
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void nothingIsCountedUnasked();
    void keysAndMouseCountForTheShownClip();
    void theStatisticsSayTheTotals();
    void aButtonOfTheSettingsClearsIt();
    void whatIsWrongInItsFileIsSaidInTheWindowsLanguage();

private:
    SpentTimeSession& session() { return m_app->spentTimes(); }
    void setCounting(bool isCounting)
    {
        field("minutes.count",
              [=](SettingField& shown) { shown.findChild<QCheckBox*>()->setChecked(isCounting); });
    }
    /// Opens the settings and looks at the field of one.
    void field(const QString& id, const std::function<void(SettingField&)>& look)
    {
        bool isSeen = false;
        withNext<SettingsDialog>(*m_app, [&](SettingsDialog& dialog) {
            isSeen = true;
            dialog.showPage(SettingPage::General);
            look(*dialog.findChild<SettingField*>("setting." + id));
            dialog.reject();
        });
        actionOf(*m_app, "edit.settings").trigger();
        QVERIFY(isSeen);
        QVERIFY(becomesActive(m_app->window()));
    }
    void workAMinute()
    {
        for (int seconds = 0; seconds <= 60; seconds += 10) {
            key(seconds % 20 == 0 ? Qt::Key_Right : Qt::Key_Left);
            if (seconds < 60) m_now += 10'000;
        }
    }
    std::int64_t spentOn(ClipId clip)
    {
        return m_app->window().libraryView().model().rowOfClip(clip)->spentMilliseconds;
    }

    WorkClock::Milliseconds m_now = 0;
};

void tst_SpentTime::initTestCase()
{
    open();
    session().setClock([this] { return m_now; });
}

void tst_SpentTime::init()
{
    QVERIFY(becomesActive(m_app->window()));
    m_app->workspace().setCurrentClip(m_clip);
    m_app->workspace().setPlayhead(10);
    QVERIFY(session().clear());
}

void tst_SpentTime::nothingIsCountedUnasked()
{
    workAMinute();
    QVERIFY(session().times().isEmpty());
    field("minutes.count", [&](SettingField& shown) {
        QVERIFY(!shown.findChild<QCheckBox*>()->isChecked());
        const QString said = shown.findChild<QLabel*>("settingNote")->text().remove(QChar(0x200b));
        QVERIFY2(said.contains(QString::fromStdString(session().file())), qPrintable(said)); // where
    });
}

void tst_SpentTime::keysAndMouseCountForTheShownClip()
{
    setCounting(true);
    workAMinute();
    QVERIFY2(spentOn(m_clip) >= 60'000 && spentOn(m_clip) < 65'000,
             qPrintable(QString::number(spentOn(m_clip))));
    QCOMPARE(spentOn(m_other), 0);
    const std::int64_t before = spentOn(m_clip);
    m_app->workspace().setCurrentClip(m_other);
    workAMinute();
    QVERIFY(spentOn(m_other) >= 60'000);
    QCOMPARE(spentOn(m_clip), before);
    m_now += 3'600'000; // nobody is there
    key(Qt::Key_Right);
    QVERIFY(spentOn(m_other) <= 125'000);
    QVERIFY(session().keep());
    QVERIFY(loadSpentTimes(session().file())->whole() > 120'000);
    setCounting(false);
}

void tst_SpentTime::theStatisticsSayTheTotals()
{
    actionOf(*m_app, "query.statistics").trigger();
    QLabel* note = nullptr;
    QTRY_VERIFY((note = m_app->window().findChild<QLabel*>("statisticsWork")));
    QVERIFY(!note->isVisible()); // nothing is kept
    QVERIFY(becomesActive(m_app->window()));
    setCounting(true);
    workAMinute();
    QVERIFY(note->isVisible());
    QVERIFY2(note->text().contains(QLocale().toString(1.0, 'f', 1)), qPrintable(note->text()));
    setCounting(false);
}

void tst_SpentTime::aButtonOfTheSettingsClearsIt()
{
    setCounting(true);
    workAMinute();
    setCounting(false);
    QVERIFY(session().keep());
    field("minutes.kept", [&](SettingField& shown) {
        auto* clear = shown.findChild<QPushButton*>();
        QVERIFY(clear->isEnabled() && clear->text().contains("1 clip"));
        withNext<QMessageBox>(*this, [](QMessageBox& box) { box.reject(); });
        QTest::mouseClick(clear, Qt::LeftButton);
        QVERIFY(clear->isEnabled()); // it was asked first
        withNext<QMessageBox>(*this, [](QMessageBox& box) { box.button(QMessageBox::Yes)->click(); });
        QTest::mouseClick(clear, Qt::LeftButton);
        QVERIFY(!clear->isEnabled());
    });
    QVERIFY(session().times().isEmpty());
    QCOMPARE(spentOn(m_clip), 0);
    QVERIFY(!QFile::exists(QString::fromStdString(session().file())));
}

namespace {

class TwoSentences : public QTranslator
{
public:
    bool isEmpty() const override { return false; }
    QString translate(const char* context, const char* source, const char*, int) const override
    {
        if (QByteArray(context) != "tagline::CoreText") return {};
        if (QByteArray(source) == "the file ends too early; expected %1")
            return "die Datei endet zu früh; erwartet: %1";
        return QByteArray(source) == "a key in quotes or }" ? QString("ein Schlüssel oder }") : QString();
    }
};

} // namespace

void tst_SpentTime::whatIsWrongInItsFileIsSaidInTheWindowsLanguage()
{
    TwoSentences words;
    QVERIFY(QCoreApplication::installTranslator(&words));
    QStringList said;
    const auto hearing =
        connect(m_app.get(), &Application::said, this, [&](const QString& text) { said << text; });
    emit session().failed(Error{"minutes.syntax", "the file ends too early; expected a key in quotes or }",
                                "minutes.json", 1, 2});
    disconnect(hearing);
    QVERIFY2(said.join('\n').contains("not kept: minutes.json:1:2: die Datei endet zu früh; erwartet: ein "
                                      "Schlüssel oder }"),
             qPrintable(said.join('\n')));
}

QTEST_MAIN(tst_SpentTime)
#include "tst_SpentTime.moc"
