#pragma once

#include <QByteArray>
#include <QImage>

#include <memory>

namespace ink::pdf {

/** A file opened for rendering. For one thread. */
class RenderedFile
{
public:
    virtual ~RenderedFile() = default;
    [[nodiscard]] virtual int pageCount() const = 0;
    /** A page (0-based) as displayed, on white; null when it can't be rendered. `scale` = pixels a point. */
    [[nodiscard]] virtual QImage render(int page, double scale) = 0;
};

/** Renders pages as the viewer of the program does: what reading a file's objects can't tell, its picture
 * does. Thread-safe. */
class PageRenderer
{
public:
    virtual ~PageRenderer() = default;
    /** Null when the file can't be opened. `bytes` are copied or shared. */
    [[nodiscard]] virtual std::unique_ptr<RenderedFile> open(const QByteArray& bytes) const = 0;
};

} // namespace ink::pdf
