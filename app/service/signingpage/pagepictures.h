#pragma once

#include "app/base/result.h"

#include <QByteArray>
#include <QList>
#include <QRectF>
#include <QString>

#include <chrono>
#include <memory>

namespace ink::service::signingpage {

/**
 * Images and text of pages for the signing page in browsers. Uploaded files are untrusted, so they are
 * rendered by helper processes (`inkstone-pages`) with limits on memory and time. Pages that exceed a limit
 * are rejected, and further requests for them are rejected at once for a while. The number of waiting callers
 * is limited in total and per document. Documents take turns, and none of them ever occupies all helpers.
 * Values are rendered by a separate helper, which uploaded files can't occupy. Finished images are stored in
 * a small least-recently-used cache. Thread-safe.
 */
class PagePictures final
{
public:
    // Index(Options): Page picture: limits of time and memory
    struct Options
    {
        QString helper = {}; ///< path of inkstone-pages; empty = `PainterProcess::defaultProgram`
        int maxHelpers = 2;  ///< number of processes, started on demand
        qint64 memoryPerHelper = 1024LL * 1024 * 1024; ///< maximum bytes of each helper
        int openDocuments = 8;                         ///< open documents of all helpers together
        qint64 cacheBytes = 48LL * 1024 * 1024;        ///< bytes of cached images
        int maxWaiting = 24;           ///< maximum number of waiting callers; others get Unavailable
        int maxWaitingPerDocument = 8; ///< maximum waiting callers of one document; more get RateLimit (while
                                       ///< half of `maxWaiting` are taken: two, and none for slow documents)
        int maxWaitingForValues = 16;  ///< maximum waiting callers of `pngPages`
        std::chrono::milliseconds timeLimit{10'000};    ///< per image
        std::chrono::milliseconds valuesLimit{4'000};   ///< per call of `pngPages`
        std::chrono::milliseconds compareLimit{60'000}; ///< per call of `compare`
        /** If there are two helpers or more, the last one aborts an image after this time and leaves it to
         * the others, so that slow documents do not delay fast ones. */
        std::chrono::milliseconds quickLimit{2'000};
        std::chrono::milliseconds waitLimit{30'000};          ///< maximum wait of a caller, then Unavailable
        std::chrono::milliseconds refusalTime{300'000};       ///< time during which pages that were too slow
                                                              ///< or too large are rejected
        std::chrono::milliseconds helperIdleTimeout{120'000}; ///< time after which an idle helper ends
    };
    PagePictures();
    explicit PagePictures(Options options);
    ~PagePictures(); ///< calls stop()

    static constexpr int minWidth = 40;
    static constexpr int maxWidth = 2000;

    /**
     * Returns a PNG of a page (`pageIndex` is 1-based) of the PDF at `path`, `width` pixels wide (clamped to
     * 40–2000, and so that a very long page stays under 16 megapixels). NotFound if there is no such page.
     * UnreadablePdf if QtPdf can't read the file, or with a reason (`page_too_slow`, `page_too_large`) if
     * rendering the page exceeds the limits. RateLimit and Unavailable if too many callers are waiting.
     */
    [[nodiscard]] Result<QByteArray> png(const QString& path, int pageIndex, int width);
    /** Like `png`; photographs and scans become a JPEG if `acceptsJpeg`. */
    [[nodiscard]] Result<QByteArray> image(const QString& path, int pageIndex, int width, bool acceptsJpeg);
    /**
     * Returns a PNG of each page of a small PDF created for this purpose (pdf::makeValuePages), transparent
     * where nothing is painted, with `scale` pixels per point. `group` identifies the document for taking
     * turns. Same errors as `png`, and TooLarge for more than 16 megapixels.
     */
    [[nodiscard]] Result<QList<QByteArray>> pngPages(const QByteArray& pdf, double scale,
                                                     const QString& group = {});
    /** Returns whether a page looks the same in two files: `shownPath` with `values` over it (a PDF with one
     * page of the same size, empty for none), and `path`. With `generatesAppearances`, the form fields of
     * `path` are rendered as viewers render them; otherwise only with the appearances stored in the file.
     * `except` are areas of the page to ignore (points, as displayed). Never waits for pages that people
     * view. Same errors as `png`. */
    [[nodiscard]] Result<bool> compare(const QString& shownPath, const QByteArray& values,
                                       const QString& path, int pageIndex, bool generatesAppearances,
                                       const QList<QRectF>& except = {});
    /** Returns the page's text in the file's reading order, used as the alternative text of the page image.
     * Same errors as `png`. */
    [[nodiscard]] Result<QString> text(const QString& path, int pageIndex);
    /** Returns the page's lines with their positions in the format of pagepainter::pageLines. Same errors as
     * `png`. */
    [[nodiscard]] Result<QByteArray> lines(const QString& path, int pageIndex);

    /** Ends the helpers. Waiting and later callers get Unavailable. Returns when all helpers have ended. */
    void stop();

private:
    struct Private;
    std::unique_ptr<Private> d;
    std::unique_ptr<Private> m_values; ///< renders for `pngPages`
    std::unique_ptr<Private> m_checks; ///< renders for `compare`
};

} // namespace ink::service::signingpage
