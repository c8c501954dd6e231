#pragma once

// LikenessPresenter takes the selected range as an example and shows what moves like it.

#include "app/document/queries/LikenessSession.h"
#include "app/presenters/Presenter.h"

#include <QPointer>

namespace tagline {

class LikenessDialog;

class LikenessPresenter : public Presenter
{
    Q_OBJECT

public:
    LikenessPresenter(const PresenterContext& context, QWidget* picture);

    const LikenessSession& session() const { return m_session; }

private:
    void ask();
    void prepare();
    void show();
    void showHit(int hit);
    void decide(int hit, bool isAccepted);
    void goOn();
    void tagHits();
    void keep();
    void editExamples();
    void renameExample(const QString& name);
    void removeExample(const QString& name);
    MotionExample exampleToKeep() const;
    QString note() const;
    QString shortName(ClipId clip) const;

    QWidget* m_picture; ///< null: there is none
    LikenessSession m_session;
    QPointer<LikenessDialog> m_dialog;
};

} // namespace tagline
