#include "app/presenters/library/SkeletonNames.h"

#include <QCoreApplication>

#include <functional>
#include <string>

namespace tagline {
namespace {

struct SkeletonTexts
{
    Q_DECLARE_TR_FUNCTIONS(tagline::SkeletonNames)
};

std::size_t hashOf(const Skeleton& skeleton)
{
    std::size_t hash = skeleton.size();
    for (const Joint& joint : skeleton.joints())
        hash = hash * 1099511628211u ^ std::hash<std::string>()(joint.name);
    return hash;
}

} // namespace

QString SkeletonNames::nameOf(const Skeleton& skeleton)
{
    if (skeleton.isEmpty()) return {};
    QString& name = m_names[hashOf(skeleton)];
    if (!name.isEmpty()) return name;
    name = SkeletonTexts::tr("%1, %n joint(s)", nullptr, int(skeleton.jointCount()))
               .arg(QString::fromStdString(skeleton[0].name));
    if (const int number = ++m_used[name]; number > 1) name += QStringLiteral(" (%1)").arg(number);
    return name;
}

void SkeletonNames::clear()
{
    m_names.clear();
    m_used.clear();
}

} // namespace tagline
