#pragma once

#include <QByteArray>
#include <QImage>
#include <QList>
#include <QString>

#include <memory>

namespace ink::pdf {

/** A file opened for rendering. Not thread-safe. */
class RenderedFile
{
public:
    virtual ~RenderedFile() = default;
    [[nodiscard]] virtual int pageCount() const = 0;
    /** A page (0-based) as displayed, on white; null if it can't be rendered. `scale` is in
     * pixels per point. */
    [[nodiscard]] virtual QImage render(int page, double scale) = 0;
    /** Announces the pages to be requested next, so that they can be rendered together. */
    virtual void prepare(const QList<int>& pages, double scale)
    {
        Q_UNUSED(pages);
        Q_UNUSED(scale);
    }
    /** Returns whether rendering was aborted without a result, for example by a limit. */
    [[nodiscard]] virtual bool hasFailed() const { return false; }
};

/** Renders pages for checks that require the visual result. Thread-safe. */
class PageRenderer
{
public:
    virtual ~PageRenderer() = default;
    /** The name used in reports. */
    [[nodiscard]] virtual QString name() const = 0;
    /** Returns whether the renderer draws form fields itself. */
    [[nodiscard]] virtual bool rendersFields() const = 0;
    /** Opens a file; returns null if that fails. `bytes` are copied or shared. */
    [[nodiscard]] virtual std::unique_ptr<RenderedFile> open(const QByteArray& bytes) const = 0;
};

} // namespace ink::pdf
