#pragma once

#include "app/domain/document/tag.h"

#include <QCache>
#include <QHash>
#include <QImage>
#include <QList>
#include <QSet>
#include <QSize>

#include <functional>
#include <memory>
#include <optional>

namespace ink::ui {

class ValueRenderThread;

/** Returns the font size in points of a long text if it is too small to read comfortably, otherwise
 * nothing. */
[[nodiscard]] std::optional<double> smallFontSize(const domain::Tag& tag);

/** Renders values as in the sealed file, with the same code, and caches them. */
class ValueImageCache final
{
public:
    ValueImageCache();
    ~ValueImageCache();
    ValueImageCache(const ValueImageCache&) = delete;
    ValueImageCache& operator=(const ValueImageCache&) = delete;

    struct Request
    {
        const domain::Tag* tag = nullptr;
        QSize pixels; ///< size of the whole tag
    };
    /** Renders missing values, a limited number at a time; true when some are still missing. */
    bool prepare(const QList<Request>& wanted);
    /** Renders missing values in the background; calls `ready` whenever some are available. Cancels earlier
     * orders that are no longer wanted. */
    void requestImages(const QList<Request>& wanted, const std::function<void()>& ready);
    /** The picture in the requested size, with a transparent background; null when not cached. */
    [[nodiscard]] QImage image(const domain::Tag& tag, QSize pixels) const;
    /** Returns whether the value is cached in any size. */
    [[nodiscard]] bool contains(const domain::Tag& tag) const;
    /** The picture in the last rendered size, to be scaled until the right one is available; null when there
     * is none. */
    [[nodiscard]] QImage imageInAnySize(const domain::Tag& tag) const;

private:
    void store(const QByteArray& key, const QImage& image);

    QCache<QByteArray, QImage> m_images;
    QHash<QByteArray, QByteArray> m_lastSize; ///< key of the last rendered size, by the key without pixels
    QSet<QByteArray> m_requested;
    std::function<void()> m_ready;
    std::unique_ptr<ValueRenderThread> m_thread; ///< created on first use
};

} // namespace ink::ui
