#include "app/workflow/reports/reporttable.h"

#include "app/domain/account/network.h"
#include "app/domain/document/document.h"
#include "app/domain/document/tagvalue.h"
#include "app/domain/text/numbertext.h"

#include <QUrl>

#include <algorithm>
#include <cmath>
#include <limits>

namespace ink::workflow {

using namespace domain;

namespace {

/** Returns true if a tag can have a value that fits into a table. */
bool hasAnswer(const Tag& tag)
{
    return !isSignatureLike(tag.type) && tag.type != TagType::Attachment && !tag.name.isEmpty();
}

ReportColumn::Kind kindOf(const Tag& tag)
{
    switch (tag.type) {
    case TagType::Number:
    case TagType::PrefillableNumber:
        return ReportColumn::Kind::Number;
    case TagType::Date:
    case TagType::SignDate:
        return ReportColumn::Kind::Date;
    case TagType::Checkbox:
        return ReportColumn::Kind::Check;
    default:
        return tag.style.formula.isEmpty() ? ReportColumn::Kind::Text : ReportColumn::Kind::Number;
    }
}

bool isGrouped(const Tag& tag)
{
    return tag.type == TagType::Radio && !tag.groupName.isEmpty();
}

QString reportedAnswer(const Tag& tag)
{
    if (tag.type == TagType::Checkbox)
        return tag.text.isEmpty() && !tag.style.checked
                   ? QString()
                   : (isChecked(tag) ? QStringLiteral("true") : QStringLiteral("false"));
    if (tag.type != TagType::Radio) return tag.text;
    if (!isChecked(tag)) return {};
    const QString option = tag.style.options.value(0);
    return option.isEmpty() ? tag.name : option;
}

/** The sort key: numbers by value, others as text; empty values are last in both directions. */
struct Key
{
    qsizetype line = 0;
    bool empty = true;
    double number = 0;
    QString text;
};

Key numberKey(qsizetype line, std::optional<double> number)
{
    Key key;
    key.line = line;
    key.empty = !number;
    key.number = number.value_or(0);
    return key;
}

std::optional<double> millis(const std::optional<Timestamp>& time)
{
    if (!time) return std::nullopt;
    return static_cast<double>(time->time_since_epoch().count());
}

Key fieldKey(const ReportLine& line, qsizetype index, ReportTable::Field field)
{
    using Field = ReportTable::Field;
    Key key;
    key.line = index;
    switch (field) {
    case Field::Title:
        key.text = line.title.toCaseFolded();
        break;
    case Field::Recipient:
        key.text = (line.recipientName.isEmpty() ? line.recipientEmail : line.recipientName).toCaseFolded();
        break;
    case Field::Status:
        return numberKey(index, static_cast<double>(line.status));
    case Field::Sent:
        return numberKey(index, millis(line.sent));
    case Field::Completed:
        return numberKey(index, millis(line.completed));
    case Field::TimeToSign:
        if (const auto span = line.timeToSign()) return numberKey(index, static_cast<double>(span->count()));
        return numberKey(index, std::nullopt);
    }
    key.empty = key.text.isEmpty();
    return key;
}

Key valueKey(const ReportLine& line, qsizetype index, qsizetype column, ReportColumn::Kind kind)
{
    const QString value = line.value(column);
    if (kind == ReportColumn::Kind::Number) {
        bool isNumber = false;
        const double number = domain::plainNumber(value).value_or(QString()).toDouble(&isNumber);
        if (isNumber || value.isEmpty())
            return numberKey(index, isNumber ? std::optional(number) : std::nullopt);
    }
    Key key;
    key.line = index;
    // ISO dates sort as text; words among numbers come after them.
    key.text = value.toCaseFolded();
    key.empty = value.isEmpty();
    if (kind == ReportColumn::Kind::Number) key.number = std::numeric_limits<double>::infinity();
    return key;
}

bool comesBefore(const Key& a, const Key& b)
{
    if (a.number < b.number || b.number < a.number) return a.number < b.number;
    return a.text < b.text;
}

} // namespace

std::optional<std::chrono::milliseconds> ReportLine::timeToSign() const
{
    if (!sent || !completed || *completed < *sent) return std::nullopt;
    return *completed - *sent;
}

void ReportTable::begin(const Document& source)
{
    m_columns.clear();
    m_names.clear();
    m_lines.clear();
    m_places.clear();
    QList<const Tag*> order;
    for (const Tag& tag : source.tags)
        order.append(&tag);
    std::stable_sort(order.begin(), order.end(), [](const Tag* a, const Tag* b) {
        return std::pair(a->pageIndex, a->rect.top) < std::pair(b->pageIndex, b->rect.top);
    });
    for (const Tag* tag : std::as_const(order))
        if (hasAnswer(*tag)) columnOf(*tag);
}

qsizetype ReportTable::columnOf(const Tag& tag)
{
    const QString name = isGrouped(tag) ? tag.groupName : tag.name;
    return columnOf(name.toCaseFolded(), {name, kindOf(tag), tag.type == TagType::MaskedText});
}

qsizetype ReportTable::columnOf(const QString& key, const ReportColumn& wanted)
{
    const auto known = m_names.constFind(key);
    if (known != m_names.cend()) {
        ReportColumn& column = m_columns[*known];
        column.isMasked = column.isMasked || wanted.isMasked;
        return *known;
    }
    m_names.insert(key, m_columns.size());
    m_columns.append(wanted);
    return m_columns.size() - 1;
}

void ReportTable::setValue(ReportLine& line, qsizetype column, const QString& value)
{
    while (line.values.size() <= column)
        line.values.append(QString());
    QString& cell = line.values[column];
    if (cell.isEmpty())
        cell = value;
    else if (!cell.split(QStringLiteral("; ")).contains(value))
        cell += QStringLiteral("; ") + value; // two recipients have tags with the same name
}

qsizetype ReportTable::add(const QList<wire::ReportRow>& rows)
{
    qsizetype added = 0;
    for (const wire::ReportRow& row : rows) {
        ReportLine line;
        line.id = row.document.id;
        line.title = row.document.title;
        line.status = row.document.status;
        line.recipientName = row.recipientName;
        line.recipientEmail = row.recipientEmail;
        line.created = row.document.createdTime;
        line.sent = row.document.sentTime;
        line.completed = row.document.completedTime;
        if (!isLoopbackUrl(QUrl(row.document.documentUrl))) line.link = row.document.documentUrl;
        for (const Tag& tag : row.tags) {
            if (!hasAnswer(tag)) continue;
            const qsizetype column = columnOf(tag);
            const QString answer = reportedAnswer(tag);
            if (!answer.isEmpty()) setValue(line, column, answer);
        }
        const DocumentData& data = row.document.data;
        for (auto each = data.cbegin(); each != data.cend(); ++each) { // data names are case-sensitive
            const QString name = dataPrefix + each.key();
            const qsizetype column = columnOf(name, {.name = name});
            if (!each.value().isEmpty()) setValue(line, column, each.value());
        }
        if (const qsizetype known = lineOf(line.id); known >= 0) {
            m_lines[static_cast<std::size_t>(known)] = std::move(line);
            continue;
        }
        m_places.insert(line.id, static_cast<qsizetype>(m_lines.size()));
        m_lines.push_back(std::move(line));
        ++added;
    }
    return added;
}

bool ReportTable::retainOnly(const QSet<qint64>& ids)
{
    const auto removed = std::remove_if(m_lines.begin(), m_lines.end(), [&ids](const ReportLine& line) {
        return !ids.contains(line.id.value());
    });
    if (removed == m_lines.end()) return false;
    m_lines.erase(removed, m_lines.end());
    m_places.clear();
    for (std::size_t i = 0; i < m_lines.size(); ++i)
        m_places.insert(m_lines[i].id, static_cast<qsizetype>(i));
    return true;
}

bool ReportTable::matches(const ReportLine& line, const Filter& filter, const QSet<qsizetype>& hidden) const
{
    if (filter.status && line.status != *filter.status) return false;
    if (filter.text.isEmpty()) return true;
    const auto has = [&filter](const QString& text) {
        return text.contains(filter.text, Qt::CaseInsensitive);
    };
    if (has(line.title) || has(line.recipientName) || has(line.recipientEmail)) return true;
    for (qsizetype column = 0; column < line.values.size(); ++column)
        if (!hidden.contains(column) && has(line.values.at(column))) return true;
    return false;
}

QList<qsizetype> ReportTable::sortedLines(const Filter& filter, const Sort& sort,
                                          const QSet<qsizetype>& hidden) const
{
    std::vector<Key> keys;
    keys.reserve(m_lines.size());
    for (qsizetype i = 0; i < static_cast<qsizetype>(m_lines.size()); ++i) {
        const ReportLine& shown = line(i);
        if (!matches(shown, filter, hidden)) continue;
        if (sort.field)
            keys.push_back(fieldKey(shown, i, *sort.field));
        else
            keys.push_back(valueKey(shown, i, sort.column,
                                    sort.column < m_columns.size() ? m_columns.at(sort.column).kind
                                                                   : ReportColumn::Kind::Text));
    }
    std::stable_sort(keys.begin(), keys.end(), [&sort](const Key& a, const Key& b) {
        if (a.empty != b.empty) return b.empty;
        return sort.isAscending ? comesBefore(a, b) : comesBefore(b, a);
    });
    QList<qsizetype> order;
    order.reserve(static_cast<qsizetype>(keys.size()));
    for (const Key& key : keys)
        order.append(key.line);
    return order;
}

ReportFigures ReportTable::figures(const QList<qsizetype>& lines) const
{
    using namespace std::chrono_literals;
    constexpr std::array<std::chrono::milliseconds, ReportFigures::spanCount - 1> ends{1h, 24h, 72h, 168h,
                                                                                       720h};
    ReportFigures figures;
    figures.documents = lines.size();
    std::vector<std::chrono::milliseconds> times;
    for (const qsizetype index : lines) {
        const ReportLine& shown = line(index);
        const int status = static_cast<int>(shown.status) - static_cast<int>(SigningStatus::Draft);
        ++figures.byStatus.at(static_cast<std::size_t>(status));
        const auto span = shown.timeToSign();
        if (!span || shown.status != SigningStatus::Completed) continue;
        const auto end = std::upper_bound(ends.begin(), ends.end(), *span);
        ++figures.bySpan.at(static_cast<std::size_t>(end - ends.begin()));
        times.push_back(*span);
    }
    figures.signedCount = static_cast<qint64>(times.size());
    if (times.empty()) return figures;
    const auto middle = times.begin() + static_cast<std::ptrdiff_t>(times.size() / 2);
    std::nth_element(times.begin(), middle, times.end());
    figures.median = *middle;
    figures.longest = *std::max_element(times.begin(), times.end());
    return figures;
}

} // namespace ink::workflow
