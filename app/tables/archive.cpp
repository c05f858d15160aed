#include "app/tables/archive.h"

#include "app/base/reasons.h"
#include "app/tables/reasons.h"

#include <zip.h>

#include <algorithm>
#include <memory>

namespace ink::tables {

namespace {

struct Discard
{
    void operator()(zip_t* archive) const { zip_discard(archive); }
};
struct Close
{
    void operator()(zip_file_t* file) const { zip_fclose(file); }
};

tl::unexpected<Error> damagedArchive()
{
    return fail(ErrorCode::Malformed, reasons::notAnArchive());
}

tl::unexpected<Error> archiveTooLarge()
{
    return fail(ErrorCode::TooLarge, reasons::archiveTooLarge());
}

/** Returns whether a name is safe: at most 200 characters, no path out of the folder, no control characters
 * that a terminal would interpret. */
bool isPlain(const QString& name)
{
    return !name.isEmpty() && name.size() <= 200 && !name.startsWith(QLatin1Char('/')) &&
           !name.contains(QLatin1StringView("..")) && !name.contains(QLatin1Char('\\')) &&
           std::none_of(name.begin(), name.end(), [](QChar c) { return c < QLatin1Char(' '); });
}

Result<QByteArray> unpacked(zip_t* archive, zip_uint64_t index, qint64 maximum)
{
    const std::unique_ptr<zip_file_t, Close> file(zip_fopen_index(archive, index, 0));
    if (!file) return damagedArchive();
    QByteArray bytes;
    QByteArray piece(64 * 1024, Qt::Uninitialized);
    for (;;) {
        const zip_int64_t got = zip_fread(file.get(), piece.data(), static_cast<zip_uint64_t>(piece.size()));
        if (got < 0) return damagedArchive();
        if (got == 0) return bytes;
        if (bytes.size() + got > maximum) return archiveTooLarge();
        bytes.append(piece.constData(), got);
    }
}

} // namespace

Result<QList<ArchivePart>> readArchive(const QByteArray& bytes, const ArchiveLimits& limits)
{
    zip_error_t error;
    zip_error_init(&error);
    zip_source_t* source =
        zip_source_buffer_create(bytes.constData(), static_cast<zip_uint64_t>(bytes.size()), 0, &error);
    const std::unique_ptr<zip_t, Discard> archive(
        source ? zip_open_from_source(source, ZIP_RDONLY | ZIP_CHECKCONS, &error) : nullptr);
    if (!archive && source) zip_source_free(source);
    zip_error_fini(&error);
    if (!archive) return damagedArchive();
    const zip_int64_t count = zip_get_num_entries(archive.get(), 0);
    if (count > limits.maxParts) return archiveTooLarge();
    QList<ArchivePart> parts;
    qint64 left = limits.maxUnpackedBytes;
    for (zip_int64_t i = 0; i < count; ++i) {
        const auto index = static_cast<zip_uint64_t>(i);
        zip_stat_t stat;
        zip_stat_init(&stat);
        if (zip_stat_index(archive.get(), index, 0, &stat) != 0 || !(stat.valid & ZIP_STAT_NAME) ||
            !(stat.valid & ZIP_STAT_SIZE) || !(stat.valid & ZIP_STAT_COMP_SIZE))
            return damagedArchive();
        const QString name = QString::fromUtf8(stat.name);
        if (!isPlain(name)) return damagedArchive();
        if (name.endsWith(QLatin1Char('/'))) continue;
        const auto growth = static_cast<zip_uint64_t>(limits.maxRatio);
        if (stat.size > static_cast<zip_uint64_t>(left) || stat.size / growth > stat.comp_size)
            return archiveTooLarge();
        // The stated size may be wrong, so the bytes are counted as they are unpacked.
        INK_ASSIGN(content, unpacked(archive.get(), index, left));
        left -= content.size();
        Q_ASSERT(left >= 0);
        parts.append({name, std::move(content)});
    }
    return parts;
}

Result<QByteArray> makeArchive(const QList<ArchivePart>& parts)
{
    zip_error_t error;
    zip_error_init(&error);
    zip_source_t* target = zip_source_buffer_create(nullptr, 0, 0, &error);
    zip_t* archive = target ? zip_open_from_source(target, ZIP_CREATE | ZIP_TRUNCATE, &error) : nullptr;
    zip_error_fini(&error);
    const auto failed = [] { return fail(ErrorCode::Io, reasons::archiveUnwritable()); };
    if (!archive) {
        if (target) zip_source_free(target);
        return failed();
    }
    zip_source_keep(target); // closing the archive releases its own reference
    const std::unique_ptr<zip_source_t, decltype(&zip_source_free)> kept(target, &zip_source_free);
    bool added = true;
    for (const ArchivePart& part : parts) {
        zip_source_t* source = zip_source_buffer(archive, part.bytes.constData(),
                                                 static_cast<zip_uint64_t>(part.bytes.size()), 0);
        const zip_int64_t at = source ? zip_file_add(archive, part.name.toUtf8().constData(), source,
                                                     ZIP_FL_OVERWRITE | ZIP_FL_ENC_UTF_8)
                                      : -1;
        if (at < 0 && source) zip_source_free(source);
        // A fixed time, so that the same parts always produce the same bytes.
        added =
            added && at >= 0 && zip_file_set_dostime(archive, static_cast<zip_uint64_t>(at), 0, 0x21, 0) == 0;
    }
    if (!added || zip_close(archive) != 0) {
        zip_discard(archive);
        return failed();
    }
    if (zip_source_open(target) != 0) return failed();
    zip_stat_t stat;
    zip_stat_init(&stat);
    QByteArray bytes;
    if (zip_source_stat(target, &stat) == 0 && (stat.valid & ZIP_STAT_SIZE))
        bytes.resize(static_cast<qsizetype>(stat.size));
    const zip_int64_t got = zip_source_read(target, bytes.data(), static_cast<zip_uint64_t>(bytes.size()));
    zip_source_close(target);
    if (got != bytes.size()) return failed();
    return bytes;
}

} // namespace ink::tables
