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
struct LeftOut
{
    QSet<QString> fields; ///< form fields, by their fully qualified names
    bool anchors = false; ///< anchor text, which is not in the signed file either
    bool operator==(const LeftOut&) const = default;
};

/** A file opened with QtPdf; created, used and destroyed in one thread. The bytes are shared; only a file
 * with visible form field content is copied. */
class PdfPages final
{
public:
    /** Opens the first `length` bytes, or all if it is negative: a revision is a prefix of the file. Form
     * fields show their content, except those in `without`. */
    explicit PdfPages(const QByteArray& bytes, qint64 length = -1, const LeftOut& without = {});
    ~PdfPages();
    PdfPages(const PdfPages&) = delete;
    PdfPages& operator=(const PdfPages&) = delete;

    [[nodiscard]] bool isOf(const QByteArray& bytes, qint64 length, const LeftOut& without = {}) const;
    [[nodiscard]] bool isReadable() const;
    [[nodiscard]] int pageCount() const;
    [[nodiscard]] QSizeF pageSize(int page) const; ///< points, as displayed; 0-based
    /** The page on white paper, opaque; null when it cannot be rendered. */
    [[nodiscard]] QImage picture(int page, QSize pixels);
    /** A part of `picture`, without rendering the rest. */
    [[nodiscard]] QImage part(int page, QSize pixels, const QRect& part);

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace ink::ui
