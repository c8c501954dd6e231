#pragma once

// DiskNewsPresenter tells what the disk brings: what other programs wrote, and what cannot be read or
// written.

#include <QStringList>

#include "app/presenters/Presenter.h"
#include "core/support/Result.h"

#include <set>
#include <string>
#include <vector>

namespace tagline {

class DiskWatch;
class ImportQueue;
class NewFileWatch;
class SourceScan;

/// Borrows its arguments.
class DiskNewsPresenter : public Presenter
{
    Q_OBJECT

public:
    DiskNewsPresenter(const PresenterContext& context, SourceScan& scan, ImportQueue& imports,
                      DiskWatch& watch, NewFileWatch& newFiles);

    /// Tells of tags and of replaced models that cannot be read. Call once all files are read.
    void sayUnreadable();
    /// Nothing is open any more.
    void forget() { m_replaced.clear(); }

private:
    void connectScan(SourceScan& scan);
    void connectImports(ImportQueue& imports);
    void sayUnwritable(const QStringList& folders);
    void sayUnreadableTags();
    void sayUnreadableModels();

    std::set<std::string> m_unreadableTags; ///< sidecars that were told of
    std::set<std::string> m_replaced;       ///< model files that are read again, as they are shown
};

} // namespace tagline
