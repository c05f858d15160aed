#pragma once

#include <QByteArray>
#include <QImage>
#include <QSet>
#include <QSize>
#include <QSizeF>
#include <QString>

#include <memory>

namespace ink::ui {

/** A file as QtPdf reads it; made, used and dropped in one thread. The bytes are shared; only
 * a file whose form fields show something is copied. */
class PdfPages final
{
public:
    /**
     * Reads the first `length` bytes, all of them when it is negative: a revision is a file cut at its end.
     * Form fields show what they hold, but for those named in `without`, which something else shows.
     */
    explicit PdfPages(const QByteArray& bytes, qint64 length = -1, const QSet<QString>& without = {});
    ~PdfPages();
    PdfPages(const PdfPages&) = delete;
    PdfPages& operator=(const PdfPages&) = delete;

    [[nodiscard]] bool isOf(const QByteArray& bytes, qint64 length, const QSet<QString>& without = {}) const;
    [[nodiscard]] bool isReadable() const;
    [[nodiscard]] int pageCount() const;
    [[nodiscard]] QSizeF pageSize(int page) const; ///< points, as displayed; 0-based
    /** The page on white paper, opaque; null when it cannot be rendered. */
    [[nodiscard]] QImage picture(int page, QSize pixels);

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace ink::ui
