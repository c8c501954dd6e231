#include "core/import/model/ImportOutcome.h"

#include "core/import/exchange/ModelRules.h"
#include "core/support/text/ErrorText.h"

namespace tagline {

Result<ImportedModel> checkedModel(ImportedModel model)
{
    std::string rule = brokenRule(model.skeleton.joints());
    if (rule.empty()) rule = brokenRule(model);
    if (rule.empty()) return model;
    return withOriginal(
        {"import.invalid-model", "it holds numbers that cannot be repaired: export it again", {}}, rule);
}

} // namespace tagline
