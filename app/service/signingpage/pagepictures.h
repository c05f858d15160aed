#pragma once

#include "app/base/result.h"

#include <QByteArray>
#include <QList>
#include <QString>

#include <chrono>
#include <memory>

namespace ink::service::signingpage {

/**
 * Pictures and text of pages for people who read in a browser. Uploaded files are hostile: they are painted
 * by helper processes (`inkstone-pages`) with little memory and a time limit. What exceeds either is refused,
 * and refused at once for a while when somebody asks again. Callers wait, at most so many altogether and a
 * document; the documents take turns, and one of them never has all helpers. What is drawn of values has a
 * helper of its own, which no uploaded file keeps busy. Finished pictures are kept in a small
 * least-recently-used cache. Safe from any thread.
 */
class PagePictures final
{
public:
    struct Options
    {
        QString helper = {};                          ///< path of inkstone-pages; empty = `defaultHelper`
        int helpers = 2;                              ///< processes, started when they are needed
        qint64 memory = 1024LL * 1024 * 1024;         ///< bytes that each may take
        int openDocuments = 8;                        ///< kept open, by all helpers together
        qint64 pictureBytes = 48LL * 1024 * 1024;     ///< of pictures kept
        int waiting = 24;                             ///< callers at once; more get Unavailable
        int waitingPerDocument = 8;                   ///< of them for one document; more get RateLimit
                                                      ///< (while half of `waiting` do: two, no slow ones)
        int waitingForValues = 16;                    ///< callers of `pieces` at once
        std::chrono::milliseconds timeLimit{10'000};  ///< per picture
        std::chrono::milliseconds valuesLimit{4'000}; ///< per call of `pieces`
        /** With two helpers or more, the last one gives up a picture after this time and leaves it to the
         * others: slow documents do not keep quick ones waiting. */
        std::chrono::milliseconds quickLimit{2'000};
        std::chrono::milliseconds waitLimit{30'000};   ///< of a caller, then Unavailable
        std::chrono::milliseconds refuseFor{300'000};  ///< what was too slow or too large
        std::chrono::milliseconds idleHelper{120'000}; ///< a helper without work ends
    };
    PagePictures();
    explicit PagePictures(Options options);
    ~PagePictures(); ///< stops

    static constexpr int minimumWidth = 40;
    static constexpr int maximumWidth = 2000;

    /** inkstone-pages beside this program, or where packages install it (../libexec/inkstone). */
    [[nodiscard]] static QString defaultHelper();

    /**
     * PNG of a page (`pageIndex` is 1-based) of the PDF at `path`, `width` pixels wide (clamped to 40–2000,
     * and so that a very long page stays under 16 megapixels). NotFound when there is no such page,
     * UnreadablePdf when QtPdf cannot read the file, UnreadablePdf with a reason (`page_too_slow`,
     * `page_too_large`) when drawing the page exceeds the limits, RateLimit and Unavailable when too many
     * wait.
     */
    [[nodiscard]] Result<QByteArray> png(const QString& path, int pageIndex, int width);
    /** Like `png`; photographs and scans become a JPEG where `takesJpeg`. */
    [[nodiscard]] Result<QByteArray> picture(const QString& path, int pageIndex, int width, bool takesJpeg);
    /**
     * PNG of each page of a small PDF made for this (pdf::valuePages), transparent where nothing is painted,
     * `scale` pixels a point. `group` stands for the document when it takes turns with others. Errors as
     * `png`, and TooLarge for more than 16 megapixels.
     */
    [[nodiscard]] Result<QList<QByteArray>> pieces(const QByteArray& pdf, double scale,
                                                   const QString& group = {});
    /** The page's text in reading order as the file tells it: the alternative text of its picture. Errors as
     * `png`. */
    [[nodiscard]] Result<QString> text(const QString& path, int pageIndex);

    /** Ends the helpers; waiting and later callers get Unavailable. Returns when no helper is left. */
    void stop();

private:
    struct Private;
    std::unique_ptr<Private> d;
    std::unique_ptr<Private> m_values; ///< draws for `pieces`
};

} // namespace ink::service::signingpage
