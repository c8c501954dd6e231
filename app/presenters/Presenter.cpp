#include "app/presenters/Presenter.h"

#include "app/presenters/messages/MessagePresenter.h"

namespace tagline {

Presenter::Presenter(const PresenterContext& context, QObject* parent)
    : QObject(parent)
    , m_context(context)
{
    connect(this, &Presenter::refused, &context.messages, &MessagePresenter::refuse);
    connect(this, &Presenter::noted, &context.messages, &MessagePresenter::note);
    connect(this, &Presenter::done, &context.messages, &MessagePresenter::say);
    connect(this, &Presenter::warned, &context.messages, &MessagePresenter::warn);
}

} // namespace tagline
