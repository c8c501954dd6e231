#include "core/query/QueryCompletion.h"
#include "tests/core/query/QueryVocabulary.h"

#include <QTest>

using namespace tagline;

class tst_QueryCompletion : public QObject
{
    Q_OBJECT

private slots:
    void offers_data();
    void offers();
    void everythingAtTheBeginning();
    void replacesTheWholeWord();
    void tagsCarryTheirId();

private:
    /// Completes at the '^' of a text.
    QueryCompletions completed(QString marked) const
    {
        const auto cursor = std::size_t(marked.left(marked.indexOf('^')).toUtf8().size());
        const std::vector<SavedQuery> saved{{"slow", "Tired"}, {"my walk", "Walk"}, {"walks", "Walk"}};
        return completions(marked.remove('^').toStdString(), cursor, m_vocabulary, saved);
    }

    const TagVocabulary m_vocabulary = test::queryVocabulary();
};

void tst_QueryCompletion::offers_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("items");
    const auto row = [](const char* text, const char* items) { QTest::newRow(text) << text << items; };
    row("Loc^", "Locomotion Locomotion.Run Locomotion.Walk");
    row("ru^", "Locomotion.Run");
    row("Male & wal^", "\"walk-fast\" Locomotion.Walk");
    row("Male & (foot^", "Contact.Left.Foot Contact.Right.Foot \"left foot\"");
    row("\"left f^", "\"left foot\"");
    row("\"walk-f^\" | Male", "\"walk-fast\"");
    row("no^", "\"None\" none not");
    row("exa^", "exact(");
    row("exact(Lim^", "Style.Limping");
    row("Male ^", "and or minus except");
    row("Male a^", "and");
    row("Male o^ Run", "or");
    row("(Male)^", "and or minus except");
    row("@^", "@slow @\"my walk\" @walks");
    row("Male | @wal^", "@walks @\"my walk\"");
    row("@slow ^", "and or minus except");
    row("12^", "");
    row("terrain == ^", "");
    row("xyzzy^", "");
    row("Mü^", "Müde");
}

void tst_QueryCompletion::offers()
{
    QFETCH(QString, text);
    QStringList items;
    for (const QueryCompletion& item : completed(text).items) items << QString::fromStdString(item.text);
    QTEST(items.join(' '), "items");
}

void tst_QueryCompletion::everythingAtTheBeginning()
{
    for (const char* text : {"^", "Male & ^", "(^", "~^", "Male &^"}) {
        const QueryCompletions found = completed(text);
        QCOMPARE(found.items.size(), m_vocabulary.size() + 4);
        QCOMPARE(found.begin, found.end);
    }
}

void tst_QueryCompletion::replacesTheWholeWord()
{
    const QueryCompletions found = completed("Müde & Lo^com | Male");
    QCOMPARE(found.begin, 8u);
    QCOMPARE(found.end, 13u);
    QCOMPARE(found.items.size(), 3u);
    const QueryCompletions saved = completed("Male & @sl^");
    QCOMPARE(saved.begin, 7u);
    QCOMPARE(saved.end, 10u);
}

void tst_QueryCompletion::tagsCarryTheirId()
{
    const QueryCompletions found = completed("Tir^");
    QCOMPARE(found.items.size(), 1u);
    QCOMPARE(found.items[0].tag, m_vocabulary.find("Style.Tired"));
    QCOMPARE(found.items[0].kind, QueryTokenKind::Name);
}

QTEST_APPLESS_MAIN(tst_QueryCompletion)
#include "tst_QueryCompletion.moc"
