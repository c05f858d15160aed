#include "app/workflow/bulk/bulkreport.h"

#include "app/base/languages.h"
#include "app/base/translatedmessage.h"
#include "app/domain/bulk/rowtextcolumns.h"
#include "app/wire/documentlink.h"
#include "app/workflow/session/profilelist.h"

#include <QHash>

#include <algorithm>
#include <utility>

namespace ink::workflow {

using store::BulkJournal;

QString bulkRowStateName(BulkJournal::RowState state, const QString& language)
{
    using Noted = std::pair<const char*, const char*>; // English word, comment for translators
    const auto word = [&language](const Noted& english) {
        return translatedIn(language, "ink::BulkReport", english.first, english.second);
    };
    switch (state) {
    case BulkJournal::RowState::Waiting:
    case BulkJournal::RowState::Sending:
        return word(QT_TRANSLATE_NOOP3("ink::BulkReport", "waiting", "a row"));
    case BulkJournal::RowState::Sent:
        return word(QT_TRANSLATE_NOOP3("ink::BulkReport", "sent", "a row"));
    case BulkJournal::RowState::Rejected:
        return word(QT_TRANSLATE_NOOP3("ink::BulkReport", "refused", "a row"));
    case BulkJournal::RowState::Invalid:
        return word(QT_TRANSLATE_NOOP3("ink::BulkReport", "faulty", "a row"));
    case BulkJournal::RowState::Excluded:
        return word(QT_TRANSLATE_NOOP3("ink::BulkReport", "left out", "a row"));
    case BulkJournal::RowState::Unknown:
        break;
    }
    return word(QT_TRANSLATE_NOOP3("ink::BulkReport", "unknown", "a row"));
}

namespace {

/** The names of a recipient's columns as guessMapping() expects them: numbered from the second recipient on,
 * and different from the names of tags. */
QStringList personColumns(qsizetype person, bool hasPhones, const QStringList& tags)
{
    QStringList names;
    for (const auto& [shortName, longName] :
         {std::pair("Name", "Recipient name"), std::pair("Email", "Recipient email"),
          std::pair("Phone", "Recipient phone")}) {
        const QString number = person == 0 ? QString() : QStringLiteral(" %1").arg(person + 1);
        const QString name = QLatin1StringView(shortName) + number;
        const bool isFree = domain::columnNamed(tags, name) < 0;
        names.append(isFree ? name : QLatin1StringView(longName) + number);
    }
    return names.first(hasPhones ? 3 : 2);
}

/** A link to a row's document for other people and programs. The address of the workspace on this computer
 * changes with each start, so its documents have `inkstone:` links. */
QString linkOf(const BulkJournal::Outcome& outcome, const QString& profile)
{
    if (outcome.document.isNull()) return {};
    return profile == localProfileId() ? wire::toText({wire::localServiceName(), {}, outcome.document})
                                       : outcome.documentUrl;
}

Result<QList<BulkJournal::Row>> rowsOf(const BulkJournal& journal, const QString& runId, BulkReportRows which)
{
    INK_ASSIGN(rows, journal.rows(runId));
    if (which == BulkReportRows::Refused)
        rows.removeIf([](const BulkJournal::Row& row) {
            return row.outcome.state != BulkJournal::RowState::Rejected &&
                   row.outcome.state != BulkJournal::RowState::Invalid;
        });
    return rows;
}

QList<QStringList> reportOf(const BulkJournal::Run& run, const QList<BulkJournal::Row>& rows,
                            BulkReportRows which, const QString& language)
{
    const bool whole = which == BulkReportRows::All;
    QStringList tags;
    QHash<QString, qsizetype> tagColumns; // index in `tags`
    qsizetype maxPeople = 1;
    bool hasPhones = false; // adds a column only if there are phone numbers
    QStringList dataNames;
    bool hasTitles = false;
    bool hasMessages = false;
    for (const BulkJournal::Row& journaled : std::as_const(rows)) {
        const domain::BulkRow& row = journaled.content;
        const QList<domain::BulkPerson> people = row.recipients();
        maxPeople = std::max(maxPeople, people.size());
        for (auto each = row.data.keyBegin(); each != row.data.keyEnd(); ++each)
            if (!dataNames.contains(*each)) dataNames.append(*each);
        hasTitles = hasTitles || !row.title.isEmpty();
        hasMessages = hasMessages || (!whole && !row.message.isEmpty());
        hasPhones = hasPhones ||
                    std::any_of(people.begin(), people.end(),
                                [](const domain::BulkPerson& person) { return !person.phone.isEmpty(); });
        for (const auto& [name, value] : row.values) {
            if (tagColumns.contains(name)) continue;
            tagColumns.insert(name, tags.size());
            tags.append(name);
        }
    }
    QStringList header;
    for (qsizetype i = 0; i < maxPeople; ++i)
        header += personColumns(i, hasPhones, tags);
    const qsizetype perPerson = hasPhones ? 3 : 2;
    const qsizetype before = header.size();
    header += tags;
    const qsizetype after = header.size();
    for (const QString& name : std::as_const(dataNames))
        header.append(domain::dataPrefix + name);
    if (hasTitles) header.append(domain::unusedName(domain::titleColumnNames(), header));
    if (hasMessages) header.append(domain::unusedName(domain::messageColumnNames(), header));
    const QStringList results = domain::resultColumnNames(language);
    header += whole ? results : results.last(domain::errorColumnCount);

    QList<QStringList> table;
    table.reserve(rows.size() + 1);
    table.append(header);
    for (const BulkJournal::Row& journaled : std::as_const(rows)) {
        const domain::BulkRow& row = journaled.content;
        const BulkJournal::Outcome& outcome = journaled.outcome;
        QStringList cells(after);
        qsizetype next = 0;
        for (const domain::BulkPerson& person : row.recipients()) {
            cells[next] = person.name;
            cells[next + 1] = person.email;
            if (hasPhones) cells[next + 2] = person.phone;
            next += perPerson;
        }
        for (const auto& [name, value] : row.values)
            cells[before + tagColumns.value(name)] = value;
        for (const QString& name : std::as_const(dataNames))
            cells.append(row.data.value(name));
        if (hasTitles) cells.append(row.title);
        if (hasMessages) cells.append(row.message);
        if (whole)
            cells += {journaled.line > 0 ? QString::number(journaled.line) : QString(),
                      bulkRowStateName(outcome.state, language),
                      outcome.document.isNull() ? QString() : QString::number(outcome.document.value()),
                      linkOf(outcome, run.profile)};
        cells += {outcome.errorField, messageIn(language, outcome.errorMessage)};
        table.append(cells);
    }
    return table;
}

} // namespace

Result<QList<QStringList>> makeBulkReport(const BulkJournal& journal, const QString& runId,
                                          BulkReportRows which, const QString& language)
{
    INK_ASSIGN(run, journal.run(runId));
    INK_ASSIGN(rows, rowsOf(journal, runId, which));
    return reportOf(run, rows, which, language);
}

Result<tables::Table> correctionTable(const BulkJournal& journal, const QString& runId,
                                      const QString& language)
{
    INK_ASSIGN(run, journal.run(runId));
    INK_ASSIGN(rows, rowsOf(journal, runId, BulkReportRows::Refused));
    const QList<QStringList> report = reportOf(run, rows, BulkReportRows::Refused, language);
    tables::Table table;
    table.setHeader(report.constFirst());
    for (qsizetype i = 0; i < rows.size(); ++i)
        table.appendRow(report.at(i + 1), rows.at(i).line);
    return table;
}

} // namespace ink::workflow
