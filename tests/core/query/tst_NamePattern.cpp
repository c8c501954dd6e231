#include "core/query/language/NamePattern.h"

#include <QTest>

using namespace tagline;

class tst_NamePattern : public QObject
{
    Q_OBJECT

private slots:
    void names_data();
    void names();
    void folders_data();
    void folders();
    void agreesWithTheDefinition();
    void hostilePatternsAreNotSlow();
};

void tst_NamePattern::names_data()
{
    QTest::addColumn<QString>("pattern");
    QTest::addColumn<QString>("name");
    QTest::addColumn<bool>("isMatch");
    const auto row = [](const char* pattern, const char* name, bool isMatch) {
        QTest::addRow("%s of %s", pattern, name) << pattern << name << isMatch;
    };
    row("walk", "walk", true);
    row("walk", "walks", false);
    row("walks", "walk", false);
    row("walk", "Walk", false);
    row("walk_*", "walk_01", true);
    row("walk_*", "walk_", true);
    row("walk_*", "my walk_01", false);
    row("*walk*", "my walk_01", true);
    row("*.fbx", "a.fbx.fbx", true);
    row("w?lk", "walk", true);
    row("w?lk", "wlk", false);
    row("?", "\xc3\xbc", true);
    row("??", "\xc3\xbc", false);
    row("?\xc3\xbc*",
        "M\xc3\xbc"
        "de",
        true);
    row("*?", "", false);
    row("*", "", true);
    row("", "", true);
    row("", "a", false);
    row("**a**", "xay", true);
    row("a*b*c", "a12b34c", true);
    row("a*b*c", "a12b34", false);
    row("[ab]", "a", false);
    row("[ab]", "[ab]", true);
}

void tst_NamePattern::names()
{
    QFETCH(QString, pattern);
    QFETCH(QString, name);
    QTEST(NamePattern(pattern.toStdString()).matches(name.toStdString()), "isMatch");
}

void tst_NamePattern::folders_data()
{
    QTest::addColumn<QString>("pattern");
    QTest::addColumn<QString>("folder");
    QTest::addColumn<bool>("isMatch");
    const auto row = [](const char* pattern, const char* folder, bool isMatch) {
        QTest::addRow("%s of %s", pattern, folder) << pattern << folder << isMatch;
    };
    row("walks", "motions/walks", true);
    row("walks", "motions/walks/slow", true);
    row("walks/", "motions/walks/slow", true);
    row("motions/walks", "motions/walks/slow", true);
    row("motions", "motions/walks/slow", true);
    row("motions/slow", "motions/walks/slow", false);
    row("walk", "motions/walks", false);
    row("w*", "motions/walks", true);
    row("w????", "motions/walks", true);
    row("m*/slow", "motions/walks/slow", true);
    row("/data", "/data/walks", true);
    row("/walks", "/data/walks", false);
    row("Walks", "motions/walks", false);
}

void tst_NamePattern::folders()
{
    QFETCH(QString, pattern);
    QFETCH(QString, folder);
    QTEST(NamePattern::folders(pattern.toStdString()).matches(('/' + folder + '/').toStdString()), "isMatch");
}

namespace {

bool matchesByDefinition(std::string_view pattern, std::string_view name)
{
    if (pattern.empty()) return name.empty();
    if (pattern.front() == '*')
        return matchesByDefinition(pattern.substr(1), name) ||
               (!name.empty() && matchesByDefinition(pattern, name.substr(1)));
    const bool isOne = !name.empty() && (pattern.front() == '?' || pattern.front() == name.front());
    return isOne && matchesByDefinition(pattern.substr(1), name.substr(1));
}

/// The n-th text of the letters, counted like numbers: every text of up to `length` letters comes.
std::string textOf(unsigned n, std::string_view letters)
{
    std::string text;
    for (; n > 0; n = (n - 1) / unsigned(letters.size())) text += letters[(n - 1) % letters.size()];
    return text;
}

} // namespace

void tst_NamePattern::agreesWithTheDefinition()
{
    for (unsigned p = 0; p < 1365; ++p) {
        const std::string pattern = textOf(p, "ab*?");
        for (unsigned n = 0; n < 63; ++n) {
            const std::string name = textOf(n, "ab");
            if (NamePattern(pattern).matches(name) != matchesByDefinition(pattern, name))
                QFAIL(qPrintable(QString::fromStdString(pattern + " of " + name)));
        }
    }
}

/// With every star tried against every other this would not end before the test's time is over.
void tst_NamePattern::hostilePatternsAreNotSlow()
{
    std::string pattern;
    for (int i = 0; i < 500; ++i) pattern += "*a";
    QVERIFY(!NamePattern(pattern + "*b").matches(std::string(20000, 'a')));
    QVERIFY(NamePattern(pattern).matches(std::string(20000, 'a')));
}

QTEST_APPLESS_MAIN(tst_NamePattern)
#include "tst_NamePattern.moc"
