#pragma once

#include <QByteArray>
#include <QImage>
#include <QList>
#include <QString>

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
    /** Announces pages that are asked for next, so that they can be rendered in one go. */
    virtual void prepare(const QList<int>& pages, double scale)
    {
        Q_UNUSED(pages);
        Q_UNUSED(scale);
    }
    /** Returns whether rendering was ended before its result could be known, such as by a limit. */
    [[nodiscard]] virtual bool hasFailed() const { return false; }
};

/** Renders pages as the viewer of the program does: what reading a file's objects can't tell, its picture
 * does. Thread-safe. */
class PageRenderer
{
public:
    virtual ~PageRenderer() = default;
    /** The name that reports call it by. */
    [[nodiscard]] virtual QString name() const = 0;
    /** Returns whether it renders form fields itself. */
    [[nodiscard]] virtual bool rendersFields() const = 0;
    /** Null when the file can't be opened. `bytes` are copied or shared. */
    [[nodiscard]] virtual std::unique_ptr<RenderedFile> open(const QByteArray& bytes) const = 0;
};

} // namespace ink::pdf
