#pragma once

// TagChoiceList finds a tag as one types: a field, and below it the tags whose names have the letters.

#include <QWidget>

#include "widgets/tags/choice/TagRow.h"

#include <optional>
#include <vector>

class QLineEdit;
class QListWidget;

namespace tagline {

/// A tag that is there, or the name of a new one.
struct TagChoice
{
    std::optional<TagId> tag;
    QString name; ///< in full

    bool operator==(const TagChoice&) const = default;
};

/// Up and Down in the field move in the list. Names that begin so come first; a name that no tag has can be
/// chosen too, last of all.
class TagChoiceList : public QWidget
{
    Q_OBJECT

public:
    explicit TagChoiceList(std::vector<TagRow> tags, QWidget* parent = nullptr);

    /// None while there is neither a tag nor a name.
    std::optional<TagChoice> current() const;
    /// Whether the first tag is the current one while nothing is typed: at first it is.
    void setChoosesUnasked(bool chooses);
    /// Makes a tag of that name the current one while nothing is typed, all tags listed; where none has it,
    /// the name is typed and selected.
    void propose(const QString& name);
    QLineEdit& field() { return *m_field; }
    /// As high as its rows are now, up to some of them; else it keeps its height.
    void fitToRows();
    /// As high as so many rows.
    void setRows(int rows);

signals:
    void currentChanged();
    void clicked();
    void doubleClicked();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void fill();

    int rowWhileNothingIsTyped() const;

    std::vector<TagRow> m_tags;
    QString m_proposed;
    QLineEdit* m_field;
    QListWidget* m_list;
    bool m_choosesUnasked = true;
};

} // namespace tagline
