#pragma once

// TagGuide shows where a tag's ranges begin and end: its rule in words, and its examples as poses.

#include "widgets/poses/PoseStrip.h"

#include <QList>
#include <QString>
#include <QWidget>

class QScrollArea;

namespace tagline {

class ElidedLabel;

struct TagGuideExample
{
    PoseStripState poses; ///< with its title: "walk, frames 12 to 30"
    QString whyNot;       ///< why it cannot be opened; empty where it can

    bool operator==(const TagGuideExample&) const = default;
};

struct TagGuideState
{
    QString tag;
    QString rule; ///< may be empty
    QList<TagGuideExample> examples;

    bool isEmpty() const { return rule.isEmpty() && examples.isEmpty(); }
    bool operator==(const TagGuideState&) const = default;
};

/// Hidden while there is nothing to say. A click on an example asks for it.
class TagGuide : public QWidget
{
    Q_OBJECT

public:
    explicit TagGuide(QWidget* parent = nullptr);

    void setState(const TagGuideState& state);
    const TagGuideState& state() const { return m_state; }

signals:
    /// A person wants to see the example of this number, from 0.
    void exampleActivated(int number);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void showExamples();
    void showRule();

    TagGuideState m_state;
    ElidedLabel* m_rule;
    QScrollArea* m_examples;
};

} // namespace tagline
