#include "app/cli/options/WordOptions.h"

namespace tagline {

QString misuseOfWordOptions(const CommandArguments& arguments, const WordOptions& options,
                            const QString& word)
{
    const auto own = options.find(word);
    for (const auto& [other, ofOther] : options)
        for (const QString& option : ofOther) {
            const bool isGiven = arguments.has(option) || arguments.value(option);
            if (isGiven && (own == options.end() || !own->second.contains(option)))
                return option + " cannot be used with " + word;
        }
    return {};
}

} // namespace tagline
