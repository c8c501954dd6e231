#pragma once

// Question asks the user before something is done, or reports what could not be done; buttons are verbs.

#include <QString>
#include <QStringList>

#include <optional>
#include <utility>

class QMessageBox;
class QWidget;

namespace tagline {

/// A question, and the texts of its buttons.
struct Question
{
    QString title{};
    QString text{};
    QString detail{};        ///< below the question; may be empty
    QString verb{};          ///< of the accepting button: "Replace"
    QString otherVerb{};     ///< of a button for an alternative; empty for none
    QString cancelVerb{};    ///< of the button that changes nothing; empty for "Cancel"
    bool isCautious = false; ///< Enter changes nothing
};

enum class Reply { Yes, Other, Cancelled };

/// Shows the question and waits for the answer.
Reply replyTo(const Question& question, QWidget* parent);
/// Asks a question that is only accepted or cancelled; true if the user accepts.
bool isWanted(const Question& question, QWidget* parent);
/// Moves the text of a box without a picture to the left edge, as in other dialogs; to be called last.
void beginAtEdge(QMessageBox& box);
/// Shows a message until the user closes it.
void showNotice(const QString& title, const QString& text, QWidget* parent);

/// Asks for a line of text, which is trimmed; none if the user cancels. `verb` is
/// the text of the accepting button.
std::optional<QString> askedText(const QString& title, const QString& label, const QString& verb,
                                 const QString& text, QWidget* parent);
/// Asks for a whole number between two bounds; none if the user cancels.
std::optional<int> askedCount(const QString& title, const QString& label, const QString& verb,
                              std::pair<int, int> bounds, int count, QWidget* parent);
/// Asks for one of several names; none if the user cancels.
std::optional<QString> askedChoice(const QString& title, const QString& label, const QString& verb,
                                   const QStringList& names, QWidget* parent);

} // namespace tagline
