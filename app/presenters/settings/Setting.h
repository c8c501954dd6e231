#pragma once

// Setting is one thing that a person can set: its name, and the functions to get it and to set it.

#include <QJsonValue>
#include <QList>
#include <QString>

#include <functional>
#include <vector>

class QAction;

namespace tagline {

enum class SettingPage { General, Keys, Timeline, Viewport, Import, Saving, Appearance };
inline constexpr int settingPageCount = int(SettingPage::Appearance) + 1;
/// "Timeline".
QString titleOf(SettingPage page);

enum class SettingKind {
    Switch, ///< true or false
    Choice, ///< a word of `choices`
    Number, ///< whole, from `least` to `most`
    Text,
    Folders, ///< a list of texts that can only be emptied
    Kept     ///< a text that says what is kept, which can only be cleared; empty if nothing is
};

struct SettingChoice
{
    QString word; ///< in files
    QString text; ///< for people
};

/// `get` and `set` ask and tell whoever holds it: it is held nowhere else.
struct Setting
{
    QString id; ///< a stable word, by which files name it
    SettingPage page = SettingPage::General;
    SettingKind kind = SettingKind::Switch;
    QString text;
    QString tip;
    QList<SettingChoice> choices;
    QString anyBehind; ///< any name behind it is a choice too, as "property:"; empty for none
    int least = 0;
    int most = 0;
    QString unit;            ///< behind a number, with its space
    QString note;            ///< stands beside it, as "Takes effect at the next start."; empty for none
    QString whyNot;          ///< why it cannot be set; empty if it can. See isSettable()
    QJsonValue usual;        ///< at the very first start
    bool mayBeEmpty = false; ///< a text that says nothing is one of its values
    bool isKept = false;     ///< nobody else keeps it for the next session: see KeptSettings.h
    bool isPersonal = false; ///< about one person or computer: in no file, and not reset with all others
    QList<QAction*> actions; ///< whose check marks it is; they outlive it
    std::function<QJsonValue()> get;
    std::function<void(const QJsonValue&)> set;
};

/// Whether it cannot be set but emptied.
inline bool isEmptiedOnly(SettingKind kind)
{
    return kind == SettingKind::Folders || kind == SettingKind::Kept;
}
/// Whether it can be set now: neither `whyNot` nor its actions say no.
bool isSettable(const Setting& setting);
/// Why it cannot be set now, for people; empty if it can.
QString whyNotSettable(const Setting& setting);
/// Text of a value: "on", "Dark", "120 ms".
QString valueText(const Setting& setting, const QJsonValue& value);
/// The name behind `anyBehind`; empty if the value is another one.
QString freeNameOf(const Setting& setting, const QJsonValue& value);
/// Why a value is none for a setting, for people, such as "must be true or false"; empty if it is one.
QString refusalOf(const Setting& setting, const QJsonValue& value);

using SettingList = std::vector<Setting>;

} // namespace tagline
