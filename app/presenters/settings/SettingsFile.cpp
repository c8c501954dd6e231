#include "app/presenters/settings/SettingsFile.h"

#include "app/actions/ActionRegistry.h"
#include "core/io/json/JsonReading.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <optional>
#include <string_view>

namespace tagline {
namespace {

constexpr auto formatName = "tagline.settings";
constexpr std::int32_t newestVersion = 1;
constexpr JsonLimits settingsLimits{.bytes = 1 << 20, .values = 10'000, .depth = 8};

QString textOfNode(JsonNode node)
{
    const std::string_view text = node.text();
    return QString::fromUtf8(text.data(), qsizetype(text.size()));
}

/// "“pink”", "7", "an array": what a person finds there.
QString foundAt(JsonNode node)
{
    constexpr int longest = 40;
    const QString text = textOfNode(node);
    if (node.is(JsonKind::String))
        return '"' + (text.size() > longest ? text.left(longest) + "…" : text) + '"';
    if (node.is(JsonKind::Number) || node.is(JsonKind::Boolean)) return text;
    return QString::fromStdString(std::string(described(node.kind())));
}

/// Of arrays and objects only that they are none of what a setting can be.
QJsonValue valueOf(JsonNode node)
{
    switch (node.kind()) {
    case JsonKind::Boolean:
        return node.text() == "true";
    case JsonKind::Number:
        return textOfNode(node).toDouble();
    case JsonKind::String:
        return textOfNode(node);
    case JsonKind::Array:
        return QJsonArray();
    case JsonKind::Object:
        return QJsonObject();
    case JsonKind::Null:
        break;
    }
    return {};
}

/// Reads what is below the head of one file; the first fault counts.
class SettingsReading
{
    Q_DECLARE_TR_FUNCTIONS(tagline::SettingsFile)

public:
    explicit SettingsReading(const SettingList& settings)
        : m_settings(settings)
    {
    }

    void takeValues(JsonNode values)
    {
        if (!values.is(JsonKind::Object)) return refuse(values, tr("“settings” must be an object: { … }"));
        values.forEachMember([this](JsonNode key, JsonNode value) { takeValue(textOfNode(key), value); });
    }

    void takeKeys(JsonNode keys)
    {
        if (!keys.is(JsonKind::Object)) return refuse(keys, tr("“keys” must be an object: { … }"));
        m_content.keys = tableKeys();
        QList<std::pair<QString, JsonNode>> named;
        keys.forEachMember([&](JsonNode key, JsonNode value) {
            const QString id = textOfNode(key);
            if (!isActionId(id)) return void(m_content.unknown << id);
            takeKeysOf(id, value);
            named.append({id, value});
        });
        for (const auto& [id, at] : named) refuseSharedKeys(id, at);
    }

    Result<SettingsContent> content()
    {
        if (m_error) return *std::move(m_error);
        return std::move(m_content);
    }

private:
    void refuse(JsonNode at, const QString& message)
    {
        if (!m_error) m_error = at.error("invalid", message.toStdString());
    }

    const Setting* find(const QString& id) const
    {
        const auto found = std::find_if(m_settings.begin(), m_settings.end(),
                                        [&id](const Setting& each) { return each.id == id; });
        return found == m_settings.end() ? nullptr : &*found;
    }

    void takeValue(const QString& id, JsonNode node)
    {
        const Setting* setting = find(id);
        if (!setting) return void(m_content.unknown << id);
        const QJsonValue value = valueOf(node);
        const QString refusal = setting->isPersonal ? tr("is about one person or computer, and in no file")
                                                    : refusalOf(*setting, value);
        if (refusal.isEmpty()) return m_content.values.append({id, value});
        refuse(node, tr("“%1” (%2) %3; found %4. Correct it, or take the line out.")
                         .arg(id, setting->text, refusal, foundAt(node)));
    }

    void takeKeysOf(const QString& id, JsonNode node)
    {
        QList<QKeySequence>& keys = m_content.keys[id];
        keys.clear();
        const auto refuseHere = [&](JsonNode at) {
            refuse(at,
                   tr("the keys of “%1” (%2) must be a list such as %3; found %4. Correct it, or take the "
                      "line out.")
                       .arg(id, nameOfAction(id), QStringLiteral("[\"Ctrl+K\"]"), foundAt(at)));
        };
        if (!node.is(JsonKind::Array)) return refuseHere(node);
        node.forEachElement([&](JsonNode each) {
            if (!each.is(JsonKind::String) || !isKey(textOfNode(each))) return refuseHere(each);
            keys << QKeySequence(textOfNode(each), QKeySequence::PortableText);
        });
    }

    /// Two actions with one key would both be mute.
    void refuseSharedKeys(const QString& id, JsonNode at)
    {
        for (const QKeySequence& key : m_content.keys.value(id))
            if (const QString owner = ownerOf(key, m_content.keys, id); !owner.isEmpty())
                refuse(at, tr("%1 of “%2” already belongs to “%3”; give one of them another key.")
                               .arg(key.toString(QKeySequence::NativeText), nameOfAction(id), owner));
    }

    const SettingList& m_settings;
    SettingsContent m_content;
    std::optional<Error> m_error;
};

} // namespace

QByteArray settingsFile(const SettingList& settings, const ActionRegistry& actions)
{
    QJsonObject values, keys;
    for (const Setting& setting : settings)
        if (!setting.isPersonal) values[setting.id] = setting.get();
    const KeySet now = keysNow(actions), table = tableKeys();
    for (auto each = now.begin(); each != now.end(); ++each) {
        if (each.value() == table[each.key()]) continue;
        QJsonArray texts;
        for (const QKeySequence& key : each.value()) texts << key.toString(QKeySequence::PortableText);
        keys[each.key()] = texts;
    }
    const QJsonObject whole{
        {"format", formatName}, {"version", newestVersion}, {"settings", values}, {"keys", keys}};
    return QJsonDocument(whole).toJson();
}

Result<SettingsContent> readSettingsFile(const QByteArray& bytes, const QString& file,
                                         const SettingList& settings)
{
    const auto document = JsonDocument::parse({bytes.constData(), std::size_t(bytes.size())},
                                              file.toStdString(), "settings", settingsLimits);
    if (!document) return document.error();
    JsonProblems problems;
    JsonObjectReader members(document->root(), problems, "a file of settings");
    const auto head = readHead(members, formatName, newestVersion, problems);
    if (!head) return *problems.error();
    if (head->isNewer)
        return document->root().error(
            "newer", SettingsReading::tr("is of version %1, and this Tagline reads version %2: a newer one "
                                         "wrote it. Update this one.")
                         .arg(head->version)
                         .arg(newestVersion)
                         .toStdString());
    SettingsReading reading(settings);
    if (const auto values = members.find("settings")) reading.takeValues(*values);
    if (const auto keys = members.find("keys")) reading.takeKeys(*keys);
    return reading.content();
}

QStringList apply(const SettingsContent& content, const SettingList& settings, ActionRegistry& actions)
{
    QStringList left;
    for (const auto& [id, value] : content.values)
        for (const Setting& setting : settings) {
            if (setting.id != id || setting.get() == value) continue;
            if (isSettable(setting))
                setting.set(value);
            else
                left << setting.text;
        }
    setKeys(actions, content.keys);
    return left;
}

} // namespace tagline
