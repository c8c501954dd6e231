#pragma once

#include <glm/glm.hpp>
#include <nlohmann/json.hpp>

#include <string>
#include <vector>

namespace tagline::test {

/// A GLB file taken apart by nothing but the glTF specification, so that a writer's mistake is not repeated
/// by a reader that shares its code.
class GlbFile
{
public:
    /// Expects a well-formed file; `isValid` tells.
    explicit GlbFile(const std::string& bytes);

    bool isValid() const { return m_isValid; }
    const nlohmann::json& document() const { return m_document; }

    /// The accessor's numbers, element after element, whatever they are stored as.
    std::vector<double> numbers(int accessor) const;

private:
    bool m_isValid = false;
    nlohmann::json m_document;
    std::string m_binary;
};

} // namespace tagline::test
