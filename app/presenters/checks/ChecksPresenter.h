#pragma once

// ChecksPresenter shows what breaks the checks of the library, goes there, and edits them.

#include "app/document/queries/CheckSession.h"
#include "app/presenters/Presenter.h"

#include <QPointer>

#include <string>
#include <vector>

namespace tagline {

class ChecksDialog;
struct CheckLine;

class ChecksPresenter : public Presenter
{
    Q_OBJECT

public:
    explicit ChecksPresenter(const PresenterContext& context);

    const CheckSession& session() const { return m_session; }
    /// Adds tags of these names, which clips have, to the vocabulary as one step.
    void addToVocabulary(const std::vector<std::string>& names);

private:
    void open();
    void show();
    CheckLine lineOf(const CheckOutcome& outcome) const;
    const LibraryCheck* ownCheck(int check) const;
    void showFinding(int check, int finding);
    void add();
    void edit(int check);
    void remove(int check);
    void addTags(int check, int finding);
    QString problemOf(const LibraryCheck& check, const std::string& former) const;
    QStringList notesOf(const LibraryCheck& check) const;

    CheckSession m_session;
    QPointer<ChecksDialog> m_dialog;
};

} // namespace tagline
