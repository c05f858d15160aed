#include "app/inkstone/commands/bulkfile.h"

#include "app/domain/document/document.h"
#include "app/domain/text/emailaddress.h"
#include "app/tables/tablenotes.h"
#include "app/workflow/bulk/tablecells.h"

#include <QJsonArray>

#include <algorithm>
#include <array>

namespace ink {

using namespace domain;

namespace {

using TargetKind = ColumnTarget::Kind;
using workflow::TableCells;

constexpr int maxFindings = 1'000;
constexpr int maxNotes = 100;

/** The words for column targets that `--map` accepts. */
const std::array<std::pair<QLatin1StringView, TargetKind>, 6>& personWords()
{
    static const std::array<std::pair<QLatin1StringView, TargetKind>, 6> all{
        {{QLatin1StringView("@name"), TargetKind::Name},
         {QLatin1StringView("@first"), TargetKind::FirstName},
         {QLatin1StringView("@middle"), TargetKind::MiddleName},
         {QLatin1StringView("@last"), TargetKind::LastName},
         {QLatin1StringView("@email"), TargetKind::Email},
         {QLatin1StringView("@phone"), TargetKind::Phone}}};
    return all;
}

/** Returns the word for a column's target: a tag's name, `@email`, or `@email:Role` if there are several
 * roles. Empty if the column is ignored. */
QString meaningOf(const BulkForm& form, const ColumnTarget& target)
{
    if (target.kind == TargetKind::Value) return form.fields.value(target.field).name;
    for (const auto& [word, kind] : personWords()) {
        if (target.kind != kind) continue;
        if (form.roles.size() < 2) return word;
        const QString name = form.roles.value(target.role).name;
        return QStringLiteral("%1:%2").arg(word, name.isEmpty() ? QString::number(target.role + 1) : name);
    }
    return {};
}

/** Returns the values allowed in a column that is mapped to a list or to radio buttons; empty = any value. */
QStringList optionsOf(const BulkForm& form, const ColumnTarget& target)
{
    return target.kind == TargetKind::Value ? form.fields.value(target.field).options : QStringList();
}

/** Returns the 0-based index of the role with this name or 1-based number. Fails with Validation if there is
 * none. */
Result<int> roleNamed(const BulkForm& form, const QString& name)
{
    for (int i = 0; i < form.roles.size(); ++i)
        if (form.roles.at(i).name.compare(name, Qt::CaseInsensitive) == 0) return i;
    const int number = name.toInt();
    if (number >= 1 && number <= form.roles.size()) return number - 1;
    QStringList roles;
    for (int i = 0; i < form.roles.size(); ++i)
        roles.append(displayNameOf(form, i).english());
    return fail(ErrorCode::Validation,
                Message::literal(QStringLiteral("The template has no open role “%1”. It has: %2.")
                                     .arg(name, roles.join(QStringLiteral(", ")))));
}

Result<ColumnTarget> targetOf(const BulkForm& form, const QString& word)
{
    if (word.isEmpty()) return ColumnTarget{};
    for (const auto& [name, kind] : personWords()) {
        if (word == name) return ColumnTarget{kind, -1, 0};
        if (!word.startsWith(name + QLatin1Char(':'))) continue;
        INK_ASSIGN(role, roleNamed(form, word.sliced(name.size() + 1)));
        return ColumnTarget{kind, -1, role};
    }
    const auto found = std::find_if(form.fields.begin(), form.fields.end(), [&](const BulkField& field) {
        return field.name.compare(word, Qt::CaseInsensitive) == 0;
    });
    if (found == form.fields.end())
        return fail(ErrorCode::Validation,
                    Message::literal(
                        QStringLiteral("The template has no field “%1” that a row may fill.").arg(word)));
    return ColumnTarget{TargetKind::Value, static_cast<int>(found - form.fields.begin())};
}

Result<void> applyMaps(const QStringList& maps, const QStringList& header, const BulkForm& form,
                       ColumnMapping& mapping)
{
    for (const QString& map : maps) {
        const auto cut = map.lastIndexOf(QLatin1Char('='));
        const QString column = cut < 0 ? map : map.left(cut);
        const auto at = header.indexOf(column);
        if (cut < 0 || at < 0)
            return fail(ErrorCode::Validation,
                        Message::literal(
                            QStringLiteral("“%1” names no column of the file. Write: --map \"Column=Field\".")
                                .arg(map)));
        INK_ASSIGN(target, targetOf(form, map.mid(cut + 1)));
        for (ColumnTarget& other : mapping.columns) // one column per target
            if (target.kind != TargetKind::Ignored && other == target) other = {};
        mapping.columns[at] = target;
    }
    return {};
}

/** Applies `Role=Name <address>`. */
Result<void> applyPeople(const QStringList& people, const BulkForm& form, ColumnMapping& mapping)
{
    for (const QString& each : people) {
        const auto cut = each.indexOf(QLatin1Char('='));
        const QString person = each.mid(cut + 1).trimmed();
        const auto begin = person.lastIndexOf(QLatin1Char('<'));
        const QString name = person.left(begin).simplified();
        const QString email = person.mid(begin + 1).chopped(1).trimmed();
        if (cut < 1 || begin < 1 || !person.endsWith(QLatin1Char('>')) || name.isEmpty() || !isEmail(email))
            return fail(
                ErrorCode::Validation,
                Message::literal(QStringLiteral("“%1” isn't a role and a person. Write: --person \"Role=Name "
                                                "<address>\".")
                                     .arg(each)));
        INK_ASSIGN(role, roleNamed(form, each.left(cut).trimmed()));
        setPersonInAllRows(mapping, role, {name, email});
    }
    return {};
}

} // namespace

Result<BulkFile> readBulkFile(const BulkFileRequest& request, const Document& source,
                              const MappingRecall& recall)
{
    BulkFile made;
    INK_ASSIGN(file, tables::readTableFile(request.path, request.choice, {}, {}, domain::countKnownHeadings));
    made.file = std::move(file);
    made.form = bulkForm(source);
    const TableCells cells(made.file.table);
    made.mapping = guessMapping(made.form, made.file.table.header(), cells);
    if (recall)
        if (auto recalled = recall(made.form, made.file.table.header(), made.mapping))
            made.mapping = std::move(*recalled);
    INK_TRY(applyMaps(request.maps, made.file.table.header(), made.form, made.mapping));
    INK_TRY(applyPeople(request.people, made.form, made.mapping));
    const QStringList& header = made.file.table.header();
    RowTextPatterns patterns = patternsOfFile(header, made.mapping);
    if (!request.documentTitle.isEmpty()) patterns.title = request.documentTitle;
    if (!request.message.isEmpty()) patterns.message = request.message;
    INK_ASSIGN(texts, parseRowTexts(patterns, header, {made.form.title, QDate::currentDate()}));
    texts.data = dataColumnsOf(header, made.mapping);
    auto plan = BulkPlan::make(made.form, made.mapping, cells, {}, texts);
    if (plan) made.plan = std::move(*plan);
    return made;
}

QStringList BulkFile::faults() const
{
    if (!form.fault.isEmpty()) return {form.fault.english()};
    QStringList sentences;
    for (const Message& fault : mappingFaults(form, mapping))
        sentences.append(fault.english());
    return sentences;
}

QJsonObject BulkFile::toJson() const
{
    QJsonArray columns;
    for (int i = 0; i < file.table.columnCount(); ++i)
        columns.append(QJsonObject{{QStringLiteral("column"), file.table.header().at(i)},
                                   {QStringLiteral("meaning"), meaningOf(form, mapping.columns.value(i))},
                                   {QStringLiteral("options"),
                                    QJsonArray::fromStringList(optionsOf(form, mapping.columns.value(i)))}});
    QJsonArray findings;
    for (int row = 0; row < plan.rowCount() && findings.size() < maxFindings; ++row) {
        if (!plan.hasFinding(row)) continue;
        for (const BulkFinding& finding : plan.findings(row))
            findings.append(
                QJsonObject{{QStringLiteral("line"), file.table.line(row)},
                            {QStringLiteral("column"),
                             finding.column < 0 ? QString() : file.table.header().value(finding.column)},
                            {QStringLiteral("error"), finding.isError()},
                            {QStringLiteral("message"), finding.text.english()}});
    }
    QJsonArray notes;
    for (const Message& note : tables::notesOf(file, maxNotes))
        notes.append(note.toJson());
    const TableCells cells(file.table);
    const BulkPlan::Counts& counts = plan.counts();
    return {{QStringLiteral("firstTitle"), plan.rowCount() > 0 ? plan.rowToSend(cells, 0).title : QString()},
            {QStringLiteral("template"), QJsonObject{{QStringLiteral("id"), form.templateId.value()},
                                                     {QStringLiteral("title"), form.title}}},
            {QStringLiteral("rows"), counts.total},
            {QStringLiteral("ready"), counts.ready},
            {QStringLiteral("faulty"), counts.faulty},
            {QStringLiteral("excluded"), counts.excluded},
            {QStringLiteral("duplicateEmails"), counts.duplicateEmails},
            {QStringLiteral("duplicateRows"), counts.duplicateRows},
            {QStringLiteral("notes"), notes},
            {QStringLiteral("headerLine"), file.table.headerLine()},
            {QStringLiteral("hiddenRows"), file.table.hiddenRowCount()},
            {QStringLiteral("columns"), columns},
            {QStringLiteral("faults"), QJsonArray::fromStringList(faults())},
            {QStringLiteral("findings"), findings}};
}

QStringList BulkFile::notes() const
{
    QStringList sentences;
    for (const Message& note : tables::notesOf(file, maxNotes))
        sentences.append(note.english());
    return sentences;
}

QStringList BulkFile::toText() const
{
    QStringList lines{QStringLiteral("Template %1: %2").arg(form.templateId.value()).arg(form.title)};
    for (const QString& note : notes())
        lines.append(QStringLiteral("Note: ") + note);
    for (int i = 0; i < file.table.columnCount(); ++i) {
        QString meaning = meaningOf(form, mapping.columns.value(i));
        if (meaning.isEmpty()) meaning = QStringLiteral("(left out)");
        if (const QStringList options = optionsOf(form, mapping.columns.value(i)); !options.isEmpty())
            meaning += QStringLiteral(" (%1)").arg(options.join(QStringLiteral(", ")));
        lines.append(QStringLiteral("  %1 → %2").arg(file.table.header().at(i), meaning));
    }
    lines += faults();
    constexpr int maxShown = 20;
    int shown = 0;
    int faulty = 0;
    for (int row = 0; row < plan.rowCount(); ++row) {
        if (!plan.hasError(row)) continue;
        if (++faulty; shown >= maxShown) continue;
        for (const BulkFinding& finding : plan.findings(row)) {
            if (!finding.isError()) continue;
            lines.append(QStringLiteral("  line %1%2: %3")
                             .arg(file.table.line(row))
                             .arg(finding.column < 0
                                      ? QString()
                                      : QStringLiteral(", %1").arg(file.table.header().value(finding.column)),
                                  finding.text.english()));
            ++shown;
        }
    }
    if (faulty > maxShown) lines.append(QStringLiteral("  … %1 faulty rows in all").arg(faulty));
    const TableCells cells(file.table);
    if (const QString title = plan.rowCount() > 0 ? plan.rowToSend(cells, 0).title : QString();
        !title.isEmpty())
        lines.append(QStringLiteral("First title: %1").arg(title));
    const BulkPlan::Counts& counts = plan.counts();
    lines.append(QStringLiteral("%1 rows: %2 ready, %3 faulty, %4 with an address that another row has")
                     .arg(counts.total)
                     .arg(counts.ready)
                     .arg(counts.faulty)
                     .arg(counts.duplicateEmails));
    return lines;
}

} // namespace ink
