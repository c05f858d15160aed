#pragma once

#include "app/domain/document.h"

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

/** The points of a text's letters where they are so small, because it is long, that they are hard to read. */
[[nodiscard]] std::optional<double> smallPrint(const domain::Tag& tag);

/** Values as the sealed file will show them, drawn by the same code; keeps what it has drawn. */
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
    /** Draws what is not there yet, a limited number at a time; true when some are still missing. */
    bool prepare(const QList<Wanted>& wanted);
    /** Has what is not there yet drawn in the background; calls `ready` whenever some of it is there. What
     * was ordered before and is not wanted any more is given up. */
    void order(const QList<Wanted>& wanted, const std::function<void()>& ready);
    /** The picture in the requested size, transparent where nothing is drawn; null when there is none. */
    [[nodiscard]] QImage image(const domain::Tag& tag, QSize pixels) const;
    /** Returns whether it is there in any size. */
    [[nodiscard]] bool has(const domain::Tag& tag) const;
    /** The same value in the size that was drawn last, to be scaled until the right one is there. */
    [[nodiscard]] QImage anySize(const domain::Tag& tag) const;

private:
    void keep(const QByteArray& key, const QImage& image);

    QCache<QByteArray, QImage> m_images;
    QHash<QByteArray, QByteArray> m_lastSize; ///< by the key without pixels
    QSet<QByteArray> m_ordered;
    std::function<void()> m_ready;
    std::unique_ptr<LookThread> m_thread; ///< made when it is first needed
};

} // namespace ink::ui
