#pragma once

// AnnotatorPresenter compares the open library's tags with other annotators' sidecars, or the authors that
// its records name; it goes to where they differ and takes over what one of them says.

#include "app/document/jobs/LatestWork.h"
#include "app/document/library/LibraryDocument.h"
#include "app/document/library/Workspace.h"
#include "core/library/agreement/AnnotatorComparison.h"

#include <QObject>
#include <QPointer>
#include <QTimer>

#include <cstdint>
#include <map>
#include <memory>

class QWidget;

namespace tagline {

class ActionRegistry;
class AnnotatorDialog;

class AnnotatorPresenter : public QObject
{
    Q_OBJECT

public:
    AnnotatorPresenter(LibraryDocument& document, Workspace& workspace, ActionRegistry& actions,
                       QWidget& window);

    /// Adds a folder of another annotator, or one's files.
    void addFolder(const QString& folder);
    void addFiles(const QStringList& files);

signals:
    /// What a person asked for cannot be done, for this reason.
    void refused(const QString& reason);
    /// Nothing came of what was asked, and nothing is wrong: the fact for people.
    void noted(const QString& fact);
    /// What was done; for the message area.
    void done(const QString& message);

private:
    struct OwnSource;
    struct ReadSide;
    /// Whose tags are compared: a folder's, some files', or, with neither, the open library's.
    struct Side
    {
        QString name;
        QString folder;
        QStringList files;
        std::shared_ptr<ReadSide> read = {}; ///< new each time that the sides change
    };
    struct Comparison;

    void open();
    void showSides();
    void forgetChanged(const DocumentChange& change);
    void stop();
    void compareSoon();
    void compare();
    void show(const std::shared_ptr<const Comparison>& comparison);
    void showDifference(int line);
    void take(int line, int annotator);
    ClipId clipOf(const SharedClip& clip) const;

    LibraryDocument& m_document;
    Workspace& m_workspace;
    QWidget& m_window;
    QPointer<AnnotatorDialog> m_dialog;
    std::vector<Side> m_sides;
    bool m_isByAuthor = false;
    bool m_isGoingOn = false; ///< one was taken: the window goes to the next
    QTimer m_soon;            ///< edits come in many small steps
    std::map<SharedClip, ClipId> m_clips;
    std::map<std::uint32_t, std::shared_ptr<const OwnSource>> m_own; ///< by source; none: is copied anew
    std::shared_ptr<const Comparison> m_shown;
    LatestWork m_work{*this};
};

} // namespace tagline
