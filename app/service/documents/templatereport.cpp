#include "app/service/documents/templatereport.h"

#include "app/service/core/actor.h"
#include "app/service/core/servicecore.h"
#include "app/service/core/stores.h"
#include "app/service/records/documentpresenter.h"

#include <QDateTime>
#include <QHash>

#include <algorithm>

namespace ink::service {

namespace report {

using domain::Tag;
using domain::TagType;

namespace {

/** Returns whether this is a plain number, which a spreadsheet never treats as a formula, even with a leading
 * minus sign. */
bool isNumber(const QString& text)
{
    bool digits = false;
    bool point = false;
    for (qsizetype i = text.startsWith(QLatin1Char('-')) ? 1 : 0; i < text.size(); ++i) {
        const char16_t c = text.at(i).unicode();
        if (c >= u'0' && c <= u'9')
            digits = true;
        else if ((c == u'.' || c == u',') && digits && !point)
            point = true;
        else
            return false;
    }
    return digits;
}

bool looksLikeFormula(const QString& text)
{
    static const QString starts = QStringLiteral("=+-@\t\r\uFF1D\uFF0B\uFF0D\uFF20");
    return !text.isEmpty() && starts.contains(text.at(0)) && !isNumber(text);
}

QStringList ownColumns()
{
    return {QStringLiteral("id"),
            QStringLiteral("GUID"),
            QStringLiteral("title"),
            QStringLiteral("signingStatus"),
            QStringLiteral("recipientName"),
            QStringLiteral("recipientEmail"),
            QStringLiteral("createdTime"),
            QStringLiteral("documentSentTime"),
            QStringLiteral("completedTime"),
            QStringLiteral("documentURL")};
}

} // namespace

QString mask()
{
    return QStringLiteral("•••");
}

wire::ReportRow rowOf(domain::DocumentSummary document, QList<Tag> tags, bool showMasked)
{
    wire::ReportRow row;
    const auto& people = document.invitations;
    auto recipient = std::find_if(people.begin(), people.end(),
                                  [](const domain::Invitation& i) { return domain::isSigner(i.actionType); });
    if (recipient == people.end()) recipient = people.begin();
    if (recipient != people.end()) {
        row.recipientName = recipient->recipientName;
        row.recipientEmail = recipient->recipientEmail;
    }
    for (Tag& tag : tags)
        if (!showMasked && tag.type == TagType::MaskedText && !tag.text.isEmpty()) tag.text = mask();
    row.document = std::move(document);
    row.tags = std::move(tags);
    return row;
}

QByteArray csvCell(const QString& text)
{
    QString cell = text;
    if (looksLikeFormula(cell)) cell.prepend(QLatin1Char('\''));
    const bool quoted = std::any_of(cell.begin(), cell.end(), [](QChar c) {
        return c == QLatin1Char('"') || c == QLatin1Char(',') || c == QLatin1Char('\n') ||
               c == QLatin1Char('\r') || c == QLatin1Char(';') || c == QLatin1Char('\t');
    });
    if (!quoted) return cell.toUtf8();
    cell.replace(QLatin1Char('"'), QStringLiteral("\"\""));
    return '"' + cell.toUtf8() + '"';
}

QByteArray csvLine(const QStringList& cells)
{
    QByteArray line;
    for (qsizetype i = 0; i < cells.size(); ++i) {
        if (i > 0) line += ',';
        line += csvCell(cells.at(i));
    }
    return line + "\r\n";
}

QString csvTime(const std::optional<Timestamp>& time)
{
    if (!time) return {};
    return QDateTime::fromMSecsSinceEpoch(time->time_since_epoch().count())
        .toUTC()
        .toString(Qt::ISODateWithMs);
}

CsvTable::CsvTable(const QStringList& names, const QStringList& dataNames, bool showMasked)
    : m_dataNames(dataNames), m_showMasked(showMasked)
{
    for (const QString& name : names) {
        if (name.isEmpty() || m_columns.contains(name)) continue;
        m_columns.insert(name, m_names.size());
        m_names.append(name);
    }
}

QByteArray CsvTable::header() const
{
    QStringList data;
    for (const QString& name : m_dataNames)
        data.append(domain::dataPrefix + name);
    return csvLine(ownColumns() + m_names + data);
}

QByteArray CsvTable::line(const store::TemplateStore::ReportLine& line, const QString& documentUrl)
{
    m_cells = {QString::number(line.id.value()),
               line.guid,
               line.title,
               domain::signingStatusName(line.status),
               line.recipientName,
               line.recipientEmail,
               csvTime(line.createdTime),
               csvTime(line.sentTime),
               csvTime(line.completedTime),
               documentUrl};
    const qsizetype own = m_cells.size();
    m_cells.resize(own + m_names.size());
    for (const auto& value : line.values) {
        const auto column = m_columns.constFind(value.name);
        if (column == m_columns.cend()) continue; // a name that was added in the meantime
        QString& cell =
            m_cells[own + *column]; // of several tags with the same name, the first one with a value counts
        if (cell.isEmpty() || cell == QLatin1StringView("false"))
            cell = value.isMasked && !m_showMasked && !value.text.isEmpty() ? mask() : value.text;
    }
    for (const QString& name : std::as_const(m_dataNames))
        m_cells.append(line.data.value(name));
    return csvLine(m_cells);
}

} // namespace report

TemplateReport::TemplateReport(const ServiceCore& core, const DocumentPresenter& presenter)
    : m_core(core), m_stores(core.stores()), m_presenter(presenter)
{
}

namespace {

domain::DocumentQuery queryOf(const wire::PageRequest& page)
{
    domain::DocumentQuery query;
    query.pageIndex = page.pageIndex;
    query.pageSize = page.pageSize;
    query.after = page.after;
    query.modifiedFrom = page.modifiedFrom;
    return query;
}

} // namespace

Result<wire::ReportPage> TemplateReport::page(const Actor& actor, domain::DocumentId id,
                                              const wire::PageRequest& page, bool showMasked) const
{
    INK_TRY(m_stores.documents.load(actor.reach(), id));
    INK_ASSIGN(found, m_stores.search.children(actor.reach(), id, queryOf(page)));
    QList<domain::DocumentId> ids;
    for (const domain::DocumentSummary& child : std::as_const(found.documents))
        ids.append(child.id);
    INK_ASSIGN(tags, m_stores.templates.tagsOf(ids));
    wire::ReportPage answer;
    answer.total = found.total;
    answer.next = std::move(found.next);
    m_presenter.fillPending(found.documents);
    for (domain::DocumentSummary& child : found.documents) {
        m_presenter.fillUrls(child);
        const domain::DocumentId childId = child.id;
        answer.rows.append(report::rowOf(std::move(child), tags.value(childId), showMasked));
    }
    return answer;
}

Result<void> TemplateReport::writeCsv(const Actor& actor, domain::DocumentId id,
                                      const std::optional<wire::PageRequest>& page, bool showMasked,
                                      const Sink& write, std::optional<domain::ListPosition>* next,
                                      std::optional<Timestamp> modifiedFrom) const
{
    INK_ASSIGN(document, m_stores.documents.load(actor.reach(), id));
    INK_ASSIGN(others, m_stores.templates.tagNames(actor.reach(), id));
    QStringList names;
    for (const domain::Tag& tag : std::as_const(document.tags))
        names.append(tag.name);
    INK_ASSIGN(dataNames, m_stores.templates.dataNames(actor.reach(), id));
    report::CsvTable table(names + others, dataNames, showMasked);
    INK_TRY(write(table.header()));
    const auto writeLines = [&](const QList<domain::DocumentId>& ids) -> Result<void> {
        constexpr qsizetype atOnce = 500;
        for (qsizetype from = 0; from < ids.size(); from += atOnce) {
            INK_ASSIGN(lines, m_stores.templates.reportLines(ids.mid(from, atOnce)));
            for (const auto& line : std::as_const(lines))
                INK_TRY(write(table.line(line, m_core.documentUrl(line.id))));
        }
        return {};
    };
    if (page) {
        INK_ASSIGN(found, m_stores.search.children(actor.reach(), id, queryOf(*page)));
        if (next) *next = std::move(found.next);
        QList<domain::DocumentId> ids;
        for (const domain::DocumentSummary& child : std::as_const(found.documents))
            ids.append(child.id);
        return writeLines(ids);
    }
    // Reads ids in large batches, because finding them requires a full scan on PostgreSQL each time.
    constexpr int stride = 100'000;
    domain::DocumentId last;
    for (;;) {
        INK_ASSIGN(ids, m_stores.templates.childIds(actor.reach(), id, last, stride, modifiedFrom));
        INK_TRY(writeLines(ids));
        if (ids.size() < stride) return {};
        last = ids.constLast();
    }
}

} // namespace ink::service
