#include "app/domain/bulk/bulkplanner.h"

#include "app/base/reasons.h"
#include "app/domain/bulk/reasons.h"
#include "app/domain/document/phonenumber.h"
#include "app/domain/text/emailaddress.h"
#include "app/domain/text/numbertext.h"
#include "app/domain/text/oneline.h"
#include "app/domain/text/trimming_p.h"
#include "app/domain/values/reasons.h"
#include "app/domain/values/validation.h"

#include <QDate>
#include <QSet>

#include <algorithm>
#include <array>
#include <utility>

namespace ink::domain {

namespace {

using TargetKind = ColumnTarget::Kind;
using Code = BulkFinding::Code;

/** A 64-bit hash of texts: collisions among a hundred thousand rows are negligible. */
class Key final
{
public:
    void add(QStringView text) { m_value = qHash(text, m_value + 0x9E3779B97F4A7C15ULL); }
    /** Adds a text, ignoring case. */
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

/** The same result as isEmail(), with a fast path for ordinary addresses. */
bool isEmailFast(QStringView text)
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

/** Converts a name to a single line. */
QString oneLineOf(QStringView text)
{
    const bool isPlain = std::none_of(text.begin(), text.end(), [](QChar c) { return c.unicode() < 0x20; });
    return isPlain ? text.toString() : text.toString().simplified();
}

/** Parses yes and no as spreadsheets write them. */
std::optional<bool> parseBoolean(QStringView text)
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

/** Converts `1.3.2026` to ISO 8601; returns any other text unchanged. */
QString isoDate(QStringView text)
{
    const auto parts = text.split(QLatin1Char('.'));
    if (parts.size() != 3 || parts.at(2).size() != 4) return text.toString();
    const QDate date(parts.at(2).toInt(), parts.at(1).toInt(), parts.at(0).toInt());
    return date.isValid() ? date.toString(Qt::ISODate) : text.toString();
}

bool allAccept(const QList<ValueRule>& rules, QStringView text)
{
    return std::all_of(rules.begin(), rules.end(),
                       [text](const ValueRule& rule) { return rule.accepts(text); });
}

Message firstFault(const QList<ValueRule>& rules, QStringView text, const QString& name)
{
    for (const ValueRule& rule : rules)
        if (Message fault = rule.fault(text, Message::literal(name)); !fault.isEmpty()) return fault;
    return {};
}

} // namespace

BulkPlanner::BulkPlanner(const BulkForm& form, const ColumnMapping& mapping, const RowTexts& texts)
    : m_texts(texts)
{
    for (int i = 0; i < form.roles.size(); ++i) {
        Role role;
        if (form.roles.size() > 1) role.displayName = displayNameOf(form, i);
        role.email = mapping.columnOf(TargetKind::Email, i);
        role.phone = mapping.columnOf(TargetKind::Phone, i);
        role.requiresSms = form.roles.at(i).requiresSms;
        role.isMissingPhone = form.roles.at(i).isMissingPhone;
        role.name = mapping.columnOf(TargetKind::Name, i);
        for (const TargetKind kind : {TargetKind::FirstName, TargetKind::MiddleName, TargetKind::LastName})
            if (const int column = mapping.columnOf(kind, i); column >= 0) role.names.append(column);
        if (const auto same = mapping.people.constFind(i); same != mapping.people.cend()) role.person = *same;
        m_roles.append(role);
    }
    for (int i = 0; i < form.fields.size(); ++i) {
        Value value{.column = mapping.columnOfField(i), .field = form.fields.at(i)};
        if (value.column < 0 && !value.field.isRequired) continue;
        if (value.field.type != TagType::Radio && value.field.type != TagType::Checkbox)
            for (const Tag& tag : value.field.rules)
                value.rules.append(ValueRule(tag));
        for (const QString& option : std::as_const(value.field.options))
            if (allAccept(value.rules, option) &&
                std::all_of(value.field.groups.begin(), value.field.groups.end(),
                            [&option](const RadioGroup& group) { return group.find(option) >= 0; }))
                value.acceptedOptions.append(option);
        m_values.append(value);
    }
}

BulkPerson BulkPlanner::personOf(const Role& role, const CellSource& cells, int row)
{
    if (role.person) return *role.person;
    BulkPerson person;
    person.name = nameOf(role, cells, row);
    if (role.email >= 0) person.email = trimmedView(cells.cell(row, role.email)).toString();
    if (role.phone >= 0) person.phone = trimmedView(cells.displayText(row, role.phone)).toString();
    return person;
}

QString BulkPlanner::nameOf(const Role& role, const CellSource& cells, int row)
{
    // Cells may have several lines.
    const auto text = [&](int column) { return oneLineOf(trimmedView(cells.displayText(row, column))); };
    if (QString whole = role.name < 0 ? QString() : text(role.name); !whole.isEmpty()) return whole;
    QString name;
    for (const int column : role.names) {
        const QString part = text(column);
        if (!part.isEmpty() && !name.isEmpty()) name.append(QLatin1Char(' '));
        name.append(part);
    }
    return name;
}

QStringView BulkPlanner::cellFor(const Value& value, const CellSource& cells, int row)
{
    if (value.column < 0) return {};
    switch (value.field.type) {
    case TagType::Number:
    case TagType::PrefillableNumber:
    case TagType::Date:
    case TagType::Checkbox:
        return trimmedView(cells.cell(row, value.column));
    case TagType::Radio:
    case TagType::Dropdown: {
        // Uses the displayed text, such as `19 %`, unless the plain value, such as 0.19, is an option.
        const QStringView plain = trimmedView(cells.cell(row, value.column));
        const auto isPlain = [plain](const QString& option) { return option == plain; };
        if (std::any_of(value.field.options.begin(), value.field.options.end(), isPlain)) return plain;
        break;
    }
    default:
        break;
    }
    return trimmedView(cells.displayText(row, value.column));
}

bool BulkPlanner::isAcceptedAsIs(const Value& value, QStringView cell)
{
    switch (value.field.type) {
    case TagType::Checkbox:
        return false;
    case TagType::Radio:
    case TagType::Dropdown:
        for (const QString& option : value.acceptedOptions)
            if (option == cell) return true;
        return false;
    case TagType::Number:
    case TagType::PrefillableNumber:
        return isPlainNumber(cell) && allAccept(value.rules, cell);
    default:
        return allAccept(value.rules, cell);
    }
}

BulkPlanner::ParsedValue BulkPlanner::parseValue(const Value& value, QStringView cell) const
{
    const BulkField& field = value.field;
    const auto fault = [&](QStringView text) { return firstFault(value.rules, text, field.name); };
    switch (field.type) {
    case TagType::Checkbox: {
        const auto on = parseBoolean(cell);
        if (!on) return {{}, reasons::namedFieldTakesTrueOrFalse(field.name)};
        return {*on ? QStringLiteral("true") : QStringLiteral("false"), {}};
    }
    case TagType::Radio: {
        for (const RadioGroup& group : field.groups)
            if (group.find(cell.toString()) < 0) return {{}, group.choiceFault(field.name)};
        const RadioGroup& first = field.groups.constFirst();
        return {first.choices.at(first.find(cell.toString())), {}};
    }
    case TagType::Dropdown: {
        if (field.options.isEmpty()) return {cell.toString(), fault(cell)};
        for (const QString& option : field.options)
            if (option == cell) return {option, fault(option)};
        QStringList alike;
        for (const QString& option : field.options)
            if (option.trimmed().compare(cell, Qt::CaseInsensitive) == 0) alike.append(option);
        if (alike.size() == 1) return {alike.constFirst(), fault(alike.constFirst())};
        return {{}, reasons::needsOption(Message::literal(field.name))};
    }
    case TagType::Number:
    case TagType::PrefillableNumber: {
        QString plain = value.rules.isEmpty() ? plainNumber(cell).value_or(cell.toString())
                                              : value.rules.constFirst().normalized(cell.toString());
        if (Message wrong = fault(plain); !wrong.isEmpty()) return {{}, std::move(wrong)};
        return {std::move(plain), {}};
    }
    case TagType::Date: {
        Message wrong = fault(cell);
        if (wrong.isEmpty()) return {cell.toString(), {}};
        QString plain = isoDate(cell);
        if (allAccept(value.rules, plain)) return {std::move(plain), {}};
        return {{}, std::move(wrong)};
    }
    default:
        return {cell.toString(), fault(cell)};
    }
}

BulkPlanner::CheckedRow BulkPlanner::check(const CellSource& cells, int row) const
{
    CheckedRow checked;
    Key all;
    bool hasRecipient = false;
    Key emails;
    bool hasAllEmails = true;
    // A cell with an error has one finding, even if several targets use it.
    QList<int> damaged;
    const auto isDamaged = [&](int column) {
        if (damaged.contains(column)) return true;
        const Message problem = column < 0 ? Message() : cells.problem(row, column);
        if (problem.isEmpty()) return false;
        checked.findings.append({Code::BadCell, column, problem});
        damaged.append(column);
        return true;
    };
    for (const Role& role : m_roles) {
        if (role.person) continue; // neither checked nor compared in each row
        bool named = false;
        bool isUnreadable = false;
        QList<int> names = role.names;
        if (role.name >= 0) names.prepend(role.name);
        for (const int column : std::as_const(names)) {
            const QStringView part = trimmedView(cells.displayText(row, column));
            isUnreadable = isDamaged(column) || isUnreadable;
            named = named || !part.isEmpty();
            all.add(part);
        }
        if (!named && !isUnreadable)
            checked.findings.append({Code::NoName, names.value(0, -1),
                                     role.displayName.isEmpty() ? reasons::recipientNeedsName()
                                                                : reasons::roleNeedsName(role.displayName)});
        const QStringView email = role.email < 0 ? QStringView() : trimmedView(cells.cell(row, role.email));
        hasRecipient = hasRecipient || named || !email.isEmpty();
        if (isDamaged(role.email)) {
            hasAllEmails = false;
        } else if (email.isEmpty()) {
            hasAllEmails = false;
            checked.findings.append({Code::NoEmail, role.email,
                                     role.displayName.isEmpty() ? reasons::recipientNeedsEmail()
                                                                : reasons::roleNeedsEmail(role.displayName)});
        } else {
            if (!isEmailFast(email))
                checked.findings.append({Code::BadEmail, role.email, reasons::notAnEmail(email.toString())});
            else if (!email.sliced(email.lastIndexOf(QLatin1Char('@'))).contains(QLatin1Char('.')))
                checked.findings.append(
                    {Code::BadEmail, role.email, reasons::emailWithoutDomain(email.toString())});
            emails.addFolded(email);
        }
        if (role.requiresSms) {
            const QStringView phone =
                role.phone < 0 ? QStringView() : trimmedView(cells.displayText(row, role.phone));
            const bool isMissing = phone.isEmpty() && role.isMissingPhone;
            const bool isBad = isMissing || (!phone.isEmpty() && e164Number(phone.toString()).isEmpty());
            if (!isDamaged(role.phone) && isBad)
                checked.findings.append({Code::BadPhone, role.phone, reasons::phoneNumberInvalid()});
            all.add(phone);
        }
        const quint64 soFar = emails.value();
        all.add(QStringView(reinterpret_cast<const char16_t*>(&soFar), 4));
    }
    if (hasAllEmails && hasRecipient) checked.emailKey = emails.value();
    for (const Value& value : m_values) {
        const QStringView cell = cellFor(value, cells, row);
        all.add(cell);
        if (isDamaged(value.column)) continue;
        if (cell.isEmpty()) {
            if (value.field.isRequired)
                checked.findings.append({Code::MissingValue, value.column,
                                         reasons::needsValue(Message::literal(value.field.name))});
            else if (value.field.isPrefillable && value.field.isMandatory)
                checked.findings.append(
                    {Code::LeftToSigner, value.column, reasons::leftToRecipient(value.field.name)});
            continue;
        }
        if (isAcceptedAsIs(value, cell)) continue;
        const Message fault = parseValue(value, cell).fault;
        if (!fault.isEmpty()) checked.findings.append({Code::BadValue, value.column, fault});
    }
    if (cells.hasSurplusCells(row))
        checked.findings.append({Code::SurplusCells, -1, reasons::rowHasSurplusCells()});
    checkTexts(checked.findings, cells, row);
    checked.rowKey = hasRecipient ? all.value() : 0;
    return checked;
}

QString BulkPlanner::recipientNameOf(const CellSource& cells, int row) const
{
    return m_roles.isEmpty() ? QString() : personOf(m_roles.constFirst(), cells, row).name;
}

QString BulkPlanner::titleOf(const CellSource& cells, int row) const
{
    if (m_texts.title.isEmpty()) return {};
    return oneLine(m_texts.title.resolve(cells, row, recipientNameOf(cells, row)).simplified());
}

QString BulkPlanner::messageOf(const CellSource& cells, int row) const
{
    if (m_texts.message.isEmpty()) return {};
    return m_texts.message.resolve(cells, row, recipientNameOf(cells, row)).trimmed();
}

DocumentData BulkPlanner::dataOf(const CellSource& cells, int row) const
{
    DocumentData data;
    for (const auto& [name, column] : m_texts.data) // an empty cell keeps the template's value
        if (const QStringView cell = trimmedView(cells.displayText(row, column)); !cell.isEmpty())
            data.insert(name, cell.toString());
    return data;
}

void BulkPlanner::checkTexts(QList<BulkFinding>& findings, const CellSource& cells, int row) const
{
    if (!m_texts.title.isEmpty()) {
        const qsizetype length = titleOf(cells, row).size();
        if (length == 0) findings.append({Code::BadTitle, -1, reasons::rowTitleEmpty()});
        if (length > maxTitleLength) findings.append({Code::BadTitle, -1, reasons::titleTooLong()});
    }
    if (!m_texts.message.isEmpty() && messageOf(cells, row).size() > maxMessageLength)
        findings.append({Code::BadMessage, -1, reasons::rowMessageTooLong(maxMessageLength)});
    if (m_texts.data.isEmpty()) return;
    if (const auto judged = checkData(dataOf(cells, row)); !judged) {
        const auto name = dataNameAfterPrefix(judged.error().fields.constFirst().field);
        const auto at = std::find_if(m_texts.data.cbegin(), m_texts.data.cend(),
                                     [&](const auto& each) { return name && each.first == *name; });
        findings.append({Code::BadData, at == m_texts.data.cend() ? -1 : at->second, judged.error().detail});
    }
}

BulkRow BulkPlanner::rowToSend(const CellSource& cells, int row) const
{
    return rowOf(cells, row, false);
}

BulkRow BulkPlanner::rowToCorrect(const CellSource& cells, int row) const
{
    return rowOf(cells, row, true);
}

BulkRow BulkPlanner::rowOf(const CellSource& cells, int row, bool withFaults) const
{
    BulkRow made;
    made.title = titleOf(cells, row);
    made.message = messageOf(cells, row);
    made.data = dataOf(cells, row);
    if (!m_roles.isEmpty()) made.recipient = personOf(m_roles.constFirst(), cells, row);
    for (qsizetype i = 1; i < m_roles.size(); ++i)
        made.others.append(personOf(m_roles.at(i), cells, row));
    for (const Value& value : m_values) {
        const QStringView cell = cellFor(value, cells, row);
        if (cell.isEmpty()) continue;
        const ParsedValue result = parseValue(value, cell);
        if (!result.fault.isEmpty()) {
            if (withFaults) made.values.append({value.field.name, cell.toString()});
            continue;
        }
        if (!value.field.hasOwnNames) {
            made.values.append({value.field.name, result.text});
            continue;
        }
        for (const RadioGroup& group : value.field.groups)
            made.values.append({group.buttons.at(group.find(cell.toString())).name, QStringLiteral("true")});
    }
    return made;
}

} // namespace ink::domain
