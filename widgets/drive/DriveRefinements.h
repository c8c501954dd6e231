#pragma once

// DriveRefinements are the fields beside the filter of a drive: what may be jumped into, and what is
// preferred.

#include <QWidget>

#include <array>

class QLabel;
class QSlider;

namespace tagline {

class QueryEdit;

/// As they are typed.
struct DriveRefinement
{
    QString doors;      ///< a query; empty: every frame that may play may be entered
    QString prefer;     ///< a query; empty: none is preferred
    int preference = 0; ///< what is added to its cost, −5 … 5

    bool operator==(const DriveRefinement&) const = default;
};

/// Setters never emit.
class DriveRefinements : public QWidget
{
    Q_OBJECT

public:
    explicit DriveRefinements(QWidget* parent = nullptr);

    DriveRefinement refinement() const;
    /// Empties both fields.
    void clear();
    /// Marks the columns of what cannot be read; 0 marks nothing.
    void setErrors(int doorsColumn, int preferColumn);
    /// What may be entered, and what is preferred.
    std::array<QueryEdit*, 2> fields() const { return {m_doors, m_prefer}; }

signals:
    /// A person changed one of them.
    void changed();

private:
    QueryEdit* newField(const char* objectName, const QString& name, const QString& tip);
    void showPreference();

    QueryEdit* m_doors;
    QueryEdit* m_prefer;
    QSlider* m_preference;
    QLabel* m_number;
};

} // namespace tagline
