#pragma once

#include <QByteArray>
#include <QImage>
#include <QRect>
#include <QSet>
#include <QSize>
#include <QSizeF>
#include <QString>

#include <memory>

namespace ink::ui {

/** The content that pages omit because tags show it. */
struct OmittedContent
{
    QSet<QString> fields;      ///< form fields, by their fully qualified names
    bool omitsAnchors = false; ///< anchor text, which is not in the signed file either
    bool operator==(const OmittedContent&) const = default;
};

/** A file opened with QtPdf; created, used and destroyed in one thread. The bytes are shared; only a file
 * with visible form field content is copied. */
class PdfPages final
{
public:
    /** Opens the first `length` bytes, or all if `length` is negative; a revision is a prefix of the file.
     * Form fields show their content, except those in `without`. */
    explicit PdfPages(const QByteArray& bytes, qint64 length = -1, const OmittedContent& without = {});
    ~PdfPages();
    PdfPages(const PdfPages&) = delete;
    PdfPages& operator=(const PdfPages&) = delete;

    [[nodiscard]] bool isOpenedFrom(const QByteArray& bytes, qint64 length,
                                    const OmittedContent& without = {}) const;
    [[nodiscard]] bool isReadable() const;
    [[nodiscard]] int pageCount() const;
    [[nodiscard]] QSizeF pageSize(int page) const; ///< points, as displayed; 0-based
    /** Renders a page on a white background; null on failure. */
    [[nodiscard]] QImage renderPage(int page, QSize pixels);
    /** Renders only a part of the page. */
    [[nodiscard]] QImage renderPart(int page, QSize pixels, const QRect& part);

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace ink::ui
