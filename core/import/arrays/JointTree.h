#pragma once

// JointTree is what stands beside an array of joints' places: which joint hangs on which, and what else the
// array does not say.
//
//   jump.npy                240 × 22 × 3
//   jump.parents.json       {"parents": [-1, 0, 0, …], "names": ["Hips", …], "rate": 20, "up": "Y"}
//   parents.json            for all arrays of the folder

#include "core/import/ImportedModel.h"
#include "core/support/Result.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tagline {

struct JointTree
{
    std::vector<int> parents;       ///< −1: a root; in any order, without rings
    std::vector<std::string> names; ///< one each, or none at all
    std::optional<double> framesPerSecond;
    std::optional<UpAxis> upAxis;
    std::optional<double> metresPerUnit;

    /// The joints so that each comes after its parent.
    std::vector<std::size_t> parentsFirst() const;
};

/// Reads the JSON: a list of parents, or an object with "parents" and, as far as known, "names", "rate"
/// (frames a second), "up" ("X", "Y", "Z") and "metres_per_unit". Errors have line and column, and begin with
/// import.parents.
Result<JointTree> readJointTree(std::string_view json, const std::string& file);

} // namespace tagline
