#pragma once

// FilteredOutNote is one line that names the clip that is open though no row shows it.

#include <QWidget>

namespace tagline {

class ElidedLabel;

class FilteredOutNote : public QWidget
{
    Q_OBJECT

public:
    explicit FilteredOutNote(QWidget* parent = nullptr);

    /// An empty name: there is nothing to say.
    void setClip(const QString& name);

signals:
    void showAllRequested();

private:
    ElidedLabel* m_text;
};

} // namespace tagline
