// The workbook reader. The input is used as a whole file, and as the only sheet of an otherwise valid
// workbook, so that the inner parts are reached as well.
#include "app/tables/xlsxdates.h"
#include "app/tables/xlsxreader.h"
#include "tests/fuzz/fuzz.h"

#include <QList>

#include <zip.h>

#include <algorithm>
#include <cstdint>
#include <cstring>
#include <utility>

using namespace ink;
using namespace ink::tables;

namespace {

TableLimits limits()
{
    TableLimits few;
    few.bytes = 4 * 1024 * 1024;
    few.rows = 2000;
    few.columns = 200;
    few.cellLength = 5000;
    return few;
}

void read(const QByteArray& bytes)
{
    const auto reader = XlsxReader::open(bytes, limits());
    if (!reader) {
        FUZZ_CHECK(!reader.error().detail.english().isEmpty());
        return;
    }
    for (int sheet = 0; sheet < std::min<qsizetype>(reader->sheets().size(), 4); ++sheet) {
        const auto table = reader->read(sheet);
        if (!table) {
            FUZZ_CHECK(!table.error().detail.english().isEmpty());
            continue;
        }
        FUZZ_CHECK(table->columnCount() <= limits().columns && table->rowCount() <= limits().rows);
        for (int row = 0; row < table->rowCount(); ++row)
            for (int column = 0; column < table->columnCount(); ++column)
                FUZZ_CHECK(table->cell(row, column).size() <= limits().cellLength);
    }
}

struct Part
{
    const char* name;
    QByteArray content;
};

/** A valid workbook with one part replaced. */
QByteArray with(qsizetype which, const QByteArray& content)
{
    static const QByteArray type = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
    QList<Part> parts{{"xl/worksheets/s.xml",
                       "<worksheet><sheetData><row><c t='s'><v>0</v></c></row></sheetData></worksheet>"},
                      {"xl/workbook.xml", "<workbook xmlns:r='" + type +
                                              "'><sheets><sheet name='S' r:id='rId1'/></sheets></workbook>"},
                      {"xl/styles.xml",
                       "<styleSheet><cellXfs><xf numFmtId='0'/><xf numFmtId='14'/></cellXfs></styleSheet>"},
                      {"xl/strings.xml", "<sst><si><t>a</t></si></sst>"},
                      {"xl/_rels/workbook.xml.rels",
                       "<Relationships><Relationship Id='rId1' Type='" + type +
                           "/worksheet' Target='worksheets/s.xml'/><Relationship Id='b' Type='" + type +
                           "/styles' Target='styles.xml'/><Relationship Id='c' Type='" + type +
                           "/sharedStrings' Target='strings.xml'/></Relationships>"}};
    parts[which % parts.size()].content = content;
    zip_error_t error;
    zip_error_init(&error);
    zip_source_t* source = zip_source_buffer_create(nullptr, 0, 0, &error);
    FUZZ_CHECK(source);
    zip_t* archive = zip_open_from_source(source, ZIP_CREATE | ZIP_TRUNCATE, &error);
    FUZZ_CHECK(archive);
    zip_source_keep(source);
    for (const Part& part : std::as_const(parts)) {
        zip_source_t* body = zip_source_buffer(archive, part.content.constData(),
                                               static_cast<zip_uint64_t>(part.content.size()), 0);
        const auto at = zip_file_add(archive, part.name, body, ZIP_FL_OVERWRITE);
        FUZZ_CHECK(at >= 0);
        zip_set_file_compression(archive, static_cast<zip_uint64_t>(at), ZIP_CM_STORE, 0);
    }
    FUZZ_CHECK(zip_close(archive) == 0);
    QByteArray made;
    zip_stat_t stat;
    zip_stat_init(&stat);
    FUZZ_CHECK(zip_source_open(source) == 0 && zip_source_stat(source, &stat) == 0);
    made.resize(static_cast<qsizetype>(stat.size));
    FUZZ_CHECK(zip_source_read(source, made.data(), stat.size) == static_cast<zip_int64_t>(stat.size));
    zip_source_close(source);
    zip_source_free(source);
    zip_error_fini(&error);
    return made;
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const QByteArray bytes(reinterpret_cast<const char*>(data), static_cast<qsizetype>(size));
    read(bytes);
    read(with(size == 0 ? 0 : data[size - 1], bytes));
    double serial = 0;
    if (size >= sizeof serial) {
        std::memcpy(&serial, data, sizeof serial);
        (void)dateText(serial, QString::fromUtf8(bytes), (data[0] & 1) != 0);
    }
    return 0;
}
