#pragma once

// DriveRefinements are the fields beside the filter of a drive: which frames may be jumped into, and which
// are preferred.

#include <QWidget>

#include <array>

class QLabel;
class QSlider;

namespace tagline {

class QueryEdit;

/// The contents of the fields, with queries as they are typed.
struct DriveRefinement
{
    QString doors;      ///< a query; empty: every frame that may play may be entered
    QString prefer;     ///< a query; empty: no frame is preferred
    int preference = 0; ///< added to the cost of preferred frames, −5 … 5

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
    /// Marks the error columns of the two queries; 0 marks nothing.
    void setErrors(int doorsColumn, int preferColumn);
    /// The field of the frames that may be entered, and the field of the preferred frames.
    std::array<QueryEdit*, 2> fields() const { return {m_doors, m_prefer}; }

signals:
    /// The user changed one of the fields.
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
