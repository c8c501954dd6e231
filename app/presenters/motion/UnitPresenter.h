#pragma once

// UnitPresenter offers another unit where the figure of the clip that is shown has an unlikely size.

#include <QObject>

#include "app/document/library/LibraryDocument.h"
#include "app/document/library/Workspace.h"

#include <vector>

namespace tagline {

class ActionRegistry;
class NoticeBar;

/// What is answered is an edit of the library file's import settings: one step to undo, after which the files
/// are read again. Keeping the size says that the unit is right, so nobody asks again.
class UnitPresenter : public QObject
{
    Q_OBJECT

public:
    UnitPresenter(LibraryDocument& document, Workspace& workspace, NoticeBar& notice,
                  ActionRegistry& actions);

signals:
    /// Something was asked for that cannot be done; the reason for people.
    void refused(const QString& reason);
    /// Nothing came of what was asked, and nothing is wrong: the fact for people.
    void noted(const QString& fact);

private:
    void show();
    void answer(const QString& id);
    void readSuggested(bool isForAll);
    void keepSize();
    const UnitSuggestion* suggestion() const;
    /// The source of the clip that is shown, and all others to which the same unit is suggested.
    std::vector<SourceId> alikeSources() const;

    LibraryDocument& m_document;
    Workspace& m_workspace;
    NoticeBar& m_notice;
    ActionRegistry& m_actions;
};

} // namespace tagline
