#pragma once

// PropertyValue is a value that frames or an instance of a counted tag have under a name.

#include <concepts>
#include <memory>
#include <string>
#include <type_traits>
#include <utility>
#include <variant>

namespace tagline {

/// The value of a property on a frame. A number is never NaN.
using PropertyValue = std::variant<std::string, double, bool>;

/// The value of a property on a range of frames. Copies share it, so that an edit of a lane copies none but
/// those that it sets.
class SharedValue
{
public:
    SharedValue()
        : SharedValue(PropertyValue())
    {
    }
    template<class Value>
    requires(!std::same_as<std::remove_cvref_t<Value>, SharedValue> &&
             std::constructible_from<PropertyValue, Value>) SharedValue(Value&& value)
        : m_value(std::make_shared<const PropertyValue>(std::forward<Value>(value)))
    {
    }

    const PropertyValue& operator*() const { return *m_value; }
    const PropertyValue* operator->() const { return m_value.get(); }
    operator const PropertyValue&() const { return *m_value; }

    /// Whether both are the same without a look at them; others may be equal too.
    bool isSharedWith(const SharedValue& other) const { return m_value == other.m_value; }
    friend bool operator==(const SharedValue& a, const SharedValue& b)
    {
        return a.isSharedWith(b) || *a == *b;
    }
    friend bool operator==(const SharedValue& a, const PropertyValue& b) { return *a == b; }

private:
    std::shared_ptr<const PropertyValue> m_value; ///< never null
};

} // namespace tagline
