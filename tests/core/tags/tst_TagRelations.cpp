#include "core/tags/vocabulary/TagVocabulary.h"

#include <QTest>

#include <random>
#include <set>

using namespace tagline;

namespace {

TagDefinition defined(const char* name, std::vector<std::string> implies = {},
                      std::vector<std::string> synonyms = {})
{
    TagDefinition definition;
    definition.name = name;
    definition.implies = std::move(implies);
    definition.synonyms = std::move(synonyms);
    return definition;
}

QString namesOf(const TagVocabulary& vocabulary, const std::vector<TagId>& ids)
{
    std::set<std::string> names;
    for (const TagId id : ids) names.insert(vocabulary[id].name);
    QStringList list;
    for (const std::string& name : names) list << QString::fromStdString(name);
    return list.join(' ');
}

QString matching(const TagVocabulary& vocabulary, const char* name)
{
    return namesOf(vocabulary, vocabulary.matching(*vocabulary.find(name)));
}

/// A small world of names in which everything can meet everything.
class RandomVocabulary
{
public:
    explicit RandomVocabulary(unsigned seed)
        : m_random(seed)
    {
        for (const char* first : {"A", "B", "C", "D"})
            for (const char* rest : {"", ".a", ".b", ".a.x", ".a.y", ".c.z"})
                m_names.push_back(std::string(first) + rest);
    }

    int below(std::size_t bound) { return std::uniform_int_distribution(0, int(bound) - 1)(m_random); }
    const std::string& name() { return m_names[std::size_t(below(m_names.size()))]; }

    void change(TagVocabulary& vocabulary)
    {
        switch (below(5)) {
        case 0:
            vocabulary.intern(name());
            return;
        case 1:
            vocabulary.setNamespaces(below(2) ? std::vector{std::string(1, char('A' + below(4)))}
                                              : std::vector<std::string>());
            return;
        default:
            TagDefinition definition = defined(name().c_str());
            definition.isRegistered = below(4) > 0;
            for (int i = below(3); i > 0; --i) definition.implies.push_back(name());
            for (int i = below(2); i > 0; --i) definition.synonyms.push_back(name());
            vocabulary.define(definition);
        }
    }

private:
    std::mt19937 m_random;
    std::vector<std::string> m_names;
};

/// What counts as what, said once more from the definitions alone, and closed over by repetition.
class NaiveClosure
{
public:
    explicit NaiveClosure(const TagVocabulary& vocabulary)
        : m_vocabulary(vocabulary)
        , m_counts(vocabulary.size(), std::vector<bool>(vocabulary.size(), false))
    {
        for (std::size_t i = 0; i < vocabulary.size(); ++i) addSteps(i);
        for (std::size_t via = 0; via < m_counts.size(); ++via)
            for (std::size_t from = 0; from < m_counts.size(); ++from)
                for (std::size_t to = 0; to < m_counts.size(); ++to)
                    if (m_counts[from][via] && m_counts[via][to]) m_counts[from][to] = true;
    }

    std::vector<TagId> matching(std::size_t tag) const
    {
        std::vector<TagId> ids;
        for (std::size_t i = 0; i < m_counts.size(); ++i)
            if (m_counts[i][tag]) ids.push_back(TagId(std::uint32_t(i)));
        return ids;
    }

private:
    const TagDefinition& definition(std::size_t i) const { return m_vocabulary[TagId(std::uint32_t(i))]; }

    std::optional<std::size_t> meant(const std::string& name) const
    {
        std::optional<std::size_t> named;
        for (std::size_t i = 0; i < m_counts.size(); ++i)
            if (definition(i).name == name) named = i;
        if (named && definition(*named).isRegistered) return named;
        for (std::size_t i = 0; i < m_counts.size(); ++i) {
            const auto& synonyms = definition(i).synonyms;
            if (definition(i).isRegistered && std::count(synonyms.begin(), synonyms.end(), name) > 0)
                return i;
        }
        return named;
    }

    void addSteps(std::size_t i)
    {
        const TagDefinition& tag = definition(i);
        m_counts[i][i] = true;
        m_counts[i][*meant(tag.name)] = true;
        for (std::string parent = tag.name; parent.rfind('.') != std::string::npos;) {
            parent = parent.substr(0, parent.rfind('.'));
            if (m_vocabulary.isNamespace(parent)) break;
            if (const auto found = meant(parent)) {
                m_counts[i][*found] = true;
                break;
            }
        }
        for (const std::string& implied : tag.implies)
            if (const auto upper = meant(implied); upper && tag.isRegistered) m_counts[i][*upper] = true;
    }

    const TagVocabulary& m_vocabulary;
    std::vector<std::vector<bool>> m_counts;
};

} // namespace

class tst_TagRelations : public QObject
{
    Q_OBJECT

private slots:
    void aParentMatchesAllBelowIt();
    void anImplicationMatchesInManySteps();
    void whatIsBelowAnImplyingTagCountsToo();
    void whatATagImpliesNeedsNoDefinition();
    void onlyRegisteredTagsImply();
    void aNamespaceIsNoParent();
    void aSynonymIsItsTag();
    void framesReadBeforeTheSynonymBelongToTheTag();
    void theAnswerFollowsChanges();
    void copiesKeepTheirAnswer();
    void implicationsThatGoRoundMatchAlike();
    void matchesAsTheNaiveClosure();
};

void tst_TagRelations::aParentMatchesAllBelowIt()
{
    TagVocabulary vocabulary;
    for (const char* name : {"Walk", "Walk.Fast", "Walking", "Walk.Fast.Uphill"}) vocabulary.intern(name);
    QCOMPARE(matching(vocabulary, "Walk"), QString("Walk Walk.Fast Walk.Fast.Uphill"));
    QCOMPARE(matching(vocabulary, "Walk.Fast"), QString("Walk.Fast Walk.Fast.Uphill"));
    QCOMPARE(matching(vocabulary, "Walking"), QString("Walking"));
}

void tst_TagRelations::anImplicationMatchesInManySteps()
{
    TagVocabulary vocabulary;
    vocabulary.define(defined("Run", {"Moving"}));
    vocabulary.define(defined("Moving", {"Alive"}));
    QCOMPARE(matching(vocabulary, "Alive"), QString("Alive Moving Run"));
    QCOMPARE(matching(vocabulary, "Moving"), QString("Moving Run"));
    QCOMPARE(matching(vocabulary, "Run"), QString("Run"));
}

void tst_TagRelations::whatIsBelowAnImplyingTagCountsToo()
{
    TagVocabulary vocabulary;
    vocabulary.define(defined("Run", {"Gait.Fast"}));
    vocabulary.intern("Run.Uphill");
    QCOMPARE(matching(vocabulary, "Gait"), QString("Gait Gait.Fast Run Run.Uphill"));
}

void tst_TagRelations::whatATagImpliesNeedsNoDefinition()
{
    TagVocabulary vocabulary;
    vocabulary.define(defined("Run", {"Motion.Moving"}));
    QVERIFY(!vocabulary[*vocabulary.find("Motion.Moving")].isRegistered);
    QCOMPARE(matching(vocabulary, "Motion"), QString("Motion Motion.Moving Run"));
}

void tst_TagRelations::onlyRegisteredTagsImply()
{
    TagVocabulary vocabulary;
    TagDefinition run = defined("Run", {"Moving"}, {"Jog"});
    vocabulary.define(run);
    run.isRegistered = false;
    vocabulary.define(run);
    QCOMPARE(matching(vocabulary, "Moving"), QString("Moving"));
    QCOMPARE(vocabulary.find("Jog"), std::nullopt);
}

void tst_TagRelations::aNamespaceIsNoParent()
{
    TagVocabulary vocabulary;
    vocabulary.intern("Game.Run"); // read before the namespace was known
    vocabulary.setNamespaces({"Game", "Voice"});
    for (const char* name : {"Game.Run.Fast", "Voice.Run"}) vocabulary.intern(name);
    QCOMPARE(matching(vocabulary, "Game"), QString("Game"));
    QCOMPARE(matching(vocabulary, "Game.Run"), QString("Game.Run Game.Run.Fast"));
    QCOMPARE(matching(vocabulary, "Voice.Run"), QString("Voice.Run"));
    QVERIFY(!vocabulary.find("Voice"));
}

void tst_TagRelations::aSynonymIsItsTag()
{
    TagVocabulary vocabulary;
    const TagId run = vocabulary.define(defined("Locomotion.Run", {}, {"Jog"}));
    QCOMPARE(vocabulary.find("Jog"), std::optional(run));
    QCOMPARE(vocabulary.intern("Jog"), run);
    QCOMPARE(vocabulary.findNamed("Jog"), std::nullopt);
    vocabulary.define(defined("Trot", {"Jog"}));
    QCOMPARE(matching(vocabulary, "Locomotion"), QString("Locomotion Locomotion.Run Trot"));
    vocabulary.intern("Jog.Uphill");
    QCOMPARE(matching(vocabulary, "Locomotion.Run"), QString("Jog.Uphill Locomotion.Run Trot"));
}

void tst_TagRelations::framesReadBeforeTheSynonymBelongToTheTag()
{
    TagVocabulary vocabulary;
    const TagId old = vocabulary.intern("Jog");
    const TagId run = vocabulary.define(defined("Run", {}, {"Jog", "Trot"}));
    QCOMPARE(vocabulary.find("Jog"), std::optional(run));
    QCOMPARE(vocabulary.exactly(run), (std::vector{old, run}));
    QCOMPARE(vocabulary.matching(run), (std::vector{old, run}));
    vocabulary.define(defined("Jog"));
    QCOMPARE(vocabulary.find("Jog"), std::optional(old));
    QCOMPARE(vocabulary.exactly(run), std::vector{run});
    QCOMPARE(vocabulary.matching(run), std::vector{run});
}

void tst_TagRelations::theAnswerFollowsChanges()
{
    TagVocabulary vocabulary;
    vocabulary.define(defined("Run", {"Moving"}));
    QCOMPARE(matching(vocabulary, "Moving"), QString("Moving Run"));
    vocabulary.define(defined("Walk", {"Moving"}));
    QCOMPARE(matching(vocabulary, "Moving"), QString("Moving Run Walk"));
    vocabulary.define(defined("Run"));
    QCOMPARE(matching(vocabulary, "Moving"), QString("Moving Walk"));
    vocabulary.intern("Walk.Fast");
    QCOMPARE(matching(vocabulary, "Moving"), QString("Moving Walk Walk.Fast"));
}

void tst_TagRelations::copiesKeepTheirAnswer()
{
    TagVocabulary vocabulary;
    vocabulary.define(defined("Run", {"Moving"}));
    const TagVocabulary copy = vocabulary;
    vocabulary.define(defined("Run"));
    QCOMPARE(matching(copy, "Moving"), QString("Moving Run"));
    QCOMPARE(matching(vocabulary, "Moving"), QString("Moving"));
}

void tst_TagRelations::implicationsThatGoRoundMatchAlike()
{
    TagVocabulary vocabulary;
    vocabulary.define(defined("A", {"B"}));
    vocabulary.define(defined("B", {"C"}));
    vocabulary.define(defined("C", {"A"}));
    for (const char* name : {"A", "B", "C"}) QCOMPARE(matching(vocabulary, name), QString("A B C"));
}

void tst_TagRelations::matchesAsTheNaiveClosure()
{
    for (unsigned seed = 0; seed < 400; ++seed) {
        RandomVocabulary random(seed);
        TagVocabulary vocabulary;
        for (int step = 0; step < 25; ++step) {
            random.change(vocabulary);
            if (step % 5 != 4) continue;
            const NaiveClosure naive(vocabulary);
            for (std::uint32_t tag = 0; tag < vocabulary.size(); ++tag)
                if (vocabulary.matching(TagId(tag)) != naive.matching(tag))
                    QFAIL(qPrintable(QString("seed %1, step %2, %3: %4, expected %5")
                                         .arg(seed)
                                         .arg(step)
                                         .arg(QString::fromStdString(vocabulary[TagId(tag)].name),
                                              namesOf(vocabulary, vocabulary.matching(TagId(tag))),
                                              namesOf(vocabulary, naive.matching(tag)))));
        }
    }
}

QTEST_APPLESS_MAIN(tst_TagRelations)
#include "tst_TagRelations.moc"
