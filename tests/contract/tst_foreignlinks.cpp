// Tests that signing links tell nothing of other documents.
#include "tests/contract/contracttest.h"
#include "tests/contract/support/foreigndocument.h"
#include "tests/contract/support/operationmatrix.h"
#include "tests/contract/support/requestgenerator.h"
#include "tests/support/testmain.h"

#include <QTest>

namespace tst_foreignlinks {

using namespace ink;
using namespace ink::test;
using namespace Qt::Literals::StringLiterals;

/** Each operation of the signer's side: with GUIDs that exist but are no signing link, with the session of a
 * signer of another document, and with a field of another document. */
class TestForeignLinks final : public ContractTest
{
    Q_OBJECT

    /** The operations with a signing link, in the path or as `iid`. */
    QList<ApiOperation> operations() const
    {
        QList<ApiOperation> all;
        for (const ApiOperation& operation : m_client.api().operations()) {
            const QStringList variables = variablesOf(operation);
            const QList<QJsonObject> parameters = m_client.api().parameters(operation);
            const bool hasLink =
                std::any_of(parameters.begin(), parameters.end(),
                            [](const QJsonObject& each) { return each.value("name"_L1) == "iid"_L1; });
            if (variables.contains(u"guid"_s) || hasLink) all << operation;
        }
        return all;
    }
    /** One request with a valid body. `values`: guid, tagID and n. */
    RawAnswer call(const ApiOperation& operation, const GeneratedRequest& valid, const PathVariables& values,
                   const QByteArray& headers = {})
    {
        QByteArray path = pathOf(operation, values);
        if (!variablesOf(operation).contains(u"guid"_s)) path += "?iid=" + values.value(u"guid"_s);
        return m_client.nobody(operation.method, path, valid.body, headers, valid.type);
    }
    /** Returns whether two answers differ only in what their requests named. */
    static bool isSame(const ApiOperation& operation, const RawAnswer& one, const PathVariables& ofOne,
                       const RawAnswer& other, const PathVariables& ofOther)
    {
        const bool hasField = variablesOf(operation).contains(u"tagID"_s);
        const auto bare = [&](const RawAnswer& answer, const PathVariables& values) {
            QByteArrayList ids{values.value(u"guid"_s)};
            if (hasField) ids << values.value(u"tagID"_s);
            return bareAnswer(answer, ids);
        };
        return bare(one, ofOne) == bare(other, ofOther);
    }
    /** A document with a signer, who gives an access code, and a field for an attachment. `more` are further
     * members. */
    QJsonObject document(const QByteArray& auth, const QString& name, const QString& person,
                         const QString& email, const QString& code, const QJsonObject& more = {})
    {
        QJsonObject wanted = ServiceFixture::document(52, name + u" agreement"_s);
        QJsonObject signer = wanted.value("invitations"_L1)[0].toObject();
        if (!code.isEmpty())
            signer.insert(u"authentications"_s, QJsonArray{QJsonObject{{u"type"_s, 133}, {u"code"_s, code}}});
        wanted.insert(u"invitations"_s, QJsonArray{signer});
        wanted.insert(u"tags"_s,
                      QJsonArray{ServiceFixture::tag(250, u"Signature"_s, {90, 300, 180, 50}, 1, true),
                                 ServiceFixture::tag(256, name + u" field"_s, {90, 400, 180, 22}, 1, false)});
        for (auto each = more.begin(); each != more.end(); ++each)
            wanted.insert(each.key(), each.value());
        return createdFor(m_client, auth, wanted, person, email);
    }
    QJsonObject zebra(const QString& code = u"stripes"_s, const QJsonObject& more = {})
    {
        return document(m_client.service.otherAuth, u"Zebra"_s, u"Zoe Quill"_s, u"zoe@example.net"_s, code,
                        more);
    }
    QJsonObject probe()
    {
        return document(m_client.service.auth, u"Probe"_s, u"Ben"_s, u"ben@example.com"_s, u"code of Ben"_s);
    }
    static PathVariables valuesOf(const QJsonObject& document)
    {
        return {{u"guid"_s, document.value("invitations"_L1)[0]["GUID"_L1].toString().toLatin1()},
                {u"tagID"_s, QByteArray::number(document.value("tags"_L1)[1]["id"_L1].toInteger())},
                {u"fileID"_s, QByteArray::number(document.value("files"_L1)[0]["id"_L1].toInteger())},
                {u"n"_s, "1"}};
    }
    /** The headers of somebody who has given the code. */
    QByteArray session(const QJsonObject& document, const QByteArray& code)
    {
        const RawAnswer answer = m_client.nobody("POST", signingPath(document) + "/unlock",
                                                 R"({"code":")" + code + R"(","token":true})");
        const QByteArray token = json(answer).value("token"_L1).toString().toLatin1();
        [&] { QVERIFY2(token.size() >= 32, answer.body.constData()); }();
        const QByteArray cookie = answer.header("Set-Cookie");
        return "Cookie: " + cookie.left(cookie.indexOf(';')) + "\r\nX-Inkstone-Pass: " + token +
               "\r\nX-Inkstone-Others: " + token + "\r\n";
    }
    QString told(const ApiOperation& operation, const QString& what, const RawAnswer& one,
                 const RawAnswer& other = {}) const
    {
        return u"%1: %2\n%3\n%4"_s.arg(operation.name(), what,
                                       QString::fromUtf8(one.head + one.body.left(500)),
                                       QString::fromUtf8(other.head + other.body.left(500)));
    }

private Q_SLOTS:
    void everyVariableIsKnown()
    {
        QVERIFY(operations().size() >= 20);
        for (const ApiOperation& operation : operations())
            for (const QString& variable : variablesOf(operation))
                QVERIFY2((QStringList{u"guid"_s, u"tagID"_s, u"fileID"_s, u"n"_s}.contains(variable)),
                         qPrintable(operation.name() + u": what is a foreign "_s + variable));
    }

    /** GUIDs of other things are like absent ones. */
    void noLinks()
    {
        RequestGenerator generator(m_client.api(), 43);
        m_client.strict = false;
        const QJsonObject sent = zebra();
        const QJsonObject draft = zebra({}, {{u"signingStatus"_s, 51}});
        const QJsonObject source = zebra({}, {{u"signingStatus"_s, 51}, {u"documentType"_s, 7}});
        const auto invitationOf = [](const QJsonObject& document) {
            return document.value("invitations"_L1)[0]["GUID"_L1].toString().toLatin1();
        };
        const QMap<QString, QByteArray> others{{u"a document"_s, sent.value("GUID"_L1).toString().toLatin1()},
                                               {u"a recipient of a draft"_s, invitationOf(draft)},
                                               {u"a role of a template"_s, invitationOf(source)}};
        QStringList faults;
        for (const ApiOperation& operation : operations()) {
            const GeneratedRequest valid = generator.make(operation, RequestGenerator::Kind::Valid);
            PathVariables none = valuesOf(sent);
            none[u"guid"_s] = absentGuid;
            const RawAnswer absent = call(operation, valid, none);
            if (absent.status < 400 || absent.status >= 500)
                faults << told(operation, u"finds nothing"_s, absent);
            for (auto other = others.begin(); other != others.end(); ++other) {
                QVERIFY(other.value().size() == 36);
                PathVariables theirs = none;
                theirs[u"guid"_s] = other.value();
                const RawAnswer answer = call(operation, valid, theirs);
                if (!isSame(operation, answer, theirs, absent, none) || leaks(answer))
                    faults << told(operation, u"tells "_s + other.key() + u" from nothing"_s, answer, absent);
            }
        }
        m_client.strict = true;
        QVERIFY2(faults.isEmpty(), qPrintable(u'\n' + faults.join(u"\n\n"_s).left(12'000)));
    }

    /** The session of another document's signer is like none. */
    void sessionsOfOthers()
    {
        RequestGenerator generator(m_client.api(), 43);
        m_client.strict = false;
        const QJsonObject own = probe();
        const QByteArray session = this->session(own, "code of Ben");
        QCOMPARE(m_client.nobody("GET", signingPath(own) + "/values", {}, session).status, 200);
        QCOMPARE(m_client.nobody("GET", signingPath(own) + "/values").status, 403);
        // Operations that need no more than a link: the page, which has no data, its picture, and those that
        // request a code.
        static const QStringList open{u"GET /sign/{guid}"_s, u"GET /UI/documentDesigner2.html"_s};
        QStringList faults;
        int refused = 0;
        for (const ApiOperation& operation : operations()) {
            const GeneratedRequest valid = generator.make(operation, RequestGenerator::Kind::Valid);
            // Two that are alike, because some operations count.
            const PathVariables one = valuesOf(zebra());
            const PathVariables other = valuesOf(zebra());
            const RawAnswer with = call(operation, valid, one, session);
            const RawAnswer without = call(operation, valid, other);
            if (!isSame(operation, with, one, without, other))
                faults << told(operation, u"differs with the session"_s, with, without);
            if (leaks(with)) faults << told(operation, u"leaks"_s, with);
            refused += with.status == 403 ? 1 : 0;
            if (with.status < 300 && !open.contains(operation.name()))
                faults << told(operation, u"isn't refused"_s, with);
        }
        m_client.strict = true;
        QVERIFY2(faults.isEmpty(), qPrintable(u'\n' + faults.join(u"\n\n"_s).left(12'000)));
        QVERIFY2(refused > 8, qPrintable(QString::number(refused)));
    }

    /** A field or page of another document is like an absent one. */
    void partsOfOthers()
    {
        RequestGenerator generator(m_client.api(), 43);
        m_client.strict = false;
        QStringList faults;
        int compared = 0;
        const PathVariables foreign = valuesOf(zebra());
        for (const ApiOperation& operation : operations()) {
            if (!variablesOf(operation).contains(u"tagID"_s)) continue;
            const GeneratedRequest valid = generator.make(operation, RequestGenerator::Kind::Valid);
            const QJsonObject document = probe();
            const QByteArray session = this->session(document, "code of Ben");
            PathVariables theirs = valuesOf(document);
            PathVariables none = theirs;
            theirs[u"tagID"_s] = foreign.value(u"tagID"_s);
            none[u"tagID"_s] = absentId;
            const RawAnswer answer = call(operation, valid, theirs, session);
            const RawAnswer absent = call(operation, valid, none, session);
            ++compared;
            if (!isSame(operation, answer, theirs, absent, none) || leaks(answer) || answer.status < 400)
                faults << told(operation, u"tells a foreign field from none"_s, answer, absent);
        }
        m_client.strict = true;
        QVERIFY2(faults.isEmpty(), qPrintable(u'\n' + faults.join(u"\n\n"_s).left(12'000)));
        QVERIFY(compared >= 2);
    }
};

INK_TEST(TestForeignLinks, "tst_foreignlinks")

} // namespace tst_foreignlinks

#include "tst_foreignlinks.moc"
