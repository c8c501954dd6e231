#include "app/cli/options/TargetOption.h"

#include "app/cli/options/ArgumentText.h"
#include "core/exports/ExportWriting.h"

namespace tagline {

QString misuseOfTarget(const CommandArguments& arguments, const std::string& ending)
{
    const auto refusal = targetRefusal(argumentBytes(arguments.value("-o").value_or(QString())), ending);
    return refusal ? "-o " + argumentText(refusal->text()) : QString();
}

} // namespace tagline
