#pragma once

#include "app/base/result.h"

#include <QByteArray>
#include <QList>
#include <QRectF>
#include <QString>

#include <memory>

namespace ink::pdf {

struct PageContent;

/** The text of a page with the place of each letter, for searches and to be selected. */
struct PageText
{
    QString text; ///< words with one blank and lines with one line feed between them
    /** One for each UTF-16 unit of `text`: points of the page as displayed, origin top left; null for what
     * stands between words. */
    QList<QRectF> places;
    QList<qint16> angles; ///< likewise: of the base line, degrees clockwise as displayed, 0–359; 0 = upright
};

[[nodiscard]] PageText pageText(const PageContent& content);

/** The text of a file's pages, extracted on demand. Used in one thread. */
class PageTextReader final
{
public:
    /** Errors as SourceFile::open and readPageTree. */
    [[nodiscard]] static Result<std::unique_ptr<PageTextReader>> open(const QByteArray& bytes);
    ~PageTextReader();
    PageTextReader(const PageTextReader&) = delete;
    PageTextReader& operator=(const PageTextReader&) = delete;

    [[nodiscard]] int pageCount() const;
    /** One page, 0-based. Errors as PageReader::read. */
    [[nodiscard]] Result<PageText> read(int page);

private:
    struct Private;
    explicit PageTextReader(std::unique_ptr<Private> opened);
    std::unique_ptr<Private> d;
};

} // namespace ink::pdf
