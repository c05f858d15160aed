// Ten thousand random edits in the real editor: undone, redone, killed and reopened.
#include "app/domain/document/document.h"
#include "app/domain/document/taborder.h"
#include "app/store/schema/opendatabase.h"
#include "app/wire/documentcodec.h"
#include "app/wire/json.h"
#include "app/workflow/drafts/drafteditor.h"
#include "app/workflow/drafts/draftmerge.h"
#include "tests/support/paths.h"
#include "tests/support/scribbler.h"
#include "tests/support/testmain.h"
#include "tests/ui/editor/editorstation.h"

#include <QCryptographicHash>
#include <QProcess>
#include <QProcessEnvironment>
#include <QRandomGenerator>
#include <QTest>
#include <QUndoStack>

#include <chrono>
#include <cstdio>

namespace tst_randomedits {

using namespace ink;
using namespace std::chrono_literals;

namespace {

const QString agreement = ink::test::sourcePath(QStringLiteral("resources/samples/agreement.pdf"));
const QString annex = ink::test::sourcePath(QStringLiteral("resources/samples/annex.pdf"));

QByteArray wireOf(const domain::Document& document)
{
    return wire::toBytes(wire::toJson(document));
}

QByteArray digestOf(const QByteArray& bytes)
{
    return QCryptographicHash::hash(bytes, QCryptographicHash::Sha1).toHex();
}

/** The edited content, without values from the service and values that exist only in this process. */
QByteArray editsOf(domain::Document document)
{
    document.version = 0;
    document.lastModifiedTime = {};
    document.histories.clear();
    document.files.clear();
    for (domain::Invitation& invitation : document.invitations) {
        invitation.id = {};
        invitation.guid.clear();
        invitation.signingUrl.clear();
        invitation.waitingFor = {};
        invitation.mail.reset();
        invitation.role.clear();
        invitation.extra = {};
    }
    for (domain::Tag& tag : document.tags) {
        const int turn = tag.facts.tabPosition;
        tag.id = {};
        tag.pageId = {};
        tag.invitationId = {};
        tag.extra = {};
        tag.facts = {};
        tag.facts.tabPosition = turn;
    }
    return wireOf(document);
}

/** A draft of two files in an editor; null when that failed. */
std::unique_ptr<workflow::DraftEditor> newDraft(test::EditorStation& station)
{
    auto editor = std::make_unique<workflow::DraftEditor>(station.session, *station.journal);
    std::optional<Result<void>> made;
    editor->create({agreement, annex}, {}, editor.get(), [&made](const Result<void>& r) { made = r; });
    if (!QTest::qWaitFor([&made] { return made.has_value(); }, 20000) || !*made) return nullptr;
    return editor;
}

bool openIn(workflow::DraftEditor& editor, domain::DocumentId id)
{
    std::optional<Result<void>> opened;
    editor.open(id, &editor, [&opened](const Result<void>& r) { opened = r; });
    return QTest::qWaitFor([&opened] { return opened.has_value(); }, 20000) && opened->has_value();
}

bool flush(workflow::DraftEditor& editor)
{
    std::optional<Result<void>> flushed;
    editor.flush(&editor, [&flushed](const Result<void>& r) { flushed = r; });
    if (!QTest::qWaitFor([&flushed] { return flushed.has_value(); }, 20000)) return false;
    if (!*flushed)
        qWarning() << flushed->error().detail.english()
                   << (flushed->error().fields.isEmpty() ? QString() : flushed->error().fields.first().field);
    return flushed->has_value();
}

/** Reports each state to the parent process before and after it is written. */
class Witness final : public ui::DraftTarget
{
public:
    explicit Witness(workflow::DraftEditor& editor) : m_editor(editor) {}
    [[nodiscard]] const domain::Document& document() const override { return m_editor.document(); }
    void apply(const domain::Document& changed) override
    {
        say("about", changed);
        m_editor.apply(changed);
    }
    [[nodiscard]] domain::TagId nextTagId() override { return m_editor.nextLocalTagId(); }

    static void say(const char* what, const domain::Document& document)
    {
        std::printf("@%s %s\n", what, digestOf(editsOf(document)).constData());
        std::fflush(stdout);
    }

private:
    workflow::DraftEditor& m_editor;
};

} // namespace

class TestRandomEdits final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void tenThousandEditsAreUndoneAndRedoneToTheByte()
    {
        test::EditorStation station;
        QVERIFY(station.open());
        const auto editor = newDraft(station);
        QVERIFY(editor);
        editor->setSaveDelay(
            1h); // ids from the service would change the bytes; the journal is written all the time
        ui::DraftEditorTarget target(*editor);
        QUndoStack stack;
        test::Scribbler scribbler(target, stack);
        const QByteArray start = wireOf(editor->document());
        QHash<int, QByteArray> states; // by index in the stack
        states.insert(0, digestOf(start));
        for (int edits = 0; edits < 10'000; ++edits) {
            const int before = stack.index();
            const bool did = scribbler.scribble();
            const QByteArray now = digestOf(wireOf(editor->document()));
            if (did && stack.index() >= before)
                states.insert(stack.index(), now);
            else
                QCOMPARE(now, states.value(stack.index())); // undone, redone, or typed back
            if (edits % 100 != 0) continue;
            QCoreApplication::processEvents(); // the journal is up to date at the end of the turn
            auto other = store::openSqlite(station.dir.filePath(QStringLiteral("workstation.db")),
                                           store::Schema::Workstation);
            QVERIFY(other.has_value());
            const auto entry =
                store::DraftJournal(**other).read(QStringLiteral("local"), editor->document().id);
            QVERIFY(entry && *entry);
            const auto object = wire::parseJsonObject((*entry)->body);
            QVERIFY(object.has_value());
            const auto kept = wire::documentFromJson(*object);
            QVERIFY(kept.has_value());
            QCOMPARE(editsOf(*kept), editsOf(editor->document()));
        }
        while (stack.canRedo())
            stack.redo();
        const QByteArray end = wireOf(editor->document());
        const int count = stack.count();
        qInfo("%d steps to undo after 10,000 edits", count);
        QVERIFY(count > 4'000);
        while (stack.canUndo()) {
            stack.undo();
            if (stack.index() % 100 == 0)
                QCOMPARE(digestOf(wireOf(editor->document())), states.value(stack.index()));
        }
        QCOMPARE(wireOf(editor->document()), start);
        while (stack.canRedo()) {
            stack.redo();
            if (stack.index() % 100 == 0)
                QCOMPARE(digestOf(wireOf(editor->document())), states.value(stack.index()));
        }
        QCOMPARE(wireOf(editor->document()), end);
        QVERIFY(flush(*editor)); // the service accepts the outcome
    }

    void theServiceGetsWhatIsOnTheScreen()
    {
        test::EditorStation station;
        QVERIFY(station.open());
        const auto editor = newDraft(station);
        QVERIFY(editor);
        editor->setSaveDelay(1ms);
        ui::DraftEditorTarget target(*editor);
        QUndoStack stack;
        test::Scribbler scribbler(target, stack, 7);
        for (int round = 0; round < 20; ++round) {
            for (int edits = 0; edits < 15; ++edits) {
                scribbler.scribble();
                QCoreApplication::processEvents();
            }
            QVERIFY(flush(*editor));
            QCOMPARE(editor->saveState(), workflow::DraftEditor::SaveState::Saved);
            workflow::DraftEditor other(station.session, *station.journal);
            QVERIFY(openIn(other, editor->document().id));
            QCOMPARE(editsOf(other.document()), editsOf(editor->document()));
        }
        // Saving in between assigned ids; earlier steps can still be undone.
        while (stack.canUndo())
            stack.undo();
        QVERIFY(editor->document().tags.isEmpty());
        QVERIFY(flush(*editor));
    }

    void aKillAtAnyPointLosesNothing()
    {
        test::EditorStation station;
        QVERIFY(station.open());
        domain::DocumentId id;
        {
            const auto editor = newDraft(station);
            QVERIFY(editor);
            id = editor->document().id;
        }
        QRandomGenerator random(77);
        QByteArray last; // the state before the next process starts
        for (int round = 0; round < 10; ++round) {
            QProcess process;
            auto environment = QProcessEnvironment::systemEnvironment();
            environment.insert(QStringLiteral("INKSTONE_SCRIBBLE_IN"), station.dir.path());
            environment.insert(QStringLiteral("INKSTONE_SCRIBBLE_AT"), station.host->baseUrl());
            environment.insert(QStringLiteral("INKSTONE_SCRIBBLE_KEY"),
                               QString::fromLatin1(station.host->localKey().value().reveal()));
            environment.insert(QStringLiteral("INKSTONE_SCRIBBLE_ON"), QString::number(id.value()));
            environment.insert(QStringLiteral("INKSTONE_SCRIBBLE_SEED"), QString::number(100 + round));
            process.setProcessEnvironment(environment);
            QByteArray said;
            connect(&process, &QProcess::readyReadStandardOutput, &process,
                    [&] { said += process.readAllStandardOutput(); });
            process.start(QCoreApplication::applicationFilePath(),
                          {QStringLiteral("--case"), QStringLiteral("tst_randomedits"),
                           QStringLiteral("scribbleUntilKilled")});
            const auto enough = random.bounded(3, 250);
            QVERIFY2(QTest::qWaitFor([&] { return said.count("@done") >= enough; }, 60000), said.constData());
            process.kill();
            QVERIFY(QTest::qWaitFor([&] { return process.state() == QProcess::NotRunning; }, 20000));
            said += process.readAllStandardOutput();

            QByteArrayList allowed; // the last completed state, and the one being written
            QByteArray first;
            for (const QByteArray& line : said.split('\n')) {
                if (!line.startsWith('@') || line.size() < 46) continue; // cut in the middle
                const QByteArray digest = line.right(40);
                if (line.startsWith("@opened")) first = digest;
                if (!line.startsWith("@about")) allowed.clear();
                allowed.append(digest);
            }
            if (!last.isEmpty()) QCOMPARE(first, last);
            workflow::DraftEditor editor(station.session, *station.journal);
            editor.setSaveDelay(1h);
            QVERIFY(openIn(editor, id));
            last = digestOf(editsOf(editor.document()));
            QVERIFY2(allowed.contains(last), qPrintable(QStringLiteral("round %1").arg(round)));
            if (round % 3 == 2) QVERIFY(flush(editor));
        }
    }

    /** Run by the processes that the previous test kills. */
    void scribbleUntilKilled()
    {
        const QString folder = qEnvironmentVariable("INKSTONE_SCRIBBLE_IN");
        if (folder.isEmpty()) return;
        const QTemporaryDir own;
        settings::Settings settings(own.filePath(QStringLiteral("settings.ini")));
        secrets::MemorySecretStore secrets;
        workflow::Session session(settings, secrets, []() -> Result<workflow::LocalService> {
            return workflow::LocalService{QUrl(qEnvironmentVariable("INKSTONE_SCRIBBLE_AT")),
                                          Secret(qgetenv("INKSTONE_SCRIBBLE_KEY"))};
        });
        std::optional<Result<void>> opened;
        session.open(QStringLiteral("local"), this, [&](const Result<void>& result) { opened = result; });
        QVERIFY(QTest::qWaitFor([&] { return opened.has_value(); }, 20000) && *opened);
        const auto database =
            store::openSqlite(folder + QStringLiteral("/workstation.db"), store::Schema::Workstation).value();
        store::DraftJournal journal(*database);
        workflow::DraftEditor editor(session, journal);
        QVERIFY(openIn(editor, domain::DocumentId(qEnvironmentVariableIntValue("INKSTONE_SCRIBBLE_ON"))));
        editor.setSaveDelay(15ms);
        Witness target(editor);
        Witness::say("opened", editor.document());
        QUndoStack stack;
        test::Scribbler scribbler(
            target, stack, static_cast<quint32>(qEnvironmentVariableIntValue("INKSTONE_SCRIBBLE_SEED")));
        for (;;) {
            scribbler.scribble();
            QCoreApplication::processEvents();
            Witness::say("done", editor.document());
        }
    }
};

INK_TEST(TestRandomEdits, "tst_randomedits")

} // namespace tst_randomedits

#include "tst_randomedits.moc"
