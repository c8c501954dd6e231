#pragma once

// WindowStates are the states that a person can have the window in, each as a function that brings it there.

#include "tests/app/ActWatch.h"
#include "tests/app/TestWindow.h"

#include <span>

namespace tagline::test {

/// A window with folders of its own, and the ways into its states. Each way leads there from wherever the
/// act before left the window, and is short where that is near.
class WindowStage
{
public:
    explicit WindowStage(ActWatch& watch);
    ~WindowStage();

    Application& app() { return *m_app; }
    ActWatch& watch() { return m_watch; }
    QAction& action(const char* id);
    /// Controls beside the actions may be used on a library that is only looked at, and are told that it is.
    void setMayBeRefused(bool mayBeRefused) { m_mayBeRefused = mayBeRefused; }

    // The ways
    void nothing();
    void emptyFolder();
    void sample();
    void importing();
    void damagedLibrary();
    void changedFile();
    void overClips();
    void playing();
    void tagging();
    void blend();
    void reel();
    void queried();
    void wrongQuery();
    void cameras();
    void captioned();
    void manyClips();
    void crowd();
    void blendSpace();
    void driving();
    void wall();
    void poses();
    void narrow();
    void tour();
    void readOnly();
    void looking();
    void differing();
    void modal();

private:
    void makeApplication();
    void ask(const QString& query);
    void calm();
    void openOnce(const QString& path);
    QString sampleFolder(const char* name);
    void makeSlowWorker();
    void makeManyFiles();
    ClipId clip(const char* file);

    ActWatch& m_watch;
    QTemporaryDir m_folder;
    ApplicationPaths m_paths;
    std::unique_ptr<Application> m_app;
    bool m_mayBeRefused = false;
    QString m_open;           ///< what is open now
    QString m_sample;         ///< the folder of the sample that is open
    int m_landings = 0;       ///< how often files that were read reached the document
    int m_landingsBefore = 0; ///< that were there when the act began
};

/// A state and the way into it.
struct WindowState
{
    const char* name;
    void (WindowStage::*enter)();
    Answer answer = Answer::Escape;       ///< to what acts open
    bool isAnothersLook = false;          ///< it looks as another one does: only its actions are walked
    void (MainWindow::*show)() = nullptr; ///< brings the panel that it is about to the front
};

std::span<const WindowState> windowStates();

} // namespace tagline::test
