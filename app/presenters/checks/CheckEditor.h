#pragma once

// CheckEditor asks for a check of the library: its name, its query, and what that may find.

#include "core/query/editing/LibraryCheck.h"
#include "widgets/theme/controls/Dialog.h"

#include <functional>

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;

namespace tagline {

class CheckEditor : public Dialog
{
    Q_OBJECT

public:
    /// Says what is wrong with a check, for people; empty if nothing is.
    using Problem = std::function<QString(const LibraryCheck& check)>;
    /// Says what is worth knowing of a check that has no fault; empty if nothing is.
    using Note = std::function<QString(const LibraryCheck& check)>;

    CheckEditor(const QString& title, const QString& verb, const LibraryCheck& check, Problem problem,
                Note note, QWidget* parent = nullptr);

    /// The check as it is typed now.
    LibraryCheck check() const;

private:
    void build(const QString& verb);
    void show(const LibraryCheck& check);
    void showProblem();

    const LibraryCheck m_before;
    const Problem m_problem;
    const Note m_note;
    QLineEdit* m_name;
    QLineEdit* m_query;
    QComboBox* m_expectation;
    QLineEdit* m_within;
    QLabel* m_problemText;
    QPushButton* m_accept = nullptr;
};

} // namespace tagline
