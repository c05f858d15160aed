#include "app/store/documents/templatestore.h"

#include "app/domain/document/callbackbase.h"
#include "app/domain/document/document.h"
#include "app/domain/document/facts.h"
#include "app/domain/document/tagvalue.h"
#include "app/store/database/knowncode.h"
#include "app/store/database/query.h"
#include "app/store/documents/documentrows.h"
#include "app/store/words/documentwords.h"
#include "app/store/words/wordindex.h"

#include <QSet>
#include <QUuid>

#include <algorithm>
#include <functional>

namespace ink::store {

using namespace domain;

namespace {

/** Values of one INSERT on PostgreSQL, where each statement is a round trip. SQLite runs in this process,
 * and Qt's driver looks its parameters up one by one: there, one row per statement is fastest (measured). */
constexpr qsizetype maxValues = 2400;

/**
 * `INSERT … VALUES %1`. Rows are collected and written when a batch is full or at
 * `flush`; `each` gets every row of a RETURNING clause.
 */
class BatchInsert final
{
public:
    using Each = std::function<void(const QSqlQuery&)>;
    BatchInsert(const Database& database, const char* name, qsizetype columns, Each each = {})
        : m_database(database), m_sql(statement(database, name)), m_columns(columns),
          m_rows(database.isPostgreSql() ? maxValues / columns : 1), m_each(std::move(each))
    {
        m_values.reserve(m_rows * m_columns);
    }

    [[nodiscard]] Result<void> add(const QVariantList& row)
    {
        Q_ASSERT(row.size() == m_columns);
        m_values.append(row);
        return m_values.size() == m_rows * m_columns ? flush() : Result<void>();
    }

    [[nodiscard]] Result<void> flush()
    {
        const qsizetype rows = m_values.size() / m_columns;
        if (rows == 0) return {};
        if (rows != m_written) m_text = m_sql.arg(groups(rows));
        m_written = rows;
        INK_ASSIGN(query, runText(m_database, m_text, m_values));
        while (m_each && query.next())
            m_each(query);
        m_values.clear();
        return {};
    }

private:
    [[nodiscard]] QString groups(qsizetype rows) const
    {
        const QString group =
            QStringLiteral("(?") + QStringLiteral(",?").repeated(m_columns - 1) + QLatin1Char(')');
        return group + (QLatin1Char(',') + group).repeated(rows - 1);
    }
    const Database& m_database;
    QString m_sql;
    QString m_text; ///< the statement for `m_written` rows
    qsizetype m_columns;
    qsizetype m_rows;
    qsizetype m_written = 0;
    QVariantList m_values;
    Each m_each;
};

/** Caches a value's text until the value changes: sibling documents mostly share it. */
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
    BatchInsert insert(db, "bulk_document", 22, [&](const QSqlQuery& row) {
        if (const auto at = places.constFind(row.value(1).toString()); at != places.constEnd())
            documents[*at].id = DocumentId(row.value(0).toLongLong());
    });
    Remembered<DocumentSetting, QString (*)(const DocumentSetting&)> setting(
        [](const DocumentSetting& s) { return jsonText(settingToRow(s)); });
    for (Document& d : documents) {
        d.version = 1;
        INK_TRY(insert.add(documentColumns(d, setting.of(d.setting))));
    }
    return insert.flush();
}

Result<void> insertFiles(const Database& db, QList<Document>& documents)
{
    QHash<qint64, qsizetype> places;
    for (qsizetype i = 0; i < documents.size(); ++i)
        places.insert(documents.at(i).id.value(), i);
    BatchInsert insert(db, "bulk_file", 7, [&](const QSqlQuery& row) {
        const auto at = places.constFind(row.value(1).toLongLong());
        if (at == places.constEnd()) return;
        for (File& file : documents[*at].files) {
            if (file.sequence != row.value(2).toInt()) continue;
            file.id = FileId(row.value(0).toLongLong());
            for (Page& page : file.pages)
                page.id = pageIdOf(file.id, page.pageIndex);
        }
    });
    Remembered<QList<Page>, QString (*)(const QList<Page>&)> pages(
        [](const QList<Page>& list) { return QString::fromUtf8(pagesToRow(list)); });
    for (const Document& d : documents)
        for (const File& file : d.files)
            INK_TRY(insert.add({d.id.value(), file.sequence, text(file.name), file.size, text(file.sha256),
                                pages.of(file.pages), jsonText(furtherMembers(file))}));
    return insert.flush();
}

Result<void> insertInvitations(const Database& db, QList<Document>& documents)
{
    QHash<QString, QPair<qsizetype, qsizetype>> places;
    for (qsizetype i = 0; i < documents.size(); ++i)
        for (qsizetype k = 0; k < documents.at(i).invitations.size(); ++k)
            places.insert(documents.at(i).invitations.at(k).guid, {i, k});
    BatchInsert insert(db, "bulk_invitation", 9, [&](const QSqlQuery& row) {
        if (const auto at = places.constFind(row.value(1).toString()); at != places.constEnd())
            documents[at->first].invitations[at->second].id = InvitationId(row.value(0).toLongLong());
    });
    for (const Document& d : documents) {
        int position = 0;
        for (const Invitation& i : d.invitations)
            INK_TRY(insert.add({d.id.value(), position++, i.guid, text(i.recipientName),
                                text(i.recipientEmail), static_cast<int>(i.actionType), i.sequence,
                                static_cast<int>(i.status), jsonText(invitationDetailToRow(i))}));
    }
    return insert.flush();
}

Result<void> insertTags(const Database& db, const QList<Document>& documents)
{
    using Style = Remembered<TagStyle, QString (*)(const TagStyle&)>;
    std::vector<Style> styles; // one for each position: the n-th tag of every sibling has the same style
    BatchInsert insert(db, "bulk_tag", 16);
    for (const Document& d : documents) {
        for (qsizetype i = 0; i < d.tags.size(); ++i) {
            if (std::size_t(i) == styles.size()) styles.emplace_back(&styleText);
            const Tag& tag = d.tags.at(i);
            INK_TRY(insert.add({d.id.value(), i, text(tag.name), text(tag.groupName),
                                static_cast<int>(tag.type), tag.pageIndex, tag.invitationIndex, tag.rect.left,
                                tag.rect.top, tag.rect.width, tag.rect.height, tag.isMandatory ? 1 : 0,
                                text(tag.text), tag.image.isEmpty() ? QVariant() : QVariant(tag.image),
                                styles[std::size_t(i)].of(tag.style), jsonText(furtherMembers(tag))}));
        }
    }
    return insert.flush();
}

Result<void> insertHistories(const Database& db, const QList<Document>& documents)
{
    BatchInsert insert(db, "bulk_history", 10);
    for (const Document& d : documents)
        for (const HistoryEntry& h : d.histories)
            INK_TRY(insert.add(historyColumns(d.id, h)));
    return insert.flush();
}

/** Replaces the placeholder in every postBackURL, because ids exist only after the insert. */
Result<void> numberCallbacks(const Database& db, const QList<Document>& documents, const QString& mark)
{
    constexpr qsizetype atOnce = 500;
    for (qsizetype from = 0; from < documents.size(); from += atOnce) {
        const qsizetype count = std::min(atOnce, documents.size() - from);
        QVariantList values{mark};
        for (qsizetype i = from; i < from + count; ++i)
            values.append(documents.at(i).id.value());
        const QString marks = QStringLiteral("?") + QStringLiteral(",?").repeated(count - 1);
        INK_TRY(runText(db, statement(db, "bulk_callback").arg(marks), values));
    }
    return {};
}

QString marksFor(qsizetype count)
{
    return QStringLiteral("?") + QStringLiteral(",?").repeated(count - 1);
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
    INK_TRY(insertTags(db, documents));
    INK_TRY(insertHistories(db, documents));
    // The account's usage includes files
    INK_TRY(transaction.touchAccount(documents.constFirst().accountId.value()));
    INK_TRY(insertFiles(db, documents));
    return {};
}

Result<void> TemplateStore::setAgenda(Transaction& transaction, const QList<Document>& documents,
                                      std::optional<Timestamp> due)
{
    BatchInsert insert(transaction.database(), "bulk_agenda", 2);
    for (const Document& document : documents)
        INK_TRY(insert.add({document.id.value(), fromTime(due)}));
    return insert.flush();
}

Result<std::optional<qint64>> TemplateStore::liveVersion(Transaction& transaction, DocumentId id) const
{
    INK_ASSIGN(query, run(transaction.database(), "template_version", {id.value()}));
    if (!query.next()) return std::nullopt;
    return query.value(0).toLongLong();
}

Result<QList<DocumentId>> TemplateStore::childIds(AccountId account, DocumentId templateId, DocumentId before,
                                                  int count) const
{
    constexpr qint64 newest = std::numeric_limits<qint64>::max();
    INK_ASSIGN(rows,
               run(m_db, "report_ids",
                   {templateId.value(), account.value(), before.isNull() ? newest : before.value(), count}));
    QList<DocumentId> ids;
    while (rows.next())
        ids.append(DocumentId(rows.value(0).toLongLong()));
    return ids;
}

Result<QList<TemplateStore::Line>> TemplateStore::lines(const QList<DocumentId>& documents) const
{
    QList<Line> list;
    if (documents.isEmpty()) return list;
    const Snapshot snapshot(m_db);
    QString ids;
    QHash<qint64, qsizetype> places;
    for (const DocumentId id : documents) {
        places.insert(id.value(), list.size());
        ids += (ids.isEmpty() ? QString() : QStringLiteral(",")) + QString::number(id.value());
        list.append(Line{});
    }
    // Rows of one document are adjacent, so its line is looked up once.
    Line* line = nullptr;
    const auto lineOf = [&](const Query& row) {
        const qint64 id = row.value(0).toLongLong();
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
            Line& made = list[places.value(rows.value(0).toLongLong())];
            made.id = DocumentId(rows.value(0).toLongLong());
            made.guid = rows.value(1).toString();
            made.title = rows.value(2).toString();
            INK_ASSIGN(status, knownCode<SigningStatus>("document.status", rows.value(3), rows.value(0)));
            made.status = status;
            made.createdTime = toTime(rows.value(4));
            made.sentTime = toOptionalTime(rows.value(5));
            made.completedTime = toOptionalTime(rows.value(6));
        }
    }
    {
        INK_ASSIGN(rows, read("report_recipients"));
        QSet<const Line*> signers; // whose recipient is final
        QSet<const Line*> seen;
        while (rows.next()) {
            Line* of = lineOf(rows);
            INK_ASSIGN(action, knownCode<ActionType>("invitation.action_type", rows.value(3), rows.value(0),
                                                     "document_id"));
            const bool signs = isSigner(action);
            if (signers.contains(of) || (seen.contains(of) && !signs)) continue;
            seen.insert(of);
            if (signs) signers.insert(of);
            of->recipientName = rows.value(1).toString();
            of->recipientEmail = rows.value(2).toString();
        }
    }
    QHash<QString, bool> checked; // by style: siblings mostly share them
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
            INK_ASSIGN(type, knownCode<TagType>("tag.type", rows.value(2), rows.value(0), "document_id"));
            Line::Value value{rows.value(1).toString(), rows.value(3).toString(),
                              type == TagType::MaskedText};
            if (isToggle(type)) value.text = boxText(value.text, rows.value(4).toString());
            lineOf(rows)->values.append(std::move(value));
        }
    }
    list.removeIf([](const Line& one) { return one.id.isNull(); });
    return list;
}

Result<QHash<DocumentId, QList<Tag>>> TemplateStore::tagsOf(const QList<DocumentId>& documents) const
{
    QHash<DocumentId, QList<Tag>> all;
    if (documents.isEmpty()) return all;
    QVariantList values;
    for (const DocumentId id : documents)
        values.append(id.value());
    INK_ASSIGN(rows, runText(m_db, statement(m_db, "report_tags").arg(marksFor(documents.size())), values));
    while (rows.next()) {
        Tag tag;
        tag.id = TagId(rows.value(1).toLongLong());
        tag.name = rows.value(2).toString();
        tag.groupName = rows.value(3).toString();
        INK_ASSIGN(type, knownCode<TagType>("tag.type", rows.value(4), rows.value(1)));
        tag.type = type;
        tag.pageIndex = rows.value(5).toInt();
        tag.invitationIndex = rows.value(6).toInt();
        tag.rect = {rows.value(7).toInt(), rows.value(8).toInt(), rows.value(9).toInt(),
                    rows.value(10).toInt()};
        tag.isMandatory = rows.value(11).toBool();
        tag.text = rows.value(12).toString();
        if (rows.value(13).toInt() != 0 && tag.text.isEmpty()) tag.text = signedText;
        tag.style = styleFromRow(jsonObject(rows.value(14)));
        all[DocumentId(rows.value(0).toLongLong())].append(std::move(tag));
    }
    return all;
}

Result<QStringList> TemplateStore::tagNames(AccountId account, DocumentId templateId) const
{
    INK_ASSIGN(rows, run(m_db, "report_names", {templateId.value(), account.value()}));
    QStringList names;
    while (rows.next())
        names.append(rows.value(0).toString());
    names.sort(Qt::CaseInsensitive);
    return names;
}

} // namespace ink::store
