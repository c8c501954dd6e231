#pragma once

// BlendSteps changes the blend by undo steps, beside the edits of tags.

#include <QObject>

#include "app/document/playing/ControllerSession.h"

#include <functional>

class QUndoStack;

namespace tagline {

/// A fade at once is a step as any other (change()); what it plays on is none. A field of a track that is
/// changed again within a second is one step; one that is back where it began is none.
class BlendSteps : public QObject
{
    Q_OBJECT

public:
    BlendSteps(QUndoStack& stack, ControllerSession& controller);

    void setSetup(int track, const TrackSetup& wanted);
    /// Calls ControllerSession::setShare(); undone like change().
    void setShare(int track, double share);
    void setTransition(const Transition& wanted);
    void setRootMotion(RootMotion wanted);
    void setSyncTags(std::vector<std::string> wanted);
    /// Whatever changes tracks, what fades or what is to happen: undone, the blend is exactly as it was, its
    /// time too. With the same key (not empty) such changes go together as those of a field.
    void change(const QString& text, const std::function<void()>& make, const QString& key = {});

signals:
    /// Undo or redo has changed the blend.
    void restored();

private:
    void pushWhole(const QString& text, const QString& key, ControllerSession::Memory before);

    QUndoStack& m_stack;
    ControllerSession& m_controller;
};

} // namespace tagline
