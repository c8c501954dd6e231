#pragma once

// ControlHelp says of any control what it is, on request: its name, what it does with its key, and the page
// of the manual that tells more.

#include <QList>
#include <QObject>
#include <QPoint>
#include <QString>

class QWidget;

namespace tagline {

/// A part of the window, by the name of the object that it is in.
struct HelpPlace
{
    const char* object;
    const char* page; ///< of the manual, by its name
    const char* text; ///< untranslated: what is done there
};

/// Every panel, and the dialogs that have a page.
const QList<HelpPlace>& helpPlaces();
/// Help text of a control, or of the panel around it if the control has none; empty if neither has any. Rich
/// text; its link is a page of the manual.
QString controlHelp(const QWidget& control);

/// Answers for all controls of the program while it lives, also by key: Enter asks what has the keys.
class ControlHelp : public QObject
{
    Q_OBJECT

public:
    explicit ControlHelp(QObject* parent = nullptr);

    /// The next click says what is clicked, and does nothing else.
    void ask();

signals:
    /// A person wants that page of the manual.
    void pageWanted(const QString& page);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    bool answer(QWidget& control, QPoint place);
};

} // namespace tagline
