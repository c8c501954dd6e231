// All settings in one dialog: found by their words, in step with the menus, taken to files and back.

#include "app/Translations.h"
#include "app/actions/KeyTable.h"
#include "app/presenters/search/TransitionsDialog.h"
#include "app/presenters/settings/CacheLimit.h"
#include "app/presenters/settings/LanguageChoice.h"
#include "app/presenters/settings/SettingsFile.h"
#include "app/presenters/settings/SettingsPresenter.h"
#include "app/presenters/settings/WindowScale.h"
#include "core/library/takes/LibraryTakes.h"
#include "tests/app/SettingsStage.h"
#include "tests/app/WidgetFaults.h"
#include "widgets/library/LibraryView.h"
#include "widgets/library/RowPoses.h"
#include "widgets/media/MediaView.h"
#include "widgets/poses/TagGuide.h"
#include "widgets/theme/Appearance.h"
#include "widgets/theme/Theme.h"
#include "widgets/theme/motion/Motion.h"
#include "widgets/timeline/TimelineWidget.h"
#include "widgets/viewport/ViewportWidget.h"
#include "widgets/wall/WallView.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QFile>
#include <QFormLayout>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMessageBox>
#include <QPushButton>
#include <QScopeGuard>
#include <QSpinBox>
#include <QToolButton>
#include <QTreeWidget>

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <vector>

using namespace tagline;
using namespace tagline::test;

class tst_Settings : public QObject, private SettingsStage
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        qputenv("USER", "eva"); // the usual name
        applyTheme(*qApp);
    }
    void init() { openFirst(); }
    void aSettingIsFoundByItsWords();
    void switchesAreThoseOfTheMenus();
    void valuesGoWhereTheyAreHeld();
    void anOrderByAPropertyIsSaidAndTakenAlong();
    void whatIsSetStaysForTheNextSession();
    void everySettingSaysWhatItIs();
    void everySettingIsObeyedAndReset();
    void aPathThatMayBeWrittenIsAskedForAgain();
    void whatCannotBeSetSaysWhy();
    void allIsResetAndTakenBack();
    void theDialogFitsASmallScreen();
    void labelsAndNotesStandInLineWithTheirFields();
    void rowsAreNoHigherThanWhatTheyHold();
    void rowsFollowTheSizeOfTexts();
    void whatSettingsDoIsSaidInFull();

private:
    /// What the program does by a setting, as a text.
    QString effectOf(const QString& id);
    QString spinOfReaction();
    std::size_t runningAfterTwoKeys();
    std::size_t partnerLanes();
    bool hasArcs();
    bool isFilmShown();
    QString ruleOfTheChosenTag();
    QString isPlayingAfterTheEnd();
    void chooseAnother(SettingField& field);
    std::size_t lanes(LaneKind kind)
    {
        const auto& all = m_app->window().timeline().content().lanes;
        return std::size_t(std::count_if(all.begin(), all.end(),
                                         [kind](const TimelineLane& each) { return each.kind == kind; }));
    }
};

void tst_Settings::aSettingIsFoundByItsWords()
{
    inDialog([&](SettingsDialog& dialog) {
        auto& search = *dialog.findChild<QLineEdit*>("settingsSearch");
        QVERIFY(!field(dialog, "view.reduceMotion").isVisible());
        search.setText("fading what"); // of its tip, in any order
        QVERIFY(field(dialog, "view.reduceMotion").isVisible());
        QVERIFY(!field(dialog, "tagging.reaction").isVisible());
        search.setText("cache");
        QVERIFY(field(dialog, "import.cacheMegabytes").isVisible());
        QVERIFY(!dialog.findChild<KeyTable*>()->isVisible());
        for (const char* words : {"version control", "perforce", "lock"}) {
            search.setText(words);
            QVERIFY(field(dialog, "files.checkOut").isVisible() && field(dialog, "files.add").isVisible());
        }
        search.setText("split at");
        QVERIFY(dialog.findChild<KeyTable*>()->isVisible());
        QVERIFY(!dialog.findChild<QComboBox*>("keyPreset")->isVisible()); // which has nothing of it
        search.setText("blender");                                        // whose keys there are
        QVERIFY(dialog.findChild<QComboBox*>("keyPreset")->isVisible());
        search.setText("no such words");
        for (const SettingField* each : dialog.findChildren<SettingField*>()) QVERIFY(!each->isVisible());
        search.clear();
        dialog.showPage(SettingPage::Appearance);
        QVERIFY(field(dialog, "view.theme").isVisible());
        keepPicture(dialog, "settings-appearance");
    });
}

void tst_Settings::switchesAreThoseOfTheMenus()
{
    inDialog([&](SettingsDialog& dialog) {
        dialog.showPage(SettingPage::Viewport);
        auto& box = *field(dialog, "view.grid").findChild<QCheckBox*>();
        QVERIFY(box.isChecked());
        QTest::keyClick(&box, Qt::Key_Space);
        QVERIFY(!action("view.grid").isChecked());
        QVERIFY(!m_app->window().viewport()->options().hasGrid);
        action("view.grid").trigger();
        QVERIFY(box.isChecked());
        keepPicture(dialog, "settings-viewport");
    });
}

void tst_Settings::valuesGoWhereTheyAreHeld()
{
    inDialog([&](SettingsDialog& dialog) {
        auto& theme = *field(dialog, "view.theme").findChild<QComboBox*>();
        theme.setCurrentIndex(1);
        emit theme.activated(1);
        QVERIFY(action("view.themeLight").isChecked() && tagline::theme().isLight);
        theme.setCurrentIndex(0);
        emit theme.activated(0);
        QVERIFY(!tagline::theme().isLight);
        field(dialog, "wall.rowHeight").findChild<QSpinBox*>()->setValue(17);
        auto& name = *field(dialog, "tagging.author").findChild<QLineEdit*>();
        name.setText("ana");
        emit name.editingFinished();
        field(dialog, "tagging.sign").findChild<QCheckBox*>()->setChecked(true);
    });
    const QSettings kept(m_folder->filePath("tagline.conf"), QSettings::IniFormat);
    QCOMPARE(kept.value("tagging/author").toString(), QString("ana"));
    QVERIFY(kept.value("tagging/isSigning").toBool());
    QCOMPARE(m_app->document().signature()->author, std::string("ana"));
}

void tst_Settings::anOrderByAPropertyIsSaidAndTakenAlong()
{
    LibraryView& list = m_app->window().libraryView();
    list.setOrder(RowOrder::of("Take.take"));
    inDialog([&](SettingsDialog& dialog) {
        auto& order = *field(dialog, "library.order").findChild<QComboBox*>();
        QCOMPARE(order.currentText(), QString("Take.take"));
        const int count = order.count();
        order.setCurrentIndex(1);
        emit order.activated(1);
        QVERIFY(list.order() == RowOrder::Name);
        QCOMPARE(order.count(), count - 1); // only while it sorts
        list.setOrder(RowOrder::of("Take.take"));
        dialog.refresh();
        QCOMPARE(order.currentText(), QString("Take.take"));
    });
    const QString saved = m_folder->filePath("order.settings.json");
    m_app->settings().saveTo(saved);
    list.setOrder(RowOrder::Name);
    m_app->settings().loadFrom(saved);
    QVERIFY(list.order() == RowOrder::of("Take.take"));
    list.setOrder(RowOrder::Path);
}

void tst_Settings::whatIsSetStaysForTheNextSession()
{
    action("view.skeleton").trigger();
    const bool hasSkeleton = action("view.skeleton").isChecked();
    action("view.jointNamesAll").trigger();
    action("view.ghosts20").trigger();
    action("tag.snap").trigger();
    inDialog([](SettingsDialog&) {});
    start();
    QCOMPARE(action("view.skeleton").isChecked(), hasSkeleton);
    QCOMPARE(m_app->window().viewport()->options().hasSkeleton, hasSkeleton);
    QVERIFY(m_app->window().viewport()->options().jointNames == JointNames::All);
    QVERIFY(action("view.ghosts20").isChecked());
    QVERIFY(!m_app->workspace().isSnapping());
}

void tst_Settings::everySettingSaysWhatItIs()
{
    QSet<QString> ids;
    QSet<int> pages{int(SettingPage::Keys)};
    for (const Setting& setting : m_app->settings().settings()) {
        QVERIFY2(!setting.text.isEmpty() && !setting.tip.isEmpty(), qPrintable(setting.id));
        QVERIFY2(!ids.contains(setting.id), qPrintable(setting.id));
        ids.insert(setting.id);
        pages.insert(int(setting.page));
        QVERIFY2(setting.get() == setting.usual,
                 qPrintable(setting.id + " is not as at the very first start"));
        if (!isEmptiedOnly(setting.kind))
            QVERIFY2(refusalOf(setting, setting.get()).isEmpty(), qPrintable(setting.id));
    }
    QCOMPARE(pages.size(), settingPageCount);
}

QString tst_Settings::spinOfReaction()
{
    int shown = -1;
    withNext<QDialog>(*this, [&](QDialog& dialog) {
        shown = dialog.findChild<QSpinBox*>()->value();
        dialog.reject();
    });
    action("tag.reaction").trigger();
    return QString::number(shown);
}

QString tst_Settings::isPlayingAfterTheEnd()
{
    PlaybackSession& playback = m_app->playback();
    action("clip.last").trigger();
    for (int frame = 0; frame < 5; ++frame) action("clip.previousFrame").trigger();
    playback.setPlaying(true);
    const bool hasEnded = QTest::qWaitFor([&] { return !playback.isPlaying(); }, 1500);
    playback.setPlaying(false);
    return hasEnded ? "ends" : "goes on";
}

/// How many tags of one group run once the keys of two were pressed.
std::size_t tst_Settings::runningAfterTwoKeys()
{
    QWidget* view = m_app->window().timeline().viewport();
    pressKey(view, Qt::Key_1);
    pressKey(view, Qt::Key_2);
    QCoreApplication::processEvents();
    const auto& all = m_app->window().timeline().content().lanes;
    const auto runs = [](const TimelineLane& lane) { return lane.openStart.has_value(); };
    const auto running = std::size_t(std::count_if(all.begin(), all.end(), runs));
    action("tag.cancel").trigger();
    return running;
}

/// How many lanes show what a partner has, of two clips that were recorded together.
/// Beside the first clip, which has one since it was asked first.
bool tst_Settings::isFilmShown()
{
    m_app->workspace().setCurrentClip(ClipId(0));
    const QString picture = m_folder->filePath("shot0001.png");
    if (!QFile::exists(picture)) {
        QImage image(8, 8, QImage::Format_RGB32);
        image.fill(Qt::darkGray);
        image.save(picture);
        m_app->media().give(picture);
    }
    return !m_app->window().mediaView().isHidden();
}

std::size_t tst_Settings::partnerLanes()
{
    const std::vector<ClipId> clips{ClipId(0), ClipId(1)};
    const ClipLibrary& library = m_app->document().library();
    if (library.takes().empty())
        m_app->document().set(&LibraryEdit::takes, std::vector<Take>{takeOf(library, "duet", clips)}, "Take");
    m_app->workspace().setCurrentClip(clips.front());
    QCoreApplication::processEvents();
    const auto& all = m_app->window().timeline().content().lanes;
    return std::size_t(
        std::ranges::count_if(all, [](const TimelineLane& lane) { return lane.id.startsWith("partner "); }));
}

/// Of the best transition that is listed.
bool tst_Settings::hasArcs()
{
    m_app->workspace().setCurrentClip(m_app->transitions().found().at(0).pair.from.clip);
    return !m_app->window().timeline().arcs().empty();
}

/// What stands below the palette of a tag whose rule is said.
QString tst_Settings::ruleOfTheChosenTag()
{
    const TagId walk = *m_app->document().library().vocabulary().find("Locomotion.Walk");
    TagDefinition definition = m_app->document().library().vocabulary()[walk];
    definition.rule = "heel to heel";
    m_app->document().defineTag(definition, "Rule");
    m_app->workspace().setActiveTag(walk);
    return "rule: " + m_app->window().findChild<TagGuide*>("tagGuide")->state().rule;
}

QString tst_Settings::effectOf(const QString& id)
{
    const ViewportOptions& options = m_app->window().viewport()->options();
    const std::map<QString, bool ViewportOptions::*> switches{
        {"view.mesh", &ViewportOptions::hasMesh},
        {"view.skeleton", &ViewportOptions::hasSkeleton},
        {"view.grid", &ViewportOptions::hasGrid},
        {"view.contacts", &ViewportOptions::hasContacts},
        {"view.trajectory", &ViewportOptions::hasTrajectory},
        {"view.trailColours", &ViewportOptions::hasTrailColours},
        {"view.ghosts", &ViewportOptions::hasGhosts},
        {"view.jointAxes", &ViewportOptions::hasJointAxes},
        {"view.jointPath", &ViewportOptions::hasJointPath},
        {"view.follow", &ViewportOptions::isFollowing}};
    if (const auto option = switches.find(id); option != switches.end())
        return options.*option->second ? "shown" : "hidden";
    const QSettings kept(m_folder->filePath("tagline.conf"), QSettings::IniFormat);
    const auto signature = m_app->document().signature();
    const auto number = [](auto value) { return QString::number(qint64(value)); };
    const std::map<QString, std::function<QString()>> effects{
        {"library.order", [&] { return number(m_app->window().libraryView().order().kind); }},
        {"library.grouping", [&] { return number(m_app->window().libraryView().grouping()); }},
        {"wall.rowHeight", [&] { return number(m_app->window().wall().rowHeight()); }},
        {"view.wallFitted", [&] { return number(m_app->window().wall().scale()); }},
        {"tagging.reaction", [&] { return spinOfReaction(); }},
        {"clip.loop", [&] { return isPlayingAfterTheEnd(); }},
        {"query.checkBadges", [&] { return number(m_app->checkBadges().broken().size()); }},
        {"tag.snap", [&] { return number(m_app->workspace().isSnapping()); }},
        {"files.checkOut", [&] { return number(m_app->document().versionCommands().checkOut.size()); }},
        {"files.add", [&] { return number(m_app->document().versionCommands().add.size()); }},
        {"tag.followOn", [&] { return number(runningAfterTwoKeys()); }},
        {"view.tagExamples", [&] { return ruleOfTheChosenTag(); }},
        {"clip.showMedia", [&] { return number(isFilmShown()); }},
        {"view.partners", [&] { return number(partnerLanes()); }},
        {"view.emptyLanes", [&] { return number(lanes(LaneKind::Tag)); }},
        {"view.jointKeys", [&] { return number(lanes(LaneKind::Keys)); }},
        {"view.transitionArcs", [&] { return number(hasArcs()); }},
        {"view.rowPoses", [&] { return number(m_app->window().libraryView().rowPoses().areShown()); }},
        {"view.jointNames", [&] { return number(options.jointNames); }},
        {"view.ghostStep",
         [&] {
             QString checked;
             for (const char* each : {"view.ghosts2", "view.ghosts5", "view.ghosts10", "view.ghosts20"})
                 if (action(each).isChecked()) checked += each;
             return checked;
         }},
        {"view.theme", [&] { return QString(theme().isLight ? "light" : "dark"); }},
        {"window.language", [&] { return Translations(languageChoice(kept)).language(); }},
        {"view.reduceMotion", [&] { return number(isMotionReduced()); }},
        {"view.accent", [&] { return theme().accent.name(); }},
        {"view.textSize", [&] { return number(pixelSize(TextSize::Body)); }},
        {"view.scale", [&] { return number(windowScale(kept)); }},
        {"import.cacheMegabytes", [&] { return number(withCacheLimit({}, kept).mostCacheBytes); }},
        {"minutes.count", [&] { return number(m_app->spentTimes().isCounting()); }},
        {"tagging.sign", [&] { return number(signature.has_value()); }},
        {"tagging.author", [&] { return QString::fromStdString(signature ? signature->author : ""); }},
    };
    const auto effect = effects.find(id);
    return effect == effects.end() ? QString() : effect->second();
}

void tst_Settings::chooseAnother(SettingField& field)
{
    if (auto* box = field.findChild<QCheckBox*>()) return QTest::keyClick(box, Qt::Key_Space);
    if (auto* choice = field.findChild<QComboBox*>()) {
        const int other = choice->currentIndex() == 1 ? 0 : 1;
        choice->setCurrentIndex(other);
        emit choice->activated(other);
    } else if (auto* number = field.findChild<QSpinBox*>()) {
        number->stepBy(5);
    } else if (auto* text = field.findChild<QLineEdit*>()) {
        text->setText("ana");
        emit text->editingFinished();
    }
}

/// A setting without its line in effectOf() fails.
void tst_Settings::everySettingIsObeyedAndReset()
{
    setDesktopStill(false); // that of the tests wants no motion either
    const auto afterwards = qScopeGuard([] { setDesktopStill(std::nullopt); });
    QVERIFY(isOpened(*m_app, {copyOfSample(*m_folder) + "/sample.tagline"}));
    m_app->document().set(&LibraryEdit::checks,
                          {LibraryCheck{"No walking", "Locomotion.Walk", CheckExpectation::None, "", {}}},
                          "Check");
    QTRY_VERIFY(!m_app->checkBadges().broken().empty());
    action("controller.findTransitions").trigger();
    auto* transitions = m_app->window().findChild<TransitionsDialog*>();
    QVERIFY(transitions);
    transitions->setTexts("all", "all");
    emit transitions->asked();
    QTRY_VERIFY_WITH_TIMEOUT(!m_app->transitions().found().empty(), 30000);
    for (const Setting& setting : m_app->settings().settings()) {
        // aPathThatMayBeWrittenIsAskedForAgain; tst_SpentTime::aButtonOfTheSettingsClearsIt
        if (isEmptiedOnly(setting.kind)) continue;
        const QString id = setting.id;
        const auto showField = [&](SettingsDialog& dialog) -> SettingField& {
            dialog.showPage(setting.page);
            return field(dialog, id);
        };
        if (id == "tagging.author")
            for (const Setting& each : m_app->settings().settings())
                if (each.id == "tagging.sign") each.set(true);
        const QString before = effectOf(id);
        QVERIFY2(!before.isEmpty(), qPrintable("nothing is known of the effect of " + id));
        inDialog([&](SettingsDialog& dialog) {
            SettingField& shown = showField(dialog);
            QVERIFY(shown.isVisible() && shown.focusProxy()->isEnabled());
            auto* reset = shown.findChild<QToolButton*>("reset." + id);
            QVERIFY(!reset->isVisible());
            chooseAnother(shown);
            QVERIFY2(reset->isVisible(), qPrintable(id));
        });
        QTRY_VERIFY2(effectOf(id) != before, qPrintable(id + " is not obeyed: " + before));
        inDialog([&](SettingsDialog& dialog) {
            auto* reset = showField(dialog).findChild<QToolButton*>("reset." + id);
            QVERIFY2(reset->isVisible(), qPrintable(id + " is forgotten"));
            QTest::mouseClick(reset, Qt::LeftButton);
            QVERIFY(!reset->isVisible());
        });
        QTRY_COMPARE(effectOf(id), before);
    }
}

void tst_Settings::aPathThatMayBeWrittenIsAskedForAgain()
{
    QSettings(m_folder->filePath("tagline.conf"), QSettings::IniFormat)
        .setValue("files/writeOutside", QStringList{"/srv/mocap", "/srv/tags"});
    start();
    inDialog([&](SettingsDialog& dialog) {
        dialog.showPage(SettingPage::Saving);
        auto* forget = field(dialog, "files.writeOutside").findChild<QPushButton*>();
        QVERIFY(forget->isEnabled());
        keepPicture(dialog, "settings-saving");
        QTest::mouseClick(forget, Qt::LeftButton);
        QVERIFY(!forget->isEnabled());
    });
    m_app.reset();
    const QSettings kept(m_folder->filePath("tagline.conf"), QSettings::IniFormat);
    QVERIFY(!kept.contains("files/writeOutside"));
}

void tst_Settings::whatCannotBeSetSaysWhy()
{
    qputenv("TAGLINE_CACHE_MEGABYTES", "500");
    start();
    inDialog([&](SettingsDialog& dialog) {
        dialog.showPage(SettingPage::Import);
        SettingField& cache = field(dialog, "import.cacheMegabytes");
        QVERIFY(!cache.focusProxy()->isEnabled());
        QVERIFY(cache.focusProxy()->toolTip().contains("TAGLINE_CACHE_MEGABYTES"));
        keepPicture(dialog, "settings-import");
    });
    QSignalSpy said(m_app.get(), &Application::said);
    m_app->settings().loadFrom(file(R"({"format": "tagline.settings", "version": 1,
        "settings": {"import.cacheMegabytes": 4096}})"));
    QVERIFY(!said.isEmpty());
    QVERIFY2(said.last()[0].toString().contains("cannot be set here: Cache of clips"),
             qPrintable(said.last()[0].toString()));
    qunsetenv("TAGLINE_CACHE_MEGABYTES");
}

void tst_Settings::allIsResetAndTakenBack()
{
    QVERIFY(!action("edit.formerSettings").isEnabled());
    action("view.grid").trigger();
    action("clip.loop").trigger();
    action("edit.split").setShortcut(QKeySequence("Ctrl+Alt+7"));
    inDialog([&](SettingsDialog& dialog) {
        dialog.showPage(SettingPage::Viewport);
        withNext<QMessageBox>(*this, [](QMessageBox& box) { box.button(QMessageBox::Yes)->click(); });
        QTest::mouseClick(dialog.findChild<QPushButton*>("edit.resetSettings"), Qt::LeftButton);
        QVERIFY(field(dialog, "view.grid").findChild<QCheckBox*>()->isChecked());
    });
    QVERIFY(action("view.grid").isChecked() && action("clip.loop").isChecked());
    QCOMPARE(action("edit.split").shortcut(), QKeySequence("S"));
    action("edit.formerSettings").trigger();
    QVERIFY(!action("view.grid").isChecked() && !action("clip.loop").isChecked());
    QCOMPARE(action("edit.split").shortcut(), QKeySequence("Ctrl+Alt+7"));
    action("edit.formerSettings").trigger(); // and forth
    QVERIFY(action("view.grid").isChecked());
    QCOMPARE(action("edit.split").shortcut(), QKeySequence("S"));
}

void tst_Settings::theDialogFitsASmallScreen()
{
    inDialog([&](SettingsDialog& dialog) {
        dialog.resize(dialog.minimumSizeHint());
        QVERIFY2(dialog.minimumSizeHint().width() <= 1280 * 0.9 &&
                     dialog.minimumSizeHint().height() <= 720 * 0.9,
                 qPrintable(QString("%1×%2").arg(dialog.width()).arg(dialog.height())));
        for (int page = 0; page < settingPageCount; ++page) {
            dialog.showPage(SettingPage(page));
            QCoreApplication::processEvents();
            const auto faults = widgetFaults(dialog);
            QVERIFY2(faults.isEmpty(), qPrintable(faults.join('\n')));
            keepPicture(dialog, QString("settings-small-%1").arg(page));
        }
    });
}

void tst_Settings::labelsAndNotesStandInLineWithTheirFields()
{
    inDialog([](SettingsDialog& dialog) {
        dialog.resize(dialog.minimumSizeHint());
        int seen = 0;
        std::set<int> controls; // of all pages
        for (int page = 0; page < settingPageCount; ++page) {
            dialog.showPage(SettingPage(page));
            QTest::qWait(20); // layouts follow
            std::set<int> notes;
            for (const QFormLayout* form : dialog.findChildren<QFormLayout*>())
                for (int row = 0; row < form->rowCount(); ++row) {
                    const QWidget* field = form->itemAt(row, QFormLayout::FieldRole)->widget();
                    if (!field->isVisible()) continue;
                    const QWidget* control = field->focusProxy();
                    controls.insert(field->mapTo(&dialog, QPoint()).x());
                    const int middle = control->mapTo(&dialog, control->rect().center()).y();
                    notes.insert(field->findChild<QLabel*>("settingNote")->mapTo(&dialog, QPoint()).x());
                    const QLayoutItem* label = form->itemAt(row, QFormLayout::LabelRole);
                    if (!label || !label->widget()) continue;
                    ++seen;
                    const QWidget* words = label->widget();
                    const int beside = words->mapTo(&dialog, words->rect().center()).y();
                    QVERIFY2(std::abs(middle - beside) <= 1, qPrintable(words->property("text").toString()));
                }
            QVERIFY2(notes.size() <= 1,
                     qPrintable(QString("notes of page %1 begin at two places").arg(page)));
        }
        QVERIFY(seen > 10);
        QCOMPARE(controls.size(), std::size_t(1));
    });
}

void tst_Settings::rowsAreNoHigherThanWhatTheyHold()
{
    inDialog([](SettingsDialog& dialog) {
        for (int page = 0; page < settingPageCount; ++page) {
            dialog.showPage(SettingPage(page));
            QTest::qWait(20); // layouts follow
            for (const auto* field : dialog.findChildren<SettingField*>()) {
                if (!field->isVisible()) continue;
                const auto* note = field->findChild<QLabel*>("settingNote");
                const int needed =
                    std::max({note->heightForWidth(note->width()), field->focusProxy()->height(),
                              field->findChild<QToolButton*>()->sizeHint().height()});
                QVERIFY2(
                    field->height() <= needed + 2,
                    qPrintable(
                        QString("%1: %2 for %3").arg(field->objectName()).arg(field->height()).arg(needed)));
            }
        }
    });
}

/// Texts that change while the dialog is open leave it as one that is opened afterwards.
void tst_Settings::rowsFollowTheSizeOfTexts()
{
    const auto measured = [](SettingsDialog& dialog) {
        QStringList lines{QString::number(dialog.findChild<QListWidget*>("settingsPages")->width())};
        for (const QFormLayout* form : dialog.findChildren<QFormLayout*>())
            for (int row = 0; row < form->rowCount(); ++row) {
                auto& field =
                    static_cast<SettingField&>(*form->itemAt(row, QFormLayout::FieldRole)->widget());
                const QWidget* label = form->labelForField(&field);
                lines << QString("%1: label %2, control %3 wide, note from %4")
                             .arg(field.objectName())
                             .arg(label ? label->minimumHeight() : 0)
                             .arg(field.focusProxy()->minimumWidth())
                             .arg(field.findChild<QLabel*>("settingNote")->contentsMargins().top());
            }
        return lines;
    };
    QMap<TextRows, QStringList> opened;
    for (const TextRows rows : {TextRows::Small, TextRows::Large}) {
        setTextRows(*qApp, rows);
        inDialog([&](SettingsDialog& dialog) { opened[rows] = measured(dialog); });
    }
    QVERIFY(opened[TextRows::Small] != opened[TextRows::Large]);
    inDialog([&](SettingsDialog& dialog) {
        for (const TextRows rows : {TextRows::Small, TextRows::Large, TextRows::Small}) {
            setTextRows(*qApp, rows);
            QCOMPARE(measured(dialog).join('\n'), opened[rows].join('\n'));
        }
    });
    setTextRows(*qApp, TextRows::ByWindow);
}

void tst_Settings::whatSettingsDoIsSaidInFull()
{
    inDialog([](SettingsDialog& dialog) {
        dialog.resize(dialog.minimumSizeHint().expandedTo({700, 480}));
        int seen = 0;
        for (int page = 0; page < settingPageCount; ++page) {
            dialog.showPage(SettingPage(page));
            QTest::qWait(20); // layouts follow
            for (const QLabel* note : dialog.findChildren<QLabel*>("settingNote")) {
                if (!note->isVisible() || note->text().isEmpty()) continue;
                ++seen;
                QVERIFY2(note->heightForWidth(note->width()) <= note->height(), qPrintable(note->text()));
            }
        }
        QVERIFY(seen > 10);
    });
}

int main(int argc, char** argv)
{
    configureSurfaceFormat();
    QApplication application(argc, argv);
    QApplication::setQuitOnLastWindowClosed(false);
    tst_Settings test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_Settings.moc"
