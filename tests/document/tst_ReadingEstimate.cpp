// How long reading goes on: by bytes, by how fast it went lately, and silent while nothing can be said.

#include "app/document/library/reading/ReadingEstimate.h"

#include <QTest>

using namespace tagline;
using namespace std::chrono_literals;

class tst_ReadingEstimate : public QObject
{
    Q_OBJECT

private slots:
    void nothingIsSaidTooEarly()
    {
        ReadingEstimate estimate;
        QVERIFY(!estimate.left(0s));
        for (int i = 0; i < 100; ++i) estimate.add(1000);
        for (int i = 0; i < 4; ++i) estimate.noteRead(1000, 500ms * i);
        QVERIFY(!estimate.left(2s)); // four files
        for (int i = 0; i < 90; ++i) estimate.noteRead(1000, 2s);
        QVERIFY(estimate.left(3s));
        for (int i = 0; i < 6; ++i) estimate.noteRead(1000, 4s);
        QVERIFY(!estimate.left(5s)); // nothing is left
    }

    void evenReadingIsSaidExactly()
    {
        ReadingEstimate estimate;
        for (int i = 0; i < 1000; ++i) estimate.add(500'000);
        for (int i = 0; i < 400; ++i) estimate.noteRead(500'000, 20ms * i);
        const auto left = estimate.left(20ms * 400);
        QVERIFY(left && *left >= 11s && *left <= 13s);
    }

    /// A hundred small files tell little of ten large ones.
    void largeFilesCountAsTheyAre()
    {
        ReadingEstimate estimate;
        for (int i = 0; i < 100; ++i) estimate.add(100'000);
        for (int i = 0; i < 10; ++i) estimate.add(20'000'000);
        for (int i = 0; i < 100; ++i) estimate.noteRead(100'000, 20ms * (i + 1));
        const auto left = estimate.left(2s); // 20 MB of cost in 2 s; 201 MB are left
        QVERIFY(left && *left >= 19s && *left <= 21s);
    }

    /// As where the first half of a library is in the cache and the rest is not.
    void whatWentFastBeforeIsForgotten()
    {
        ReadingEstimate estimate;
        for (int i = 0; i < 2000; ++i) estimate.add(100'000);
        for (int i = 0; i < 1000; ++i) estimate.noteRead(100'000, 1ms * i);
        for (int i = 0; i < 200; ++i) estimate.noteRead(100'000, 1s + 100ms * i);
        const auto left = estimate.left(21s);
        QVERIFY(left && *left >= 70s && *left <= 90s);
    }

    void filesOfUnknownSizeAreAverageOnes()
    {
        ReadingEstimate estimate;
        for (int i = 0; i < 50; ++i) estimate.add(1'000'000);
        for (int i = 0; i < 50; ++i) estimate.add({});
        for (int i = 0; i < 50; ++i) estimate.noteRead(1'000'000, 100ms * (i + 1));
        const auto left = estimate.left(5s);
        QVERIFY(left && *left >= 4s && *left <= 6s);
    }
};

QTEST_APPLESS_MAIN(tst_ReadingEstimate)
#include "tst_ReadingEstimate.moc"
