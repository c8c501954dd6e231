#pragma once

// AnnotatorPresenter compares the open library's tags with other annotators' sidecars, or the authors that
// its records name; it goes to where they differ and takes over what one of them says.

#include "app/document/jobs/LatestWork.h"
#include "app/presenters/Presenter.h"
#include "core/library/agreement/AnnotatorComparison.h"
#include "core/library/agreement/DifferenceKind.h"

#include <QList>
#include <QPointer>
#include <QStringList>
#include <QTimer>

#include <cstdint>
#include <map>
#include <memory>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace tagline {

class AnnotatorDialog;

class AnnotatorPresenter : public Presenter
{
    Q_OBJECT

public:
    /// `inSight`: what of the window the dialog leaves free, as far as there is room.
    AnnotatorPresenter(const PresenterContext& context, QList<QWidget*> inSight);

    /// Adds a folder of another annotator, or one's files.
    void addFolder(const QString& folder);
    void addFiles(const QStringList& files);

    /// The comparison follows edits while its dialog is closed too.
    void setFollowing(bool isFollowing);
    /// Whether two annotators or more are compared, or are about to be.
    bool isComparing() const;
    /// Names of the annotators that were compared last; empty while there are none.
    QStringList names() const;
    /// The tag whose differences alone are shown, as a person chose; empty: those of all.
    QString shownTag() const { return QString::fromStdString(m_tag); }
    /// The differences, and the kind of each.
    std::span<const AnnotatorDifference* const> differences() const;
    std::span<const DifferenceKind> kinds() const;
    /// The clip of the library that annotators share; none if the library does not have it.
    ClipId clipOf(const SharedClip& clip) const;
    /// Takes over what an annotator says of a difference, as one step; whether the library changed.
    bool take(std::size_t difference, std::size_t annotator);
    /// Leaves the library as it is there: until annotators are compared anew, it is no difference any more.
    /// Returns a text about that for people; empty if there is no such difference.
    QString settle(std::size_t difference);

signals:
    /// names() and differences() have changed.
    void comparisonChanged();

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
    void prepareDialog();
    void showSides();
    void forgetChanged(const DocumentChange& change);
    void stop();
    void compareSoon();
    void compare();
    bool isWanted() const;
    void setShown(std::shared_ptr<const Comparison> comparison);
    void show(const std::shared_ptr<const Comparison>& comparison);
    void listDifferences();
    bool isSettled(const AnnotatorDifference& difference) const;
    void showShown();
    void showInDialog(const Comparison& comparison);
    void setNote(const QString& text);
    bool refuse(const QString& reason);
    void showDifference(int line);

    QList<QWidget*> m_inSight;
    QPointer<AnnotatorDialog> m_dialog;
    std::vector<Side> m_sides;
    bool m_isByAuthor = false;
    std::string m_tag; ///< whose differences are shown; empty: of all
    bool m_isFollowing = false;
    bool m_isGoingOn = false; ///< one was taken: the window goes to the next
    QTimer m_soon;            ///< edits come in many small steps
    std::map<SharedClip, ClipId> m_clips;
    std::map<std::uint32_t, std::shared_ptr<const OwnSource>> m_own; ///< by source; none: is copied anew
    std::shared_ptr<const Comparison> m_shown;
    /// Differences that a person left as they are, by clip and frame.
    std::multimap<std::pair<SharedClip, Frame>, AnnotatorDifference> m_settled;
    std::vector<const AnnotatorDifference*> m_differences; ///< of m_shown and m_tag, without these
    std::vector<DifferenceKind> m_kinds;                   ///< of m_differences
    LatestWork m_work{*this};
};

} // namespace tagline
