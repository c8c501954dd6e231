#include "app/manual/ControlHelp.h"

#include <QAbstractButton>
#include <QApplication>
#include <QCoreApplication>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QRegularExpression>
#include <QWhatsThis>
#include <QWidget>

namespace tagline {
namespace {

struct HelpWords
{
    Q_DECLARE_TR_FUNCTIONS(tagline::ControlHelp)

public:
    static const QList<HelpPlace>& places();
};

const HelpPlace* placeOf(const QWidget& control)
{
    for (const QWidget* each = &control; each; each = each->parentWidget())
        for (const HelpPlace& place : helpPlaces())
            if (each->objectName() == QLatin1String(place.object)) return &place;
    return nullptr;
}

QString withoutMnemonic(QString text)
{
    static const QRegularExpression mnemonic(QStringLiteral("&(.)"));
    return text.replace(mnemonic, QStringLiteral("\\1"));
}

QString nameOf(const QWidget& control)
{
    if (!control.accessibleName().isEmpty()) return control.accessibleName();
    if (const auto* button = qobject_cast<const QAbstractButton*>(&control))
        return withoutMnemonic(button->text());
    return control.isWindow() ? QString() : control.windowTitle();
}

/// The control's tooltip, else its accessible description, as rich text; a tip that is rich stays as it is.
QString ownText(const QWidget& control)
{
    const QString tip = control.toolTip().isEmpty() ? control.accessibleDescription() : control.toolTip();
    return Qt::mightBeRichText(tip) ? tip : tip.toHtmlEscaped().replace('\n', QLatin1String("<br>"));
}

QString composed(const QString& name, const QString& text, const HelpPlace* place)
{
    QString html;
    if (!name.isEmpty()) html += "<p><b>" + name.toHtmlEscaped() + "</b></p>";
    if (!text.isEmpty()) html += "<p>" + text + "</p>";
    if (place)
        html += QStringLiteral("<p><a href=\"%1\">%2</a></p>")
                    .arg(QLatin1String(place->page), HelpWords::tr("More in the manual").toHtmlEscaped());
    return html;
}

} // namespace

#define TEXT(text) QT_TR_NOOP(text) // marks the text for lupdate

const QList<HelpPlace>& HelpWords::places()
{
    static const QList<HelpPlace> places{
        {"wall", "wall",
         TEXT("Every clip as a row on one time scale. A click opens a clip at that moment; a drag "
              "selects frames of "
              "many clips for a tag key.")},
        {"libraryDock", "library",
         TEXT("The clips of the library, each with its tags as a strip. A click opens a clip, a drag on "
              "its strip goes "
              "through its frames.")},
        {"timelineDock", "timeline",
         TEXT("The tags of the clip as lanes over its frames. A drag on a lane tags frames, a drag of "
              "an edge moves it, "
              "a double click sets it by numbers.")},
        {"tagsDock", "tags",
         TEXT("The tags of the library, with their keys. A click makes one the tag that keys and drags "
              "give.")},
        {"queryBar", "queries",
         TEXT("Frames asked for by their tags: Run & ~Bad. The answer lights up everywhere while you type.")},
        {"viewport", "figure",
         TEXT("The figure at the playhead. A drag turns the camera, with Shift it moves it, the wheel "
              "zooms.")},
        {"mediaView", "figure",
         TEXT("The film, sound or pictures that were recorded together with the clip, in step with it.")},
        {"controllerDock", "blending", TEXT("Tracks of clips that are blended, and how they change over.")},
        {"blendSpaceDock", "blending", TEXT("Clips as places in a plane; the dot says how they are mixed.")},
        {"driveDock", "driving",
         TEXT("A figure that is steered over the frames that the query lets it play.")},
        {"rulesDock", "suggestions", TEXT("Tags by rules: what they would add is shown before it is taken.")},
        {"contactsDock", "suggestions", TEXT("What counts as a foot or a hand on the ground.")},
        {"curvesDock", "timeline", TEXT("Curves measured from the motion, shown as lanes.")},
        {"historyDock", "first-steps", TEXT("Every change, by name; a click goes back to it or forward.")},
        {"welcomePage", "first-steps", TEXT("Where everything begins: a folder, a library, or the sample.")},
        {"settingsDialog", "settings", TEXT("All settings, found by their words.")},
        {"exportDialog", "exchange", TEXT("Tags for other programs, in one of several formats.")},
        {"vocabularyDialog", "tags",
         TEXT("The tags that the library knows, their groups, keys and properties.")},
        {"transitionsDialog", "similar-motion", TEXT("Where one motion can go over into another.")},
        {"duplicatesDialog", "similar-motion", TEXT("Stretches of clips that are the same motion.")},
        {"checksDialog", "queries", TEXT("What must hold everywhere in the library, as queries.")},
        {"takesDialog", "library", TEXT("Which clips were recorded together.")},
    };
    return places;
}

#undef TEXT

const QList<HelpPlace>& helpPlaces() { return HelpWords::places(); }

QString controlHelp(const QWidget& control)
{
    const HelpPlace* place = placeOf(control);
    const bool isShownText = qobject_cast<const QLabel*>(&control);
    const QString text = ownText(control);
    if (!isShownText && !text.isEmpty()) return composed(nameOf(control), text, place);
    if (!place) return text.isEmpty() ? QString() : composed(nameOf(control), text, nullptr);
    const QWidget* panel = &control;
    while (panel->objectName() != QLatin1String(place->object)) panel = panel->parentWidget();
    const QString title = panel->windowTitle().isEmpty() ? nameOf(*panel) : panel->windowTitle();
    return composed(title, HelpWords::tr(place->text).toHtmlEscaped(), place);
}

ControlHelp::ControlHelp(QObject* parent)
    : QObject(parent)
{
    qApp->installEventFilter(this);
}

void ControlHelp::ask()
{
    QWhatsThis::enterWhatsThisMode();
    qApp->installEventFilter(this); // hears keys before the mode does
}

bool ControlHelp::answer(QWidget& control, QPoint place)
{
    const QString text = controlHelp(control);
    if (!text.isEmpty()) QWhatsThis::showText(place, text, &control);
    return !text.isEmpty();
}

bool ControlHelp::eventFilter(QObject* watched, QEvent* event)
{
    if (!watched->isWidgetType()) return false;
    auto& control = static_cast<QWidget&>(*watched);
    switch (event->type()) {
    case QEvent::QueryWhatsThis:
        event->setAccepted(!controlHelp(control).isEmpty());
        return event->isAccepted();
    case QEvent::WhatsThis:
        event->setAccepted(answer(control, static_cast<QHelpEvent*>(event)->globalPos()));
        return event->isAccepted();
    case QEvent::WhatsThisClicked:
        emit pageWanted(static_cast<QWhatsThisClickedEvent*>(event)->href());
        QWhatsThis::hideText();
        return true;
    case QEvent::KeyPress: {
        const auto& key = static_cast<QKeyEvent&>(*event);
        const bool isEnter = key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter;
        if (isEnter && QWhatsThis::inWhatsThisMode()) {
            QWidget* focused = QApplication::focusWidget();
            QWhatsThis::leaveWhatsThisMode();
            if (focused) answer(*focused, focused->mapToGlobal(focused->rect().center()));
            return true;
        }
        const bool isAsked = key.key() == Qt::Key_F1 && key.modifiers() == Qt::ShiftModifier;
        if (!isAsked || !QApplication::activeModalWidget()) return false; // the window's action hears it
        ask();
        return true;
    }
    default:
        return false;
    }
}

} // namespace tagline
