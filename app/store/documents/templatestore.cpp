#include "app/store/documents/templatestore.h"

#include "app/domain/document/callbackbase.h"
#include "app/domain/document/document.h"
#include "app/domain/document/facts.h"
#include "app/domain/document/tagvalue.h"
#include "app/store/database/batchinsert.h"
#include "app/store/database/query.h"
#include "app/store/database/storedcode.h"
#include "app/store/documents/documentrows.h"
#include "app/store/events/eventchanges.h"
#include "app/store/words/documentwords.h"
#include "app/store/words/wordindex.h"

#include <QSet>
#include <QUuid>

#include <algorithm>
#include <limits>
#include <utility>
#include <vector>

namespace ink::store {

using namespace domain;

namespace {

/** Caches a value's text until the value changes, because sibling documents usually share it. */
template <typename Value, typename Text> class Remembered final
{
public:
    explicit Remembered(Text text) : m_text(std::move(text)) {}
    const QString& of(const Value& value)
    {
        if (!m_last || !(*m_last == value)) {
            m_made = m_text(value);
            m_last = value;
        }
        return m_made;
    }

private:
    Text m_text;
    std::optional<Value> m_last;
    QString m_made;
};

QString styleText(const TagStyle& style)
{
    return jsonText(styleToRow(style));
}

Result<void> insertDocuments(const Database& db, QList<Document>& documents)
{
    QHash<QString, qsizetype> places;
    for (qsizetype i = 0; i < documents.size(); ++i)
        places.insert(documents.at(i).guid, i);
    BatchInsert insert(db, "document_insert", [&](const Query& row) {
        if (const auto at = places.constFind(row["guid"].toString()); at != places.constEnd())
            documents[*at].id = DocumentId(row["id"].toLongLong());
    });
    Remembered<DocumentSetting, QString (*)(const DocumentSetting&)> setting(
        [](const DocumentSetting& s) { return jsonText(settingToRow(s)); });
    for (Document& d : documents) {
        d.version = 1;
        INK_TRY(insert.add(documentValues(d, setting.of(d.setting))));
    }
    return insert.flush();
}

Result<void> insertFiles(const Database& db, QList<Document>& documents)
{
    QHash<qint64, qsizetype> places;
    for (qsizetype i = 0; i < documents.size(); ++i)
        places.insert(documents.at(i).id.value(), i);
    BatchInsert insert(db, "file_insert", [&](const Query& row) {
        const auto at = places.constFind(row["document_id"].toLongLong());
        if (at == places.constEnd()) return;
        for (File& file : documents[*at].files) {
            if (file.sequence != row["sequence"].toInt()) continue;
            file.id = FileId(row["id"].toLongLong());
            for (Page& page : file.pages)
                page.id = pageIdOf(file.id, page.pageIndex);
        }
    });
    Remembered<QList<Page>, QString (*)(const QList<Page>&)> pages(
        [](const QList<Page>& list) { return QString::fromUtf8(pagesToRow(list)); });
    for (const Document& d : documents)
        for (const File& file : d.files)
            INK_TRY(insert.add(fileValues(d.id, file, QVariant(), pages.of(file.pages))));
    return insert.flush();
}

Result<void> insertInvitations(const Database& db, QList<Document>& documents)
{
    QHash<QString, QPair<qsizetype, qsizetype>> places;
    for (qsizetype i = 0; i < documents.size(); ++i)
        for (qsizetype k = 0; k < documents.at(i).invitations.size(); ++k)
            places.insert(documents.at(i).invitations.at(k).guid, {i, k});
    BatchInsert insert(db, "invitation_insert", [&](const Query& row) {
        if (const auto at = places.constFind(row["guid"].toString()); at != places.constEnd())
            documents[at->first].invitations[at->second].id = InvitationId(row["id"].toLongLong());
    });
    for (const Document& d : documents) {
        int position = 0;
        for (const Invitation& i : d.invitations)
            INK_TRY(insert.add(invitationValues(d.id, position++, i, QVariant())));
    }
    return insert.flush();
}

Result<void> insertData(const Database& db, const QList<Document>& documents)
{
    BatchInsert insert(db, "document_data_insert");
    for (const Document& d : documents)
        for (auto each = d.data.cbegin(); each != d.data.cend(); ++each)
            INK_TRY(insert.add(dataValues(d, each.key(), each.value())));
    return insert.flush();
}

Result<void> insertTags(const Database& db, const QList<Document>& documents)
{
    using Style = Remembered<TagStyle, QString (*)(const TagStyle&)>;
    std::vector<Style> styles; // one per position, because the n-th tag of every sibling has the same style
    BatchInsert insert(db, "tag_insert");
    for (const Document& d : documents) {
        for (qsizetype i = 0; i < d.tags.size(); ++i) {
            if (std::size_t(i) == styles.size()) styles.emplace_back(&styleText);
            const Tag& tag = d.tags.at(i);
            INK_TRY(insert.add(
                tagValues(d, static_cast<int>(i), tag, QVariant(), styles[std::size_t(i)].of(tag.style))));
        }
    }
    return insert.flush();
}

Result<void> insertHistories(const Database& db, const QList<Document>& documents)
{
    BatchInsert insert(db, "history_insert");
    for (const Document& d : documents)
        for (const HistoryEntry& h : d.histories)
            INK_TRY(insert.add(historyValues(d.id, h)));
    return insert.flush();
}

/** Replaces the placeholder in every postBackURL. The ids exist only after the insert. */
Result<void> numberCallbacks(const Database& db, const QList<Document>& documents, const QString& mark)
{
    constexpr qsizetype atOnce = 500;
    for (qsizetype from = 0; from < documents.size(); from += atOnce) {
        const qsizetype count = std::min(atOnce, documents.size() - from);
        QVariantList values{mark};
        for (qsizetype i = from; i < from + count; ++i)
            values.append(documents.at(i).id.value());
        INK_TRY(runText(db, statementSql(db, "bulk_callback").arg(placeholders(count)), values));
    }
    return {};
}

} // namespace

Result<void> TemplateStore::insertAll(Transaction& transaction, QList<Document>& documents,
                                      const QString& callbackBase)
{
    if (documents.isEmpty()) return {};
    const Database& db = transaction.database();
    Q_ASSERT(std::all_of(documents.cbegin(), documents.cend(), [&](const Document& each) {
        return each.accountId == documents.constFirst().accountId;
    })); // the account is touched once
    const QString mark = QUuid::createUuid().toString(QUuid::Id128);
    if (!callbackBase.isEmpty())
        for (Document& d : documents)
            d.setting.postBackUrl = domain::callbackAddress(callbackBase, mark);
    INK_TRY(insertDocuments(db, documents));
    if (!callbackBase.isEmpty()) {
        INK_TRY(numberCallbacks(db, documents, mark));
        for (Document& d : documents)
            d.setting.postBackUrl = domain::callbackAddress(callbackBase, QString::number(d.id.value()));
    }
    for (const Document& d : std::as_const(documents))
        replaceWords(transaction, d.accountId, d.id, {}, indexWords(d));
    INK_TRY(insertInvitations(db, documents));
    INK_TRY(insertData(db, documents));
    INK_TRY(insertTags(db, documents));
    INK_TRY(insertHistories(db, documents));
    for (const Document& d : std::as_const(documents))
        collectEvents(transaction, d, 0);
    // The account's usage includes files.
    INK_TRY(transaction.touchAccount(documents.constFirst().accountId.value()));
    INK_TRY(insertFiles(db, documents));
    return {};
}

Result<void> TemplateStore::setAgenda(Transaction& transaction, const QList<Document>& documents,
                                      std::optional<Timestamp> due)
{
    BatchInsert insert(transaction.database(), "agenda_set");
    for (const Document& document : documents)
        INK_TRY(insert.add({{"document_id", document.id.value()}, {"due", fromTime(due)}}));
    return insert.flush();
}

Result<std::optional<qint64>> TemplateStore::liveVersion(Transaction& transaction, DocumentId id) const
{
    INK_ASSIGN(query, run(transaction.database(), "template_version", {id.value()}));
    if (!query.next()) return std::nullopt;
    return query["version"].toLongLong();
}

Result<QList<DocumentId>> TemplateStore::childIds(const AccessScope& reach, DocumentId templateId,
                                                  DocumentId before, int count,
                                                  std::optional<Timestamp> modifiedFrom) const
{
    const QVariant since = modifiedFrom ? fromTime(*modifiedFrom) : QVariant(0);
    constexpr qint64 newest = std::numeric_limits<qint64>::max();
    const qint64 end = before.isNull() ? newest : before.value();
    const qint64 account = reach.account.value();
    INK_ASSIGN(rows,
               reach.folder.isNull()
                   ? run(m_db, "report_ids", {templateId.value(), account, end, since, count})
                   : run(m_db, "report_ids_inside",
                         {account, reach.folder.value(), templateId.value(), account, end, since, count}));
    QList<DocumentId> ids;
    while (rows.next())
        ids.append(DocumentId(rows["id"].toLongLong()));
    return ids;
}

Result<QList<TemplateStore::ReportLine>> TemplateStore::reportLines(const QList<DocumentId>& documents) const
{
    QList<ReportLine> list;
    if (documents.isEmpty()) return list;
    const Snapshot snapshot(m_db);
    QString ids;
    QHash<qint64, qsizetype> places;
    for (const DocumentId id : documents) {
        places.insert(id.value(), list.size());
        ids += (ids.isEmpty() ? QString() : QStringLiteral(",")) + QString::number(id.value());
        list.append(ReportLine{});
    }
    // Rows of one document are adjacent, so its line is looked up once.
    ReportLine* line = nullptr;
    const auto lineOf = [&](const Query& row) {
        const qint64 id = row["document_id"].toLongLong();
        if (!line || line->id.value() != id) line = &list[places.value(id)];
        return line;
    };
    const auto read = [&](const char* name) {
        line = nullptr;
        return run(m_db, name, {ids});
    };
    {
        INK_ASSIGN(rows, read("report_lines"));
        while (rows.next()) {
            ReportLine& made = list[places.value(rows["id"].toLongLong())];
            made.id = DocumentId(rows["id"].toLongLong());
            made.guid = rows["guid"].toString();
            made.title = rows["title"].toString();
            INK_ASSIGN(status, enumFromCode<SigningStatus>("document.status", rows["status"], rows["id"]));
            made.status = status;
            made.createdTime = toTime(rows["created"]);
            made.sentTime = toOptionalTime(rows["sent"]);
            made.completedTime = toOptionalTime(rows["completed"]);
            made.data = dataFromColumn(rows["data"].toString());
        }
    }
    {
        INK_ASSIGN(rows, read("report_recipients"));
        QSet<const ReportLine*> signers; // lines whose recipient is final
        QSet<const ReportLine*> seen;
        while (rows.next()) {
            ReportLine* of = lineOf(rows);
            INK_ASSIGN(action, enumFromCode<ActionType>("invitation.action_type", rows["action_type"],
                                                        rows["document_id"], "document_id"));
            const bool signs = isSigner(action);
            if (signers.contains(of) || (seen.contains(of) && !signs)) continue;
            seen.insert(of);
            if (signs) signers.insert(of);
            of->recipientName = rows["recipient_name"].toString();
            of->recipientEmail = rows["recipient_email"].toString();
        }
    }
    QHash<QString, bool> checked; // default state of a box by its style (JSON), because siblings usually
                                  // share styles
    const auto boxText = [&checked](const QString& text, const QString& style) {
        Tag box;
        box.text = text;
        if (text.isEmpty()) {
            if (!checked.contains(style)) checked.insert(style, styleFromRow(jsonObject(style)).checked);
            box.style.checked = checked.value(style);
        }
        return isChecked(box) ? QStringLiteral("true") : QStringLiteral("false");
    };
    {
        INK_ASSIGN(rows, read("report_values"));
        while (rows.next()) {
            INK_ASSIGN(type,
                       enumFromCode<TagType>("tag.type", rows["type"], rows["document_id"], "document_id"));
            ReportLine::Value value{rows["name"].toString(), rows["text"].toString(),
                                    type == TagType::MaskedText};
            if (isToggle(type)) value.text = boxText(value.text, rows["style"].toString());
            lineOf(rows)->values.append(std::move(value));
        }
    }
    list.removeIf([](const ReportLine& one) { return one.id.isNull(); });
    return list;
}

Result<QHash<DocumentId, QList<Tag>>> TemplateStore::tagsOf(const QList<DocumentId>& documents) const
{
    QHash<DocumentId, QList<Tag>> all;
    if (documents.isEmpty()) return all;
    QVariantList values;
    for (const DocumentId id : documents)
        values.append(id.value());
    INK_ASSIGN(rows,
               runText(m_db, statementSql(m_db, "report_tags").arg(placeholders(documents.size())), values));
    while (rows.next()) {
        INK_ASSIGN(tag, tagFromRow(rows));
        if (rows["has_image"].toBool() && tag.text.isEmpty()) tag.text = signedText;
        // Reports need no other members of TagFacts.
        if (const QString extra = rows["extra"].toString(); extra.contains(u"\"customField\"")) {
            Tag facts;
            setAdditionalMembers(facts, jsonObject(extra));
            tag.facts.customField = facts.facts.customField;
        }
        all[DocumentId(rows["document_id"].toLongLong())].append(std::move(tag));
    }
    return all;
}

namespace {

/** Returns the column `name` of the statement `all`, or of `inside` for a request limited to a folder, for
 * the documents made from a template; sorted. */
Result<QStringList> namesOfChildren(const Database& db, const AccessScope& reach, DocumentId templateId,
                                    const char* all, const char* inside)
{
    const qint64 account = reach.account.value();
    INK_ASSIGN(rows, reach.folder.isNull()
                         ? run(db, all, {templateId.value(), account})
                         : run(db, inside, {account, reach.folder.value(), templateId.value(), account}));
    QStringList names;
    while (rows.next())
        names.append(rows["name"].toString());
    names.sort(Qt::CaseInsensitive);
    return names;
}

} // namespace

Result<QStringList> TemplateStore::tagNames(const AccessScope& reach, DocumentId templateId) const
{
    return namesOfChildren(m_db, reach, templateId, "report_names", "report_names_inside");
}

Result<QStringList> TemplateStore::dataNames(const AccessScope& reach, DocumentId templateId) const
{
    return namesOfChildren(m_db, reach, templateId, "report_data_names", "report_data_names_inside");
}

} // namespace ink::store
