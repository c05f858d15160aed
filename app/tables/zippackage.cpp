#include "app/tables/zippackage.h"

#include "app/base/workbudget.h"
#include "app/base/xmlguard.h"
#include "app/tables/reasons.h"

#include <zip.h>

#include <algorithm>

namespace ink::tables {

namespace {

constexpr zip_int64_t maxEntries = 10'000;

} // namespace

/** One part being read. */
class ZipPart final : public QIODevice
{
public:
    ZipPart(ZipPackage& package, zip_file* file) : m_package(package), m_file(file)
    {
        open(QIODevice::ReadOnly);
    }
    ~ZipPart() override { zip_fclose(m_file); }
    [[nodiscard]] bool isSequential() const override { return true; }

protected:
    qint64 readData(char* data, qint64 size) override
    {
        if (m_package.m_left < 0 || size <= 0) return -1;
        const auto got = static_cast<qint64>(zip_fread(m_file, data, static_cast<zip_uint64_t>(size)));
        if (got <= 0) return -1;
        m_package.m_left -= got;
        m_package.m_isTooCostly = m_package.m_isTooCostly || WorkBudget::isUsedUp();
        m_package.m_isTooComplex = m_package.m_isTooComplex || !m_guard.feed(QByteArrayView(data, got));
        return m_package.m_left < 0 || m_package.m_isTooCostly || m_package.m_isTooComplex ? -1 : got;
    }
    qint64 writeData(const char*, qint64) override { return -1; }

private:
    ZipPackage& m_package;
    zip_file* m_file;
    XmlGuard m_guard;
};

Result<std::unique_ptr<ZipPackage>> ZipPackage::open(const QByteArray& bytes, qint64 unpackedLimit)
{
    zip_error_t error;
    zip_error_init(&error);
    zip_source_t* source =
        zip_source_buffer_create(bytes.constData(), static_cast<zip_uint64_t>(bytes.size()), 0, &error);
    zip_t* archive = source ? zip_open_from_source(source, ZIP_RDONLY, &error) : nullptr;
    if (!archive && source) zip_source_free(source);
    zip_error_fini(&error);
    if (!archive) return fail(ErrorCode::Malformed, reasons::workbookInvalid());
    std::unique_ptr<ZipPackage> package(new ZipPackage);
    package->m_archive = archive;
    package->m_left = unpackedLimit;
    if (zip_get_num_entries(archive, 0) > maxEntries)
        return fail(ErrorCode::TooLarge, reasons::workbookTooManyParts());
    return package;
}

ZipPackage::~ZipPackage()
{
    if (m_archive) zip_discard(m_archive);
}

bool ZipPackage::contains(const QString& part) const
{
    return zip_name_locate(m_archive, part.toUtf8().constData(), ZIP_FL_NOCASE) >= 0;
}

qint64 ZipPackage::sizeOf(const QString& part) const
{
    zip_stat_t stat;
    zip_stat_init(&stat);
    if (zip_stat(m_archive, part.toUtf8().constData(), ZIP_FL_NOCASE, &stat) != 0) return -1;
    return (stat.valid & ZIP_STAT_SIZE) != 0
               ? static_cast<qint64>(std::min<zip_uint64_t>(stat.size, 1ULL << 62))
               : -1;
}

std::unique_ptr<QIODevice> ZipPackage::part(const QString& name)
{
    zip_file_t* file = zip_fopen(m_archive, name.toUtf8().constData(), ZIP_FL_NOCASE);
    if (!file) return nullptr;
    return std::make_unique<ZipPart>(*this, file);
}

} // namespace ink::tables
