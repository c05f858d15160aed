// A bulk run's 100,000 rows from the file to the plan, compared with only reading that file with libcsv.
#include "app/domain/bulk/bulkplan.h"
#include "app/domain/document/document.h"
#include "app/tables/csvreader.h"

#include <QElapsedTimer>
#include <QFile>
#include <QTemporaryDir>

#include <csv.h>

#include <algorithm>
#include <cstdio>

using namespace ink;
using namespace ink::domain;

namespace {

constexpr int rowCount = 100'000;
constexpr int rounds = 7;

class Rows final : public CellSource
{
public:
    explicit Rows(const tables::Table& table) : m_table(table) {}
    [[nodiscard]] int rowCount() const override { return m_table.rowCount(); }
    [[nodiscard]] QStringView cell(int row, int column) const override { return m_table.cell(row, column); }

private:
    const tables::Table& m_table;
};

Tag tag(TagType type, const char* name)
{
    Tag made;
    made.type = type;
    made.name = QString::fromLatin1(name);
    return made;
}

/** An offer of employment, a typical template. */
Document offer()
{
    Document made;
    made.type = DocumentType::BulkTemplate;
    Invitation role;
    role.recipientName = QStringLiteral("Employee");
    made.invitations = {role};
    made.tags = {tag(TagType::PrefillableText, "Street"),
                 tag(TagType::PrefillableText, "City"),
                 tag(TagType::PrefillableNumber, "Salary"),
                 tag(TagType::Date, "Start date"),
                 tag(TagType::Dropdown, "Plan"),
                 tag(TagType::PrefillableText, "Postal code"),
                 tag(TagType::Signature, "Signature")};
    made.tags[2].style.min = 0;
    made.tags[2].style.decimals = 2;
    made.tags[4].style.options = {QStringLiteral("Basic"), QStringLiteral("Plus"), QStringLiteral("Gold")};
    made.tags[5].style.pattern = QStringLiteral("[0-9]{5}");
    return made;
}

bool writeRows(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly)) return false;
    QByteArray text("Name,E-Mail,Street,City,Salary,Start date,Plan,Postal code\r\n");
    const char* const plans[] = {"Basic", "Plus", "Gold"};
    for (int i = 0; i < rowCount; ++i) {
        const QByteArray n = QByteArray::number(i);
        text += "\"Person, No. " + n + "\",person." + n + "@example.org," + n + " Mill Lane,Port Ellery," +
                QByteArray::number(20'000 + i % 70'000) + ".50,2026-" + (i % 2 == 0 ? "03" : "11") + "-0" +
                QByteArray::number(1 + i % 9) + "," + plans[i % 3] + "," +
                QByteArray::number(10'000 + i % 80'000) + "\r\n";
    }
    return file.write(text) == text.size();
}

double milliseconds(const QElapsedTimer& clock)
{
    return static_cast<double>(clock.nsecsElapsed()) / 1e6;
}

/** Visits every cell and row without storing it. */
double onlyLibcsv(const QString& path)
{
    QElapsedTimer clock;
    clock.start();
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) qFatal("no file");
    const QByteArray bytes = file.readAll();
    csv_parser parser{};
    struct Seen
    {
        std::size_t cells = 0;
        std::size_t rows = 0;
    } seen;
    csv_init(&parser, 0);
    csv_parse(
        &parser, bytes.constData(), static_cast<std::size_t>(bytes.size()),
        [](void*, std::size_t, void* to) { ++static_cast<Seen*>(to)->cells; },
        [](int, void* to) { ++static_cast<Seen*>(to)->rows; }, &seen);
    csv_fini(&parser, nullptr, nullptr, nullptr);
    csv_free(&parser);
    if (seen.rows != rowCount + 1 || seen.cells != seen.rows * 8) qFatal("libcsv saw %zu rows", seen.rows);
    return milliseconds(clock);
}

struct Times
{
    double all = 0;
    double read = 0;
};

Times planned(const QString& path, const BulkForm& form)
{
    QElapsedTimer clock;
    clock.start();
    const auto file = tables::readCsvFile(path);
    if (!file) qFatal("%s", qPrintable(file.error().detail.english()));
    const double read = milliseconds(clock);
    const Rows rows(file->table);
    const ColumnMapping mapping = guessMapping(form, file->table.header(), rows);
    if (!mappingFaults(form, mapping).isEmpty()) qFatal("columns were not found");
    const auto plan = BulkPlan::make(form, mapping, rows);
    if (plan->counts().ready != rowCount) qFatal("%d rows are ready", plan->counts().ready);
    return {milliseconds(clock), read};
}

double median(QList<double> values)
{
    std::sort(values.begin(), values.end());
    return values.at(values.size() / 2);
}

} // namespace

int main()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("rows.csv"));
    if (!writeRows(path)) qFatal("cannot write");
    const BulkForm form = bulkForm(offer());
    QList<double> limit;
    QList<double> all;
    QList<double> reading;
    for (int round = 0; round < rounds; ++round) {
        limit.append(onlyLibcsv(path));
        const Times times = planned(path, form);
        all.append(times.all);
        reading.append(times.read);
    }
    std::printf("%d rows, %.1f MB\n", rowCount, static_cast<double>(QFile(path).size()) / 1e6);
    std::printf("only libcsv      %7.1f ms\n", median(limit));
    std::printf("read as a table  %7.1f ms\n", median(reading));
    std::printf("read and planned %7.1f ms  %.2f × libcsv\n", median(all), median(all) / median(limit));
    return 0;
}
