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

/** A decimal number in canonical form, without loss of precision. */
struct ExactNumber
{
    bool negative = false;
    QString digits;         ///< without leading and trailing zeros; empty = zero
    qsizetype exponent = 0; ///< the value is the digits as an integer × 10^exponent

    friend bool operator==(const ExactNumber&, const ExactNumber&) = default;

    /** Parses digits with at most one decimal point, an optional sign and an optional exponent
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

/** Returns true if a server may have stored `given` as `stored`; servers may normalize numbers and Boolean
 * values. */
bool sameValue(const QString& given, const QString& stored)
{
    const QString a = given.simplified().toCaseFolded();
    const QString b = stored.simplified().toCaseFolded();
    if (a == b) return true;
    const auto x = ExactNumber::fromText(a);
    const auto y = ExactNumber::fromText(b);
    if (x && y) return *x == *y;
    const auto boolean = [](const QString& text) {
        if (text == QLatin1StringView("true") || text == QLatin1StringView("yes") ||
            text == QLatin1StringView("1") || text == QLatin1StringView("x") ||
            text == QLatin1StringView("on"))
            return 1;
        if (text.isEmpty() || text == QLatin1StringView("false") || text == QLatin1StringView("no") ||
            text == QLatin1StringView("0") || text == QLatin1StringView("off"))
            return 0;
        return -1;
    };
    return boolean(a) >= 0 && boolean(a) == boolean(b);
}

/** Returns true if nothing in the document contradicts the row. */
bool isCompatible(const domain::BulkRow& row, const CreatedDocument& document)
{
    // A list with only the first recipient gives no information about the others.
    const bool listsOthers = document.emails.size() > 1;
    const auto isThere = [&document](const domain::BulkPerson& person) {
        return std::any_of(document.emails.begin(), document.emails.end(), [&](const QString& email) {
            return foldedEmail(email) == foldedEmail(person.email);
        });
    };
    if (!row.title.isEmpty() && !document.title.isEmpty() && row.title != document.title) return false;
    return (!listsOthers || std::all_of(row.others.begin(), row.others.end(), isThere)) &&
           std::all_of(row.values.begin(), row.values.end(), [&](const auto& pair) {
               const auto stored = document.values.constFind(pair.first);
               return stored == document.values.constEnd() || sameValue(pair.second, *stored);
           });
}

/** Returns true if the document's values include every tag for which the row has a value. */
bool showsAllValues(const domain::BulkRow& row, const CreatedDocument& document)
{
    return document.hasValues && std::all_of(row.values.begin(), row.values.end(), [&](const auto& pair) {
               return document.values.contains(pair.first);
           });
}

/** Returns true if two rows for one email address differ at most in the recipient's name, the spelling of the
 * address and the data. */
bool isAlike(const domain::BulkRow& a, const domain::BulkRow& b)
{
    return a.recipient.phone == b.recipient.phone && a.others == b.others && a.values == b.values &&
           a.title == b.title && a.message == b.message;
}

BulkJournal::Outcome sentAs(const domain::DocumentSummary& document)
{
    return {
        .state = BulkJournal::RowState::Sent, .document = document.id, .documentUrl = document.documentUrl};
}

bool hasRecipient(const domain::DocumentSummary& document, const QString& email)
{
    return std::any_of(
        document.invitations.begin(), document.invitations.end(),
        [&](const domain::Invitation& i) { return foldedEmail(i.recipientEmail) == foldedEmail(email); });
}

} // namespace

CallEffect effectOf(const Error& error)
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
        return CallEffect::None;
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
    return CallEffect::Unknown;
}

BulkJournal::Outcomes outcomesOf(const QList<int>& rows, const QList<domain::BulkRow>& sent,
                                 const wire::BulkResponse& answer)
{
    BulkJournal::Outcomes outcomes;
    for (const int row : rows)
        outcomes.insert(row, {.state = BulkJournal::RowState::Unknown});
    for (const wire::BulkRowError& error : answer.errors) {
        if (error.row < 0 || error.row >= rows.size()) continue;
        BulkJournal::Outcome& outcome = outcomes[rows.at(error.row)];
        if (outcome.state == BulkJournal::RowState::Rejected)
            outcome.errorMessage = reasons::sentencesTogether(outcome.errorMessage, error.message);
        else
            outcome = {.state = BulkJournal::RowState::Rejected,
                       .errorField = error.field,
                       .errorMessage = error.message};
    }
    if (!answer.documentRows.isEmpty()) {
        for (qsizetype i = 0; i < answer.documents.size(); ++i) {
            const int row = answer.documentRows.at(i);
            if (row >= 0 && row < rows.size()) outcomes[rows.at(row)] = sentAs(answer.documents.at(i));
        }
        return outcomes;
    }
    // Matches documents by recipient in order, then those without listed recipients by order if there are
    // exactly as many of them as remaining rows.
    const auto isOpen = [&outcomes](int row) {
        return outcomes.value(row).state == BulkJournal::RowState::Unknown;
    };
    QList<domain::DocumentSummary> left;
    for (const domain::DocumentSummary& document : answer.documents) {
        qsizetype found = -1;
        for (qsizetype i = 0; i < rows.size() && found < 0; ++i)
            if (isOpen(rows.at(i)) && hasRecipient(document, sent.at(i).recipient.email)) found = i;
        if (found >= 0)
            outcomes[rows.at(found)] = sentAs(document);
        else if (document.invitations.isEmpty())
            left.append(document);
    }
    QList<int> open;
    std::copy_if(rows.begin(), rows.end(), std::back_inserter(open), isOpen);
    if (open.size() == left.size())
        for (qsizetype i = 0; i < open.size(); ++i)
            outcomes[open.at(i)] = sentAs(left.at(i));
    return outcomes;
}

BulkJournal::Outcomes refusedRows(const QList<int>& rows, const Error& error)
{
    static const QRegularExpression place(QStringLiteral("^invitations?\\[(\\d+)\\]\\.?(.*)$"),
                                          QRegularExpression::CaseInsensitiveOption);
    BulkJournal::Outcomes outcomes;
    for (const FieldIssue& issue : error.fields) {
        const auto match = place.match(issue.field);
        const int at = match.hasMatch() ? match.captured(1).toInt() : -1;
        if (at < 0 || at >= rows.size() || outcomes.contains(rows.at(at))) continue;
        outcomes.insert(rows.at(at), {.state = BulkJournal::RowState::Rejected,
                                      .errorField = match.captured(2),
                                      .errorMessage = issue.message});
    }
    return outcomes;
}

QHash<int, domain::DocumentId> matchDocuments(const QMap<int, domain::BulkRow>& rows,
                                              QList<CreatedDocument> documents)
{
    std::sort(documents.begin(), documents.end(), [](const CreatedDocument& a, const CreatedDocument& b) {
        return std::pair(a.created, a.id) < std::pair(b.created, b.id);
    });
    QHash<QString, QList<int>> rowsOf;
    for (auto row = rows.cbegin(); row != rows.cend(); ++row)
        rowsOf[foldedEmail(row->recipient.email)].append(row.key());
    QHash<QString, QList<qsizetype>> documentsOf;
    for (qsizetype i = 0; i < documents.size(); ++i)
        for (const QString& email : documents.at(i).emails)
            if (auto& list = documentsOf[foldedEmail(email)]; !list.contains(i)) list.append(i);

    QHash<int, domain::DocumentId> found;
    QList<bool> taken(documents.size(), false);
    const auto take = [&](int row, qsizetype document) {
        found.insert(row, documents.at(document).id);
        taken[document] = true;
    };
    for (auto it = rowsOf.cbegin(); it != rowsOf.cend(); ++it) {
        const QList<qsizetype> candidates = documentsOf.value(it.key());
        QList<int> open;
        // First, documents that contain every value.
        for (const int number : it.value()) {
            const domain::BulkRow& row = *rows.constFind(number);
            const auto certain = std::find_if(candidates.begin(), candidates.end(), [&](qsizetype i) {
                return !taken.at(i) && showsAllValues(row, documents.at(i)) &&
                       isCompatible(row, documents.at(i));
            });
            if (certain == candidates.end())
                open.append(number);
            else
                take(number, *certain);
        }
        // Then the remaining rows, which may differ in data that the server doesn't return: matches them only
        // if they are alike or there are enough documents for all of them.
        for (const int number : std::as_const(open)) {
            const domain::BulkRow& row = *rows.constFind(number);
            QList<qsizetype> fitting;
            for (const qsizetype i : candidates)
                if (!taken.at(i) && !showsAllValues(row, documents.at(i)) &&
                    isCompatible(row, documents.at(i)))
                    fitting.append(i);
            if (fitting.isEmpty()) continue;
            qsizetype rivals = 0;
            bool allAlike = true;
            for (const int other : std::as_const(open)) {
                if (found.contains(other)) continue;
                const domain::BulkRow& rival = *rows.constFind(other);
                if (!isCompatible(rival, documents.at(fitting.constFirst()))) continue;
                ++rivals;
                allAlike = allAlike && isAlike(rival, row);
            }
            if (allAlike || fitting.size() >= rivals) take(number, fitting.constFirst());
        }
    }
    return found;
}

} // namespace ink::workflow
