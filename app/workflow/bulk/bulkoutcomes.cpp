#include "app/workflow/bulk/bulkoutcomes.h"

#include "app/domain/text/numbertext.h"
#include "app/workflow/bulk/reasons.h"

#include <QRegularExpression>

#include <algorithm>
#include <optional>

namespace ink::workflow {

using store::BulkJournal;

namespace {

QString foldedEmail(const QString& email)
{
    return email.trimmed().toCaseFolded();
}

/** A decimal number in canonical form, with all written digits. */
struct ExactNumber
{
    bool negative = false;
    QString digits;         ///< without leading and trailing zeros; empty = zero
    qsizetype exponent = 0; ///< the value is the digits as an integer × 10^exponent

    friend bool operator==(const ExactNumber&, const ExactNumber&) = default;

    /** Parses digits with at most one decimal point, a sign in front and an exponent at the end
     * (`-1.50e+3`). */
    static std::optional<ExactNumber> fromPlain(const QString& text)
    {
        static const QRegularExpression form(
            QStringLiteral("^([+-]?)(?=\\.?[0-9])([0-9]*)(?:\\.([0-9]*))?(?:[eE]([+-]?[0-9]{1,4}))?$"));
        const QRegularExpressionMatch match = form.match(text);
        if (!match.hasMatch()) return std::nullopt;
        ExactNumber number;
        number.digits = match.captured(2) + match.captured(3);
        qsizetype zeros = 0;
        while (zeros < number.digits.size() && number.digits.at(zeros) == QLatin1Char('0'))
            ++zeros;
        number.digits.remove(0, zeros);
        if (number.digits.isEmpty()) return number;
        number.exponent = match.captured(4).toInt() - match.capturedLength(3);
        while (number.digits.endsWith(QLatin1Char('0'))) {
            number.digits.chop(1);
            ++number.exponent;
        }
        number.negative = match.captured(1) == QLatin1StringView("-");
        return number;
    }

    /** Like `fromPlain`, but also accepts localized notation (`1.234,50`) if it is unambiguous. */
    static std::optional<ExactNumber> fromText(const QString& text)
    {
        if (const auto number = fromPlain(text)) return number;
        const std::optional<QString> plain = domain::plainNumber(text);
        return plain ? fromPlain(*plain) : std::nullopt;
    }
};

/** True if a server may have stored `given` as `told`: it may normalize numbers and boolean values. */
bool sameValue(const QString& given, const QString& told)
{
    const QString a = given.simplified().toCaseFolded();
    const QString b = told.simplified().toCaseFolded();
    if (a == b) return true;
    const auto x = ExactNumber::fromText(a);
    const auto y = ExactNumber::fromText(b);
    if (x && y) return *x == *y;
    const auto truth = [](const QString& text) {
        if (text == QLatin1StringView("true") || text == QLatin1StringView("yes") ||
            text == QLatin1StringView("1") || text == QLatin1StringView("x") ||
            text == QLatin1StringView("on"))
            return 1;
        if (text.isEmpty() || text == QLatin1StringView("false") || text == QLatin1StringView("no") ||
            text == QLatin1StringView("0") || text == QLatin1StringView("off"))
            return 0;
        return -1;
    };
    return truth(a) >= 0 && truth(a) == truth(b);
}

/** True if nothing in the document contradicts the row. */
bool fits(const SoughtRow& row, const MadeDocument& document)
{
    // A list with only the first recipient gives no information about the others.
    const bool tellsOthers = document.emails.size() > 1;
    const auto isThere = [&document](const domain::BulkPerson& person) {
        return std::any_of(document.emails.begin(), document.emails.end(), [&](const QString& email) {
            return foldedEmail(email) == foldedEmail(person.email);
        });
    };
    const auto& values = row.fields.values;
    const auto& others = row.fields.others;
    const QString& title = row.fields.title;
    if (!title.isEmpty() && !document.title.isEmpty() && title != document.title) return false;
    return (!tellsOthers || std::all_of(others.begin(), others.end(), isThere)) &&
           std::all_of(values.begin(), values.end(), [&](const auto& pair) {
               const auto told = document.values.constFind(pair.first);
               return told == document.values.constEnd() || sameValue(pair.second, *told);
           });
}

/** True if the document shows every value of the row. */
bool showsAll(const SoughtRow& row, const MadeDocument& document)
{
    const auto& values = row.fields.values;
    return document.hasValues && std::all_of(values.begin(), values.end(), [&](const auto& pair) {
               return document.values.contains(pair.first);
           });
}

BulkJournal::Outcome sentAs(int row, domain::DocumentId document)
{
    BulkJournal::Outcome outcome;
    outcome.row = row;
    outcome.state = BulkJournal::RowState::Sent;
    outcome.document = document;
    return outcome;
}

bool isFor(const domain::DocumentSummary& document, const QString& email)
{
    return std::any_of(
        document.invitations.begin(), document.invitations.end(),
        [&](const domain::Invitation& i) { return foldedEmail(i.recipientEmail) == foldedEmail(email); });
}

} // namespace

Fate fateOf(const Error& error)
{
    switch (error.code) {
    case ErrorCode::Malformed:
    case ErrorCode::Validation:
    case ErrorCode::Auth:
    case ErrorCode::SpendLimit:
    case ErrorCode::Forbidden:
    case ErrorCode::NotFound:
    case ErrorCode::Method:
    case ErrorCode::Version:
    case ErrorCode::State:
    case ErrorCode::Duplicate:
    case ErrorCode::Deleted:
    case ErrorCode::TooLarge:
    case ErrorCode::MediaType:
    case ErrorCode::Range:
    case ErrorCode::UnreadablePdf:
    case ErrorCode::RateLimit:
        return Fate::NotDone;
    case ErrorCode::Idempotency: // the first call with this key may have succeeded
    case ErrorCode::Internal:
    case ErrorCode::Unavailable:
    case ErrorCode::Network:
    case ErrorCode::Timeout:
    case ErrorCode::Tls:
    case ErrorCode::Protocol:
    case ErrorCode::Cancelled:
    case ErrorCode::Io:
    case ErrorCode::Keychain:
    case ErrorCode::Crypto:
    case ErrorCode::Database:
    case ErrorCode::NotMailed:
        break;
    }
    return Fate::Unclear;
}

QList<BulkJournal::Outcome> outcomesOf(const QList<int>& rows, const QList<wire::BulkRow>& sent,
                                       const wire::BulkAnswer& answer)
{
    QList<BulkJournal::Outcome> outcomes;
    outcomes.reserve(rows.size());
    for (const int row : rows)
        outcomes.append(BulkJournal::Outcome{row, BulkJournal::RowState::Unknown, {}, {}, {}});
    const auto isOpen = [&](qsizetype i) { return outcomes.at(i).state == BulkJournal::RowState::Unknown; };
    for (const wire::BulkRowError& error : answer.errors) {
        if (error.row < 0 || error.row >= rows.size()) continue;
        BulkJournal::Outcome& outcome = outcomes[error.row];
        if (outcome.state == BulkJournal::RowState::Refused) {
            outcome.errorMessage = reasons::sentencesTogether(outcome.errorMessage, error.message);
            continue;
        }
        outcome.state = BulkJournal::RowState::Refused;
        outcome.errorField = error.field;
        outcome.errorMessage = error.message;
    }
    if (!answer.documentRows.isEmpty()) {
        for (qsizetype i = 0; i < answer.documents.size(); ++i) {
            const int row = answer.documentRows.at(i);
            if (row >= 0 && row < rows.size())
                outcomes[row] = sentAs(rows.at(row), answer.documents.at(i).id);
        }
        return outcomes;
    }
    // Matches by recipient in order, then the remaining ones by order if it is certain that none is
    // missing.
    QList<domain::DocumentId> left;
    for (const domain::DocumentSummary& document : answer.documents) {
        qsizetype found = -1;
        for (qsizetype i = 0; i < rows.size() && found < 0; ++i)
            if (isOpen(i) && isFor(document, sent.at(i).recipientEmail)) found = i;
        if (found >= 0)
            outcomes[found] = sentAs(rows.at(found), document.id);
        else if (document.invitations.isEmpty())
            left.append(document.id);
    }
    QList<qsizetype> open;
    for (qsizetype i = 0; i < rows.size(); ++i)
        if (isOpen(i)) open.append(i);
    if (open.size() == left.size())
        for (qsizetype i = 0; i < open.size(); ++i)
            outcomes[open.at(i)] = sentAs(rows.at(open.at(i)), left.at(i));
    return outcomes;
}

QList<BulkJournal::Outcome> blamedRows(const QList<int>& rows, const Error& error)
{
    static const QRegularExpression place(QStringLiteral("^invitations?\\[(\\d+)\\]\\.?(.*)$"),
                                          QRegularExpression::CaseInsensitiveOption);
    QList<BulkJournal::Outcome> outcomes;
    for (const FieldIssue& issue : error.fields) {
        const auto match = place.match(issue.field);
        const int at = match.hasMatch() ? match.captured(1).toInt() : -1;
        if (at < 0 || at >= rows.size()) continue;
        const int row = rows.at(at);
        const bool known = std::any_of(outcomes.begin(), outcomes.end(),
                                       [row](const BulkJournal::Outcome& o) { return o.row == row; });
        if (known) continue;
        outcomes.append({row, BulkJournal::RowState::Refused, {}, match.captured(2), issue.message});
    }
    return outcomes;
}

QHash<int, domain::DocumentId> matched(const QList<SoughtRow>& rows, QList<MadeDocument> documents)
{
    std::sort(documents.begin(), documents.end(), [](const MadeDocument& a, const MadeDocument& b) {
        return std::pair(a.created, a.id) < std::pair(b.created, b.id);
    });
    QHash<QString, QList<qsizetype>> rowsOf;
    for (qsizetype i = 0; i < rows.size(); ++i)
        rowsOf[foldedEmail(rows.at(i).email)].append(i);
    QHash<QString, QList<qsizetype>> documentsOf;
    for (qsizetype i = 0; i < documents.size(); ++i)
        for (const QString& email : documents.at(i).emails)
            if (auto& list = documentsOf[foldedEmail(email)]; !list.contains(i)) list.append(i);

    QHash<int, domain::DocumentId> found;
    QList<bool> taken(documents.size(), false);
    const auto take = [&](qsizetype row, qsizetype document) {
        found.insert(rows.at(row).number, documents.at(document).id);
        taken[document] = true;
    };
    for (auto it = rowsOf.cbegin(); it != rowsOf.cend(); ++it) {
        const QList<qsizetype> candidates = documentsOf.value(it.key());
        QList<qsizetype> open;
        // First, documents that show every value.
        for (const qsizetype row : it.value()) {
            const auto certain = std::find_if(candidates.begin(), candidates.end(), [&](qsizetype i) {
                return !taken.at(i) && showsAll(rows.at(row), documents.at(i)) &&
                       fits(rows.at(row), documents.at(i));
            });
            if (certain == candidates.end())
                open.append(row);
            else
                take(row, *certain);
        }
        // Then rows that differ only in data that is not shown: all of them, or the identical ones, or
        // none.
        for (qsizetype n = 0; n < open.size(); ++n) {
            const SoughtRow& row = rows.at(open.at(n));
            QList<qsizetype> fitting;
            for (const qsizetype i : candidates)
                if (!taken.at(i) && !showsAll(row, documents.at(i)) && fits(row, documents.at(i)))
                    fitting.append(i);
            if (fitting.isEmpty()) continue;
            QList<qsizetype> rivals;
            for (qsizetype m = 0; m < open.size(); ++m)
                if (const SoughtRow& other = rows.at(open.at(m));
                    !found.contains(other.number) && fits(other, documents.at(fitting.constFirst())))
                    rivals.append(open.at(m));
            const bool alike = std::all_of(rivals.begin(), rivals.end(), [&](qsizetype rival) {
                return rows.at(rival).fields == row.fields;
            });
            if (alike || fitting.size() >= rivals.size()) take(open.at(n), fitting.constFirst());
        }
    }
    return found;
}

} // namespace ink::workflow
