#include "app/presenters/settings/Setting.h"

#include <QAction>
#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace tagline {
namespace {

struct SettingWords
{
    Q_DECLARE_TR_FUNCTIONS(tagline::Setting)
};

QString wordsOf(const QList<SettingChoice>& choices)
{
    QStringList words;
    for (const SettingChoice& choice : choices) words << '"' + choice.word + '"';
    return words.join(QStringLiteral(", "));
}

bool isWholeNumber(const QJsonValue& value)
{
    return value.isDouble() && value.toDouble() == double(value.toInteger());
}

bool isWordOf(const Setting& setting, const QJsonValue& value)
{
    const auto isIt = [&](const SettingChoice& choice) { return choice.word == value.toString(); };
    return value.isString() &&
           (std::ranges::any_of(setting.choices, isIt) || !freeNameOf(setting, value).isEmpty());
}

} // namespace

QString titleOf(SettingPage page)
{
    switch (page) {
    case SettingPage::General:
        return SettingWords::tr("General");
    case SettingPage::Keys:
        return SettingWords::tr("Keys");
    case SettingPage::Timeline:
        return SettingWords::tr("Timeline");
    case SettingPage::Viewport:
        return SettingWords::tr("Viewport");
    case SettingPage::Import:
        return SettingWords::tr("Import");
    case SettingPage::Saving:
        return SettingWords::tr("Saving");
    case SettingPage::Appearance:
        return SettingWords::tr("Appearance");
    }
    return {};
}

QString whyNotSettable(const Setting& setting)
{
    if (!setting.whyNot.isEmpty()) return setting.whyNot;
    for (const QAction* action : setting.actions)
        if (!action->isEnabled()) return action->property("whyNot").toString();
    return {};
}

bool isSettable(const Setting& setting) { return whyNotSettable(setting).isEmpty(); }

QString freeNameOf(const Setting& setting, const QJsonValue& value)
{
    const QString word = value.toString();
    const bool isFree = !setting.anyBehind.isEmpty() && word.startsWith(setting.anyBehind);
    return isFree ? word.mid(setting.anyBehind.size()) : QString();
}

QString valueText(const Setting& setting, const QJsonValue& value)
{
    switch (setting.kind) {
    case SettingKind::Switch:
        return value.toBool() ? SettingWords::tr("on") : SettingWords::tr("off");
    case SettingKind::Number:
        return QString::number(value.toInt()) + setting.unit;
    case SettingKind::Choice:
        for (const SettingChoice& choice : setting.choices)
            if (choice.word == value.toString()) return choice.text;
        if (const QString name = freeNameOf(setting, value); !name.isEmpty()) return name;
        break;
    case SettingKind::Text:
    case SettingKind::Folders:
    case SettingKind::Kept:
        break;
    }
    return value.toString();
}

QString refusalOf(const Setting& setting, const QJsonValue& value)
{
    switch (setting.kind) {
    case SettingKind::Switch:
        return value.isBool() ? QString() : SettingWords::tr("must be true or false");
    case SettingKind::Choice:
        return isWordOf(setting, value) ? QString()
                                        : SettingWords::tr("must be one of %1").arg(wordsOf(setting.choices));
    case SettingKind::Number:
        return isWholeNumber(value) && value.toInteger() >= setting.least && value.toInteger() <= setting.most
                   ? QString()
                   : SettingWords::tr("must be a whole number from %1 to %2")
                         .arg(setting.least)
                         .arg(setting.most);
    case SettingKind::Text:
        return value.isString() ? QString() : SettingWords::tr("must be a text");
    case SettingKind::Folders:
    case SettingKind::Kept:
        return SettingWords::tr("can only be emptied");
    }
    return {};
}

} // namespace tagline
