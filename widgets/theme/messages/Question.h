#pragma once

// Question asks a person before something is done, or tells what could not be done; buttons are verbs.

#include <QString>
#include <QStringList>

#include <optional>
#include <utility>

class QMessageBox;
class QWidget;

namespace tagline {

/// A question to a person, and the words of its buttons.
struct Question
{
    QString title{};
    QString text{};
    QString detail{};        ///< below the question; may be empty
    QString verb{};          ///< of the button that does it: "Replace"
    QString otherVerb{};     ///< of one that does something else; empty for none
    QString cancelVerb{};    ///< of the button that leaves all as it is; empty for "Cancel"
    bool isCautious = false; ///< Enter leaves all as it is
};

enum class Reply { Yes, Other, Cancelled };

/// Waits for the answer.
Reply replyTo(const Question& question, QWidget* parent);
/// The same where there is one thing to do or not to do.
bool isWanted(const Question& question, QWidget* parent);
/// The words of a box without a picture begin where those of other dialogs do; when all else of it is set.
void beginAtEdge(QMessageBox& box);
/// Shows what a person has to know until they close it.
void showNotice(const QString& title, const QString& text, QWidget* parent);

/// Asks for a line of text, without spaces around it; none where a person cancels. `verb` names the button
/// that takes it.
std::optional<QString> askedText(const QString& title, const QString& label, const QString& verb,
                                 const QString& text, QWidget* parent);
/// Asks for a whole number between two bounds.
std::optional<int> askedCount(const QString& title, const QString& label, const QString& verb,
                              std::pair<int, int> bounds, int count, QWidget* parent);
/// Asks for one of some names.
std::optional<QString> askedChoice(const QString& title, const QString& label, const QString& verb,
                                   const QStringList& names, QWidget* parent);

} // namespace tagline
