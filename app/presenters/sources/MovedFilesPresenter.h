#pragma once

// MovedFilesPresenter says that missing files were found elsewhere once files were read, and, asked to look
// for them, looks at the disk again and asks whether their tags are to go there.

#include "app/document/library/reading/SourceScan.h"
#include "app/presenters/Presenter.h"
#include "core/library/moved/MovedSources.h"

namespace tagline {

class MovedFilesPresenter : public Presenter
{
    Q_OBJECT

public:
    MovedFilesPresenter(const PresenterContext& context, SourceScan& scan, ImportQueue& imports);

private:
    void tell();
    void look();
    void takeLook(bool isWhole);
    void askWhenFree();
    void relinkChosen();
    void showFound(const std::vector<MovedSource>& relinked);
    QStringList lostFiles(const std::vector<MovedSource>& moved) const;

    SourceScan& m_scan;
    std::vector<MovedSource> m_told; ///< said already
    bool m_isAsked = false;          ///< a person waits for a look at the disk
};

} // namespace tagline
