#include "tests/integration/instances/load.h"

#include "tests/support/basicauth.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>
#include <utility>

namespace ink::test {

using namespace std::chrono_literals;

namespace {

QByteArray bytes(const QJsonObject& object)
{
    return QJsonDocument(object).toJson(QJsonDocument::Compact);
}

QString text(const QByteArray& latin)
{
    return QString::fromLatin1(latin);
}

QByteArray number(qint64 value)
{
    return QByteArray::number(value);
}

/** A document with a text, a signature and a date for every signer, one after the other. */
QJsonObject documentFor(const QByteArray& title, const QList<QByteArray>& emails, int type, int status,
                        const QByteArray& callback)
{
    QJsonArray invitations;
    QJsonArray tags;
    for (int i = 0; i < emails.size(); ++i) {
        invitations.append(QJsonObject{{QStringLiteral("recipientName"), QStringLiteral("Ben")},
                                       {QStringLiteral("recipientEmail"), text(emails.at(i))},
                                       {QStringLiteral("actionType"), 15},
                                       {QStringLiteral("sequence"), i + 1}});
        const auto tag = [&](int kind, const char* name, int top, int height) {
            tags.append(QJsonObject{{QStringLiteral("type"), kind},
                                    {QStringLiteral("name"), text(name + number(i + 1))},
                                    {QStringLiteral("pageIndex"), 1},
                                    {QStringLiteral("invitationIndex"), i + 1},
                                    {QStringLiteral("left"), 60},
                                    {QStringLiteral("top"), top + i * 200},
                                    {QStringLiteral("width"), 120},
                                    {QStringLiteral("height"), height},
                                    {QStringLiteral("isMandatory"), true}});
        };
        tag(252, "Name ", 60, 20);
        tag(250, "Signature ", 100, 40);
        tag(270, "Signed ", 160, 20);
    }
    QJsonObject document{{QStringLiteral("title"), text(title)},
                         {QStringLiteral("senderName"), QStringLiteral("Ada")},
                         {QStringLiteral("senderEmail"), QStringLiteral("ada@example.org")},
                         {QStringLiteral("documentType"), type},
                         {QStringLiteral("signingStatus"), status},
                         {QStringLiteral("invitations"), invitations},
                         {QStringLiteral("tags"), tags}};
    if (!callback.isEmpty())
        document.insert(QStringLiteral("documentSetting"),
                        QJsonObject{{QStringLiteral("postBackURL"), text(callback)}});
    return document;
}

QByteArray part(const QByteArray& name, const QByteArray& data, const QByteArray& more = {})
{
    return "--BB\r\nContent-Disposition: form-data; name=\"" + name + '"' + more + "\r\n\r\n" + data + "\r\n";
}

/** The paths of the signing links, in order. */
QList<QByteArray> signingPaths(const QJsonObject& document)
{
    QList<QByteArray> paths;
    for (const QJsonValue& each : document.value(QLatin1StringView("invitations")).toArray()) {
        const QString url = each.toObject().value(QLatin1StringView("signingURL")).toString();
        paths.append(url.mid(url.indexOf(QLatin1StringView("/sign/"))).toLatin1());
    }
    return paths;
}

} // namespace

/** One client that runs several kinds of work in turn. */
class Load::Hand final
{
public:
    Hand(Load& load, int index)
        : m_load(load), m_client(load.m_world.port, load.m_tally),
          m_random(load.m_seed + quint32(index) * 7919), m_name("c" + number(index))
    {
    }

    void work()
    {
        while (!m_load.m_stopping) {
            switch (below(10)) {
            case 0:
            case 1:
                sendNew(true);
                break;
            case 2:
            case 3:
                sendNew(false);
                break;
            case 4:
            case 5:
                bulk();
                break;
            case 6:
                fromTemplate();
                break;
            case 7:
                draftThenSend();
                break;
            default:
                look();
            }
            if (!m_load.m_tally.pause(std::chrono::milliseconds(below(60)))) return;
        }
    }
    /** Creates a template; returns its id, 0 on failure. */
    qint64 makeTemplate(const QByteArray& title, const QList<QByteArray>& emails)
    {
        const HttpAnswer answer =
            mine("POST", "/documents", multipart(documentFor(title, emails, 7, 51, {})), formType());
        return documentIn(answer).value(QLatin1StringView("id")).toInteger();
    }

private:
    enum class Fate { Finish, FinishSome, Reject, Cancel };

    int below(int maximum) { return std::uniform_int_distribution<int>(0, maximum - 1)(m_random); }
    QByteArray fresh() { return m_name + '-' + number(++m_made); }
    QByteArray receiver()
    {
        const auto& ports = m_load.m_world.receivers;
        return "http://127.0.0.1:" + number(ports.at(std::size_t(below(int(ports.size()))))) + "/hook";
    }
    static QByteArray jsonType() { return "Content-Type: application/json\r\n"; }
    static QByteArray formType() { return "Content-Type: multipart/form-data; boundary=BB\r\n"; }
    [[nodiscard]] QByteArray multipart(const QJsonObject& document) const
    {
        return part("document", bytes(document)) +
               part("files[]", m_load.m_world.pdf, "; filename=\"agreement.pdf\"") + "--BB--\r\n";
    }

    /** Sends a request as the account; every write has its own key. */
    HttpAnswer mine(const QByteArray& method, const QByteArray& path, const QByteArray& body = {},
                    const QByteArray& type = jsonType())
    {
        QByteArray headers = basicAuth(m_load.m_world.key);
        if (method != "GET") headers += type + "Idempotency-Key: " + fresh() + "\r\n";
        return m_client.ask({method, path, headers, body, method != "GET" && below(10) == 0});
    }
    HttpAnswer signer(const QByteArray& method, const QByteArray& path, const QByteArray& body = {})
    {
        return m_client.ask({method, path, body.isEmpty() ? QByteArray() : jsonType(), body, below(12) == 0});
    }
    bool isGood(const HttpAnswer& answer, int status, const char* what)
    {
        if (answer.status == status) return true;
        m_load.m_tally.fault(QByteArray(what) + ": " + number(answer.status) + ' ' + answer.body);
        return false;
    }
    static QJsonObject documentIn(const HttpAnswer& answer)
    {
        return answer.json().value(QLatin1StringView("document")).toObject();
    }
    void acknowledge(Acknowledged one)
    {
        const std::lock_guard lock(m_load.m_mutex);
        m_load.m_acknowledged.append(std::move(one));
    }

    /** Signs; repeats the same request until there is a response. */
    bool sign(const QByteArray& path)
    {
        const HttpAnswer view = signer("GET", path + "/values");
        if (!isGood(view, 200, "values")) return false;
        QJsonArray all;
        QJsonArray texts;
        for (const QJsonValue& each : view.json().value(QLatin1StringView("tags")).toArray()) {
            const QJsonObject tag = each.toObject();
            if (!tag.value(QLatin1StringView("editable")).toBool()) continue;
            QJsonObject value{{QStringLiteral("id"), tag.value(QLatin1StringView("id"))}};
            if (tag.value(QLatin1StringView("type")).toInt() == 250) {
                value.insert(QStringLiteral("image"), text(m_load.m_world.picture));
            } else {
                value.insert(QStringLiteral("text"), QStringLiteral("Ben"));
                texts.append(value);
            }
            all.append(value);
        }
        if (below(2) == 0 &&
            !isGood(signer("PUT", path + "/values", bytes({{QStringLiteral("values"), texts}})), 200, "save"))
            return false;
        const HttpAnswer finished =
            signer("POST", path + "/finish",
                   bytes({{QStringLiteral("consent"), true}, {QStringLiteral("values"), all}}));
        return isGood(finished, 200, "finish");
    }
    /** After a lost response, the second rejection is a conflict: then checks the state. */
    bool reject(const QByteArray& path)
    {
        const HttpAnswer answer =
            signer("POST", path + "/reject", bytes({{QStringLiteral("reason"), QStringLiteral("no")}}));
        if (answer.status == 200) return true;
        return isGood(answer, 409, "reject") &&
               signer("GET", path + "/values").json().value(QLatin1StringView("status")).toInt() == 65;
    }
    bool cancel(qint64 id)
    {
        const HttpAnswer answer = mine("PUT", "/v1/documents/" + number(id),
                                       bytes({{QStringLiteral("signingStatus"), 56},
                                              {QStringLiteral("reason"), QStringLiteral("off")}}));
        return isGood(answer, 200, "cancel");
    }

    /** Continues with a document that was sent. */
    void goOn(const QJsonObject& document, Acknowledged known)
    {
        known.id = document.value(QLatin1StringView("id")).toInteger();
        known.isSent = true;
        known.status = 52;
        const QList<QByteArray> paths = signingPaths(document);
        const int chance = below(12);
        const Fate fate = chance == 0   ? Fate::Reject
                          : chance == 1 ? Fate::Cancel
                          : chance == 2 ? Fate::FinishSome
                                        : Fate::Finish;
        if (paths.isEmpty() || known.id == 0) {
            m_load.m_tally.fault("no signing address: " + bytes(document).left(300));
        } else if (fate == Fate::Reject) {
            if (reject(paths.constFirst())) known.status = 54;
        } else if (fate == Fate::Cancel) {
            if (cancel(known.id)) known.status = 56;
        } else {
            const qsizetype maximum = fate == Fate::Finish ? paths.size() : paths.size() - 1;
            qsizetype done = 0;
            while (done < maximum && sign(paths.at(done)))
                ++done;
            if (done == paths.size()) known.status = 53;
        }
        acknowledge(std::move(known));
    }

    void sendNew(bool asForm)
    {
        const QByteArray title = "new-" + fresh();
        QList<QByteArray> emails{title + "@example.org"};
        if (below(3) == 0) emails.append("second-" + emails.constFirst());
        const bool callsBack = below(8) != 0;
        QJsonObject document =
            documentFor(title, emails, 5, 52, callsBack ? receiver() + '/' + title : QByteArray());
        QByteArray body;
        if (asForm) {
            body = multipart(document);
        } else {
            document.insert(
                QStringLiteral("files"),
                QJsonArray{QJsonObject{{QStringLiteral("name"), QStringLiteral("agreement.pdf")},
                                       {QStringLiteral("body"), text(m_load.m_world.pdf.toBase64())}}});
            body = bytes(document);
        }
        const HttpAnswer answer = mine("POST", "/documents", body, asForm ? formType() : jsonType());
        if (!isGood(answer, 201, "create")) return;
        goOn(documentIn(answer), {0, title, emails.constFirst(), 52, 1, true, callsBack});
    }

    void bulk()
    {
        QJsonArray rows;
        QList<QByteArray> emails;
        const int count = 2 + below(6);
        const int bad = below(4) == 0 ? below(count) : -1;
        for (int i = 0; i < count; ++i) {
            const QByteArray email = i == bad ? QByteArray("nobody") : "row-" + fresh() + "@example.org";
            emails.append(email);
            rows.append(QJsonObject{{QStringLiteral("recipientName"), QStringLiteral("Row")},
                                    {QStringLiteral("recipientEmail"), text(email)}});
        }
        const HttpAnswer answer = mine(
            "POST", "/v1/templates/use/" + number(m_load.m_bulkTemplate) + '/',
            bytes({{QStringLiteral("callback"), text(receiver())}, {QStringLiteral("Invitations"), rows}}));
        if (!isGood(answer, 200, "bulk")) return;
        const QJsonArray documents = answer.json().value(QLatin1StringView("documents")).toArray();
        const QJsonArray places = answer.json().value(QLatin1StringView("rows")).toArray();
        if (documents.size() != count - (bad < 0 ? 0 : 1) || places.size() != documents.size())
            m_load.m_tally.fault("rows are missing: " + answer.body);
        for (qsizetype i = 0; i < std::min(documents.size(), places.size()); ++i)
            goOn(documents.at(i).toObject(), {0, {}, emails.value(places.at(i).toInt()), 52, 1, true, true});
    }

    void fromTemplate()
    {
        const QByteArray title = "pair-" + fresh();
        const QByteArray email = title + "@example.org";
        const auto person = [](const QByteArray& address) {
            return QJsonObject{{QStringLiteral("recipientName"), QStringLiteral("Pair")},
                               {QStringLiteral("recipientEmail"), text(address)}};
        };
        const HttpAnswer answer =
            mine("POST", "/v2/templates/sign/" + number(m_load.m_pairTemplate),
                 bytes({{QStringLiteral("title"), text(title)},
                        {QStringLiteral("signingStatus"), 52},
                        {QStringLiteral("documentSetting"),
                         QJsonObject{{QStringLiteral("postBackURL"), text(receiver() + '/' + title)}}},
                        {QStringLiteral("Invitations"), QJsonArray{person(email), person("b-" + email)}}}));
        if (!isGood(answer, 201, "template")) return;
        goOn(documentIn(answer), {0, title, email, 52, 1, true, true});
    }

    /** In steps: a draft, a second file, other tags with the known version, then sending. */
    void draftThenSend()
    {
        const QByteArray title = "draft-" + fresh();
        const QList<QByteArray> emails{title + "@example.org"};
        const QJsonObject draft = documentFor(title, emails, 5, 51, {});
        const HttpAnswer created = mine("POST", "/documents", multipart(draft), formType());
        if (!isGood(created, 201, "draft")) return;
        Acknowledged known{documentIn(created).value(QLatin1StringView("id")).toInteger(),
                           title,
                           emails.constFirst(),
                           51,
                           1,
                           false,
                           false};
        const QByteArray path = "/v1/documents/" + number(known.id);
        const HttpAnswer added =
            mine("POST", path + "/files",
                 part("files[]", m_load.m_world.pdf, "; filename=\"second.pdf\"") + "--BB--\r\n", formType());
        if (isGood(added, 201, "file")) known.files = 2;
        const HttpAnswer tagged =
            mine("PUT", path + "/tags",
                 bytes({{QStringLiteral("tags"), draft.value(QLatin1StringView("tags"))},
                        {QStringLiteral("version"), added.json().value(QLatin1StringView("version"))}}));
        if (!isGood(tagged, 200, "tags") || below(4) == 0) {
            acknowledge(std::move(known));
            return;
        }
        const HttpAnswer sent =
            mine("PUT", path,
                 bytes({{QStringLiteral("signingStatus"), 52},
                        {QStringLiteral("documentSetting"),
                         QJsonObject{{QStringLiteral("postBackURL"), text(receiver() + '/' + title)}}}}));
        if (!isGood(sent, 200, "send")) {
            acknowledge(std::move(known));
            return;
        }
        known.callsBack = true;
        goOn(documentIn(sent), std::move(known));
    }

    void look()
    {
        const HttpAnswer list = mine("GET", "/v2/documents/search2?pageSize=20&text=" + m_name);
        if (!isGood(list, 200, "list")) return;
        const QJsonArray documents = list.json().value(QLatin1StringView("documents")).toArray();
        if (documents.isEmpty()) return;
        const qint64 id =
            documents.at(below(int(documents.size()))).toObject().value(QLatin1StringView("id")).toInteger();
        (void)isGood(mine("GET", "/v1/documents/" + number(id)), 200, "retrieve");
        (void)isGood(mine("GET", "/v1/documents/" + number(id) + "/deliveries"), 200, "deliveries");
    }

    Load& m_load;
    Client m_client;
    std::mt19937 m_random;
    QByteArray m_name;
    int m_made = 0;
};

Load::Load(World world, Tally& tally, quint32 seed) : m_world(std::move(world)), m_tally(tally), m_seed(seed)
{
}

bool Load::prepare()
{
    Hand hand(*this, 1000);
    m_bulkTemplate = hand.makeTemplate("Bulk", {"someone@example.org"});
    m_pairTemplate = hand.makeTemplate("Pair", {"first@example.org", "other@example.org"});
    return m_bulkTemplate > 0 && m_pairTemplate > 0;
}

void Load::start(int clients)
{
    for (int i = 0; i < clients; ++i)
        m_threads.emplace_back([this, i] { Hand(*this, i).work(); });
}

void Load::stop()
{
    m_stopping = true;
    for (std::thread& thread : m_threads)
        thread.join();
    m_threads.clear();
}

QList<Acknowledged> Load::acknowledged() const
{
    const std::lock_guard lock(m_mutex);
    return m_acknowledged;
}

} // namespace ink::test
