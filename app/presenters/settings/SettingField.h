#pragma once

// SettingField is the control of one setting, in step with whoever holds it, and the button that resets it.

#include "app/presenters/settings/Setting.h"

#include <QWidget>

class QHBoxLayout;
class QLabel;
class QToolButton;

namespace tagline {

/// Changes take hold at once.
class SettingField : public QWidget
{
    Q_OBJECT

public:
    SettingField(const Setting& setting, QWidget* parent = nullptr);

    const Setting& setting() const { return m_setting; }
    /// Whether the words that belong to it contain each of these.
    bool hasWords(const QStringList& words) const;
    /// Shows what is set now.
    void refresh();
    /// How large its control wants to be; those of a page share a width.
    int controlWidth() const;
    int controlHeight() const;
    void setControlWidth(int pixels);
    /// Puts the first line of the note beside the control's, as large as texts are now.
    void placeNote();

private:
    void makeControl();
    void makeSwitch();
    void makeChoice();
    void makeNumber();
    void makeText();
    void makeFolders();
    void makeKept();
    void makeReset();
    void give(QWidget* control);
    void set(const QJsonValue& value);
    QString tip() const;
    QString note() const;

    Setting m_setting;
    QHBoxLayout* m_row;
    QWidget* m_control = nullptr;
    QLabel* m_note; ///< whole, in as many lines as it takes
    QToolButton* m_reset;
    std::function<void(const QJsonValue&)> m_show;
};

} // namespace tagline
