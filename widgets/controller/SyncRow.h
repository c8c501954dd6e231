#pragma once

// SyncRow says by which tags the tracks of a blend keep in step, and lets a person choose them.

#include <QStringList>
#include <QWidget>

class QLineEdit;

namespace tagline {

/// Setters never emit.
class SyncRow : public QWidget
{
    Q_OBJECT

public:
    explicit SyncRow(QWidget* parent = nullptr);

    /// None: contacts.
    void setTags(const QStringList& tags);

signals:
    /// These names are to be kept in step by, without spaces around them.
    void changeRequested(const QStringList& tags);

private:
    void send();

    QStringList m_tags;
    QLineEdit* m_field;
};

} // namespace tagline
