// Kill -9 at random moments while a user goes through a stack and signs it: afterwards every document is
// signed exactly once, and none that was not viewed. INKSTONE_KILLS sets the number of kills,
// INKSTONE_STACK_DOCUMENTS that of the documents.
#include "app/secrets/memorysecretstore.h"
#include "app/settings/settings.h"
#include "app/store/schema/opendatabase.h"
#include "app/workflow/session/session.h"
#include "app/workflow/signing/signingstack.h"
#include "tests/support/servicefixture.h"
#include "tests/support/testmain.h"

#include <QBuffer>
#include <QImage>
#include <QJsonArray>
#include <QJsonObject>
#include <QJsonValue>
#include <QProcess>
#include <QProcessEnvironment>
#include <QRandomGenerator>
#include <QTest>

#include <algorithm>

namespace tst_stackkill {

using namespace ink;
using namespace ink::test;
using store::StackJournal;
using workflow::SigningStack;

namespace {

constexpr int usualDocuments = 24;
constexpr int patienceWithUsual = 60'000;

/** Hundreds of documents exceed QtTest's time limit for a function; read before main. */
[[maybe_unused]] const bool isPatientWithKills =
    !qEnvironmentVariableIsSet("INKSTONE_STACK_DOCUMENTS") || qputenv("QTEST_FUNCTION_TIMEOUT", "7200000");

int stackDocuments()
{
    const int wanted = qEnvironmentVariableIntValue("INKSTONE_STACK_DOCUMENTS");
    return wanted > 0 ? wanted : usualDocuments;
}

/** As long as the usual number of documents, or as much longer as there are more. */
int grown(int milliseconds)
{
    return milliseconds * std::max(1, stackDocuments() / usualDocuments);
}

QByteArray inkPicture()
{
    QImage image(120, 40, QImage::Format_ARGB32);
    image.fill(Qt::transparent);
    for (int x = 10; x < 110; ++x)
        image.setPixelColor(x, 20, Qt::black);
    QByteArray png;
    QBuffer buffer(&png);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    return png;
}

/** The user at the workstation, on the folder in INKSTONE_STACK_FOLDER. */
struct StackWorker
{
    StackWorker()
        : folder(qEnvironmentVariable("INKSTONE_STACK_FOLDER")),
          settings(folder + QStringLiteral("/settings.ini"), QString()),
          session(settings, secrets, [] { return fail(ErrorCode::Internal); })
    {
    }
    bool wait(const std::function<bool()>& condition)
    {
        return QTest::qWaitFor(condition, grown(patienceWithUsual));
    }
    bool open()
    {
        auto opened =
            store::openSqlite(folder + QStringLiteral("/workstation.db"), store::Schema::Workstation);
        if (!opened) return false;
        database = std::move(*opened);
        std::optional<bool> connected;
        session.connectTo(QUrl(qEnvironmentVariable("INKSTONE_STACK_URL")),
                          Secret(qgetenv("INKSTONE_STACK_KEY")), &session,
                          [&](const Result<void>& result) { connected = result.has_value(); });
        if (!wait([&] { return connected.has_value(); }) || !*connected) return false;
        stack = std::make_unique<SigningStack>(session, settings, *database, clock);
        stack->setSignature({inkPicture(), inkPicture()});
        stack->refresh();
        return wait([this] { return !stack->isRefreshing(); }) && stack->faults().isEmpty();
    }
    /** Goes through all open documents. */
    bool goThrough()
    {
        for (int at = stack->nextUndecided(0); at >= 0; at = stack->nextUndecided(at + 1)) {
            std::optional<Result<workflow::StackSheet>> sheet;
            stack->open(at, &session, [&](const Result<workflow::StackSheet>& one) { sheet = one; });
            if (!wait([&] { return sheet.has_value(); }) || !*sheet) return false;
            if (stack->sign(at, **sheet)) return false; // not viewed yet
            if (!stack->markSeen(at, **sheet) || !stack->sign(at, **sheet)) return false;
        }
        return true;
    }
    bool signAll()
    {
        std::optional<Result<QList<workflow::StackConsent>>> words;
        stack->consents(&session, [&](const Result<QList<workflow::StackConsent>>& all) { words = all; });
        if (!wait([&] { return words.has_value(); }) || !*words) return false;
        stack->perform(**words);
        if (!wait([this] { return !stack->isPerforming(); })) return false;
        for (const workflow::StackItem& item : stack->items())
            if (item.state != StackJournal::State::Signed)
                qWarning() << item.title << int(item.state) << item.problem.english();
        return std::all_of(stack->items().begin(), stack->items().end(),
                           [](const auto& item) { return item.state == StackJournal::State::Signed; });
    }

    QString folder;
    SystemClock clock;
    settings::Settings settings;
    secrets::MemorySecretStore secrets;
    workflow::Session session;
    std::unique_ptr<store::Database> database;
    std::unique_ptr<SigningStack> stack;
};

} // namespace

class TestStackKill final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    /** Run in a separate process, which the other function starts and kills. */
    void worker()
    {
        if (!qEnvironmentVariableIsSet("INKSTONE_STACK_FOLDER")) return;
        StackWorker person;
        QVERIFY(person.open());
        QVERIFY(person.goThrough());
        QVERIFY(person.signAll());
    }

    void everyDocumentExactlyOnce()
    {
        if (qEnvironmentVariableIsSet("INKSTONE_STACK_FOLDER")) return; // in the worker
        const int count = stackDocuments();
        const int wanted =
            qEnvironmentVariableIsSet("INKSTONE_KILLS") ? qEnvironmentVariableIntValue("INKSTONE_KILLS") : 6;
        const quint32 seed = QRandomGenerator::global()->generate();
        QRandomGenerator random(seed);
        ServiceFixture service;
        QVERIFY(service.start());
        QTemporaryDir folder;
        QList<qint64> ids;
        for (int i = 0; i < count; ++i) {
            QJsonObject wish = ServiceFixture::document(52, QStringLiteral("Order %1").arg(i + 1));
            QJsonObject person = wish.value(QLatin1StringView("invitations")).toArray().at(0).toObject();
            person.insert(QStringLiteral("recipientEmail"), QStringLiteral("anna@example.com"));
            wish.insert(QStringLiteral("invitations"), QJsonArray{person});
            QJsonArray tags;
            for (const QJsonValue& tag : wish.value(QLatin1StringView("tags")).toArray())
                if (const int type = tag[QLatin1StringView("type")].toInt(); type == 250 || type == 270)
                    tags.append(tag);
            wish.insert(QStringLiteral("tags"), tags);
            const QJsonObject made = ServiceFixture::json(service.create(wish, "/documents"))
                                         .value(QLatin1StringView("document"))
                                         .toObject();
            ids.append(made.value(QLatin1StringView("id")).toInteger());
            QVERIFY(ids.last() > 0);
        }
        QProcessEnvironment env = QProcessEnvironment::systemEnvironment();
        env.insert(QStringLiteral("INKSTONE_STACK_FOLDER"), folder.path());
        env.insert(QStringLiteral("INKSTONE_STACK_URL"),
                   QStringLiteral("http://127.0.0.1:%1").arg(service.port));
        env.insert(QStringLiteral("INKSTONE_STACK_KEY"), QString::fromUtf8(service.key));
        int kills = 0;
        std::optional<int> code;
        QByteArray out;
        while (!code) {
            QProcess process;
            process.setProcessEnvironment(env);
            process.setProcessChannelMode(QProcess::MergedChannels);
            process.start(QCoreApplication::applicationFilePath(),
                          {QStringLiteral("--case"), QStringLiteral("tst_stackkill")});
            QVERIFY(process.waitForStarted());
            const int moment = kills < wanted ? static_cast<int>(random.bounded(150, grown(900)))
                                              : 2 * grown(patienceWithUsual);
            if (!process.waitForFinished(moment)) {
                process.kill();
                QVERIFY(process.waitForFinished());
                QVERIFY2(kills < wanted, "it neither ended nor was killed");
                ++kills;
                continue;
            }
            out = process.readAll();
            code = process.exitCode();
        }
        const QByteArray story =
            "seed " + QByteArray::number(seed) + ", " + QByteArray::number(kills) + " kills\n" + out;
        QVERIFY2(*code == 0, story.constData());
        qInfo("%d documents, %d kills", count, kills);
        auto database =
            store::openSqlite(folder.filePath(QStringLiteral("workstation.db")), store::Schema::Workstation);
        QVERIFY(database);
        const auto rows = StackJournal(**database).rows();
        QVERIFY(rows);
        for (const qint64 id : ids) {
            const QJsonObject found =
                ServiceFixture::json(service.mine("GET", "/v1/documents/" + QByteArray::number(id)))
                    .value(QLatin1StringView("document"))
                    .toObject();
            const QJsonArray histories = found.value(QLatin1StringView("histories")).toArray();
            int isSigned = 0;
            for (const QJsonValue& entry : histories)
                isSigned += entry[QLatin1StringView("event")].toString() == QLatin1StringView("signed");
            QVERIFY2(isSigned == 1, (QByteArray::number(id) + " was signed " + QByteArray::number(isSigned) +
                                     " times, " + story + ServiceFixture::bytes(found).left(400))
                                        .constData());
            const auto row = std::find_if(rows->begin(), rows->end(), [id](const StackJournal::Row& each) {
                return each.key.document.value() == id;
            });
            QVERIFY2(row != rows->end() && row->state == StackJournal::State::Signed &&
                         !row->viewedDigest.isEmpty(),
                     story.constData());
        }
    }
};

INK_TEST(TestStackKill, "tst_stackkill")

} // namespace tst_stackkill

#include "tst_stackkill.moc"
