#pragma once

// SaveProgress runs the disk's part of a save while the window waits for it.

#include <QEventLoop>
#include <QProgressDialog>
#include <QThreadPool>
#include <QTimer>

#include "app/document/library/LibraryDocument.h"

#include <atomic>

namespace tagline {

/// The work runs on another thread, so that the window is drawn and plays on; nothing can be edited until it
/// is through. After half a second a dialog says how far it is, and can stop it between two files.
class SaveProgress : public QObject
{
    Q_OBJECT

public:
    /// `files` that are to be saved. Borrows the window.
    SaveProgress(int files, QWidget& window);
    /// Waits for what runs.
    ~SaveProgress() override;

    /// Returns once the work is through. Exceptions of the work are thrown on.
    void run(const std::function<void(const GoOn& goOn)>& work);

private:
    void show();

    QProgressDialog m_dialog;
    QTimer m_patience; ///< until the dialog is shown
    QEventLoop m_loop;
    std::atomic<bool> m_isCancelled{false};
    QThreadPool m_pool; ///< of one thread; last: what runs ends before the rest goes
};

} // namespace tagline
