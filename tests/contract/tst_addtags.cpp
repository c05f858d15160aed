#include "tests/contract/contracttest.h"
#include "tests/support/programrun.h"
#include "tests/support/requirements.h"
#include "tests/support/testmain.h"
#include "tests/unit/pdf/rawpdf.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QJsonValue>
#include <QProcess>
#include <QTest>

namespace tst_addtags {

using namespace ink;
using namespace ink::test;
using namespace Qt::Literals::StringLiterals;

namespace {

constexpr auto picture =
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

/** Two pages with this text on the second, and a form of a text field, a check box and two radio buttons. */
QByteArray fileWith(const QByteArray& text, bool form = true)
{
    const QByteArray mark =
        "<</Type /XObject /Subtype /Form /BBox [0 0 12 12] /Length 0>>\nstream\n\nendstream";
    const auto widget = [](const QByteArray& entries, int top) {
        const QByteArray y = QByteArray::number(700 - top);
        return "<</Type /Annot /Subtype /Widget /F 4 /Rect [72 " + y + " 272 " +
               QByteArray::number(720 - top) + "] /MK <</BC [1 0 0]>> " + entries + ">>";
    };
    const QByteArray annots = form ? "/Annots [8 0 R 9 0 R 11 0 R 12 0 R]" : "";
    return rawPdf({form ? "<</Type /Catalog /Pages 2 0 R /AcroForm <</Fields [8 0 R 9 0 R 10 0 R] /DR "
                          "<</Font <</F1 5 0 R>>>> "
                          "/DA (/F1 11 Tf)>>>>"
                        : "<</Type /Catalog /Pages 2 0 R>>",
                   "<</Type /Pages /Kids [3 0 R 4 0 R] /Count 2 /MediaBox [0 0 595 842] /Resources <</Font "
                   "<</F1 5 0 R>>>>>>",
                   "<</Type /Page /Parent 2 0 R /Contents 6 0 R " + annots + ">>",
                   "<</Type /Page /Parent 2 0 R /Contents 7 0 R>>",
                   "<</Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding>>",
                   rawStream("BT /F1 12 Tf 72 780 Td (An agreement) Tj ET"),
                   rawStream("BT /F1 12 Tf 72 700 Td (" + text + ") Tj ET"),
                   widget("/FT /Tx /T (city) /V (Oslo) /Ff 2", 100),
                   widget("/FT /Btn /T (agree) /AS /Off /AP <</N <</Yes 13 0 R /Off 13 0 R>>>>", 150),
                   "<</FT /Btn /Ff 49152 /T (size) /V /Off /Kids [11 0 R 12 0 R]>>",
                   widget("/Parent 10 0 R /AS /Off /AP <</N <</Small 13 0 R /Off 13 0 R>>>>", 200),
                   widget("/Parent 10 0 R /AS /Off /AP <</N <</Large 13 0 R /Off 13 0 R>>>>", 250), mark});
}

QJsonObject wanted(int status, int signers)
{
    QJsonObject document = ServiceFixture::document(status);
    document.remove("tags"_L1);
    QJsonArray invitations;
    for (int i = 0; i < signers; ++i)
        invitations.append(QJsonObject{{"recipientName"_L1, u"Signer %1"_s.arg(i + 1)},
                                       {"recipientEmail"_L1, u"signer%1@example.com"_s.arg(i + 1)},
                                       {"actionType"_L1, 15},
                                       {"sequence"_L1, 1}});
    document.insert("invitations"_L1, invitations);
    document.insert("addTagsOfPDF"_L1, true);
    return document;
}

QByteArray output(const QString& program, const QStringList& arguments, const QByteArray& pdf)
{
    const ProgramRun run = runProgram(program, arguments, pdf);
    return run.out + run.errors;
}

} // namespace

/** `addTagsOfPDF` of contract §6, in all forms of creation, and its effect on the signed file. */
class TestAddTags final : public ContractTest
{
    Q_OBJECT

    static QByteArray multipart(const QJsonObject& document, const QByteArray& file)
    {
        return part("document", ServiceFixture::bytes(document)) + part("files[]", file, "form.pdf") +
               "--BB--";
    }
    static QJsonObject withFile(QJsonObject document, const QByteArray& file)
    {
        document.insert("files"_L1,
                        QJsonArray{QJsonObject{{"name"_L1, u"form.pdf"_s},
                                               {"body"_L1, QString::fromLatin1(file.toBase64())}}});
        return document;
    }
    RawAnswer create(const QJsonObject& document, const QByteArray& file)
    {
        return m_client.multipart("/documents", multipart(document, file), m_client.service.auth);
    }
    static QStringList namesOf(const QJsonObject& document)
    {
        QStringList names;
        for (const QJsonValue& tag : document.value("tags"_L1).toArray()) {
            const QJsonObject o = tag.toObject();
            const QString group = o.value("groupName"_L1).toString();
            names.append((group.isEmpty() ? QString() : group + u'/') + o.value("name"_L1).toString() + u'@' +
                         QString::number(o.value("invitationIndex"_L1).toInt()));
        }
        return names;
    }

private Q_SLOTS:
    void everyFormOfCreation_data()
    {
        QTest::addColumn<QByteArray>("path");
        QTest::addColumn<QString>("form");
        for (const char* path : {"/documents", "/v1/documents/array"})
            for (const char* form : {"multipart", "json", "list"})
                if (QByteArray(path) != "/documents" || QByteArray(form) != "list")
                    QTest::addRow("%s %s", path, form) << QByteArray(path) << QString::fromLatin1(form);
    }
    void everyFormOfCreation()
    {
        QFETCH(QByteArray, path);
        QFETCH(QString, form);
        const QByteArray file = fileWith("Signed \\\\s1\\\\ and \\\\os2\\\\");
        const QJsonObject document = wanted(51, 2);
        const RawAnswer answer =
            form == "multipart"_L1
                ? m_client.multipart(path, multipart(document, file), m_client.service.auth)
            : form == "json"_L1
                ? m_client.mine("POST", path, ServiceFixture::bytes(withFile(document, file)))
                : m_client.mine(
                      "POST", path,
                      QJsonDocument(QJsonArray{withFile(document, file)}).toJson(QJsonDocument::Compact));
        QCOMPARE(answer.status, 201);
        const QJsonObject made = firstDocumentIn(answer);
        QCOMPARE(namesOf(made), (QStringList{u"city@1"_s, u"agree@1"_s, u"size/Small@1"_s, u"size/Large@1"_s,
                                             u"Signature 1@1"_s, u"Signature 2@2"_s}));
        const QJsonArray tags = made.value("tags"_L1).toArray();
        const QJsonObject city = tags.at(0).toObject();
        QCOMPARE(city.value("type"_L1).toInt(), 252);
        QCOMPARE(city.value("text"_L1).toString(), u"Oslo"_s);
        QCOMPARE(city.value("pageIndex"_L1).toInt(), 1);
        QCOMPARE(city.value("left"_L1).toInt(), 72);
        QCOMPARE(city.value("top"_L1).toInt(), 842 - 620);
        QVERIFY(city.value("isMandatory"_L1).toBool());
        QCOMPARE(tags.at(1)["type"_L1].toInt(), 253);
        QCOMPARE(tags.at(2)["type"_L1].toInt(), 254);
        QCOMPARE(tags.at(4)["pageIndex"_L1].toInt(), 2);
        QVERIFY(!tags.at(5)["isMandatory"_L1].toBool());
        const QJsonArray histories = made.value("histories"_L1).toArray();
        QCOMPARE(histories.at(0)["detail"_L1].toString(),
                 u"Fields imported: 4 from form fields in the PDF, 2 from anchors"_s);
        // It is stored like that.
        const QJsonObject kept =
            json(m_client.mine("GET", ContractClient::pathOf(made))).value("document"_L1).toObject();
        QCOMPARE(kept.value("tags"_L1).toArray(), tags);
    }

    void besideOwnTags()
    {
        QJsonObject document = ServiceFixture::document(51);
        document.insert("addTagsOfPDF"_L1, true);
        QJsonObject text = document.value("tags"_L1)[0].toObject();
        text.insert("name"_L1, u"city"_s);
        document.insert("tags"_L1, QJsonArray{text});
        const RawAnswer answer = create(document, fileWith("no anchor"));
        QCOMPARE(answer.status, 201);
        QCOMPARE(namesOf(firstDocumentIn(answer)), (QStringList{u"city@1"_s, u"city (2)@1"_s, u"agree@1"_s,
                                                                u"size/Small@1"_s, u"size/Large@1"_s}));
    }

    void withoutRecipients()
    {
        // A draft gets them without a name; a template with the names of their roles.
        QJsonObject document = wanted(51, 0);
        const QByteArray file =
            fileWith("{{Signed;type=signature;role=Tenant}} {{Also;type=signature;role=Owner}}");
        const QJsonObject draft = firstDocumentIn(create(document, file));
        QCOMPARE(draft.value("invitations"_L1).toArray().size(), 2);
        const QJsonObject second = draft.value("invitations"_L1)[1].toObject();
        QCOMPARE(second.value("recipientName"_L1).toString(), QString());
        QCOMPARE(second.value("role"_L1).toString(), u"Owner"_s);
        QVERIFY(!second.value("GUID"_L1).toString().isEmpty());
        // The recipient who takes the role keeps its tags.
        QCOMPARE(m_client.mine("PUT", ContractClient::pathOf(draft), R"({"signingStatus":52})").status, 400);

        document.insert("documentType"_L1, 7);
        const QJsonObject made = firstDocumentIn(create(document, file));
        QCOMPARE(made.value("invitations"_L1)[0]["recipientName"_L1].toString(), u"Tenant"_s);
        QCOMPARE(namesOf(made).last(), u"Also@2"_s);
    }

    void roles()
    {
        QJsonObject document = wanted(51, 2);
        QJsonArray invitations = document.value("invitations"_L1).toArray();
        QJsonObject owner = invitations.at(0).toObject();
        owner.insert("role"_L1, u"Owner"_s);
        invitations.replace(0, owner);
        document.insert("invitations"_L1, invitations);
        const QJsonObject made = firstDocumentIn(
            create(document, fileWith("{{A;role=Tenant}} {{B;role=owner}} {{C;role=tenant}}", false)));
        QCOMPARE(namesOf(made), (QStringList{u"A@2"_s, u"B@1"_s, u"C@2"_s}));
        const QJsonObject numbered =
            firstDocumentIn(create(document, fileWith("[sig|req|signer2] {{signature, r1}}", false)));
        QCOMPARE(namesOf(numbered), (QStringList{u"Signature@2"_s, u"Signature (2)@1"_s}));
    }

    void wrongAnchors()
    {
        const qint64 before = json(m_client.mine("GET", "/documents")).value("documentCount"_L1).toInteger();
        const RawAnswer answer = create(wanted(51, 1), fileWith("\\\\s1\\\\ \\\\q3\\\\ [sgi|req|signer1]"));
        QCOMPARE(answer.status, 400);
        QCOMPARE(answer.code(), u"validation"_s);
        const QJsonArray details = json(answer).value("details"_L1).toArray();
        QCOMPARE(details.size(), 2);
        for (const QJsonValue& each : details) {
            QCOMPARE(each["field"_L1].toString(), u"files[0]"_s);
            QVERIFY(each["message"_L1].toString().startsWith(u"Page 2, “"_s));
        }
        QVERIFY(details.at(0)["message"_L1].toString().contains("\\q3\\"_L1));
        // Sending requires all recipients.
        const RawAnswer missing = create(wanted(52, 1), fileWith("\\\\s1\\\\ \\\\s2\\\\"));
        QCOMPARE(missing.status, 400);
        QVERIFY(json(missing).value("details"_L1)[0]["message"_L1].toString().contains("\\s2\\"_L1));
        // In an array the error also names the document, and nothing is stored.
        const QJsonArray list{withFile(wanted(51, 1), fileWith("\\\\s1\\\\")),
                              withFile(wanted(51, 1), fileWith("\\\\s0\\\\"))};
        const RawAnswer second =
            m_client.mine("POST", "/v1/documents/array", QJsonDocument(list).toJson(QJsonDocument::Compact));
        QCOMPARE(second.status, 400);
        QVERIFY(ContractClient::names(second, u"[1].files[0]"_s));
        QCOMPARE(json(m_client.mine("GET", "/documents")).value("documentCount"_L1).toInteger(), before);
        // Not requested: plain text.
        QJsonObject plain = wanted(51, 1);
        plain.remove("addTagsOfPDF"_L1);
        QCOMPARE(firstDocumentIn(create(plain, fileWith("\\\\q3\\\\"))).value("tags"_L1).toArray().size(), 0);
    }

    /** Created, sent, signed and sealed: no anchor or widget is visible, and the form has its values. */
    void signedFile()
    {
        const QByteArray file = fileWith("Signed \\\\s1\\\\ on the \\\\ot1\\\\ day");
        const RawAnswer answer = create(wanted(52, 1), file);
        QCOMPARE(answer.status, 201);
        const QJsonObject document = firstDocumentIn(answer);
        const QByteArray signing = ServiceFixture::signingPath(document);
        const QJsonObject view = json(m_client.nobody("GET", signing + "/values"));
        QJsonArray values;
        for (const QJsonValue& value : view.value("tags"_L1).toArray()) {
            const QJsonObject tag = value.toObject();
            const QString name = tag.value("name"_L1).toString();
            QJsonObject given{{"id"_L1, tag.value("id"_L1)}};
            if (tag.value("type"_L1).toInt() == 250)
                given.insert("image"_L1, QLatin1StringView(picture));
            else if (name == "city"_L1)
                given.insert("text"_L1, u"Bergen"_s);
            else if (name == "agree"_L1 || name == "Large"_L1)
                given.insert("text"_L1, u"true"_s);
            else
                continue;
            values.append(given);
        }
        QCOMPARE(values.size(), 4);
        // Signers see the pages as they will be signed.
        const QByteArray shown = m_client.nobody("GET", signing + "/pages/2.txt").body;
        QVERIFY2(shown.contains("Signed") && shown.contains("day") && !shown.contains('\\'),
                 shown.constData());
        QVERIFY(m_client.nobody("GET", signing + "/pages/2.png").body.startsWith("\x89PNG"));
        QCOMPARE(m_client.mine("GET", ContractClient::pathOf(document) + "/download?content=original").body,
                 file);
        const RawAnswer done =
            m_client.nobody("POST", signing + "/finish",
                            ServiceFixture::bytes({{"values"_L1, values}, {"consent"_L1, true}}));
        QCOMPARE(done.status, 200);
        const QByteArray path = ContractClient::pathOf(document);
        QTRY_COMPARE_WITH_TIMEOUT(
            json(m_client.mine("GET", path)).value("document"_L1)["signingStatus"_L1].toInt(), 53, 20'000);
        const RawAnswer download = m_client.mine("GET", path + "/download?content=esign");
        QCOMPARE(download.status, 200);
        const QByteArray sealed = download.body;
        QVERIFY(sealed.startsWith(file));
        if (!requirePrograms({"qpdf", "pdfsig"})) return;
        const QByteArray text = output(u"pdftotext"_s, {u"-l"_s, u"2"_s, u"FILE"_s, u"-"_s}, sealed);
        QVERIFY2(!text.contains('\\') && text.contains("Signed") && text.contains("Bergen"),
                 text.constData());
        QVERIFY2(!text.contains("Oslo"), text.constData());
        QVERIFY(output(u"pdfsig"_s, {u"-nocert"_s, u"FILE"_s}, sealed).contains("Signature is Valid"));
        const QJsonArray fields =
            QJsonDocument::fromJson(
                output(u"qpdf"_s, {u"--json=1"_s, u"--json-key=acroform"_s, u"FILE"_s}, sealed))
                .object()
                .value("acroform"_L1)["fields"_L1]
                .toArray();
        QHash<QString, QString> filled;
        for (const QJsonValue& value : fields) {
            const QJsonObject field = value.toObject();
            const QString name = field.value("fullname"_L1).toString();
            if (field.value("fieldtype"_L1).toString() == "/Sig"_L1) continue;
            filled.insert(name, field.value("value"_L1).toString());
            QVERIFY((field.value("annotation"_L1)["annotationflags"_L1].toInt() & 2) != 0); // hidden
            QVERIFY((field.value("fieldflags"_L1).toInt() & 1) != 0);                       // read-only
        }
        QCOMPARE(filled.size(), 3);
        QCOMPARE(filled.value(u"city"_s).remove("u:"_L1), u"Bergen"_s);
        QCOMPARE(filled.value(u"agree"_s), u"/Yes"_s);
        QCOMPARE(filled.value(u"size"_s), u"/Large"_s);
    }
};

INK_TEST(TestAddTags, "tst_addtags")

} // namespace tst_addtags

#include "tst_addtags.moc"
