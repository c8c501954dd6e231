#include "widgets/theme/StyleSheet.h"

#include "widgets/theme/Measures.h"
#include "widgets/theme/Theme.h"

#include <utility>

namespace tagline {

namespace {

constexpr const char* windowRules = R"(
QToolTip { background: @raised; color: @text; border: 1px solid @border; padding: 3px 5px; }
QMainWindow { background: @window; }
QMainWindow::separator { background: @window; width: 6px; height: 6px; }
QMainWindow::separator:hover { background: @border; }
QSplitter::handle { background: @window; }
QMenuBar { background: @panel; color: @text; padding: 1px 0px; border: none; }
QToolBar { background: @window; border: none; padding: 0; spacing: 0; }
QMenuBar::item { background: transparent; padding: 4px 10px; border-radius: 4px; }
QMenuBar::item:selected { background: @hover; }
QStatusBar { background: transparent; color: @muted; } /* its ground is the window's: MainWindow::paintEvent() */
QStatusBar::item { border: none; }
QStatusBar QToolButton { border: none; padding: 0px; } /* the bar is low */
QStatusBar QToolButton[look="link"] { padding: 0px 4px; }
)";

/// Fields have no colour of text here: hints in empty ones would be half as strong, whatever the palette
/// says.
constexpr const char* fieldRules = R"(
QLineEdit, QAbstractSpinBox, QComboBox {
    background: @sunken; border: 1px solid @edge; border-radius: 4px; padding: 2px 5px;
    selection-background-color: @selection; selection-color: @onSelection; min-height: 1.35em; }
QComboBox:!editable { padding: 2px 7px; } /* the text begins below that of fields, which add a margin of their own */
QLineEdit:focus, QAbstractSpinBox:focus, QComboBox:focus { border-color: @accent; }
QLineEdit:disabled, QAbstractSpinBox:disabled, QComboBox:disabled { background: @panel; border-color: @border; }
QPlainTextEdit[look="field"] {
    background: @sunken; border: 1px solid @edge; border-radius: 4px; padding: 2px 3px; }
QPlainTextEdit[look="field"]:focus { border-color: @accent; }
QAbstractSpinBox[look="bare"] { background: transparent; border-color: transparent; color: @muted; padding: 0 2px; }
QAbstractSpinBox[look="bare"]:hover { border-color: @border; }
QAbstractSpinBox[look="bare"]:focus { border-color: @accent; color: @text; }
QLineEdit[look="cell"] { background: transparent; border-color: transparent; padding: 0 3px; }
QComboBox[look="cell"] { background: transparent; border-color: transparent; padding: 0 5px; }
QLineEdit[look="cell"]:hover:enabled, QComboBox[look="cell"]:hover:enabled { border-color: @edge; }
QLineEdit[look="cell"]:focus, QComboBox[look="cell"]:focus { background: @sunken; border-color: @accent; }
QLineEdit[invalid="true"], QAbstractSpinBox[invalid="true"] { border-color: @error; }
QAbstractSpinBox::up-button, QAbstractSpinBox::down-button { border: none; background: transparent; width: 15px; }
QAbstractSpinBox::up-button:hover, QAbstractSpinBox::down-button:hover { background: @raised; }
QAbstractSpinBox::up-arrow, QAbstractSpinBox::down-arrow { width: @chevron; height: @chevron; }
QAbstractSpinBox[hovered="true"]::up-arrow { image: url(:/icons/sheet-chevron-up-@theme.svg); }
QAbstractSpinBox[hovered="true"]::down-arrow { image: url(:/icons/sheet-chevron-down-@theme.svg); }
QComboBox::drop-down { border: none; width: 18px; }
QComboBox::down-arrow { image: url(:/icons/sheet-chevron-down-@theme.svg); width: @chevron; height: @chevron; }
QComboBox::down-arrow:disabled { image: url(:/icons/sheet-chevron-down-off-@theme.svg); }
QComboBox QAbstractItemView { background: @panel; border: 1px solid @border; selection-background-color: @selection; }
QCheckBox { spacing: 6px; }
QCheckBox::indicator, QGroupBox::indicator, QAbstractItemView::indicator {
    width: 14px; height: 14px; border: 1px solid @box; border-radius: 3px; background: @sunken; }
QCheckBox::indicator:hover, QGroupBox::indicator:hover { border-color: @accent; }
QCheckBox::indicator:checked, QGroupBox::indicator:checked, QAbstractItemView::indicator:checked {
    background: @accent; border-color: @accent; image: url(:/icons/sheet-check-@theme.svg); }
QCheckBox::indicator:indeterminate, QAbstractItemView::indicator:indeterminate { background: @box; }
QCheckBox::indicator:disabled, QGroupBox::indicator:disabled { border-color: @border; background: @panel; }
QCheckBox::indicator:checked:disabled { background: @disabled; border-color: @disabled; }
QSlider::groove:horizontal { height: 4px; border-radius: 2px; background: @edge; }
QSlider::sub-page:horizontal { height: 4px; border-radius: 2px; background: @accent; }
QSlider::sub-page:horizontal:disabled { background: @edge; }
QSlider::handle:horizontal { width: 12px; height: 12px; margin: -5px 0; border: 1px solid @edge; border-radius: 7px; background: @text; }
QSlider::handle:horizontal:hover { border-color: @accent; }
QSlider::handle:horizontal:disabled { background: @disabled; }
QRadioButton { spacing: 6px; }
QRadioButton::indicator { width: 14px; height: 14px; border: 1px solid @box; border-radius: 8px; background: @sunken; }
QRadioButton::indicator:hover { border-color: @accent; }
QRadioButton::indicator:checked { border-color: @accent; background: qradialgradient(cx:0.5, cy:0.5, radius:0.5,
    fx:0.5, fy:0.5, stop:0 @onAccent, stop:0.4 @onAccent, stop:0.5 @accent, stop:1 @accent); }
QRadioButton::indicator:disabled { border-color: @border; background: @panel; }
QRadioButton::indicator:checked:disabled { background: @disabled; border-color: @disabled; }
)";

constexpr const char* buttonRules = R"(
QPushButton { background: @raised; color: @text; border: 1px solid @edge; border-radius: 5px; padding: 2px 12px;
    min-height: 1.35em; } /* as high as the fields beside it */
QPushButton:hover { background: @hover; }
QPushButton:pressed { background: @sunken; }
QPushButton:disabled { color: @disabled; border-color: @border; }
QPushButton[look="primary"], QDialog QPushButton:default { background: @accent; color: @onAccent; border-color: @accent; }
QPushButton[look="primary"] { font-weight: 600; }
QPushButton[look="primary"]:hover, QDialog QPushButton:default:hover { background: @accentLit; }
QPushButton[look="primary"]:pressed, QDialog QPushButton:default:pressed { background: @accentDown; }
QPushButton[look="primary"]:disabled, QDialog QPushButton:default:disabled { background: @raised; color: @disabled; border-color: @border; }
QPushButton[look="primary"]:disabled { color: @hint; } /* what could be done stays read */
QDialog QPushButton[look="plain"]:default { background: @raised; color: @text; border-color: @edge; }
QDialog QPushButton[look="plain"]:default:hover { background: @hover; color: @text; border-color: @edge; }
QDialog QPushButton[look="plain"]:default:pressed { background: @sunken; color: @text; border-color: @edge; }
QToolButton { background: transparent; border: 1px solid transparent; border-radius: 5px; padding: 2px; color: @text; }
QToolButton:hover { background: @hover; }
QToolButton:pressed, QToolButton:open { background: @sunken; }
QToolButton:checked { background: @accentSoft; }
QToolButton:disabled { color: @disabled; }
QToolButton[look="framed"], QToolButton[look="raised"] { background: @raised; border-color: @edge; }
QToolButton[look="framed"] { padding: 1px 7px; }
QToolButton[look="framed"]:hover, QToolButton[look="raised"]:hover { background: @hover; }
QToolButton[look="framed"]:pressed, QToolButton[look="raised"]:pressed { background: @sunken; }
QToolButton[look="framed"]:disabled, QToolButton[look="raised"]:disabled { border-color: @border; }
QToolButton::menu-indicator { image: none; width: 0px; }
QToolButton[look="link"] { color: @accent; padding: 1px 4px; }
QToolButton#nextStep:disabled { color: @hint; } /* what could be done stays read */
QToolButton[look="info"] { color: @muted; padding: 1px 4px; }
QToolButton[look="info"]:hover { color: @text; }
QPushButton[look="link"], QPushButton[look="link"]:pressed {
    background: transparent; border: 1px solid transparent; color: @accent; padding: 2px 6px; }
QPushButton[look="link"]:hover { text-decoration: underline; }
)";

constexpr const char* viewRules = R"(
QAbstractScrollArea { background: transparent; border: none; }
QAbstractItemView { background: transparent; border: none; outline: none; }
QFrame[look="popup"] { background: @panel; border: 1px solid @border; border-radius: 6px; }
QListWidget::item { padding: 0 6px; border-radius: 4px; }
QListWidget::item:selected { background: @selection; color: @onSelection; }
QProgressBar { background: @sunken; border: none; border-radius: 3px; max-height: 7px; min-height: 7px; qproperty-textVisible: false; } /* a number would be cut */
QProgressBar::chunk { background: @accent; border-radius: 3px; }
QHeaderView::section { background: @panel; color: @muted; border: none; border-bottom: 1px solid @border; padding: 3px 6px; }
QMainWindow > QTabBar { max-height: 0; } /* panels name their neighbours in their own title lines */
QMainWindow > QTabBar::tab { min-height: 0; max-height: 0; height: 0; margin: 0; padding: 0; border: none; }
QTabWidget::pane { border: none; border-top: 1px solid @border; }
QTabBar::tab { background: transparent; color: @muted; padding: 4px 10px; border: none; border-bottom: 2px solid transparent; }
QTabBar::tab:hover { color: @text; }
QTabBar::tab:selected { color: @text; border-bottom-color: @accent; }
)";

#define COLOUR(name)                                                                                         \
    {                                                                                                        \
        "@" #name, &Theme::name                                                                              \
    }
/// A name that begins another one stands behind it.
constexpr std::pair<const char*, ThemeColour> colourNames[] = {
    COLOUR(window),      COLOUR(panel),      COLOUR(sunken), COLOUR(lane),     COLOUR(raised),
    COLOUR(overlay),     COLOUR(hover),      COLOUR(border), COLOUR(edge),     COLOUR(box),
    COLOUR(text),        COLOUR(muted),      COLOUR(hint),   COLOUR(disabled), COLOUR(accentLit),
    COLOUR(accentDown),  COLOUR(accentSoft), COLOUR(accent), COLOUR(onAccent), COLOUR(selection),
    COLOUR(onSelection), COLOUR(queryText),  COLOUR(error),  COLOUR(warning),  COLOUR(success),
};
#undef COLOUR

} // namespace

QString withThemeColours(QString sheet, const Theme& colours)
{
    sheet.replace(QLatin1String("@theme"), QLatin1String(colours.isLight ? "light" : "dark"));
    sheet.replace(QLatin1String("@chevron"), QStringLiteral("%1px").arg(measure::chevronSize));
    for (const auto& [name, colour] : colourNames)
        sheet.replace(QLatin1String(name), (colours.*colour).name(QColor::HexArgb));
    return sheet;
}

QString styleSheet(const Theme& colours)
{
    return withThemeColours(QString::fromLatin1(windowRules) + QLatin1String(fieldRules) +
                                QLatin1String(buttonRules) + QLatin1String(viewRules),
                            colours);
}

} // namespace tagline
