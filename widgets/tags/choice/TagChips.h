#pragma once

// TagChips is a line of tags that a person puts together: each stands in a button that takes it out again,
// and a last button adds one.

#include <QWidget>

#include "widgets/tags/choice/TagRow.h"

#include <vector>

class QToolButton;

namespace tagline {

/// Setters never emit.
class TagChips : public QWidget
{
    Q_OBJECT

public:
    /// `purpose` names the line for people: "Needed tags"; `hint` says what a tag in it does.
    TagChips(const QString& purpose, const QString& hint, QWidget* parent = nullptr);

    /// The tags that can be added; chosen ones that are not among them are taken out.
    void setTags(std::vector<TagRow> tags);
    void setChosen(const std::vector<TagId>& tags);
    /// In the order in which they were added, each once.
    const std::vector<TagId>& chosen() const { return m_chosen; }

signals:
    /// A person added a tag or took one out.
    void chosenChanged();
    /// A person typed a name that no tag has.
    void unknownNameTyped(const QString& name);

private:
    const TagRow* find(TagId tag) const;
    void pick();
    void add(TagId tag);
    void remove(TagId tag);
    void rebuild();

    QString m_purpose;
    std::vector<TagRow> m_tags;
    std::vector<TagId> m_chosen;
    std::vector<QToolButton*> m_chips;
    QToolButton* m_add;
};

} // namespace tagline
