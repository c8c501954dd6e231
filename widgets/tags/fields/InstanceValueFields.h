#pragma once

// InstanceValueFields are the fields for values of instances of counted tags: one field for each existing
// value, and two for each further one.

#include <QStringList>
#include <QWidget>

#include "core/tags/sheet/PropertyValue.h"

#include <optional>
#include <vector>

class QComboBox;
class QGridLayout;
class QLineEdit;

namespace tagline {

struct ShownInstanceValue
{
    QString name;
    std::optional<PropertyValue> value; ///< none if instances differ, or some have none
};

/// A name of values that instances of the same tags have, and these values as typed texts.
struct OfferedInstanceValue
{
    QString name;
    QStringList texts;
};

/// The instances being edited, as shown by the fields.
struct ShownInstances
{
    int count = 0;
    std::vector<ShownInstanceValue> values = {};    ///< in order of name
    std::vector<OfferedInstanceValue> offered = {}; ///< for completion in the editor
};

/// The new value of instances under a name; without a value, the old one is removed.
struct InstanceValueChange
{
    QString name;
    std::optional<PropertyValue> value;
};

/// "hand left, power: mixed", as a readable text; empty if there are no values.
QString instancesText(const ShownInstances& instances);

/// Untouched fields change nothing; an emptied field removes its value. There is always a free pair of fields
/// for one more value.
class InstanceValueFields : public QWidget
{
    Q_OBJECT

public:
    explicit InstanceValueFields(const ShownInstances& instances, QWidget* parent = nullptr);

    std::vector<InstanceValueChange> changes() const;
    /// The validation error of the fields, in words; empty if there is none.
    QString problem() const;
    /// Moves the focus to the field with the validation error.
    void showProblem();
    /// The fields in tab order.
    const std::vector<QWidget*>& tabStops() const { return m_tabStops; }

signals:
    /// Enter was pressed in one of the fields.
    void entered();
    /// A pair of fields for one more value was added.
    void rowAdded();

private:
    struct Row
    {
        QString name;
        QLineEdit* value;
        bool isTouched = false;
    };

    /// The fields of a value that does not exist yet.
    struct NewRow
    {
        QComboBox* name;
        QLineEdit* value;

        QString nameText() const;
        QString valueText() const;
    };

    void addRow(const ShownInstanceValue& shown);
    void addNewRow();
    void addNewRowWhereNeeded();
    QString problemOf(const NewRow& row) const;
    QLineEdit* newValueField(const QString& name);
    void offerTexts(QLineEdit& field, const QString& name) const;

    std::vector<OfferedInstanceValue> m_offered;
    std::vector<Row> m_rows;
    std::vector<NewRow> m_newRows; ///< the last one is empty
    QGridLayout* m_grid;
    std::vector<QWidget*> m_tabStops;
};

} // namespace tagline
