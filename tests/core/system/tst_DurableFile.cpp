#include "core/system/SystemError.h"
#include "core/system/saving/DurableFile.h"
#include "core/system/saving/FileContent.h"
#include "core/system/saving/ScratchFile.h"
#include "tests/support/Nobody.h"

#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <filesystem>
#include <fstream>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>

using namespace tagline;
namespace fs = std::filesystem;

class tst_DurableFile : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void writesANewFileWithTheUsualMode();
    void replacesAFileAndKeepsItsMode();
    void linkWithinTheFolderStaysALink();
    void refusedTargetsAreLeftAlone_data();
    void refusedTargetsAreLeftAlone();
    void directWritingKeepsTheFile();
    void directWritingIsForTheExpectedFileAlone();
    void directWritingNeedsNoOtherFile();
    void aFullDiskPutsBackWhatWasWrittenOver();
    void readOnlyFileCanBeMadeWritable();
    void aReadOnlyFolderIsNotToldAsAReadOnlyFile();
    void fullDiskLeavesTheOldFileAndSaysWhy();
    void refusalsOfTheSystemAreSaidInWords_data();
    void refusalsOfTheSystemAreSaidInWords();
    void theFileKeepsItsGroup();
    void bytesMayComeOneAfterTheOther();
    void aScratchFileLeavesNothing();
    void folderThatIsNotThere();
    void stampTellsContentFromTouching();
    void readingSaysWhatIsWrong();
    void readingStopsPastTheLimit();

private:
    std::string path(const char* name) const { return (m_folder->path() + '/' + name).toStdString(); }
    void put(const char* name, const std::string& text) const { std::ofstream(path(name)) << text; }
    std::string text(const char* name) const { return readFile(path(name), 1000).valueOr({}).bytes; }
    std::size_t entryCount() const
    {
        return std::size_t(std::distance(fs::directory_iterator(m_folder->path().toStdString()), {}));
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void tst_DurableFile::init() { m_folder = std::make_unique<QTemporaryDir>(); }

void tst_DurableFile::writesANewFileWithTheUsualMode()
{
    const mode_t before = ::umask(027);
    QVERIFY(writeDurably(path("new"), std::string("a\0b", 3)).hasValue());
    ::umask(before);
    QCOMPARE(text("new"), std::string("a\0b", 3));
    struct stat status = {};
    QCOMPARE(::stat(path("new").c_str(), &status), 0);
    QCOMPARE(status.st_mode & 0777u, 0640u);
    QCOMPARE(entryCount(), 1u);
}

void tst_DurableFile::replacesAFileAndKeepsItsMode()
{
    put("old", "before");
    QCOMPARE(::chmod(path("old").c_str(), 0604), 0);
    QVERIFY(writeDurably(path("old"), "after").hasValue());
    QCOMPARE(text("old"), std::string("after"));
    struct stat status = {};
    QCOMPARE(::stat(path("old").c_str(), &status), 0);
    QCOMPARE(status.st_mode & 0777u, 0604u);
    QCOMPARE(entryCount(), 1u);
}

void tst_DurableFile::linkWithinTheFolderStaysALink()
{
    put("real", "before");
    fs::create_symlink("real", path("link"));
    QVERIFY(writeDurably(path("link"), "after").hasValue());
    QVERIFY(fs::is_symlink(path("link")));
    QCOMPARE(text("real"), std::string("after"));
    QCOMPARE(entryCount(), 2u);
}

void tst_DurableFile::refusedTargetsAreLeftAlone_data()
{
    QTest::addColumn<QString>("code");
    QTest::newRow("outside") << "file.link-outside";
    QTest::newRow("dangling") << "file.link-dangling";
    QTest::newRow("loop") << "file.link-loop";
    QTest::newRow("fifo") << "file.in-the-way";
    QTest::newRow("socket") << "file.in-the-way";
    QTest::newRow("folder") << "file.in-the-way";
    QTest::newRow("device") << "file.link-outside";
    QTest::newRow("read-only") << "file.read-only";
}

void tst_DurableFile::refusedTargetsAreLeftAlone()
{
    QFETCH(QString, code);
    QTemporaryDir elsewhere;
    const std::string outside = elsewhere.path().toStdString() + "/target";
    std::ofstream(outside) << "precious";
    fs::create_symlink(outside, path("outside"));
    fs::create_symlink("nothing", path("dangling"));
    fs::create_symlink("loop2", path("loop"));
    fs::create_symlink("loop", path("loop2"));
    fs::create_symlink("/dev/null", path("device"));
    QCOMPARE(::mkfifo(path("fifo").c_str(), 0600), 0);
    fs::create_directory(path("folder"));
    put("read-only", "locked");
    QCOMPARE(::chmod(path("read-only").c_str(), 0444), 0);
    const int listening = ::socket(AF_UNIX, SOCK_STREAM, 0);
    sockaddr_un address = {};
    address.sun_family = AF_UNIX;
    qstrncpy(address.sun_path, path("socket").c_str(), sizeof address.sun_path);
    QCOMPARE(::bind(listening, reinterpret_cast<sockaddr*>(&address), sizeof address), 0);
    ::close(listening);

    const std::string target = path(QTest::currentDataTag());
    const auto typeBefore = fs::symlink_status(target).type();
    const std::size_t countBefore = entryCount();
    for (const auto& done :
         {checkWritable(target), writeDurably(target, "new"), checkWritable(target, WritingWay::Direct),
          writeDirectly(target, "new", stampOf(target).valueOr({}))}) {
        QVERIFY(!done.hasValue());
        QCOMPARE(QString::fromStdString(done.error().code), code);
        QCOMPARE(done.error().file, target);
    }
    QCOMPARE(fs::symlink_status(target).type(), typeBefore);
    QCOMPARE(entryCount(), countBefore);
    QVERIFY(!fs::exists(path("nothing")));
    QCOMPARE(readFile(outside, 100)->bytes, std::string("precious"));
    QCOMPARE(text("read-only"), std::string("locked"));
}

/// The same file with another content, longer or shorter: no other name or file comes about.
void tst_DurableFile::directWritingKeepsTheFile()
{
    put("tags", "before");
    QCOMPARE(::chmod(path("tags").c_str(), 0604), 0);
    fs::create_hard_link(path("tags"), path("other name"));
    for (const std::string& bytes :
         {std::string("a longer one than before"), std::string("x"), std::string()}) {
        const auto number = stampOf(path("tags"))->inode;
        const auto done = writeDirectly(path("tags"), bytes, *stampOf(path("tags")));
        QVERIFY2(done, done ? "" : done.error().text().c_str());
        QCOMPARE(text("tags"), bytes);
        QCOMPARE(text("other name"), bytes);
        QCOMPARE(stampOf(path("tags"))->inode, number);
        QCOMPARE(unsigned(fs::status(path("tags")).permissions()), 0604u);
        QCOMPARE(entryCount(), 2u);
    }
    fs::create_symlink("tags", path("link"));
    QVERIFY(writeDirectly(path("link"), "by a link", *stampOf(path("link"))));
    QVERIFY(fs::is_symlink(path("link")));
    QCOMPARE(text("tags"), std::string("by a link"));
}

void tst_DurableFile::directWritingIsForTheExpectedFileAlone()
{
    put("tags", "before");
    const FileStamp before = *stampOf(path("tags"));
    put("tags", "theirs");
    QCOMPARE(writeDirectly(path("tags"), "ours", before).error().code, std::string("file.changed"));
    QCOMPARE(writeDirectly(path("tags"), "ours", FileStamp()).error().code, std::string("file.changed"));
    QCOMPARE(text("tags"), std::string("theirs"));
    fs::remove(path("tags"));
    QCOMPARE(writeDirectly(path("tags"), "ours", before).error().code, std::string("file.changed"));
    QVERIFY(!fs::exists(path("tags")));
    QVERIFY(writeDirectly(path("tags"), "the first", FileStamp()));
    QCOMPARE(text("tags"), std::string("the first"));
}

/// A folder that takes no new files is enough, where the file itself may be written.
void tst_DurableFile::directWritingNeedsNoOtherFile()
{
    put("tags", "before");
    QCOMPARE(::chmod(path("tags").c_str(), 0666), 0);
    QCOMPARE(::chmod(m_folder->path().toUtf8(), 0555), 0);
    {
        const tagline::test::Nobody nobody;
        QVERIFY(!writeDurably(path("tags"), "after", *stampOf(path("tags"))));
        QVERIFY(checkWritable(path("tags"), WritingWay::Direct));
        const auto done = writeDirectly(path("tags"), "after", *stampOf(path("tags")));
        QVERIFY2(done, done ? "" : done.error().text().c_str());
        QCOMPARE(checkWritable(path("new"), WritingWay::Direct).error().code, std::string("file.write"));
    }
    QCOMPARE(::chmod(m_folder->path().toUtf8(), 0755), 0);
    QCOMPARE(text("tags"), std::string("after"));
}

void tst_DurableFile::aFullDiskPutsBackWhatWasWrittenOver()
{
    put("tags", "before");
    const FileStamp before = *stampOf(path("tags"));
    rlimit unlimited = {};
    QCOMPARE(::getrlimit(RLIMIT_FSIZE, &unlimited), 0);
    const auto handler = std::signal(SIGXFSZ, SIG_IGN);
    rlimit small = unlimited;
    small.rlim_cur = 4096;
    QCOMPARE(::setrlimit(RLIMIT_FSIZE, &small), 0);
    const auto done = writeDirectly(path("tags"), std::string(10'000, 'x'), before);
    const auto first = writeDirectly(path("new"), std::string(10'000, 'x'), FileStamp());
    ::setrlimit(RLIMIT_FSIZE, &unlimited);
    std::signal(SIGXFSZ, handler);

    for (const Error& error : {done.error(), first.error()}) {
        QCOMPARE(error.code, std::string("file.write"));
        QCOMPARE(error.message, "cannot be written: " + std::string(std::strerror(EFBIG)));
    }
    QCOMPARE(text("tags"), std::string("before"));
    QCOMPARE(entryCount(), 1u);
}

void tst_DurableFile::readOnlyFileCanBeMadeWritable()
{
    put("locked", "before");
    QCOMPARE(::chmod(path("locked").c_str(), 0444), 0);
    QVERIFY(!writeDurably(path("locked"), "after").hasValue());
    QVERIFY(makeWritable(path("locked")).hasValue());
    QVERIFY(writeDurably(path("locked"), "after").hasValue());
    QCOMPARE(text("locked"), std::string("after"));
    QCOMPARE(makeWritable(path("nothing")).error().file, path("nothing"));
}

// A limit on the size of files stands in for a full disk: write() fails half-way with a reason of its own.
// To make the file writable would help nobody, and leave it so.
void tst_DurableFile::aReadOnlyFolderIsNotToldAsAReadOnlyFile()
{
    put("locked", "old");
    QCOMPARE(::chmod(path("locked").c_str(), 0444), 0);
    QCOMPARE(::chmod(m_folder->path().toUtf8(), 0555), 0);
    {
        const tagline::test::Nobody nobody;
        QVERIFY(isUnwritableFolder(m_folder->path().toStdString()));
        QCOMPARE(checkWritable(path("locked")).error().code, std::string("file.write"));
        QCOMPARE(checkWritable(path("new")).error().code, std::string("file.write"));
        const auto done = writeDurably(path("locked"), "new");
        QVERIFY(!done.hasValue());
        QCOMPARE(done.error().code, std::string("file.write"));
        QVERIFY2(done.error().message.find("files in its folder") != std::string::npos,
                 done.error().message.c_str());
    }
    QCOMPARE(::chmod(m_folder->path().toUtf8(), 0755), 0);
    QVERIFY(checkWritable(path("new")).hasValue() && !fs::exists(path("new")));
    QCOMPARE(checkWritable(path("no folder/new")).error().code, std::string("file.no-folder"));
    QVERIFY(!isUnwritableFolder(m_folder->path().toStdString()));
    QVERIFY(!isUnwritableFolder(path("not there")));
}

void tst_DurableFile::fullDiskLeavesTheOldFileAndSaysWhy()
{
    put("tags", "before");
    rlimit unlimited = {};
    QCOMPARE(::getrlimit(RLIMIT_FSIZE, &unlimited), 0);
    const auto handler = std::signal(SIGXFSZ, SIG_IGN);
    rlimit small = unlimited;
    small.rlim_cur = 4096;
    QCOMPARE(::setrlimit(RLIMIT_FSIZE, &small), 0);
    const auto done = writeDurably(path("tags"), std::string(10'000, 'x'));
    ::setrlimit(RLIMIT_FSIZE, &unlimited);
    std::signal(SIGXFSZ, handler);

    QVERIFY(!done.hasValue());
    QCOMPARE(done.error().code, std::string("file.write"));
    QCOMPARE(done.error().message, "cannot be written: " + std::string(std::strerror(EFBIG)));
    QCOMPARE(text("tags"), std::string("before"));
    QCOMPARE(entryCount(), 1u);
}

void tst_DurableFile::refusalsOfTheSystemAreSaidInWords_data()
{
    QTest::addColumn<int>("reason");
    QTest::addColumn<QString>("code");
    QTest::addColumn<QString>("words");
    QTest::newRow("read-only mount") << EROFS << "file.read-only-disk"
                                     << "mounted read-only";
    QTest::newRow("full disk") << ENOSPC << "file.write"
                               << "the disk is full";
    QTest::newRow("quota") << EDQUOT << "file.write"
                           << "quota";
    QTest::newRow("folder of others") << EACCES << "file.write"
                                      << "you may not make files in its folder";
    QTest::newRow("anything else") << EIO << "file.write" << QString(std::strerror(EIO));
}

void tst_DurableFile::refusalsOfTheSystemAreSaidInWords()
{
    QFETCH(int, reason);
    QFETCH(QString, code);
    QFETCH(QString, words);
    const Error error = writeError(reason, "lib/a.tags.json");
    QCOMPARE(QString::fromStdString(error.code), code);
    QCOMPARE(error.file, std::string("lib/a.tags.json"));
    QVERIFY2(QString::fromStdString(error.message).contains(words), error.message.c_str());
}

/// A group that a team shares its files by, and that is not the one that new files get.
void tst_DurableFile::theFileKeepsItsGroup()
{
    std::vector<gid_t> groups(64);
    groups.resize(std::size_t(std::max(0, ::getgroups(int(groups.size()), groups.data()))));
    if (::geteuid() == 0) groups.push_back(4321);
    std::erase(groups, ::getegid());
    if (groups.empty()) QSKIP("SKIPPED: this user is in one group only");
    put("tags", "before");
    QCOMPARE(::chown(path("tags").c_str(), uid_t(-1), groups.back()), 0);
    QCOMPARE(::chmod(path("tags").c_str(), 0660), 0);
    QVERIFY(writeDurably(path("tags"), "after").hasValue());
    struct stat status = {};
    QCOMPARE(::stat(path("tags").c_str(), &status), 0);
    QCOMPARE(status.st_gid, groups.back());
    QCOMPARE(status.st_mode & 07777, mode_t(0660));
}

void tst_DurableFile::bytesMayComeOneAfterTheOther()
{
    const std::string part(700'000, 'x');
    const auto made = writeDurably(path("a"), [&](ByteSink& sink) -> Result<void> {
        sink.append("head");
        for (int i = 0; i < 3; ++i) sink.append(part);
        sink.append(std::string(3'000'000, 'y'));
        sink.overwrite(1, "EA");
        sink.append("tail");
        return sink.size() == 4 + 3 * part.size() + 3'000'004 ? Result<void>() : Error{"size", "wrong", {}};
    });
    QVERIFY(made);
    const std::string whole = readFile(path("a"), 10'000'000).valueOr({}).bytes;
    QCOMPARE(whole.size(), 4 + 3 * part.size() + 3'000'004);
    QCOMPARE(whole.substr(0, 6), std::string("hEAdxx"));
    QCOMPARE(whole.substr(whole.size() - 6), std::string("yytail"));

    const auto given = writeDurably(path("a"), [](ByteSink& sink) -> Result<void> {
        sink.append("new");
        return Error{"made.up", "does not work", {}};
    });
    QVERIFY(!given);
    QCOMPARE(given.error().code, std::string("made.up"));
    QCOMPARE(readFile(path("a"), 10'000'000).valueOr({}).bytes.size(), whole.size());
    QCOMPARE(entryCount(), 1u);
}

void tst_DurableFile::aScratchFileLeavesNothing()
{
    const std::string folder = m_folder->path().toStdString();
    {
        ScratchFile scratch(folder);
        QVERIFY(!scratch.path().empty());
        std::ofstream other(scratch.path());
        scratch.removeName();
        QCOMPARE(entryCount(), 0u);
        other << "written later";
        other.close();
        StringSink sink;
        QVERIFY(scratch.copyTo(sink));
        QCOMPARE(sink.take(), std::string("written later"));
        ScratchFile named(folder);
        QCOMPARE(entryCount(), 1u);
    }
    QCOMPARE(entryCount(), 0u);
    QVERIFY(ScratchFile(folder + "/none").path().empty());
}

void tst_DurableFile::folderThatIsNotThere()
{
    QCOMPARE(writeDurably(path("no/such"), "x").error().code, std::string("file.no-folder"));
    put("file", "x");
    QCOMPARE(writeDurably(path("file/inside"), "x").error().code, std::string("file.no-folder"));
}

void tst_DurableFile::stampTellsContentFromTouching()
{
    QVERIFY(!stampOf(path("tags"))->exists);
    put("tags", "one");
    const FileStamp first = *stampOf(path("tags"));
    QVERIFY(first.exists);
    QCOMPARE(first.size, 3);
    QCOMPARE(*stampOf(path("tags")), first);

    fs::last_write_time(path("tags"), fs::file_time_type::clock::now() + std::chrono::hours(1));
    const FileStamp touched = *stampOf(path("tags"));
    QVERIFY(!(touched == first));
    QVERIFY(touched.hasContentOf(first));

    put("tags", "two");
    QVERIFY(!stampOf(path("tags"))->hasContentOf(first));
    fs::remove(path("tags"));
    QVERIFY(!stampOf(path("tags"))->hasContentOf(first));
}

void tst_DurableFile::readingSaysWhatIsWrong()
{
    QCOMPARE(readFile(path("none"), 10).error().code, std::string("file.missing"));
    QCOMPARE(readFile(m_folder->path().toStdString(), 10).error().code, std::string("file.not-a-file"));
    QCOMPARE(::mkfifo(path("fifo").c_str(), 0600), 0);
    QCOMPARE(readFile(path("fifo"), 10).error().code, std::string("file.not-a-file"));
    if (::geteuid() == 0) return;
    put("secret", "x");
    QCOMPARE(::chmod(path("secret").c_str(), 0), 0);
    QCOMPARE(readFile(path("secret"), 10).error().code, std::string("file.unreadable"));
}

void tst_DurableFile::readingStopsPastTheLimit()
{
    put("long", "0123456789");
    QCOMPARE(readFile(path("long"), 10)->bytes.size(), 10u);
    const auto cut = readFile(path("long"), 4);
    QCOMPARE(cut->bytes, std::string("01234"));
    QCOMPARE(cut->stamp.size, 10);
}

QTEST_APPLESS_MAIN(tst_DurableFile)
#include "tst_DurableFile.moc"
