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

class LookThread;

/** The font size in points of a long text that is too small to read comfortably. */
[[nodiscard]] std::optional<double> smallPrint(const domain::Tag& tag);

/** Renders values as in the sealed file, with the same code, and caches them. */
class ValueLooks final
{
public:
    ValueLooks();
    ~ValueLooks();
    ValueLooks(const ValueLooks&) = delete;
    ValueLooks& operator=(const ValueLooks&) = delete;

    struct Wanted
    {
        const domain::Tag* tag = nullptr;
        QSize pixels; ///< of the whole tag
    };
    /** Renders missing values, a limited number at a time; true when some are still missing. */
    bool prepare(const QList<Wanted>& wanted);
    /** Renders missing values in the background; calls `ready` whenever some are available. Cancels earlier
     * orders that are no longer wanted. */
    void order(const QList<Wanted>& wanted, const std::function<void()>& ready);
    /** The picture in the requested size, with a transparent background; null when not cached. */
    [[nodiscard]] QImage image(const domain::Tag& tag, QSize pixels) const;
    /** Returns whether it is cached in any size. */
    [[nodiscard]] bool has(const domain::Tag& tag) const;
    /** The same value in the last rendered size, to be scaled until the right one is available. */
    [[nodiscard]] QImage anySize(const domain::Tag& tag) const;

private:
    void keep(const QByteArray& key, const QImage& image);

    QCache<QByteArray, QImage> m_images;
    QHash<QByteArray, QByteArray> m_lastSize; ///< by the key without pixels
    QSet<QByteArray> m_ordered;
    std::function<void()> m_ready;
    std::unique_ptr<LookThread> m_thread; ///< created on first use
};

} // namespace ink::ui
