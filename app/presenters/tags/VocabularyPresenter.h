#pragma once

// VocabularyPresenter lets a person edit groups, properties and namespaces: counts first, then one undo step.

#include "app/presenters/Presenter.h"
#include "core/library/edits/VocabularyEditing.h"

namespace tagline {

struct UsedProperty;

class VocabularyPresenter : public Presenter
{
    Q_OBJECT

public:
    explicit VocabularyPresenter(const PresenterContext& context);

private:
    void edit();
    void addTags(const std::vector<std::string>& names, const LibraryEdit& edit);
    std::vector<UsedProperty> usedProperties() const;
    int tagsOf(const std::string& group, const std::string& space) const;
    QString problem(const VocabularySettings& settings) const;
};

/// Whether an edit is still to be made.
enum class EffectsTense { Future, Past };

/// "Gait: 12 places in 3 clips break the rule …": what an edit of the settings comes to; empty where nothing.
QString effectsText(const SettingsEffects& effects, EffectsTense tense = EffectsTense::Future);

} // namespace tagline
