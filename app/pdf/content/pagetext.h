#pragma once

#include "app/base/result.h"

#include <QByteArray>
#include <QList>
#include <QRectF>
#include <QString>

#include <memory>

namespace ink::pdf {

struct PageContent;

/** The text of a page with the position of each letter, for search and selection. */
struct PageText
{
    QString text; ///< words separated by one space, lines by one line feed
    /** The rectangle of each UTF-16 unit of `text`, in points of the page as displayed, origin top left; null
     * for separators. */
    QList<QRectF> letterRects;
    QList<qint16>
        angles; ///< the angle of each unit's baseline, degrees clockwise as displayed, 0–359; 0 = upright
};

[[nodiscard]] PageText pageText(const PageContent& content);

/** The text of a file's pages, extracted on demand. Not thread-safe. */
class PageTextReader final
{
public:
    /** Opens a file. Fails like SourceFile::open and readPageTree. */
    [[nodiscard]] static Result<std::unique_ptr<PageTextReader>> open(const QByteArray& bytes);
    ~PageTextReader();
    PageTextReader(const PageTextReader&) = delete;
    PageTextReader& operator=(const PageTextReader&) = delete;

    [[nodiscard]] int pageCount() const;
    /** Reads one page, 0-based. Fails like PageReader::read. */
    [[nodiscard]] Result<PageText> read(int page);

private:
    struct Private;
    explicit PageTextReader(std::unique_ptr<Private> opened);
    std::unique_ptr<Private> d;
};

} // namespace ink::pdf
