// In-person signing with every answer delayed at every point, while others save and the sender corrects: what
// is signed is what was painted at the click.
#include "app/api/networktransport.h"
#include "app/secrets/memorysecretstore.h"
#include "app/settings/settings.h"
#include "app/wire/documentcodec.h"
#include "app/wire/showncodec.h"
#include "app/workflow/session/session.h"
#include "app/workflow/signing/inpersonsession.h"
#include "tests/support/builders.h"
#include "tests/support/scriptedprompts.h"
#include "tests/support/servicefixture.h"
#include "tests/support/testmain.h"
#include "ui/pages/signing/signingpage.h"
#include "ui/viewer/pageview.h"

#include <QCheckBox>
#include <QElapsedTimer>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLabel>
#include <QLineEdit>
#include <QPointer>
#include <QPushButton>
#include <QRadioButton>
#include <QRandomGenerator>
#include <QTimer>

namespace tst_signingraces {

using namespace ink;
using namespace ink::ui;
using namespace Qt::Literals::StringLiterals;

namespace {

/** Holds requests before they leave and answers before they arrive, until they are released. */
class Gate final
{
public:
    void pass(std::function<void()> go)
    {
        if (m_random.bounded(3) == 0 || m_isOpen)
            QMetaObject::invokeMethod(
                qApp, [go = std::move(go)] { go(); }, Qt::QueuedConnection);
        else
            m_held.append(std::move(go));
    }
    void release(bool all)
    {
        for (auto count = all ? m_held.size() : m_random.bounded(m_held.size() + 1); count > 0; --count)
            if (!m_held.isEmpty()) m_held.takeAt(m_random.bounded(m_held.size()))();
    }
    void setSeed(quint32 seed) { m_random.seed(seed); }
    void setOpen(bool open) { m_isOpen = open; }
    /** By the last answer to finish: what depends on others' fields goes on changing with them. */
    QJsonObject signedView;

private:
    QRandomGenerator m_random;
    QList<std::function<void()>> m_held;
    bool m_isOpen = true;
};

class HeldExchange final : public QObject, public api::Exchange
{
public:
    std::unique_ptr<api::Exchange> inner;
};

/** A real transport behind the gate. */
class DelayingTransport final : public api::Transport
{
public:
    DelayingTransport(const QUrl& url, const Secret& key, Gate& gate)
        : m_gate(gate), m_real(optionsOf(url, key))
    {
    }
    [[nodiscard]] QUrl baseUrl() const override { return m_real.baseUrl(); }
    [[nodiscard]] std::unique_ptr<api::Exchange> send(const api::Request& request, ResponseHandler answer,
                                                      ProgressHandler progress) override
    {
        auto exchange = std::make_unique<HeldExchange>();
        const QPointer<HeldExchange> alive = exchange.get();
        m_gate.pass([this, alive, request, answer = std::move(answer), progress = std::move(progress)] {
            if (!alive) return;
            const bool finishes = request.path.endsWith("/finish"_L1);
            alive->inner = m_real.send(
                request,
                [this, alive, answer, finishes](const Result<api::Response>& response) {
                    if (finishes && response && response->status == 200)
                        m_gate.signedView = QJsonDocument::fromJson(response->body).object();
                    m_gate.pass([alive, answer, response] {
                        if (alive) answer(response);
                    });
                },
                progress);
        });
        return exchange;
    }

private:
    static api::NetworkTransport::Options optionsOf(const QUrl& url, const Secret& key)
    {
        api::NetworkTransport::Options options;
        options.baseUrl = url;
        options.key = key;
        return options;
    }
    Gate& m_gate;
    api::NetworkTransport m_real;
};

} // namespace

class TestSigningRaces final : public QObject
{
    Q_OBJECT

    test::ServiceFixture m_service;
    QTemporaryDir m_folder;
    std::unique_ptr<settings::Settings> m_settings;
    secrets::MemorySecretStore m_secrets;
    Gate m_gate;
    QRandomGenerator m_random;
    std::unique_ptr<workflow::Session> m_session;
    test::ScriptedPrompts m_prompts;
    std::unique_ptr<SigningPage> m_page;
    QJsonObject m_document;
    QHash<QString, qint64> m_ids;
    QList<domain::Tag> m_painted; ///< at the last click
    int m_count = 0;
    int m_clicks = 0;
    int m_asked = 0;

    static QJsonObject tag(int type, const char* name, int top, int index, bool isNeeded)
    {
        return {{"type"_L1, type},
                {"name"_L1, QLatin1StringView(name)},
                {"pageIndex"_L1, 1},
                {"invitationIndex"_L1, index},
                {"left"_L1, 90},
                {"top"_L1, top},
                {"width"_L1, 160},
                {"height"_L1, 22},
                {"isMandatory"_L1, isNeeded}};
    }
    [[nodiscard]] QString signerPath(int person) const
    {
        return QUrl(m_document.value("invitations"_L1)[person]["signingURL"_L1].toString()).path();
    }
    [[nodiscard]] QByteArray documentPath() const
    {
        return "/v1/documents/" + QByteArray::number(m_document.value("id"_L1).toInteger());
    }
    [[nodiscard]] QJsonObject now() const
    {
        return test::ServiceFixture::json(m_service.mine("GET", documentPath()))
            .value("document"_L1)
            .toObject();
    }
    void save(int person, const QJsonArray& values)
    {
        (void)m_service.call("PUT", signerPath(person).toLatin1() + "/values",
                             test::ServiceFixture::bytes({{"values"_L1, values}}));
    }
    bool create()
    {
        QJsonObject wanted = test::ServiceFixture::document(52);
        QJsonArray people = wanted.value("invitations"_L1).toArray();
        people.append(QJsonObject{{"recipientName"_L1, u"Cara"_s},
                                  {"recipientEmail"_L1, u"cara@example.com"_s},
                                  {"actionType"_L1, 15},
                                  {"sequence"_L1, 1}});
        QJsonObject rent = tag(269, "Rent", 420, 1, false);
        rent.insert("style"_L1, QJsonObject{{"formula"_L1, u"{Rate} * 100"_s}});
        QJsonObject note = tag(258, "Terms", 450, 1, false);
        note.insert("text"_L1, u"Payable monthly"_s);
        wanted.insert("invitations"_L1, people);
        wanted.insert("tags"_L1,
                      QJsonArray{tag(252, "Full name", 120, 1, true), tag(250, "Signature", 300, 1, true),
                                 rent, note, tag(269, "Rate", 480, 2, true),
                                 tag(250, "Signature of Cara", 520, 2, true)});
        m_document = test::ServiceFixture::json(m_service.create(wanted, "/documents"))
                         .value("document"_L1)
                         .toObject();
        m_ids.clear();
        for (const QJsonValue& each : m_document.value("tags"_L1).toArray())
            m_ids.insert(each["name"_L1].toString(), each["id"_L1].toInteger());
        save(0, {QJsonObject{{"id"_L1, m_ids.value(u"Full name"_s)}, {"text"_L1, u"Ben"_s}},
                 QJsonObject{{"id"_L1, m_ids.value(u"Signature"_s)},
                             {"image"_L1, QString::fromLatin1(test::tinyPng().toBase64())}}});
        return m_ids.size() == 6;
    }
    void correct()
    {
        QJsonArray tags = now().value("tags"_L1).toArray();
        const auto at = m_random.bounded(tags.size());
        QJsonObject changed = tags.at(at).toObject();
        switch (m_random.bounded(5)) {
        case 0:
            changed.insert("top"_L1, changed.value("top"_L1).toInt() + 7);
            break;
        case 1:
            changed.insert("pageIndex"_L1, 3 - changed.value("pageIndex"_L1).toInt());
            break;
        case 2:
            changed.insert("isMandatory"_L1, !changed.value("isMandatory"_L1).toBool());
            break;
        case 3: {
            QJsonObject style = changed.value("style"_L1).toObject();
            style.insert("fontSize"_L1, 6 + m_random.bounded(6));
            changed.insert("style"_L1, style);
            break;
        }
        default: {
            QJsonObject note = tag(258, "Extra", 560 + m_random.bounded(100), 1, false);
            note.insert("text"_L1, u"Note %1"_s.arg(++m_count));
            if (tags.size() < 10) tags.append(note);
        }
        }
        tags[at] = changed;
        (void)m_service.mine("PUT", documentPath() + "/tags",
                             test::ServiceFixture::bytes({{"tags"_L1, tags}}));
    }
    template <typename T = QPushButton> T* shown(const char* name)
    {
        for (T* each : m_page->findChildren<T*>(QString::fromLatin1(name)))
            if (each->isVisible()) return each;
        return nullptr;
    }
    void act()
    {
        switch (m_random.bounded(6)) {
        case 0:
            save(1,
                 {QJsonObject{{"id"_L1, m_ids.value(u"Rate"_s)}, {"text"_L1, QString::number(++m_count)}}});
            break;
        case 1:
            save(0, {QJsonObject{{"id"_L1, m_ids.value(u"Full name"_s)},
                                 {"text"_L1, u"Elsewhere %1"_s.arg(++m_count)}}});
            break;
        case 2:
            correct();
            break;
        case 3:
            m_gate.release(false);
            break;
        case 4:
            if (auto* back = shown("signingBack"); back && back->isEnabled()) back->click();
            if (auto* input = shown<QLineEdit>("signingInput")) {
                input->selectAll();
                QTest::keyClicks(input, u"Typed %1"_s.arg(++m_count));
            }
            break;
        default:
            pauseFor(m_random.bounded(20));
        }
    }
    /** Lets a random time pass: the subject of this test is what may happen meanwhile. */
    static void pauseFor(int milliseconds) { QTest::qWait(milliseconds); }
    /** One step of a person who wants to finish; true once the page says that it is signed. */
    bool goOn()
    {
        if (shown("signingDone")) return true;
        if (auto* difference = shown<QWidget>("signingDifference")) {
            ++m_asked;
            const auto radios = difference->findChildren<QRadioButton*>();
            for (qsizetype i = 0; i + 1 < radios.size(); i += 2)
                radios.at(i + m_random.bounded(2))->setChecked(true);
            shown("differenceContinue")->click();
            return false;
        }
        auto* next = shown("signingNext");
        auto* consent = shown<QCheckBox>("signingConsent");
        if (consent && !consent->isChecked()) consent->setChecked(true);
        if (!next || !next->isEnabled()) return false;
        if (consent) {
            m_painted = shown<PageView>("signingView")->document().tags;
            ++m_clicks;
        }
        next->click();
        return false;
    }
    /** Acts for everybody while answers are held, then lets the person finish without being disturbed: the
     * page has to get there by itself, with few clicks. Returns whether it says that it is signed. */
    bool runToItsEnd()
    {
        constexpr int maxClicks = 8; // undisturbed: what was raced before is settled with two or three
        constexpr int patience = 60'000;
        int clicks = m_clicks;
        for (int turn = 0; turn < 60 && m_clicks - clicks < 5; ++turn) {
            for (int steps = m_random.bounded(3); steps > 0; --steps)
                act();
            m_gate.release(false);
            pauseFor(m_random.bounded(4));
            if (goOn()) return true;
        }
        clicks = m_clicks;
        bool isSigned = false;
        (void)QTest::qWaitFor(
            [&] {
                m_gate.release(true);
                isSigned = goOn();
                return isSigned || m_clicks - clicks > maxClicks;
            },
            patience);
        return isSigned;
    }
    /** What the page shows when it doesn't get to its end. */
    QString whereItStands()
    {
        QStringList words;
        for (const auto* each : m_page->findChildren<QLabel*>())
            if (each->isVisible() && !each->text().isEmpty()) words << each->text();
        for (const auto* each : m_page->findChildren<QPushButton*>())
            if (each->isVisible())
                words << u"[%1%2]"_s.arg(each->text(), each->isEnabled() ? QString() : u" (off)"_s);
        return u"the page doesn't say that it is signed: "_s + words.join(u" | "_s);
    }
    /** The first difference between what was painted and what is signed; empty = none. */
    [[nodiscard]] QString difference() const
    {
        const auto document = wire::documentFromJson(now());
        if (!document) return u"no document"_s;
        if (document->invitations.first().status != domain::InvitationStatus::Finalized)
            return u"not signed"_s;
        QHash<domain::TagId, domain::Tag> painted;
        for (const domain::Tag& each : m_painted)
            if (each.invitationIndex == 1) painted.insert(each.id, each);
        for (const domain::Tag& each : document->tags) {
            if (each.invitationIndex != 1) continue;
            if (!painted.contains(each.id)) return each.name + u" wasn't painted"_s;
            const domain::Tag seen = painted.take(each.id);
            QString text = each.text;
            if (!each.style.formula.isEmpty()) {
                text.clear();
                for (const QJsonValue& then : m_gate.signedView.value("tags"_L1).toArray())
                    if (then["id"_L1].toInteger() == each.id.value()) text = then["text"_L1].toString();
            }
            if (seen.text != text) return u"%1: painted “%2”, signed “%3”"_s.arg(each.name, seen.text, text);
            if (seen.image != each.image) return each.name + u" has another picture"_s;
            if (wire::fingerprintOf(seen) != wire::fingerprintOf(each))
                return each.name + u" has another place or appearance"_s;
        }
        return painted.isEmpty() ? QString() : u"painted, but not signed"_s;
    }

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY(m_service.start());
        m_settings = std::make_unique<settings::Settings>(m_folder.filePath(u"a.ini"_s), QString());
        m_session = std::make_unique<workflow::Session>(
            *m_settings, m_secrets, [] { return fail(ErrorCode::Internal); },
            [this](const QUrl& url, const Secret& key) {
                return std::make_unique<DelayingTransport>(url, key, m_gate);
            });
        std::optional<Result<void>> done;
        m_session->connectTo(QUrl(u"http://127.0.0.1:%1"_s.arg(m_service.port)), Secret(m_service.key), this,
                             [&done](const Result<void>& result) { done = result; });
        QVERIFY(QTest::qWaitFor([&done] { return done.has_value(); }, 30000) && *done);
        m_page = std::make_unique<SigningPage>(*m_session, m_prompts);
        m_page->resize(1100, 800);
        m_page->show();
        for (auto* timer : m_page->findChild<workflow::InPersonSession*>()->findChildren<QTimer*>())
            timer->setInterval(25); // saving and following
    }
    void cleanupTestCase()
    {
        m_page.reset();
        m_session.reset();
    }

    /** INKSTONE_RACES: number of schedules; INKSTONE_RACES_FROM: the first seed. */
    void signedIsPainted()
    {
        const int races = qEnvironmentVariableIntValue("INKSTONE_RACES");
        const int first = std::max(1, qEnvironmentVariableIntValue("INKSTONE_RACES_FROM"));
        const int count = races > 0 ? races : 12;
        QElapsedTimer time;
        time.start();
        int failed = 0;
        for (int seed = first; seed < first + count; ++seed) {
            QVERIFY(create());
            m_gate.setOpen(true);
            m_gate.setSeed(static_cast<quint32>(seed));
            m_random.seed(static_cast<quint32>(seed) * 7919U);
            m_painted.clear();
            m_gate.signedView = {};
            m_page->open(domain::DocumentId(m_document.value("id"_L1).toInteger()),
                         m_document.value("invitations"_L1)[0]["GUID"_L1].toString());
            QVERIFY(QTest::qWaitFor([this] { return shown("signingNext") != nullptr; }, 30000));
            m_gate.setOpen(false);
            const bool isDone = runToItsEnd();
            m_gate.setOpen(true);
            m_gate.release(true);
            const QString fault = isDone ? difference() : whereItStands();
            if (fault.isEmpty()) continue;
            ++failed;
            qWarning("seed %d: %s", seed, qPrintable(fault));
        }
        qInfo("%d schedules in %lld ms: %d clicks, %d of them asked side by side, %d failed", count,
              static_cast<long long>(time.elapsed()), m_clicks, m_asked, failed);
        QCOMPARE(failed, 0);
        if (count >= 12) QVERIFY(m_asked > 0); // else nothing was raced
    }
};

INK_TEST(TestSigningRaces, "tst_signingraces")

} // namespace tst_signingraces

#include "tst_signingraces.moc"
