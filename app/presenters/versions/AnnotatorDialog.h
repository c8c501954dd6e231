#pragma once

// AnnotatorDialog shows the compared annotators, their agreement on each tag, and each of their differences.

#include <QStringList>

#include "widgets/theme/controls/Dialog.h"

#include <vector>

class QCheckBox;
class QComboBox;
class QHBoxLayout;
class QLabel;
class QListWidget;
class QPushButton;
class QTreeWidget;

namespace tagline {

class EmptyNote;

/// A place where annotators differ.
struct AnnotatorLine
{
    QString clip;
    QString tag;
    QString frames;
    QStringList judgements; ///< "yes", "no", "2 instances" or "–", by annotator

    bool operator==(const AnnotatorLine&) const = default;
};

/// Result of a comparison, as people read it.
struct AnnotatorResult
{
    QStringList names;   ///< of the compared annotators
    QString coefficient; ///< "Kappa"
    std::vector<QStringList>
        tags;              ///< name, coefficient, alike, half of the edges, nine of ten, missed, doubled
    QStringList differing; ///< the tags of which differences can be chosen
    QString shownTag;      ///< whose differences the lines are; empty: those of all
    std::vector<AnnotatorLine> lines;
};

/// Not modal: the window shows the difference that is chosen. Setters never emit.
class AnnotatorDialog : public Dialog
{
    Q_OBJECT

public:
    explicit AnnotatorDialog(QWidget* parent = nullptr);

    /// Sets the sides whose tags are to be compared; `tips` are the paths.
    void setSides(const QStringList& names, const QStringList& tips);
    /// Shows this result; a chosen line stays chosen if it is still there.
    void setResult(const AnnotatorResult& result);
    void setNote(const QString& text);
    /// The chosen line; -1 if there is none.
    int chosenLine() const;

signals:
    void addFolderRequested();
    void addFilesRequested();
    void removeRequested(int side);
    /// Authors of the library's records are compared instead.
    void byAuthorChosen(bool isOn);
    /// The differences of one tag are to be shown; empty: of all.
    void tagChosen(const QString& tag);
    void differenceChosen(int line);
    void takeRequested(int line, int annotator);
    /// The difference is to stay as it is in the library.
    void keepRequested(int line);

private:
    void build();
    void setTakeButtons(const QStringList& names);
    void showChosen();
    void showHeadingTips();
    void showTags(const AnnotatorResult& result);

    AnnotatorResult m_result;
    QLabel* m_note;
    QComboBox* m_tag;
    QListWidget* m_sides;
    QCheckBox* m_byAuthor;
    QPushButton* m_addFolder;
    QPushButton* m_addFiles;
    QPushButton* m_remove;
    QTreeWidget* m_tags;
    EmptyNote* m_empty;
    QTreeWidget* m_lines;
    QPushButton* m_keep;
    QHBoxLayout* m_takes;
    std::vector<QPushButton*> m_takeButtons;
};

} // namespace tagline
