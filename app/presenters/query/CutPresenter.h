#pragma once

// CutPresenter cuts the hits of the query out of their clips, or moves their files, in the background.

#include "app/presenters/Presenter.h"
#include "app/presenters/exports/WritingJob.h"
#include "core/cutting/FileMoving.h"

#include <string>
#include <vector>

namespace tagline {

class CutPresenter : public Presenter
{
    Q_OBJECT

public:
    explicit CutPresenter(const PresenterContext& context);

    bool isCutting() const { return m_job.isRunning(); }
    /// Asks how, and cuts. Expects a whole answer that is not empty.
    void cut();

signals:
    /// Files lie elsewhere now: what is open is to be read again, and then this to be said.
    void filesMoved(const QString& text);

private:
    CutOptions lastOptions() const;
    QString chosenFolder(QWidget& parent);
    /// Why files cannot be moved now; empty where they can.
    QString refusalToMove() const;
    void moveFilesTo(const MovePlan& plan, const QString& target);
    void moveBack();
    std::vector<std::string> openFolders() const;
    void tellMoved(const QString& text, const Result<int>& files);
    void start(const std::vector<ClipCut>& cuts, const CutOptions& options, const QString& target);

    std::vector<std::string> m_takenFrom; ///< folders whose files were moved since the program began
    WritingJob m_job;
};

} // namespace tagline
