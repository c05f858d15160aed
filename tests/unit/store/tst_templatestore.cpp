#include "app/domain/document/document.h"
#include "app/store/documents/documentstore.h"
#include "app/store/documents/templatestore.h"
#include "tests/support/testmain.h"
#include "tests/unit/store/onedocument.h"

#include <QTemporaryDir>
#include <QTest>

namespace tst_templatestore {

using namespace ink;
using namespace ink::domain;
using namespace ink::store;
using namespace Qt::Literals::StringLiterals;

/** The queries behind a report's lines, on both kinds of database. */
class TestTemplateStore final : public QObject
{
    Q_OBJECT

    QTemporaryDir m_dir;
    std::unique_ptr<Database> m_db;
    DocumentId m_source;
    AccountId m_account;

    static QString newGuid() { return QUuid::createUuid().toString(QUuid::WithoutBraces); }
    [[nodiscard]] Document child(DocumentId source) const
    {
        Document made;
        made.guid = newGuid();
        made.accountId = m_account;
        made.templateId = source;
        made.title = u"Lease"_s;
        made.status = SigningStatus::InProgress;
        made.createdTime = Timestamp(std::chrono::milliseconds(5));
        made.sentTime = Timestamp(std::chrono::milliseconds(7));
        const auto person = [&made](const QString& name, ActionType type) {
            Invitation invitation;
            invitation.guid = newGuid();
            invitation.recipientName = name;
            invitation.recipientEmail = name + u"@example.org"_s;
            invitation.actionType = type;
            made.invitations.append(invitation);
        };
        person(u"viewer"_s, ActionType::Viewer);
        person(u"signer"_s, ActionType::Signer);
        person(u"second"_s, ActionType::Signer);
        const auto add = [&made](TagType type, const QString& name, const QString& text) {
            Tag tag;
            tag.type = type;
            tag.name = name;
            tag.text = text;
            made.tags.append(tag);
        };
        add(TagType::Text, u"City"_s, u"Bern"_s);
        add(TagType::MaskedText, u"IBAN"_s, u"DE02"_s);
        add(TagType::Checkbox, u"Pets"_s, {});
        made.tags.last().style.checked = true;
        add(TagType::Radio, u"Empty"_s, {});
        add(TagType::Radio, u"Full"_s, u"TRUE"_s);
        add(TagType::Signature, u"Signature"_s, {});
        made.tags.last().image = "picture";
        add(TagType::Text, {}, u"nameless"_s);
        return made;
    }
    Result<QList<DocumentId>> insert(QList<Document> documents)
    {
        INK_ASSIGN(transaction, Transaction::begin(*m_db));
        INK_TRY(TemplateStore(*m_db).insertAll(transaction, documents, {}));
        INK_TRY(transaction.commit());
        QList<DocumentId> ids;
        for (const Document& each : std::as_const(documents))
            ids.append(each.id);
        return ids;
    }

private Q_SLOTS:
    void initTestCase_data() { ink::test::addDialects(); }
    void init()
    {
        auto made = test::oneDocument(m_dir);
        QVERIFY2(made, made ? "" : qPrintable(made.error().detail.english()));
        m_db = std::move(made->db);
        m_account = made->account;
        m_source = made->document;
    }

    void childrenAreFoundNewestFirst()
    {
        const DocumentId other(987'654);
        QList<Document> documents;
        for (int i = 0; i < 7; ++i)
            documents.append(child(i == 2 ? other : m_source));
        documents[4].deleted = true;
        const auto ids = insert(documents);
        QVERIFY(ids);
        const TemplateStore store(*m_db);
        const auto first = store.childIds({m_account}, m_source, {}, 3);
        QVERIFY(first);
        QCOMPARE(*first, (QList<DocumentId>{ids->at(6), ids->at(5), ids->at(3)}));
        QCOMPARE(*store.childIds({m_account}, m_source, first->constLast(), 3),
                 (QList<DocumentId>{ids->at(1), ids->at(0)}));
        QVERIFY(store.childIds({AccountId(424'242)}, m_source, {}, 3)->isEmpty());
    }

    void linesHoldWhatAReportShows()
    {
        QList<Document> documents{child(m_source), child(m_source), child(m_source), child(m_source)};
        documents[1].invitations.resize(1); // without a signer
        documents[1].completedTime = Timestamp(std::chrono::milliseconds(9));
        documents[2].deleted = true;
        documents[3].invitations.clear();
        documents[3].tags.clear();
        const auto ids = insert(documents);
        QVERIFY(ids);
        const TemplateStore store(*m_db);
        QVERIFY(store.reportLines({})->isEmpty());
        const auto lines =
            store.reportLines({ids->at(1), ids->at(0), ids->at(2), ids->at(3), DocumentId(999'999)});
        QVERIFY2(lines, lines ? "" : qPrintable(lines.error().detail.english()));
        QCOMPARE(lines->size(), 3); // in the requested order, without removed ones
        const TemplateStore::ReportLine& line = lines->at(1);
        QCOMPARE(line.id, ids->at(0));
        QCOMPARE(line.guid, documents.at(0).guid);
        QCOMPARE(line.status, SigningStatus::InProgress);
        QCOMPARE(line.sentTime, documents.at(0).sentTime);
        QVERIFY(!line.completedTime);
        QCOMPARE(line.recipientName, u"signer"_s);
        QCOMPARE(line.recipientEmail, u"signer@example.org"_s);
        QStringList values;
        for (const auto& value : line.values)
            values.append(value.name + u'=' + value.text + (value.isMasked ? u"*"_s : QString()));
        QCOMPARE(values, (QStringList{u"City=Bern"_s, u"IBAN=DE02*"_s, u"Pets=true"_s, u"Empty=false"_s,
                                      u"Full=true"_s, u"Signature=signed"_s}));
        QCOMPARE(lines->at(0).recipientName, u"viewer"_s);
        QCOMPARE(lines->at(0).completedTime, documents.at(1).completedTime);
        QVERIFY(lines->at(2).recipientName.isEmpty() && lines->at(2).values.isEmpty());
        QCOMPARE(
            *store.tagNames({m_account}, m_source),
            (QStringList{QString(), u"City"_s, u"Empty"_s, u"Full"_s, u"IBAN"_s, u"Pets"_s, u"Signature"_s}));
    }
};

INK_TEST(TestTemplateStore, "tst_templatestore")

} // namespace tst_templatestore

#include "tst_templatestore.moc"
