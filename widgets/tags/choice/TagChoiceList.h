#pragma once

// TagChoiceList finds a tag during typing: a field, and below it the tags whose names match the letters.

#include <QWidget>

#include "widgets/tags/choice/TagRow.h"

#include <optional>
#include <vector>

class QLineEdit;
class QListWidget;

namespace tagline {

/// An existing tag, or the name of a new one.
struct TagChoice
{
    std::optional<TagId> tag;
    QString name; ///< the full dotted name

    bool operator==(const TagChoice&) const = default;
};

/// Up and Down in the field move in the list. Names that begin with the text come first; a name that no tag
/// has is offered last.
class TagChoiceList : public QWidget
{
    Q_OBJECT

public:
    explicit TagChoiceList(std::vector<TagRow> tags, QWidget* parent = nullptr);

    /// The current choice; none while there is neither a tag nor a name.
    std::optional<TagChoice> current() const;
    /// Whether the first tag is the current one while the field is empty: true at first.
    void setChoosesUnasked(bool chooses);
    /// Makes the tag of that name current while the field is empty, with all tags listed; if there is none,
    /// the field contains the name, selected.
    void propose(const QString& name);
    QLineEdit& field() { return *m_field; }
    /// Fixes the height of the list to its present number of rows, up to a limit.
    void fitToRows();
    /// Lets the list take what room there is, and no less than this number of rows needs.
    void setLeastRows(int rows);

signals:
    void currentChanged();
    void clicked();
    void doubleClicked();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void fill();
    int heightOf(int rows) const;
    int rowWhileNothingIsTyped() const;

    std::vector<TagRow> m_tags;
    QString m_proposed;
    QLineEdit* m_field;
    QListWidget* m_list;
    bool m_choosesUnasked = true;
};

} // namespace tagline
