#pragma once

// RefusedKeys answers keys of commands that cannot be taken now, which would else be silent.

#include <QObject>
#include <QString>

class QWidget;

namespace tagline {

class ActionRegistry;

/// A key that no widget of the window wants and no command takes comes to the window at last; where a command
/// has it that is unavailable, it is said why.
class RefusedKeys : public QObject
{
    Q_OBJECT

public:
    RefusedKeys(QWidget& window, const ActionRegistry& actions, QObject* parent = nullptr);

signals:
    /// The id of the command that was asked for by its key; its name and the reason for people.
    void pressed(const QString& id, const QString& reason);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    const ActionRegistry& m_actions;
};

} // namespace tagline
