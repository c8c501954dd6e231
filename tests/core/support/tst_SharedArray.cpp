#include "core/support/SharedArray.h"

#include <QTest>

#include <numeric>
#include <string>

using namespace tagline;

class tst_SharedArray : public QObject
{
    Q_OBJECT

private slots:
    void elementsComeBack_data();
    void elementsComeBack();
    void copiesShareTheirElements();
    void movedFromIsEmpty();
    void elementsOfAnOwnerStayAlive();
};

/// Few plain elements lie in a block of their own, more stay in their vector.
void tst_SharedArray::elementsComeBack_data()
{
    QTest::addColumn<int>("count");
    for (const int count : {0, 1, 64, 65, 5000}) QTest::newRow(qPrintable(QString::number(count))) << count;
}

void tst_SharedArray::elementsComeBack()
{
    QFETCH(int, count);
    std::vector<int> numbers(std::size_t(count), 0);
    std::iota(numbers.begin(), numbers.end(), 7);
    std::vector<std::string> texts;
    for (const int number : numbers) texts.push_back(std::to_string(number));
    const SharedArray<int> plain(numbers);
    const SharedArray<std::string> other(texts);
    QCOMPARE(plain.size(), numbers.size());
    QCOMPARE(plain.empty(), numbers.empty());
    QVERIFY(std::equal(plain.begin(), plain.end(), numbers.begin(), numbers.end()));
    QVERIFY(std::equal(other.begin(), other.end(), texts.begin(), texts.end()));
}

void tst_SharedArray::copiesShareTheirElements()
{
    const SharedArray<int> array(std::vector<int>{1, 2, 3});
    SharedArray<int> copy;
    copy = array;
    QCOMPARE(copy.data(), array.data());
    QCOMPARE(copy.size(), array.size());
}

void tst_SharedArray::movedFromIsEmpty()
{
    SharedArray<int> array(std::vector<int>{1, 2, 3});
    const SharedArray<int> taken = std::move(array);
    QCOMPARE(taken.back(), 3);
    QVERIFY(array.empty() && array.begin() == array.end());
    array = taken;
    QCOMPARE(array.front(), 1);
}

void tst_SharedArray::elementsOfAnOwnerStayAlive()
{
    auto owner = std::make_shared<std::vector<int>>(std::vector<int>{4, 5, 6});
    const std::weak_ptr<const std::vector<int>> seen = owner;
    SharedArray<int> array(owner, std::span<const int>(*owner).subspan(1));
    owner.reset();
    QVERIFY(!seen.expired());
    QCOMPARE(array.front(), 5);
    array = {};
    QVERIFY(seen.expired());
}

QTEST_APPLESS_MAIN(tst_SharedArray)
#include "tst_SharedArray.moc"
