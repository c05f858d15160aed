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
 * Images and text of pages for the signing page in browsers. Uploaded files are untrusted: they are
 * rendered by helper processes (`inkstone-pages`) with limits of memory and time. Pages that exceed a
 * limit are refused, and further requests for them are refused at once for a while. The number of waiting
 * callers is limited in total and per document; documents take turns, and none of them ever occupies all
 * helpers. Values are rendered by a separate helper, which uploaded files can't occupy. Finished images
 * are kept in a small least-recently-used cache. Thread-safe.
 */
class PagePictures final
{
public:
    // Index(Options): Page picture: limits of time and memory
    struct Options
    {
        QString helper = {};                      ///< path of inkstone-pages; empty = `defaultHelper`
        int helpers = 2;                          ///< number of processes, started on demand
        qint64 memory = 1024LL * 1024 * 1024;     ///< maximum bytes for each
        int openDocuments = 8;                    ///< kept open, by all helpers combined
        qint64 pictureBytes = 48LL * 1024 * 1024; ///< bytes of cached images
        int waiting = 24;                         ///< maximum waiting callers; more get Unavailable
        int waitingPerDocument = 8; ///< maximum waiting callers of one document; more get RateLimit (while
                                    ///< half of `waiting` are taken: two, and none for slow documents)
        int waitingForValues = 16;  ///< maximum waiting callers of `pieces`
        std::chrono::milliseconds timeLimit{10'000};    ///< per image
        std::chrono::milliseconds valuesLimit{4'000};   ///< per call of `pieces`
        std::chrono::milliseconds compareLimit{60'000}; ///< per call of `compare`
        /** With two helpers or more, the last one aborts an image after this time and leaves it to the
         * others, so that slow documents do not delay fast ones. */
        std::chrono::milliseconds quickLimit{2'000};
        std::chrono::milliseconds waitLimit{30'000};   ///< maximum wait of a caller, then Unavailable
        std::chrono::milliseconds refuseFor{300'000};  ///< for pages that were too slow or too large
        std::chrono::milliseconds idleHelper{120'000}; ///< time after which an idle helper ends
    };
    PagePictures();
    explicit PagePictures(Options options);
    ~PagePictures(); ///< calls stop()

    static constexpr int minimumWidth = 40;
    static constexpr int maximumWidth = 2000;

    /** inkstone-pages next to this program, or where packages install it (../libexec/inkstone). */
    [[nodiscard]] static QString defaultHelper();

    /**
     * PNG of a page (`pageIndex` is 1-based) of the PDF at `path`, `width` pixels wide (clamped to
     * 40–2000, and so that a very long page stays under 16 megapixels). NotFound when there is no such
     * page, UnreadablePdf when QtPdf can't read the file, UnreadablePdf with a reason (`page_too_slow`,
     * `page_too_large`) when rendering the page exceeds the limits, RateLimit and Unavailable when too
     * many callers wait.
     */
    [[nodiscard]] Result<QByteArray> png(const QString& path, int pageIndex, int width);
    /** Like `png`; photographs and scans become a JPEG if `acceptsJpeg`. */
    [[nodiscard]] Result<QByteArray> picture(const QString& path, int pageIndex, int width, bool acceptsJpeg);
    /**
     * PNG of each page of a small PDF created for this purpose (pdf::valuePages), transparent where
     * nothing is painted, `scale` pixels per point. `group` identifies the document for taking turns.
     * Errors as `png`, and TooLarge for more than 16 megapixels.
     */
    [[nodiscard]] Result<QList<QByteArray>> pieces(const QByteArray& pdf, double scale,
                                                   const QString& group = {});
    /** Returns whether a page looks the same in two files: `shownPath` with `values` over it (a PDF with one
     * page of the same size, empty for none) and `path`. With `generatesAppearances`, the form fields of
     * `path` are rendered as viewers render them, otherwise only with the appearances stored in the file.
     * `except` are areas of the page to ignore (points, as displayed). Never waits for pages that people
     * view. Errors as `png`. */
    [[nodiscard]] Result<bool> compare(const QString& shownPath, const QByteArray& values,
                                       const QString& path, int pageIndex, bool generatesAppearances,
                                       const QList<QRectF>& except = {});
    /** The page's text in the file's reading order, used as the alternative text of the page image.
     * Errors as `png`. */
    [[nodiscard]] Result<QString> text(const QString& path, int pageIndex);
    /** The page's lines with their positions in the format of pagepainter::pageLines. Errors as `png`. */
    [[nodiscard]] Result<QByteArray> lines(const QString& path, int pageIndex);

    /** Ends the helpers; waiting and later callers get Unavailable. Returns when all helpers have ended. */
    void stop();

private:
    struct Private;
    std::unique_ptr<Private> d;
    std::unique_ptr<Private> m_values; ///< renders for `pieces`
    std::unique_ptr<Private> m_checks; ///< renders for `compare`
};

} // namespace ink::service::signingpage
