#include "app/actions/MenuTitles.h"

#include <QByteArray>
#include <QCoreApplication>
#include <QHash>

namespace tagline {

namespace {

struct MenuWords
{
    Q_DECLARE_TR_FUNCTIONS(tagline::ActionRegistry)

public:
    static const char* titleOf(const QByteArray& menu);
};

} // namespace

#define TEXT(text) QT_TR_NOOP(text) // which lupdate is told

const char* MenuWords::titleOf(const QByteArray& menu)
{
    static const QHash<QByteArray, const char*> titles{
        {"File", TEXT("&File")},
        {"Edit", TEXT("&Edit")},
        {"Edit/Paste", TEXT("Paste Sp&ecial")},
        {"Edit/Edges", TEXT("S&hift Start and Stop")},
        {"Edit/SettingsFile", TEXT("Settings Fi&le")},
        {"Clip", TEXT("&Clip")},
        {"Clip/GoTo", TEXT("G&o To")},
        {"Clip/State", TEXT("St&ate")},
        {"Clip/Speed", TEXT("&Speed")},
        {"Clip/Media", TEXT("Reference Media")},
        {"Clip/Size", TEXT("Figure Si&ze")},
        {"Clip/Take", TEXT("Ta&ke")},
        {"Tag", TEXT("&Tag")},
        {"Tag/Differences", TEXT("Di&fferences of Annotators")},
        {"Tag/ByKey", TEXT("Ranges b&y Key")},
        {"Tag/Suggestions", TEXT("Sugges&tions")},
        {"Query", TEXT("&Query")},
        {"Query/Motion", TEXT("Alike in M&otion")},
        {"Query/Crowd", TEXT("&Crowd")},
        {"Controller", TEXT("C&ontroller")},
        {"Controller/Drive", TEXT("&Drive")},
        {"View", TEXT("&View")},
        {"View/Wall", TEXT("&Wall")},
        {"View/Lanes", TEXT("&Lanes")},
        {"View/Trajectory", TEXT("&Trajectory")},
        {"View/Ghosts", TEXT("&Ghosts")},
        {"View/Joints", TEXT("Joi&nts")},
        {"View/Camera", TEXT("C&amera")},
        {"View/Panels", TEXT("&Panels")},
        {"View/Layouts", TEXT("La&youts")},
        {"View/Theme", TEXT("T&heme")},
        {"Help", TEXT("&Help")},
    };
    return titles.value(menu);
}

#undef TEXT

QString menuTitle(const QString& menu)
{
    const char* title = MenuWords::titleOf(menu.toLatin1());
    Q_ASSERT_X(title, "menuTitle", qPrintable(menu));
    return MenuWords::tr(title);
}

QString menuOfMenu(const QString& menu) { return menu.contains('/') ? menu.section('/', 0, -2) : QString(); }

QString menuPath(const QString& menu)
{
    const QString above = menuOfMenu(menu);
    const QString title = menuTitle(menu).remove('&');
    return above.isEmpty() ? title : menuPath(above) + QStringLiteral(" ▸ ") + title;
}

} // namespace tagline
