#include "app/domain/bulkplan.h"

#include "app/domain/rules.h"

#include <QDate>
#include <QSet>

#include <algorithm>
#include <array>
#include <utility>

namespace ink::domain {

namespace {

using Kind = ColumnTarget::Kind;
using Code = BulkFinding::Code;

constexpr int rowsPerProgress = 2000;

/** 64 bits over texts: enough that a hundred thousand rows do not meet by chance. */
class Key final
{
public:
    void add(QStringView text) { m_value = qHash(text, m_value + 0x9E3779B97F4A7C15ULL); }
    /** Without regard to case. */
    void addFolded(QStringView text)
    {
        std::array<char16_t, 254> folded{};
        if (text.size() > qsizetype(folded.size())) return add(text.toString().toLower());
        for (qsizetype i = 0; i < text.size(); ++i) {
            const char16_t c = text.at(i).unicode();
            folded.at(static_cast<std::size_t>(i)) =
                c < 0x80 ? static_cast<char16_t>(c >= u'A' && c <= u'Z' ? c + 32 : c)
                         : QChar(c).toLower().unicode();
        }
        add(QStringView(folded.data(), text.size()));
    }
    [[nodiscard]] quint64 value() const { return m_value == 0 ? 1 : m_value; }

private:
    std::size_t m_value = 0xCBF29CE484222325ULL;
};

/** Without white space around; nearly all cells have none. */
QStringView bare(QStringView cell)
{
    const auto isSign = [](QChar c) { return c.unicode() > u' ' && c.unicode() < 0x7F; };
    return cell.isEmpty() || (isSign(cell.front()) && isSign(cell.back())) ? cell : cell.trimmed();
}

/** The same verdict as isEmail(), told at once for what addresses usually are made of. */
bool isAddress(QStringView text)
{
    qsizetype at = -1;
    bool plain = text.size() <= 254;
    for (qsizetype i = 0; plain && i < text.size(); ++i) {
        const char16_t c = text.at(i).unicode();
        if (c == u'@') {
            plain = at < 0;
            at = i;
        } else {
            plain = (c >= u'a' && c <= u'z') || (c >= u'0' && c <= u'9') || (c >= u'A' && c <= u'Z') ||
                    c == u'.' || c == u'-' || c == u'_' || c == u'+';
        }
    }
    if (!plain) return isEmail(text.toString());
    const QStringView host = at < 1 ? QStringView() : text.mid(at + 1);
    if (host.isEmpty() || host.front() == QLatin1Char('.') || host.back() == QLatin1Char('.')) return false;
    for (qsizetype i = 1; i < host.size(); ++i)
        if (host.at(i) == QLatin1Char('.') && host.at(i - 1) == QLatin1Char('.')) return false;
    return true;
}

/** Yes and no as tables have them. */
std::optional<bool> truth(QStringView text)
{
    static const QSet<QString> yes{QStringLiteral("true"),     QStringLiteral("yes"),  QStringLiteral("1"),
                                   QStringLiteral("x"),        QStringLiteral("on"),   QStringLiteral("y"),
                                   QStringLiteral("ja"),       QStringLiteral("wahr"), QStringLiteral("oui"),
                                   QStringLiteral("vrai"),     QStringLiteral("si"),   QStringLiteral("sí"),
                                   QStringLiteral("verdadero")};
    static const QSet<QString> no{QStringLiteral("false"), QStringLiteral("no"),     QStringLiteral("0"),
                                  QStringLiteral("off"),   QStringLiteral("n"),      QStringLiteral("nein"),
                                  QStringLiteral("non"),   QStringLiteral("falsch"), QStringLiteral("faux"),
                                  QStringLiteral("falso")};
    const QString word = text.toString().toLower();
    if (yes.contains(word)) return true;
    if (no.contains(word)) return false;
    return std::nullopt;
}

/** `1.234,50`, `1,234.50`, `1 234,5`, `12,5` as plain numbers; what could mean two things stays as it is. */
QString plainNumber(QStringView text)
{
    QString digits;
    for (const QChar c : text)
        if (!c.isSpace() && c != QChar(0x202F) && c != QLatin1Char('\'') && c != QChar(0x2019))
            digits.append(c);
    const qsizetype comma = digits.lastIndexOf(QLatin1Char(','));
    const qsizetype point = digits.lastIndexOf(QLatin1Char('.'));
    if (comma < 0) {
        if (digits.count(QLatin1Char('.')) > 1) digits.remove(QLatin1Char('.')); // 1.234.567
        return digits;
    }
    if (point < 0) {
        const bool several = digits.count(QLatin1Char(',')) > 1;
        if (several) return digits.remove(QLatin1Char(','));
        if (digits.size() - comma - 1 == 3) return text.toString(); // 1,234: a thousand or one?
        return digits.replace(comma, 1, QLatin1Char('.'));
    }
    if (point > comma) return digits.remove(QLatin1Char(','));
    digits.remove(QLatin1Char('.'));
    return digits.replace(QLatin1Char(','), QLatin1Char('.'));
}

/** `1.3.2026` as ISO; anything else stays as it is. */
QString plainDate(QStringView text)
{
    const auto parts = text.split(QLatin1Char('.'));
    if (parts.size() != 3 || parts.at(2).size() != 4) return text.toString();
    const QDate date(parts.at(2).toInt(), parts.at(1).toInt(), parts.at(0).toInt());
    return date.isValid() ? date.toString(Qt::ISODate) : text.toString();
}

QString firstFault(const QList<ValueRule>& rules, QStringView text)
{
    for (const ValueRule& rule : rules)
        if (QString fault = rule.fault(text); !fault.isEmpty()) return fault;
    return {};
}

} // namespace

BulkPlanner::BulkPlanner(const BulkForm& form, const ColumnMapping& mapping)
    : m_email(mapping.columnOf(Kind::Email))
{
    if (const int name = mapping.columnOf(Kind::Name); name >= 0) {
        m_names = {name};
    } else {
        for (const Kind kind : {Kind::FirstName, Kind::LastName})
            if (const int column = mapping.columnOf(kind); column >= 0) m_names.append(column);
    }
    for (int i = 0; i < form.fields.size(); ++i) {
        Value value{mapping.columnOfField(i), form.fields.at(i), {}};
        if (value.column < 0 && !value.field.isNeeded) continue;
        if (value.field.type != TagType::Radio && value.field.type != TagType::Checkbox)
            for (const Tag& tag : value.field.rules)
                value.rules.append(ValueRule(tag));
        m_values.append(value);
    }
}

QString BulkPlanner::nameOf(const BulkRows& rows, int row) const
{
    QString name;
    for (const int column : m_names) {
        const QStringView part = bare(rows.cell(row, column));
        if (!part.isEmpty() && !name.isEmpty()) name.append(QLatin1Char(' '));
        name.append(part);
    }
    return name;
}

BulkPlanner::Given BulkPlanner::given(const Value& value, QStringView cell) const
{
    const BulkField& field = value.field;
    const auto named = [&](const QString& fault) {
        return fault.isEmpty() ? QString() : QStringLiteral("“%1” %2.").arg(field.name, fault);
    };
    switch (field.type) {
    case TagType::Checkbox: {
        const auto on = truth(cell);
        if (!on) return {{}, QStringLiteral("“%1” takes only true or false.").arg(field.name)};
        return {*on ? QStringLiteral("true") : QStringLiteral("false"), {}};
    }
    case TagType::Radio:
    case TagType::Dropdown: {
        if (field.options.isEmpty()) return {cell.toString(), named(firstFault(value.rules, cell))};
        for (const QString& option : field.options)
            if (option == cell) return {option, named(firstFault(value.rules, option))};
        QStringList alike;
        for (const QString& option : field.options)
            if (option.trimmed().compare(cell, Qt::CaseInsensitive) == 0) alike.append(option);
        if (alike.size() == 1)
            return {alike.constFirst(), named(firstFault(value.rules, alike.constFirst()))};
        return {{}, named(QStringLiteral("takes only one of its options"))};
    }
    case TagType::Number:
    case TagType::PrefillableNumber:
    case TagType::Date: {
        QString fault = firstFault(value.rules, cell);
        if (fault.isEmpty()) return {cell.toString(), {}};
        QString plain = field.type == TagType::Date ? plainDate(cell) : plainNumber(cell);
        if (firstFault(value.rules, plain).isEmpty()) return {std::move(plain), {}};
        return {{}, named(fault)};
    }
    default:
        return {cell.toString(), named(firstFault(value.rules, cell))};
    }
}

BulkPlanner::Judged BulkPlanner::judge(const BulkRows& rows, int row) const
{
    Judged judged;
    Key all;
    bool named = false;
    for (const int column : m_names) {
        const QStringView part = bare(rows.cell(row, column));
        named = named || !part.isEmpty();
        all.add(part);
    }
    if (!named)
        judged.findings.append(
            {Code::NoName, m_names.value(0, -1), QStringLiteral("The recipient needs a name.")});
    const QStringView email = m_email < 0 ? QStringView() : bare(rows.cell(row, m_email));
    if (email.isEmpty()) {
        judged.findings.append(
            {Code::NoEmail, m_email, QStringLiteral("The recipient needs an e-mail address.")});
    } else {
        if (!isAddress(email))
            judged.findings.append(
                {Code::BadEmail, m_email, QStringLiteral("“%1” is not an e-mail address.").arg(email)});
        Key key;
        key.addFolded(email);
        judged.emailKey = key.value();
        all.add(QStringView(reinterpret_cast<const char16_t*>(&judged.emailKey), 4));
    }
    for (const Value& value : m_values) {
        const QStringView cell = value.column < 0 ? QStringView() : bare(rows.cell(row, value.column));
        all.add(cell);
        if (cell.isEmpty()) {
            if (value.field.isNeeded)
                judged.findings.append({Code::NeedsValue, value.column,
                                        QStringLiteral("“%1” needs a value.").arg(value.field.name)});
            else if (value.field.isPrefillable && value.field.isMandatory)
                judged.findings.append({Code::LeftToSigner, value.column,
                                        QStringLiteral("“%1” is empty: the recipient has to fill it in.")
                                            .arg(value.field.name)});
            continue;
        }
        // Texts without a rule are most of what there is: no text is made of them.
        const bool judgesItself =
            value.field.type != TagType::Text && value.field.type != TagType::PrefillableText;
        QString fault;
        if (judgesItself)
            fault = given(value, cell).fault;
        else if (QString wrong = firstFault(value.rules, cell); !wrong.isEmpty())
            fault = QStringLiteral("“%1” %2.").arg(value.field.name, wrong);
        if (!fault.isEmpty()) judged.findings.append({Code::BadValue, value.column, fault});
    }
    judged.rowKey = named || judged.emailKey != 0 ? all.value() : 0;
    return judged;
}

BulkEntry BulkPlanner::entry(const BulkRows& rows, int row) const
{
    BulkEntry entry;
    entry.recipientName = nameOf(rows, row);
    if (m_email >= 0) entry.recipientEmail = bare(rows.cell(row, m_email)).toString();
    for (const Value& value : m_values) {
        const QStringView cell = value.column < 0 ? QStringView() : bare(rows.cell(row, value.column));
        if (cell.isEmpty()) continue;
        const Given result = given(value, cell);
        if (!result.fault.isEmpty()) continue;
        if (value.field.type == TagType::Radio)
            entry.values.append({result.text, QStringLiteral("true")});
        else
            entry.values.append({value.field.name, result.text});
    }
    return entry;
}

namespace {

/** The other rows, each once. */
QList<int> onlyOthers(QList<int> rows, int row)
{
    rows.removeAll(row);
    std::sort(rows.begin(), rows.end());
    rows.erase(std::unique(rows.begin(), rows.end()), rows.end());
    return rows;
}

} // namespace

std::optional<BulkPlan> BulkPlan::make(const BulkForm& form, const ColumnMapping& mapping,
                                       const BulkRows& rows, const std::function<bool(double)>& progress)
{
    BulkPlan plan;
    plan.m_planner = BulkPlanner(form, mapping);
    plan.m_emailColumn = mapping.columnOf(Kind::Email);
    const int count = rows.rowCount();
    plan.m_rows.resize(count);
    plan.m_emails.reserve(count);
    plan.m_same.reserve(count);
    plan.m_counts.total = count;
    QList<int> others;
    for (int row = 0; row < count; ++row) {
        if (progress && row % rowsPerProgress == 0 && !progress(static_cast<double>(row) / count))
            return std::nullopt;
        plan.take(plan.m_planner.judge(rows, row), row);
    }
    constexpr int ahead = 16;
    for (int row = 0; row < count; ++row) {
        if (row + ahead < count) {
            plan.m_emails.announce(plan.m_rows.at(row + ahead).emailKey);
            plan.m_same.announce(plan.m_rows.at(row + ahead).rowKey);
        }
        plan.countIn(row, others);
        others.clear();
    }
    if (progress && !progress(1)) return std::nullopt;
    return plan;
}

void BulkPlan::Buckets::reserve(int rows)
{
    qsizetype size = 16;
    while (size < qsizetype{rows} * 2)
        size *= 2;
    if (size <= m_all.size()) return;
    const QList<Bucket> before = std::exchange(m_all, QList<Bucket>(size));
    m_used = 0;
    for (const Bucket& bucket : before)
        if (bucket.count > 0) (*this)[bucket.key] = bucket;
}

qsizetype BulkPlan::Buckets::placeOf(quint64 key) const
{
    const Bucket* all = m_all.constData();
    const qsizetype mask = m_all.size() - 1;
    auto place = static_cast<qsizetype>(key & static_cast<quint64>(mask));
    while (all[place].key != 0 && all[place].key != key)
        place = (place + 1) & mask;
    return place;
}

void BulkPlan::Buckets::announce(quint64 key) const
{
#if defined(__GNUC__)
    if (!m_all.isEmpty())
        __builtin_prefetch(m_all.constData() + (key & static_cast<quint64>(m_all.size() - 1)), 1);
#else
    Q_UNUSED(key)
#endif
}

int BulkPlan::Buckets::count(quint64 key) const
{
    return m_all.isEmpty() ? 0 : m_all.at(placeOf(key)).count;
}

BulkPlan::Buckets::Bucket& BulkPlan::Buckets::operator[](quint64 key)
{
    // Buckets that have become empty stay until there is no room.
    if (m_used * 3 >= m_all.size() * 2) reserve(static_cast<int>(std::max<qsizetype>(16, m_all.size())));
    Bucket& bucket = m_all[placeOf(key)];
    if (bucket.key == 0) {
        bucket.key = key;
        ++m_used;
    }
    return bucket;
}

int BulkPlan::others(const Buckets& buckets, quint64 key) const
{
    return key == 0 ? 0 : std::max(0, buckets.count(key) - 1);
}

bool BulkPlan::hasFinding(int row) const
{
    if (isExcluded(row)) return false;
    const Row& r = m_rows.at(row);
    return r.errors > 0 || others(m_emails, r.emailKey) > 0 || others(m_same, r.rowKey) > 0 ||
           m_findings.contains(row);
}

QList<BulkFinding> BulkPlan::findings(int row) const
{
    if (isExcluded(row)) return {};
    QList<BulkFinding> all = m_findings.value(row);
    std::stable_sort(all.begin(), all.end(),
                     [](const BulkFinding& a, const BulkFinding& b) { return a.isError() && !b.isError(); });
    const Row& r = m_rows.at(row);
    if (const int same = others(m_same, r.rowKey); same > 0) {
        all.append({Code::DuplicateRow, -1,
                    same == 1 ? QStringLiteral("Another row says the same.")
                              : QStringLiteral("%1 other rows say the same.").arg(same)});
    } else if (const int alike = others(m_emails, r.emailKey); alike > 0) {
        all.append({Code::DuplicateEmail, m_emailColumn,
                    alike == 1 ? QStringLiteral("Another row has this e-mail address.")
                               : QStringLiteral("%1 other rows have this e-mail address.").arg(alike)});
    }
    return all;
}

void BulkPlan::take(const BulkPlanner::Judged& judged, int row)
{
    Row& r = m_rows[row];
    r.emailKey = judged.emailKey;
    r.rowKey = judged.rowKey;
    r.errors = 0;
    for (const BulkFinding& finding : judged.findings)
        r.errors += finding.isError() ? 1 : 0;
    if (judged.findings.isEmpty())
        m_findings.remove(row);
    else
        m_findings.insert(row, judged.findings);
}

void BulkPlan::countIn(int row, QList<int>& others)
{
    const Row& r = m_rows.at(row);
    if (r.excluded) {
        ++m_counts.excluded;
        return;
    }
    r.errors > 0 ? ++m_counts.faulty : ++m_counts.ready;
    const auto add = [&](Buckets& buckets, quint64 key, int& duplicates) {
        if (key == 0) return;
        Buckets::Bucket& bucket = buckets[key];
        ++bucket.count;
        if (bucket.count == 2) {
            duplicates += 2;
            others.append(bucket.sum);
        } else if (bucket.count > 2) {
            ++duplicates;
        }
        bucket.sum ^= row;
    };
    add(m_emails, r.emailKey, m_counts.duplicateEmails);
    add(m_same, r.rowKey, m_counts.duplicateRows);
}

void BulkPlan::leave(int row, QList<int>& others)
{
    const Row& r = m_rows.at(row);
    if (r.excluded) {
        --m_counts.excluded;
        return;
    }
    r.errors > 0 ? --m_counts.faulty : --m_counts.ready;
    const auto remove = [&](Buckets& buckets, quint64 key, int& duplicates) {
        if (key == 0) return;
        Buckets::Bucket& bucket = buckets[key];
        --bucket.count;
        bucket.sum ^= row;
        if (bucket.count == 1) {
            duplicates -= 2;
            others.append(bucket.sum);
        } else if (bucket.count > 1) {
            --duplicates;
        }
    };
    remove(m_emails, r.emailKey, m_counts.duplicateEmails);
    remove(m_same, r.rowKey, m_counts.duplicateRows);
}

QList<int> BulkPlan::update(const BulkRows& rows, int row)
{
    QList<int> others;
    leave(row, others);
    take(m_planner.judge(rows, row), row);
    countIn(row, others);
    return onlyOthers(others, row);
}

QList<int> BulkPlan::setExcluded(int row, bool excluded)
{
    QList<int> others;
    if (isExcluded(row) == excluded) return others;
    leave(row, others);
    m_rows[row].excluded = excluded;
    countIn(row, others);
    return onlyOthers(others, row);
}

QList<int> BulkPlan::repetitions() const
{
    QList<int> repeated;
    QSet<quint64> seen;
    for (int row = 0; row < m_rows.size(); ++row) {
        const Row& r = m_rows.at(row);
        if (r.excluded || r.rowKey == 0 || others(m_same, r.rowKey) == 0) continue;
        if (seen.contains(r.rowKey)) repeated.append(row);
        seen.insert(r.rowKey);
    }
    return repeated;
}

} // namespace ink::domain
