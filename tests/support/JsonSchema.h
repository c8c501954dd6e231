#pragma once

// JsonSchema checks a JSON value against a schema: the part of draft 2020-12 that the project's schemas use.
// A keyword that it does not know is a fault of its own, so that no rule is passed over in silence.
// (A test that uses it links nlohmann_json::nlohmann_json.)

#include <QRegularExpression>

#include <nlohmann/json.hpp>

#include <cmath>
#include <fstream>
#include <set>
#include <string>
#include <vector>

namespace tagline::test {

class JsonSchema
{
public:
    using Json = nlohmann::json;

    explicit JsonSchema(Json schema)
        : m_root(std::move(schema))
    {
    }
    const Json& root() const { return m_root; }
    static JsonSchema fromFile(const std::string& path)
    {
        std::ifstream file(path);
        return JsonSchema(Json::parse(file));
    }

    /// What is wrong with a value, each fault with its place; empty where it is valid.
    std::vector<std::string> faults(const Json& value) const
    {
        std::vector<std::string> found;
        check(m_root, value, "$", found);
        return found;
    }
    /// The same of a value of which a part of the schema speaks: "/$defs/range".
    std::vector<std::string> faultsBy(const std::string& pointer, const Json& value) const
    {
        std::vector<std::string> found;
        check(m_root.at(Json::json_pointer(pointer)), value, "$", found);
        return found;
    }
    /// The same for text, as one string.
    std::string faultsOf(const std::string& text) const
    {
        const Json value = Json::parse(text, nullptr, false);
        if (value.is_discarded()) return "not JSON";
        std::string joined;
        for (const std::string& fault : faults(value)) joined += fault + '\n';
        return joined;
    }

private:
    using Faults = std::vector<std::string>;

    static bool isOfType(const std::string& type, const Json& value)
    {
        if (type == "integer")
            return value.is_number_integer() ||
                   (value.is_number_float() && std::floor(value.get<double>()) == value.get<double>());
        if (type == "number") return value.is_number();
        return type == value.type_name();
    }

    void check(const Json& schema, const Json& value, const std::string& at, Faults& faults) const
    {
        if (schema.is_boolean()) {
            if (!schema.get<bool>()) faults.push_back(at + ": not allowed");
            return;
        }
        for (const auto& [keyword, rule] : schema.items())
            if (!checkAny(keyword, rule, value, at, faults) &&
                !checkScalar(keyword, rule, value, at, faults) &&
                !checkArray(keyword, rule, schema, value, at, faults) &&
                !checkObject(keyword, rule, schema, value, at, faults))
                faults.push_back(at + ": the schema's keyword \"" + keyword + "\" is not supported");
    }

    bool isValid(const Json& schema, const Json& value) const
    {
        Faults faults;
        check(schema, value, "", faults);
        return faults.empty();
    }

    /// Keywords for values of any kind. Each of these functions returns whether it knows the keyword.
    bool checkAny(const std::string& keyword, const Json& rule, const Json& value, const std::string& at,
                  Faults& faults) const
    {
        static const std::set<std::string> annotations{"$schema", "$id", "$defs", "title", "description"};
        if (annotations.contains(keyword)) return true;
        const auto require = [&](bool holds) {
            if (!holds) faults.push_back(at + ": " + value.dump() + " breaks " + keyword + ' ' + rule.dump());
            return true;
        };
        const auto matches = [&](const Json& each) { return isValid(each, value); };
        if (keyword == "$ref") {
            check(m_root.at(Json::json_pointer(rule.get<std::string>().substr(1))), value, at, faults);
            return true;
        }
        if (keyword == "type") {
            const auto isOf = [&](const Json& type) { return isOfType(type, value); };
            return require(rule.is_array() ? std::any_of(rule.begin(), rule.end(), isOf) : isOf(rule));
        }
        if (keyword == "const") return require(value == rule);
        if (keyword == "enum") return require(std::find(rule.begin(), rule.end(), value) != rule.end());
        if (keyword == "anyOf") return require(std::any_of(rule.begin(), rule.end(), matches));
        if (keyword == "oneOf") return require(std::count_if(rule.begin(), rule.end(), matches) == 1);
        return false;
    }

    static bool matches(const std::string& text, const std::string& pattern)
    {
        return QRegularExpression(QString::fromStdString(pattern))
            .match(QString::fromStdString(text))
            .hasMatch();
    }

    static bool checkScalar(const std::string& keyword, const Json& rule, const Json& value,
                            const std::string& at, Faults& faults)
    {
        const auto require = [&](bool applies, bool holds) {
            if (applies && !holds)
                faults.push_back(at + ": " + value.dump() + " breaks " + keyword + ' ' + rule.dump());
            return true;
        };
        const double number = value.is_number() ? value.get<double>() : 0;
        const std::string text = value.is_string() ? value.get<std::string>() : "";
        if (keyword == "minimum") return require(value.is_number(), number >= rule.get<double>());
        if (keyword == "maximum") return require(value.is_number(), number <= rule.get<double>());
        if (keyword == "exclusiveMinimum") return require(value.is_number(), number > rule.get<double>());
        if (keyword == "minLength") return require(value.is_string(), text.size() >= rule.get<std::size_t>());
        if (keyword == "pattern") return require(value.is_string(), matches(text, rule.get<std::string>()));
        return false;
    }

    bool checkArray(const std::string& keyword, const Json& rule, const Json& schema, const Json& value,
                    const std::string& at, Faults& faults) const
    {
        const bool applies = value.is_array();
        const std::size_t size = applies ? value.size() : 0;
        const auto place = [&](std::size_t i) { return at + '[' + std::to_string(i) + ']'; };
        const std::size_t prefix = schema.contains("prefixItems") ? schema["prefixItems"].size() : 0;
        if (keyword == "minItems") {
            if (applies && size < rule) faults.push_back(at + ": fewer items than " + rule.dump());
        } else if (keyword == "maxItems") {
            if (applies && size > rule) faults.push_back(at + ": more items than " + rule.dump());
        } else if (keyword == "uniqueItems") {
            if (applies && std::set<Json>(value.begin(), value.end()).size() < size)
                faults.push_back(at + ": an item stands twice");
        } else if (keyword == "items") {
            for (std::size_t i = prefix; i < size; ++i) check(rule, value[i], place(i), faults);
        } else if (keyword == "prefixItems") {
            for (std::size_t i = 0; i < std::min(size, prefix); ++i)
                check(rule[i], value[i], place(i), faults);
        } else {
            return false;
        }
        return true;
    }

    bool checkObject(const std::string& keyword, const Json& rule, const Json& schema, const Json& value,
                     const std::string& at, Faults& faults) const
    {
        const bool applies = value.is_object();
        if (keyword == "required") {
            for (const auto& name : rule)
                if (applies && !value.contains(name)) faults.push_back(at + ": lacks " + name.dump());
        } else if (keyword == "minProperties") {
            if (applies && value.size() < rule) faults.push_back(at + ": fewer members than " + rule.dump());
        } else if (keyword == "properties") {
            for (const auto& [name, each] : rule.items())
                if (applies && value.contains(name)) check(each, value[name], at + '.' + name, faults);
        } else if (keyword == "additionalProperties") {
            const Json known = schema.value("properties", Json::object());
            for (const auto& [name, each] : value.items())
                if (applies && !known.contains(name)) check(rule, each, at + '.' + name, faults);
        } else if (keyword == "propertyNames") {
            for (const auto& [name, each] : value.items())
                if (applies) check(rule, Json(name), at + '.' + name, faults);
        } else {
            return false;
        }
        return true;
    }

    Json m_root;
};

} // namespace tagline::test
