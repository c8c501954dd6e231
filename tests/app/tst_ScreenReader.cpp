// What a screen reader gets of the running program over AT-SPI: it reads clips, lanes with their ranges, the
// figure's tags, the query with its answer and the wall, and works them without a mouse.

#include "tests/support/Patience.h"
#include "tests/support/TestData.h"

#include <QDBusArgument>
#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusObjectPath>
#include <QDBusVariant>
#include <QDir>
#include <QFile>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include <functional>
#include <optional>

using namespace tagline::test;

namespace {

const QString accessible = QStringLiteral("org.a11y.atspi.Accessible");
const QString valueOf = QStringLiteral("org.a11y.atspi.Value");

/// A control or a part of one, as others see it on the bus.
struct Seen
{
    QString service, path;
};

/// The bus of screen readers.
class Reader
{
public:
    explicit Reader(const QString& address)
        : m_bus(QDBusConnection::connectToBus(address, QStringLiteral("reader")))
    {
    }

    bool isConnected() const { return m_bus.isConnected(); }
    Seen desktop() const { return {"org.a11y.atspi.Registry", "/org/a11y/atspi/accessible/root"}; }
    QString name(const Seen& of) const { return property(of, accessible, "Name").toString(); }
    QString description(const Seen& of) const { return property(of, accessible, "Description").toString(); }
    QString role(const Seen& of) const { return call(of, accessible, "GetRoleName").value(0).toString(); }
    double value(const Seen& of) const { return property(of, valueOf, "CurrentValue").toDouble(); }
    void setValue(const Seen& of, double value) const
    {
        call(of, "org.freedesktop.DBus.Properties", "Set",
             {valueOf, "CurrentValue", QVariant::fromValue(QDBusVariant(value))});
    }
    void type(const Seen& into, const QString& text) const
    {
        call(into, "org.a11y.atspi.EditableText", "SetTextContents", {text});
    }
    QString text(const Seen& of) const
    {
        return call(of, "org.a11y.atspi.Text", "GetText", {0, -1}).value(0).toString();
    }
    /// Whether it can be seen now.
    bool isShowing(const Seen& of) const
    {
        constexpr uint showing = 1u << 25; // of AT-SPI's states
        const QVariant state = call(of, accessible, "GetState").value(0);
        return state.canConvert<QDBusArgument>() &&
               (qdbus_cast<QList<uint>>(state.value<QDBusArgument>()).value(0) & showing);
    }
    void act(const Seen& on) const { call(on, "org.a11y.atspi.Action", "DoAction", {0}); }
    QList<Seen> children(const Seen& of) const;
    /// The first below, in reading order, that is meant.
    std::optional<Seen> find(const Seen& below, const std::function<bool(const Seen&)>& isMeant) const;
    std::optional<Seen> find(const Seen& below, const QString& role, const QString& name) const
    {
        return find(below,
                    [&](const Seen& each) { return this->name(each) == name && this->role(each) == role; });
    }

private:
    QVariantList call(const Seen& of, const QString& interface, const QString& method,
                      const QVariantList& arguments = {}) const
    {
        QDBusMessage message = QDBusMessage::createMethodCall(of.service, of.path, interface, method);
        message.setArguments(arguments);
        return m_bus.call(message).arguments();
    }
    QVariant property(const Seen& of, const QString& interface, const QString& name) const
    {
        return call(of, "org.freedesktop.DBus.Properties", "Get", {interface, name})
            .value(0)
            .value<QDBusVariant>()
            .variant();
    }

    QDBusConnection m_bus;
};

QList<Seen> Reader::children(const Seen& of) const
{
    QList<Seen> found;
    const QVariant answer = call(of, accessible, "GetChildren").value(0);
    if (!answer.canConvert<QDBusArgument>()) return found;
    const auto list = answer.value<QDBusArgument>();
    list.beginArray();
    while (!list.atEnd()) {
        Seen child;
        QDBusObjectPath path;
        list.beginStructure();
        list >> child.service >> path;
        list.endStructure();
        child.path = path.path();
        found << child;
    }
    list.endArray();
    return found;
}

std::optional<Seen> Reader::find(const Seen& below, const std::function<bool(const Seen&)>& isMeant) const
{
    for (const Seen& child : children(below)) {
        if (isMeant(child)) return child;
        if (const auto found = find(child, isMeant)) return found;
    }
    return {};
}

} // namespace

class tst_ScreenReader : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void clipsAreRows();
    void lanesHaveTheirRanges();
    void theTimelinesValueIsThePlayhead();
    void theFiguresTagsAreSaid();
    void aQueryIsTypedAndItsAnswerRead();
    void theWallsRowsHaveTheirTags();
    void everyControlHasAName();
    void cleanupTestCase();

private:
    std::optional<Seen> control(const QString& role, const QString& name)
    {
        return m_reader->find(m_window, role, name);
    }

    QTemporaryDir m_folder;
    QProcess m_session, m_program;
    std::unique_ptr<Reader> m_reader;
    Seen m_window;
};

void tst_ScreenReader::initTestCase()
{
    for (const QString& program :
         {QStandardPaths::findExecutable("dbus-daemon"), QString("/usr/libexec/at-spi-bus-launcher")})
        QVERIFY2(QFile::exists(program), "no bus for screen readers: install dbus-daemon and at-spi2-core");
    m_session.start("dbus-daemon", {"--session", "--nofork", "--nopidfile", "--print-address"});
    QVERIFY(m_session.waitForReadyRead());
    const QString session = QString::fromUtf8(m_session.readLine()).trimmed();
    auto bus = QDBusConnection::connectToBus(session, "session");
    QVERIFY2(bus.isConnected(), qPrintable(session));
    const auto address = bus.call(
        QDBusMessage::createMethodCall("org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress"));
    m_reader = std::make_unique<Reader>(address.arguments().value(0).toString());
    QVERIFY2(m_reader->isConnected(), qPrintable(address.errorMessage()));

    QDir().mkpath(m_folder.filePath("sample"));
    const QDir sample(sourceFolder() + "/resources/sample");
    for (const QString& name : sample.entryList({"walk.glb*", "run.glb*", "mannequin.glb", "sample.tagline"}))
        QFile::copy(sample.filePath(name), m_folder.filePath("sample/" + name));
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert("DBUS_SESSION_BUS_ADDRESS", session);
    environment.insert("QT_LINUX_ACCESSIBILITY_ALWAYS_ON", "1");
    environment.insert("TAGLINE_CACHE_DIR", m_folder.filePath("cache"));
    environment.insert("TAGLINE_STATE_DIR", m_folder.filePath("state"));
    m_program.setProcessEnvironment(environment);
    m_program.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    m_program.start(qEnvironmentVariable("TAGLINE_PROGRAM"), {m_folder.filePath("sample")});
    QVERIFY(m_program.waitForStarted());
    const auto isWindow = [this](const Seen& each) {
        return m_reader->role(each) == "frame" && m_reader->name(each).contains("Tagline");
    };
    QVERIFY(QTest::qWaitFor(
        [&] {
            const auto found = m_reader->find(m_reader->desktop(), isWindow);
            if (found) m_window = *found;
            return found.has_value();
        },
        patience));
}

void tst_ScreenReader::clipsAreRows()
{
    std::optional<Seen> walk;
    QVERIFY(QTest::qWaitFor(
        [&] {
            const auto list = control("list", "Clips");
            walk = list ? m_reader->find(*list,
                                         [this](const Seen& row) {
                                             return m_reader->name(row).startsWith("walk") &&
                                                    m_reader->name(row).contains(" frames");
                                         })
                        : std::nullopt;
            return walk.has_value();
        },
        patience));
    QCOMPARE(m_reader->role(*walk), QString("list item"));
}

void tst_ScreenReader::lanesHaveTheirRanges()
{
    std::optional<Seen> lane;
    QVERIFY(QTest::qWaitFor(
        [&] {
            const auto timeline = control("tree", "Timeline");
            lane = timeline ? m_reader->find(*timeline, "list", "Run") : std::nullopt;
            return lane.has_value();
        },
        patience));
    const QList<Seen> ranges = m_reader->children(*lane);
    QVERIFY(!ranges.isEmpty());
    QCOMPARE(m_reader->description(*lane),
             ranges.size() == 1 ? QString("1 range") : QString("%1 ranges").arg(ranges.size()));
    for (const Seen& range : ranges) {
        QCOMPARE(m_reader->role(range), QString("list item"));
        const QString name = m_reader->name(range);
        QVERIFY2(name.startsWith("Run · ") && name.contains(QString::fromUtf8(" – ")), qPrintable(name));
    }
}

void tst_ScreenReader::theTimelinesValueIsThePlayhead()
{
    const auto timeline = control("tree", "Timeline");
    QVERIFY(timeline);
    m_reader->setValue(*timeline, 7);
    QTRY_COMPARE_WITH_TIMEOUT(m_reader->value(*timeline), 7.0, patience);
}

void tst_ScreenReader::theFiguresTagsAreSaid()
{
    const auto isPicture = [this](const Seen& each) { return m_reader->name(each) == "Viewport"; };
    const auto picture = m_reader->find(m_window, isPicture);
    QVERIFY(picture);
    QTRY_VERIFY2_WITH_TIMEOUT(m_reader->description(*picture).contains("Tags: ") &&
                                  m_reader->description(*picture).contains("frame 7"),
                              qPrintable(m_reader->description(*picture)), patience);
}

void tst_ScreenReader::aQueryIsTypedAndItsAnswerRead()
{
    const auto query = m_reader->find(m_window, [this](const Seen& each) {
        return m_reader->name(each) == "Query" && m_reader->role(each) == "text";
    });
    QVERIFY(query);
    m_reader->type(*query, "Run");
    QCOMPARE(m_reader->text(*query), QString("Run"));
    const auto isAnswer = [this](const Seen& each) {
        return m_reader->role(each) == "label" &&
               m_reader->name(each).startsWith("1 range · 1 clip · 253 frames");
    };
    std::optional<Seen> answer;
    QTRY_VERIFY_WITH_TIMEOUT((answer = m_reader->find(m_window, isAnswer)).has_value(), patience);
    const auto list = control("list", "Clips");
    QVERIFY(list);
    const auto isHit = [this](const Seen& row) { return m_reader->name(row).contains("matched frame"); };
    QVERIFY(m_reader->find(*list, isHit));
}

void tst_ScreenReader::theWallsRowsHaveTheirTags()
{
    const auto button = m_reader->find(m_window, [this](const Seen& each) {
        return m_reader->name(each) == "Wall" && m_reader->role(each) == "check box";
    });
    QVERIFY(button);
    m_reader->act(*button);
    std::optional<Seen> row;
    QVERIFY(QTest::qWaitFor(
        [&] {
            const auto wall = control("list", "Wall");
            row =
                wall ? m_reader->find(
                           *wall, [this](const Seen& each) { return m_reader->name(each).startsWith("run"); })
                     : std::nullopt;
            return row.has_value();
        },
        patience));
    QCOMPARE(m_reader->role(*row), QString("list item"));
    QVERIFY2(m_reader->description(*row).contains("Run: "), qPrintable(m_reader->description(*row)));
}

/// What can be worked says what it is.
void tst_ScreenReader::everyControlHasAName()
{
    const QStringList worked{"push button", "check box",   "radio button", "toggle button", "combo box",
                             "slider",      "spin button", "text",         "entry"};
    int count = 0;
    QStringList nameless;
    m_reader->find(m_window, [&](const Seen& each) {
        if (!worked.contains(m_reader->role(each)) || !m_reader->isShowing(each)) return false;
        ++count;
        if (m_reader->name(each).isEmpty()) nameless << m_reader->role(each) + ' ' + each.path;
        return false;
    });
    QVERIFY2(nameless.isEmpty(), qPrintable(nameless.join('\n')));
    QVERIFY(count > 10);
}

void tst_ScreenReader::cleanupTestCase()
{
    m_program.kill();
    m_program.waitForFinished();
    m_reader.reset();
    m_session.terminate();
    m_session.waitForFinished();
}

QTEST_GUILESS_MAIN(tst_ScreenReader)
#include "tst_ScreenReader.moc"
