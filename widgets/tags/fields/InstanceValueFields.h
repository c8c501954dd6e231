#pragma once

// InstanceValueFields are the fields for values of instances of counted tags: one for each value that is
// there, and two for each further one.

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
    std::optional<PropertyValue> value; ///< none where instances have others, or some have none
};

/// A name that instances of the same tags have values under, and these as they are typed.
struct OfferedInstanceValue
{
    QString name;
    QStringList texts;
};

/// What is to see of the instances that are edited.
struct ShownInstances
{
    int count = 0;
    std::vector<ShownInstanceValue> values = {};    ///< in order of name
    std::vector<OfferedInstanceValue> offered = {}; ///< for an editor
};

/// What instances have under a name from now on; without a value, nothing.
struct InstanceValueChange
{
    QString name;
    std::optional<PropertyValue> value;
};

/// "hand left, power: mixed", for people; empty where there are no values.
QString instancesText(const ShownInstances& instances);

/// Fields that nobody types into change nothing; an emptied one takes its value away. There is always a free
/// pair for one more value.
class InstanceValueFields : public QWidget
{
    Q_OBJECT

public:
    explicit InstanceValueFields(const ShownInstances& instances, QWidget* parent = nullptr);

    std::vector<InstanceValueChange> changes() const;
    /// Why what is typed cannot be set; empty where it can.
    QString problem() const;
    /// Puts the focus where the problem is.
    void showProblem();
    /// In the order in which Tab goes through them.
    const std::vector<QWidget*>& tabStops() const { return m_tabStops; }

signals:
    /// Enter, in one of the fields.
    void entered();
    /// There is room for one more value.
    void rowAdded();

private:
    struct Row
    {
        QString name;
        QLineEdit* value;
        bool isTouched = false;
    };

    /// A value that is not there yet.
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
    std::vector<NewRow> m_newRows; ///< the last one is free
    QGridLayout* m_grid;
    std::vector<QWidget*> m_tabStops;
};

} // namespace tagline
