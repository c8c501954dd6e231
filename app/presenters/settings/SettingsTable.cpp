#include "app/presenters/settings/SettingsTable.h"

#include "app/actions/ActionRegistry.h"
#include "app/actions/KeySet.h"
#include "app/presenters/files/SavePresenter.h"
#include "app/presenters/library/LibraryPresenter.h"
#include "app/presenters/library/SpentTimePresenter.h"
#include "app/presenters/library/WallPresenter.h"
#include "app/presenters/live/LiveTagPresenter.h"
#include "app/presenters/live/RecordPresenter.h"
#include "app/presenters/settings/CacheLimit.h"
#include "app/presenters/settings/LanguageChoice.h"
#include "app/presenters/settings/WindowScale.h"
#include "widgets/library/rows/LibraryColumns.h"
#include "widgets/theme/Appearance.h"
#include "widgets/wall/WallLayout.h"

#include <QApplication>
#include <QJsonArray>

#include <span>

namespace tagline {
namespace {

/// A switch of the menus. Those that are kept here are kept by nobody else.
struct SwitchRow
{
    const char* action;
    const char* text; ///< beside its box: sentence case, where menus have titles
    SettingPage page;
    bool isUsuallyOn;
    bool isKept;
};

struct TableWords
{
    Q_DECLARE_TR_FUNCTIONS(tagline::SettingsTable)

public:
    static std::span<const SwitchRow> switches();
};

#define TEXT(text) QT_TR_NOOP(text) // which lupdate is told

std::span<const SwitchRow> TableWords::switches()
{
    static constexpr SwitchRow rows[]{
        {"clip.loop", TEXT("Loop"), SettingPage::General, true, true},
        {"query.checkBadges", TEXT("Failed checks"), SettingPage::General, true, false},
        {"view.wallFitted", TEXT("Fit each clip to the wall"), SettingPage::General, false, false},
        {"view.rowPoses", TEXT("Poses in rows"), SettingPage::General, false, true},
        {"tag.snap", TEXT("Snapping"), SettingPage::Timeline, true, true},
        {"tag.followOn", TEXT("Tags of a group follow each other"), SettingPage::Timeline, false, true},
        {"clip.showMedia", TEXT("Film and sound"), SettingPage::Timeline, true, true},
        {"view.emptyLanes", TEXT("Empty lanes"), SettingPage::Timeline, false, false},
        {"view.jointKeys", TEXT("Keys by joint"), SettingPage::Timeline, false, false},
        {"view.transitionArcs", TEXT("Transition arcs"), SettingPage::Timeline, true, true},
        {"view.tagExamples", TEXT("Examples of the tag"), SettingPage::Timeline, true, true},
        {"view.mesh", TEXT("Mesh"), SettingPage::Viewport, true, true},
        {"view.skeleton", TEXT("Skeleton"), SettingPage::Viewport, true, true},
        {"view.grid", TEXT("Grid"), SettingPage::Viewport, true, true},
        {"view.contacts", TEXT("Contacts"), SettingPage::Viewport, true, true},
        {"view.partners", TEXT("Partners"), SettingPage::Viewport, true, true},
        {"view.trajectory", TEXT("Trajectory"), SettingPage::Viewport, true, true},
        {"view.trailColours", TEXT("Colour by answer or tag"), SettingPage::Viewport, true, true},
        {"view.ghosts", TEXT("Ghosts"), SettingPage::Viewport, false, true},
        {"view.jointAxes", TEXT("Axes"), SettingPage::Viewport, false, true},
        {"view.jointPath", TEXT("Path of the clicked joint"), SettingPage::Viewport, true, true},
        {"view.follow", TEXT("Follow camera"), SettingPage::Viewport, true, true},
        {"view.reduceMotion", TEXT("Reduce motion"), SettingPage::Appearance, false, false},
    };
    return rows;
}

#undef TEXT

/// One of the actions of which one is checked.
struct ChoiceAction
{
    const char* word;
    const char* action;
    QString text;
};

struct OrderWord
{
    RowOrder::Kind order;
    const char* word;
};
constexpr OrderWord orderWords[]{
    {RowOrder::Path, "path"},       {RowOrder::Name, "name"},          {RowOrder::MatchedFrames, "hits"},
    {RowOrder::HitShare, "share"},  {RowOrder::FirstHit, "first-hit"}, {RowOrder::Frames, "frames"},
    {RowOrder::Seconds, "seconds"}, {RowOrder::Rate, "rate"},          {RowOrder::Joints, "joints"},
    {RowOrder::Tags, "tags"},       {RowOrder::Warnings, "warnings"},  {RowOrder::State, "state"},
    {RowOrder::Minutes, "minutes"},
};

Setting named(const char* id, SettingPage page, SettingKind kind, const QString& text, const QString& tip,
              const QJsonValue& usual)
{
    Setting setting;
    setting.id = id;
    setting.page = page;
    setting.kind = kind;
    setting.text = text;
    setting.tip = tip;
    setting.usual = usual;
    return setting;
}

Setting switchOf(const SwitchRow& row, const ActionRegistry& actions)
{
    QAction* action = actions[row.action];
    Setting setting = named(row.action, row.page, SettingKind::Switch, TableWords::tr(row.text),
                            action->property("tip").toString(), row.isUsuallyOn);
    setting.isKept = row.isKept;
    setting.actions = {action};
    setting.get = [action] { return QJsonValue(action->isChecked()); };
    setting.set = [action](const QJsonValue& value) {
        if (action->isChecked() != value.toBool()) action->trigger();
    };
    return setting;
}

Setting choiceOf(const char* id, SettingPage page, const QString& text, const QString& tip, const char* usual,
                 const QList<ChoiceAction>& rows, const ActionRegistry& actions)
{
    Setting setting = named(id, page, SettingKind::Choice, text, tip, usual);
    QList<std::pair<QString, QAction*>> choices;
    for (const ChoiceAction& row : rows) {
        setting.choices << SettingChoice{row.word, row.text};
        setting.actions << actions[row.action];
        choices << std::pair{QString(row.word), actions[row.action]};
    }
    setting.get = [choices] {
        for (const auto& [word, action] : choices)
            if (action->isChecked()) return QJsonValue(word);
        return QJsonValue(choices.front().first);
    };
    setting.set = [choices](const QJsonValue& value) {
        for (const auto& [word, action] : choices)
            if (word == value.toString() && !action->isChecked()) return action->trigger();
    };
    return setting;
}

QString everyFrames(int count) { return TableWords::tr("Every %1 frames").arg(count); }

/// Adds the choices from the menus of the viewport and of the window's look.
void addChoices(SettingList& settings, const ActionRegistry& actions)
{
    Setting names = choiceOf("view.jointNames", SettingPage::Viewport, TableWords::tr("Names of joints"),
                             TableWords::tr("Which joints are named in the viewport"), "none",
                             {{"near", "view.jointNamesNear", TableWords::tr("Near the mouse")},
                              {"all", "view.jointNamesAll", TableWords::tr("All")},
                              {"none", "view.jointNamesNone", TableWords::tr("None")}},
                             actions);
    names.isKept = true;
    Setting ghosts =
        choiceOf("view.ghostStep", SettingPage::Viewport, TableWords::tr("Ghosts around the playhead"),
                 TableWords::tr("Distance between ghosts while no range is selected"), "5",
                 {{"2", "view.ghosts2", everyFrames(2)},
                  {"5", "view.ghosts5", everyFrames(5)},
                  {"10", "view.ghosts10", everyFrames(10)},
                  {"20", "view.ghosts20", everyFrames(20)}},
                 actions);
    ghosts.isKept = true;
    settings.push_back(names);
    settings.push_back(ghosts);
    settings.push_back(choiceOf("view.theme", SettingPage::Appearance, TableWords::tr("Theme"),
                                TableWords::tr("Dark or light panels"), "dark",
                                {{"dark", "view.themeDark", TableWords::tr("Dark")},
                                 {"light", "view.themeLight", TableWords::tr("Light")},
                                 {"system", "view.themeSystem", TableWords::tr("As the desktop")}},
                                actions));
}

/// A choice whose words stand in the order of an enum; the first is usual.
template<class Enum>
Setting choiceOfLook(const char* id, const QString& text, const QString& tip, QList<SettingChoice> choices,
                     Enum (*now)(), void (*show)(QApplication&, Enum))
{
    Setting setting =
        named(id, SettingPage::Appearance, SettingKind::Choice, text, tip, choices.front().word);
    setting.choices = choices;
    setting.isKept = true;
    setting.get = [choices, now] { return QJsonValue(choices[int(now())].word); };
    setting.set = [choices, show](const QJsonValue& value) {
        for (int place = 0; place < choices.size(); ++place)
            if (choices[place].word == value.toString()) show(*qApp, Enum(place));
    };
    return setting;
}

void addLook(SettingList& settings, QSettings& kept)
{
    settings.push_back(choiceOfLook("view.accent", TableWords::tr("Accent"),
                                    TableWords::tr("The colour of what is on, chosen or has the keys"),
                                    {{"blue", TableWords::tr("Blue")},
                                     {"teal", TableWords::tr("Teal")},
                                     {"violet", TableWords::tr("Violet")},
                                     {"grey", TableWords::tr("Grey")}},
                                    &accent, &setAccent));
    settings.push_back(
        choiceOfLook("view.textSize", TableWords::tr("Texts and rows"),
                     TableWords::tr("How large texts, lanes and rows are: larger in large windows, as in "
                                    "small ones, or larger than in both"),
                     {{"window", TableWords::tr("By the window's size")},
                      {"large", TableWords::tr("Large")},
                      {"small", TableWords::tr("Small")}},
                     &textRows, &setTextRows));
    Setting scale = named(
        "view.scale", SettingPage::Appearance, SettingKind::Number, TableWords::tr("Size of everything"),
        TableWords::tr("Scale of the whole window, on top of the desktop's own"), leastWindowScale);
    scale.note = TableWords::tr("Takes effect at the next start.");
    if (isWindowScaleGiven()) scale.whyNot = TableWords::tr("The environment sets it: QT_SCALE_FACTOR.");
    scale.least = leastWindowScale;
    scale.most = mostScaleOfScreen();
    scale.unit = TableWords::tr(" %");
    scale.get = [&kept] { return QJsonValue(windowScale(kept)); };
    scale.set = [&kept](const QJsonValue& value) { setWindowScale(kept, value.toInt()); };
    settings.push_back(scale);
}

void addReaction(SettingList& settings, LiveTagPresenter& live)
{
    Setting reaction =
        named("tagging.reaction", SettingPage::General, SettingKind::Number, TableWords::tr("Reaction time"),
              TableWords::tr("How much earlier than the key press a range starts and stops "
                             "during playback"),
              0);
    reaction.most = LiveTagPresenter::longestReaction;
    reaction.unit = TableWords::tr(" ms");
    reaction.get = [&live] { return QJsonValue(live.reaction()); };
    reaction.set = [&live](const QJsonValue& value) { live.setReaction(value.toInt()); };
    settings.push_back(reaction);
}

/// Personal, as they are about what one person does.
void addSpentTimes(SettingList& settings, SpentTimePresenter& spent)
{
    const QString file =
        QString::fromStdString(spent.session().file()).replace('/', QStringLiteral("/\u200b"));
    Setting counting = named(
        "minutes.count", SettingPage::General, SettingKind::Switch,
        TableWords::tr("Count my minutes for each clip"),
        TableWords::tr("Keep the paths of clips, and how long you worked on each, in %1. Nobody else gets "
                       "it; only clips that are shown while you do something count")
            .arg(file),
        false);
    counting.isPersonal = counting.isKept = true;
    counting.get = [&spent] { return QJsonValue(spent.isCounting()); };
    counting.set = [&spent](const QJsonValue& value) { spent.setCounting(value.toBool()); };
    Setting kept = named(
        "minutes.kept", SettingPage::General, SettingKind::Kept, TableWords::tr("Minutes for each clip"),
        TableWords::tr("Forget how long you worked on each clip, in all libraries"), QString());
    kept.isPersonal = true;
    kept.get = [&spent] { return QJsonValue(spent.keptText()); };
    kept.set = [&spent](const QJsonValue&) { spent.clear(); };
    settings.push_back(counting);
    settings.push_back(kept);
}

Setting orderSetting(LibraryPresenter& library)
{
    Setting order =
        named("library.order", SettingPage::General, SettingKind::Choice, TableWords::tr("Clips sorted by"),
              TableWords::tr("The order of the clips in the library"), orderWords[0].word);
    for (const OrderWord& each : orderWords) {
        QString text = orderText(each.order);
        text[0] = text[0].toUpper();
        order.choices << SettingChoice{each.word, text};
    }
    order.anyBehind = propertyColumn({}).id;
    order.get = [&library] {
        if (library.order().kind == RowOrder::Property)
            return QJsonValue(propertyColumn(library.order().property).id);
        for (const OrderWord& each : orderWords)
            if (each.order == library.order().kind) return QJsonValue(each.word);
        return QJsonValue(orderWords[0].word);
    };
    order.set = [&library](const QJsonValue& value) {
        for (const OrderWord& each : orderWords)
            if (value.toString() == QLatin1String(each.word)) library.setOrder(each.order);
        const auto column = libraryColumn(value.toString());
        if (column && column->order.kind == RowOrder::Property) library.setOrder(column->order);
    };
    return order;
}

Setting groupingSetting(LibraryPresenter& library)
{
    Setting grouping = named("library.grouping", SettingPage::General, SettingKind::Choice,
                             TableWords::tr("Clips grouped by"),
                             TableWords::tr("Which clips of the library stand together"), {});
    grouping.choices = {{"none", TableWords::tr("No groups")},
                        {"folder", TableWords::tr("Folder")},
                        {"tag", TableWords::tr("Tag")},
                        {"skeleton", TableWords::tr("Skeleton")},
                        {"tree", TableWords::tr("Folders as a tree")}}; // in the order of RowGrouping
    grouping.usual = grouping.choices.front().word;
    const auto words = grouping.choices;
    grouping.get = [&library, words] { return QJsonValue(words[int(library.grouping())].word); };
    grouping.set = [&library, words](const QJsonValue& value) {
        for (int place = 0; place < words.size(); ++place)
            if (words[place].word == value.toString()) library.setGrouping(RowGrouping(place));
    };
    return grouping;
}

Setting rowHeightSetting(WallPresenter& wall)
{
    Setting height = named("wall.rowHeight", SettingPage::General, SettingKind::Number,
                           TableWords::tr("Height of the wall's rows"),
                           TableWords::tr("How high a clip is on the wall"), WallLayout::usualRow);
    height.least = WallLayout::leastRow;
    height.most = WallLayout::highestRow;
    height.unit = TableWords::tr(" px");
    height.get = [&wall] { return QJsonValue(wall.rowHeight()); };
    height.set = [&wall](const QJsonValue& value) { wall.setRowHeight(value.toInt()); };
    return height;
}

void addLanguage(SettingList& settings, QSettings& kept)
{
    Setting language =
        named("window.language", SettingPage::Appearance, SettingKind::Choice, TableWords::tr("Language"),
              TableWords::tr("The language of menus, panels and messages"), systemLanguage);
    language.note = TableWords::tr("Takes effect at the next start.");
    language.choices = {{systemLanguage, TableWords::tr("As the desktop")}};
    for (const SpokenLanguage& each : spokenLanguages())
        language.choices << SettingChoice{each.word, each.name};
    language.get = [&kept] { return QJsonValue(languageChoice(kept)); };
    language.set = [&kept](const QJsonValue& value) { setLanguageChoice(kept, value.toString()); };
    settings.push_back(language);
}

void addCache(SettingList& settings, QSettings& kept)
{
    Setting cache = named(
        "import.cacheMegabytes", SettingPage::Import, SettingKind::Number, TableWords::tr("Cache of clips"),
        TableWords::tr("Disk space for clips that were read once, so that they open at once"),
        usualCacheMegabytes());
    cache.note = TableWords::tr("Takes effect at the next start.");
    if (isCacheLimitGiven())
        cache.whyNot = TableWords::tr("The environment sets it: TAGLINE_CACHE_MEGABYTES.");
    cache.least = leastCacheMegabytes;
    cache.most = mostCacheMegabytes;
    cache.unit = TableWords::tr(" MB");
    cache.get = [&kept] { return QJsonValue(cacheLimit(kept)); };
    cache.set = [&kept](const QJsonValue& value) { setCacheLimit(kept, value.toInt()); };
    settings.push_back(cache);
}

void addSignature(SettingList& settings, RecordPresenter& records)
{
    Setting name =
        named("tagging.author", SettingPage::Saving, SettingKind::Text, TableWords::tr("Name"),
              TableWords::tr("The name stored with your tags in the sidecars, where you sign them"),
              RecordPresenter::usualAuthor());
    name.isPersonal = true;
    name.get = [&records] { return QJsonValue(records.author()); };
    name.set = [&records](const QJsonValue& value) {
        if (value.toString() != records.author()) records.sign(records.isSigning(), value.toString());
    };
    Setting signing = named("tagging.sign", SettingPage::Saving, SettingKind::Switch,
                            TableWords::tr("Sign the frames that I tag"),
                            TableWords::tr("Record your name and the time on the frames you tag"), false);
    signing.isPersonal = true;
    signing.get = [&records] { return QJsonValue(records.isSigning()); };
    signing.set = [&records](const QJsonValue& value) { records.sign(value.toBool(), records.author()); };
    settings.push_back(signing);
    settings.push_back(name);
}

void addFoldersOutside(SettingList& settings, SavePresenter& saving)
{
    Setting folders =
        named("files.writeOutside", SettingPage::Saving, SettingKind::Folders,
              TableWords::tr("Also written without asking"),
              TableWords::tr("Forget the folders outside the open ones that tags may be written to without "
                             "asking; links and library files lead there"),
              QJsonArray());
    folders.isPersonal = true;
    folders.get = [&saving] { return QJsonValue(QJsonArray::fromStringList(saving.foldersAllowed())); };
    folders.set = [&saving](const QJsonValue&) { saving.forgetAllowed(); };
    settings.push_back(folders);
}

/// Personal, as they start programs: a file of settings from somebody else brings none.
void addVersionCommands(SettingList& settings, SavePresenter& saving)
{
    Setting checkOut = named(
        "files.checkOut", SettingPage::Saving, SettingKind::Text, TableWords::tr("Check-out command"),
        TableWords::tr("Run before a read-only file is written: p4 edit {file}. {file} stands for its path, "
                       "{folder} for its folder, {name} for its name. For version control with locks, "
                       "such as Perforce"),
        QString());
    checkOut.isPersonal = checkOut.mayBeEmpty = true;
    checkOut.get = [&saving] { return QJsonValue(saving.checkOutCommand()); };
    checkOut.set = [&saving](const QJsonValue& value) { saving.setCheckOutCommand(value.toString()); };
    Setting add = named(
        "files.add", SettingPage::Saving, SettingKind::Text, TableWords::tr("Command for new files"),
        TableWords::tr("Run after a new file of tags was written: git -C {folder} add {name}. Tells version "
                       "control, such as Git or Perforce, of it, also where that locks files"),
        QString());
    add.isPersonal = add.mayBeEmpty = true;
    add.get = [&saving] { return QJsonValue(saving.addCommand()); };
    add.set = [&saving](const QJsonValue& value) { saving.setAddCommand(value.toString()); };
    settings.push_back(checkOut);
    settings.push_back(add);
}

} // namespace

SettingList settingsTable(const SettingHolders& holders)
{
    SettingList settings;
    settings.push_back(orderSetting(holders.library));
    settings.push_back(groupingSetting(holders.library));
    settings.push_back(rowHeightSetting(holders.wall));
    addReaction(settings, holders.live);
    addSpentTimes(settings, holders.spentTimes);
    addChoices(settings, holders.actions);
    addLook(settings, holders.settings);
    for (const SwitchRow& row : TableWords::switches()) settings.push_back(switchOf(row, holders.actions));
    addLanguage(settings, holders.settings);
    addCache(settings, holders.settings);
    addSignature(settings, holders.records);
    addVersionCommands(settings, holders.saving);
    addFoldersOutside(settings, holders.saving);
    return settings;
}

} // namespace tagline
