#pragma once

// VocabularyPresenter lets a person edit groups, properties and namespaces: counts first, then one undo step.

#include <QObject>

#include "app/document/library/LibraryDocument.h"
#include "core/library/edits/VocabularyEditing.h"

class QWidget;

namespace tagline {

class ActionRegistry;
struct UsedProperty;

class VocabularyPresenter : public QObject
{
    Q_OBJECT

public:
    VocabularyPresenter(LibraryDocument& document, QWidget& window, ActionRegistry& actions);

signals:
    /// Something was done; for the message area.
    void done(const QString& text);
    /// What a person asked for cannot be done, for this reason.
    void refused(const QString& reason);

private:
    void edit();
    std::vector<UsedProperty> usedProperties() const;
    int tagsOf(const std::string& group, const std::string& space) const;
    QString problem(const VocabularySettings& settings) const;

    LibraryDocument& m_document;
    QWidget& m_window;
    ActionRegistry& m_actions;
};

/// Whether an edit is still to be made.
enum class EffectsTense { Future, Past };

/// "Gait: 12 places in 3 clips break the rule …": what an edit of the settings comes to; empty where nothing.
QString effectsText(const SettingsEffects& effects, EffectsTense tense = EffectsTense::Future);

} // namespace tagline
