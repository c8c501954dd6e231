#include "widgets/theme/ControlStyle.h"

#include "widgets/theme/Chevron.h"
#include "widgets/theme/Icons.h"
#include "widgets/theme/Measures.h"
#include "widgets/theme/ScrollBarLook.h"
#include "widgets/theme/Theme.h"
#include "widgets/theme/controls/MenuEntry.h"
#include "widgets/theme/motion/Motion.h"

#include <QAbstractItemView>
#include <QDialogButtonBox>
#include <QGuiApplication>
#include <QPainter>
#include <QScrollBar>
#include <QStyleOptionMenuItem>
#include <QStyleOptionSlider>
#include <QTreeView>

#include <algorithm>

namespace tagline {

namespace {

constexpr int tipDelay = 500;    ///< milliseconds
constexpr int spacing = 8;       ///< between a label and its field, and between buttons
constexpr int dialogMargin = 12; ///< around the content of a dialog
constexpr int titlePadding = 6;  ///< beside the titles of a list's columns, as in the style sheet

/// Cuts the text rectangle of a list's row at the scroll bar, which lies over the rows.
QRect besideScrollBar(QRect text, const QWidget* widget)
{
    const auto* view = qobject_cast<const QAbstractItemView*>(widget);
    if (!view || !view->verticalScrollBar()->isVisible()) return text;
    const int left = scrollBarWidth, right = view->viewport()->width() - 1 - scrollBarWidth;
    if (text.left() > right || text.right() < left) return text; // nothing would be left
    if (view->isRightToLeft())
        text.setLeft(std::max(text.left(), left));
    else
        text.setRight(std::min(text.right(), right));
    return text;
}

bool isDialog(const QWidget* widget) { return widget && widget->isWindow() && widget->inherits("QDialog"); }

/// Name of the program's icon; empty for those that neither Qt's file dialog nor its docks ask for.
QString nameOfIcon(QStyle::StandardPixmap which)
{
    const bool isMirrored = QGuiApplication::isRightToLeft();
    switch (which) {
    case QStyle::SP_FileDialogBack:
    case QStyle::SP_ArrowBack:
        return isMirrored ? QStringLiteral("chevron-right") : QStringLiteral("chevron-left");
    case QStyle::SP_ArrowForward:
        return isMirrored ? QStringLiteral("chevron-left") : QStringLiteral("chevron-right");
    case QStyle::SP_FileDialogToParent:
        return QStringLiteral("chevron-up");
    case QStyle::SP_FileDialogNewFolder:
        return QStringLiteral("folder-plus");
    case QStyle::SP_FileDialogListView:
        return QStringLiteral("tiles");
    case QStyle::SP_FileDialogDetailedView:
        return QStringLiteral("list");
    case QStyle::SP_DirIcon:
    case QStyle::SP_DirHomeIcon:
    case QStyle::SP_DirOpenIcon:
    case QStyle::SP_DirClosedIcon:
    case QStyle::SP_DirLinkIcon:
        return QStringLiteral("folder");
    case QStyle::SP_FileIcon:
    case QStyle::SP_FileLinkIcon:
        return QStringLiteral("file");
    case QStyle::SP_ComputerIcon:
    case QStyle::SP_DesktopIcon:
    case QStyle::SP_DriveHDIcon:
    case QStyle::SP_DriveNetIcon:
        return QStringLiteral("computer");
    case QStyle::SP_TitleBarCloseButton: // of docks, which show buttons of their own: Qt would look for files
        return QStringLiteral("close");
    case QStyle::SP_TitleBarNormalButton:
        return QStringLiteral("snap");
    default: // some seventy others
        return {};
    }
}

/// The direction of one of Qt's arrows; NoArrow for other elements.
Qt::ArrowType arrowOf(QStyle::PrimitiveElement element, const QStyleOption* option)
{
    switch (element) {
    case QStyle::PE_IndicatorArrowDown:
    case QStyle::PE_IndicatorSpinDown:
        return Qt::DownArrow;
    case QStyle::PE_IndicatorArrowUp:
    case QStyle::PE_IndicatorSpinUp:
        return Qt::UpArrow;
    case QStyle::PE_IndicatorArrowLeft:
        return Qt::LeftArrow;
    case QStyle::PE_IndicatorArrowRight:
        return Qt::RightArrow;
    case QStyle::PE_IndicatorHeaderArrow: { // same as the library's head: up if the least comes first
        const auto* header = qstyleoption_cast<const QStyleOptionHeader*>(option);
        if (!header || header->sortIndicator == QStyleOptionHeader::None) return Qt::NoArrow;
        return header->sortIndicator == QStyleOptionHeader::SortUp ? Qt::UpArrow : Qt::DownArrow;
    }
    default: // no arrow
        return Qt::NoArrow;
    }
}

} // namespace

ControlStyle::ControlStyle()
    : QProxyStyle(QStringLiteral("Fusion"))
{
}

int ControlStyle::styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                            QStyleHintReturn* returned) const
{
    switch (hint) {
    case SH_DialogButtonBox_ButtonsHaveIcons:
        return 0;
    case SH_ComboBox_Popup: // a list below the box: Fusion's menu over it does not suit the entries
        return 0;
    case SH_DialogButtonLayout:
        return QDialogButtonBox::GnomeLayout; // the accepting button is at the right
    case SH_FormLayoutLabelAlignment:
        return Qt::AlignRight | Qt::AlignVCenter;
    case SH_Widget_Animation_Duration:
        return isMotionReduced() ? 0 : int(motion::control.count());
    case SH_ToolTip_WakeUpDelay:
        return tipDelay;
    default:
        return QProxyStyle::styleHint(hint, option, widget, returned);
    }
}

QIcon ControlStyle::standardIcon(StandardPixmap which, const QStyleOption* option,
                                 const QWidget* widget) const
{
    const QString name = nameOfIcon(which);
    return name.isEmpty() ? QProxyStyle::standardIcon(which, option, widget) : icon(name);
}

int ControlStyle::pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const
{
    switch (metric) {
    case PM_MenuPanelWidth:
        return 1;
    case PM_MenuHMargin:
    case PM_MenuVMargin:
        return measure::menuMargin;
    case PM_SmallIconSize:
        return measure::iconSize;
    case PM_LayoutHorizontalSpacing:
    case PM_LayoutVerticalSpacing:
        return spacing;
    case PM_LayoutLeftMargin:
    case PM_LayoutTopMargin:
    case PM_LayoutRightMargin:
    case PM_LayoutBottomMargin:
        return isDialog(widget) ? dialogMargin : QProxyStyle::pixelMetric(metric, option, widget);
    case PM_FocusFrameHMargin: // aligns rows with the titles of their columns
        return qobject_cast<const QTreeView*>(widget) ? titlePadding - 1
                                                      : QProxyStyle::pixelMetric(metric, option, widget);
    case PM_ScrollBarExtent:
        return scrollBarWidth;
    case PM_ScrollView_ScrollBarOverlap: { // the vertical bar lies over the content: no empty gutter
        const auto* bar = qobject_cast<const QScrollBar*>(widget);
        return bar && bar->orientation() == Qt::Vertical ? scrollBarWidth : 0;
    }
    default:
        return QProxyStyle::pixelMetric(metric, option, widget);
    }
}

QSize ControlStyle::sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& contents,
                                     const QWidget* widget) const
{
    if (type == CT_MenuItem)
        if (const auto* entry = qstyleoption_cast<const QStyleOptionMenuItem*>(option))
            return menuEntrySize(*entry, contents);
    const QSize size = QProxyStyle::sizeFromContents(type, option, contents, widget);
    return type == CT_ItemViewItem ? size.expandedTo({0, measure::listRow}) : size;
}

void ControlStyle::drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                               const QWidget* widget) const
{
    if (element == CE_MenuItem)
        if (const auto* entry = qstyleoption_cast<const QStyleOptionMenuItem*>(option))
            return paintMenuEntry(*painter, *entry);
    QProxyStyle::drawControl(element, option, painter, widget);
}

void ControlStyle::drawComplexControl(ComplexControl control, const QStyleOptionComplex* option,
                                      QPainter* painter, const QWidget* widget) const
{
    if (control == CC_ScrollBar)
        if (const auto* bar = qstyleoption_cast<const QStyleOptionSlider*>(option))
            return paintScrollBar(*painter, *bar);
    QProxyStyle::drawComplexControl(control, option, painter, widget);
}

QRect ControlStyle::subControlRect(ComplexControl control, const QStyleOptionComplex* option, SubControl part,
                                   const QWidget* widget) const
{
    if (control == CC_ScrollBar)
        if (const auto* bar = qstyleoption_cast<const QStyleOptionSlider*>(option))
            return scrollBarPart(*bar, part);
    return QProxyStyle::subControlRect(control, option, part, widget);
}

QRect ControlStyle::subElementRect(SubElement element, const QStyleOption* option,
                                   const QWidget* widget) const
{
    const QRect part = QProxyStyle::subElementRect(element, option, widget);
    return element == SE_ItemViewItemText ? besideScrollBar(part, widget) : part;
}

void ControlStyle::drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                                 const QWidget* widget) const
{
    switch (element) {
    case PE_FrameFocusRect: // drawn by FocusRing
        return;
    case PE_PanelMenu:
        painter->fillRect(option->rect, theme().panel);
        return;
    case PE_FrameMenu:
        painter->save();
        painter->setPen(theme().border);
        painter->drawRect(option->rect.adjusted(0, 0, -1, -1));
        painter->restore();
        return;
    case PE_IndicatorBranch:
        if (option->state & State_Children)
            paintFoldingChevron(*painter, option->rect, option->state & State_Open, option->direction);
        return;
    default:
        if (const Qt::ArrowType arrow = arrowOf(element, option); arrow != Qt::NoArrow)
            return paintChevron(*painter, option->rect, arrow,
                                option->state & State_Enabled ? &Theme::muted : &Theme::disabled);
        QProxyStyle::drawPrimitive(element, option, painter, widget);
    }
}

} // namespace tagline
