#pragma once

// StartupTimes tells how long the program took to show its window and its first picture.

#include <QElapsedTimer>
#include <QObject>

namespace tagline {

class Application;

/// Logs under the category "tagline.startup", which is off unless asked for:
/// QT_LOGGING_RULES="tagline.startup=true".
class StartupTimes : public QObject
{
public:
    /// `clock` was started first of all in main().
    StartupTimes(Application& application, const QElapsedTimer& clock);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void report(const char* what) const;
    void watchPicture(Application& application);

    QElapsedTimer m_clock;
};

} // namespace tagline
