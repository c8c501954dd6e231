#pragma once

// RecordPresenter keeps the records of tags beside their ranges: it signs the tags that a person gives, and
// lets people say how sure they are of the selected ranges, and which values the instances among them have.

#include "app/presenters/Presenter.h"

#include <QRect>

#include <functional>
#include <vector>

namespace tagline {

struct RecordEntry;
struct ShownRecord;
class TimelineWidget;

/// Owns the clock of the signatures.
class RecordPresenter : public Presenter
{
    Q_OBJECT

public:
    RecordPresenter(const PresenterContext& context, TimelineWidget& timeline);

    /// The name that a person has at the very first start: that of the session; may be empty.
    static QString usualAuthor();
    bool isSigning() const { return m_isSigning; }
    QString author() const { return m_author; }
    /// Whether tags are signed from now on, and with which name; an empty one leaves the name as it is.
    void sign(bool isSigning, const QString& author);
    /// Records of the one selected range, or the number of ranges if other clips have some; else empty.
    QString selectionText() const;

private:
    void askForSignature();
    void askForRecord();
    QString titleOf(const std::vector<ClipSelection>& selected) const;
    QRect placeOf(const std::vector<ClipSelection>& selected) const;
    void set(const std::vector<ClipSelection>& selected, const RecordEntry& entry);
    TagSheet withEntry(const ClipSelection& selected, const RecordEntry& entry) const;
    QString stepText(const std::vector<ClipSelection>& selected, const RecordEntry& entry) const;
    ShownRecord shownRecord(const std::vector<ClipSelection>& selected) const;
    QString clipName(ClipId clip) const;

    TimelineWidget& m_timeline;
    bool m_isSigning;
    QString m_author;
};

} // namespace tagline
