#include "core/import/arrays/JointTree.h"

#include "core/import/model/NodeLimits.h"
#include "core/io/json/JsonReading.h"

#include <algorithm>

namespace tagline {
namespace {

bool readParents(JsonNode node, JointTree& tree, JsonProblems& problems)
{
    const auto elements = readArray(node, problems);
    if (!elements) return false;
    for (const JsonNode& element : *elements) {
        std::int64_t parent = -1;
        if (!readInteger(element, -1, std::int64_t(elements->size()) - 1, parent, problems)) return false;
        tree.parents.push_back(int(parent));
    }
    if (tree.parents.empty() || tree.parents.size() > std::size_t(mostNodes))
        return problems.report(node, "count", "a list of parents has a number for each joint, at least one");
    if (tree.parentsFirst().size() != tree.parents.size())
        return problems.report(node, "ring", "joints hang on each other in a ring: one must hang on −1");
    return true;
}

bool readNames(JsonObjectReader& object, JsonNode node, JointTree& tree, JsonProblems& problems)
{
    if (!object.readOptional("names", tree.names)) return false;
    return tree.names.empty() || tree.names.size() == tree.parents.size() ||
           problems.report(node, "names",
                           "there are " + std::to_string(tree.names.size()) + " names for " +
                               std::to_string(tree.parents.size()) + " parents");
}

bool readUp(JsonObjectReader& object, JsonNode node, JointTree& tree, JsonProblems& problems)
{
    std::string up;
    if (!object.readOptional("up", up)) return false;
    if (up.empty()) return true;
    if (up.size() != 1 || up < "X" || up > "Z")
        return problems.report(node, "up", "\"up\" is \"X\", \"Y\" or \"Z\"");
    tree.upAxis = UpAxis(up.front() - 'X');
    return true;
}

bool readOptionalNumber(JsonObjectReader& object, const char* name, double least, double most,
                        std::optional<double>& out, JsonProblems& problems)
{
    const auto node = object.find(name);
    if (!node) return true;
    double value = 0.0;
    if (!readNumber(*node, name, least, most, value, problems)) return false;
    out = value;
    return true;
}

bool readTree(JsonNode root, JointTree& tree, JsonProblems& problems)
{
    if (root.is(JsonKind::Array)) return readParents(root, tree, problems);
    JsonObjectReader object(root, problems, "a list of parents");
    const auto parents = object.require("parents");
    return parents && readParents(*parents, tree, problems) && readNames(object, root, tree, problems) &&
           readUp(object, root, tree, problems) &&
           readOptionalNumber(object, "rate", 1e-3, 1e5, tree.framesPerSecond, problems) &&
           readOptionalNumber(object, "metres_per_unit", 1e-6, 1e6, tree.metresPerUnit, problems);
}

} // namespace

std::vector<std::size_t> JointTree::parentsFirst() const
{
    std::vector<std::vector<std::size_t>> children(parents.size());
    std::vector<std::size_t> order;
    order.reserve(parents.size());
    for (std::size_t i = 0; i < parents.size(); ++i) {
        if (parents[i] < 0)
            order.push_back(i);
        else
            children[std::size_t(parents[i])].push_back(i);
    }
    std::size_t levelEnd = order.size();
    int levels = 1;
    for (std::size_t at = 0; at < order.size(); ++at) {
        if (at == levelEnd) {
            levelEnd = order.size();
            if (++levels > mostLevels) return {};
        }
        for (const std::size_t child : children[order[at]]) order.push_back(child);
    }
    return order;
}

Result<JointTree> readJointTree(std::string_view json, const std::string& file)
{
    constexpr JsonLimits limits{4u << 20, 300'000, 4};
    const auto document = JsonDocument::parse(json, file, "import.parents", limits);
    if (!document) return document.error();
    JsonProblems problems;
    JointTree tree;
    readTree(document->root(), tree, problems);
    if (problems.error()) return *problems.error();
    return tree;
}

} // namespace tagline
